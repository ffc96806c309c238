/**
 * `value` of a term with free variables, as tutorials use it (`value "rev [a, b]"` is `[b, a]`): the defining equations from left to right,
 * outermost first, as far as they go. A call that leads to a test nobody can decide stays as it was, so that recursion ends.
 */
import { present } from "../../base/index.ts";
import {
  apps,
  betaApply,
  boolT,
  type Const,
  conj,
  conjAll,
  destNumeral,
  disj,
  type Equation,
  eq,
  False,
  fitsSorts,
  free,
  freeVars,
  implies,
  lambda,
  matchType,
  names,
  not,
  numeral,
  openAbs,
  resolveInstance,
  sameTerm,
  stripApp,
  substFrees,
  substTermTypes,
  type Term,
  type Theory,
  True,
} from "../../logic/index.ts";

/** What rewriting needs. */
export interface Rewriting {
  readonly theory: Theory;
  /** The value of a term without free variables, where one can be had. */
  readonly closed: (t: Term) => Term | null;
  readonly isLate: () => boolean;
}

/** The term as far as its equations go; null where the time is up. */
export function symbolicValue(rewriting: Rewriting, t: Term): Term | null {
  const rewriter = new Rewriter(rewriting);
  const value = rewriter.normal(t);
  return rewriter.isLate ? null : value;
}

/** Whether a pattern fits a term; `open`: a variable of the term hides what the pattern looks at. */
type Match = "yes" | "no" | "open";

class Rewriter {
  isLate = false;
  private readonly given: Rewriting;

  constructor(given: Rewriting) {
    this.given = given;
  }

  /** Rewritten everywhere. */
  normal(t: Term): Term {
    const reached = this.valueOf(t) ?? this.reduced(t);
    const value = this.valueOf(reached);
    if (value !== null) return value;
    if (reached.kind === "abs") {
      const { variable, body } = openAbs(reached, new Set(freeVars(reached).keys()));
      return lambda(variable, this.normal(body));
    }
    const { head, args } = stripApp(reached);
    const parts = args.map((x) => this.normal(x));
    const whole = apps(head, parts);
    return (args.length > 0 ? this.valueOf(whole) : null) ?? whole;
  }

  private valueOf(t: Term): Term | null {
    return freeVars(t).size === 0 ? this.given.closed(t) : null;
  }

  /** Rewritten at the head until nothing applies there. */
  private reduced(t: Term): Term {
    let now = t;
    for (let next = this.step(now); next !== null && !this.isLate; next = this.step(now)) now = next;
    return now;
  }

  private step(t: Term): Term | null {
    this.isLate ||= this.given.isLate();
    const { head, args } = stripApp(t);
    if (this.isLate) return null;
    if (head.kind === "abs") return args.length === 0 ? null : betaApply(head, args);
    return head.kind === "const" ? this.applied(head, args) : null;
  }

  /** A constant with the arguments that one of its equations wants. */
  private applied(c: Const, args: readonly Term[]): Term | null {
    const [left, right] = args;
    if (c.name === names.eq) return left === undefined || right === undefined ? null : this.equation(left, right);
    const { spec } = this.given.theory.consts.get(c.name) ?? {};
    const { equations, isSequential } = this.equationsOf(c);
    for (const e of equations) {
      const result = this.byEquation(e, c, args);
      if (result === "open" && isSequential) return null;
      if (typeof result !== "string") return result;
    }
    const meant = spec?.kind === "class" || spec?.kind === "unspecified" ? resolveInstance(this.given.theory, c) : null;
    return meant === null ? null : this.applied(meant, args);
  }

  private equationsOf(c: Const): { readonly equations: readonly Equation[]; readonly isSequential: boolean } {
    const settled = connectives.get(c.name);
    if (settled !== undefined) return { equations: settled, isSequential: false };
    const { consts, code } = this.given.theory;
    const { spec } = consts.get(c.name) ?? {};
    const own = spec?.kind === "equations" ? spec.equations : [];
    const library = code.get(c.name)?.library ?? [];
    return { equations: [...library, ...own], isSequential: spec?.kind === "equations" && spec.sequential };
  }

  private byEquation({ lhs, rhs, conditions }: Equation, c: Const, args: readonly Term[]): Term | Match {
    const left = stripApp(lhs);
    const types = matchType(left.head.type, c.type);
    if (types === null || left.args.length > args.length) return "no";
    if (!fitsSorts(this.given.theory, types)) return "no";
    const bindings = new Map<string, Term>();
    for (const [i, p] of left.args.entries()) {
      const match = this.matches(substTermTypes(types, p), present(args[i], "byEquation: argument"), bindings);
      if (match !== "yes") return match;
    }
    const at = (t: Term): Term => substFrees(bindings, substTermTypes(types, t));
    for (const condition of conditions) {
      const truth = this.normal(at(condition));
      if (!sameTerm(truth, True)) return sameTerm(truth, False) ? "no" : "open";
    }
    const result = this.reduced(betaApply(at(rhs), args.slice(left.args.length)));
    return this.isTest(result) ? "open" : result;
  }

  /** `if` or `case` on something that is not known, or what no equation takes apart. */
  private isTest(t: Term): boolean {
    const { head } = stripApp(t);
    return head.kind === "const" && (binders.has(head.name) || this.given.theory.consts.get(head.name)?.role.kind === "case");
  }

  private matches(pattern: Term, t: Term, bindings: Map<string, Term>): Match {
    if (pattern.kind === "free") {
      const known = bindings.get(pattern.name);
      bindings.set(pattern.name, known ?? t);
      return known === undefined || sameTerm(this.normal(known), this.normal(t)) ? "yes" : "open";
    }
    const value = sameHead(pattern, t) ? t : (this.valueOf(t) ?? this.reduced(t));
    const [p, found] = [stripApp(pattern), stripApp(this.opened(value, pattern))];
    if (!sameHead(pattern, this.opened(value, pattern))) return this.isConstructed(value) && this.isConstructed(pattern) ? "no" : "open";
    let all: Match = "yes";
    for (const [i, part] of p.args.entries()) {
      const match = this.matches(part, present(found.args[i], "matches: argument"), bindings);
      if (match === "no") return "no";
      if (match === "open") all = "open";
    }
    return all;
  }

  /** The number `n + 1` as `Suc n` where a pattern looks for it. */
  private opened(value: Term, pattern: Term): Term {
    const n = destNumeral(value);
    const { head } = stripApp(pattern);
    const isSuc = head.kind === "const" && head.name === names.Suc;
    return isSuc && n !== null && n > 0n ? apps(head, [numeral(n - 1n, value.type)]) : value;
  }

  private isConstructed(t: Term): boolean {
    const { head } = stripApp(t);
    return destNumeral(t) !== null || (head.kind === "const" && this.given.theory.consts.get(head.name)?.spec.kind === "constructor");
  }

  /** Equal terms are equal; constructors differ, or their arguments decide. */
  private equation(left: Term, right: Term): Term | null {
    const [a, b] = [this.normal(left), this.normal(right)];
    if (sameTerm(a, b)) return True;
    if (!this.isConstructed(a) || !this.isConstructed(b)) return null;
    const [f, g] = [stripApp(this.opened(a, b)), stripApp(this.opened(b, a))];
    if (destNumeral(a) !== null && destNumeral(b) !== null) return False;
    if (f.head.kind !== "const" || g.head.kind !== "const" || f.head.name !== g.head.name) return False;
    return conjAll(f.args.map((x, i) => eq(x, present(g.args[i], "equation: argument"))));
  }
}

const binders: ReadonlySet<string> = new Set([names.If, names.All, names.Ex, names.Collect, names.The, names.Eps]);

/** Whether two terms are the same constant with as many arguments. */
function sameHead(a: Term, b: Term): boolean {
  const [f, g] = [stripApp(a), stripApp(b)];
  return f.head.kind === "const" && g.head.kind === "const" && f.head.name === g.head.name && f.args.length === g.args.length;
}

/** What the connectives say where one side is settled. */
const connectives: ReadonlyMap<string, readonly Equation[]> = (() => {
  const P = free("P", boolT);
  const rows: readonly (readonly [Term, Term])[] = [
    [not(True), False],
    [not(False), True],
    [conj(True, P), P],
    [conj(P, True), P],
    [conj(False, P), False],
    [conj(P, False), False],
    [disj(False, P), P],
    [disj(P, False), P],
    [disj(True, P), True],
    [disj(P, True), True],
    [implies(True, P), P],
    [implies(False, P), True],
    [implies(P, True), True],
  ];
  const table = new Map<string, Equation[]>();
  for (const [lhs, rhs] of rows) {
    const { head } = stripApp(lhs);
    const name = head.kind === "const" ? head.name : "";
    table.set(name, [...(table.get(name) ?? []), { lhs, rhs, conditions: [] }]);
  }
  return table;
})();
