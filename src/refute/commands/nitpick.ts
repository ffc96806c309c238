/** `nitpick`: model finding alone. */
import { once } from "../../base/index.ts";
import type { Context, Statement } from "../../elaborate/index.ts";
import { alone } from "../../finding/index.ts";
import type { ToolCommand } from "../../syntax/index.ts";
import { nitpick } from "../engines/nitpick.ts";
import { only } from "../engines/portfolio.ts";
import { findingOptions } from "../options/finding-options.ts";
import { quickcheckDefaults } from "../options/quickcheck-options.ts";
import { chooseSolver } from "../options/sat-solver.ts";
import type { SearchSettings } from "../settings.ts";
import type { SearchCommand } from "./command.ts";

type SearchTool = Extract<ToolCommand, { kind: "search" }>;

const optionsOf = once((tool: SearchTool, context: Context) => findingOptions(context, tool.options));

export function nitpickCommand(statement: Statement, tool: SearchTool, settings: SearchSettings): SearchCommand {
  const { options: own, diagnostics } = optionsOf(tool, statement.context);
  const options = settings.max === null ? own : { ...own, maxGenuine: settings.max };
  // Parameters for all commands are not commented on at each of them.
  const named = tool.options.find((o) => o.name === "sat_solver" || o.name === "satsolver");
  return {
    kind: "search",
    milliseconds: 1000 * (settings.timeout ?? options.timeout),
    statement,
    rows: [only(nitpick)],
    options: { testing: quickcheckDefaults, finding: options, judgesPotential: false },
    facts: { command: tool.tool, span: tool.span, expect: options.expect, tester: null },
    isMet: (outcome) => (options.expect === null ? null : options.expect === outcome),
    means: async (company) => {
      const { solver, note } = await chooseSolver(options.satSolver, company.native);
      const sharing = options.maxThreads === 1 ? alone : company.sharing;
      const isTold = note !== null && named !== undefined;
      return {
        means: { solver, sharing, keepProof: company.keepProof },
        notes: isTold ? [{ code: "W0404", severity: "note", span: named.span, message: note }] : [],
      };
    },
    diagnostics,
  };
}
