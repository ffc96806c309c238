/** Nunchaku's trees as text again, with parentheses around everything. */
import type { Statement, Tree } from "../../src/inputs/nunchaku/syntax.ts";

export function printTree(tree: Tree): string {
  const inside = printTree;
  switch (tree.kind) {
    case "name":
      return tree.name;
    case "explicit":
      return `@${tree.name}`;
    case "apply":
      return `(${[tree.fun, ...tree.args].map(inside).join(" ")})`;
    case "operator":
      return tree.args.length === 1 ? `(~ ${tree.args.map(inside).join("")})` : `(${tree.args.map(inside).join(` ${tree.name} `)})`;
    case "binder": {
      const variables = tree.variables.map(({ name, type }) => (type === null ? name : `(${name} : ${inside(type)})`));
      return `(${tree.name} ${variables.join(" ")}. ${inside(tree.body)})`;
    }
    case "let":
      return `(let ${tree.name} := ${inside(tree.value)} in ${inside(tree.body)})`;
    case "if":
      return `(if ${inside(tree.parts[0])} then ${inside(tree.parts[1])} else ${inside(tree.parts[2])})`;
    case "match": {
      const cases = tree.cases.map((c) => `| ${[c.constructor, ...c.variables].join(" ")} -> ${inside(c.body)}`);
      return `(match ${inside(tree.of)} with ${cases.join(" ")} end)`;
    }
    case "asserting":
      return `(${inside(tree.term)} asserting ${inside(tree.guard)})`;
    case "arrow":
      return `(${inside(tree.from)} -> ${inside(tree.to)})`;
  }
}

const listed = (trees: readonly Tree[]): string => trees.map(printTree).join("; ");

export function printStatement(statement: Statement): string {
  return `${statement.kind} ${bodyOf(statement)}.`;
}

function bodyOf(statement: Statement): string {
  switch (statement.kind) {
    case "val":
      return `${statement.name} : ${printTree(statement.type)}`;
    case "axiom":
      return listed(statement.props);
    case "goal":
      return printTree(statement.prop);
    case "include":
      return `"${statement.file}"`;
    case "spec":
      return `${statement.defined.map((d) => `${d.name} : ${printTree(d.type)}`).join(" and ")} := ${listed(statement.props)}`;
    case "rec":
    case "pred":
    case "copred":
      return statement.defined.map((d) => `${d.name} : ${printTree(d.type)} := ${listed(d.props)}`).join(" and ");
    case "data":
    case "codata":
      return statement.types
        .map(
          (t) =>
            `${[t.name, ...t.params].join(" ")} := ${t.constructors.map((c) => [c.name, ...c.args.map(printTree)].join(" ")).join(" | ")}`,
        )
        .join(" and ");
    case "copy": {
      const by = statement.by.kind === "all" ? "" : ` ${statement.by.kind} ${printTree(statement.by.tree)}`;
      return `${[statement.name, ...statement.params].join(" ")} := ${printTree(statement.base)}${by} abstract ${statement.abstract} concrete ${statement.concrete}`;
    }
  }
}
