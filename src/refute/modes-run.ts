/** `code_pred p`: the modes of a predicate, and whether they are those that the file expects or proposes. */

import type { Context } from "../elaborate/index.ts";
import { resolveConstant } from "../elaborate/index.ts";
import { inferModes } from "../predicates/index.ts";
import type { CommandOf, Mode } from "../syntax/index.ts";

export interface ModesAnswer {
  /** The modes in words of `i` and `o`, or null. */
  readonly value: string | null;
  readonly reason: string | null;
  /** Whether every expected or proposed mode is there; null where none is named. */
  readonly met: boolean | null;
}

export function modesAnswer(context: Context, command: CommandOf<"code_pred">): ModesAnswer {
  const name = resolveConstant(context, command.predicate).name;
  const found = inferModes(context.theory, name);
  if (found.kind === "none") return { value: null, reason: found.reason, met: null };
  const inferred = new Set(found.modes.map(String));
  const proposed = command.modes.filter((m) => m.predicate === null).flatMap((m) => m.modes.map((n) => n.mode));
  const wanted = [...(command.expectedModes ?? []), ...proposed].map(modeWord);
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

/** `i ⇒ (o × i) ⇒ bool` as `ioi`: one letter per component. */
function modeWord(mode: Mode): string {
  switch (mode.kind) {
    case "input":
      return "i";
    case "output":
      return "o";
    case "bool":
      return "";
    case "pair":
      return modeWord(mode.left) + modeWord(mode.right);
    case "function":
      return modeWord(mode.argument) + modeWord(mode.result);
  }
}
