/** `notation`, `no_notation`, `type_notation`, `syntax`, `translations`, `nonterminal`, `hide_…`, `alias`, `adhoc_overloading`. */
import { LayeredMap } from "../../base/index.ts";
import { sameTerm, type Term } from "../../logic/index.ts";
import type { CommandOf, Name } from "../../syntax/index.ts";
import { mixfixProductions, nonterminal, readRule, signatureOfType } from "../../syntax/index.ts";
import type { Context } from "../names/context.ts";
import { generic } from "../names/local-names.ts";
import { changeNotations, withNotation } from "../names/locale-extension.ts";
import { lostConstant } from "../names/lost-names.ts";
import { notationMode, productionsFor, typeProductions } from "../names/notation.ts";
import { Problem, reject } from "../names/problem.ts";
import { readTerm, resolveConstant } from "../read/read-term.ts";
import { parseTrees, resolveClass, resolveTypeName } from "../read/read-type.ts";

export function elaborateNotation(context: Context, command: CommandOf<"notation">): Context {
  if (!command.mode.isInput) return context;
  const mode = notationMode(command.mode);
  return command.items.reduce((c, { name, mixfix }) => {
    const productions = command.isType ? typeNotation(c, name, mixfix, mode) : constNotation(c, name, mixfix, mode);
    const local = c.block?.kind === "locale" || c.locals.fixes.has(name.text);
    const change = (k: Context): Context =>
      k.with({ grammar: command.isRemoval ? k.grammar.remove(productions) : k.grammar.add(productions) });
    return local ? keepInLocale(change(c), name.text, mixfix, command.isRemoval) : c.globally(change);
  }, context);
}

/** Notation given in a locale belongs to it, and comes back when it is entered again. */
function keepInLocale(context: Context, name: string, mixfix: Item["mixfix"], isRemoval: boolean): Context {
  const { block } = context;
  if (block?.kind !== "locale") return context;
  return context.globally((c) => {
    const info = c.locales.get(block.name);
    const isOwn = info?.bindings.has(name) === true || info?.decl.params.some((p) => p.name === name) === true;
    const key = isOwn ? name : c.consts.find(name);
    if (info === undefined || key === null) return c;
    return changeNotations(c, block.name, key, (notations, there) =>
      isRemoval
        ? notations.filter((n) => n.name !== there || !sameMixfix(n.mixfix, mixfix))
        : withNotation(notations, { name: there, mixfix }),
    );
  });
}

function sameMixfix(a: Item["mixfix"], b: Item["mixfix"]): boolean {
  if (a.kind === "structure" || b.kind === "structure") return a.kind === b.kind;
  const textOf = (m: typeof a): string => (m.kind === "template" ? m.template.text : m.symbol.text);
  return a.kind === b.kind && textOf(a) === textOf(b);
}

type Item = CommandOf<"notation">["items"][number];

function typeNotation(context: Context, name: Item["name"], mixfix: Item["mixfix"], mode: ReturnType<typeof notationMode>) {
  const decl = resolveTypeName(context, name);
  return typeProductions(decl.name, decl.arity, mixfix, mode);
}

function constNotation(context: Context, name: Item["name"], mixfix: Item["mixfix"], mode: ReturnType<typeof notationMode>) {
  const fix = context.locals.fixes.get(name.text) ?? context.locals.bindings.get(name.text);
  if (fix !== undefined) return productionsFor(name.text, fix.type, mixfix, mode);
  const full = context.consts.find(name.text);
  const type = full === null ? undefined : (context.theory.consts.get(full)?.type ?? context.abbreviations.get(full)?.body.type);
  if (full === null || type === undefined) return reject("E0203", name.span, `Undefined constant: "${name.text}"`);
  return productionsFor(full, type, mixfix, mode);
}

export function elaborateSyntax(context: Context, command: CommandOf<"syntax">): Context {
  if (!command.mode.isInput) return context;
  const productions = command.declarations.flatMap((d) => {
    // `(_) t` and `(_, τ) t` are types with an argument left out anyway (`register_default_tvars`).
    if (d.mixfix === null || /^_tvars_wildcard(?:_retval|_sort)?$/.test(d.name.text)) return [];
    const [type] = d.type === null ? [] : parseTrees(context, d.type, "type");
    const signature = type === undefined ? { args: [], result: nonterminal("logic") } : signatureOfType(context.grammar, type);
    return mixfixProductions(d.name.text, signature, d.mixfix, notationMode(command.mode));
  });
  return context.globally((c) => c.with({ grammar: command.isRemoval ? c.grammar.remove(productions) : c.grammar.add(productions) }));
}

export function elaborateTranslations(context: Context, command: CommandOf<"translations">): Context {
  const rules = command.rules.flatMap((rule) => {
    if (rule.direction === "print") return [];
    const left = { source: rule.left, start: rule.leftSort };
    const read = readRule(
      context.grammar,
      left,
      { source: rule.right, start: rule.rightSort },
      (name) => context.consts.find(name) ?? undefined,
    );
    const [problem] = read.diagnostics;
    if (read.rule === null) return problem === undefined ? [] : reject(problem.code, problem.span, problem.message);
    return [read.rule];
  });
  return context.globally((c) => c.with({ grammar: command.isRemoval ? c.grammar.removeRules(rules) : c.grammar.addRules(rules) }));
}

export function elaborateNonterminal(context: Context, command: CommandOf<"nonterminal">): Context {
  const declared = command.names.map((n) => [n.text, nonterminal(n.text)] as const);
  return context.globally((c) => c.with({ grammar: c.grammar.addNonterminals(declared) }));
}

export function elaborateHide(
  context: Context,
  command: CommandOf<"hide">,
): { readonly context: Context; readonly problem: Problem | null } {
  let first: Problem | null = null;
  const hidden = command.names.reduce((c, name) => {
    try {
      return c.globally(hiding(c, command, name));
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      first ??= error;
      return c;
    }
  }, context);
  // One wrong name keeps none of the others from being hidden.
  return { context: hidden, problem: first };
}

/** What hiding a name changes, by the kind of thing it names. A fact that is not there is no mistake: proofs leave many out. */
function hiding(context: Context, command: CommandOf<"hide">, name: Name): (c: Context) => Context {
  switch (command.what) {
    case "const": {
      const full = context.consts.find(name.text);
      const lost = context.lost.get(name.text);
      // What was left out is hidden: the name means what it did before.
      if (lost !== undefined && lostConstant(context, name.text, full) !== null)
        return (c) => c.with({ lost: c.lost.set(name.text, { ...lost, before: "" }) });
      if (full === null) return reject("E0203", name.span, `Undefined constant: "${name.text}"`);
      return (c) => c.with({ consts: c.consts.hide(full, command.isOpen) });
    }
    case "type": {
      const full = resolveTypeName(context, name).name;
      return (c) => c.with({ types: c.types.hide(full, command.isOpen) });
    }
    case "class": {
      const full = resolveClass(context, name);
      return (c) => c.with({ classes: c.classes.hide(full, command.isOpen) });
    }
    case "fact": {
      const full = context.facts.find(name.text);
      return (c) => (full === null ? c : c.with({ facts: c.facts.hide(full, command.isOpen) }));
    }
  }
}

/** `adhoc_overloading c ⇌ t u`: `c` stands for whichever of the terms has the type that is needed. */
export function elaborateAdhocOverloading(context: Context, command: CommandOf<"adhoc_overloading">): Context {
  return command.items.reduce((c, { name, variants }) => {
    const { name: full } = resolveConstant(c.with({ variants: LayeredMap.empty() }), name);
    // The variants are read with the constant as it is: they may be given in its own notation.
    const terms = variants.map((source) => generic(readTerm(c.with({ variants: LayeredMap.empty() }), source), c.locals.typeSorts));
    const known = c.variants.get(full) ?? [];
    const isSame = (t: Term): boolean => terms.some((u) => sameTerm(t, u));
    const next = command.isRemoval ? known.filter((t) => !isSame(t)) : [...known.filter((t) => !isSame(t)), ...terms];
    return c.globally((k) => k.with({ variants: k.variants.set(full, next) }));
  }, context);
}

export function elaborateAlias(context: Context, command: CommandOf<"alias">): Context {
  if (command.what === "type") {
    const full = resolveTypeName(context, command.of).name;
    return context.globally((c) => c.with({ types: c.types.alias(command.name.text, full) }));
  }
  const full = context.consts.find(command.of.text) ?? reject("E0203", command.of.span, `Undefined constant: "${command.of.text}"`);
  return context.globally((c) => c.with({ consts: c.consts.alias(command.name.text, full) }));
}
