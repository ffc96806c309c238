/** Unfolds definitions that hide quantifiers which cannot be executed, so that the prenex form can move them to the front. */
import {
  betaNormal,
  type Conjecture,
  type Const,
  constsOf,
  type Free,
  lambdas,
  mapNodes,
  matchType,
  stripApp,
  substTermTypes,
  type Term,
  type Theory,
} from "../../logic/index.ts";

/** The conjecture with one of the constants unfolded, the first that occurs in it and has a plain definition; null when there is none. */
export function unfolded(conjecture: Conjecture, names: readonly string[]): Conjecture | null {
  const { theory, premises, conclusion } = conjecture;
  const used = new Map([...premises, conclusion].flatMap(constsOf).map((c) => [c.name, c]));
  for (const name of names) {
    const c = used.get(name);
    if (c === undefined || meaningOf(theory, c) === null) continue;
    const unfold = (t: Term): Term =>
      betaNormal(mapNodes(t, (leaf) => (leaf.kind === "const" && leaf.name === name ? (meaningOf(theory, leaf) ?? undefined) : undefined)));
    return { ...conjecture, premises: premises.map(unfold), conclusion: unfold(conclusion) };
  }
  return null;
}

/** `λx₁ … xₙ. t` for a constant that is defined by the one equation `c x₁ … xₙ = t`, at the constant's type. */
function meaningOf(theory: Theory, c: Const): Term | null {
  const spec = theory.consts.get(c.name)?.spec;
  if (spec?.kind !== "equations" || spec.equations.length !== 1) return null;
  const [equation] = spec.equations;
  if (equation === undefined || equation.conditions.length > 0) return null;
  const { head, args } = stripApp(equation.lhs);
  const params = args.filter((arg): arg is Free => arg.kind === "free");
  if (params.length < args.length || new Set(params.map((x) => x.name)).size < params.length) return null;
  if (constsOf(equation.rhs).some((other) => other.name === c.name)) return null;
  const types = matchType(head.type, c.type);
  return types === null ? null : substTermTypes(types, lambdas(params, equation.rhs));
}
