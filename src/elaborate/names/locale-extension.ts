/** A name declared in a locale is known in all that extend it, those that did so before the declaration included. */
import { free, matchType, substFrees, substTermTypes, type Term, type Type, type TypeVar } from "../../logic/index.ts";
import type { Mixfix } from "../../syntax/index.ts";
import type { Context, LocaleExtension, LocaleInfo } from "./context.ts";

/** How a locale is part of another that is about to be declared. */
export interface LocaleImport extends Omit<LocaleExtension, "by"> {
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

/**
 * Binds a name in a locale and in those that extend it, except for those on the way here (two locales may be part of one another). Names
 * that these have already stay what they are.
 */
export function bindInLocales(context: Context, locale: string, local: LocalName, above: readonly string[] = []): Context {
  const info = context.locales.get(locale);
  if (info === undefined) return context;
  const { name, term, mixfix } = local;
  const notations = mixfix === null ? info.notations : [...info.notations, { name, mixfix }];
  const bound = context.with({
    locales: context.locales.set(locale, { ...info, bindings: new Map([...info.bindings, [name, term]]), notations }),
  });
  const path = [...above, locale];
  const next = info.extended.filter(({ by }) => !path.includes(by));
  return next.reduce((c, extension) => {
    const there = c.locales.get(extension.by);
    const instance = instanceOf(info, extension, term);
    const names = [`${extension.prefix}${name}`, ...(extension.isMandatory && extension.prefix !== "" ? [] : [name])];
    const isNew = (n: string): boolean => there?.bindings.has(n) === false && !there.decl.params.some((p) => p.name === n);
    return [...new Set(names)]
      .filter(isNew)
      .reduce((k, n) => bindInLocales(k, extension.by, { name: n, term: instance, mixfix: n === name ? mixfix : null }, path), c);
  }, bound);
}

/** A term over a locale's parameters at the arguments of an extension. */
function instanceOf({ decl }: LocaleInfo, { args }: LocaleExtension, term: Term): Term {
  const types = new Map<TypeVar, Type>();
  const values = new Map<string, Term>();
  decl.params.forEach((p, i) => {
    const arg = args[i] ?? free(p.name, p.type);
    matchType(p.type, arg.type, types);
    values.set(p.name, arg);
  });
  return substFrees(values, substTermTypes(types, term));
}
