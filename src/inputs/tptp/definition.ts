/** Formulas of role definition: `c = t`, and `! [X, Y] : (c @ X @ Y) = t` with distinct variables; then `c` is `^ [X, Y] : t`. */
import { mentions } from "./closed.ts";
import { spine } from "./lower-type.ts";
import type { BoundVariable, Tree } from "./syntax.ts";

export interface Definition {
  readonly name: string;
  readonly body: Tree;
}

/** The definition that a formula is, or null where it only constrains its symbols. */
export function definitionOf(tree: Tree): Definition | null {
  const quantified: BoundVariable[] = [];
  let inner = tree;
  while (inner.kind === "binder" && inner.name === "!") {
    quantified.push(...inner.variables);
    inner = inner.body;
  }
  if (inner.kind !== "connective" || (inner.name !== "=" && inner.name !== "<=>")) return null;
  const [left, right] = inner.parts;
  if (left === undefined || right === undefined) return null;
  const { head, args } = spine(left);
  if (head.kind !== "name" || mentions(right, head.name) || args.length !== quantified.length) return null;
  const variables = args.flatMap((a) => quantified.filter((x) => a.kind === "variable" && x.name === a.name));
  if (new Set(variables).size !== quantified.length) return null;
  const body: Tree = variables.length === 0 ? right : { kind: "binder", name: "^", variables, body: right, span: right.span };
  return { name: head.name, body };
}
