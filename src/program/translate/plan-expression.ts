import { present } from "../../base/index.ts";
import { type Free, names, stripApp, type Term } from "../../logic/index.ts";
import { boundBy, type Limit, listOf, type SearchPlan, type SearchStep, variablesOf } from "../../plans/index.ts";
import { boolId, ifThen, letIn, literal, primitive, use } from "../language/expressions.ts";
import type { Domain, Expr, Local, TypeId } from "../language/program.ts";
import { constructorIndex } from "./construct.ts";
import type { Translation } from "./translation.ts";

/**
 * What a search makes of the values it finds. The accumulator goes through the loops: `found` is its value after one more solution;
 * with `until` the search stops as soon as the accumulator has that value.
 */
export interface Accumulation {
  readonly initial: Expr;
  readonly type: TypeId;
  readonly until: boolean | null;
  readonly found: (accumulator: Expr) => Expr;
}

/** The accumulator after all solutions of the plan. */
export function searchExpression(tr: Translation, plan: SearchPlan, search: Accumulation): Expr {
  return go(tr, plan, 0, search, search.initial);
}

function go(tr: Translation, plan: SearchPlan, at: number, search: Accumulation, accumulator: Expr): Expr {
  const step = plan[at];
  if (step === undefined) return search.found(accumulator);
  const rest = (inner: Expr): Expr => go(tr, plan, at + 1, search, inner);
  switch (step.kind) {
    case "test":
      return ifThen(tr.expr(step.goal.term), rest(accumulator), accumulator);
    case "match":
      if (isNew(step)) return letIn(tr.localOf(step.pattern), tr.expr(step.value), rest(accumulator));
      return tr.bind(step.value, ({ local }) => matchPattern(tr, step, local, () => rest(accumulator), accumulator));
    case "or":
      return alternatives(tr, step.plans, search, accumulator);
    case "each":
    case "range":
    case "generate":
    case "samples":
    case "representatives":
      return loop(tr, step, search, accumulator, rest);
  }
}

function alternatives(tr: Translation, plans: readonly SearchPlan[], search: Accumulation, accumulator: Expr): Expr {
  return plans.reduce<Expr>((before, plan, i) => {
    if (i === 0) return go(tr, plan, 0, search, before);
    const local = tr.local("s", search.type);
    // The alternatives bind the same variables, one after another.
    const more = tr.anew([...new Set(plan.flatMap(boundBy))], () => go(tr, plan, 0, search, use(local)));
    const guarded = search.until === null ? more : ifThen(isReached(use(local), search.until), literal(search.until, boolId), more);
    return letIn(local, before, guarded);
  }, accumulator);
}

function isReached(e: Expr, until: boolean): Expr {
  return until ? e : { kind: "not", arg: e };
}

type LoopStep = Extract<SearchStep, { kind: "each" | "range" | "generate" | "samples" | "representatives" }>;
type Matching = Extract<SearchStep, { kind: "match" | "each" }>;

/** A variable that gets the value as it is. */
function isNew(step: Matching): step is Matching & { readonly pattern: Free } {
  return step.pattern.kind === "free" && step.binds.length > 0;
}

function loop(tr: Translation, step: LoopStep, search: Accumulation, accumulator: Expr, rest: (inner: Expr) => Expr): Expr {
  const total = tr.local("s", search.type);
  const element = step.kind === "each" ? tr.fresh("e", step.pattern.type).local : tr.localOf(step.variable);
  const found = (): Expr => rest(use(total));
  const inner = step.kind === "each" ? matchPattern(tr, step, element, found, use(total)) : found();
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
    case "generate":
      return { kind: "type", type: tr.types.id(step.variable.type) };
    case "samples":
      return { kind: "samples", type: tr.types.id(step.variable.type) };
    case "representatives":
      return { kind: "representatives", type: tr.types.id(step.variable.type), known: step.known.map((t) => tr.expr(t)) };
    case "each": {
      const list = listOf(step.set);
      return list === null ? { kind: "set", set: tr.expr(step.set) } : { kind: "list", list: tr.expr(list) };
    }
    case "range":
      return { kind: "range", from: limitOf(tr, step.from, step.variable), to: limitOf(tr, step.to, step.variable) };
  }
}

/** Bounds are compared as integers, so that `n - 1` may be below zero; only natural numbers have none from below. */
function limitOf(tr: Translation, limit: Limit | null, x: Free): Expr {
  const type = tr.types.id(x.type);
  if (limit === null) return literal(0, type);
  const { term, offset } = limit;
  return offset === 0 ? tr.expr(term) : primitive("offset", type, [tr.expr(term), literal(offset, type)], type);
}

/** Matches a value against a pattern: variables are bound, constructors distinguished, known parts compared. */
function matchPattern(tr: Translation, { pattern, binds }: Matching, value: Local, then: () => Expr, fail: Expr): Expr {
  const open = new Set(binds.map((x) => x.name));
  const match = (p: Term, v: Local, next: () => Expr): Expr => {
    if (variablesOf(p).every((x) => !open.has(x.name))) return ifThen(primitive("eq", v.type, [use(v), tr.expr(p)], boolId), next(), fail);
    if (p.kind === "free") {
      open.delete(p.name);
      return letIn(tr.localOf(p), use(v), next());
    }
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
