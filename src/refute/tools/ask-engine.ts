/** A statement given to one engine or to the portfolio, and how its answer is taken. */
import { Budget, type Clock } from "../../base/index.ts";
import type { Statement } from "../../elaborate/index.ts";
import { searchPortfolio } from "../engines/portfolio.ts";
import type { EngineVerdict } from "../engines/search.ts";
import type { Strategy } from "../engines/strategy.ts";
import { bestOf } from "../outcome.ts";
import type { SearchSettings } from "../settings.ts";

/** What an engine said, and how long that took. */
export interface TimedVerdict {
  readonly verdict: EngineVerdict;
  readonly seconds: number;
}

/** One engine on a statement; null: the portfolio. */
export async function askEngine(
  statement: Statement,
  strategy: Strategy | null,
  settings: SearchSettings,
  time: { readonly clock: Clock; readonly milliseconds: number },
): Promise<TimedVerdict | null> {
  const start = time.clock();
  const { all } = await searchPortfolio(statement, { ...settings, strategy }, new Budget(time.clock, time.milliseconds));
  const verdict = bestOf(all);
  return verdict === null ? null : { verdict, seconds: (time.clock() - start) / 1000 };
}

/** True when an engine has something against the statement, be it under a doubt. A model that leaves something open says nothing. */
export function speaksAgainst({ outcome, isOpen }: EngineVerdict): boolean {
  return outcome === "genuine" || outcome === "quasi_genuine" || (outcome === "potential" && !isOpen);
}
