import {
  type Const,
  eq,
  type Free,
  free,
  freeVars,
  type Inductive,
  type IntroRule,
  matchType,
  stripApp,
  substFrees,
  substTermTypes,
  type Term,
  termTypeVars,
} from "../../logic/index.ts";
import { boolId, no, or, yes } from "../language/expressions.ts";
import type { Expr } from "../language/program.ts";
import { type Formula, formulaOf } from "./formula.ts";
import { planSearch } from "./plan.ts";
import { searchExpression } from "./plan-expression.ts";
import { preprocess } from "./rewrite.ts";
import type { Fresh, Translation } from "./translation.ts";

/**
 * The one-step unfolding of an inductive predicate as a program ([Bulwahn 2013], 2.2.3): it holds when some rule's conclusion matches the
 * arguments and its premises hold. Where that recursion ends, its answer is right, for coinductive predicates too. Null when
 * a variable of some rule gets no value from the arguments: then the predicate compiler must find an order of evaluation.
 */
export function unfoldingBody(tr: Translation, c: Const, spec: Inductive, params: readonly Fresh[]): Expr | null {
  let result: Expr = no;
  for (const rule of spec.rules) {
    const { head } = stripApp(rule.conclusion);
    if (head.kind !== "const" || head.name !== c.name) continue;
    const one = ruleBody(tr, c, rule, params);
    if (one === null) return null;
    result = or(result, one);
  }
  return result;
}

function ruleBody(tr: Translation, c: Const, rule: IntroRule, params: readonly Fresh[]): Expr | null {
  const ground = groundRule(c, rule);
  if (ground === null) return null;
  const { args } = stripApp(ground.conclusion);
  const variables: Free[] = [];
  const rename = new Map<string, Term>();
  for (const t of [ground.conclusion, ...ground.premises])
    for (const x of freeVars(t).values()) {
      if (rename.has(x.name)) continue;
      const fresh = tr.fresh(x.name, x.type).free;
      rename.set(x.name, fresh);
      variables.push(fresh);
    }
  const atoms = args.map(
    (arg, i): Formula => ({ kind: "atom", term: eq(params[i]?.free ?? free("?", arg.type), substFrees(rename, arg)) }),
  );
  const premises = ground.premises.map((p) => formulaOf(tr, preprocess(tr.theory, substFrees(rename, p)), true));
  const plan = planSearch(tr, variables, { kind: "and", parts: [...atoms, ...premises] }, {});
  if ("unbounded" in plan) return null;
  return searchExpression(tr, plan, { initial: no, type: boolId, until: true, found: () => yes });
}

function groundRule(c: Const, rule: IntroRule): IntroRule | null {
  const { head } = stripApp(rule.conclusion);
  const subst = head.kind === "const" ? matchType(head.type, c.type) : null;
  if (subst === null) return null;
  for (const t of [rule.conclusion, ...rule.premises]) for (const v of termTypeVars(t)) if (!subst.has(v)) return null;
  const ground = (t: Term): Term => substTermTypes(subst, t);
  return { name: rule.name, premises: rule.premises.map(ground), conclusion: ground(rule.conclusion) };
}
