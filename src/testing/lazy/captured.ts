import { type Expr, partsOf } from "../../program/index.ts";

/** The ids of the locals that an expression uses and does not bind itself. */
export function capturedBy(e: Expr): ReadonlySet<number> {
  const used = new Set<number>();
  const bound = new Set<number>();
  const visit = (part: Expr): void => {
    if (part.kind === "local") used.add(part.local.id);
    for (const id of boundBy(part)) bound.add(id);
    for (const inner of partsOf(part)) visit(inner);
  };
  visit(e);
  for (const id of bound) used.delete(id);
  return used;
}

function boundBy(e: Expr): readonly number[] {
  switch (e.kind) {
    case "let":
      return [e.local.id];
    case "lambda":
    case "join":
      return e.params.map((p) => p.id);
    case "switch":
      return e.arms.flatMap((arm) => arm.fields.flatMap((field) => (field === null ? [] : [field.id])));
    case "fold":
      return [e.element.id, e.accumulator.id];
    default:
      return [];
  }
}
