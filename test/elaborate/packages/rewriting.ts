/** A small evaluator by rewriting with defining equations, for laws about what the packages define. */
import {
  apps,
  betaApply,
  type Const,
  resolveInstance,
  stripApp,
  substFrees,
  substTermTypes,
  type Term,
  type Theory,
  typeInstance,
} from "../../../src/logic/index.ts";

/** The normal form of a closed term: arguments first, then the first equation that matches. */
export function evaluate(theory: Theory, t: Term): Term {
  const { head, args } = stripApp(t);
  if (head.kind === "abs") return args.length === 0 ? t : evaluate(theory, betaApply(head, args));
  const values = args.map((arg) => evaluate(theory, arg));
  if (head.kind !== "const") return apps(head, values);
  const c = resolveInstance(theory, head) ?? head;
  const rewritten = rewrite(theory, c, values);
  return rewritten === null ? apps(c, values) : evaluate(theory, rewritten);
}

function rewrite(theory: Theory, c: Const, values: readonly Term[]): Term | null {
  const spec = theory.consts.get(c.name)?.spec;
  const types = typeInstance(theory, c);
  if (spec?.kind !== "equations" || types === null) return null;
  for (const equation of spec.equations) {
    const subst = matchAll(stripApp(equation.lhs).args, values);
    if (subst === null) continue;
    const wanted = stripApp(equation.lhs).args.length;
    return apps(substFrees(subst, substTermTypes(types, equation.rhs)), values.slice(wanted));
  }
  return null;
}

function matchAll(patterns: readonly Term[], values: readonly Term[]): Map<string, Term> | null {
  if (values.length < patterns.length) return null;
  const subst = new Map<string, Term>();
  return patterns.every((p, i) => match(p, values[i] as Term, subst)) ? subst : null;
}

function match(pattern: Term, value: Term, subst: Map<string, Term>): boolean {
  if (pattern.kind === "free") {
    subst.set(pattern.name, value);
    return true;
  }
  const [p, v] = [stripApp(pattern), stripApp(value)];
  if (p.head.kind !== "const" || v.head.kind !== "const" || p.args.length !== v.args.length) return false;
  return sameConstructor(p.head, v.head) && p.args.every((arg, i) => match(arg, v.args[i] as Term, subst));
}

/** `0` may stand as the overloaded constant or as its instance at nat. */
function sameConstructor(a: Const, b: Const): boolean {
  const base = (c: Const): string => (/\bzero(_nat)?$/.test(c.name) ? "0" : c.name);
  return base(a) === base(b);
}
