/** `fun`, `function` and `termination`: functions by general pattern matching. Termination proofs are not needed here. */
import type { CommandOf } from "../../../syntax/index.ts";
import type { Context } from "../../names/context.ts";
import { type Elaborated, elaborated } from "../elaborated.ts";
import { checkPatterns } from "./constructor-pattern.ts";
import { checkLinear, normalRow, readEquations } from "./equations.ts";
import { declareRecursive } from "./recursive.ts";

/** `fun`: the equations are tried in order. */
export function elaborateFun(context: Context, command: CommandOf<"fun">): Elaborated {
  return sequentialFunction(context, command);
}

/** `function`: all equations hold, whatever their left-hand sides; with `(sequential)` they are tried in order. */
export function elaborateFunction(context: Context, command: CommandOf<"function">): Elaborated {
  if (command.options.includes("sequential")) return sequentialFunction(context, command);
  const reading = readEquations(context, command.heads, command.equations);
  return declareRecursive(context, { ...reading, rows: reading.rows.map(normalRow) }, "function", false);
}

function sequentialFunction(context: Context, command: CommandOf<"fun"> | CommandOf<"function">): Elaborated {
  const reading = readEquations(context, command.heads, command.equations);
  const rows = reading.rows.map(normalRow);
  for (const row of rows) {
    checkPatterns(context.theory, row);
    checkLinear(context, row);
  }
  return declareRecursive(context, { ...reading, rows }, command.kind, true);
}

/** `termination` changes nothing: the equations of the function are there already. */
export function elaborateTermination(context: Context, _command: CommandOf<"termination">): Elaborated {
  return elaborated(context);
}
