/** `inductive`, `coinductive` and their `_set` variants: predicates and sets by introduction rules. */
import { present, type Span } from "../../../base/index.ts";
import {
  betaNormal,
  boolT,
  destApps,
  destEq,
  type Free,
  free,
  type Inductive,
  type IntroRule,
  impliesAll,
  lambdas,
  names,
  stripApp,
  stripFun,
  substFrees,
  type Term,
} from "../../../logic/index.ts";
import type { CommandOf } from "../../../syntax/index.ts";
import type { Context } from "../../names/context.ts";
import { type ConstantPlan, declareConstants, type NewConstant, newConstant, planConstants } from "../../names/declare.ts";
import { reject } from "../../names/problem.ts";
import { readSpecification } from "../../read/read-term.ts";
import { addFact } from "../../theory/facts.ts";
import { declareAbbreviation } from "../abbreviation.ts";
import { type Elaborated, elaborated } from "../elaborated.ts";
import { openRule } from "../functions/equations.ts";
import type { Clause } from "./clause.ts";
import { asPredicates, type SetDefinition } from "./inductive-set.ts";
import { nonMonotone } from "./monotone.ts";

/** Elaborates a family of (co)inductive predicates or sets. */
export function elaborateInductive(context: Context, command: CommandOf<"inductive">): Elaborated {
  const facts = command.clauses.map(({ prop, premises, fixes }) => ({ prop, premises, fixes }));
  const reading = readSpecification(context, { heads: command.heads, fixes: command.fixes, facts, doubt: "all" });
  const params = reading.fixes.map((f) => free(f.name.text, f.type));
  const read = command.clauses.map((source, i): Clause => {
    const fact = present(reading.facts[i], "elaborateInductive: clause");
    const rule = openRule(fact.prop, context);
    return { premises: [...fact.premises, ...rule.premises], conclusion: rule.conclusion, span: source.prop.span, decl: source.decl };
  });
  const all = reading.heads.map(newConstant);
  const { clauses, abbreviated } = expandAbbreviations(all, read);
  const news = all.filter((n) => !abbreviated.has(n.name.text));
  const definition: Definition = { co: command.isCoinductive, news, params, clauses };
  const { context: declared, plan } = command.isSet ? declareSets(context, definition) : declarePredicates(context, definition);
  const next = all.reduce((c, n) => {
    const term = abbreviated.get(n.name.text);
    return term === undefined ? c : declareAbbreviation(c, n, plan.close(term));
  }, declared);
  return elaborated(next, reading.warnings);
}

/** What is to be declared: the new predicates or sets, the parameters after `for`, the rules. */
interface Definition {
  readonly co: boolean;
  readonly news: readonly NewConstant[];
  readonly params: readonly Free[];
  readonly clauses: readonly Clause[];
}

interface Declared {
  readonly context: Context;
  readonly plan: ConstantPlan;
}

/** A clause `X ∼ Y ≡ t` makes its head an abbreviation, for use in the other rules and afterwards. */
function expandAbbreviations(
  news: readonly NewConstant[],
  clauses: readonly Clause[],
): { clauses: Clause[]; abbreviated: Map<string, Term> } {
  const heads = new Set(news.map((n) => n.name.text));
  const abbreviated = new Map<string, Term>();
  const rest: Clause[] = [];
  for (const clause of clauses) {
    const sides = clause.premises.length === 0 ? destEq(clause.conclusion) : null;
    const { head, args } = stripApp(sides?.left ?? clause.conclusion);
    const xs = args.filter((arg): arg is Free => arg.kind === "free");
    if (sides === null || head.kind !== "free" || !heads.has(head.name) || xs.length < args.length) rest.push(clause);
    else abbreviated.set(head.name, lambdas(xs, betaNormal(substFrees(abbreviated, sides.right))));
  }
  const expand = (t: Term): Term => (abbreviated.size === 0 ? t : betaNormal(substFrees(abbreviated, t)));
  return { clauses: rest.map((c) => ({ ...c, premises: c.premises.map(expand), conclusion: expand(c.conclusion) })), abbreviated };
}

function declarePredicates(context: Context, definition: Definition): Declared {
  const { news, clauses } = definition;
  for (const n of news)
    if (stripFun(n.type).result !== boolT)
      reject("E0441", n.name.span, `"${n.name.text}" is not a predicate: its result is not bool`, { hint: "Use inductive_set for sets." });
  checkClauses(news, definition.params, clauses);
  const plan = planConstants(
    context,
    news,
    clauses.flatMap((c) => [...c.premises, c.conclusion]),
  );
  const spec = inductive(plan, definition);
  const next = declareConstants(
    context,
    plan,
    news.map(() => ({ kind: "inductive", ...spec })),
  );
  return { context: introFacts(next, news, plan, clauses), plan };
}

/** The specification that all predicates of a family share. The predicates are the first constants of the plan. */
function inductive(plan: ConstantPlan, { co, news, params, clauses }: Definition): Inductive {
  const rules = clauses.map(
    (c, i): IntroRule => ({
      name: c.decl.name?.text ?? `${i + 1}`,
      premises: c.premises.map(plan.close),
      conclusion: plan.close(c.conclusion),
    }),
  );
  const family = plan.consts.slice(0, news.length).map((c) => c.name);
  return { co, family, params: plan.params.length + params.length, rules };
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
function introFacts(context: Context, news: readonly NewConstant[], plan: ConstantPlan, clauses: readonly Clause[]): Context {
  const joint = news.map((n) => n.name.text).join("_");
  const props = clauses.map((c) => plan.close(impliesAll(c.premises, c.conclusion)));
  let next = addFact(context, `${joint}.intros`, props, []);
  if (news.length > 1)
    for (const n of news) {
      const own = props.filter((_, i) => isAbout(clauses[i], n.name.text));
      next = addFact(next, `${n.name.text}.intros`, own, []);
    }
  clauses.forEach(({ decl }, i) => {
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
function declareSets(context: Context, { co, news, params, clauses }: Definition): Declared {
  const made: SetDefinition = asPredicates(news, params, clauses);
  checkClauses(made.predicates, made.params, made.clauses);
  const all = [...made.predicates, ...news];
  const terms = [...made.clauses.flatMap((c) => [...c.premises, c.conclusion]), ...made.equations.flatMap((e) => [e.lhs, e.rhs])];
  const plan = planConstants(context, all, terms);
  const spec = inductive(plan, { co, news: made.predicates, params: made.params, clauses: made.clauses });
  const equations = made.equations.map((e) => ({ lhs: plan.close(e.lhs), rhs: plan.close(e.rhs), conditions: [] }));
  const next = declareConstants(context, plan, [
    ...made.predicates.map(() => ({ kind: "inductive", ...spec }) as const),
    ...equations.map((e) => ({ kind: "equations", equations: [e], sequential: false, origin: "definition" }) as const),
  ]);
  const joint = made.predicates.map((n) => n.name.text).join("_");
  const intros = made.clauses.map((c) => plan.close(impliesAll(c.premises, c.conclusion)));
  return { context: introFacts(addFact(next, `${joint}.intros`, intros, []), news, plan, clauses), plan };
}
