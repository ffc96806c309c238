/** `inductive`, `coinductive` and their `_set` variants: predicates and sets by introduction rules. */
import { present, type Span } from "../../base/index.ts";
import {
  boolT,
  destApps,
  type Free,
  free,
  type Inductive,
  type IntroRule,
  impliesAll,
  names,
  stripApp,
  stripFun,
  type Term,
} from "../../logic/index.ts";
import type { CommandOf } from "../../syntax/index.ts";
import type { Context } from "../context.ts";
import { type ConstantPlan, declareConstants, type NewConstant, planConstants } from "../declare.ts";
import { addFact } from "../facts.ts";
import { reject } from "../problem.ts";
import { readSpecification } from "../read-term.ts";
import type { Clause } from "./clause.ts";
import { type Elaborated, elaborated } from "./elaborated.ts";
import { openRule } from "./equations.ts";
import { asPredicates, type SetDefinition } from "./inductive-set.ts";
import { nonMonotone } from "./monotone.ts";

/** Elaborates a family of (co)inductive predicates or sets. */
export function elaborateInductive(context: Context, command: CommandOf<"inductive">): Elaborated {
  const facts = command.clauses.map(({ prop, premises, fixes }) => ({ prop, premises, fixes }));
  const reading = readSpecification(context, { heads: command.heads, fixes: command.fixes, facts });
  const params = reading.fixes.map((f) => free(f.name.text, f.type));
  const clauses = command.clauses.map((source, i): Clause => {
    const fact = present(reading.facts[i], "elaborateInductive: clause");
    const rule = openRule(fact.prop, context);
    return { premises: [...fact.premises, ...rule.premises], conclusion: rule.conclusion, span: source.prop.span };
  });
  const news = reading.heads.map(({ name, type, mixfix }): NewConstant => ({ name, type, mixfix, role: { kind: "plain" } }));
  const next = command.isSet
    ? declareSets(context, command, news, params, clauses)
    : declarePredicates(context, command, news, params, clauses);
  return elaborated(next, reading.warnings);
}

function declarePredicates(
  context: Context,
  command: CommandOf<"inductive">,
  news: readonly NewConstant[],
  params: readonly Free[],
  clauses: readonly Clause[],
): Context {
  for (const n of news)
    if (stripFun(n.type).result !== boolT)
      reject("E0441", n.name.span, `"${n.name.text}" is not a predicate: its result is not bool`, { hint: "Use inductive_set for sets." });
  checkClauses(news, params, clauses);
  const plan = planConstants(
    context,
    news,
    clauses.flatMap((c) => [...c.premises, c.conclusion]),
  );
  const spec = inductive(plan, command, params.length, clauses);
  const next = declareConstants(
    context,
    plan,
    news.map(() => ({ kind: "inductive", ...spec })),
  );
  return introFacts(next, command, news, plan, clauses);
}

/** The specification that all predicates of a family share. The predicates are the first constants of the plan. */
function inductive(plan: ConstantPlan, command: CommandOf<"inductive">, params: number, clauses: readonly Clause[]): Inductive {
  const rules = clauses.map((c, i): IntroRule => {
    const name = command.clauses[i]?.decl.name?.text ?? `${i + 1}`;
    return { name, premises: c.premises.map(plan.close), conclusion: plan.close(c.conclusion) };
  });
  const family = plan.consts.slice(0, command.heads.length).map((c) => c.name);
  return { co: command.isCoinductive, family, params: plan.params.length + params, rules };
}

/** Every rule concludes one of the predicates, and each of their occurrences has the parameters as its first arguments. */
function checkClauses(news: readonly NewConstant[], params: readonly Free[], clauses: readonly Clause[]): void {
  const heads = new Set(news.map((n) => n.name.text));
  for (const { premises, conclusion, span } of clauses) {
    const { head } = stripApp(conclusion);
    if (head.kind !== "free" || !heads.has(head.name))
      reject("E0442", span, `The conclusion of an introduction rule must be about ${[...heads].map((h) => `"${h}"`).join(", ")}`, {
        hint: "Write premise ⟹ … ⟹ p t.",
      });
    for (const t of [conclusion, ...premises]) checkParams(t, heads, params, span);
    for (const premise of premises)
      if (nonMonotone(premise, (name) => heads.has(name)))
        reject("E0443", span, "A premise uses the new predicate negatively", {
          hint: "An inductive definition must be monotone: no predicate of the family below ¬ or left of ⟶.",
        });
  }
}

function checkParams(t: Term, heads: ReadonlySet<string>, params: readonly Free[], span: Span): void {
  const { head, args } = stripApp(t);
  if (head.kind === "free" && heads.has(head.name))
    params.forEach((p, i) => {
      const arg = args[i];
      if (arg?.kind !== "free" || arg.name !== p.name)
        reject("E0444", span, `The parameter "${p.name}" (after for) must be argument ${i + 1} of every "${head.name}"`, {
          hint: "Leave out for when the argument varies.",
        });
    });
  else if (head.kind === "abs") checkParams(head.body, heads, params, span);
  for (const arg of args) checkParams(arg, heads, params, span);
}

/** `p.intros` and the rules by name. */
function introFacts(
  context: Context,
  command: CommandOf<"inductive">,
  news: readonly NewConstant[],
  plan: ConstantPlan,
  clauses: readonly Clause[],
): Context {
  const joint = news.map((n) => n.name.text).join("_");
  const props = clauses.map((c) => plan.close(impliesAll(c.premises, c.conclusion)));
  let next = addFact(context, `${joint}.intros`, props, []);
  if (news.length > 1)
    for (const n of news)
      next = addFact(
        next,
        `${n.name.text}.intros`,
        props.filter((_, i) => isAbout(clauses[i], n.name.text)),
        [],
      );
  command.clauses.forEach(({ decl }, i) => {
    const prop = present(props[i], "introFacts: rule");
    if (decl.name !== null || decl.attributes.length > 0)
      next = addFact(next, decl.name === null ? "" : `${joint}.${decl.name.text}`, [prop], decl.attributes);
  });
  return next;
}

function isAbout(clause: Clause | undefined, name: string): boolean {
  if (clause === undefined) return false;
  const set = destApps(clause.conclusion, names.member, 2)?.[1];
  const { head } = stripApp(set ?? clause.conclusion);
  return head.kind === "free" && head.name === name;
}

/** Sets by way of predicates: `S = {x. Sp x}`. */
function declareSets(
  context: Context,
  command: CommandOf<"inductive">,
  news: readonly NewConstant[],
  params: readonly Free[],
  clauses: readonly Clause[],
): Context {
  const made: SetDefinition = asPredicates(news, params, clauses);
  checkClauses(made.predicates, made.params, made.clauses);
  const all = [...made.predicates, ...news];
  const terms = [...made.clauses.flatMap((c) => [...c.premises, c.conclusion]), ...made.equations.flatMap((e) => [e.lhs, e.rhs])];
  const plan = planConstants(context, all, terms);
  const spec = inductive(plan, command, made.params.length, made.clauses);
  const equations = made.equations.map((e) => ({ lhs: plan.close(e.lhs), rhs: plan.close(e.rhs), conditions: [] }));
  const next = declareConstants(context, plan, [
    ...made.predicates.map(() => ({ kind: "inductive", ...spec }) as const),
    ...equations.map((e) => ({ kind: "equations", equations: [e], sequential: false, origin: "definition" }) as const),
  ]);
  const joint = made.predicates.map((n) => n.name.text).join("_");
  const intros = made.clauses.map((c) => plan.close(impliesAll(c.premises, c.conclusion)));
  return introFacts(addFact(next, `${joint}.intros`, intros, []), command, news, plan, clauses);
}
