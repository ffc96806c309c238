import { type Lit, negate } from "../../circuit/index.ts";
import type { Relation } from "../language/syntax.ts";
import { TupleSet } from "../language/tuple-set.ts";
import { type Prepared, prepare } from "./prepare.ts";
import type { Found, Outcome, Problem, SolveOptions } from "./problem.ts";
import type { Search } from "./search.ts";

/** What an instance should be near to. */
export interface Target {
  /** The wanted value of some relations; the others do not matter. */
  readonly values: ReadonlyMap<Relation, TupleSet>;
  /**
   * "subset": no other instance differs from the target in a proper part of the tuples in which this one does;
   * "count": no other instance differs in fewer tuples.
   */
  readonly measure: "subset" | "count";
}

/** The target that makes the given relations as small as possible. */
export function smallest(relations: Iterable<Relation>, problem: Problem, measure: Target["measure"] = "subset"): Target {
  const { universe } = problem.bounds;
  return { values: new Map([...relations].map((relation) => [relation, TupleSet.none(universe, relation.arity)])), measure };
}

/**
 * Looks for an instance nearest to a target. Source of the idea: Cunha, Macedo and Guimarães, "Target oriented relational model
 * finding", FASE 2014; here by repeated solving under assumptions, no MaxSAT solver needed.
 * When the time ends after an instance was found, that one is returned: check `isMinimal`.
 */
export async function solveNear(problem: Problem, target: Target, options: SolveOptions = {}): Promise<NearOutcome> {
  const prepared = await prepare(problem, options, [...target.values.values()]);
  if (prepared.kind !== "ready") return { ...prepared, isMinimal: false };
  const { search } = prepared;
  return search
    .limited(() => approach(prepared, target))
    .then((outcome) => {
      search.dispose();
      return "isMinimal" in outcome ? outcome : { ...outcome, isMinimal: false };
    });
}

/** An outcome, and whether nothing nearer exists; up to renaming, since symmetries that keep the target are broken. */
export type NearOutcome = Outcome & { readonly isMinimal: boolean };

async function approach({ search, conjuncts }: Prepared, target: Target): Promise<NearOutcome> {
  const differences = differenceLiterals(search, target);
  let best = await search.solve(conjuncts);
  if (best.kind === "unsat") return { ...search.unsatisfiable(null), isMinimal: false };
  if (best.kind === "unknown") return { ...best, isMinimal: false };
  const counters = target.measure === "count" ? search.translation.counters(differences.map((d) => d.entry)) : null;
  for (;;) {
    const present = differences.filter((d) => isDifferent(d, best as Found));
    if (present.length === 0) return { ...best, isMinimal: true };
    const assumptions = counters === null ? fewer(search, differences, present) : [-(counters[present.length - 1] as number)];
    const step = await search.solve(conjuncts, assumptions);
    if (step.kind !== "sat") return { ...best, isMinimal: step.kind === "unsat", statistics: search.statistics };
    best = step;
  }
}

/** A tuple that may differ from the target: the literal, in the circuit and in the solver, is true where it does. */
interface Difference {
  readonly relation: Relation;
  readonly index: number;
  readonly isWanted: boolean;
  readonly entry: Lit;
  readonly literal: number;
}

function differenceLiterals(search: Search, target: Target): Difference[] {
  const found: Difference[] = [];
  for (const [relation, wanted] of target.values) {
    for (const { index, entry, literal } of search.translation.openEntries(relation)) {
      const isWanted = wanted.hasIndex(index);
      found.push({ relation, index, isWanted, entry: isWanted ? negate(entry) : entry, literal: isWanted ? -literal : literal });
    }
  }
  return found;
}

function isDifferent(d: Difference, found: Found): boolean {
  return found.instance.tuples(d.relation).hasIndex(d.index) !== d.isWanted;
}

/** Assumptions that allow only a proper part of the present differences. */
function fewer(search: Search, differences: readonly Difference[], present: readonly Difference[]): number[] {
  const switchOn = search.translation.freshVariable();
  search.translation.clauses.add(-switchOn, ...present.map((d) => -d.literal));
  const kept = new Set(present);
  return [switchOn, ...differences.filter((d) => !kept.has(d)).map((d) => -d.literal)];
}
