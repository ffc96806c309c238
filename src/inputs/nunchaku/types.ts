/** Trees as types. */
import { InputError } from "../input-error.ts";
import type { SurfaceType } from "../surface/surface.ts";
import type { Tree } from "./syntax.ts";

/** Which names stand for types. */
interface TypeNames {
  isTypeName(name: string): boolean;
}

/** `type`, `type -> type`. */
export function isType(tree: Tree): boolean {
  return tree.kind === "arrow" ? isType(tree.to) : tree.kind === "name" && tree.name === "type";
}

/** `pi a b. t` as its type variables and `t`. */
export function withoutPi(tree: Tree): { readonly params: ReadonlySet<string>; readonly body: Tree } {
  const params = new Set<string>();
  let body = tree;
  while (body.kind === "binder" && body.name === "pi") {
    for (const v of body.variables) params.add(v.name);
    body = body.body;
  }
  return { params, body };
}

export function typeOf(tree: Tree, names: TypeNames, scope: ReadonlySet<string>): SurfaceType {
  if (tree.kind === "arrow") return { kind: "function", from: typeOf(tree.from, names, scope), to: typeOf(tree.to, names, scope) };
  const [head, args] = tree.kind === "apply" ? [tree.fun, tree.args] : [tree, []];
  if (head.kind !== "name") throw new InputError("E0510", tree.span, "This is no type");
  if (scope.has(head.name)) return { kind: "variable", name: head.name };
  if (head.name === "prop") return { kind: "constructor", name: "bool", isHol: true, args: [] };
  if (!names.isTypeName(head.name)) throw new InputError("E0510", head.span, `${head.name} is no type`);
  return { kind: "constructor", name: head.name, isHol: false, args: args.map((a) => typeOf(a, names, scope)) };
}
