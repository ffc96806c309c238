import { FALSE, type Lit, TRUE } from "../../circuit/index.ts";
import type { Formula } from "../language/syntax.ts";
import { constantSets } from "../rewrite/fixed-predicates.ts";
import { conjunctsOf, symmetryBreaker } from "./prepare.ts";
import { checkedOptions, type Outcome, type Problem, type SolveOptions } from "./problem.ts";
import { Search } from "./search.ts";

/**
 * Solves with every conjunct as an assumption, so that an unsatisfiable problem tells which conjuncts clash. A "minimal" core
 * loses its last clash with any of its members (deletion-based minimization); when the time ends, the core so far is returned.
 * Predicates are not fixed in the bounds here, since they could not be told apart from these.
 */
export async function solveWithCore(problem: Problem, options: SolveOptions, sort: "any" | "minimal"): Promise<Outcome> {
  const search = new Search(problem.bounds, problem.bounds, options);
  const conjuncts = conjunctsOf(problem.formula);
  const run = async (): Promise<Outcome> => {
    search.enter("ground");
    const roots = search.skolemize(conjuncts).map((f) => search.translation.ground(f));
    const impossible = roots.indexOf(FALSE);
    if (impossible >= 0) return search.unsatisfiable(conjuncts.slice(impossible, impossible + 1));
    const breaker = symmetryBreaker(search, constantSets(conjuncts), checkedOptions(options).symmetry);
    search.enter("encode");
    search.translation.encode([breaker], roots);
    const named = new Map<number, Formula>();
    for (const [i, root] of roots.entries()) if (root !== TRUE) nameOnce(search, named, root, conjuncts[i]);
    const step = await search.solve(conjuncts, [...named.keys()]);
    if (step.kind !== "unsat") return step;
    const failed = search.failedAssumptions();
    const clashing = sort === "minimal" ? await minimized(search, failed) : failed;
    return search.unsatisfiable(clashing.flatMap((literal) => named.get(literal) ?? []));
  };
  return search.limited(run).finally(() => search.dispose());
}

/** Two conjuncts may have become one literal; then the first speaks for both. */
function nameOnce(search: Search, named: Map<number, Formula>, root: Lit, f: Formula | undefined): void {
  const literal = search.translation.solverLiteral(root);
  if (f !== undefined && !named.has(literal)) named.set(literal, f);
}

/** Tries to do without each assumption in turn. */
async function minimized(search: Search, failed: readonly number[]): Promise<readonly number[]> {
  let core = failed;
  for (const literal of failed) {
    if (!core.includes(literal)) continue;
    const step = await search.solve(
      [],
      core.filter((other) => other !== literal),
    );
    if (step.kind === "unknown") return core;
    if (step.kind === "unsat") core = search.failedAssumptions();
  }
  return core;
}
