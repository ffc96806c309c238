import { present } from "../../base/index.ts";
import { partsOf } from "../language/expression-walk.ts";
import { typeOf } from "../language/expressions.ts";
import { keySignals, primitiveSignals } from "../language/primitive.ts";
import type { Expr, FunctionId, Program, TypeId } from "../language/program.ts";

/** Which functions and function values may answer with a signal instead of a value. */
export interface SignalAnalysis {
  readonly functions: readonly boolean[];
  /** Function types some value of which may signal. */
  readonly closures: ReadonlySet<TypeId>;
  /** Whether evaluating the expression may signal. */
  mayExpr(e: Expr): boolean;
}

/**
 * Least fixed point over the program. Function values from outside are given by points, and signal where an argument cannot be compared with
 * these; with `partialClosures` they all may.
 */
export function analyzeSignals(program: Program, partialClosures = false): SignalAnalysis {
  const functions = program.functions.map(() => false);
  const closures = new Set<TypeId>();
  if (partialClosures) for (const type of program.types) if (type.shape.kind === "function") closures.add(type.id);
  const signals = { program, callee: (id: FunctionId) => functions[id] === true, closure: (id: TypeId) => closures.has(id) };
  let changed = true;
  const may = (e: Expr): boolean => {
    switch (e.kind) {
      case "signal":
        for (const arg of e.args) may(arg);
        return true;
      case "lambda":
        if (may(e.body) && !closures.has(e.type)) {
          closures.add(e.type);
          changed = true;
        }
        return false;
      case "apply":
        return mayApply(e);
      default: {
        let result = e.kind === "call" && functions[e.target] === true;
        if (e.kind === "primitive" && primitiveSignals(signals, e.op, e.on)) result = true;
        if (e.kind === "fold" && e.domain.kind === "set" && !isMask(program, e.domain.set)) result = true;
        if (e.kind === "fold" && e.domain.kind === "representatives") result = true;
        for (const part of partsOf(e)) if (may(part)) result = true;
        return result;
      }
    }
  };
  const mayApply = (e: Extract<Expr, { kind: "apply" }>): boolean => {
    const type = present(program.types[typeOf(e.fun)], "mayApply: type");
    const isPartial = type.shape.kind === "function" && type.shape.params.length > e.args.length;
    let result = closures.has(type.id) && !isPartial;
    if (closures.has(type.id) && isPartial && !closures.has(e.type)) {
      closures.add(e.type);
      changed = true;
    }
    for (const part of partsOf(e)) if (may(part)) result = true;
    return result;
  };
  while (changed) {
    changed = false;
    for (const { id } of program.types) {
      if (closures.has(id) || !keySignals(signals, id)) continue;
      closures.add(id);
      changed = true;
    }
    for (const f of program.functions) {
      if (may(f.body) && functions[f.id] !== true) {
        functions[f.id] = true;
        changed = true;
      }
    }
  }
  return { functions, closures, mayExpr: may };
}

function isMask(program: Program, set: Expr): boolean {
  const shape = program.types[typeOf(set)]?.shape;
  return shape?.kind === "set" && shape.mask;
}
