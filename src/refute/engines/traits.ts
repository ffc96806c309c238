/** What of a statement tells which engines are promising, looked up once. */
import { type Conjecture, constsOf, names } from "../../logic/index.ts";
import type { Prepared } from "../prepared.ts";
import type { EngineOptions } from "./engine.ts";
import { canBeShaped } from "./shaped-search.ts";

export interface Traits {
  readonly hasQuantifier: boolean;
  readonly hasPremises: boolean;
  /** It speaks of an inductive predicate, which only smart generators run. */
  readonly hasInductive: boolean;
  /** It has variables for functions or sets on infinite types. */
  readonly hasShapes: boolean;
}

const plain = { locale: ["expand"], noAssumptions: false } as const;

/** The traits of the first conjecture: the others differ in little. */
export function traitsOf(prepared: Prepared, { testing }: EngineOptions): Traits {
  const [first] = prepared.conjectures(plain);
  if (first === undefined) return { hasQuantifier: false, hasPremises: false, hasInductive: false, hasShapes: false };
  const constants = constantsOf(first);
  const isInductive = (name: string): boolean => first.theory.consts.get(name)?.spec.kind === "inductive";
  return {
    hasQuantifier: constants.has(names.Ex) || constants.has(names.All),
    hasPremises: first.premises.length > 0,
    hasInductive: [...constants].some(isInductive),
    hasShapes: canBeShaped(first, testing),
  };
}

function constantsOf({ premises, conclusion }: Conjecture): ReadonlySet<string> {
  return new Set([...premises, conclusion].flatMap((t) => constsOf(t).map((c) => c.name)));
}
