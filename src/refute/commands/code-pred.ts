/** `code_pred p`: the modes of a predicate, and whether they are those that the file expects or proposes. */
import { type Context, resolveConstant } from "../../elaborate/index.ts";
import { domain, factorsOf, isFun, range, stripFun, type Type } from "../../logic/index.ts";
import { isPredicateType } from "../../plans/index.ts";
import { inferModes } from "../../predicates/index.ts";
import type { CommandOf, Mode } from "../../syntax/index.ts";
import { itemSeconds } from "../limits.ts";
import { type DirectCommand, direct } from "./command.ts";

export function codePredCommand(context: Context, command: CommandOf<"code_pred">): DirectCommand {
  return direct(1000 * itemSeconds, () => {
    const { value, reason, met } = modesAnswer(context, command);
    return { span: command.span, command: "code_pred", outcome: value === null ? "unsupported" : "value", value, reason, met };
  });
}

export interface ModesAnswer {
  /** The modes in words of `i` and `o`, or null. */
  readonly value: string | null;
  readonly reason: string | null;
  /** Whether every expected or proposed mode is there; null where none is named. */
  readonly met: boolean | null;
}

function modesAnswer(context: Context, command: CommandOf<"code_pred">): ModesAnswer {
  const name = resolveConstant(context, command.predicate).name;
  const found = inferModes(context.theory, name, command.options.includes("specialise"));
  if (found.kind === "none") return { value: null, reason: found.reason, met: null };
  const inferred = new Set(found.modes.map(String));
  const proposed = command.modes.filter((m) => m.predicate === null).flatMap((m) => m.modes.map((n) => n.mode));
  const wanted = [...(command.expectedModes ?? []), ...proposed].map((mode) => modeWord(mode, found.type));
  const missing = wanted.filter((w) => !inferred.has(w));
  const surplus = command.expectedModes === null ? [] : [...inferred].filter((w) => !wanted.includes(w));
  const reason =
    missing.length > 0
      ? `not inferred: ${missing.join(", ")}`
      : surplus.length > 0
        ? `inferred beyond the expected: ${surplus.join(", ")}`
        : null;
  return { value: found.shown.join(", "), reason, met: wanted.length === 0 ? null : missing.length === 0 && surplus.length === 0 };
}

/** `i ⇒ (o × i) ⇒ bool` as `ioi`: one letter per component of the type; a letter for a whole tuple stands for all its components. */
function modeWord(mode: Mode, type: Type): string {
  switch (mode.kind) {
    case "input":
    case "output":
      return letters(type, mode.kind === "input" ? "i" : "o");
    case "bool":
      return "";
    case "pair": {
      const [left, right] = factorsOf(type) ?? [];
      return left === undefined || right === undefined ? "?" : modeWord(mode.left, left) + modeWord(mode.right, right);
    }
    case "function":
      return isFun(type) ? modeWord(mode.argument, domain(type)) + modeWord(mode.result, range(type)) : "?";
  }
}

function letters(type: Type, letter: string): string {
  if (isFun(type))
    return isPredicateType(type)
      ? stripFun(type)
          .args.map((arg) => letters(arg, letter))
          .join("")
      : letter;
  return (
    factorsOf(type)
      ?.map((arg) => letters(arg, letter))
      .join("") ?? letter
  );
}
