/** The engines in order of promise, within one budget. */
import { Budget } from "../../base/index.ts";
import type { Statement } from "../../elaborate/index.ts";
import { constsOf, names } from "../../logic/index.ts";
import { type QuickcheckOptions, quickcheckDefaults, quickcheckOptions } from "../options/quickcheck-options.ts";
import { prepare } from "../prepare.ts";
import type { OnProgress } from "../progress.ts";
import type { Verdict } from "../verdict.ts";
import { findingOptions, runFinding } from "./nitpick.ts";
import { runQuickcheck } from "./search.ts";
import type { Strategy } from "./strategy.ts";

/** What a user may ask of the engines. Null: the default. */
export interface SearchSettings {
  readonly strategy: Strategy | null;
  readonly size: number | null;
  /** Seconds for each statement. */
  readonly timeout: number | null;
  readonly seed: number | null;
  /** How many counterexamples of different shapes. */
  readonly max: number | null;
}

/** One engine's answer. */
export interface EngineVerdict extends Verdict {
  readonly tester: Strategy;
}

/** The answer of several engines: the best of theirs, and all of them in order. */
export interface PortfolioVerdict {
  readonly verdict: Partial<EngineVerdict> & Pick<Verdict, "outcome" | "reason">;
  readonly all: readonly EngineVerdict[];
  readonly seed: number;
}

/** Which engines are tried, and what part of the time that is left each may take. */
function engineOrder(statement: Statement): readonly { readonly engine: Strategy; readonly share: number }[] {
  const [conjecture] = prepare(statement, { locale: ["expand"], noAssumptions: false });
  const terms = conjecture === undefined ? [] : [...conjecture.premises, conjecture.conclusion];
  const hasQuantifier = terms.some((t) => constsOf(t).some((c) => c.name === names.Ex || c.name === names.All));
  const hasPremises = (conjecture?.premises.length ?? 0) > 0;
  const narrowing = { engine: "narrowing", share: 0.35 } as const;
  return [
    ...(hasQuantifier ? [narrowing] : []),
    { engine: "exhaustive", share: 0.4 },
    ...(hasPremises ? [{ engine: "smart_exhaustive", share: 0.4 } as const] : []),
    ...(hasQuantifier ? [] : [narrowing]),
    { engine: "nitpick", share: 0.6 },
    { engine: "random", share: 1 },
  ];
}

/** Gives a statement to one engine after another until one refutes it or the time is over. */
export async function searchPortfolio(
  statement: Statement,
  settings: SearchSettings,
  budget: Budget,
  onProgress: OnProgress = () => undefined,
): Promise<PortfolioVerdict> {
  const { options } = quickcheckOptions(statement.context, [], { ...quickcheckDefaults, undefinedValues: true });
  const all: EngineVerdict[] = [];
  const order = settings.strategy === null ? engineOrder(statement) : [{ engine: settings.strategy, share: 1 }];
  for (const { engine, share } of order) {
    if (budget.isSpent) break;
    const slice = new Budget(budget.clock, budget.left * share);
    onProgress({ engine, size: null, tests: 0 });
    const verdict =
      engine === "nitpick"
        ? {
            ...(await runFinding(statement, { ...findingOptions(statement.context, []).options, card: smallCards }, slice, true)),
            tester: engine,
          }
        : await runQuickcheck(statement, { ...override(options, settings), testers: [engine] }, slice, onProgress);
    all.push(verdict);
    if (verdict.outcome === "genuine") break;
  }
  const [best] = [...all].sort((a, b) => worthOf(b) - worthOf(a));
  const verdict = best ?? { outcome: "unknown" as const, reason: "the time was over before a search began" };
  return { verdict, all, seed: settings.seed ?? options.seed };
}

/** The cardinalities that model finding tries in the portfolio. */
const smallCards = { all: [1, 2, 3, 4, 5, 6], of: new Map<string, readonly number[]>() };

const outcomesByWorth: readonly Verdict["outcome"][] = ["unsupported", "unknown", "none", "potential", "quasi_genuine", "genuine"];

/** A potential model says less than an execution without find: model finding has one whenever numbers leave its scope. */
function worthOf({ outcome, tester }: EngineVerdict): number {
  return outcomesByWorth.indexOf(outcome) - (outcome === "potential" && tester === "nitpick" ? 1.5 : 0);
}

/** Options with what the user asks for put in. */
export function override(options: QuickcheckOptions, settings: SearchSettings): QuickcheckOptions {
  return {
    ...options,
    timeout: settings.timeout ?? options.timeout,
    size: settings.size ?? options.size,
    seed: settings.seed ?? options.seed,
    max: settings.max ?? options.max,
  };
}
