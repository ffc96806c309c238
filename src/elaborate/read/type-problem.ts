import { baseName, type Span } from "../../base/index.ts";
import type { Embedded } from "../../syntax/index.ts";
import type { Context } from "../names/context.ts";
import { reject } from "../names/problem.ts";
import { showInferenceType } from "../print/print-type.ts";
import type { TypeProblem } from "./infer.ts";

/** Turns a failed unification into the user's error: both types and the term at fault. */
export function describeTypeProblem(context: Context, problem: TypeProblem, sources: readonly Embedded[]): never {
  const show = (ty: Parameters<typeof showInferenceType>[1]): string => showInferenceType(context, ty);
  const { clash, operator, operand } = problem;
  const notes: string[] = [];
  const text = excerpt(sources, problem.operandSpan);
  if (operator !== null && operand !== null) notes.push(`Operator type: ${show(operator)}`, `Operand: ${text} :: ${show(operand)}`);
  else if (text !== "") notes.push(`In the term: ${text}`);
  const span = problem.operandSpan;
  switch (clash.kind) {
    case "clash":
      return reject(
        "E0320",
        span,
        `Type error: cannot make "${show(clash.left)}" and "${show(clash.right)}" the same type${text === "" ? "" : `, in ${text}`}`,
        { notes },
      );
    case "infinite":
      return reject("E0321", span, `Type error: the type would contain itself: "${show(clash.left)}" and "${show(clash.right)}"`, {
        notes,
      });
    case "sort": {
      const wanted = clash.sort.map(baseName).join(", ");
      const hint = clash.type.kind === "var" ? `Write ${clash.type.name}::${wanted}.` : `Instantiate the class, or use another type.`;
      return reject("E0322", span, `Type error: "${show(clash.type)}" is not of sort ${wanted}${text === "" ? "" : `, in ${text}`}`, {
        notes,
        hint,
      });
    }
  }
}

/** The text at a span of the file, found in the pieces that were read, on one line; at most 60 characters. */
function excerpt(sources: readonly Embedded[], span: Span): string {
  const source = sources.find((s) => s.span.from <= span.from && span.to <= s.span.to);
  if (source === undefined) return "";
  const text = source.text.slice(indexOf(source, span.from), indexOf(source, span.to)).replace(/\s+/g, " ").trim();
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}

/** The index of a file offset in the text of a piece, by bisection. */
function indexOf(source: Embedded, offset: number): number {
  let low = 0;
  let high = source.text.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (source.offsetAt(middle) < offset) low = middle + 1;
    else high = middle;
  }
  return low;
}
