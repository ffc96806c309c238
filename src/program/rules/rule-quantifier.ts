import { present } from "../../base/index.ts";
import { betaApply, type Const, type Free, names, setT, stripFun, type Term, type Type } from "../../logic/index.ts";
import { goalOf, type SearchPlan } from "../../plans/index.ts";
import { boolId, ifThen, letIn, no, not, primitive, use, yes } from "../language/expressions.ts";
import type { Expr } from "../language/program.ts";
import { formulaOf } from "../translate/formula.ts";
import { planSearch } from "../translate/plan.ts";
import { type Accumulation, searchExpression } from "../translate/plan-expression.ts";
import type { Rule, Translation } from "../translate/translation.ts";

const anyFound: Accumulation = { initial: no, type: boolId, until: true, found: () => yes };

function argument(args: readonly Term[]): Term {
  return present(args[0], "quantifier: no argument");
}

function domainOf(predicate: Term): Type {
  return present(stripFun(predicate.type, 1).args[0], "quantifier: not a predicate");
}

function variableOf(tr: Translation, predicate: Term): Free {
  return tr.fresh(predicate.kind === "abs" && predicate.name !== "" ? predicate.name : "x", domainOf(predicate)).free;
}

/**
 * `∃x. P x`, or `∃x. ¬ P x`, as nested loops that end at the first witness. Without a bound this is an obstacle; where obstacles are
 * tolerated, a few values are tried, because a witness among them decides.
 */
function exists(tr: Translation, c: Const, predicate: Term, positive: boolean): Expr {
  const x = variableOf(tr, predicate);
  const formula = formulaOf(tr, betaApply(predicate, [x]), positive);
  const plan = planSearch(tr, [x], formula, { inverting: true, deciding: !tr.isLazy });
  if (!("unbounded" in plan)) return searchExpression(tr, plan, anyFound);
  const unknown = tr.obstacle({ kind: "unbounded", constant: c.name, type: plan.unbounded.type }, boolId);
  const samples = planSearch(tr, [x], formula, { sampling: true, inverting: true });
  return "unbounded" in samples ? unknown : ifThen(searchExpression(tr, samples, anyFound), yes, unknown);
}

/**
 * The set `{x. P x}`: its elements are searched for where there is a plan, or those that it leaves out; the predicate alone answers
 * membership.
 */
function comprehension(tr: Translation, predicate: Term): Expr {
  const type = tr.types.of(setT(domainOf(predicate)));
  const elements = search(tr, predicate, type.id, true);
  // All elements of a small type are tested, whatever a test needs.
  if (type.shape.kind === "set" && type.shape.mask) return elements ?? filtered(tr, predicate, type.id);
  const built = elements ?? search(tr, predicate, type.id, false);
  const test = tr.expr(predicate);
  if (built === null) return primitive("set.predicate", type.id, [test], type.id);
  const build: Expr = { kind: "lambda", params: [], body: built, type: type.id };
  return primitive("set.lazy", type.id, [test, build], type.id);
}

/** The elements of a finite type that satisfy a predicate, one by one. */
function filtered(tr: Translation, predicate: Term, type: number): Expr {
  const x = variableOf(tr, predicate);
  const plan: SearchPlan = [
    { kind: "generate", variable: x },
    { kind: "test", goal: goalOf(betaApply(predicate, [x])) },
  ];
  return collected(tr, x, plan, type, true);
}

/** All solutions of a predicate as a set, or all but those of its negation; null when they cannot be searched. */
function search(tr: Translation, predicate: Term, type: number, positive: boolean): Expr | null {
  const x = variableOf(tr, predicate);
  const plan = planSearch(tr, [x], formulaOf(tr, betaApply(predicate, [x]), positive));
  return "unbounded" in plan ? null : collected(tr, x, plan, type, positive);
}

/** What a plan finds for a variable, as a set or as what a set leaves out. */
function collected(tr: Translation, x: Free, plan: SearchPlan, type: number, positive: boolean): Expr {
  const found = (bag: Expr): Expr => primitive("bag.add", type, [bag, use(tr.localOf(x))], type);
  const bag = searchExpression(tr, plan, { initial: primitive("bag.empty", type, [], type), type, until: null, found });
  return primitive(positive ? "bag.set" : "bag.coset", type, [bag], type);
}

/**
 * `THE x. P x`, `SOME x. P x`: the one solution; where there is none or a choice, a signal. NB: who answers it for `SOME` must choose
 * among the solutions, where there are any.
 */
const description: Rule = {
  arity: 1,
  translate: (tr, c, args) => {
    const predicate = argument(args);
    const result = tr.types.id(domainOf(predicate));
    const type = tr.types.id(setT(domainOf(predicate)));
    const elements = search(tr, predicate, type, true);
    if (elements === null) return tr.obstacle({ kind: "unbounded", constant: c.name, type: domainOf(predicate) }, result);
    const set = tr.local("s", type);
    const single = primitive("set.single", type, [use(set)], result);
    const open = tr.signal(c, [tr.expr(predicate)], result, "unspecified");
    return letIn(set, elements, ifThen(primitive("set.isSingle", type, [use(set)], boolId), single, open));
  },
};

export const quantifierRules: ReadonlyMap<string, Rule> = new Map<string, Rule>([
  [names.Ex, { arity: 1, translate: (tr, c, args) => exists(tr, c, argument(args), true) }],
  [names.All, { arity: 1, translate: (tr, c, args) => not(exists(tr, c, argument(args), false)) }],
  [names.Collect, { arity: 1, translate: (tr, _c, args) => comprehension(tr, argument(args)) }],
  [names.The, description],
  [names.Eps, description],
]);
