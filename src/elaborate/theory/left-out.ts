/** What becomes of a command that is left out: what is said of it, and the block that stands for the one it should open. */
import { type Diagnostic, type Span, TooLarge } from "../../base/index.ts";
import type { Command, CommandOf } from "../../syntax/index.ts";
import type { Block, Context } from "../names/context.ts";
import { loseContent } from "../names/lost-content.ts";
import { loseNames } from "../names/lost-names.ts";
import { Problem, warning } from "../names/problem.ts";
import { registerArguments } from "../read/read-type.ts";

/** What is said of a command that had no effect: the user's mistake, a limit, or an error of ours that must not end the reading. */
export function failure(error: unknown, command: Command): Diagnostic {
  if (error instanceof Problem) return error.diagnostic;
  const { span } = command;
  if (error instanceof TooLarge)
    return {
      code: "E0316",
      severity: "error",
      span,
      message: `Too much to read: ${error.message}`,
      hint: "Split the text by definitions.",
    };
  if (error instanceof RangeError) return { code: "E0312", severity: "error", span, message: "Inner syntax error: nested too deeply" };
  return internalError(error, span, "this command");
}

/** An error of ours that must not end the reading; what it happened in is left out. */
export function internalError(error: unknown, span: Span, place: string): Diagnostic {
  return {
    code: "E0901",
    severity: "error",
    span,
    message: `An internal error in ${place}: ${error instanceof Error ? error.message : String(error)}`,
    hint: "This is a mistake of the program, not of the theory; the place is left out.",
  };
}

/** Whether an `end` belongs to the command, so that a failed one still needs a scope. */
export function opensBlock(command: Command): boolean {
  if ("begins" in command) return command.begins;
  return ["instantiation", "context", "experiment", "overloading"].includes(command.kind);
}

/** The block that stands for one whose beginning was left out. Instances and overloadings assume nothing, so that their statements stay good. */
export function blockLeftOut(command: Command): Block {
  if (command.kind === "instantiation" || command.kind === "overloading") return { kind: "context" };
  return { kind: "lost", command: command.kind === "skipped" ? command.name : command.kind };
}

/** Commands that have nothing to do with what is specified are passed over in silence. */
const silent: ReadonlySet<string> = new Set([
  "thm",
  "term",
  "typ",
  "prop",
  "print_theorems",
  "find_theorems",
  "find_consts",
  "print_locale",
  "declare",
  "code_printing",
  "code_identifier",
  "code_reserved",
  "notepad",
  "syntax_consts",
  "register_default_tvars",
  "update_default_tvars_mode",
  "print_codesetup",
  "sledgehammer_params",
  "paragraph",
  "hide_fact",
  "judgment",
]);

/** The remark on a command of no known kind. */
export function skippedNote(name: string, span: Span): Diagnostic[] {
  return silent.has(name)
    ? []
    : [warning("W0100", span, `Skipped: the command ${name} is not supported`, "Everything else in the file is still checked.")];
}

/** A judgment makes propositions of something other than HOL's truth values. */
const otherJudgment = /["‹]\s*(?!bool\b)[^"›]*(?:⇒|=>)\s*prop\s*["›]/u;

const declaresLogic = ({ name, source }: CommandOf<"skipped">): boolean => name === "judgment" && otherJudgment.test(source ?? "");

/** What is said of a command by which a theory declares a logic of its own. */
export function otherLogic(context: Context, command: CommandOf<"skipped">): Diagnostic[] {
  if (!declaresLogic(command)) return [];
  const message = `${context.theory.name} declares a logic of its own; only theories of Isabelle/HOL are read`;
  return [{ code: "E0127", severity: "error", span: command.span, message, hint: "What follows, and what imports it, is left out." }];
}

/** The context after a command of no known kind; of a few it is known what they mean to the reader. */
export function leaveOut(context: Context, command: CommandOf<"skipped">): Context {
  const [, type] = (command.name === "register_default_tvars" && /"([^"]*)"/.exec(command.source ?? "")) || [];
  if (type !== undefined) return registerArguments(context, { text: type, offsetAt: () => command.span.from, span: command.span });
  if (declaresLogic(command)) return context.globally((c) => c.with({ otherLogics: [...c.otherLogics, c.theory.name] }));
  const without = loseNames(context, command);
  const after = command.name === "judgment" ? without : loseContent(without, command);
  return command.begins ? after.open(blockLeftOut(command)) : after;
}
