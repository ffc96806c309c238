/** One run of `quickcheck` on a statement: each tester on each prepared conjecture, the first confirmed counterexample wins. */
import type { Budget } from "../../base/index.ts";
import type { Statement } from "../../elaborate/index.ts";
import type { QuickcheckOptions } from "../options/quickcheck-options.ts";
import { prepare } from "../prepare.ts";
import type { OnProgress } from "../progress.ts";
import { type Verdict, verdictOf } from "../verdict.ts";
import { engines } from "./engine.ts";
import type { Tester } from "./strategy.ts";

/** How much an outcome tells, best first. */
const rank: Readonly<Record<Verdict["outcome"], number>> = {
  genuine: 0,
  quasi_genuine: 1,
  potential: 2,
  unknown: 3,
  unsupported: 4,
  none: 5,
  value: 6,
  error: 6,
};

export interface TesterVerdict extends Verdict {
  readonly tester: Tester;
}

export async function runQuickcheck(
  statement: Statement,
  options: QuickcheckOptions,
  budget: Budget,
  onProgress: OnProgress = () => undefined,
): Promise<TesterVerdict> {
  const conjectures = prepare(statement, { locale: options.locale, noAssumptions: options.noAssumptions });
  const found: TesterVerdict[] = [];
  for (const tester of options.testers ?? ["exhaustive"])
    for (const conjecture of conjectures) {
      const progress = (size: number, tests: number): void => onProgress({ engine: tester, size, tests });
      onProgress({ engine: tester, size: null, tests: 0 });
      const result = await engines[tester](conjecture, { ...options, progress }, budget);
      const full = { ...verdictOf(statement.context, conjecture, result, options.evaluate, budget), tester };
      const verdict = options.report ? full : { ...full, statistics: [] };
      if (verdict.outcome === "genuine") return verdict;
      found.push(verdict);
    }
  return summary(found);
}

/** Several answers as one: the most telling, with the tests of all. */
function summary(found: readonly TesterVerdict[]): TesterVerdict {
  const [best] = [...found].sort((a, b) => rank[a.outcome] - rank[b.outcome]);
  if (best === undefined) throw new RangeError("summary: a statement without conclusion");
  const sum = (key: "tests" | "premisesSatisfied"): number => found.reduce((n, v) => n + v[key], 0);
  return { ...best, tests: sum("tests"), premisesSatisfied: sum("premisesSatisfied") };
}
