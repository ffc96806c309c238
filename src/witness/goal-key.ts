import { CannotSay, type Thunk } from "../judge/index.ts";
import type { Const } from "../logic/index.ts";

/** A goal as text when every argument is closed data, otherwise null. */
export function groundKey(c: Const, args: readonly Thunk[]): string | null {
  const text = (x: Thunk): string => {
    const value = x.force();
    if (value.kind === "number") return `${value.above}/${value.below}`;
    if (value.kind !== "data") throw new CannotSay("no data");
    return `${value.constructor}(${value.args.map(text).join(",")})`;
  };
  try {
    return `${c.name}:${c.type.id}(${args.map(text).join(",")})`;
  } catch (error) {
    if (error instanceof CannotSay) return null;
    throw error;
  }
}
