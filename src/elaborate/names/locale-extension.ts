/** A name declared in a locale is known in all that extend it, those that did so before the declaration included. */
import { countSteps } from "../../base/index.ts";
import {
  type Free,
  free,
  freeVars,
  lambdas,
  matchType,
  substFrees,
  substTermTypes,
  type Term,
  type Type,
  type TypeVar,
} from "../../logic/index.ts";
import type { Mixfix } from "../../syntax/index.ts";
import type { Context, InstantiatedLocale, LocaleExtension, LocaleInfo, LocalNotation } from "./context.ts";
import { NamedMeanings } from "./named-meanings.ts";

/** How a locale is part of another that is about to be declared. */
export interface LocaleImport extends InstantiatedLocale {
  readonly locale: string;
}

/** Notes with the imported locales who extends them. */
export function noteExtensions(context: Context, by: string, imports: readonly LocaleImport[]): Context {
  return imports.reduce((c, { locale, ...rest }) => {
    const info = c.locales.get(locale);
    return info === undefined ? c : c.with({ locales: c.locales.set(locale, { ...info, extended: [...info.extended, { ...rest, by }] }) });
  }, context);
}

/** A name with what it means, over the parameters of a locale. */
export interface LocalName {
  readonly name: string;
  readonly term: Term;
  readonly mixfix: Mixfix | null;
}

/** Binds names in a locale and in those that extend it, where names that are there already stay what they are. */
export function bindInLocales(context: Context, locale: string, locals: readonly LocalName[], above: readonly string[] = []): Context {
  const info = context.locales.get(locale);
  if (info === undefined) return context;
  countSteps(info.bindings.size >> 3);
  const bindings = new Map([...info.bindings, ...locals.map(({ name, term }): [string, Term] => [name, term])]);
  const notations = [...info.notations, ...locals.flatMap(({ name, mixfix }) => (mixfix === null ? [] : [{ name, mixfix }]))];
  const bound = context.with({ locales: context.locales.set(locale, { ...info, bindings, notations }) });
  const interpreted = info.interpreted.reduce(
    (c, instance) =>
      nameInTheory(
        c,
        instance,
        locals.map((l) => ({ ...l, term: instanceOf(info, instance, l.term) })),
      ),
    bound,
  );
  return passOn(interpreted, locale, locals, above);
}

/** Names for terms over the variables of an interpretation, which the theory has from now on unless they are taken. */
export function nameInTheory(context: Context, instance: InstantiatedLocale, locals: readonly Omit<LocalName, "mixfix">[]): Context {
  const { prefix, variables, isMandatory } = instance;
  return locals.reduce((c, { name, term }) => {
    const full = `${c.theory.name}.${prefix}${name}`;
    const isItself = prefix === "" && term.kind === "const" && c.consts.find(name) === term.name;
    if (isItself || c.theory.consts.has(full)) return c;
    return c.with({
      abbreviations: c.abbreviations.set(full, { name: full, body: overVariables(variables, term), prints: true }),
      consts: c.consts.declare(full, name.split(".").length + (prefix !== "" && isMandatory ? 1 : 0)),
    });
  }, context);
}

/** What a term at an instance means: a function of the variables after `for` that occur in it. */
export function overVariables(variables: readonly Free[], term: Term): Term {
  const used = freeVars(term);
  return lambdas(
    variables.filter((x) => used.has(x.name)),
    term,
  );
}

/** Binds names of a locale in those that extend it. */
export function passOn(context: Context, locale: string, locals: readonly LocalName[], above: readonly string[] = []): Context {
  const info = context.locales.get(locale);
  if (info === undefined || locals.length === 0) return context;
  const path = [...above, locale];
  return info.extended.reduce((c, extension) => {
    const there = c.locales.get(extension.by);
    if (there === undefined || !mayFollow(path, extension)) return c;
    const named = new NamedMeanings(there.bindings);
    const given = locals.flatMap((local) => namesThere(info, { decl: there.decl, named }, extension, local));
    return given.length === 0 ? c : bindInLocales(c, extension.by, given, path);
  }, context);
}

/** Locales may be part of one another, and a locale part of itself at other arguments, under a qualifier: that way is gone once. */
function mayFollow(path: readonly string[], { by, prefix }: LocaleExtension): boolean {
  return !path.includes(by) || (prefix !== "" && new Set(path).size === path.length);
}

/** A locale that gets names. */
interface Receiver {
  readonly decl: LocaleInfo["decl"];
  readonly named: NamedMeanings;
}

function namesThere(info: LocaleInfo, there: Receiver, extension: LocaleExtension, { name, term, mixfix }: LocalName): LocalName[] {
  const { prefix, isMandatory } = extension;
  const isNew = (n: string): boolean => !there.named.has(n) && !there.decl.params.some((p) => p.name === n);
  const names = [...new Set([`${prefix}${name}`, ...(isMandatory && prefix !== "" ? [] : [name])])].filter(isNew);
  if (names.length === 0) return [];
  const instance = overVariables(extension.variables, instanceOf(info, extension, term));
  if (!there.named.needs(`${prefix}${name}`, instance)) return [];
  for (const n of names) there.named.set(n, instance);
  const noted = names.includes(name) ? name : sameShape(instance, term) ? `${prefix}${name}` : null;
  return names.map((n) => ({ name: n, term: instance, mixfix: n === noted ? mixfix : null }));
}

/** Whether terms differ in types only. What a name means in a locale keeps its notation where it means the same, under a qualifier too. */
export function sameShape(a: Term, b: Term): boolean {
  if (a.kind === "const" || a.kind === "free") return a.kind === b.kind && a.name === b.name;
  if (a.kind === "bound") return b.kind === "bound" && a.index === b.index;
  if (a.kind === "abs") return b.kind === "abs" && sameShape(a.body, b.body);
  return b.kind === "app" && sameShape(a.fun, b.fun) && sameShape(a.arg, b.arg);
}

/** Notations with one more, each once. */
export function withNotation(notations: readonly LocalNotation[], more: LocalNotation): readonly LocalNotation[] {
  return notations.some((n) => n.name === more.name && n.mixfix === more.mixfix) ? notations : [...notations, more];
}

/** A term over a locale's parameters at the arguments of an extension. */
function instanceOf({ decl }: LocaleInfo, { args }: InstantiatedLocale, term: Term): Term {
  const types = new Map<TypeVar, Type>();
  const values = new Map<string, Term>();
  decl.params.forEach((p, i) => {
    const arg = args[i] ?? free(p.name, p.type);
    matchType(p.type, arg.type, types);
    values.set(p.name, arg);
  });
  return substFrees(values, substTermTypes(types, term));
}

/** Changes the notations of a name in a locale and in those that extend it, as far as it means the same there. */
export function changeNotations(
  context: Context,
  locale: string,
  name: string,
  change: (notations: readonly LocalNotation[], name: string) => readonly LocalNotation[],
  above: readonly string[] = [],
): Context {
  const info = context.locales.get(locale);
  if (info === undefined || above.includes(locale)) return context;
  const changed = context.with({ locales: context.locales.set(locale, { ...info, notations: change(info.notations, name) }) });
  return info.extended.reduce((c, extension) => {
    const there = nameThere(c, info, extension, name);
    return there === null ? c : changeNotations(c, extension.by, there, change, [...above, locale]);
  }, changed);
}

/** The name that has the notation of another in a locale that extends its own. */
function nameThere(context: Context, info: LocaleInfo, extension: LocaleExtension, name: string): string | null {
  const { prefix, isMandatory, args, by } = extension;
  const at = info.decl.params.findIndex((p) => p.name === name);
  const arg = args[at];
  if (at >= 0) return arg === undefined || (arg.kind === "free" && arg.name === name) ? name : null;
  if (prefix === "" || !isMandatory) return name;
  const term = info.bindings.get(name);
  const isSame = term !== undefined && sameShape(instanceOf(info, extension, term), term);
  return isSame && context.locales.get(by)?.bindings.has(`${prefix}${name}`) === true ? `${prefix}${name}` : null;
}
