/** A statement without a command of its own: the portfolio. */
import type { Statement } from "../../elaborate/index.ts";
import { portfolioOptions, rowsFor } from "../engines/portfolio.ts";
import { portfolioSeconds } from "../limits.ts";
import type { SearchSettings } from "../settings.ts";
import { plainMeans, type SearchCommand } from "./command.ts";

export function checkCommand(statement: Statement, settings: SearchSettings): SearchCommand {
  const options = portfolioOptions(statement, settings);
  return {
    kind: "search",
    milliseconds: 1000 * (settings.timeout ?? portfolioSeconds),
    statement,
    rows: rowsFor(settings),
    options,
    facts: { command: "check", span: statement.span, seed: options.testing.seed },
    isMet: () => null,
    means: plainMeans,
    diagnostics: [],
  };
}
