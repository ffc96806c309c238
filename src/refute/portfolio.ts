/** The engines in order of promise, within one budget. */
import type { Budget } from "../base/index.ts";
import type { Statement } from "../elaborate/index.ts";
import { type QuickcheckOptions, quickcheckDefaults, quickcheckOptions, type Tester, testers } from "./quickcheck-options.ts";
import { runQuickcheck, type TesterVerdict } from "./quickcheck-run.ts";
import type { Verdict } from "./verdict.ts";

/** What a user may ask of the engines. Null: the default. */
export interface SearchSettings {
  readonly strategy: Tester | null;
  readonly size: number | null;
  /** Seconds for each statement. */
  readonly timeout: number | null;
  readonly seed: number | null;
}

/** The answer of several engines: the best of theirs, and all of them in order. */
export interface PortfolioVerdict {
  readonly verdict: Partial<TesterVerdict> & Pick<Verdict, "outcome" | "reason">;
  readonly all: readonly TesterVerdict[];
  readonly seed: number;
}

/** Gives a statement to one engine after another until one refutes it or the time is over. */
export async function searchPortfolio(statement: Statement, settings: SearchSettings, budget: Budget): Promise<PortfolioVerdict> {
  const { options } = quickcheckOptions(statement.context, [], { ...quickcheckDefaults, undefinedValues: true });
  const all: TesterVerdict[] = [];
  const order: readonly Tester[] = settings.strategy === null ? testers : [settings.strategy];
  for (const tester of order) {
    if (budget.isSpent) break;
    const verdict = await runQuickcheck(statement, { ...override(options, settings), testers: [tester] }, budget);
    all.push(verdict);
    if (verdict.outcome === "genuine") break;
  }
  const best =
    all.find((v) => v.outcome === "genuine") ??
    all.find((v) => v.outcome === "potential") ??
    all.find((v) => v.outcome === "none") ??
    all[0];
  const verdict = best ?? { outcome: "unknown" as const, reason: "the time was over before a search began" };
  return { verdict, all, seed: settings.seed ?? options.seed };
}

/** Options with what the user asks for put in. */
export function override(options: QuickcheckOptions, settings: SearchSettings): QuickcheckOptions {
  return {
    ...options,
    timeout: settings.timeout ?? options.timeout,
    size: settings.size ?? options.size,
    seed: settings.seed ?? options.seed,
  };
}
