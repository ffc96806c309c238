/** `interpretation`, `global_interpretation`, `sublocale`: a locale's names at given arguments. */
import { present } from "../../base/index.ts";
import { constant, type Free, free, freeVars, type Interpretation, type Term, type Type } from "../../logic/index.ts";
import type { CommandOf, LocaleInstance, Mixfix } from "../../syntax/index.ts";
import { atClassOperations } from "../names/class-form.ts";
import type { Context, InstantiatedLocale } from "../names/context.ts";
import { enterConstant } from "../names/declare.ts";
import { bindInLocales, nameInTheory, noteExtensions, overVariables, sameShape, withNotation } from "../names/locale-extension.ts";
import { aliasTypes } from "../names/locale-types.ts";
import { NamedMeanings } from "../names/named-meanings.ts";
import { addNotation } from "../names/notation.ts";
import { reject } from "../names/problem.ts";
import { readTerm } from "../read/read-term.ts";
import { classOperations, localNotation, typeOfConstant } from "./enter.ts";
import { enterNamed } from "./locale.ts";
import { type LocaleView, viewLocale } from "./locale-view.ts";

export function elaborateInterpretation(context: Context, command: CommandOf<"interpretation">): Context {
  const target = command.sublocaleOf;
  if (target === null) return interpretAll(context, command);
  return interpretAll(enterNamed(context, target), command).close();
}

/** The names come first, because `defines` mentions them; a name that is defined then means the new constant. */
function interpretAll(context: Context, command: CommandOf<"interpretation">): Context {
  const { fixes, instances } = command.expression;
  // Inside a block, what `interpretation` gives ends with the block.
  const isPassing = command.variant === "interpretation" && context.block !== null && context.block.kind !== "class";
  const bound = instances.reduce((c, instance) => {
    const view = viewLocale(c, instance, {
      known: (name) => c.locals.fixes.get(name),
      inherit: (name, type) => inherited(c, name, type, instance),
      fixes,
      takesFixes: true,
    });
    const general = generalised(c, view);
    const recorded = aliasTypes(record(c, general, instance), view.info.decl.name, prefixOf(instance));
    if (isPassing) return bindHere(recorded, general, instance);
    return extended(bindNames(recorded, general, instance), general, instance);
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
  const operation = classOperation(context, name);
  if (operation !== null) return operation;
  return instance.args.kind === "positional" && instance.args.terms.length === 0
    ? free(name, type)
    : reject("E0209", instance.locale.span, `The locale parameter ${name} needs an argument`);
}

/** Variables of the arguments that nobody fixes are general, as if they stood after `for`. */
function generalised({ locals }: Context, view: LocaleView): LocaleView {
  const used = new Map<string, Free>();
  for (const arg of view.args) freeVars(arg, used);
  const own = new Set(view.info.decl.params.map((p) => p.name));
  const more = [...used.values()].filter(
    (x) => !locals.fixes.has(x.name) && !view.variables.some((v) => v.name === x.name) && !own.has(x.name),
  );
  return more.length === 0 ? view : { ...view, variables: [...view.variables, ...more] };
}

/** The operation of the class at hand that has a name, whatever else is called so. */
function classOperation(context: Context, name: string): Term | null {
  return context.block?.kind === "class" ? (classOperations(context, context.block.name).get(name) ?? null) : null;
}

function record(context: Context, view: LocaleView, instance: LocaleInstance): Context {
  if (context.locals.fixes.size > 0 || view.variables.length > 0) return context;
  const entry: Interpretation = { locale: view.info.decl.name, qualifier: instance.qualifier?.text ?? "", args: view.args };
  return context.withTheory((theory) => theory.with({ interpretations: [...theory.interpretations, entry] }));
}

/** What is declared later in the locale is for this one too, where the interpretation is inside one. */
function extended(context: Context, { info, args, variables }: LocaleView, instance: LocaleInstance): Context {
  const { block } = context;
  if (block?.kind !== "locale") return context;
  const prefix = prefixOf(instance);
  return context.globally((c) =>
    noteExtensions(c, block.name, [{ locale: info.decl.name, args, variables, prefix, isMandatory: instance.isQualifierMandatory }]),
  );
}

const prefixOf = ({ qualifier }: LocaleInstance): string => (qualifier === null ? "" : `${qualifier.text}.`);

/** What a name of the locale means at the instance: a function of the variables after `for`. */
function meaningOf({ apply, variables }: LocaleView, term: Term): Term {
  return overVariables(variables, apply(term));
}

/** `q.d` for every name `d` of the locale. */
function bindNames(context: Context, view: LocaleView, instance: LocaleInstance): Context {
  const prefix = prefixOf(instance);
  const names = [...view.info.bindings];
  const bound =
    context.locals.fixes.size > 0
      ? bindInLocale(
          context,
          names.map(([name, term]) => ({
            names: [`${prefix}${name}`, ...(prefix === "" || instance.isQualifierMandatory ? [] : [name])],
            body: atClassOperations(context, meaningOf(view, term)),
          })),
        )
      : bindInTheory(context, view, {
          args: view.args,
          variables: view.variables,
          prefix,
          isMandatory: instance.isQualifierMandatory,
        });
  return keptNotations(bound, view).reduce((c, { name: own, mixfix, body }) => {
    const isLocal = c.locals.bindings.has(`${prefix}${own}`) && instance.isQualifierMandatory;
    const name = isLocal ? `${prefix}${own}` : own;
    if (c.locals.fixes.size > 0) return keepNotation(localNotation(c, name, body.type, mixfix), name, mixfix);
    return body.kind === "const" ? addNotation(c, body, mixfix, "global") : c;
  }, bound);
}

/** The names, also of what is declared in the locale later. */
function bindInTheory(context: Context, { info, apply }: LocaleView, instance: InstantiatedLocale): Context {
  const names = [...info.bindings].map(([name, term]) => ({ name, term: atClassOperations(context, apply(term)) }));
  return context.globally((c) => {
    const known = c.locales.get(info.decl.name);
    const named = nameInTheory(c, instance, names);
    return known === undefined
      ? named
      : named.with({ locales: named.locales.set(info.decl.name, { ...known, interpreted: [...known.interpreted, instance] }) });
  });
}

/** Notation of a sublocale belongs to the locale. */
function keepNotation(context: Context, name: string, mixfix: Mixfix): Context {
  const { block } = context;
  if (block?.kind !== "locale") return context;
  return context.globally((c) => {
    const info = c.locales.get(block.name);
    return info === undefined
      ? c
      : c.with({ locales: c.locales.set(block.name, { ...info, notations: withNotation(info.notations, { name, mixfix }) }) });
  });
}

interface KeptNotation {
  readonly name: string;
  readonly mixfix: Mixfix;
  readonly body: Term;
}

/** The notations of names that mean the same at the instance, of a constant or a fixed variable. */
function keptNotations(context: Context, { info, apply, args }: LocaleView): KeptNotation[] {
  const { locals } = context;
  return info.notations.flatMap(({ name, mixfix }) => {
    const at = info.decl.params.findIndex((p) => p.name === name);
    const arg = args[at];
    if (arg !== undefined) return arg.kind === "free" && arg.name === name && locals.fixes.has(name) ? [{ name, mixfix, body: arg }] : [];
    const type = typeOfConstant(context, name);
    if (type !== undefined) return [{ name, mixfix, body: constant(name, type) }];
    const term = info.bindings.get(name);
    const body = term === undefined ? null : apply(term);
    return body !== null && term !== undefined && sameShape(body, term) ? [{ name, mixfix, body }] : [];
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
  return keptNotations(context, view).reduce(
    (c, { name, mixfix, body }) =>
      localNotation(c, c.theory.consts.has(name) || body.kind === "free" ? name : `${prefix}${name}`, body.type, mixfix),
    context.with({ locals: { ...locals, bindings } }),
  );
}

/** Inside a locale the names belong to the locale, and to those that extend it. */
function bindInLocale(context: Context, meanings: readonly { readonly names: readonly string[]; readonly body: Term }[]): Context {
  const named = new NamedMeanings(context.locals.bindings);
  const added = new Map<string, Term>();
  for (const { names, body } of meanings) {
    if (names[0] !== undefined && !named.needs(names[0], body)) continue;
    for (const n of names.filter((name, i) => i === 0 || !named.has(name))) {
      named.set(n, body);
      added.set(n, body);
    }
  }
  const here = context.with({ locals: { ...context.locals, bindings: named.names() } });
  const { block } = context;
  if (block?.kind !== "locale") return here;
  const locals = [...added].map(([name, term]) => ({ name, term, mixfix: null }));
  return here.globally((c) => bindInLocales(c, block.name, locals));
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
