import { present } from "../base/index.ts";
import type { FunctionId, Primitive, Program, TypeId } from "./program.ts";

/** What is known so far about signals. */
export interface SignalKnowledge {
  readonly program: Program;
  callee(id: FunctionId): boolean;
  closure(id: TypeId): boolean;
}

/** Whether a run-time operation may fail to decide. */
export function primitiveSignals(known: SignalKnowledge, op: Primitive, on: TypeId): boolean {
  return op === "eq" && equalitySignals(known, on, new Set());
}

/** Equality is undecided at worst for functions and infinite sets, wherever they are inside. */
function equalitySignals(known: SignalKnowledge, on: TypeId, seen: Set<TypeId>): boolean {
  if (seen.has(on)) return false;
  seen.add(on);
  const inside = (id: TypeId): boolean => equalitySignals(known, id, seen);
  const { shape, size } = present(known.program.types[on], "equalitySignals: type");
  switch (shape.kind) {
    case "bool":
    case "number":
    case "rational":
    case "enum":
    case "opaque":
      return false;
    case "data":
      return shape.constructors.some((c) => c.fields.some(inside));
    case "function":
      return size === null || known.closure(on) || inside(shape.result);
    case "set":
      return !shape.mask;
    case "wrapped":
      return shape.equality !== null ? known.callee(shape.equality) : inside(shape.base);
  }
}
