import { present } from "../../base/index.ts";
import { eachExpr, partsOf } from "../language/expression-walk.ts";
import type { Expr, Func, FunctionId, Local, Program } from "../language/program.ts";

/** The functions a function calls, each once. */
function calleesOf(f: Func): FunctionId[] {
  const found = new Set<FunctionId>();
  eachExpr(f.body, (e) => {
    if (e.kind === "call") found.add(e.target);
  });
  return [...found];
}

/** For each function the component of mutual recursion it belongs to (Tarjan 1972), null when not recursive. */
export function recursionGroups(program: Program): readonly (number | null)[] {
  const edges = program.functions.map(calleesOf);
  const index = new Map<FunctionId, number>();
  const low: number[] = [];
  const group: (number | null)[] = program.functions.map(() => null);
  const stack: FunctionId[] = [];
  const open = new Set<FunctionId>();
  const visit = (v: FunctionId): void => {
    index.set(v, index.size);
    low[v] = index.size - 1;
    stack.push(v);
    open.add(v);
    for (const w of edges[v] ?? []) {
      if (!index.has(w)) {
        visit(w);
        low[v] = Math.min(low[v] ?? 0, low[w] ?? 0);
      } else if (open.has(w)) low[v] = Math.min(low[v] ?? 0, index.get(w) ?? 0);
    }
    if (low[v] === index.get(v)) close(v);
  };
  const close = (root: FunctionId): void => {
    const members: FunctionId[] = [];
    for (;;) {
      const w = present(stack.pop(), "recursionGroups: stack");
      open.delete(w);
      members.push(w);
      if (w === root) break;
    }
    if (members.length > 1 || (edges[root] ?? []).includes(root)) for (const w of members) group[w] = root;
  };
  for (const f of program.functions) if (!index.has(f.id)) visit(f.id);
  return group;
}

/**
 * True when every run of the function makes at most one call to itself, on a part of one of its arguments, and nothing else that takes
 * more than a step, except for a loop through a list or a call of another such function at the last end: then it ends in time linear in
 * its arguments and needs no guard. `groups` are those of `recursionGroups`.
 */
export function isLinear(program: Program, groups: readonly (number | null)[], f: Func): boolean {
  if (mostSelfCalls(f.body, f.id) > 1) return false;
  const isStep = (part: Expr): boolean => {
    let isShort = true;
    eachExpr(part, (e) => {
      const isLong = e.kind === "call" ? e.target !== f.id && groups[e.target] !== null : e.kind === "fold" || e.kind === "apply";
      if (isLong) isShort = false;
    });
    return isShort;
  };
  const isOther = (id: FunctionId): boolean => {
    const other = groups[id] === groups[f.id] ? undefined : program.functions[id];
    return other !== undefined && isLinear(program, groups, other);
  };
  const callsItself = (part: Expr): boolean => mostSelfCalls(part, f.id) > 0;
  if (!endsSoon(f.body, { isStep, callsItself, isLinearCall: isOther }, true)) return false;
  return f.params.some((param, i) => program.types[param.type]?.shape.kind === "data" && descends(f, param, i));
}

/** What a part of a function may do. */
interface PartKinds {
  readonly isStep: (part: Expr) => boolean;
  readonly callsItself: (part: Expr) => boolean;
  readonly isLinearCall: (id: FunctionId) => boolean;
}

/** Steps, and where nothing follows and no call to itself has come before (`isLast`) loops of steps through lists and calls of linear functions. */
function endsSoon(e: Expr, parts: PartKinds, isLast: boolean): boolean {
  const { isStep, callsItself, isLinearCall } = parts;
  const after = (first: Expr, ...rest: readonly Expr[]): boolean =>
    isStep(first) && rest.every((part) => endsSoon(part, parts, isLast && !callsItself(first)));
  switch (e.kind) {
    case "switch":
      return after(e.subject, ...e.arms.map((arm) => arm.body), ...(e.otherwise === null ? [] : [e.otherwise]));
    case "if":
      return after(e.test, e.yes, e.no);
    case "let":
      return after(e.value, e.body);
    case "and":
    case "or":
      return after(e.left, e.right);
    case "fold":
      return isLast && !callsItself(e) && e.domain.kind === "list" && partsOf(e).every(isStep);
    case "call":
      return isStep(e) || (isLast && !callsItself(e) && e.args.every(isStep) && isLinearCall(e.target));
    default:
      return isStep(e);
  }
}

function mostSelfCalls(e: Expr, self: FunctionId): number {
  const of = (part: Expr): number => mostSelfCalls(part, self);
  const many = (n: number): number => (n > 0 ? 2 : 0);
  switch (e.kind) {
    case "if":
      return of(e.test) + Math.max(of(e.yes), of(e.no));
    case "switch":
      return of(e.subject) + Math.max(...e.arms.map((arm) => of(arm.body)), e.otherwise === null ? 0 : of(e.otherwise));
    case "lambda":
      return many(of(e.body));
    case "fold":
      return many(partsOf(e).reduce((n, part) => n + of(part), 0));
    default:
      return partsOf(e).reduce((n, part) => n + of(part), e.kind === "call" && e.target === self ? 1 : 0);
  }
}

function descends(f: Func, param: Local, position: number): boolean {
  const parts = new Set<number>();
  let good = true;
  const walk = (e: Expr): void => {
    if (e.kind === "switch" && e.subject.kind === "local") {
      const inside = e.subject.local.id === param.id || parts.has(e.subject.local.id);
      if (inside) for (const arm of e.arms) for (const field of arm.fields) if (field !== null) parts.add(field.id);
    }
    if (e.kind === "call" && e.target === f.id) {
      const arg = e.args[position];
      if (arg?.kind !== "local" || !parts.has(arg.local.id)) good = false;
    }
    for (const part of partsOf(e)) walk(part);
  };
  walk(f.body);
  return good;
}
