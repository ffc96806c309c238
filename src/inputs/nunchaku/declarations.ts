/** Statements as declarations. A goal asks for a model, so that what is claimed is its negation. */
import type { Declaration, SurfaceHead, SurfaceTerm, SurfaceType, SurfaceVariable } from "../surface/surface.ts";
import { withoutGuards } from "./asserting.ts";
import type { Defined, Statement, Tree } from "./syntax.ts";
import { hol, termOf } from "./terms.ts";
import { isType, typeOf, withoutPi } from "./types.ts";
import { World } from "./world.ts";

/** The declarations of a file and, at its end, the claim that its goal has no model. */
export function declarationsOf(statements: readonly Statement[], text: string): (() => readonly Declaration[])[] {
  const world = new World(statements);
  const steps = statements.map((s) => () => declarations(s, world));
  const goals = statements.filter((s) => s.kind === "goal");
  return [...steps, () => claim(statements, goals, world, text)];
}

function declarations(s: Statement, world: World): readonly Declaration[] {
  const { span } = s;
  switch (s.kind) {
    case "val":
      return valDeclaration(s, world);
    case "data":
    case "codata":
      return [{ kind: "datatypes", isCo: s.kind === "codata", span, types: s.types.map((t) => dataType(t, world)) }];
    case "rec":
      return [recursion(s.defined, world, span)];
    case "pred":
    case "copred": {
      const rules = s.defined.flatMap((d) => d.props.map((p) => rule(p, world)));
      return [{ kind: "predicates", isCo: s.kind === "copred", span, heads: s.defined.map((d) => head(d, world)), rules }];
    }
    case "spec":
      return s.defined.map((d): Declaration => ({ kind: "constant", span, head: head(d, world) }));
    case "copy": {
      const by = s.by.kind === "all" ? s.by : { kind: s.by.kind, term: termOf(s.by.tree, world, new Set(s.params)) };
      return [{ ...s, by, base: typeOf(s.base, world, new Set(s.params)) }];
    }
    case "include":
    case "axiom":
    case "goal":
      return [];
  }
}

/** `val a : type`, `val c : nat`. Constants that no definition mentions become variables of the claim. */
function valDeclaration({ name, type, span }: Extract<Statement, { kind: "val" }>, world: World): readonly Declaration[] {
  if (isType(type)) return [{ kind: "type", name, params: Array.from({ length: world.typeArity(name) }, (_, i) => `a${i + 1}`), span }];
  return world.isVariable(name) ? [] : [{ kind: "constant", span, head: head({ name, type, props: [] }, world) }];
}

function head({ name, type }: Defined, world: World): SurfaceHead {
  const { params, body } = withoutPi(type);
  return { name, type: typeOf(body, world, params) };
}

function dataType({ name, params, constructors }: Extract<Statement, { kind: "data" | "codata" }>["types"][number], world: World) {
  const scope = new Set(params);
  return {
    name,
    params,
    constructors: constructors.map((c) => ({ name: c.name, args: c.args.map((a) => ({ selector: null, type: typeOf(a, world, scope) })) })),
  };
}

const apply = (fun: SurfaceTerm, args: readonly SurfaceTerm[]): SurfaceTerm => (args.length === 0 ? fun : { kind: "apply", fun, args });

/** Premises of a rule as such: `a && b => c` is an introduction rule with the premise `a ∧ b`. */
function rule(tree: Tree, world: World): SurfaceTerm {
  if (tree.kind === "binder" && tree.name === "forall") {
    const { variables, scope } = world.variables(tree.variables, new Set());
    return { kind: "binder", binder: "∀", variables, body: ruleBody(tree.body, world, scope) };
  }
  return ruleBody(tree, world, new Set());
}

function ruleBody(tree: Tree, world: World, scope: ReadonlySet<string>): SurfaceTerm {
  if (tree.kind === "binder" && tree.name === "forall") {
    const inner = world.variables(tree.variables, scope);
    return { kind: "binder", binder: "∀", variables: inner.variables, body: ruleBody(tree.body, world, inner.scope) };
  }
  const [premise, conclusion] = tree.kind === "operator" && tree.name === "=>" ? tree.args : [];
  if (premise === undefined || conclusion === undefined) return termOf(tree, world, scope);
  return { kind: "implies", premise: termOf(premise, world, scope), conclusion: ruleBody(conclusion, world, scope) };
}

function recursion(defined: readonly Defined[], world: World, span: Statement["span"]): Declaration {
  const heads = defined.map((d) => head(d, world));
  const [only] = defined;
  const [equation] = only?.props ?? [];
  if (defined.length === 1 && only?.props.length === 1 && equation !== undefined) {
    const body = definitionBody(equation, only.name);
    if (body !== null && !world.mentions(body, only.name)) {
      const { params } = withoutPi(only.type);
      return { kind: "definition", head: heads[0] as SurfaceHead, body: termOf(body, world, params), span };
    }
  }
  const equations = defined.flatMap((d) => d.props.map((p) => termOf(expanded(p, d.name), world, withoutPi(d.type).params)));
  const isCo = defined.every((d) => world.isCoResult(withoutPi(d.type).body));
  return { kind: "functions", isCo, heads, equations, span };
}

/** `f = t` as `t`. */
function definitionBody(tree: Tree, name: string): Tree | null {
  if (tree.kind !== "operator" || tree.name !== "=") return null;
  const [left, right] = tree.args;
  return left?.kind === "name" && left.name === name && right !== undefined ? right : null;
}

/** `f = (fun x. t)` as `forall x. f x = t`, so that it is an equation with arguments. */
function expanded(tree: Tree, name: string): Tree {
  const body = definitionBody(tree, name);
  if (body === null || body.kind !== "binder" || body.name !== "fun") return tree;
  const args = body.variables.map((v): Tree => ({ kind: "name", name: v.name, span: body.span }));
  const left: Tree = { kind: "apply", fun: { kind: "name", name, span: tree.span }, args, span: tree.span };
  const equation: Tree = { kind: "operator", name: "=", args: [left, body.body], span: tree.span };
  const inner = expandedApplication(equation);
  return { kind: "binder", name: "forall", variables: body.variables, body: inner, span: tree.span };
}

/** `f x = (fun y. t)` likewise. */
function expandedApplication(equation: Tree): Tree {
  const [left, right] = equation.kind === "operator" ? equation.args : [];
  if (left === undefined || right?.kind !== "binder" || right.name !== "fun" || left.kind !== "apply") return equation;
  const args = right.variables.map((v): Tree => ({ kind: "name", name: v.name, span: right.span }));
  const more: Tree = { ...left, args: [...left.args, ...args] };
  const body = expandedApplication({ kind: "operator", name: "=", args: [more, right.body], span: equation.span });
  return { kind: "binder", name: "forall", variables: right.variables, body, span: equation.span };
}

/** For all values of the variables, the axioms exclude the goal. */
function claim(statements: readonly Statement[], goals: readonly Statement[], world: World, text: string): readonly Declaration[] {
  const axioms = statements.flatMap((s) => (s.kind === "axiom" || s.kind === "spec" ? s.props : []));
  const wanted = goals.flatMap((s) => (s.kind === "goal" ? [s.prop] : []));
  const span = goals[0]?.span ?? { from: 0, to: 0 };
  const termed = (p: Tree): SurfaceTerm => termOf(withoutGuards(p), world, new Set());
  const premises = [...axioms, ...wanted.slice(0, -1)].map(termed);
  const last = wanted.at(-1);
  const negated: SurfaceTerm = last === undefined ? hol("False") : apply(hol("¬"), [termed(last)]);
  const prop = premises.reduceRight<SurfaceTerm>((c, p) => apply(hol("(⟶)"), [p, c]), negated);
  const variables = world.claimVariables.map(
    ({ name, type }): SurfaceVariable => ({ name, type: typeOf(type, world, new Set()) as SurfaceType }),
  );
  const shown = goals.map((g) => text.slice(g.span.from, g.span.to)).join(" ");
  return [{ kind: "claim", span, prop: { kind: "binder", binder: "∀", variables, body: prop }, text: shown }];
}
