import {
  betaApply,
  destEq,
  type Equation,
  lambdas,
  libraryUnfolding,
  matchType,
  stripApp,
  stripImplies,
  substTermTypes,
  type Term,
  type Theory,
} from "../logic/index.ts";

const known = new WeakMap<Theory, ReadonlyMap<string, readonly Equation[]>>();

/** `[code_unfold]` facts `c x y = t` whose arguments are different variables, by the constant `c`. */
export function unfoldingsOf(theory: Theory): ReadonlyMap<string, readonly Equation[]> {
  let table = known.get(theory);
  if (table === undefined) {
    table = collect(theory);
    known.set(theory, table);
  }
  return table;
}

function collect(theory: Theory): ReadonlyMap<string, readonly Equation[]> {
  const table = new Map<string, Equation[]>();
  for (const fact of theory.attributes.get(libraryUnfolding) ?? []) {
    const { premises, conclusion } = stripImplies(fact);
    const sides = destEq(conclusion);
    if (sides === null) continue;
    const { head, args } = stripApp(sides.left);
    const variables = args.flatMap((x) => (x.kind === "free" ? [x.name] : []));
    if (head.kind !== "const" || variables.length !== args.length || new Set(variables).size !== args.length) continue;
    const equation: Equation = { lhs: sides.left, rhs: sides.right, conditions: premises };
    table.set(head.name, [...(table.get(head.name) ?? []), equation]);
  }
  return table;
}

/** A defined constant applied to all arguments of its one equation, replaced by its definition; null for other terms. */
export function unfolded(theory: Theory, t: Term): Term | null {
  const { head, args } = stripApp(t);
  const spec = head.kind === "const" ? theory.consts.get(head.name)?.spec : undefined;
  const equation = spec?.kind === "equations" && spec.equations.length === 1 ? spec.equations[0] : undefined;
  if (equation === undefined || equation.conditions.length > 0) return null;
  const left = stripApp(equation.lhs);
  const variables = left.args.flatMap((x) => (x.kind === "free" ? [x] : []));
  const isPlain = variables.length === left.args.length && new Set(variables.map((x) => x.name)).size === variables.length;
  const types = isPlain && args.length >= variables.length ? matchType(left.head.type, head.type) : null;
  return types === null ? null : betaApply(substTermTypes(types, lambdas(variables, equation.rhs)), args);
}
