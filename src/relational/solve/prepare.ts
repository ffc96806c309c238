import { FALSE, type Lit, TRUE } from "../../circuit/index.ts";
import { labelOf } from "../language/labels.ts";
import type { Formula } from "../language/syntax.ts";
import type { TupleSet } from "../language/tuple-set.ts";
import { constantSets, fixPredicates, symmetricSets } from "../rewrite/fixed-predicates.ts";
import { interchangeable } from "../rewrite/symmetry.ts";
import { checkedOptions, type Problem, type SolveOptions, type Unknown, type Unsatisfiable } from "./problem.ts";
import { Search } from "./search.ts";

/** A problem translated for good: asserted, symmetries broken. Dispose of the search in the end. */
export interface Prepared {
  readonly kind: "ready";
  readonly search: Search;
  /** The conjuncts of the formula. */
  readonly conjuncts: readonly Formula[];
}

/**
 * Translates a problem: fixes predicates in the bounds, skolemizes, grounds, breaks symmetries and writes clauses.
 * Symmetries that do not keep `keptSets` are left alone. The answer may already show here.
 */
export async function prepare(
  problem: Problem,
  options: SolveOptions,
  keptSets: readonly TupleSet[] = [],
): Promise<Prepared | Unsatisfiable | Unknown> {
  const conjuncts = conjunctsOf(problem.formula);
  const { symmetry } = checkedOptions(options);
  const isBreaking = symmetry > 0;
  const fixed = isBreaking ? fixPredicates(conjuncts, problem.bounds, keptSets) : { formulas: conjuncts, bounds: problem.bounds };
  const search = new Search(problem.bounds, fixed.bounds, options);
  return search.limited(async () => {
    search.enter("ground");
    const roots = groundAll(search, search.skolemize(fixed.formulas));
    if (roots.includes(FALSE)) return search.unsatisfiable(null);
    const breaker = symmetryBreaker(search, [...constantSets(conjuncts), ...keptSets], symmetry);
    search.enter("encode");
    search.translation.encode([...roots, breaker]);
    return { kind: "ready", search, conjuncts };
  });
}

/** The conjunctions at the top of a formula taken apart, but for those with a label. */
export function conjunctsOf(f: Formula): readonly Formula[] {
  if (f.kind === "and" && labelOf(f) === null) return f.args.flatMap(conjunctsOf);
  return f.kind === "true" ? [] : [f];
}

/** The literals of formulas, up to the first that is false. */
function groundAll(search: Search, formulas: readonly Formula[]): Lit[] {
  const roots: Lit[] = [];
  for (const f of formulas) {
    const root = search.translation.ground(f);
    roots.push(root);
    if (root === FALSE) break;
  }
  return roots;
}

/** The literal that breaks the symmetries which keep all bounds and the sets besides. */
export function symmetryBreaker(search: Search, sets: readonly TupleSet[], length: number): Lit {
  if (length === 0) return TRUE;
  const classes = interchangeable(search.bounds.universe.size, symmetricSets(search.bounds, sets));
  return search.translation.symmetryBreaker(classes, length);
}
