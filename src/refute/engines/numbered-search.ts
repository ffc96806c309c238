/**
 * The search with numbers for type variables that have arithmetic: integers, which are easier to read than the arithmetic of a type with two
 * elements; then fractions and natural numbers, since much that holds of integers does not hold of these. Other type variables stand for
 * what they always do.
 */
import type { Budget } from "../../base/index.ts";
import {
  type Conjecture,
  isSubclass,
  nativeTypes,
  ofSort,
  type Theory,
  type Type,
  type TypeVar,
  typeVariables,
} from "../../logic/index.ts";
import { searchExhaustive } from "../../testing/index.ts";
import type { QuickcheckOptions } from "../options/quickcheck-options.ts";
import { type EngineResult, withTypes } from "./engine-result.ts";

/** What the search comes to with each kind of numbers, one after another. */
export function* searchNumbers(conjecture: Conjecture, options: QuickcheckOptions, budget: Budget): Generator<EngineResult> {
  const choices = numberChoices(conjecture);
  for (const [i, numbers] of choices.entries()) {
    const part = budget.slice(budget.workLeft / (choices.length - i));
    const result = searchExhaustive(conjecture, { ...options, fixedTypes: numbers }, part);
    if (result.kind === "found") yield withTypes(result);
  }
}

/** Whether a type variable's classes have arithmetic. */
export function isArithmetic(theory: Theory, { sort }: TypeVar): boolean {
  return sort.some((lower) => operations.some((upper) => isSubclass(theory, lower, upper)));
}

/** The classes of the operations of arithmetic. */
const operations = ["plus", "times", "minus", "uminus"].map((operation) => `Groups.${operation}`);

/** The types of each kind of numbers, in the order in which they are tried. */
const kinds = (["int", "rational", "nat"] as const).map((kind) => nativeTypes.filter((row) => row.kind === kind).map((row) => row.type));

/** Numbers of one kind for all such variables, as far as the theory has some that are of their sorts. */
function numberChoices(conjecture: Conjecture): ReadonlyMap<TypeVar, Type>[] {
  const { theory } = conjecture;
  const variables = typeVariables(conjecture).filter((v) => isArithmetic(theory, v));
  return kinds.flatMap((kind) => {
    const chosen = variables.flatMap((v): [TypeVar, Type][] => {
      const type = kind.find((ty) => ofSort(theory, ty, v.sort));
      return type === undefined ? [] : [[v, type]];
    });
    return chosen.length < variables.length ? [] : [new Map(chosen)];
  });
}
