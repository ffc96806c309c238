/** `locale`, and `context` with a name or with elements. */
import { type LocaleDecl, type Sort, termTypeVars } from "../../logic/index.ts";
import type { CommandOf, ContextElement, Name } from "../../syntax/index.ts";
import { type Block, type Context, type LocaleInfo, noLocals } from "../names/context.ts";
import { enterConstant } from "../names/declare.ts";
import { noteExtensions } from "../names/locale-extension.ts";
import { aliasTypes } from "../names/locale-types.ts";
import { reject } from "../names/problem.ts";
import { addFact } from "../theory/facts.ts";
import { addElements } from "./context-elements.ts";
import { emptyDraft, withAssumption } from "./draft.ts";
import { enterClass, enterLocale, extendLocals, sortsOf } from "./enter.ts";
import { importExpression, inOrder } from "./locale-imports.ts";
import { localePredicates } from "./locale-predicate.ts";
import { resolveLocale } from "./locale-view.ts";
import { unknownAssumption } from "./partial.ts";

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
    interpreted: [],
  };
  const aliased = draft.imports.reduce((c, i) => aliasTypes(c, i.locale, i.prefix), context);
  const entered = predicates
    .reduce((c, p) => enterConstant(c, p), aliased)
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
  const known = extendLocals(context.locals, draft.params, draft.assumptions);
  // A type variable that an assumption mentions is fixed, and has its sort.
  const sorts = draft.assumptions.flatMap((a) => [...termTypeVars(a.prop)].map((v): [string, Sort] => [v.name, v.sort]));
  const locals = { ...known, typeSorts: new Map([...sorts, ...known.typeSorts]) };
  // Inside a block that gives definitions their meaning, the context only adds to it.
  const block: Block = context.block === null || context.block.kind === "lost" ? { kind: "context" } : context.block;
  const inside = context.open(block, { locals, grammar: draft.context.grammar });
  return draft.assumptions.reduce((c, a) => (a.name === "" ? c : addFact(c, a.name, [a.prop], [])), inside);
}
