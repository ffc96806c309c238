import {
  abs,
  destEq,
  eachNode,
  type Free,
  fitsSorts,
  free,
  instantiate,
  lambda,
  matchType,
  names,
  rebuild,
  sameTerm,
  stripApp,
  substFrees,
  substTermTypes,
  type Term,
  type Theory,
  type Type,
  type TypeVar,
} from "../../logic/index.ts";
import { mostRewrites } from "../limits.ts";

/** An equation used from left to right. */
interface RewriteRule {
  readonly left: Term;
  readonly right: Term;
}

/** The rules of a theory by the constant at the head of their left-hand sides. */
type RuleIndex = ReadonlyMap<string, readonly RewriteRule[]>;

/** Attributes whose facts are used from left to right, and from right to left. */
interface RuleSource {
  readonly forward: string;
  readonly backward?: string;
  /** Whether a rule may be used. */
  admits?(theory: Theory, left: Term, right: Term): boolean;
  readonly known: WeakMap<Theory, RuleIndex>;
}

/** What is done before execution ([Bulwahn 2013], 2.2.1). */
const execution: RuleSource = { forward: "code_unfold", backward: "code_abbrev", known: new WeakMap() };
/** What is done before clauses are made; goals that are understood by themselves stay. */
const clauses: RuleSource = {
  forward: "code_pred_inline",
  admits: (theory, left, right) => {
    const { head } = stripApp(left);
    return head.kind === "const" && !understood.has(head.name) && !leadsTo(theory, right, head.name);
  },
  known: new WeakMap(),
};
const understood: ReadonlySet<string> = new Set([names.member, names.less, names.lessEq, names.eq]);

/** Whether a constant occurs in a term or in the equations of constants that it leads to: folding a definition would go round in circles. */
function leadsTo(theory: Theory, t: Term, name: string): boolean {
  const seen = new Set<string>();
  const agenda: Term[] = [t];
  for (let next = agenda.pop(); next !== undefined; next = agenda.pop())
    eachNode(next, (node) => {
      if (node.kind !== "const" || seen.has(node.name)) return;
      seen.add(node.name);
      const spec = theory.consts.get(node.name)?.spec;
      if (spec?.kind === "equations") for (const e of spec.equations) agenda.push(e.rhs, ...e.conditions);
      else if (spec?.kind === "inductive") for (const rule of spec.rules) agenda.push(...rule.premises);
    });
  return seen.has(name);
}

function rulesOf(theory: Theory, { forward, backward, admits, known }: RuleSource): RuleIndex {
  const made = known.get(theory);
  if (made !== undefined) return made;
  const index = new Map<string, RewriteRule[]>();
  const add = (left: Term, right: Term): void => {
    const { head } = stripApp(left);
    if (head.kind === "const" && admits?.(theory, left, right) !== false)
      index.set(head.name, [...(index.get(head.name) ?? []), { left, right }]);
  };
  for (const fact of theory.attributes.get(forward) ?? []) {
    const sides = destEq(fact);
    if (sides !== null) add(sides.left, sides.right);
  }
  for (const fact of backward === undefined ? [] : (theory.attributes.get(backward) ?? [])) {
    const sides = destEq(fact);
    if (sides !== null) add(sides.right, sides.left);
  }
  known.set(theory, index);
  return index;
}

/** Rewrites a term with the theory's preprocessing equations, innermost first. */
export function preprocess(theory: Theory, t: Term): Term {
  return rewritten(theory, t, execution);
}

/** Rewrites a formula with the `code_pred_inline` equations, innermost first. */
export function inlineForClauses(theory: Theory, t: Term): Term {
  return rewritten(theory, t, clauses);
}

function rewritten(theory: Theory, t: Term, source: RuleSource): Term {
  const rules = rulesOf(theory, source);
  return rules.size === 0 || !mentionsAny(t, rules) ? t : new Rewriting(theory, rules).term(t);
}

function mentionsAny(t: Term, rules: RuleIndex): boolean {
  switch (t.kind) {
    case "const":
      return rules.has(t.name);
    case "app":
      return mentionsAny(t.fun, rules) || mentionsAny(t.arg, rules);
    case "abs":
      return mentionsAny(t.body, rules);
    default:
      return false;
  }
}

class Rewriting {
  private readonly theory: Theory;
  private readonly rules: RuleIndex;
  private opened = 0;

  constructor(theory: Theory, rules: RuleIndex) {
    this.theory = theory;
    this.rules = rules;
  }

  term(t: Term): Term {
    switch (t.kind) {
      case "abs": {
        const x = free(`${t.name}^${this.opened++}`, t.domain);
        const body = instantiate(t.body, x);
        const done = this.term(body);
        return done === body ? t : abs(t.name, t.domain, lambda(x, done).body);
      }
      case "app":
        return this.top(rebuild(t, this.term(t.fun), this.term(t.arg)));
      case "const":
        return this.top(t);
      default:
        return t;
    }
  }

  private top(t: Term): Term {
    let now = t;
    for (let i = 0; i < mostRewrites; i++) {
      const next = this.step(now);
      if (next === null) return now;
      now = this.term(next);
    }
    return now;
  }

  private step(t: Term): Term | null {
    const { head } = stripApp(t);
    if (head.kind !== "const") return null;
    for (const rule of this.rules.get(head.name) ?? []) {
      const match = new Match();
      if (match.term(rule.left, t) && fitsSorts(this.theory, match.types))
        return substFrees(match.terms, substTermTypes(match.types, rule.right));
    }
    return null;
  }
}

/** First-order matching up to types; variables of the pattern stand for terms without loose variables. */
class Match {
  readonly types = new Map<TypeVar, Type>();
  readonly terms = new Map<string, Term>();

  term(pattern: Term, t: Term): boolean {
    switch (pattern.kind) {
      case "free":
        return this.variable(pattern, t);
      case "const":
        return t.kind === "const" && pattern.name === t.name && matchType(pattern.type, t.type, this.types) !== null;
      case "bound":
        return t.kind === "bound" && t.index === pattern.index;
      case "app":
        return t.kind === "app" && this.term(pattern.fun, t.fun) && this.term(pattern.arg, t.arg);
      case "abs":
        return t.kind === "abs" && matchType(pattern.domain, t.domain, this.types) !== null && this.term(pattern.body, t.body);
    }
  }

  private variable(pattern: Free, t: Term): boolean {
    if (matchType(pattern.type, t.type, this.types) === null || hasLoose(t, 0)) return false;
    const known = this.terms.get(pattern.name);
    if (known === undefined) this.terms.set(pattern.name, t);
    return known === undefined || sameTerm(known, t);
  }
}

function hasLoose(t: Term, depth: number): boolean {
  switch (t.kind) {
    case "bound":
      return t.index >= depth;
    case "app":
      return hasLoose(t.fun, depth) || hasLoose(t.arg, depth);
    case "abs":
      return hasLoose(t.body, depth + 1);
    default:
      return false;
  }
}
