import { unreachable } from "../../base/index.ts";
import type { Domain, Expr, Local } from "./program.ts";

/** Rebuilds an expression with each direct part replaced. */
export function mapParts(e: Expr, f: (part: Expr) => Expr): Expr {
  switch (e.kind) {
    case "local":
    case "literal":
      return e;
    case "construct":
    case "call":
    case "primitive":
    case "signal":
    case "jump":
      return e.args.length === 0 ? e : { ...e, args: e.args.map(f) };
    case "apply":
      return { ...e, fun: f(e.fun), args: e.args.map(f) };
    case "lambda":
      return { ...e, body: f(e.body) };
    case "let":
      return { ...e, value: f(e.value), body: f(e.body) };
    case "if":
      return { ...e, test: f(e.test), yes: f(e.yes), no: f(e.no) };
    case "and":
    case "or":
      return { ...e, left: f(e.left), right: f(e.right) };
    case "not":
      return { ...e, arg: f(e.arg) };
    case "is":
      return { ...e, subject: f(e.subject) };
    case "switch":
      return {
        ...e,
        subject: f(e.subject),
        arms: e.arms.map((arm) => ({ ...arm, body: f(arm.body) })),
        otherwise: e.otherwise === null ? null : f(e.otherwise),
      };
    case "join":
      return { ...e, body: f(e.body), rest: f(e.rest) };
    case "fold":
      return {
        ...e,
        domain: mapDomain(e.domain, f),
        initial: f(e.initial),
        step: f(e.step),
      };
    default:
      return unreachable(e);
  }
}

function mapDomain(domain: Domain, f: (part: Expr) => Expr): Domain {
  switch (domain.kind) {
    case "type":
    case "samples":
      return domain;
    case "set":
      return { kind: "set", set: f(domain.set) };
    case "list":
      return { kind: "list", list: f(domain.list) };
    case "range":
      return { kind: "range", from: f(domain.from), to: f(domain.to) };
    case "representatives":
      return { ...domain, known: domain.known.map(f) };
  }
}

/** The direct parts of an expression, in order of evaluation. */
export function partsOf(e: Expr): readonly Expr[] {
  switch (e.kind) {
    case "local":
    case "literal":
      return [];
    case "construct":
    case "call":
    case "primitive":
    case "signal":
    case "jump":
      return e.args;
    case "apply":
      return [e.fun, ...e.args];
    case "lambda":
      return [e.body];
    case "let":
      return [e.value, e.body];
    case "if":
      return [e.test, e.yes, e.no];
    case "and":
    case "or":
      return [e.left, e.right];
    case "not":
      return [e.arg];
    case "is":
      return [e.subject];
    case "switch":
      return [e.subject, ...e.arms.map((arm) => arm.body), ...(e.otherwise === null ? [] : [e.otherwise])];
    case "join":
      return [e.body, e.rest];
    case "fold":
      return [...domainParts(e.domain), e.initial, e.step];
    default:
      return unreachable(e);
  }
}

/** The expressions inside a domain. */
function domainParts(domain: Domain): readonly Expr[] {
  switch (domain.kind) {
    case "type":
    case "samples":
      return [];
    case "set":
      return [domain.set];
    case "list":
      return [domain.list];
    case "range":
      return [domain.from, domain.to];
    case "representatives":
      return domain.known;
  }
}

/** Visits every expression inside, outermost first. */
export function eachExpr(e: Expr, visit: (e: Expr) => void): void {
  const stack: Expr[] = [e];
  for (let next = stack.pop(); next !== undefined; next = stack.pop()) {
    visit(next);
    const parts = partsOf(next);
    for (let i = parts.length - 1; i >= 0; i--) {
      const part = parts[i];
      if (part !== undefined) stack.push(part);
    }
  }
}

/** How often a local is used. */
export function countUses(e: Expr, local: Local): number {
  let uses = 0;
  eachExpr(e, (part) => {
    if (part.kind === "local" && part.local.id === local.id) uses++;
  });
  return uses;
}

/** Number of nodes. */
export function exprSize(e: Expr): number {
  let size = 0;
  eachExpr(e, () => size++);
  return size;
}

/** Puts expressions for locals. Requires: locals are unique, so that nothing is captured. */
export function substituteLocals(e: Expr, subst: ReadonlyMap<number, Expr>): Expr {
  if (subst.size === 0) return e;
  const go = (part: Expr): Expr => (part.kind === "local" ? (subst.get(part.local.id) ?? part) : mapParts(part, go));
  return go(e);
}

/** The variables that an expression binds itself, outside its parts. */
export function binders(e: Expr): readonly Local[] {
  switch (e.kind) {
    case "let":
      return [e.local];
    case "lambda":
    case "join":
      return e.params;
    case "switch":
      return e.arms.flatMap((arm) => arm.fields.filter((field) => field !== null));
    case "fold":
      return [e.element, e.accumulator];
    default:
      return [];
  }
}

/** The variables used inside and bound outside, in order of first use. Requires: locals are unique. */
export function outerLocals(e: Expr): readonly Local[] {
  const bound = new Set<number>();
  const used = new Map<number, Local>();
  eachExpr(e, (part) => {
    for (const local of binders(part)) bound.add(local.id);
    if (part.kind === "local") used.set(part.local.id, part.local);
  });
  return [...used.values()].filter((local) => !bound.has(local.id));
}
