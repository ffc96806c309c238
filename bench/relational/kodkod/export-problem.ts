import type * as r from "../../../src/relational/index.ts";

/**
 * Writes a problem in a plain text format, one node per line with children by number, so that shared nodes stay shared.
 * `Driver.java` beside this file reads it back as a problem of Kodkod: the same formula, bounds and options.
 */
export function exportProblem(problem: r.Problem, options: r.SolveOptions = {}): string {
  return new Exporter(problem).run(options);
}

class Exporter {
  private readonly problem: r.Problem;
  private readonly lines: string[] = [];
  private readonly numbers = new Map<r.Node, number>();

  constructor(problem: r.Problem) {
    this.problem = problem;
  }

  run(options: r.SolveOptions): string {
    const { universe, relations, ints } = this.problem.bounds;
    this.lines.push(`universe ${universe.size}`);
    this.lines.push(`options ${options.bits ?? 4} ${options.symmetry ?? 20} ${options.skolemDepth ?? 0}`);
    for (const [atom, value] of ints) this.lines.push(`int ${value} ${atom}`);
    for (const [relation, { lower, upper }] of relations) this.bound(relation, relation.name, lower, upper);
    this.lines.push(`root ${this.node(this.problem.formula)}`);
    return `${this.lines.join("\n")}\n`;
  }

  private bound(node: r.Expr, name: string, lower: r.TupleSet, upper: r.TupleSet): number {
    const sets = [lower, upper].map((set) => `${set.size} ${set.indices.join(" ")}`.trim());
    return this.put(node, `relation ${node.arity} ${name} ${sets.join(" ")}`);
  }

  private put(node: r.Node, text: string): number {
    const number = this.numbers.size;
    this.numbers.set(node, number);
    this.lines.push(`${number} ${text}`);
    return number;
  }

  private node(node: r.Node): number {
    return this.numbers.get(node) ?? this.write(node);
  }

  private all(nodes: readonly r.Node[]): string {
    return nodes.map((node) => this.node(node)).join(" ");
  }

  private decls(decls: readonly r.Decl[]): string {
    const shown = decls.map((d) => `${this.node(d.variable)} ${d.multiplicity} ${this.node(d.domain)}`);
    return `${decls.length} ${shown.join(" ")}`;
  }

  private write(node: r.Node): number {
    switch (node.kind) {
      case "relation":
        throw new Error(`unbound relation ${node.name}`);
      case "variable":
        return this.put(node, `variable ${node.arity} ${node.name}`);
      case "constant":
        return this.bound(node, `constant${this.numbers.size}`, node.tuples, node.tuples);
      case "none":
        return this.put(node, `none ${node.arity}`);
      case "int":
        return this.put(node, `int ${node.value}`);
      case "union":
      case "intersection":
      case "product":
      case "and":
      case "or":
        return this.put(node, `${node.kind} ${this.all(node.args)}`);
      case "difference":
      case "override":
      case "join":
      case "subset":
      case "equal":
      case "implies":
      case "iff":
        return this.put(node, `${node.kind} ${this.all([node.left, node.right])}`);
      case "int-compare":
      case "arithmetic":
        return this.put(node, `${node.kind} ${this.all([node.left, node.right])} ${node.operator}`);
      case "multiplicity":
        return this.put(node, `${node.kind} ${this.node(node.of)} ${node.multiplicity}`);
      case "project":
        return this.put(node, `${node.kind} ${this.node(node.of)} ${node.columns.join(" ")}`);
      case "comprehension":
      case "forall":
      case "exists":
      case "sum": {
        const decls = this.decls(node.decls);
        return this.put(node, `${node.kind} ${this.node(node.body)} ${decls}`);
      }
      case "if":
      case "int-if":
        return this.put(node, `${node.kind} ${this.all([node.condition, node.yes, node.no])}`);
      case "acyclic":
        return this.put(node, `${node.kind} ${this.node(node.relation)}`);
      case "function":
        return this.put(node, `${node.isPartial ? "partial" : "function"} ${this.all([node.relation, node.domain, node.range])}`);
      case "total-order":
        return this.put(node, `${node.kind} ${this.all([node.relation, node.ordered, node.first, node.last])}`);
      case "let":
      case "let-formula":
        throw new Error("let is not exported");
      case "univ":
      case "iden":
      case "ints":
      case "true":
      case "false":
        return this.put(node, node.kind);
      case "int-atom":
        return this.put(node, `${node.kind} ${this.node(node.value)}`);
      default:
        return this.put(node, `${node.kind} ${this.node(node.of)}`);
    }
  }
}
