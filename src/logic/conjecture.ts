import type { Coverage } from "./coverage.ts";
import type { Free, Term } from "./term.ts";
import { termTypeVars } from "./term-walk.ts";
import type { Theory } from "./theory.ts";
import { type Type, type TypeVar, typeVars } from "./type.ts";

/**
 * What is to be refuted: for all values of the variables, the premises imply the conclusion. All terms are of type bool.
 * Prepared in `refute`; the testing engines are given it at ground types, model finding with its type variables.
 */
export interface Conjecture {
  readonly theory: Theory;
  /** In order of first occurrence. Every free variable of premises and conclusion is among them. */
  readonly variables: readonly Free[];
  readonly premises: readonly Term[];
  readonly conclusion: Term;
  /** The statement before it was taken apart, which the judge is given. Its free variables that are no variables here do not matter. */
  readonly stated?: Term;
}

/** The type variables of a conjecture, in order of occurrence. */
export function typeVariables({ variables, premises, conclusion }: Conjecture): TypeVar[] {
  const found = new Set<TypeVar>();
  for (const x of variables) typeVars(x.type, found);
  for (const t of [...premises, conclusion]) termTypeVars(t, found);
  return [...found];
}

/** A value that the specification leaves open and that a counterexample chose: the constant, its arguments, the value. */
export interface ChosenValue {
  readonly constant: string;
  readonly args: readonly Term[];
  readonly value: Term;
}

/** A found assignment, as an engine reports it. Whether it is genuine is decided by the recheck, not here. */
export interface Find {
  /** A ground term for each variable. */
  readonly assignment: ReadonlyMap<string, Term>;
  /** The text to show instead of the term, where it says more (holes `_`, case trees over existential choices). */
  readonly shown: ReadonlyMap<string, string>;
  /** The variables of which parts do not matter: holes in the text, some value or other in the term. */
  readonly open: ReadonlySet<string>;
  readonly chosen: readonly ChosenValue[];
  /** What type variables (by name) stand for, where the assignment's own types do not say it. */
  readonly types?: ReadonlyMap<string, Type>;
  /** Values the engine found for quantified variables, by name: the judge may try them first. */
  readonly hints?: ReadonlyMap<string, Term>;
}

/** A find of values alone. */
export function findOf(assignment: ReadonlyMap<string, Term>, beside: Partial<Find> = {}): Find {
  return { shown: new Map(), open: new Set(), chosen: [], ...beside, assignment };
}

/** How a search ended. */
export type SearchEnd =
  | { readonly kind: "found"; readonly find: Find }
  /** Everything that was covered was decided, and no counterexample. */
  | { readonly kind: "none" }
  /** Stopped before the bound: time, memory, discards; or parts could not be decided. */
  | { readonly kind: "unknown"; readonly reason: string }
  /** The engine cannot treat the conjecture. */
  | { readonly kind: "unsupported"; readonly reason: string };

export type SearchResult = SearchEnd & {
  readonly coverage: Coverage;
  /** Finds that depend on unspecified values, met before the end. */
  readonly potential: readonly Find[];
};
