import { binders, mapParts, partsOf } from "../language/expression-walk.ts";
import { use } from "../language/expressions.ts";
import type { Expr, Func, Local } from "../language/program.ts";

/** The largest number of a variable or label, −1 without any. */
export function largestNumber(functions: readonly Func[]): number {
  let largest = -1;
  const note = (locals: readonly Local[]): void => {
    for (const { id } of locals) if (id > largest) largest = id;
  };
  const walk = (e: Expr): void => {
    note(binders(e));
    if (e.kind === "join" && e.label > largest) largest = e.label;
    for (const part of partsOf(e)) walk(part);
  };
  for (const f of functions) {
    note(f.params);
    walk(f.body);
  }
  return largest;
}

/** The same function with variables and labels of its own, numbered by `next`. */
export function copyFunction(f: Func, next: () => number): Func {
  const params = f.params.map((p) => ({ ...p, id: next() }));
  const outer = new Map(f.params.map((p, i): [number, Expr] => [p.id, use(params[i] ?? p)]));
  return { ...f, params, body: copyExpr(f.body, next, outer) };
}

/** The same expression with variables and labels of its own; `outer` says what stands for variables bound outside. */
export function copyExpr(e: Expr, next: () => number, outer: ReadonlyMap<number, Expr> = new Map()): Expr {
  const values = new Map(outer);
  const labels = new Map<number, number>();
  const bind = (old: Local): Local => {
    const local = { ...old, id: next() };
    values.set(old.id, use(local));
    return local;
  };
  // What binds is renamed before its parts are gone through: variables are unique, so that no other is meant.
  const go = (part: Expr): Expr => {
    switch (part.kind) {
      case "local":
        return values.get(part.local.id) ?? part;
      case "let":
        return mapParts({ ...part, local: bind(part.local) }, go);
      case "lambda":
        return mapParts({ ...part, params: part.params.map(bind) }, go);
      case "switch": {
        const arms = part.arms.map((arm) => ({ ...arm, fields: arm.fields.map((field) => (field === null ? null : bind(field))) }));
        return mapParts({ ...part, arms }, go);
      }
      case "fold":
        return mapParts({ ...part, element: bind(part.element), accumulator: bind(part.accumulator) }, go);
      case "join": {
        const label = next();
        labels.set(part.label, label);
        return mapParts({ ...part, label, params: part.params.map(bind) }, go);
      }
      case "jump":
        return mapParts({ ...part, label: labels.get(part.label) ?? part.label }, go);
      default:
        return mapParts(part, go);
    }
  };
  return go(e);
}
