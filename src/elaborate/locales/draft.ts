/** A locale or unnamed context under construction. */
import { type Free, free, type LocaleDecl, type Sort, type Term } from "../../logic/index.ts";
import type { Fix, Mixfix } from "../../syntax/index.ts";
import type { Context, LocalNotation } from "../names/context.ts";
import type { LocaleImport } from "../names/locale-extension.ts";
import { readType } from "../read/read-type.ts";
import { extendLocals, localNotation } from "./enter.ts";

/** The parts of a locale under construction. */
export interface Draft {
  readonly context: Context;
  readonly params: readonly Free[];
  readonly assumptions: LocaleDecl["assumptions"];
  readonly bindings: ReadonlyMap<string, Term>;
  readonly notations: readonly LocalNotation[];
  readonly defined: ReadonlyMap<string, Term>;
  readonly imports: readonly LocaleImport[];
}

export const emptyDraft = (context: Context): Draft => ({
  context,
  params: [],
  assumptions: [],
  bindings: new Map(),
  notations: [],
  defined: new Map(),
  imports: [],
});

/** Whether the type of a variable is not given, or only in part: `"_ ⇒ nat"`. */
export function hasOpenType({ type }: Fix): boolean {
  return type === null || /(?<![\p{L}\p{N}_'⇩⇧])_(?![\p{L}\p{N}_'⇩⇧])/u.test(type.text);
}

/** `sorts`: of type variables, as written elsewhere. */
export function addFixes(draft: Draft, fixes: readonly Fix[], sorts: ReadonlyMap<string, Sort> = new Map()): Draft {
  return fixes.reduce((d, fix) => {
    if (fix.type === null || hasOpenType(fix)) return d;
    return withParam(d, free(fix.name.text, readType(d.context, fix.type, new Map(sorts))), fix.mixfix);
  }, draft);
}

export function withParam(draft: Draft, x: Free, mixfix: Mixfix | null): Draft {
  const params = [...draft.params.filter((p) => p.name !== x.name), x];
  const inside = draft.context.with({ locals: extendLocals(draft.context.locals, [x], []) });
  const notations = mixfix === null ? draft.notations : [...draft.notations, { name: x.name, mixfix }];
  return { ...draft, context: localNotation(inside, x.name, x.type, mixfix), params, notations };
}

export function withAssumption(draft: Draft, prop: Term | null): Draft {
  return prop === null ? draft : { ...draft, assumptions: [...draft.assumptions, { name: "", prop }] };
}
