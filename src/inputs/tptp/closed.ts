/** Clauses leave their quantifiers out: all variables are universal. */
import type { BoundVariable, Tree } from "./syntax.ts";

export function universallyClosed(tree: Tree): Tree {
  const free = new Map<string, BoundVariable>();
  collect(tree, new Set(), free);
  return free.size === 0 ? tree : { kind: "binder", name: "!", variables: [...free.values()], body: tree, span: tree.span };
}

function collect(tree: Tree, bound: ReadonlySet<string>, free: Map<string, BoundVariable>): void {
  if (tree.kind === "variable" && !bound.has(tree.name)) free.set(tree.name, { name: tree.name, type: null, span: tree.span });
  const inner = tree.kind === "binder" ? new Set([...bound, ...tree.variables.map((x) => x.name)]) : bound;
  for (const part of partsOf(tree)) collect(part, inner, free);
}

/** The formulas and terms inside a tree, types left out. */
function partsOf(tree: Tree): readonly Tree[] {
  switch (tree.kind) {
    case "apply":
      return [tree.fun, tree.arg];
    case "connective":
    case "tuple":
    case "product":
      return tree.parts;
    case "binder":
      return [tree.body];
    case "let":
      return [...tree.definitions.map((d) => d.right), tree.body];
    case "arrow":
      return [tree.from, tree.to];
    default:
      return [];
  }
}

/** Whether a name occurs in a tree. */
export function mentions(tree: Tree, name: string): boolean {
  return tree.kind === "name" ? tree.name === name : partsOf(tree).some((part) => mentions(part, name));
}
