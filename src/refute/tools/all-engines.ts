/** A statement given to every engine, each with its share of the time. */
import { Budget, type Clock } from "../../base/index.ts";
import type { Statement } from "../../elaborate/index.ts";
import type { EngineVerdict } from "../portfolio.ts";
import { type SearchSettings, searchPortfolio } from "../portfolio.ts";
import { type Strategy, strategies } from "../strategy.ts";

/** What an engine said, and how long that took. */
export interface TimedVerdict {
  readonly verdict: EngineVerdict;
  readonly seconds: number;
}

/** One engine on a statement. */
export async function askEngine(
  statement: Statement,
  strategy: Strategy,
  settings: SearchSettings,
  time: { readonly clock: Clock; readonly milliseconds: number },
): Promise<TimedVerdict | null> {
  const start = time.clock();
  const { all } = await searchPortfolio(statement, { ...settings, strategy }, new Budget(time.clock, time.milliseconds));
  const [verdict] = all;
  return verdict === undefined ? null : { verdict, seconds: (time.clock() - start) / 1000 };
}

/** True when an engine has something against the statement, be it under a doubt. */
export function speaksAgainst(verdict: EngineVerdict): boolean {
  return verdict.outcome === "genuine" || verdict.outcome === "quasi_genuine" || verdict.outcome === "potential";
}

/** All engines in turn until one has something against the statement; what is left of the time is shared among those to come. */
export async function askAll(
  statement: Statement,
  settings: SearchSettings,
  time: { readonly clock: Clock; readonly milliseconds: number },
): Promise<readonly EngineVerdict[]> {
  const found: EngineVerdict[] = [];
  const order = settings.strategy === null ? strategies : [settings.strategy];
  const end = time.clock() + time.milliseconds;
  for (const [i, strategy] of order.entries()) {
    const milliseconds = (end - time.clock()) / (order.length - i);
    const answer = await askEngine(statement, strategy, settings, { clock: time.clock, milliseconds });
    if (answer === null) continue;
    found.push(answer.verdict);
    if (speaksAgainst(answer.verdict)) break;
  }
  return found;
}
