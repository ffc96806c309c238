/** `partial_function (mode) f where "f x y = t"`: one equation over variables, which holds without a termination proof. */
import { present } from "../../base/index.ts";
import type { CommandOf } from "../../syntax/index.ts";
import type { Context } from "../context.ts";
import { reject } from "../problem.ts";
import type { Elaborated } from "./elaborated.ts";
import { checkLinear, normalRow, readEquations } from "./equations.ts";
import { declareRecursive } from "./recursive.ts";

const modes: ReadonlySet<string> = new Set(["option", "tailrec", "heap", "state", "list", "spmf", "gpv", "resource", "error", "nres"]);

/** Elaborates a partial function. The mode only decides how Isabelle proves the equation; an unknown one is still an error. */
export function elaboratePartialFunction(context: Context, command: CommandOf<"partial_function">): Elaborated {
  if (!modes.has(command.mode.text) && !context.facts.find(command.mode.text))
    reject("E0427", command.mode.span, `Unknown mode of partial_function: "${command.mode.text}"`, {
      hint: `Known modes: ${[...modes].join(", ")}.`,
    });
  const reading = readEquations(context, command.heads, command.equations);
  const rows = reading.rows.map(normalRow);
  const [first, second] = rows;
  if (second !== undefined)
    reject("E0427", second.span, "partial_function takes exactly one equation", { hint: "Use case on the right-hand side." });
  const row = present(first, "elaboratePartialFunction: equation");
  checkLinear(context, row);
  if (row.args.some((arg) => arg.kind !== "free"))
    reject("E0427", row.span, "The arguments of a partial_function equation must be variables", {
      hint: "Use case on the right-hand side.",
    });
  return declareRecursive(context, { ...reading, rows }, "partial_function", false);
}
