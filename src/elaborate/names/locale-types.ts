/** Types declared in a locale, by the qualifier of an instance of it: `q.t` for `t` after `interpretation q: L`. */
import { baseName } from "../../base/index.ts";
import type { Context } from "./context.ts";

/** The types of a locale and the constants that belong to them, under a qualifier (`q.`). Types never depend on the parameters. */
export function aliasTypes(context: Context, locale: string, prefix: string): Context {
  if (prefix === "") return context;
  const infix = `.${baseName(locale)}.`;
  const own = [...context.theory.types.keys()].filter((full) => full.includes(infix));
  if (own.length === 0) return context;
  return context.globally((c) =>
    own.reduce((k, full) => aliasType(k, full, `${prefix}${full.slice(full.indexOf(infix) + infix.length)}`), c),
  );
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
