/**
 * `refute`, which model finding serves, and what it calls an outcome. Refute does not tell certain models of recursive datatypes from others: whatever it finds for a
 * statement with such a type is potential ("Inductive datatypes … may lead to spurious countermodels", theory Refute). The engine here
 * knows better and says so; an expectation of `refute` is still read in Refute's words.
 */
import type { Statement } from "../../elaborate/index.ts";
import { datatypeAt, eachNode, isRecursiveType, type Theory, type Type } from "../../logic/index.ts";
import type { ToolCommand } from "../../syntax/index.ts";
import type { ReportOutcome } from "../report.ts";
import type { SearchSettings } from "../settings.ts";
import type { SearchCommand } from "./command.ts";
import { nitpickCommand } from "./nitpick.ts";

export function refuteCommand(
  statement: Statement,
  tool: Extract<ToolCommand, { kind: "search" }>,
  settings: SearchSettings,
): SearchCommand {
  const command = nitpickCommand(statement, tool, settings);
  return { ...command, isMet: (outcome) => command.isMet(outcomeInRefute(statement, outcome)) };
}

/** The outcome as Refute would call it. */
function outcomeInRefute({ theory, assumptions, conclusions }: Statement, outcome: ReportOutcome): ReportOutcome {
  if (outcome !== "genuine" && outcome !== "quasi_genuine") return outcome;
  const types = new Set<Type>();
  for (const t of [...assumptions, ...conclusions]) eachNode(t, (node) => visit(theory, node.type, types));
  return [...types].some((ty) => isRecursiveType(theory, ty)) ? "potential" : "genuine";
}

/** Adds a type and what its values are made of. */
function visit(theory: Theory, ty: Type, seen: Set<Type>): void {
  if (ty.kind !== "con" || seen.has(ty)) return;
  seen.add(ty);
  for (const arg of [...ty.args, ...(datatypeAt(theory, ty)?.constructors ?? []).flatMap((c) => c.args)]) visit(theory, arg, seen);
}
