/**
 * Facts that say how the finder is to read a constant (Nitpick manual, "Attributes"): `nitpick_unfold` gives its definition,
 * `nitpick_simp` equations that stand before what it was defined by. Facts whose left-hand side is no pattern are left out.
 */
import { once } from "../../base/index.ts";
import {
  type Const,
  type Equation,
  eachNode,
  equationOf,
  headConst,
  matchType,
  names,
  type Specification,
  stripApp,
  stripFun,
  type Term,
  type Theory,
} from "../../logic/index.ts";
import { isExhaustive, isLinear } from "./exhaustive.ts";

type EquationSpec = Extract<Specification, { kind: "equations" }>;

/** The specification of a constant at its type, as the attributes of facts have it. */
export function specificationOf(theory: Theory, c: Const): Specification | undefined {
  const spec = theory.consts.get(c.name)?.spec;
  if (spec?.kind !== "equations") return spec;
  const { unfold, simp } = factsOf(theory);
  const isAtType = (e: Equation): boolean => matchType(headConst(e.lhs)?.type ?? e.lhs.type, c.type) !== null;
  const definition = unfold.get(c.name)?.findLast((e) => isAtType(e) && isDefinition(c.name, e));
  if (definition !== undefined) return { ...spec, equations: [definition], sequential: false, origin: "definition" };
  return simplified(theory, c.name, spec, simp.get(c.name)?.filter(isAtType) ?? []);
}

/** What facts with these attributes say of a constant, at any type. */
export function factsAbout(theory: Theory, name: string): readonly Equation[] {
  const { unfold, simp } = factsOf(theory);
  return [...(unfold.get(name) ?? []), ...(simp.get(name) ?? [])];
}

interface Facts {
  readonly unfold: ReadonlyMap<string, readonly Equation[]>;
  readonly simp: ReadonlyMap<string, readonly Equation[]>;
}

const factsOf = once((theory: Theory): Facts => ({ unfold: collected(theory, "nitpick_unfold"), simp: collected(theory, "nitpick_simp") }));

/** The facts of an attribute as equations, by the constant they are about. */
function collected(theory: Theory, attribute: string): Map<string, Equation[]> {
  const found = new Map<string, Equation[]>();
  for (const fact of theory.attributes.get(attribute) ?? []) {
    const equation = equationOf(fact);
    const head = equation === null ? null : headConst(equation.lhs);
    if (equation === null || head === null || !stripApp(equation.lhs).args.every((t) => isPattern(theory, t))) continue;
    found.set(head.name, [...(found.get(head.name) ?? []), equation]);
  }
  return found;
}

function isPattern(theory: Theory, t: Term): boolean {
  const { head, args } = stripApp(t);
  if (head.kind === "free") return args.length === 0;
  const isConstructor = head.kind === "const" && (head.name === names.zero || theory.consts.get(head.name)?.spec.kind === "constructor");
  return isConstructor && args.every((arg) => isPattern(theory, arg));
}

/** Not recursive, one equation for all arguments. */
function isDefinition(name: string, { lhs, rhs, conditions }: Equation): boolean {
  return conditions.length === 0 && stripApp(lhs).args.every((x) => x.kind === "free") && !calls(name, rhs, () => true);
}

/** The equations first; what they leave out is as it was defined. Recursion must go to parts of the patterns. */
function simplified(theory: Theory, name: string, spec: EquationSpec, equations: readonly Equation[]): EquationSpec {
  const [first] = equations;
  const arity = first === undefined ? 0 : stripApp(first.lhs).args.length;
  const isOneArity = equations.every((e) => stripApp(e.lhs).args.length === arity);
  const descends = Array.from({ length: arity }, (_, j) => j).some((j) =>
    equations.every((e) => !calls(name, e.rhs, (args) => !isPart(args[j], e, j))),
  );
  if (first === undefined || !isOneArity || !descends) return spec;
  const rows = equations.filter((e) => e.conditions.length === 0).map((e) => stripApp(e.lhs).args);
  const { args: params } = stripFun(headConst(first.lhs)?.type ?? first.lhs.type, arity);
  const rest = isExhaustive(theory, rows.filter(isLinear), params) ? [] : spec.equations;
  return { kind: "equations", equations: [...equations, ...rest], sequential: true, origin: "function" };
}

/** Whether the constant is called with such arguments. */
function calls(name: string, t: Term, isSuch: (args: readonly Term[]) => boolean): boolean {
  let found = false;
  const visit = (u: Term): void => {
    const { head, args } = stripApp(u);
    if (head.kind === "const" && head.name === name && isSuch(args)) found = true;
    if (head.kind === "abs") visit(head.body);
    args.forEach(visit);
  };
  visit(t);
  return found;
}

/** Whether a term is a variable inside the j-th pattern. */
function isPart(t: Term | undefined, { lhs }: Equation, j: number): boolean {
  const pattern = stripApp(lhs).args[j];
  if (t?.kind !== "free" || pattern === undefined || pattern.kind === "free") return false;
  let found = false;
  eachNode(pattern, (node) => {
    if (node.kind === "free" && node.name === t.name) found = true;
  });
  return found;
}
