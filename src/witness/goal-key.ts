import { CannotSay, goalKey, type Machine, type Thunk, unwritten } from "../judge/index.ts";
import type { Const } from "../logic/index.ts";

/** A goal as text when every argument is closed and can be written, otherwise null. */
export function groundKey(machine: Machine, c: Const, args: readonly Thunk[]): string | null {
  try {
    const key = goalKey(machine, c, args);
    return key.includes(unwritten) ? null : key;
  } catch (error) {
    if (error instanceof CannotSay) return null;
    throw error;
  }
}
