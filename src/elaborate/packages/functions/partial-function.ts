/** `partial_function (mode) f where "f x y = t"`: one equation over variables, which holds without a termination proof. */
import { type Diagnostic, present } from "../../../base/index.ts";
import type { CommandOf, Name } from "../../../syntax/index.ts";
import type { Context } from "../../names/context.ts";
import { reject, warning } from "../../names/problem.ts";
import { type Elaborated, elaborated } from "../elaborated.ts";
import { checkLinear, normalRow, readEquations } from "./equations.ts";
import { declareRecursive } from "./recursive.ts";

const modes: ReadonlySet<string> = new Set(["option", "tailrec", "heap"]);

/** Elaborates a partial function. The mode only decides how the prover justifies the equation; theories may set up their own. */
export function elaboratePartialFunction(context: Context, command: CommandOf<"partial_function">): Elaborated {
  const reading = readEquations(context, command.heads, command.equations);
  const rows = reading.rows.map((row) => normalRow(context.theory, row));
  const [first, second] = rows;
  if (second !== undefined)
    reject("E0427", second.span, "partial_function takes exactly one equation", { hint: "Use case on the right-hand side." });
  const row = present(first, "elaboratePartialFunction: equation");
  checkLinear(context, row);
  if (row.args.some((arg) => arg.kind !== "free"))
    reject("E0427", row.span, "The arguments of a partial_function equation must be variables", {
      hint: "Use case on the right-hand side.",
    });
  const { context: next, warnings } = declareRecursive(context, { ...reading, rows }, "partial_function", false);
  return elaborated(next, [...warnings, ...unknownMode(command.mode)]);
}

function unknownMode(mode: Name): Diagnostic[] {
  if (modes.has(mode.text)) return [];
  return [warning("W0427", mode.span, `Unknown mode of partial_function: "${mode.text}"`, `Known modes: ${[...modes].join(", ")}.`)];
}
