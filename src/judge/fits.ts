/** Whether a pattern with unknown variables can be a value at all: rules out, cheaply, what an equation around a variable cannot mean. */
import { present } from "../base/index.ts";
import { stripApp, type Term } from "../logic/index.ts";
import { prefix, tailsOf } from "./list-parts.ts";
import type { Unknown } from "./solve.ts";
import { CannotSay, type Thunk } from "./value.ts";

/** False only when the pattern is not the value, whatever its unknown variables are. */
export function fits(unknown: Unknown, pattern: Term, value: Thunk): boolean {
  try {
    return canBe(unknown, pattern, value);
  } catch (error) {
    if (error instanceof CannotSay) return true;
    throw error;
  }
}

function canBe(unknown: Unknown, pattern: Term, value: Thunk): boolean {
  unknown.machine.tick();
  const known = unknown.value(pattern);
  if (known !== null) return unknown.machine.same(pattern.type, known, value);
  const { head, args } = stripApp(pattern);
  if (head.kind !== "const") return true;
  if (head.name === "List.append") return isSplit(unknown, args, value);
  if (unknown.machine.theory.consts.get(head.name)?.spec.kind !== "constructor") return true;
  const found = value.force();
  if (found.kind !== "data") return true;
  return found.constructor === head.name && args.every((arg, i) => fits(unknown, arg, present(found.args[i], "fits: field")));
}

function isSplit(unknown: Unknown, [p, q]: readonly Term[], value: Thunk): boolean {
  const tails = tailsOf(value);
  if (tails === null || p === undefined || q === undefined) return true;
  return tails.some((tail, count) => fits(unknown, q, tail) && fits(unknown, p, prefix(tails, count)));
}
