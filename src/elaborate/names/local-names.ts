/** Names declared in a context inside a block: where a variable of the context is not fixed, they mean functions of it. */
import { freeVars, lambdas, type Sort, substTermTypes, type Term, tvar, typeVars } from "../../logic/index.ts";
import type { Context } from "./context.ts";

/** A new local name in the block at hand and in those around it. */
export function bindInBlocks(context: Context, name: string, term: Term): Context {
  return context.globally((c) => {
    if (c.locals.fixes.size === 0 && c.block?.kind !== "locale") return c;
    const body = generic(
      overFixes(context, term, (x) => c.locals.fixes.has(x)),
      c.locals.typeSorts,
    );
    return c.with({ locals: { ...c.locals, bindings: new Map([...c.locals.bindings, [name, body]]) } });
  });
}

/** What a local name means in a locale, over the locale's own parameters. */
export function inLocale(context: Context, locale: string, term: Term): Term {
  const info = context.locales.get(locale);
  const params = new Set(info?.decl.params.map((p) => p.name) ?? []);
  return generic(
    overFixes(context, term, (x) => params.has(x)),
    info?.typeSorts ?? new Map(),
  );
}

/** A term whose type variables that nothing fixes have names that nobody writes: in a locale that extends this one they fix nothing either. */
export function generic(term: Term, fixed: ReadonlyMap<string, Sort>): Term {
  const open = [...typeVars(term.type)].filter((v) => !fixed.has(v.name) && !v.name.startsWith("?"));
  return substTermTypes(new Map(open.map((v) => [v, tvar(`?${v.name}`, v.sort)])), term);
}

/** A term as a function of the fixed variables in it that are not known. */
function overFixes({ locals }: Context, term: Term, isKnown: (name: string) => boolean): Term {
  const used = freeVars(term);
  const open = [...locals.fixes.values()].filter((x) => used.has(x.name) && !isKnown(x.name));
  return open.length === 0 ? term : lambdas(open, term);
}
