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

/** Finds the free variables of nodes, each node once. */
export class FreeVariables {
  /** Answers so far. */
  private readonly known = new Map<Node, ReadonlySet<Variable>>();

  of(node: Node): ReadonlySet<Variable> {
    const known = this.known.get(node);
    if (known !== undefined) return known;
    const found = this.compute(node);
    this.known.set(node, found);
    return found;
  }

  private compute(node: Node): ReadonlySet<Variable> {
    switch (node.kind) {
      case "variable":
        return new Set([node]);
      case "comprehension":
      case "forall":
      case "exists":
      case "sum":
        return this.underDecls(node.decls, this.of(node.body));
      case "let":
      case "let-formula":
        return join(without(this.of(node.body), node.variable), this.of(node.value));
      default:
        return children(node).reduce<ReadonlySet<Variable>>((all, child) => join(all, this.of(child)), closed);
    }
  }

  /** Later domains see earlier variables. */
  private underDecls(decls: readonly Decl[], body: ReadonlySet<Variable>): ReadonlySet<Variable> {
    return decls.reduceRight((free, d) => join(without(free, d.variable), this.of(d.domain)), body);
  }
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
