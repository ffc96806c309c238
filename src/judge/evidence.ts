import type { Term } from "../logic/index.ts";

/**
 * What a search hands over for the judge to replay. Nothing in it is believed: instances are tried, rules applied, tables checked rule by
 * rule. Goals are named by their text (`goal-key.ts`), which only helps to find the evidence.
 */
export type Evidence =
  /** A value worth trying where something about its type is asked. */
  | { readonly kind: "instance"; readonly value: Term }
  /** What `THE` or `SOME` is for a predicate that several values satisfy, or none. */
  | { readonly kind: "choice"; readonly goal: string; readonly value: Term }
  /** The goal follows by this rule of its predicate, with these values for the variables that the goal does not determine. */
  | { readonly kind: "rule"; readonly goal: string; readonly rule: number; readonly values: ReadonlyMap<string, Term> }
  /** The facts that match the goal are among these: a row has the arguments that the goal leaves open. */
  | { readonly kind: "answers"; readonly goal: string; readonly rows: readonly (readonly Term[])[] };
