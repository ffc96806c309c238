import { present } from "../base/index.ts";
import type { Const } from "../logic/index.ts";
import type { Machine } from "./machine.ts";
import type { Thunk, Value } from "./value.ts";

/** A constant given by the run time: how many arguments it takes, and its value. */
export interface Native {
  readonly arity: number;
  run(machine: Machine, c: Const, args: readonly Thunk[]): Value;
}

/** The i-th argument, which must be there. */
export function argument(args: readonly Thunk[], i: number): Thunk {
  return present(args[i], "native: argument");
}
