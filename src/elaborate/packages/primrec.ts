/** `primrec`: one constructor pattern per equation, always at the same argument. */
import type { CommandOf } from "../../syntax/index.ts";
import type { Context } from "../context.ts";
import { reject } from "../problem.ts";
import { checkPatterns, constructorHead } from "./constructor-pattern.ts";
import type { Elaborated } from "./elaborated.ts";
import { checkLinear, type EquationRow, normalRow, readEquations } from "./equations.ts";
import { declareRecursive } from "./recursive.ts";

/** Elaborates primitive recursive functions. */
export function elaboratePrimrec(context: Context, command: CommandOf<"primrec">): Elaborated {
  const read = readEquations(context, command.heads, command.equations);
  const reading = { ...read, rows: read.rows.map(normalRow) };
  const seen = new Map<number, { position: number; constructors: Set<string> }>();
  for (const row of reading.rows) {
    checkPatterns(context.theory, row);
    checkLinear(context, row);
    const { position, name } = patternOf(context, row);
    const before = seen.get(row.head) ?? { position, constructors: new Set() };
    if (before.position !== position)
      reject("E0426", row.span, "The constructor pattern stands at different arguments in different equations", {
        hint: "Use fun instead of primrec.",
      });
    if (before.constructors.has(name))
      reject("E0426", row.span, "There are two equations for the same constructor", { hint: "Use fun instead of primrec." });
    before.constructors.add(name);
    seen.set(row.head, before);
  }
  return declareRecursive(context, reading, "primrec", false);
}

function patternOf(context: Context, row: EquationRow): { position: number; name: string } {
  const found = row.args.flatMap((arg, position) => {
    const pattern = constructorHead(context.theory, arg);
    return pattern === null ? [] : [{ position, ...pattern }];
  });
  const [first, second] = found;
  if (first === undefined)
    return reject("E0426", row.span, "A primrec equation needs a constructor pattern", {
      hint: "Use definition for a function without recursion.",
    });
  if (second !== undefined || first.args.some((arg) => arg.kind !== "free"))
    return reject("E0426", row.span, "A primrec equation has exactly one constructor pattern, applied to variables", {
      hint: "Use fun instead of primrec.",
    });
  return first;
}
