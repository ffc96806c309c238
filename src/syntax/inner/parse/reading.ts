/**
 * From the packed forest to trees: every reading, up to a limit. Works from the leaves upwards with an explicit stack, so that the depth
 * of the text does not matter.
 */
import type { Span } from "../../../base/index.ts";
import { elementsOf, sequenceHead } from "../builtin/sequences.ts";
import type { Production } from "../grammar/production.ts";
import { isLiteral } from "../grammar/terminal.ts";
import type { SyntaxTree } from "../tree/tree.ts";
import { ident, node, sameTree } from "../tree/tree-tools.ts";
import type { Derivation, Phrase } from "./forest.ts";
import type { Tokens } from "./lexer.ts";
import { tokenTree } from "./token-tree.ts";

/** Gives the offset in the file of a position of the text. */
export type OffsetAt = (i: number) => number;

/** The readings of a phrase. */
export interface Readings {
  readonly trees: readonly SyntaxTree[];
  /** Whether there are more than the limit. */
  readonly isCut: boolean;
}

/** `c (λx. c (λy. body))`, or `λx. λy. body` when `head` is null. */
function bind(head: string | null, variables: readonly SyntaxTree[], body: SyntaxTree, span: Span): SyntaxTree {
  let tree = body;
  for (let i = variables.length - 1; i >= 0; i--) {
    const variable = variables[i];
    if (variable === undefined) continue;
    const place = i === 0 ? span : { from: variable.span.from, to: span.to };
    const abs = node("_abs", [variable, tree], place);
    tree = head === null ? abs : node(head, [abs], place);
  }
  return tree;
}

/** The arguments of the node that a production makes of its parts. */
export function nodeArgs(production: Production, parts: readonly SyntaxTree[], span?: Span): SyntaxTree[] {
  const action = production.action;
  if (action.kind !== "node") return [...parts];
  const args: SyntaxTree[] = [];
  let part = 0;
  for (const symbol of production.symbols) {
    if (isLiteral(symbol.terminal)) continue;
    const tree = parts[part++];
    if (tree === undefined) continue;
    const head = symbol.terminal < 0 && action.sequences !== "keep" ? sequenceHead(symbol.nonterminal) : undefined;
    if (head === undefined) args.push(tree);
    else if (action.sequences === "wrap") args.push(node(head, elementsOf(tree), tree.span));
    else for (const element of elementsOf(tree)) args.push(element);
  }
  if (action.front >= 0) args.unshift(...args.splice(args.length - parts.length + action.front, 1));
  if (action.isIndexLeftOut) args.unshift(node("_indexdefault", [], span));
  return args;
}

/** The tree of a phrase from those of its parts. */
export function buildTree(production: Production, parts: readonly SyntaxTree[], span: Span): SyntaxTree {
  const action = production.action;
  const [first, last] = [parts[0], parts[parts.length - 1]];
  switch (action.kind) {
    case "pass":
      return first ?? node("_", [], span);
    case "ident":
      return ident(action.name, span);
    case "node":
      return node(action.head, nodeArgs(production, parts, span), span);
    case "sequence":
      return node(action.head, parts, span);
    case "binder":
    case "abs":
      if (first === undefined || last === undefined) return node("_", [], span);
      return bind(action.kind === "abs" ? null : action.head, elementsOf(first), last, span);
  }
}

/** Whether all readings of a clause `p ⇒ t` take the `|` between clauses for a disjunction in `p` or `t`. */
function swallowsBar(clause: Phrase): boolean {
  const all = clause.first === null ? [] : [clause.first, ...(clause.more ?? [])];
  return all.length > 0 && all.every(isSwallowing);
}

function isSwallowing({ production: { action }, parts }: Derivation): boolean {
  if (action.kind === "pass") return parts.some(swallowsBar);
  return action.kind === "node" && action.head === "_case1" && parts.some(isDisjunction);
}

function isDisjunction(phrase: Phrase): boolean {
  let root: Phrase | undefined = phrase;
  while (root?.first?.production.action.kind === "pass" && root.more === null && root.first.parts.length === 1) root = root.first.parts[0];
  const action = root?.first?.production.action;
  return action?.kind === "node" && action.head === "HOL.disj";
}

/**
 * The derivations of a phrase, in order of preference: those without a disjunction that swallows clauses, then fewer elements of a
 * sequence first (`|` belongs to the innermost `case`).
 */
function derivationsOf(phrase: Phrase): readonly Derivation[] {
  if (phrase.first === null) return [];
  if (phrase.more === null) return [phrase.first];
  const weight = (d: Derivation): number =>
    d.parts.filter((part) => part.first?.production.action.kind === "sequence").length +
    (isSwallowing(d) || d.parts.some(swallowsBar) ? 1000 : 0);
  return [phrase.first, ...phrase.more].sort((a, b) => weight(a) - weight(b));
}

/** The parts that count. */
interface FlatParts {
  readonly production: Production;
  readonly phrases: readonly Phrase[];
  /** The index of the part that is itself several elements of the sequence, in more than one reading; -1 if there is none. */
  readonly nested: number;
}

/** The parts of a derivation; along a sequence, as far as it is not ambiguous, all of its elements. */
function flatParts({ production, parts }: Derivation): FlatParts {
  const action = production.action;
  if (action.kind !== "sequence") return { production, phrases: parts, nested: -1 };
  const found: Phrase[] = [];
  let spine = parts;
  for (;;) {
    const [left, right] = spine;
    const [rest, element] = action.spine === 0 ? [left, right] : [right, left];
    if (rest === undefined || element === undefined) return { production, phrases: found, nested: -1 };
    found.push(element);
    const isMore = rest.nonterminal === production.result && rest.first?.production.action.kind === "sequence";
    if (isMore && rest.more === null && rest.first !== null) spine = rest.first.parts;
    else {
      found.push(rest);
      const last = found.length - 1;
      return action.spine === 0
        ? { production, phrases: found.reverse(), nested: isMore ? 0 : -1 }
        : { production, phrases: found, nested: isMore ? last : -1 };
    }
  }
}

/** The trees of the parts, with those of the nested part in its place. */
function unnest({ nested }: FlatParts, trees: readonly SyntaxTree[]): readonly SyntaxTree[] {
  const tree = trees[nested];
  return tree?.kind === "node" ? [...trees.slice(0, nested), ...tree.args, ...trees.slice(nested + 1)] : trees;
}

/** A phrase on the way: first its parts are read, then it. */
interface Frame {
  readonly phrase: Phrase;
  /** The flat parts of each derivation; null until they are on the stack. */
  parts: readonly FlatParts[] | null;
}

function isSingle(tree: SyntaxTree | readonly SyntaxTree[] | null): tree is SyntaxTree {
  return tree !== null && "kind" in tree;
}

function treesOfPart({ tree }: Phrase): readonly SyntaxTree[] {
  return isSingle(tree) ? [tree] : (tree ?? []);
}

/** Reads one forest. */
class Reader {
  private readonly tokens: Tokens;
  private readonly offsetAt: OffsetAt;
  private readonly limit: number;
  private isCut = false;
  private readonly stack: Frame[] = [];

  constructor(tokens: Tokens, offsetAt: OffsetAt, limit: number) {
    this.tokens = tokens;
    this.offsetAt = offsetAt;
    this.limit = limit;
  }

  /** The trees of all the phrases, none twice. */
  run(roots: readonly Phrase[]): Readings {
    const all: SyntaxTree[] = [];
    for (const root of roots) {
      this.open(root);
      for (let frame = this.stack[this.stack.length - 1]; frame !== undefined; frame = this.stack[this.stack.length - 1]) this.visit(frame);
      for (const tree of treesOfPart(root)) this.enter(all, tree);
    }
    return { trees: all, isCut: this.isCut };
  }

  /** Reads a value token at once, puts another phrase on the stack. */
  private open(phrase: Phrase): void {
    if (phrase.tree !== null) return;
    if (phrase.first === null) phrase.tree = this.leaf(phrase);
    else this.stack.push({ phrase, parts: null });
  }

  private visit(frame: Frame): void {
    const { phrase } = frame;
    if (phrase.tree === null && frame.parts === null) {
      frame.parts = derivationsOf(phrase).map(flatParts);
      for (const { phrases } of frame.parts) for (const part of phrases) this.open(part);
      return;
    }
    if (phrase.tree === null) phrase.tree = this.treesOf(phrase, frame.parts ?? []);
    this.stack.pop();
  }

  private treesOf(phrase: Phrase, parts: readonly FlatParts[]): SyntaxTree | readonly SyntaxTree[] {
    const span = this.spanOf(phrase);
    const all: SyntaxTree[] = [];
    for (const flat of parts) {
      // What comes after as many as are wanted changes nothing.
      if (all.length >= this.limit) this.isCut = true;
      else for (const trees of this.combinations(flat.phrases)) this.enter(all, buildTree(flat.production, unnest(flat, trees), span));
    }
    const [only] = all;
    return all.length === 1 && only !== undefined ? only : all;
  }

  private enter(all: SyntaxTree[], tree: SyntaxTree): void {
    if (all.length > 0 && all.some((other) => sameTree(other, tree))) return;
    if (all.length < this.limit) all.push(tree);
    else this.isCut = true;
  }

  /** All choices of one tree for each part, the last part varying fastest. */
  private combinations(parts: readonly Phrase[]): readonly (readonly SyntaxTree[])[] {
    let all: SyntaxTree[][] = [[]];
    for (const part of parts) {
      const { tree } = part;
      if (isSingle(tree)) for (const choice of all) choice.push(tree);
      else {
        const trees = tree ?? [];
        if (all.length * trees.length > this.limit) this.isCut = true;
        // Each choice gives as many as there are trees: the first so many are enough.
        const kept = all.slice(0, Math.ceil(this.limit / Math.max(trees.length, 1)));
        all = kept.flatMap((choice) => trees.map((next) => [...choice, next])).slice(0, this.limit);
      }
    }
    return all;
  }

  private spanOf(phrase: Phrase): Span {
    const from = this.tokens.starts[phrase.from] ?? 0;
    const to = this.tokens.ends[phrase.to - 1] ?? from;
    return { from: this.offsetAt(from), to: this.offsetAt(to) };
  }

  private leaf(phrase: Phrase): SyntaxTree {
    const i = phrase.from;
    const text = this.tokens.text.slice(this.tokens.starts[i], this.tokens.ends[i]);
    return tokenTree(this.tokens.terminals[i] ?? 0, text, this.spanOf(phrase));
  }
}

/** The trees of phrases. Requires: the forest was made of these tokens. */
export function readings(roots: readonly Phrase[], tokens: Tokens, offsetAt: OffsetAt, limit: number): Readings {
  return new Reader(tokens, offsetAt, limit).run(roots);
}
