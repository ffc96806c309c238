/** `interpretation`, `global_interpretation`, `sublocale`: a locale's names at given arguments. */
import { present } from "../../base/index.ts";
import { constant, free, freeVars, type Interpretation, lambdas, type Term, type Type } from "../../logic/index.ts";
import type { CommandOf, LocaleInstance, Mixfix } from "../../syntax/index.ts";
import type { Context } from "../names/context.ts";
import { enterConstant } from "../names/declare.ts";
import { noteExtensions } from "../names/locale-extension.ts";
import { addNotation } from "../names/notation.ts";
import { reject } from "../names/problem.ts";
import { readTerm } from "../read/read-term.ts";
import { enterLocale, localNotation } from "./enter.ts";
import { type LocaleView, resolveLocale, viewLocale } from "./locale.ts";

export function elaborateInterpretation(context: Context, command: CommandOf<"interpretation">): Context {
  const target = command.sublocaleOf;
  if (target !== null && context.classes.find(target.text) === null) {
    const info = resolveLocale(context, target);
    return interpretAll(enterLocale(context, info.decl.name, info), command).close();
  }
  return interpretAll(context, command);
}

/** The names come first, because `defines` mentions them; a name that is defined then means the new constant. */
function interpretAll(context: Context, command: CommandOf<"interpretation">): Context {
  const { fixes, instances } = command.expression;
  // Inside a block, what `interpretation` gives ends with the block.
  const isPassing = command.variant === "interpretation" && context.block !== null && context.block.kind !== "class";
  const bound = instances.reduce((c, instance) => {
    const view = viewLocale(
      c,
      instance,
      (name) => c.locals.fixes.get(name),
      (name, type) => inherited(c, name, type, instance),
      fixes,
    );
    if (isPassing) return bindHere(record(c, view, instance), view, instance);
    return extended(bindNames(record(c, view, instance), view, instance), view, instance);
  }, context);
  return command.defines.reduce((c, d) => {
    const defined = defineConstant(c, d.name.text, readTerm(c, d.term));
    return d.mixfix === null ? defined : addNotation(defined, constantNamed(defined, d.name.text), d.mixfix, "global");
  }, bound);
}

function constantNamed(context: Context, name: string): Term {
  const full = `${context.theory.name}.${name}`;
  return constant(full, present(context.theory.consts.get(full), "interpretAll: constant").type);
}

/** An argument that is left out: in a locale the parameter of the same name, otherwise a generic variable. */
function inherited(context: Context, name: string, type: Type, instance: LocaleInstance): Term {
  const fix = context.locals.fixes.get(name);
  if (fix !== undefined) return fix;
  const full = context.consts.find(name);
  const decl = full === null ? undefined : context.theory.consts.get(full);
  if (decl !== undefined && context.block?.kind === "class") return constant(decl.name, decl.type);
  return instance.args.kind === "positional" && instance.args.terms.length === 0
    ? free(name, type)
    : reject("E0209", instance.locale.span, `The locale parameter ${name} needs an argument`);
}

function record(context: Context, view: LocaleView, instance: LocaleInstance): Context {
  if (context.locals.fixes.size > 0 || view.variables.length > 0) return context;
  const entry: Interpretation = { locale: view.info.decl.name, qualifier: instance.qualifier?.text ?? "", args: view.args };
  return context.withTheory((theory) => theory.with({ interpretations: [...theory.interpretations, entry] }));
}

/** What is declared later in the locale is for this one too, where the interpretation is inside one. */
function extended(context: Context, { info, args }: LocaleView, instance: LocaleInstance): Context {
  const { block } = context;
  if (block?.kind !== "locale") return context;
  const prefix = prefixOf(instance);
  return context.globally((c) =>
    noteExtensions(c, block.name, [{ locale: info.decl.name, args, prefix, isMandatory: instance.isQualifierMandatory }]),
  );
}

const prefixOf = ({ qualifier }: LocaleInstance): string => (qualifier === null ? "" : `${qualifier.text}.`);

/** What a name of the locale means at the instance: a function of the variables after `for`. */
function meaningOf({ apply, variables }: LocaleView, term: Term): Term {
  const applied = apply(term);
  const used = freeVars(applied);
  return lambdas(
    variables.filter((x) => used.has(x.name)),
    applied,
  );
}

/** `q.d` for every name `d` of the locale. */
function bindNames(context: Context, view: LocaleView, instance: LocaleInstance): Context {
  const prefix = prefixOf(instance);
  const bound = [...view.info.bindings].reduce((c, [name, term]) => {
    const qualified = `${prefix}${name}`;
    const body = meaningOf(view, term);
    if (c.locals.fixes.size > 0) return bindInLocale(c, qualified, name, prefix, body);
    const full = `${c.theory.name}.${qualified}`;
    if (c.theory.consts.has(full)) return c;
    const mandatory = prefix !== "" && instance.isQualifierMandatory ? 2 : 1;
    return c.globally((k) =>
      k.with({ abbreviations: k.abbreviations.set(full, { name: full, body, prints: true }), consts: k.consts.declare(full, mandatory) }),
    );
  }, context);
  return keptNotations(view).reduce(
    (c, { mixfix, body }) => (body.kind === "const" ? addNotation(c, body, mixfix, c.locals.fixes.size > 0 ? "local" : "global") : c),
    bound,
  );
}

/** The notations of names that mean the same constant at the instance. */
function keptNotations({ info, apply }: LocaleView): { readonly name: string; readonly mixfix: Mixfix; readonly body: Term }[] {
  return info.notations.flatMap(({ name, mixfix }) => {
    const term = info.bindings.get(name);
    const body = term === undefined ? null : apply(term);
    return body?.kind === "const" && term?.kind === "const" ? [{ name, mixfix, body }] : [];
  });
}

/** The names until the block ends. */
function bindHere(context: Context, view: LocaleView, instance: LocaleInstance): Context {
  const prefix = prefixOf(instance);
  const { locals } = context;
  const bindings = new Map(locals.bindings);
  for (const [name, term] of view.info.bindings) {
    bindings.set(`${prefix}${name}`, meaningOf(view, term));
    if (prefix !== "" && !instance.isQualifierMandatory && !locals.fixes.has(name)) bindings.set(name, meaningOf(view, term));
  }
  return keptNotations(view).reduce(
    (c, { name, mixfix, body }) => localNotation(c, `${prefix}${name}`, body.type, mixfix),
    context.with({ locals: { ...locals, bindings } }),
  );
}

/** Inside a locale the names belong to the locale. */
function bindInLocale(context: Context, qualified: string, name: string, prefix: string, body: Term): Context {
  const names = prefix === "" ? [qualified] : [qualified, ...(context.locals.bindings.has(name) ? [] : [name])];
  const added = names.map((n): [string, Term] => [n, body]);
  const here = context.with({ locals: { ...context.locals, bindings: new Map([...context.locals.bindings, ...added]) } });
  const block = context.block;
  if (block?.kind !== "locale") return here;
  return here.globally((c) => {
    const info = c.locales.get(block.name);
    return info === undefined
      ? c
      : c.with({ locales: c.locales.set(block.name, { ...info, bindings: new Map([...info.bindings, ...added]) }) });
  });
}

/** `defines c = t`. */
function defineConstant(context: Context, name: string, body: Term): Context {
  const full = `${context.theory.name}.${name}`;
  const lhs = constant(full, body.type);
  return enterConstant(context, {
    name: full,
    type: body.type,
    spec: { kind: "equations", equations: [{ lhs, rhs: body, conditions: [] }], sequential: false, origin: "definition" },
    role: { kind: "plain" },
  });
}
