/** The locales that a locale extends. */
import { boolT, type Free, free, freeVars, type LocaleDecl, sameTerm, type Term, type Type, typeVars } from "../../logic/index.ts";
import type { Embedded, Fix, LocaleExpression, LocaleInstance, Name } from "../../syntax/index.ts";
import type { LocalNotation } from "../names/context.ts";
import { sameShape, withNotation } from "../names/locale-extension.ts";
import { NamedMeanings } from "../names/named-meanings.ts";
import { Problem } from "../names/problem.ts";
import { sortsWritten } from "../read/read-type.ts";
import { atTypes, withoutParams } from "./context-elements.ts";
import { addFixes, type Draft, hasOpenType, withParam } from "./draft.ts";
import { extendLocals, localNotation, typeOfConstant } from "./enter.ts";
import { openParams, viewLocale } from "./locale-view.ts";
import { orElse } from "./partial.ts";

/**
 * The locales that a locale extends; parameters not instantiated are inherited by name. Type variables that the expression does not
 * mention are called 'a, 'b and so on, which the elements may mention.
 */
export function importExpression(draft: Draft, expression: LocaleExpression, partly: boolean): Draft {
  const sorts = sortsWritten(draft.context, writtenIn(expression));
  const avoided = new Set(writtenIn(expression).flatMap(({ text }) => text.match(/'\p{L}[\p{L}\p{N}_']*/gu) ?? []));
  const add = (d: Draft, fix: Fix): Draft => addFixes(d, [fix], sorts);
  const start = expression.fixes.reduce((d, fix) => (partly ? orElse(() => add(d, fix), d) : add(d, fix)), draft);
  const implicit = inheritedNames(draft, expression, partly);
  const written = new Set(start.params.flatMap((p) => [...typeVars(p.type)].map((v) => v.name)));
  const imported = expression.instances.reduce((d, instance) => {
    const extend = (): Draft => importSettling(d, instance, [...expression.fixes, ...implicit], { written, avoided });
    return partly ? orElse(extend, d) : extend();
  }, start);
  const isNamed = (p: Free): boolean => expression.fixes.some((f) => f.name.text === p.name);
  const order = implicit.map((f) => f.name.text);
  const unnamed = imported.params.filter((p) => !isNamed(p)).sort((a, b) => order.indexOf(a.name) - order.indexOf(b.name));
  return { ...imported, params: inOrder([...unnamed, ...imported.params.filter(isNamed)], expression) };
}

/** Parameters that some instance inherits by name are known to the arguments of all of them, those before it included. */
function inheritedNames({ context }: Draft, { fixes, instances }: LocaleExpression, partly: boolean): Fix[] {
  const open = instances.flatMap((instance) => {
    const named = (): Name[] => openParams(context, instance).map((p) => ({ text: p.name, span: instance.locale.span }));
    return partly ? orElse(named, []) : named();
  });
  const names = new Map(open.map((name) => [name.text, name]));
  for (const f of fixes) names.delete(f.name.text);
  return [...names.values()].map((name) => ({ name, type: null, mixfix: null }));
}

/** The types and terms of an expression. */
function writtenIn({ fixes, instances }: LocaleExpression): Embedded[] {
  const terms = instances.flatMap(({ args }) => (args.kind === "named" ? args.bindings.map((b) => b.term) : args.terms));
  return [...fixes.map((f) => f.type), ...terms].filter((source) => source !== null);
}

/** Parameters that are inherited by name come first, then those after `for`, then others. */
export function inOrder(params: readonly Free[], { fixes, instances }: LocaleExpression): Free[] {
  if (fixes.length === 0 || instances.length === 0) return [...params];
  const order = fixes.map((f) => f.name.text);
  const last = params.findLastIndex((p) => order.includes(p.name));
  const place = (p: Free, i: number): number => (order.includes(p.name) ? order.indexOf(p.name) : i < last ? -1 : order.length);
  return params
    .map((p, i) => ({ p, at: place(p, i) }))
    .sort((a, b) => a.at - b.at)
    .map(({ p }) => p);
}

/** Names of type variables: those of the variables after `for`, and all that new ones must not have. */
interface TypeNames {
  readonly written: ReadonlySet<string>;
  readonly avoided: ReadonlySet<string>;
}

/** The types of parameters from locales before stay as they are if they can; otherwise this one settles them further. */
function importSettling(d: Draft, instance: LocaleInstance, fixes: readonly Fix[], { written, avoided }: TypeNames): Draft {
  try {
    return importInstance(d, instance, fixes, avoided, null);
  } catch (error) {
    const isOpen = d.params.some((p) => [...typeVars(p.type)].some((v) => !written.has(v.name)));
    if (!(error instanceof Problem) || !isOpen) throw error;
    return orElse<Draft | null>(() => importInstance(d, instance, fixes, avoided, written), null) ?? rethrow(error);
  }
}

function rethrow(error: Problem): never {
  throw error;
}

/** `rigid`: the type variables of the parameters that stay what they are, where others need not. */
function importInstance(
  before: Draft,
  instance: LocaleInstance,
  fixes: readonly Fix[],
  avoided: ReadonlySet<string>,
  rigid: ReadonlySet<string> | null,
): Draft {
  let params = before.params;
  const known = (name: string): Free | undefined => params.find((p) => p.name === name);
  const inherit = (name: string, type: Type): Free => {
    const fresh = free(name, type);
    params = [...params, fresh];
    return fresh;
  };
  // Variables whose types are still open are read with the arguments, in their notation.
  const open = fixes.filter((f) => hasOpenType(f) && known(f.name.text) === undefined);
  const taken = new Set([...avoided, ...before.params.flatMap((p) => [...typeVars(p.type)].map((v) => v.name))]);
  const setting = { known, inherit, fixes: open, taken };
  const start = rigid === null ? before : withoutParams(before);
  const flexible = rigid === null ? {} : { flexible: { params: before.params, rigid } };
  const view = viewLocale(start.context, instance, { ...setting, ...flexible });
  const d = rigid === null ? before : atTypes(start, before.params, view.flexible);
  params = [...d.params, ...params.slice(before.params.length)];
  const prefix = instance.qualifier === null ? "" : `${instance.qualifier.text}.`;
  const named = new NamedMeanings(d.bindings);
  for (const [name, term] of view.info.bindings) {
    const meaning = view.apply(term);
    if (!named.needs(`${prefix}${name}`, meaning)) continue;
    named.set(`${prefix}${name}`, meaning);
    if (prefix === "" || !instance.isQualifierMandatory) named.set(name, meaning);
  }
  const bindings = named.names();
  const assumptions = [...d.assumptions, ...view.info.decl.assumptions.map((a) => ({ name: a.name, prop: view.apply(a.prop) }))];
  const typeOf = (name: string): Type | undefined =>
    bindings.get(name)?.type ?? params.find((p) => p.name === name)?.type ?? typeOfConstant(d.context, name);
  const added = view.info.notations.flatMap(({ name, mixfix }): LocalNotation[] => {
    if (typeOf(name) !== undefined) return [{ name, mixfix }];
    const term = view.info.bindings.get(name);
    return term !== undefined && bindings.has(`${prefix}${name}`) && sameShape(term, view.apply(term))
      ? [{ name: `${prefix}${name}`, mixfix }]
      : [];
  });
  const notations = added.reduce(withNotation, d.notations);
  const locals = extendLocals(d.context.locals, params, []);
  const inside = d.context.with({ locals: { ...locals, bindings: new Map([...locals.bindings, ...bindings]) } });
  const noted = notations.reduce((c, n) => localNotation(c, n.name, typeOf(n.name) ?? boolT, n.mixfix), inside);
  const defined = new Map(d.defined);
  for (const [name, value] of view.info.defined) if (params.some((p) => p.name === name)) defined.set(name, view.apply(value));
  const own = { args: view.args, variables: [], prefix, isMandatory: instance.isQualifierMandatory };
  const imports = [...d.imports, { ...own, locale: view.info.decl.name }];
  const found = { context: noted, params, assumptions: distinct(assumptions), bindings, notations, defined, imports };
  return addUntyped(found, view.args, fixes);
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
