/** The elements of a locale or context: `fixes`, `constrains`, `assumes`, `defines`. */
import {
  destEq,
  type Free,
  free,
  lambdas,
  matchType,
  type Sort,
  stripApp,
  substTermTypes,
  substType,
  type Term,
  type Type,
  type TypeVar,
} from "../../logic/index.ts";
import type { ContextElement, Embedded } from "../../syntax/index.ts";
import type { Context } from "../names/context.ts";
import { Problem } from "../names/problem.ts";
import type { Piece } from "../read/read.ts";
import { placedSource, readClearly } from "../read/read-term.ts";
import { readType, sortsWritten } from "../read/read-type.ts";
import { closedOver } from "./closed-over.ts";
import { addFixes, type Draft, hasOpenType, withParam } from "./draft.ts";
import { sortsOf } from "./enter.ts";
import { oneByOne, orElse } from "./partial.ts";

/**
 * The elements in order; parameters without a type get it from the assumptions that follow. The types of imported parameters stay as
 * they are if they can, and are otherwise found anew: an import fixes them only up to their shape.
 */
export function addElements(draft: Draft, elements: readonly ContextElement[], partly: boolean): Draft {
  return partly ? addReadable(draft, elements) : addWhole(draft, elements);
}

/** The elements that can be read: each with all variables, then all together. */
function addReadable(draft: Draft, elements: readonly ContextElement[]): Draft {
  const parts = oneByOne(elements);
  const isReadable = (some: readonly ContextElement[]): boolean => orElse(() => addWhole(draft, some) !== null, false);
  const fixes = parts.filter((e) => e.kind === "fixes" && isReadable([e]));
  const kept = parts.filter((e) => (e.kind === "fixes" ? fixes.includes(e) : isReadable([...fixes, e])));
  const inTurn = (): Draft => {
    const agreeing: ContextElement[] = [];
    for (const e of kept) if (isReadable([...agreeing, e])) agreeing.push(e);
    return addWhole(draft, agreeing);
  };
  return orElse<Draft | null>(() => addWhole(draft, kept), null) ?? inTurn();
}

function addWhole(draft: Draft, elements: readonly ContextElement[]): Draft {
  try {
    return readElements(draft, elements, []);
  } catch (error) {
    if (!(error instanceof Problem) || draft.params.length === 0) throw error;
    try {
      return readElements(withoutParams(draft), elements, draft.params);
    } catch {
      throw error;
    }
  }
}

/** The draft's context before its parameters, whose types are still open. */
export function withoutParams(draft: Draft): Draft {
  const { locals } = draft.context;
  const fixes = new Map([...locals.fixes].filter(([name]) => !draft.params.some((p) => p.name === name)));
  const typeSorts = sortsOf([...fixes.values()].map((x) => x.type));
  return { ...draft, context: draft.context.with({ locals: { ...locals, fixes, typeSorts } }) };
}

function readElements(draft: Draft, elements: readonly ContextElement[], flexible: readonly Free[]): Draft {
  const untyped = elements.flatMap((e) => (e.kind === "fixes" ? e.fixes.filter(hasOpenType) : []));
  const sorts = sortsWritten(draft.context, typesOf(elements));
  const typed = elements.reduce((d, e) => (e.kind === "fixes" ? addFixes(d, e.fixes, sorts) : d), draft);
  const pieces = elements.flatMap((e) => propositionsOf(e));
  const propositions = pieces.map((p) => ({ pieces: p.props.map((source) => ({ source, as: "prop" as const })), fixes: [] }));
  const result = readClearly(typed.context, {
    heads: [],
    fixes: untyped,
    flexible,
    groups: [...propositions, { pieces: constraintsOf(typed.context, elements, sorts), fixes: [] }],
  });
  const imported = atTypes(typed, flexible, result.flexible);
  const complete = untyped.reduce((d, fix, i) => {
    const ty = result.fixes[i];
    return ty === undefined ? d : withParam(d, free(fix.name.text, ty), fix.mixfix);
  }, imported);
  const fixed = new Set([...complete.params.map((x) => x.name), ...complete.context.locals.fixes.keys()]);
  const assumptions = pieces.flatMap((p, i) =>
    (result.groups[i]?.terms ?? []).map((prop) => ({ name: p.name, prop: closedOver(prop, (name) => fixed.has(name)) })),
  );
  const order = [
    ...draft.params.map((p) => p.name),
    ...elements.flatMap((e) => (e.kind === "fixes" ? e.fixes.map((f) => f.name.text) : [])),
  ];
  const params = [...complete.params].sort((a, b) => order.indexOf(a.name) - order.indexOf(b.name));
  const defined = new Map(complete.defined);
  pieces.forEach((p, i) => {
    if (p.isDefinition) for (const prop of result.groups[i]?.terms ?? []) addDefinition(defined, prop);
  });
  return { ...complete, params, assumptions: [...complete.assumptions, ...assumptions], defined };
}

/** `x y ≡ t` defines `x` as `λy. t`. */
function addDefinition(defined: Map<string, Term>, prop: Term): void {
  const sides = destEq(prop);
  const { head, args } = stripApp(sides?.left ?? prop);
  const variables = args.filter((a): a is Free => a.kind === "free");
  if (sides !== null && head.kind === "free" && variables.length === args.length) defined.set(head.name, lambdas(variables, sides.right));
}

/** The draft with the types that its imported parameters turned out to have. */
export function atTypes(draft: Draft, params: readonly Free[], types: readonly Type[]): Draft {
  if (params.length === 0) return draft;
  const subst = new Map<TypeVar, Type>();
  params.forEach((p, i) => {
    matchType(p.type, types[i] ?? p.type, subst);
  });
  const go = (t: Term): Term => substTermTypes(subst, t);
  return {
    ...draft,
    params: draft.params.map((p) => (params.includes(p) ? free(p.name, substType(subst, p.type)) : p)),
    assumptions: draft.assumptions.map((a) => ({ name: a.name, prop: go(a.prop) })),
    bindings: new Map([...draft.bindings].map(([name, t]) => [name, go(t)])),
    defined: new Map([...draft.defined].map(([name, t]) => [name, go(t)])),
    imports: draft.imports.map((i) => ({ ...i, args: i.args.map(go) })),
  };
}

/** The types written in the elements. */
function typesOf(elements: readonly ContextElement[]): Embedded[] {
  const types = elements.flatMap((e) => {
    if (e.kind === "fixes") return e.fixes.map((f) => f.type);
    return e.kind === "constrains" ? e.constraints.map((c) => c.type) : [];
  });
  return types.filter((type) => type !== null);
}

/** The parameters that are given further types, as terms of these. */
function constraintsOf(context: Context, elements: readonly ContextElement[], sorts: ReadonlyMap<string, Sort>): Piece[] {
  const constraints = elements.flatMap((e) => (e.kind === "constrains" ? e.constraints : []));
  return constraints.map(({ name, type }) => ({
    source: placedSource(name.text, name.span),
    as: "term",
    type: readType(context, type, new Map(sorts)),
  }));
}

function propositionsOf(element: ContextElement) {
  if (element.kind === "assumes")
    return element.assumptions.map((a) => ({ name: a.decl.name?.text ?? "", props: a.props, isDefinition: false }));
  if (element.kind === "defines")
    return element.definitions.map((d) => ({ name: d.decl.name?.text ?? "", props: [d.prop], isDefinition: true }));
  return [];
}
