/** Entering local contexts: what becomes known inside, and what the block is. */
import { baseName } from "../../base/index.ts";
import { type Const, constant, type Free, free, type Sort, substType, superclasses, type Type, tvar, typeVars } from "../../logic/index.ts";
import type { Mixfix } from "../../syntax/index.ts";
import type { Context, LocaleInfo, Locals } from "../names/context.ts";
import { productionsFor } from "../names/notation.ts";

/** The sorts of the type variables in some types. */
export function sortsOf(types: Iterable<Type>): Map<string, Sort> {
  const sorts = new Map<string, Sort>();
  for (const ty of types) for (const v of typeVars(ty)) sorts.set(v.name, v.sort);
  return sorts;
}

/** The locals with more fixed variables and assumptions. */
export function extendLocals(locals: Locals, fixes: readonly Free[], assumptions: Locals["assumptions"]): Locals {
  return {
    ...locals,
    fixes: new Map([...locals.fixes, ...fixes.map((x): [string, Free] => [x.name, x])]),
    typeSorts: new Map([...locals.typeSorts, ...sortsOf(fixes.map((x) => x.type))]),
    assumptions: [...locals.assumptions, ...assumptions],
  };
}

/** Notation for a fixed variable or local binding, until the block ends. */
export function localNotation(context: Context, name: string, type: Type, mixfix: Mixfix | null): Context {
  if (mixfix === null) return context;
  if (mixfix.kind !== "structure") return context.with({ grammar: context.grammar.add(productionsFor(name, type, mixfix)) });
  const { locals } = context;
  return context.with({ locals: { ...locals, structures: [...locals.structures.filter((s) => s !== name), name] } });
}

/** Opens a locale's context. */
export function enterLocale(context: Context, name: string, info: LocaleInfo): Context {
  const fixes = info.decl.params.map((p) => free(p.name, p.type));
  const base = extendLocals(context.locals, fixes, info.decl.assumptions);
  const locals: Locals = {
    ...base,
    bindings: new Map([...base.bindings, ...info.bindings]),
    typeSorts: new Map([...base.typeSorts, ...info.typeSorts]),
  };
  const inside = context.open({ kind: "locale", name }, { locals });
  return info.notations.reduce(
    (c, n) => localNotation(c, n.name, typeOfName(info, n.name) ?? typeOfConstant(c, n.name) ?? tvar("'a"), n.mixfix),
    inside,
  );
}

function typeOfName(info: LocaleInfo, name: string): Type | undefined {
  return info.bindings.get(name)?.type ?? info.decl.params.find((p) => p.name === name)?.type;
}

/** The type of a constant or abbreviation of the theory, by its full name. */
export function typeOfConstant({ theory, abbreviations }: Context, full: string): Type | undefined {
  return theory.consts.get(full)?.type ?? abbreviations.get(full)?.body.type;
}

/** Opens a class's context: the operations are the overloaded constants at `'a` of the class. */
export function enterClass(context: Context, name: string): Context {
  // A hidden operation has its name inside the class.
  const hidden = [...classOperations(context, name)].filter(([op, { name: full }]) => context.consts.find(op) !== full);
  const locals: Locals = {
    ...context.locals,
    typeSorts: new Map([...context.locals.typeSorts, ["'a", [name]]]),
    bindings: new Map([...context.locals.bindings, ...hidden]),
  };
  return context.open({ kind: "class", name }, { locals });
}

/** The operations of a class by their names in it, at the class's own type. */
export function classOperations({ theory }: Context, cls: string): Map<string, Const> {
  const own = (ty: Type): Type =>
    substType(new Map([...typeVars(ty)].map((v) => [v, v.sort.length > 0 ? tvar("'a", [cls]) : v] as const)), ty);
  const all = [...superclasses(theory, cls)].flatMap((c) => theory.classes.get(c)?.params ?? []);
  return new Map(
    all.flatMap((full): [string, Const][] => {
      const decl = theory.consts.get(full);
      return decl === undefined ? [] : [[baseName(full), constant(full, own(decl.type))]];
    }),
  );
}

/** The class whose context is open, innermost first. */
export function currentClass(context: Context): string | null {
  for (let at: Context | null = context; at !== null; at = at.outside) if (at.block?.kind === "class") return at.block.name;
  return null;
}
