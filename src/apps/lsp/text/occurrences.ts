/** Every name inside the terms and types of a command, with what it means. */
import { getOrInsert, moved, type Span } from "../../../base/index.ts";
import { type Context, embeddedTexts, type ReadEntry, treesOf } from "../../../elaborate/index.ts";
import type { Command, SyntaxTree } from "../../../syntax/index.ts";
import { scopedParts } from "./binders.ts";

export type Meaning =
  | { readonly kind: "constant"; readonly full: string }
  /** `declared`: where its binder stands; null for a variable that nothing in the text binds. */
  | { readonly kind: "variable"; readonly name: string; readonly declared: Span | null; readonly isBound: boolean }
  | { readonly kind: "type"; readonly full: string }
  | { readonly kind: "class"; readonly full: string }
  | { readonly kind: "type-variable"; readonly name: string };

export interface Occurrence {
  readonly span: Span;
  readonly meaning: Meaning;
  /** Written by a notation: the span is that of a symbol. */
  readonly isNotation: boolean;
}

/** The syntax of a text inside a command. */
export interface ReadText {
  readonly span: Span;
  readonly tree: SyntaxTree;
  readonly isTerm: boolean;
}

interface Analysis {
  /** Where the command stood when this was made. */
  readonly from: number;
  readonly occurrences: readonly Occurrence[];
  readonly texts: readonly ReadText[];
}

/** By the state behind the command, which belongs to one reading of it, wherever the command has moved since. */
const analyses = new WeakMap<object, Analysis>();

/** The names in a command's terms and types, in order. */
export function occurrencesOf(entry: ReadEntry): readonly Occurrence[] {
  const { from, occurrences } = analysisOf(entry);
  const by = entry.command.span.from - from;
  if (by === 0) return occurrences;
  return occurrences.map((o) => {
    const { meaning } = o;
    const span = moved(o.span, by);
    const isVariable = meaning.kind === "variable" && meaning.declared !== null;
    return { ...o, span, meaning: isVariable ? { ...meaning, declared: moved(meaning.declared, by) } : meaning };
  });
}

/** The phrases around a place in a command's terms and types, the largest first, with their places. */
export function phrasesAt(
  entry: ReadEntry,
  offset: number,
): readonly { readonly tree: SyntaxTree; readonly span: Span; readonly isTerm: boolean }[] {
  const { from, texts } = analysisOf(entry);
  const by = entry.command.span.from - from;
  const text = texts.find(({ span }) => span.from + by <= offset && offset <= span.to + by);
  if (text === undefined) return [];
  const path: { tree: SyntaxTree; span: Span; isTerm: boolean }[] = [];
  for (let tree: SyntaxTree | undefined = text.tree; tree !== undefined; ) {
    path.push({ tree, span: moved(tree.span, by), isTerm: text.isTerm });
    const parts: readonly SyntaxTree[] = tree.kind === "node" ? tree.args : [];
    tree = parts.find((part) => part.span.from + by <= offset && offset <= part.span.to + by && part.span.to > part.span.from);
  }
  return path;
}

function analysisOf(entry: ReadEntry): Analysis {
  const known = analyses.get(entry.after);
  if (known !== undefined) return known;
  const { command, before, after } = entry;
  const walk = new Walk(command, before.context, after.context);
  const texts = embeddedTexts(command).flatMap((text): ReadText[] => {
    const [tree] = treesOf(text, before.context, after.context).trees;
    if (tree === undefined) return [];
    const isTerm = text.start !== "type" && text.start !== "sort";
    walk.visit(tree, isTerm, new Map());
    return [{ span: text.source.span, tree, isTerm }];
  });
  const occurrences = walk.found.sort((a, b) => a.span.from - b.span.from || a.span.to - b.span.to);
  const analysis = { from: command.span.from, occurrences, texts };
  analyses.set(entry.after, analysis);
  return analysis;
}

/** The variables that a command fixes, with their places; constants that it declares are none. */
function fixedBy(command: Command): ReadonlyMap<string, Span> {
  const fixed = new Map<string, Span>();
  const elements = command.kind === "statement" ? command.statement.elements : "elements" in command ? command.elements : [];
  for (const e of elements) if (e.kind === "fixes") for (const { name } of e.fixes) fixed.set(name.text, name.span);
  if ("fixes" in command) for (const { name } of command.fixes) fixed.set(name.text, name.span);
  if ("expression" in command) for (const { name } of command.expression.fixes) fixed.set(name.text, name.span);
  return fixed;
}

type Bound = ReadonlyMap<string, Span>;

class Walk {
  readonly found: Occurrence[] = [];
  private readonly before: Context;
  private readonly after: Context;
  private readonly fixed: ReadonlyMap<string, Span>;
  /** The first place of each variable that nothing binds. */
  private readonly frees = new Map<string, Span>();

  constructor(command: Command, before: Context, after: Context) {
    this.before = before;
    this.after = after;
    this.fixed = fixedBy(command);
    for (const [name, span] of this.fixed) this.add(span, { kind: "variable", name, declared: span, isBound: false });
  }

  visit(tree: SyntaxTree, isTerm: boolean, bound: Bound): void {
    switch (tree.kind) {
      case "ident":
        if (isTerm) this.name(tree, bound);
        else this.className(tree);
        return;
      case "tfree":
        this.add(tree.span, { kind: "type-variable", name: tree.name });
        return;
      case "node":
        this.phrase(tree, isTerm, bound);
        return;
      default:
        return;
    }
  }

  private phrase(tree: Extract<SyntaxTree, { kind: "node" }>, isTerm: boolean, bound: Bound): void {
    const { head, args } = tree;
    const [first, second] = args;
    if (head === "_type" && first !== undefined) {
      this.typeName(first);
      for (const part of args.slice(1)) this.visit(part, false, bound);
      return;
    }
    if (head === "_constrain" && first !== undefined && second !== undefined) {
      this.visit(first, isTerm, bound);
      this.visit(second, false, bound);
      return;
    }
    if (!head.startsWith("_")) this.notation(tree, isTerm);
    for (const { part, patterns, isPattern } of scopedParts(tree)) {
      const inner = patterns.length === 0 ? bound : new Map([...bound, ...patterns.flatMap((p) => [...this.variables(p)])]);
      if (isPattern) this.pattern(part, bound);
      else this.visit(part, isTerm && !isTypeForm(head), inner);
    }
  }

  /** The variables of a pattern, with their places. */
  private variables(pattern: SyntaxTree): Map<string, Span> {
    const own = new Map<string, Span>();
    const walk = (tree: SyntaxTree): void => {
      if (tree.kind === "ident" && tree.name !== "_" && !this.isConstructor(tree.name)) own.set(tree.name, tree.span);
      if (tree.kind === "node") for (const part of tree.head === "_constrain" ? tree.args.slice(0, 1) : tree.args) walk(part);
    };
    walk(pattern);
    return own;
  }

  private pattern(pattern: SyntaxTree, bound: Bound): void {
    const own = this.variables(pattern);
    this.visit(pattern, true, new Map([...bound, ...own]));
  }

  private isConstructor(name: string): boolean {
    const full = this.before.consts.find(name);
    return full !== null && this.before.theory.consts.get(full)?.spec.kind === "constructor";
  }

  private name({ name, span }: { readonly name: string; readonly span: Span }, bound: Bound): void {
    if (name !== "_") this.add(span, this.meaningOf(name, span, bound));
  }

  private meaningOf(name: string, span: Span, bound: Bound): Meaning {
    const binder = bound.get(name);
    if (binder !== undefined) return { kind: "variable", name, declared: binder, isBound: true };
    const fixed = this.fixed.get(name);
    if (fixed !== undefined) return { kind: "variable", name, declared: fixed, isBound: false };
    const { before, after } = this;
    if (before.locals.fixes.has(name)) return { kind: "variable", name, declared: null, isBound: false };
    // What the command itself declares is known behind it.
    const full = before.consts.find(name) ?? after.consts.find(name) ?? this.declaredHere(name);
    if (full !== null) return { kind: "constant", full };
    const first = getOrInsert(this.frees, name, () => span);
    return { kind: "variable", name, declared: first, isBound: false };
  }

  private declaredHere(name: string): string | null {
    const full = this.before.qualify(name);
    return this.after.theory.consts.has(full) ? full : null;
  }

  private typeName(tree: SyntaxTree): void {
    if (tree.kind !== "ident") {
      this.visit(tree, false, new Map());
      return;
    }
    const full = this.before.types.find(tree.name) ?? this.after.types.find(tree.name);
    if (full !== null) this.add(tree.span, { kind: "type", full });
  }

  private className({ name, span }: { readonly name: string; readonly span: Span }): void {
    const full = this.before.classes.find(name) ?? this.after.classes.find(name);
    if (full !== null) this.add(span, { kind: "class", full });
  }

  /** The symbols of a phrase: what lies between its parts. */
  private notation({ head, args, span }: Extract<SyntaxTree, { kind: "node" }>, isTerm: boolean): void {
    const kind = isTerm ? "constant" : "type";
    let from = span.from;
    for (const part of [...args].sort((a, b) => a.span.from - b.span.from)) {
      if (part.span.from > from) this.found.push({ span: { from, to: part.span.from }, meaning: { kind, full: head }, isNotation: true });
      from = Math.max(from, part.span.to);
    }
    if (span.to > from) this.found.push({ span: { from, to: span.to }, meaning: { kind, full: head }, isNotation: true });
  }

  private add(span: Span, meaning: Meaning): void {
    if (span.to > span.from) this.found.push({ span, meaning, isNotation: false });
  }
}

const isTypeForm = (head: string): boolean => head === "_TYPE" || head === "_type_card" || head === "_TYPEREP" || head === "_type_char";
