import { labelOf } from "./labels.ts";
import type { Decl, Expr, Formula, IntExpr, Node } from "./syntax.ts";

/**
 * The text of a node in the manner of Alloy, cut off with "…" after about `limit` characters
 * (shared nodes would otherwise be written out again and again).
 * Example: `show(forAll([decl(x, pigeon)], one(join(x, nest)))) = "all x: pigeon | one x.nest"`.
 */
export function show(node: Node, limit = 400): string {
  const label = labelOf(node);
  return (label === null ? "" : `${label}: `) + new Printer(limit).node(node);
}

const infix = {
  union: " + ",
  intersection: " & ",
  product: " -> ",
  difference: " - ",
  override: " ++ ",
  subset: " in ",
  equal: " = ",
  and: " && ",
  or: " || ",
  implies: " => ",
  iff: " <=> ",
} as const;

const prefix = { transpose: "~", closure: "^", "reflexive-closure": "*", not: "!", negate: "-", "bit-not": "~", cardinality: "#" } as const;

class Printer {
  /** Characters that may still be written. */
  private left: number;

  constructor(limit: number) {
    this.left = limit;
  }

  node(node: Node): string {
    if (this.left <= 0) return "…";
    switch (node.kind) {
      case "relation":
      case "variable":
        return this.word(node.name);
      case "none":
        return this.word(node.arity === 1 ? "none" : `none${node.arity}`);
      case "univ":
      case "iden":
      case "ints":
      case "true":
      case "false":
        return this.word(node.kind);
      case "constant":
        return this.word(node.tuples.size <= 8 ? node.tuples.toString() : `{${node.tuples.size} tuples}`);
      case "int":
        return this.word(String(node.value));
      case "union":
      case "intersection":
      case "product":
      case "and":
      case "or":
        return this.separated(node.args, infix[node.kind]);
      case "difference":
      case "override":
      case "subset":
      case "equal":
      case "implies":
      case "iff":
        return this.separated([node.left, node.right], infix[node.kind]);
      case "join":
        return `${this.operand(node.left)}.${node.right.kind === "join" ? `(${this.node(node.right)})` : this.operand(node.right)}`;
      case "arithmetic":
      case "int-compare":
        return this.separated([node.left, node.right], ` ${node.operator} `);
      case "transpose":
      case "closure":
      case "reflexive-closure":
      case "not":
      case "negate":
      case "bit-not":
      case "cardinality":
        return this.word(prefix[node.kind]) + this.operand(node.of);
      case "multiplicity":
        return this.word(`${node.multiplicity} `) + this.operand(node.of);
      default:
        return this.other(node);
    }
  }

  private other(node: Exclude<Node, { readonly kind: keyof typeof infix | keyof typeof prefix }>): string {
    switch (node.kind) {
      case "project":
        return this.call("project", [node.of], node.columns);
      case "comprehension":
        return `{${this.bound("", node.decls, node.body)}}`;
      case "forall":
        return this.bound("all ", node.decls, node.body);
      case "exists":
        return this.bound("some ", node.decls, node.body);
      case "sum":
        return this.bound("sum ", node.decls, node.body);
      case "if":
      case "int-if":
        return this.call("if", [node.condition, node.yes, node.no]);
      case "let":
      case "let-formula":
        return `${this.word(`let ${node.variable.name} = `)}${this.node(node.value)} | ${this.node(node.body)}`;
      case "int-atom":
        return this.call("atom", [node.value]);
      case "absolute":
      case "sign":
      case "int-sum":
        return this.call(node.kind, [node.of]);
      case "acyclic":
        return this.call("acyclic", [node.relation]);
      case "function":
        return this.call(node.isPartial ? "partialFunction" : "totalFunction", [node.relation, node.domain, node.range]);
      case "total-order":
        return this.call("totalOrder", [node.relation, node.ordered, node.first, node.last]);
      default:
        return this.word(node.kind);
    }
  }

  private word(text: string): string {
    this.left -= text.length;
    return text;
  }

  private separated(args: readonly Node[], separator: string): string {
    return args.map((arg) => this.operand(arg)).join(separator);
  }

  private operand(node: Node): string {
    return isTight(node) ? this.node(node) : `(${this.node(node)})`;
  }

  private call(name: string, args: readonly Node[], numbers: readonly number[] = []): string {
    const shown = [...args.map((arg) => this.node(arg)), ...numbers];
    return `${this.word(name)}(${shown.join(", ")})`;
  }

  private bound(quantifier: string, decls: readonly Decl[], body: Formula | IntExpr): string {
    const shown = decls.map(({ variable, multiplicity, domain }) => {
      const sort = multiplicity === "one" ? "" : `${multiplicity} `;
      return this.word(`${variable.name}: ${sort}`) + this.node(domain);
    });
    return `${this.word(quantifier)}${shown.join(", ")} | ${this.node(body)}`;
  }
}

/** Whether a node needs no parentheses as an operand. */
function isTight(node: Node): boolean {
  switch (node.kind) {
    case "union":
    case "intersection":
    case "product":
    case "difference":
    case "override":
    case "subset":
    case "equal":
    case "implies":
    case "iff":
    case "arithmetic":
    case "int-compare":
    case "forall":
    case "exists":
    case "sum":
    case "let":
    case "let-formula":
    case "multiplicity":
      return false;
    case "and":
    case "or":
      return node.args.length < 2;
    default:
      return true;
  }
}

/** The text of an expression with its arity, for error messages: `nest (arity 2)`. */
export function showWithArity(expr: Expr): string {
  return `${show(expr, 80)} (arity ${expr.arity})`;
}
