/**
 * Types that depend on terms, after Rothgang, Rabe and Benzmüller, "Theorem proving in dependently-typed higher-order logic" (CADE 2023):
 * `fin @ n` becomes the type `fin` without its terms, and a predicate says which of its elements belong to `fin @ n`. Quantifiers ask for it, and
 * symbols are assumed to have values that meet it. That the terms fit is not checked, and functions are compared on all elements: a find is potential.
 */
import type { Span } from "../../base/index.ts";
import { isTypeOfTypes, spine } from "./lower-type.ts";
import type { BoundVariable, Tree } from "./syntax.ts";

/** The kind of a type: `!>[A: $tType]: nat > $tType` has a type and a term as arguments. */
export interface Kind {
  readonly types: number;
  readonly terms: readonly Tree[];
  readonly variables: readonly BoundVariable[];
}

/** The kind that a declared type has; null where the tree is the type of a term. Types come first among the arguments. */
export function kindOf(tree: Tree): Kind | null {
  if (isTypeOfTypes(tree)) return { types: 0, terms: [], variables: [] };
  if (tree.kind === "binder" && tree.name === "!>") return kindBelow(tree.variables, tree.body);
  if (tree.kind !== "arrow") return null;
  const parts = tree.from.kind === "product" ? tree.from.parts : [tree.from];
  return kindBelow(
    parts.map((type, i) => ({ name: `_${i}_${tree.to.span.from}`, type, span: type.span })),
    tree.to,
  );
}

function kindBelow(variables: readonly BoundVariable[], body: Tree): Kind | null {
  const below = kindOf(body);
  if (below === null) return null;
  const isType = variables.map((x) => isTypeOfTypes(x.type));
  if (isType.lastIndexOf(true) > isType.indexOf(false) && isType.includes(false)) return null;
  if (isType.includes(false) && below.types > 0) return null;
  return {
    types: below.types + isType.filter((is) => is).length,
    terms: [...variables.flatMap((x) => (x.type === null || isTypeOfTypes(x.type) ? [] : [x.type])), ...below.terms],
    variables: [...variables, ...below.variables],
  };
}

/** The symbol that says which elements belong to a dependent type; no name of a problem begins so. */
export const guardName = (type: string): string => `$is_${type}`;

/** The type of that symbol: the arguments of the kind, an element, a truth value. */
export function guardType(name: string, { variables, types }: Kind, span: Span): Tree {
  const truth: Tree = { kind: "defined", name: "$o", span };
  const own = variables.slice(0, types).map((x): Tree => ({ kind: "variable", name: x.name, span }));
  const element = own.reduce<Tree>((fun, arg) => ({ kind: "apply", fun, arg, span }), { kind: "name", name, span });
  return { kind: "binder", name: "!>", variables, body: { kind: "arrow", from: element, to: truth, span }, span };
}

/** What a term of the type must meet, as a formula; null where every term of the type without its terms does. */
export function guardOf(type: Tree, x: Tree, isDependent: (name: string) => boolean): Tree | null {
  const { span } = type;
  if (type.kind === "binder" && type.name === "!>") return guardBelow(type.variables, type.body, x, isDependent);
  if (type.kind === "arrow") {
    const parts = type.from.kind === "product" ? type.from.parts : [type.from];
    const variables = parts.map((part, i) => ({ name: `_Y${i}_${part.span.from}`, type: part, span }));
    return guardBelow(variables, type.to, x, isDependent);
  }
  const { head, args } = spine(type);
  if (head.kind !== "name" || !isDependent(head.name)) return null;
  return [...args, x].reduce<Tree>((fun, arg) => ({ kind: "apply", fun, arg, span }), { kind: "name", name: guardName(head.name), span });
}

function guardBelow(variables: readonly BoundVariable[], to: Tree, x: Tree, isDependent: (name: string) => boolean): Tree | null {
  const { span } = to;
  const applied = variables.reduce<Tree>((fun, v) => ({ kind: "apply", fun, arg: { kind: "variable", name: v.name, span }, span }), x);
  const body = guardOf(to, applied, isDependent);
  // The quantifier asks for the guards of its own variables.
  return body === null ? null : { kind: "binder", name: "!", variables, body, span };
}

/** The body of a binder whose variable must meet a guard. */
export function guarded(name: string, guard: Tree, body: Tree, x: BoundVariable): Tree {
  const { span } = body;
  const join = (connective: "=>" | "&" | "|", ...parts: Tree[]): Tree => ({ kind: "connective", name: connective, parts, span });
  if (name === "!") return join("=>", guard, body);
  if (name === "?" || name === "@-") return join("&", guard, body);
  if (name !== "@+") return body;
  const some: Tree = { kind: "binder", name: "?", variables: [x], body, span };
  return join("&", guard, join("|", body, { kind: "connective", name: "~", parts: [some], span }));
}
