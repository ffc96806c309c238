/** `quickcheck`: the testers that it names, one after another. */
import { once } from "../../base/index.ts";
import type { Context, Statement } from "../../elaborate/index.ts";
import { findingDefaults } from "../../finding/index.ts";
import type { ToolCommand } from "../../syntax/index.ts";
import { engines, only, override } from "../engines/portfolio.ts";
import { quickcheckOptions } from "../options/quickcheck-options.ts";
import type { SearchSettings } from "../settings.ts";
import { plainMeans, type SearchCommand } from "./command.ts";

type SearchTool = Extract<ToolCommand, { kind: "search" }>;

const optionsOf = once((tool: SearchTool, context: Context) => quickcheckOptions(context, tool.options));

export function quickcheckCommand(statement: Statement, tool: SearchTool, settings: SearchSettings): SearchCommand {
  const { options, diagnostics } = optionsOf(tool, statement.context);
  const testing = override(options, settings);
  const { expect } = options;
  return {
    kind: "search",
    milliseconds: 1000 * testing.timeout,
    statement,
    rows: (options.testers ?? ["exhaustive"]).map((name) => only(engines[name])),
    options: { testing, finding: findingDefaults, judgesPotential: false },
    facts: { command: "quickcheck", span: tool.span, expect, seed: testing.seed },
    isMet: (outcome) => (expect === null ? null : (expect === "counterexample") === (outcome === "genuine")),
    means: plainMeans,
    diagnostics,
  };
}
