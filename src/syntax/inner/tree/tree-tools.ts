import { noSpan, type Span } from "../../../base/index.ts";
import type { Ident, SyntaxNode, SyntaxTree } from "./tree.ts";

/** A node. */
export function node(head: string, args: readonly SyntaxTree[], span: Span = noSpan): SyntaxNode {
  return { kind: "node", head, args, span };
}

/** An identifier. */
export function ident(name: string, span: Span = noSpan): Ident {
  return { kind: "ident", name, span };
}

function sameLeaf(a: Exclude<SyntaxTree, SyntaxNode>, b: SyntaxTree): boolean {
  switch (a.kind) {
    case "ident":
    case "tfree":
      return b.kind === a.kind && a.name === b.name;
    case "schematic":
    case "tvar":
      return b.kind === a.kind && a.name === b.name && a.index === b.index;
    case "numeral":
      return b.kind === "numeral" && a.value === b.value;
    case "string":
      return b.kind === "string" && a.value === b.value;
    case "float":
    case "quoted":
    case "cartouche":
      return b.kind === a.kind && a.text === b.text;
  }
}

/** Whether two trees are equal but for their places. Safe for any depth. */
export function sameTree(a: SyntaxTree, b: SyntaxTree): boolean {
  const stack: [SyntaxTree, SyntaxTree][] = [[a, b]];
  for (let pair = stack.pop(); pair !== undefined; pair = stack.pop()) {
    const [x, y] = pair;
    if (x === y) continue;
    if (x.kind !== "node") {
      if (!sameLeaf(x, y)) return false;
      continue;
    }
    if (y.kind !== "node" || x.head !== y.head || x.args.length !== y.args.length) return false;
    for (let i = 0; i < x.args.length; i++) {
      const [s, t] = [x.args[i], y.args[i]];
      if (s !== undefined && t !== undefined) stack.push([s, t]);
    }
  }
  return true;
}
