import {
  type Const,
  type Equation,
  type EquationOrigin,
  eachNode,
  fitsSorts,
  freeVars,
  lambdas,
  matchType,
  stripApp,
  substTermTypes,
  type Term,
  type Theory,
  type Type,
  type TypeVar,
  termTypeVars,
} from "../../logic/index.ts";

/** The equations by which a constant is executed, at the most general type. */
export interface CodeSource {
  readonly equations: readonly Equation[];
  /** The first that matches counts; otherwise all hold and any may be tried. */
  readonly sequential: boolean;
  readonly origin: EquationOrigin | "code";
}

/** An equation at ground types: the arguments of its left-hand side, its conditions, its right-hand side. */
export interface GroundEquation {
  readonly patterns: readonly Term[];
  readonly conditions: readonly Term[];
  readonly rhs: Term;
}

/** What execution knows about a constant at a type. */
export type GroundCode =
  | {
      readonly kind: "equations";
      readonly equations: readonly GroundEquation[];
      readonly sequential: boolean;
      readonly origin: CodeSource["origin"];
    }
  | { readonly kind: "none"; readonly why: string };

/** A definition without patterns and conditions: `f x y = t`. Null for other code. */
export function plainEquation(code: GroundCode): GroundEquation | null {
  const [equation, second] = code.kind === "equations" ? code.equations : [];
  if (equation === undefined || second !== undefined || equation.conditions.length > 0) return null;
  const names = new Set(equation.patterns.map((p) => (p.kind === "free" ? p.name : null)));
  return names.has(null) || names.size < equation.patterns.length ? null : equation;
}

/** `λx y. t` of a plain equation `f x y = t`. */
export function plainBody({ patterns, rhs }: GroundEquation): Term {
  return lambdas(
    patterns.filter((p) => p.kind === "free"),
    rhs,
  );
}

/** Definitions whose use of morphisms was proved right when they were made. */
export function isLifted(code: GroundCode): boolean {
  return code.kind === "equations" && code.origin === "lifted";
}

/** Program refinement ([Bulwahn 2013], 2.2.1): `[code]` equations that fit the type go before the definition. */
function sources(theory: Theory, c: Const): CodeSource[] {
  const override = theory.code.get(c.name);
  const found: CodeSource[] = [];
  if (override?.equations) found.push({ equations: override.equations, sequential: false, origin: "code" });
  const spec = theory.consts.get(c.name)?.spec;
  if (spec?.kind === "equations" && !override?.deleted)
    found.push({ equations: spec.equations, sequential: spec.sequential, origin: spec.origin });
  return found;
}

/** The equations of a constant at a ground type: those of the first source that has any at this type. */
export function codeEquations(theory: Theory, c: Const): GroundCode {
  let why = "no equations";
  if (theory.code.get(c.name)?.deleted) why = "its code equations were deleted";
  for (const source of sources(theory, c)) {
    const ground: GroundEquation[] = [];
    for (const equation of source.equations) {
      const at = groundEquation(theory, equation, c);
      if (at === "ambiguous") return { kind: "none", why: "an equation mentions a type that the constant's type does not fix" };
      if (at !== null) ground.push(at);
    }
    if (ground.length > 0) return { kind: "equations", equations: ground, sequential: source.sequential, origin: source.origin };
    if (source.equations.length > 0) why = "no equation at this type";
  }
  return { kind: "none", why };
}

function groundEquation(theory: Theory, equation: Equation, c: Const): GroundEquation | "ambiguous" | null {
  const { head, args } = stripApp(equation.lhs);
  if (head.kind !== "const" || head.name !== c.name || equation.lhs.type !== equation.rhs.type) return null;
  const subst = matchType(head.type, c.type);
  if (subst === null || !fitsSorts(theory, subst)) return null;
  // A free variable that the left-hand side does not bind makes the equation a claim for all its values, no way to compute.
  const bound = freeVars(equation.lhs);
  for (const t of [equation.rhs, ...equation.conditions]) for (const x of freeVars(t).keys()) if (!bound.has(x)) return null;
  const open = termTypeVars(equation.rhs);
  for (const condition of equation.conditions) termTypeVars(condition, open);
  for (const v of open) if (!subst.has(v)) return "ambiguous";
  const ground = (t: Term): Term => substTermTypes(subst as ReadonlyMap<TypeVar, Type>, t);
  return { patterns: args.map(ground), conditions: equation.conditions.map(ground), rhs: ground(equation.rhs) };
}

/** Number of nodes of a term. */
export function termSize(t: Term): number {
  let size = 0;
  eachNode(t, () => size++);
  return size;
}
