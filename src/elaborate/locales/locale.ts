/** Locales and unnamed contexts: parameters, assumptions, imports, entering. */
import { present, type Span } from "../../base/index.ts";
import {
  boolT,
  destEq,
  type Free,
  free,
  freeVars,
  type LocaleDecl,
  lambdas,
  matchType,
  sameTerm,
  stripApp,
  substFrees,
  substTermTypes,
  type Term,
  type Type,
  type TypeVar,
  tvar,
  typeVars,
} from "../../logic/index.ts";
import type { CommandOf, ContextElement, Embedded, Fix, LocaleExpression, LocaleInstance, Mixfix, Name } from "../../syntax/index.ts";
import { type Block, type Context, type LocaleInfo, type LocalNotation, noLocals } from "../names/context.ts";
import { enterConstant } from "../names/declare.ts";
import { type LocaleImport, noteExtensions } from "../names/locale-extension.ts";
import { Problem, reject } from "../names/problem.ts";
import { type Piece, readClearly, readTogether } from "../read/read-term.ts";
import { readType } from "../read/read-type.ts";
import { addFact } from "../theory/facts.ts";
import { closedOver } from "./closed-over.ts";
import { enterClass, enterLocale, extendLocals, localNotation, sortsOf } from "./enter.ts";
import { localePredicates } from "./locale-predicate.ts";
import { oneByOne, orElse, unknownAssumption } from "./partial.ts";

/** A locale's content under an instance of its parameters. */
export interface LocaleView {
  readonly info: LocaleInfo;
  readonly args: readonly Term[];
  /** The variables after `for`, over which the instance is general. */
  readonly variables: readonly Free[];
  /** Puts the instance in for the parameters. */
  apply(t: Term): Term;
}

export function resolveLocale(context: Context, name: Name): LocaleInfo {
  const full = context.localeNames.find(name.text);
  const info = full === null ? undefined : context.locales.get(full);
  return info ?? reject("E0208", name.span, `Undefined locale: "${name.text}"`);
}

/**
 * The view of a locale at argument terms, all read together. A parameter without argument is `known(name)` (a variable of the
 * context), or else inherited: `inherit` makes it a new variable.
 */
export function viewLocale(
  context: Context,
  instance: LocaleInstance,
  known: (name: string) => Free | undefined,
  inherit: (name: string, type: Type) => Term,
  fixes: readonly Fix[] = [],
  taken: ReadonlySet<string> | null = null,
): LocaleView {
  const info = resolveLocale(context, instance.locale);
  const given = argumentTexts(instance, info.decl);
  const read = info.decl.params.flatMap((p): { name: string; piece: Piece }[] => {
    const source = given.get(p.name) ?? (known(p.name) === undefined ? undefined : placedSource(p.name, instance.locale.span));
    return source === undefined ? [] : [{ name: p.name, piece: { source, as: "term", scheme: p.type } }];
  });
  const result = readTogether(context, { heads: [], fixes, groups: [{ pieces: read.map((r) => r.piece), fixes: [] }] });
  const variables = fixes.map((f, i) => free(f.name.text, present(result.fixes[i], "viewLocale: type")));
  const terms = new Map(read.map((r, i): [string, Term | undefined] => [r.name, result.groups[0]?.terms[i]]));
  const types = new Map<TypeVar, Type>();
  for (const p of info.decl.params) {
    const term = terms.get(p.name);
    if (term !== undefined) matchType(p.type, term.type, types);
  }
  if (taken !== null) renameApart(info.decl.params, types, new Set([...taken, ...[...terms.values()].flatMap((t) => typeNames(t))]));
  const args = info.decl.params.map((p) => terms.get(p.name) ?? inherit(p.name, substOf(types, p.type)));
  info.decl.params.forEach((p, i) => {
    const arg = args[i];
    if (arg !== undefined && matchType(p.type, arg.type, types) === null)
      reject("E0209", instance.locale.span, `The argument for ${p.name} has the wrong type`);
  });
  const all = new Map(info.decl.params.map((p, i): [string, Term] => [p.name, args[i] ?? free(p.name, p.type)]));
  return { info, args, variables, apply: (t) => substFrees(all, substTermTypes(types, t)) };
}

const typeNames = (t: Term | undefined): string[] => (t === undefined ? [] : [...typeVars(t.type)].map((v) => v.name));

/** Type variables of a locale that no argument tells get names that are not taken. */
function renameApart(params: LocaleDecl["params"], types: Map<TypeVar, Type>, taken: ReadonlySet<string>): void {
  const used = new Set(taken);
  for (const v of new Set(params.flatMap((p) => [...typeVars(p.type)]))) {
    if (types.has(v)) continue;
    let { name } = v;
    while (used.has(name)) name = `${name}a`;
    used.add(name);
    types.set(v, tvar(name, v.sort));
  }
}

/** A name as inner syntax, at the place that mentions it. */
function placedSource(text: string, span: Span): Embedded {
  return { text, offsetAt: () => span.from, span };
}

function substOf(types: ReadonlyMap<TypeVar, Type>, ty: Type): Type {
  return substTermTypes(types, free("x", ty)).type;
}

function argumentTexts(instance: LocaleInstance, decl: LocaleDecl): Map<string, Embedded> {
  const texts = new Map<string, Embedded>();
  if (instance.args.kind === "named") for (const b of instance.args.bindings) texts.set(b.name.text, b.term);
  else
    instance.args.terms.forEach((term, i) => {
      const p = decl.params[i];
      if (p === undefined)
        reject("E0209", instance.locale.span, `The locale ${instance.locale.text} takes ${decl.params.length} arguments`);
      if (term !== null) texts.set(p.name, term);
    });
  return texts;
}

/** The parts of a locale under construction. */
interface Draft {
  readonly context: Context;
  readonly params: readonly Free[];
  readonly assumptions: LocaleDecl["assumptions"];
  readonly bindings: ReadonlyMap<string, Term>;
  readonly notations: readonly LocalNotation[];
  readonly defined: ReadonlyMap<string, Term>;
  readonly imports: readonly LocaleImport[];
}

const emptyDraft = (context: Context): Draft => ({
  context,
  params: [],
  assumptions: [],
  bindings: new Map(),
  notations: [],
  defined: new Map(),
  imports: [],
});

/** `locale L = expr + elements`. Leaves the locale open when it begins a block. `partly`: what cannot be read is left out. */
export function elaborateLocale(outer: Context, command: CommandOf<"locale">, partly = false): Context {
  const full = `${outer.theory.name}.${command.name.text}`;
  if (outer.locales.has(full)) reject("E0205", command.name.span, `Duplicate locale declaration: "${command.name.text}"`);
  const unknown = partly ? unknownAssumption(outer, full, "locale") : null;
  const context = unknown?.context ?? outer;
  const imported = importExpression(emptyDraft(context), command.expression, partly);
  // Variables after `for` that no argument mentions get their types from the elements.
  const unused = command.expression.fixes.filter((f) => !imported.params.some((p) => p.name === f.name.text));
  const elements: readonly ContextElement[] =
    unused.length === 0 ? command.elements : [{ kind: "fixes", fixes: unused }, ...command.elements];
  const read = addElements(imported, elements, partly);
  const draft = withAssumption({ ...read, params: inOrder(read.params, command.expression) }, unknown?.prop ?? null);
  const predicates = localePredicates(full, draft, imported.assumptions.length);
  const decl: LocaleDecl = {
    name: full,
    params: draft.params.map(({ name, type: ty }) => ({ name, type: ty })),
    assumptions: draft.assumptions,
    predicate: predicates[0]?.name ?? null,
  };
  const info: LocaleInfo = {
    decl,
    typeSorts: sortsOf(draft.params.map((p) => p.type)),
    bindings: draft.bindings,
    notations: draft.notations,
    defined: draft.defined,
    extended: [],
  };
  const entered = predicates
    .reduce((c, p) => enterConstant(c, p), context)
    .globally((c) =>
      noteExtensions(
        c.with({
          theory: c.theory.with({ locales: c.theory.locales.set(full, decl) }),
          locales: c.locales.set(full, info),
          localeNames: c.localeNames.declare(full),
        }),
        full,
        draft.imports,
      ),
    );
  return command.begins ? enterLocale(entered, full, info) : entered;
}

/** The locales that a locale extends; parameters not instantiated are inherited by name. */
function importExpression(draft: Draft, expression: LocaleExpression, partly: boolean): Draft {
  const start = expression.fixes.reduce((d, fix) => (partly ? orElse(() => addFixes(d, [fix]), d) : addFixes(d, [fix])), draft);
  const imported = expression.instances.reduce((d, instance) => {
    const extend = (): Draft => importInstance(d, instance, expression.fixes);
    return partly ? orElse(extend, d) : extend();
  }, start);
  return { ...imported, params: inOrder(imported.params, expression) };
}

/** Parameters that are inherited by name come first, then those after `for`, then others. */
function inOrder(params: readonly Free[], { fixes, instances }: LocaleExpression): Free[] {
  if (fixes.length === 0 || instances.length === 0) return [...params];
  const order = fixes.map((f) => f.name.text);
  const last = params.findLastIndex((p) => order.includes(p.name));
  const place = (p: Free, i: number): number => (order.includes(p.name) ? order.indexOf(p.name) : i < last ? -1 : order.length);
  return params
    .map((p, i) => ({ p, at: place(p, i) }))
    .sort((a, b) => a.at - b.at)
    .map(({ p }) => p);
}

function importInstance(d: Draft, instance: LocaleInstance, fixes: readonly Fix[]): Draft {
  let params = d.params;
  const known = (name: string): Free | undefined => params.find((p) => p.name === name);
  const inherit = (name: string, type: Type): Free => {
    const fresh = free(name, type);
    params = [...params, fresh];
    return fresh;
  };
  // Variables whose types are still open are read with the arguments, in their notation.
  const open = fixes.filter((f) => hasOpenType(f) && known(f.name.text) === undefined);
  const taken = new Set(d.params.flatMap((p) => [...typeVars(p.type)].map((v) => v.name)));
  const view = viewLocale(d.context, instance, known, inherit, open, taken);
  const prefix = instance.qualifier === null ? "" : `${instance.qualifier.text}.`;
  const bindings = new Map(d.bindings);
  for (const [name, term] of view.info.bindings) {
    bindings.set(`${prefix}${name}`, view.apply(term));
    if (prefix === "" || !instance.isQualifierMandatory) bindings.set(name, view.apply(term));
  }
  const assumptions = [...d.assumptions, ...view.info.decl.assumptions.map((a) => ({ name: a.name, prop: view.apply(a.prop) }))];
  const notations = [...d.notations, ...view.info.notations.filter((n) => bindings.has(n.name) || params.some((p) => p.name === n.name))];
  const locals = extendLocals(d.context.locals, params, []);
  const inside = d.context.with({ locals: { ...locals, bindings: new Map([...locals.bindings, ...bindings]) } });
  const noted = notations.reduce(
    (c, n) => localNotation(c, n.name, bindings.get(n.name)?.type ?? params.find((p) => p.name === n.name)?.type ?? boolT, n.mixfix),
    inside,
  );
  const defined = new Map(d.defined);
  for (const [name, value] of view.info.defined) if (params.some((p) => p.name === name)) defined.set(name, view.apply(value));
  const imports = [...d.imports, { locale: view.info.decl.name, args: view.args, prefix, isMandatory: instance.isQualifierMandatory }];
  const found = { context: noted, params, assumptions: distinct(assumptions), bindings, notations, defined, imports };
  return addUntyped(found, view.args, fixes);
}

/** Whether the type of a variable is not given, or only in part: `"_ ⇒ nat"`. */
function hasOpenType({ type }: Fix): boolean {
  return type === null || /(?<![\p{L}\p{N}_'⇩⇧])_(?![\p{L}\p{N}_'⇩⇧])/u.test(type.text);
}

/** Variables after `for` without a type have the one that the arguments give them. */
function addUntyped(draft: Draft, args: readonly Term[], fixes: readonly Fix[]): Draft {
  const used = new Map<string, Free>();
  for (const arg of args) freeVars(arg, used);
  return fixes.reduce((d, fix) => {
    const x = used.get(fix.name.text);
    return !hasOpenType(fix) || x === undefined || d.params.some((p) => p.name === x.name) ? d : withParam(d, x, fix.mixfix);
  }, draft);
}

/** Assumptions that come by several ways, each once. Those that differ in types only say different things. */
function distinct(assumptions: LocaleDecl["assumptions"]): LocaleDecl["assumptions"] {
  const found: LocaleDecl["assumptions"][number][] = [];
  for (const a of assumptions) if (!found.some((b) => b.name === a.name && sameTerm(a.prop, b.prop))) found.push(a);
  return found;
}

function addFixes(draft: Draft, fixes: readonly Fix[]): Draft {
  return fixes.reduce((d, fix) => {
    if (fix.type === null || hasOpenType(fix)) return d;
    return withParam(d, free(fix.name.text, readType(d.context, fix.type)), fix.mixfix);
  }, draft);
}

function withParam(draft: Draft, x: Free, mixfix: Mixfix | null): Draft {
  const params = [...draft.params.filter((p) => p.name !== x.name), x];
  const inside = draft.context.with({ locals: extendLocals(draft.context.locals, [x], []) });
  const notations = mixfix === null ? draft.notations : [...draft.notations, { name: x.name, mixfix }];
  return { ...draft, context: localNotation(inside, x.name, x.type, mixfix), params, notations };
}

/**
 * The elements in order; parameters without a type get it from the assumptions that follow. The types of imported parameters stay as
 * they are if they can, and are otherwise found anew: an import fixes them only up to their shape.
 */
function addElements(draft: Draft, elements: readonly ContextElement[], partly: boolean): Draft {
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

function withAssumption(draft: Draft, prop: Term | null): Draft {
  return prop === null ? draft : { ...draft, assumptions: [...draft.assumptions, { name: "", prop }] };
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
function withoutParams(draft: Draft): Draft {
  const { locals } = draft.context;
  const fixes = new Map([...locals.fixes].filter(([name]) => !draft.params.some((p) => p.name === name)));
  const typeSorts = sortsOf([...fixes.values()].map((x) => x.type));
  return { ...draft, context: draft.context.with({ locals: { ...locals, fixes, typeSorts } }) };
}

function readElements(draft: Draft, elements: readonly ContextElement[], flexible: readonly Free[]): Draft {
  const untyped = elements.flatMap((e) => (e.kind === "fixes" ? e.fixes.filter(hasOpenType) : []));
  const typed = elements.reduce((d, e) => (e.kind === "fixes" ? addFixes(d, e.fixes) : d), draft);
  const pieces = elements.flatMap((e) => propositionsOf(e));
  const result = readClearly(typed.context, {
    heads: [],
    fixes: untyped,
    flexible,
    groups: pieces.map((p) => ({ pieces: p.props.map((source) => ({ source, as: "prop" as const })), fixes: [] })),
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
function atTypes(draft: Draft, params: readonly Free[], types: readonly Type[]): Draft {
  if (params.length === 0) return draft;
  const subst = new Map<TypeVar, Type>();
  params.forEach((p, i) => {
    matchType(p.type, types[i] ?? p.type, subst);
  });
  const go = (t: Term): Term => substTermTypes(subst, t);
  return {
    ...draft,
    params: draft.params.map((p) => (params.includes(p) ? free(p.name, substOf(subst, p.type)) : p)),
    assumptions: draft.assumptions.map((a) => ({ name: a.name, prop: go(a.prop) })),
    bindings: new Map([...draft.bindings].map(([name, t]) => [name, go(t)])),
    defined: new Map([...draft.defined].map(([name, t]) => [name, go(t)])),
    imports: draft.imports.map((i) => ({ ...i, args: i.args.map(go) })),
  };
}

function propositionsOf(element: ContextElement) {
  if (element.kind === "assumes")
    return element.assumptions.map((a) => ({ name: a.decl.name?.text ?? "", props: a.props, isDefinition: false }));
  if (element.kind === "defines")
    return element.definitions.map((d) => ({ name: d.decl.name?.text ?? "", props: [d.prop], isDefinition: true }));
  return [];
}

/** `context L begin` for a locale or class, and `context fixes … assumes … begin`. */
export function elaborateContext(context: Context, command: CommandOf<"context" | "experiment">, partly = false): Context {
  if (command.kind === "context" && command.name !== null) return enterNamed(context, command.name);
  return enterUnnamed(context, command.elements, partly);
}

/** The context of a locale or a class, as `(in name)` and `context name` open it. */
export function enterNamed(context: Context, name: Name): Context {
  if (name.text === "-") return context.open({ kind: "context" }, { locals: noLocals });
  const info = resolveLocale(context, name);
  const full = info.decl.name;
  return context.theory.classes.has(full) ? enterClass(context, full) : enterLocale(context, full, info);
}

function enterUnnamed(outer: Context, elements: readonly ContextElement[], partly: boolean): Context {
  const unknown = partly ? unknownAssumption(outer, `${outer.theory.name}.context_${outer.losses.length}`, "context") : null;
  const context = unknown?.context ?? outer;
  const draft = withAssumption(addElements(emptyDraft(context), elements, partly), unknown?.prop ?? null);
  const locals = extendLocals(context.locals, draft.params, draft.assumptions);
  // Inside a block that gives definitions their meaning, the context only adds to it.
  const block: Block = context.block === null || context.block.kind === "lost" ? { kind: "context" } : context.block;
  const inside = context.open(block, { locals, grammar: draft.context.grammar });
  return draft.assumptions.reduce((c, a) => (a.name === "" ? c : addFact(c, a.name, [a.prop], [])), inside);
}

/** Whether a term mentions a fixed variable of the local context. */
export function mentionsLocals(context: Context, t: Term): boolean {
  return [...freeVars(t).keys()].some((name) => context.locals.fixes.has(name));
}
