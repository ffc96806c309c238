import { present } from "../../base/index.ts";
import { type Free, freeVars, names, stripApp, type Term } from "../../logic/index.ts";
import { boolId, ifThen, letIn, literal, primitive, use } from "../language/expressions.ts";
import type { Domain, Expr, Local, TypeId } from "../language/program.ts";
import { constructorIndex } from "./construct.ts";
import type { Limit, Plan, Step } from "./plan.ts";
import type { Translation } from "./translation.ts";

/**
 * What a search makes of the values it finds. The accumulator goes through the loops: `found` is its value after one more solution;
 * with `until` the search stops as soon as the accumulator has that value.
 */
export interface Search {
  readonly initial: Expr;
  readonly type: TypeId;
  readonly until: boolean | null;
  readonly found: (accumulator: Expr) => Expr;
}

/** The accumulator after all solutions of the plan. */
export function searchExpression(tr: Translation, plan: Plan, search: Search): Expr {
  return go(tr, plan, 0, search, search.initial);
}

function go(tr: Translation, plan: Plan, at: number, search: Search, accumulator: Expr): Expr {
  const step = plan[at];
  if (step === undefined) return search.found(accumulator);
  const rest = (inner: Expr): Expr => go(tr, plan, at + 1, search, inner);
  switch (step.kind) {
    case "test":
      return ifThen(tr.expr(step.term), rest(accumulator), accumulator);
    case "bind":
      return letIn(tr.localOf(step.variable), tr.expr(step.value), rest(accumulator));
    case "match":
      return tr.bind(step.value, ({ local }) =>
        matchPattern(tr, step.pattern, local, step.variables, () => rest(accumulator), accumulator),
      );
    case "or":
      return alternatives(tr, step.plans, search, accumulator);
    case "each":
    case "range":
    case "type":
    case "samples":
      return loop(tr, step, search, accumulator, rest);
  }
}

function alternatives(tr: Translation, plans: readonly Plan[], search: Search, accumulator: Expr): Expr {
  return plans.reduce<Expr>((before, plan, i) => {
    if (i === 0) return go(tr, plan, 0, search, before);
    const local = tr.local("s", search.type);
    const more = go(tr, plan, 0, search, use(local));
    const guarded = search.until === null ? more : ifThen(isReached(use(local), search.until), literal(search.until, boolId), more);
    return letIn(local, before, guarded);
  }, accumulator);
}

function isReached(e: Expr, until: boolean): Expr {
  return until ? e : { kind: "not", arg: e };
}

type LoopStep = Extract<Step, { kind: "each" | "range" | "type" | "samples" }>;

function loop(tr: Translation, step: LoopStep, search: Search, accumulator: Expr, rest: (inner: Expr) => Expr): Expr {
  const total = tr.local("s", search.type);
  const element = step.kind === "each" ? tr.fresh("e", step.pattern.type).local : tr.localOf(step.variable);
  const inner =
    step.kind === "each" && step.pattern.kind !== "free"
      ? matchPattern(tr, step.pattern, element, step.variables, () => rest(use(total)), use(total))
      : step.kind === "each"
        ? letIn(tr.localOf(step.pattern as Free), use(element), rest(use(total)))
        : rest(use(total));
  return {
    kind: "fold",
    domain: domainOf(tr, step),
    element,
    accumulator: total,
    initial: accumulator,
    step: inner,
    until: search.until,
  };
}

function domainOf(tr: Translation, step: LoopStep): Domain {
  switch (step.kind) {
    case "type":
    case "samples":
      return { kind: step.kind, type: tr.types.id(step.variable.type) };
    case "each":
      return step.list ? { kind: "list", list: tr.expr(step.set) } : { kind: "set", set: tr.expr(step.set) };
    case "range":
      return { kind: "range", from: limit(tr, step.from, step.variable), to: limit(tr, step.to, step.variable) };
  }
}

/** Bounds are compared as integers, so that `n - 1` may be below zero. */
function limit(tr: Translation, { term, offset }: Limit, x: Free): Expr {
  const type = tr.types.id(x.type);
  if (term === null) return literal(offset, type);
  return offset === 0 ? tr.expr(term) : primitive("offset", type, [tr.expr(term), literal(offset, type)], type);
}

/** Matches a value against a pattern: variables are bound, constructors distinguished, ground parts compared. */
function matchPattern(tr: Translation, pattern: Term, value: Local, variables: readonly Free[], then: () => Expr, fail: Expr): Expr {
  const isOpen = (t: Term): boolean => [...freeVars(t).keys()].some((name) => variables.some((x) => x.name === name));
  const match = (p: Term, v: Local, next: () => Expr): Expr => {
    if (!isOpen(p)) return ifThen(primitive("eq", v.type, [use(v), tr.expr(p)], boolId), next(), fail);
    if (p.kind === "free") return letIn(tr.localOf(p), use(v), next());
    const { head, args } = stripApp(p);
    const type = tr.types.get(v.type);
    if (head.kind === "const" && head.name === names.Suc) {
      const before = tr.fresh("n", p.type).local;
      const isZero = primitive("eq", v.type, [use(v), literal(0, v.type)], boolId);
      const inner = match(present(args[0], "matchPattern: Suc"), before, next);
      return ifThen(isZero, fail, letIn(before, primitive("pred", v.type, [use(v)], v.type), inner));
    }
    const index = head.kind === "const" ? constructorIndex(type, head.name) : -1;
    const fields = args.map((arg, i) => tr.fresh(`${v.name}${i + 1}`, arg.type).local);
    const body = args.reduceRight<() => Expr>(
      (after, arg, i) => () => match(arg, present(fields[i], "matchPattern: field"), after),
      next,
    )();
    const isOnly = type.shape.kind === "data" && type.shape.constructors.length === 1;
    return { kind: "switch", subject: use(v), arms: [{ index, fields, body }], otherwise: isOnly ? null : fail };
  };
  return match(pattern, value, then);
}
