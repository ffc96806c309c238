import { compareTraces, isSimplest, type Trace } from "../source/trace.ts";
import { choicePlaces, partsOf, replaceAt, simplified, withDelta, withoutItems } from "../source/trace-edit.ts";

/**
 * Traces one step smaller than this one, bold steps first. For those who drive shrinking themselves; our own shrinking looks at
 * the outcome of each step and needs far fewer (`shrink.ts`).
 */
export function* smallerTraces(root: Trace): Generator<Trace> {
  for (const candidate of candidates(root)) {
    if (compareTraces(candidate, root) < 0) yield candidate;
  }
}

function* candidates(root: Trace): Generator<Trace> {
  const places = partsOf(root);
  for (const { path, part } of places) if (!isSimplest(part)) yield replaceAt(root, path, simplified);
  for (const { path, part } of places) {
    if (part.kind === "list") yield* shorterLists(root, path, part);
    if (part.kind === "recursion") yield* hoisted(root, path, part);
  }
  for (const place of choicePlaces(root)) {
    const { delta } = place.choice;
    for (let step = delta; step !== 0; step = Math.trunc(step / 2)) yield withDelta(root, place, delta - step);
    if (delta < 0 && -delta <= place.choice.most) yield withDelta(root, place, -delta);
  }
}

function* shorterLists(root: Trace, path: readonly number[], list: Trace): Generator<Trace> {
  for (let count = list.choices[0]?.delta ?? 0; count >= 1; count = Math.floor(count / 2)) {
    for (let start = list.children.length - count; start >= 0; start -= count) {
      yield replaceAt(root, path, () => withoutItems(list, start, count));
    }
  }
}

function* hoisted(root: Trace, path: readonly number[], part: Trace): Generator<Trace> {
  for (const inner of partsOf(part)) {
    const isInside = inner.path.length > 0 && inner.part.kind === "recursion" && inner.part.label === part.label;
    if (isInside) yield replaceAt(root, path, () => inner.part);
  }
}
