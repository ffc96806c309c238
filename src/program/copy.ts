import { present } from "../base/index.ts";
import { mapParts } from "./expression-walk.ts";
import type { Expr, Func, Local } from "./program.ts";

/** The same function with variables and labels of its own, numbered by `next`. */
export function copyFunction(f: Func, next: () => number): Func {
  const locals = new Map<number, Local>();
  const labels = new Map<number, number>();
  const bind = (local: Local): Local => {
    const fresh = { ...local, id: next() };
    locals.set(local.id, fresh);
    return fresh;
  };
  const label = (old: number): number => {
    const fresh = next();
    labels.set(old, fresh);
    return fresh;
  };
  const go = (e: Expr): Expr => {
    switch (e.kind) {
      case "local":
        return { kind: "local", local: locals.get(e.local.id) ?? e.local };
      case "lambda":
        return { ...e, params: e.params.map(bind), body: go(e.body) };
      case "let": {
        const value = go(e.value);
        return { ...e, local: bind(e.local), value, body: go(e.body) };
      }
      case "switch": {
        const subject = go(e.subject);
        const arms = e.arms.map((arm) => ({ ...arm, fields: arm.fields.map((x) => (x === null ? null : bind(x))), body: go(arm.body) }));
        return { ...e, subject, arms, otherwise: e.otherwise === null ? null : go(e.otherwise) };
      }
      case "join":
        return { ...e, label: label(e.label), params: e.params.map(bind), body: go(e.body), rest: go(e.rest) };
      case "jump":
        return { ...e, label: present(labels.get(e.label), "copyFunction: label"), args: e.args.map(go) };
      case "fold": {
        const element = bind(e.element);
        return mapParts({ ...e, element, accumulator: bind(e.accumulator) }, go);
      }
      default:
        return mapParts(e, go);
    }
  };
  const params = f.params.map(bind);
  return { ...f, params, body: go(f.body) };
}
