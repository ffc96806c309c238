import { isAnswer, type Trace, type TraceKind } from "../source/trace.ts";

/** What a trace may have that a pass of shrinking needs, each a bit, so that it is asked for in no time. */
export const features = {
  list: 1,
  recursion: 2,
  function: 4,
  foreign: 8,
  /** An argument that is more than a single answer. */
  compound: 16,
} as const;

/** Parts that are drawn under the size without asking for it. */
export const sizedParts = features.recursion | features.function | features.foreign;

/** The features of a whole trace. */
export function featuresOf(root: Trace): number {
  const { children } = root;
  let found = partsIn(root);
  for (let i = 0; i < children.length; i++) if (!isAnswer(children[i] as Trace)) found |= features.compound;
  return found;
}

function partsIn({ kind, children }: Trace): number {
  let found = featureOf(kind);
  for (let i = 0; i < children.length; i++) found |= partsIn(children[i] as Trace);
  return found;
}

function featureOf(kind: TraceKind): number {
  switch (kind) {
    case "part":
    case "chain":
      return 0;
    case "list":
      return features.list;
    case "recursion":
      return features.recursion;
    case "function":
      return features.function;
    case "foreign":
      return features.foreign;
  }
}
