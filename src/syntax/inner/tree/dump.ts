import type { SyntaxTree } from "./tree.ts";

/** The text of a leaf, as it is read. */
export function leafText(tree: Exclude<SyntaxTree, { kind: "node" }>): string {
  switch (tree.kind) {
    case "ident":
    case "tfree":
      return tree.name;
    case "schematic":
    case "tvar":
      return tree.index === 0 && !/[0-9]$/.test(tree.name) ? `?${tree.name}` : `?${tree.name}.${tree.index}`;
    case "numeral":
      return tree.value.toString();
    case "float":
      return tree.text;
    case "string":
      return `''${tree.value.replaceAll("'", "\\'")}''`;
    case "quoted":
      return `"${tree.text}"`;
    case "cartouche":
      return `‹${tree.text}›`;
  }
}

/** The tree as one line: leaves as written, nodes as `head(arg, …)`. Safe for any depth. */
export function dumpTree(root: SyntaxTree): string {
  const out: string[] = [];
  const stack: (SyntaxTree | string)[] = [root];
  for (let next = stack.pop(); next !== undefined; next = stack.pop()) {
    if (typeof next === "string") out.push(next);
    else if (next.kind !== "node") out.push(leafText(next));
    else {
      out.push(next.head, "(");
      stack.push(")");
      for (let i = next.args.length - 1; i >= 0; i--) {
        const arg = next.args[i];
        if (arg !== undefined) stack.push(arg);
        if (i > 0) stack.push(", ");
      }
    }
  }
  return out.join("");
}
