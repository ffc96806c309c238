/** A locale seen through an instance of its parameters, as imports and interpretations name it. */
import { nearNames, present } from "../../base/index.ts";
import {
  type Free,
  free,
  type LocaleDecl,
  matchType,
  substFrees,
  substTermTypes,
  substType,
  type Term,
  type Type,
  type TypeVar,
  tvar,
  typeVars,
} from "../../logic/index.ts";
import type { Embedded, Fix, LocaleInstance, Name } from "../../syntax/index.ts";
import type { Context, LocaleInfo } from "../names/context.ts";
import { wayOut } from "../names/doubtful-names.ts";
import { reject } from "../names/problem.ts";
import { typeNameAt } from "../read/inference-type.ts";
import type { Piece } from "../read/read.ts";
import { placedSource, readTogether } from "../read/read-term.ts";

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
  return (
    info ??
    reject("E0208", name.span, `Undefined locale: "${name.text}"`, wayOut(context, nearNames(name.text, context.localeNames.names())))
  );
}

/** How the arguments of an instance are read. */
export interface ViewSetting {
  /** The variable of the context that a parameter without argument means, if there is one. */
  known(name: string): Free | undefined;
  /** What a parameter is that has neither. */
  inherit(name: string, type: Type): Term;
  /** Variables that the arguments may mention, their types as written or open. */
  readonly fixes?: readonly Fix[];
  /** Whether a parameter without argument means the one of these that has its name. */
  readonly takesFixes?: boolean;
  /** Names of type variables that are taken: those of the locale that no argument tells get others, and new ones. */
  readonly taken?: ReadonlySet<string>;
  /** Variables whose types the arguments may settle further. */
  readonly flexible?: Flexible;
}

/** Variables whose types are found again, but for type variables that were written. */
export interface Flexible {
  readonly params: readonly Free[];
  readonly rigid: ReadonlySet<string>;
}

/** The view of a locale at argument terms, all read together, and the types that the flexible variables turned out to have. */
export function viewLocale(context: Context, instance: LocaleInstance, setting: ViewSetting): LocaleView & { flexible: readonly Type[] } {
  const { known, inherit, fixes = [], takesFixes = false, taken = null, flexible } = setting;
  const info = resolveLocale(context, instance.locale);
  const given = argumentTexts(instance, info.decl);
  const read = info.decl.params.flatMap((p): { name: string; piece: Piece }[] => {
    const isNamed = known(p.name) !== undefined || (takesFixes && fixes.some((f) => f.name.text === p.name));
    const source = given.get(p.name) ?? (isNamed ? placedSource(p.name, instance.locale.span) : undefined);
    return source === undefined ? [] : [{ name: p.name, piece: { source, as: "term", scheme: p.type } }];
  });
  const groups = [{ pieces: read.map((r) => r.piece), fixes: [] }];
  const result = readTogether(context, {
    heads: [],
    fixes,
    groups,
    ...(flexible === undefined ? {} : { flexible: flexible.params, rigid: flexible.rigid }),
  });
  const variables = fixes.map((f, i) => free(f.name.text, present(result.fixes[i], "viewLocale: type")));
  const terms = new Map(read.map((r, i): [string, Term | undefined] => [r.name, result.groups[0]?.terms[i]]));
  const settled = (flexible?.params ?? []).map((x, i) => free(x.name, result.flexible[i] ?? x.type));
  const types = new Map<TypeVar, Type>();
  for (const p of info.decl.params) {
    const term = terms.get(p.name);
    if (term !== undefined) matchType(p.type, term.type, types);
  }
  if (taken !== null) nameAnew(info.decl.params, types, new Set([...taken, ...[...terms.values(), ...settled].flatMap(typeNames)]));
  const args = info.decl.params.map((p) => terms.get(p.name) ?? inherit(p.name, substType(types, p.type)));
  info.decl.params.forEach((p, i) => {
    const arg = args[i];
    if (arg !== undefined && matchType(p.type, arg.type, types) === null)
      reject("E0209", instance.locale.span, `The argument for ${p.name} has the wrong type`);
  });
  const all = new Map(info.decl.params.map((p, i): [string, Term] => [p.name, args[i] ?? free(p.name, p.type)]));
  return { info, args, variables, flexible: result.flexible, apply: (t) => substFrees(all, substTermTypes(types, t)) };
}

const typeNames = (t: Term | undefined): string[] => (t === undefined ? [] : [...typeVars(t.type)].map((v) => v.name));

/** Type variables of a locale that no argument tells are called 'a, 'b and so on, as Isabelle does, where these names are not taken. */
function nameAnew(params: LocaleDecl["params"], types: Map<TypeVar, Type>, taken: ReadonlySet<string>): void {
  const open = [...new Set(params.flatMap((p) => [...typeVars(p.type)]))].filter((v) => !types.has(v));
  let next = 0;
  for (const v of open) {
    while (taken.has(typeNameAt(next))) next++;
    types.set(v, tvar(typeNameAt(next++), v.sort));
  }
}

/** The parameters of a locale that an instance gives no argument. */
export function openParams(context: Context, instance: LocaleInstance): LocaleDecl["params"] {
  const { decl } = resolveLocale(context, instance.locale);
  const given = argumentTexts(instance, decl);
  return decl.params.filter((p) => !given.has(p.name));
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
