/** `primrec`: one constructor pattern per equation, always at the same argument. */
import { sameTerm, stripApp, type Term } from "../../../logic/index.ts";
import type { CommandOf } from "../../../syntax/index.ts";
import type { Context } from "../../names/context.ts";
import { reject } from "../../names/problem.ts";
import type { Elaborated } from "../elaborated.ts";
import { checkPatterns, constructorHead } from "./constructor-pattern.ts";
import { checkLinear, type EquationReading, type EquationRow, normalRow, readEquations } from "./equations.ts";
import { declareRecursive } from "./recursive.ts";

/** Elaborates primitive recursive functions. */
export function elaboratePrimrec(context: Context, command: CommandOf<"primrec">): Elaborated {
  const read = readEquations(context, command.heads, command.equations);
  const reading = { ...read, rows: read.rows.map((row) => normalRow(context.theory, row)) };
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
  for (const row of reading.rows) checkCalls(context, reading, row, (head) => seen.get(head)?.position ?? 0);
  return declareRecursive(context, reading, "primrec", false);
}

function patternOf(context: Context, row: EquationRow): { position: number; name: string; args: readonly Term[] } {
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

/**
 * A recursive call is for an argument of the constructor, or for a value of one that is a function. What a call inside `map` is for
 * is bound there.
 */
function checkCalls(context: Context, { news }: EquationReading, row: EquationRow, positionOf: (head: number) => number): void {
  const parts = patternOf(context, row).args;
  const visit = (t: Term): void => {
    if (t.kind === "abs") visit(t.body);
    if (t.kind !== "app") return;
    const { head, args } = stripApp(t);
    const called = head.kind === "free" ? news.findIndex((n) => n.name.text === head.name) : -1;
    const subject = called < 0 ? undefined : args[positionOf(called)];
    if (subject !== undefined && !isPart(subject, parts))
      reject(
        "E0426",
        row.span,
        `Not primitive recursive: a recursive call of "${news[called]?.name.text ?? ""}" is not for an argument of the constructor`,
        {
          hint: "Use fun instead of primrec.",
        },
      );
    visit(head);
    args.forEach(visit);
  };
  visit(row.rhs);
}

function isPart(t: Term, parts: readonly Term[]): boolean {
  const { head } = stripApp(t);
  return head.kind === "bound" || parts.some((part) => sameTerm(part, head));
}
