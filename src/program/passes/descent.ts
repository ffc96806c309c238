import { eachExpr } from "../language/expression-walk.ts";
import type { Expr, Func, Program } from "../language/program.ts";

/**
 * A parameter that becomes a proper part of itself in some calls of a function to itself.
 * - `data`: in all of them, and the parts have nothing in common: all calls together are no more than there are parts.
 * - `number`: a natural number, which becomes smaller in those calls. `everywhere`: it does not become larger in the others.
 */
export type Descent =
  | { readonly kind: "data"; readonly position: number }
  | { readonly kind: "number"; readonly position: number; readonly everywhere: boolean };

/** Looks for a parameter that descends in each of the calls `turns`. */
export function findDescent(program: Program, f: Func, turns: ReadonlySet<Expr>): Descent | null {
  let found: Descent | null = null;
  for (const [position, param] of f.params.entries()) {
    const shape = program.types[param.type]?.shape;
    if (shape?.kind === "data" && splitsData(f, position)) return { kind: "data", position };
    if (shape?.kind !== "number" || shape.sort !== "nat") continue;
    const next = lowersNumber(f, position, turns);
    if (next !== null && (found === null || (found.kind === "number" && !found.everywhere && next.everywhere))) found = next;
  }
  return found;
}

/** Each call gets a field (of a field …) of the parameter, and no two calls get the same or one inside the other. */
function splitsData(f: Func, position: number): boolean {
  const parents = new Map<number, number>();
  const given: number[] = [];
  let good = true;
  eachExpr(f.body, (e) => {
    if (e.kind === "switch" && e.subject.kind === "local")
      for (const arm of e.arms) for (const field of arm.fields) if (field !== null) parents.set(field.id, e.subject.local.id);
    if (e.kind !== "call" || e.target !== f.id) return;
    const arg = e.args[position];
    if (arg?.kind === "local") given.push(arg.local.id);
    else good = false;
  });
  const chain = (id: number): number[] => {
    const ids = [id];
    for (let up = parents.get(id); up !== undefined; up = parents.get(up)) ids.push(up);
    return ids;
  };
  const chains = given.map(chain);
  const param = f.params[position]?.id;
  const isPart = (ids: readonly number[]): boolean => ids.length > 1 && ids.at(-1) === param;
  const isApart = (i: number): boolean => chains.every((ids, k) => k === i || !ids.includes(given[i] ?? -1));
  return good && chains.every((ids, i) => isPart(ids) && isApart(i));
}

function lowersNumber(f: Func, position: number, turns: ReadonlySet<Expr>): Extract<Descent, { kind: "number" }> | null {
  const param = f.params[position];
  const smaller = new Set<number>();
  const isSmaller = (e: Expr | undefined): boolean => {
    if (e?.kind === "local") return smaller.has(e.local.id);
    return e?.kind === "primitive" && e.op === "pred" && isAtMost(e.args[0]);
  };
  const isAtMost = (e: Expr | undefined): boolean => (e?.kind === "local" && e.local.id === param?.id) || isSmaller(e);
  let descends = true;
  let everywhere = true;
  eachExpr(f.body, (e) => {
    if (e.kind === "let" && isSmaller(e.value)) smaller.add(e.local.id);
    if (e.kind !== "call" || e.target !== f.id) return;
    if (turns.has(e)) descends &&= isSmaller(e.args[position]);
    else everywhere &&= isAtMost(e.args[position]);
  });
  return descends ? { kind: "number", position, everywhere } : null;
}
