/** The inverse of building trees: which parts a production has to print so that reading gives the tree again. */

import { elementsOf, sequenceHead } from "../builtin/sequences.ts";
import { nonterminal } from "../grammar/nonterminal.ts";
import type { GrammarSymbol, Production } from "../grammar/production.ts";
import { isLiteral } from "../grammar/terminal.ts";
import type { SyntaxNode, SyntaxTree } from "../tree/tree.ts";
import { node } from "../tree/tree-tools.ts";

/** A part to print: a single tree, or the elements of a sequence. */
export type PrintPart =
  | { readonly kind: "tree"; readonly tree: SyntaxTree }
  | { readonly kind: "elements"; readonly elements: readonly SyntaxTree[] };

function one(tree: SyntaxTree): PrintPart {
  return { kind: "tree", tree };
}

function partSymbols(production: Production): readonly GrammarSymbol[] {
  return production.symbols.filter((symbol) => !isLiteral(symbol.terminal));
}

function isSequenceSymbol(symbol: GrammarSymbol): boolean {
  return symbol.terminal < 0 && sequenceHead(symbol.nonterminal) !== undefined;
}

/** The arguments in the order of the template; null if the production is not for such a node. */
function inOrder(tree: SyntaxNode, production: Production): readonly SyntaxTree[] | null {
  const action = production.action;
  if (action.kind !== "node") return null;
  const [first, ...rest] = tree.args;
  const isDefault = first?.kind === "node" && first.head === "_indexdefault";
  if (action.isIndexLeftOut) return isDefault ? rest : null;
  if (action.front < 0 || first === undefined) return tree.args;
  if (isDefault) return null;
  const at = rest.length - (production.partCount - 1 - action.front);
  return at < 0 ? null : [...rest.slice(0, at), asIndex(first, production), ...rest.slice(at)];
}

/** An argument written as an index, `⇘t⇙`. */
function asIndex(tree: SyntaxTree, production: Production): SyntaxTree {
  const isIndex = production.symbols.some((s) => s.terminal < 0 && s.nonterminal === nonterminal("index"));
  return isIndex && !(tree.kind === "node" && tree.head === "_index") ? node("_index", [tree], tree.span) : tree;
}

/** The arguments with those of the one sequence taken together. */
function spliced(args: readonly SyntaxTree[], symbols: readonly GrammarSymbol[]): PrintPart[] | null {
  const at = symbols.findIndex(isSequenceSymbol);
  const count = args.length - (symbols.length - 1);
  if (at < 0 || count < 1) return null;
  const elements: PrintPart = { kind: "elements", elements: args.slice(at, at + count) };
  return [...args.slice(0, at).map(one), elements, ...args.slice(at + count).map(one)];
}

function nodeParts(tree: SyntaxNode, production: Production): PrintPart[] | null {
  const args = inOrder(tree, production);
  const action = production.action;
  if (args === null || action.kind !== "node") return null;
  const symbols = partSymbols(production);
  if (action.sequences === "splice" && symbols.some(isSequenceSymbol)) return spliced(args, symbols);
  if (args.length !== symbols.length) return null;
  return args.map((arg, i) => {
    const symbol = symbols[i];
    return symbol !== undefined && isSequenceSymbol(symbol) ? { kind: "elements", elements: elementsOf(arg) } : one(arg);
  });
}

/** Whether the tree can be written as a bound variable. */
function isVariable(tree: SyntaxTree): boolean {
  if (tree.kind === "ident") return !tree.name.includes(".");
  return tree.kind === "node" && tree.head === "_constrain" && tree.args[0]?.kind === "ident";
}

function isPattern(tree: SyntaxTree): boolean {
  if (isVariable(tree)) return true;
  if (tree.kind !== "node") return false;
  return tree.head === "_unit" || (tree.head === "_tuple" && tree.args.every(isPattern));
}

/** The abstraction under a binder (`head`) or the tree itself (null). */
function abstraction(tree: SyntaxTree, head: string | null): readonly [SyntaxTree, SyntaxTree] | null {
  const [only] = tree.kind === "node" && tree.args.length === 1 ? tree.args : [];
  const abs = head === null ? tree : tree.kind === "node" && tree.head === head ? only : undefined;
  if (abs?.kind !== "node" || abs.head !== "_abs") return null;
  const [variable, body] = abs.args;
  return variable === undefined || body === undefined ? null : [variable, body];
}

function binderParts(tree: SyntaxNode, head: string | null): PrintPart[] | null {
  const variables: SyntaxTree[] = [];
  let body: SyntaxTree = tree;
  for (let next = abstraction(body, head); next !== null; next = abstraction(body, head)) {
    const [variable, inner] = next;
    if (!(head === null ? isPattern(variable) : isVariable(variable))) break;
    variables.push(variable);
    body = inner;
  }
  return variables.length === 0 ? null : [{ kind: "elements", elements: variables }, one(body)];
}

/** The parts with which the production prints the node, from left to right; null if it cannot. */
export function unbuild(tree: SyntaxNode, production: Production): readonly PrintPart[] | null {
  const action = production.action;
  switch (action.kind) {
    case "node":
      return nodeParts(tree, production);
    case "binder":
      return binderParts(tree, action.head);
    case "abs":
      return binderParts(tree, null);
    case "sequence":
    case "pass":
    case "ident":
      return null;
  }
}
