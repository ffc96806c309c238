/** Values of selectors on constructors that lack them: the equations after `where`. */
import { destEq, type Equation, freeVars, matchType, stripApp, substTermTypes, type Term } from "../../../logic/index.ts";
import type { Embedded } from "../../../syntax/index.ts";
import type { Context } from "../../names/context.ts";
import { reject } from "../../names/problem.ts";
import { readSpecification } from "../../read/read-term.ts";

/** Adds the equations to the selectors of a type, which are declared already. */
export function withDefaults(context: Context, tycon: string, defaults: readonly Embedded[]): Context {
  return defaults.reduce((c, source) => withDefault(c, tycon, source), context);
}

function withDefault(context: Context, tycon: string, source: Embedded): Context {
  const [fact] = readSpecification(context, { heads: [], facts: [{ prop: source, premises: [], fixes: [] }] }).facts;
  const sides = fact === undefined ? null : destEq(fact.prop);
  const head = sides === null ? null : stripApp(sides.left).head;
  const decl = head?.kind === "const" ? context.theory.consts.get(head.name) : undefined;
  if (
    sides === null ||
    head == null ||
    decl === undefined ||
    decl.role.kind !== "selector" ||
    decl.role.type !== tycon ||
    decl.spec.kind !== "equations"
  )
    return reject("E0418", source.span, "Expected an equation for a selector of this type, such as sel (C x) = t");
  const { left, right } = sides;
  const known = freeVars(left);
  for (const name of freeVars(right).keys())
    if (!known.has(name))
      return reject("E0424", source.span, `Extra variable on the right-hand side: "${name}"`, { hint: `Let the left-hand side name it.` });
  const argument = stripApp(left).args[0];
  const taken = decl.spec.equations.some((e) => sameConstructor(stripApp(e.lhs).args[0], argument));
  if (taken)
    return reject("E0418", source.span, "The selector has a value on this constructor already", {
      hint: "Defaults are for the constructors that lack the selector.",
    });
  const subst = matchType(head.type, decl.type) ?? new Map();
  const equation: Equation = { lhs: substTermTypes(subst, left), rhs: substTermTypes(subst, right), conditions: [] };
  const spec = { ...decl.spec, equations: [...decl.spec.equations, equation] };
  return context.withTheory((theory) => theory.with({ consts: theory.consts.set(decl.name, { ...decl, spec }) }));
}

function sameConstructor(a: Term | undefined, b: Term | undefined): boolean {
  if (a === undefined || b === undefined) return false;
  const [left, right] = [stripApp(a).head, stripApp(b).head];
  return left.kind === "const" && right.kind === "const" && left.name === right.name;
}
