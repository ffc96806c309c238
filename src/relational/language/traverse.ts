import { once } from "../../base/index.ts";
import type { Decl, Node, Variable } from "./syntax.ts";

/** The nodes directly below a node, domains of declarations first. */
export function children(node: Node): readonly Node[] {
  switch (node.kind) {
    case "relation":
    case "variable":
    case "none":
    case "univ":
    case "iden":
    case "ints":
    case "constant":
    case "true":
    case "false":
    case "int":
      return [];
    case "union":
    case "intersection":
    case "product":
    case "and":
    case "or":
      return node.args;
    case "difference":
    case "override":
    case "join":
    case "subset":
    case "equal":
    case "implies":
    case "iff":
    case "int-compare":
    case "arithmetic":
      return [node.left, node.right];
    case "comprehension":
    case "forall":
    case "exists":
    case "sum":
      return [...node.decls.map((d) => d.domain), node.body];
    case "if":
    case "int-if":
      return [node.condition, node.yes, node.no];
    case "let":
    case "let-formula":
      return [node.value, node.body];
    case "int-atom":
      return [node.value];
    case "acyclic":
      return [node.relation];
    case "function":
      return [node.relation, node.domain, node.range];
    case "total-order":
      return [node.relation, node.ordered, node.first, node.last];
    default:
      return [node.of];
  }
}

/** Visits each node below (and including) `root` once, however often it is shared. */
export function visitAll(roots: Iterable<Node>, visit: (node: Node) => void): void {
  const seen = new Set<Node>();
  const open: Node[] = [...roots];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (seen.has(node)) continue;
    seen.add(node);
    visit(node);
    open.push(...children(node));
  }
}

const closed: ReadonlySet<Variable> = new Set();

/** The variables that occur in a node and are not bound there. Kept, since nodes never change. */
export const freeVariables = once((node: Node): ReadonlySet<Variable> => {
  switch (node.kind) {
    case "variable":
      return new Set([node]);
    case "comprehension":
    case "forall":
    case "exists":
    case "sum":
      return underDecls(node.decls, freeVariables(node.body));
    case "let":
    case "let-formula":
      return join(without(freeVariables(node.body), node.variable), freeVariables(node.value));
    default:
      return children(node).reduce<ReadonlySet<Variable>>((all, child) => join(all, freeVariables(child)), closed);
  }
});

/** Later domains see earlier variables. */
function underDecls(decls: readonly Decl[], body: ReadonlySet<Variable>): ReadonlySet<Variable> {
  return decls.reduceRight((free, d) => join(without(free, d.variable), freeVariables(d.domain)), body);
}

function join(a: ReadonlySet<Variable>, b: ReadonlySet<Variable>): ReadonlySet<Variable> {
  if (a.size === 0) return b;
  if (b.size === 0 || a === b) return a;
  return new Set([...a, ...b]);
}

function without(set: ReadonlySet<Variable>, x: Variable): ReadonlySet<Variable> {
  if (!set.has(x)) return set;
  return new Set([...set].filter((y) => y !== x));
}
