/**
 * Which functions know of numbers only how they compare: then a number can be moved, as long as it passes no other, without any change of the
 * result (data independence: Wolper, POPL 1986; Reynolds' parametricity for a linear order).
 */
import { type Expr, eachExpr, type FunctionId, type Program, typeOf } from "../../program/index.ts";

/** Operations that treat numbers by their order alone; `eq` is among them where it compares scalars. */
const comparisons: ReadonlySet<string> = new Set(["le", "lt", "eq", "wrap", "unwrap"]);

/** Whether a function, with all that it calls, does nothing with numbers but to compare them and to pass them on. */
export function isOrderOnly(program: Program, target: FunctionId): boolean {
  const seen = new Set<FunctionId>([target]);
  let isOrder = true;
  for (const id of seen) {
    const body = program.functions[id]?.body;
    if (body === undefined) return false;
    eachExpr(body, (e) => {
      isOrder &&= isOrderStep(program, e);
      if (e.kind === "call") seen.add(e.target);
    });
    if (!isOrder) return false;
  }
  return true;
}

function isOrderStep(program: Program, e: Expr): boolean {
  switch (e.kind) {
    case "literal":
      return typeof e.value === "boolean";
    case "primitive": {
      const kind = program.types[e.on]?.shape.kind;
      return comparisons.has(e.op) && (kind === "number" || kind === "bool" || kind === "enum" || (kind === "wrapped" && e.op !== "eq"));
    }
    case "is":
    case "switch":
      return program.types[typeOf(e.subject)]?.shape.kind !== "number";
    case "fold":
      return e.domain.kind === "list";
    case "local":
    case "construct":
    case "call":
    case "apply":
    case "lambda":
    case "let":
    case "if":
    case "and":
    case "or":
    case "not":
    case "signal":
    case "join":
    case "jump":
      return true;
  }
}
