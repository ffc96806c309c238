import { FALSE, type Lit, TRUE } from "./circuit.ts";
import { constantSets, fixPredicates, symmetricSets } from "./fixed-predicates.ts";
import { checkedOptions, type Outcome, type Problem, type SolveOptions } from "./problem.ts";
import { Search } from "./search.ts";
import { interchangeable } from "./symmetry.ts";
import type { Formula } from "./syntax.ts";
import type { TupleSet } from "./tuple-set.ts";

/** Looks for an instance of the problem. The instance has been evaluated by the plain evaluator before it is returned. */
export async function solve(problem: Problem, options: SolveOptions = {}): Promise<Outcome> {
  return withPrepared(problem, options, [], async (search, conjuncts) => {
    const step = await search.solve(conjuncts);
    return step.kind === "unsat" ? { kind: "unsat", core: null, statistics: search.statistics } : step;
  });
}

/** Translates a problem for good (symmetries broken, predicates fixed in the bounds) and hands the search to `use`. */
export async function withPrepared<A>(
  problem: Problem,
  options: SolveOptions,
  keptSets: readonly TupleSet[],
  use: (search: Search, conjuncts: readonly Formula[]) => Promise<A>,
): Promise<A | Outcome> {
  const conjuncts = conjunctsOf(problem.formula);
  const { symmetry } = checkedOptions(options);
  const fixed = symmetry > 0 ? fixPredicates(conjuncts, problem.bounds, keptSets) : { formulas: conjuncts, bounds: problem.bounds };
  const search = new Search(problem.bounds, fixed.bounds, options);
  const run = async (): Promise<A | Outcome> => {
    search.enter("ground");
    const roots = groundAll(search, search.skolemize(fixed.formulas));
    if (roots.includes(FALSE)) return { kind: "unsat", core: null, statistics: search.statistics };
    const breaker = symmetryBreaker(search, [...constantSets(conjuncts), ...keptSets], symmetry);
    search.enter("encode");
    search.translation.encode([...roots, breaker]);
    return use(search, conjuncts);
  };
  return search.limited(run).finally(() => search.dispose());
}

/** The conjunctions at the top of a formula taken apart. */
export function conjunctsOf(f: Formula): readonly Formula[] {
  if (f.kind === "and") return f.args.flatMap(conjunctsOf);
  return f.kind === "true" ? [] : [f];
}

/** The literals of formulas, up to the first that is false. */
export function groundAll(search: Search, formulas: readonly Formula[]): Lit[] {
  const roots: Lit[] = [];
  for (const f of formulas) {
    const root = search.translation.ground(f);
    roots.push(root);
    if (root === FALSE) break;
  }
  return roots;
}

/** The literal that breaks the symmetries of the bounds and of the sets besides. */
export function symmetryBreaker(search: Search, sets: readonly TupleSet[], length: number): Lit {
  if (length === 0) return TRUE;
  const classes = interchangeable(search.bounds.universe.size, symmetricSets(search.bounds, sets));
  return search.translation.symmetryBreaker(classes, length);
}
