import { present } from "../../base/index.ts";
import { boolT, type Const, constant, funs } from "../../logic/index.ts";
import { type Primitive, primitives } from "./primitives.ts";
import type { FunctionId, Program, TypeId } from "./program.ts";
import { isScalar } from "./scalar.ts";

/** Stands for whatever the run time could not decide by itself. */
export const beyondExecution: Const = constant("HOL.beyond_execution", funs([boolT], boolT));

/** What is known so far about signals. */
export interface SignalKnowledge {
  readonly program: Program;
  callee(id: FunctionId): boolean;
  closure(id: TypeId): boolean;
}

/** Whether a run-time operation may fail to decide. */
export function primitiveSignals(known: SignalKnowledge, op: Primitive, on: TypeId): boolean {
  if (op === "eq") return equalitySignals(known, on, new Set());
  if (op === "fun.ofPairs") return keySignals(known, on);
  const { answers, numbers } = primitives[op];
  const { shape } = present(known.program.types[on], "primitiveSignals: type");
  if (shape.kind !== "set" || answers === "always" || (op === "bag.add" && !shape.mask)) return false;
  // Elements are numbered by looking at all their values, where they are functions.
  if (shape.mask) return numbers && equalitySignals(known, shape.element, new Set());
  return answers === "listed" || equalitySignals(known, shape.element, new Set());
}

/** Whether functions given by points may fail to find an argument among them: it is compared with each. */
export function keySignals(known: SignalKnowledge, on: TypeId): boolean {
  const { shape } = present(known.program.types[on], "keySignals: type");
  return shape.kind === "function" && shape.params.some((param) => equalitySignals(known, param, new Set()));
}

/** Equality is undecided at worst for functions and infinite sets, wherever they are inside. */
function equalitySignals(known: SignalKnowledge, on: TypeId, seen: Set<TypeId>): boolean {
  if (seen.has(on)) return false;
  seen.add(on);
  const inside = (id: TypeId): boolean => equalitySignals(known, id, seen);
  const { shape, size } = present(known.program.types[on], "equalitySignals: type");
  if (isScalar(shape)) return false;
  switch (shape.kind) {
    case "opaque":
      return false;
    case "data":
      if (shape.equality !== null) return known.callee(shape.equality);
      return shape.constructors.some((c) => c.fields.some(inside));
    case "function":
      return size === null || known.closure(on) || inside(shape.result);
    case "set":
      return !shape.mask;
    case "wrapped":
      return shape.equality !== null ? known.callee(shape.equality) : inside(shape.base);
  }
}
