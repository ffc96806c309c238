/** Types declared in a locale, by the qualifier of an instance of it: `q.t` for `t` after `interpretation q: L`. */
import { baseName } from "../../base/index.ts";
import type { Context } from "./context.ts";

/** The types of a locale and of its parts, and the constants that belong to them, under a qualifier (`q.`). Types never depend on the parameters. */
export function aliasTypes(context: Context, locale: string, prefix: string): Context {
  if (prefix === "") return context;
  const own = [...context.theory.types.keys()].flatMap((full) => {
    const [, home, name] = /^[^.]+\.([^.]+)\.(.+)$/.exec(full) ?? [];
    if (home === undefined || name === undefined) return [];
    const way = home === baseName(locale) ? "" : wayTo(context, home, locale);
    return way === null ? [] : [{ full, access: `${prefix}${way}${name}` }];
  });
  if (own.length === 0) return context;
  return context.globally((c) => own.reduce((k, { full, access }) => aliasType(k, full, access), c));
}

/** The qualifiers that a locale's names have in one that it is a part of, by the first way there; null where it is none. */
function wayTo({ locales, localeNames }: Context, part: string, whole: string): string | null {
  const first = localeNames.find(part);
  if (first === null) return null;
  const ways = new Map([[first, ""]]);
  for (const [at, way] of ways) {
    if (at === whole) return way;
    for (const { by, prefix } of locales.get(at)?.extended ?? []) if (!ways.has(by)) ways.set(by, `${prefix}${way}`);
  }
  return null;
}

function aliasType(context: Context, full: string, access: string): Context {
  const typed = context.with({ types: context.types.alias(access, full) });
  const datatype = context.theory.datatype(full);
  if (datatype === null) return typed;
  const belonging = datatype.constructors.flatMap((c) => [c.name, ...c.selectors, c.discriminator]);
  const qualifier = access.slice(0, access.length - baseName(access).length);
  const consts = belonging.reduce(
    (space, name) =>
      name === null || !context.theory.consts.has(name)
        ? space
        : space.alias(`${qualifier}${baseName(name)}`, name).alias(`${access}.${baseName(name)}`, name),
    typed.consts,
  );
  return typed.with({ consts });
}
