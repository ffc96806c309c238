/**
 * Built-in nodes hold the elements of a sequence flat: `_Update[f, a, b]`. Rules of `translations` see them as the notation has them, with
 * the sequence as one argument: `_Update f (_updbinds a b)`. Folding goes from the first form to the second.
 */

import { fromElements, sequenceHead } from "../builtin/sequences.ts";
import type { Grammar } from "../grammar/grammar.ts";
import type { Production } from "../grammar/production.ts";
import { nodeArgs } from "../parse/reading.ts";
import { unbuild } from "../print/unbuild.ts";
import type { SyntaxNode, SyntaxTree } from "../tree/tree.ts";
import { node } from "../tree/tree-tools.ts";

/** The production by which nodes of the head are flat, if there is one. */
function flatProduction(grammar: Grammar, head: string): Production | undefined {
  return grammar.byHead.get(head)?.find(({ action }) => action.kind === "node" && action.sequences !== "keep");
}

/** The arguments of a node with each sequence as one of them. */
export function foldedArgs(grammar: Grammar, tree: SyntaxNode): readonly SyntaxTree[] {
  const production = flatProduction(grammar, tree.head);
  const parts = production === undefined ? null : unbuild(tree, production);
  if (production === undefined || parts === null) return tree.args;
  const sequence = production.symbols.find((symbol) => symbol.terminal < 0 && sequenceHead(symbol.nonterminal) !== undefined);
  const head = (sequence && sequenceHead(sequence.nonterminal)) ?? "_args";
  return parts.map((part) => (part.kind === "tree" ? part.tree : fromElements(head, part.elements)));
}

/** The inverse: the node whose folded arguments these are. */
export function unfolded(grammar: Grammar, head: string, args: readonly SyntaxTree[], span: SyntaxTree["span"]): SyntaxNode {
  const production = flatProduction(grammar, head);
  const isFolded = production !== undefined && production.partCount === args.length;
  return node(head, isFolded ? nodeArgs(production, args) : args, span);
}
