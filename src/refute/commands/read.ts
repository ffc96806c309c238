/** From a task to the command that answers it. */
import type { Context, LoadedTheory, Statement } from "../../elaborate/index.ts";
import type { ToolCommand } from "../../syntax/index.ts";
import { itemSeconds } from "../limits.ts";
import type { CheckSettings } from "../settings.ts";
import type { Task } from "../tasks.ts";
import { checkCommand } from "./check.ts";
import { codePredCommand } from "./code-pred.ts";
import { aboutStatement, type Command, type DirectCommand, direct } from "./command.ts";
import { nitpickCommand } from "./nitpick.ts";
import { quickcheckCommand } from "./quickcheck.ts";
import { refuteCommand } from "./refute.ts";
import { replayCommand } from "./replay.ts";
import { unusedCommand } from "./unused.ts";
import { valueCommand } from "./value.ts";
import { valuesCommand } from "./values.ts";

/** Reads the command of a task. */
export function readCommand(theory: LoadedTheory, task: Task, settings: CheckSettings): Command {
  const item = theory.items[task.item];
  if (item === undefined) return { kind: "direct", milliseconds: 1000 * itemSeconds, answer: () => ({ report: null, diagnostics: [] }) };
  switch (item.kind) {
    case "find_unused_assms":
      return unusedCommand(theory, item, settings);
    case "code_pred":
      return codePredCommand(item.context, item.command);
    case "tool":
      return toolCommand(item.context, item.tool, settings);
    case "statement":
      return statementCommand(item.statement, task, settings);
  }
}

function statementCommand(statement: Statement, task: Task, settings: CheckSettings): Command {
  const own = task.tool === null ? null : (statement.tools[task.tool] ?? null);
  if (own === null) return settings.values.length > 0 ? replayCommand(statement, settings) : checkCommand(statement, settings);
  const { tool } = own;
  if (own.afterTactic) return skippedCommand(statement, tool);
  if (tool.kind !== "search") return toolCommand(statement.context, tool, settings);
  if (tool.tool === "quickcheck") return quickcheckCommand(statement, tool, settings);
  return (tool.tool === "refute" ? refuteCommand : nitpickCommand)(statement, tool, settings);
}

/** A command outside of statements. */
function toolCommand(context: Context, tool: ToolCommand, { timeout }: CheckSettings): DirectCommand {
  switch (tool.kind) {
    case "value":
      return valueCommand(context, tool, timeout);
    case "values":
      return valuesCommand(context, tool, timeout);
    case "search": {
      const { span, tool: command } = tool;
      return direct(1000 * itemSeconds, () => ({
        span,
        command,
        outcome: "unsupported",
        reason: "there is no goal to search",
        seconds: 0,
      }));
    }
  }
}

/** A command in the middle of a proof. */
function skippedCommand(statement: Statement, tool: ToolCommand): DirectCommand {
  const facts = {
    span: tool.span,
    command: tool.kind === "search" ? tool.tool : tool.kind,
    outcome: "unsupported",
    reason: "needs the proof state: a proof step stands before it",
  } as const;
  return {
    kind: "direct",
    milliseconds: 1000 * itemSeconds,
    answer: ({ theory }) => ({ report: { ...aboutStatement(theory, statement), ...facts }, diagnostics: [] }),
  };
}
