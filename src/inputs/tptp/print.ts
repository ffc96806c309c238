/** Entries as text that reads back to the same trees. Everything inside a formula stands in parentheses. */
import type { BoundVariable, Entry, Tree } from "./syntax.ts";

export function printEntry(entry: Entry): string {
  if (entry.kind === "include") {
    const only = entry.only === null ? "" : `,[${entry.only.map(printName).join(",")}]`;
    return `include(${quoted(entry.file)}${only}).`;
  }
  const name = /^\d+$/.test(entry.name) ? entry.name : printName(entry.name);
  if (entry.kind === "typing") return `thf(${name},type,${printName(entry.typing.name)}: ${printTree(entry.typing.type)}).`;
  return `${entry.language}(${name},${entry.role},${printTree(entry.tree)}).`;
}

const quoted = (name: string): string => `'${name.replaceAll(/['\\]/g, "\\$&")}'`;
/** A name of the problem, quoted where it has to be. */
export const printName = (name: string): string => (/^[a-z][A-Za-z0-9_]*$/.test(name) || name.startsWith("$$") ? name : quoted(name));

function printTree(tree: Tree): string {
  switch (tree.kind) {
    case "variable":
    case "defined":
      return tree.name;
    case "name":
      return printName(tree.name);
    case "distinct":
    case "number":
      return tree.text;
    case "operator":
      return tree.name.length === 2 && "!?".includes(tree.name.charAt(0)) && tree.name !== "!="
        ? tree.name
        : tree.name.startsWith("@")
          ? tree.name
          : `( ${tree.name} )`;
    case "apply":
      return `( ${printTree(tree.fun)} @ ${printTree(tree.arg)} )`;
    case "connective":
      return tree.name === "~" ? `( ~ ${tree.parts.map(printTree).join("")} )` : `( ${tree.parts.map(printTree).join(` ${tree.name} `)} )`;
    case "binder":
      return `( ${tree.name} [${tree.variables.map(printVariable).join(",")}] : ${printTree(tree.body)} )`;
    case "tuple":
      return `[${tree.parts.map(printTree).join(",")}]`;
    case "let": {
      const types = tree.types.map((t) => `${printName(t.name)}: ${printTree(t.type)}`);
      const definitions = tree.definitions.map((d) => `${printTree(d.left)} := ${printTree(d.right)}`);
      return `$let([${types.join(",")}],[${definitions.join(",")}],${printTree(tree.body)})`;
    }
    case "arrow":
      return `( ${printTree(tree.from)} > ${printTree(tree.to)} )`;
    case "product":
      return `( ${tree.parts.map(printTree).join(" * ")} )`;
  }
}

function printVariable({ name, type }: BoundVariable): string {
  return type === null ? name : `${name}: ${printTree(type)}`;
}
