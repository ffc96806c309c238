/** Type trees to types. */
import { boolT, funs, intT, prodT, type Type, type TypeVar, tcon, tvar, unitT } from "../../logic/index.ts";
import { InputError } from "../input-error.ts";
import type { Signature } from "./signature.ts";
import type { BoundVariable, Tree } from "./syntax.ts";

/** Type variables in scope by the names of the problem. */
export type TypeScope = ReadonlyMap<string, TypeVar>;

/** The numbers of TPTP are those of HOL. */
const numberTypes: ReadonlyMap<string, Type> = new Map([
  ["$int", intT],
  ["$rat", tcon("Rat.rat")],
  ["$real", tcon("Real.real")],
]);

/** `f @ x @ y` as `f` and its arguments. */
export function spine(tree: Tree): { readonly head: Tree; readonly args: readonly Tree[] } {
  const args: Tree[] = [];
  let head = tree;
  while (head.kind === "apply") {
    args.push(head.arg);
    head = head.fun;
  }
  return { head, args: args.reverse() };
}

export function lowerType(signature: Signature, scope: TypeScope, tree: Tree): Type {
  const lower = (part: Tree): Type => lowerType(signature, scope, part);
  // A function from terms whose result depends on them.
  if (tree.kind === "binder" && tree.name === "!>")
    return funs(
      tree.variables.map((x) => lower(x.type ?? tree)),
      lower(tree.body),
    );
  if (tree.kind === "arrow") return funs(tree.from.kind === "product" ? tree.from.parts.map(lower) : [lower(tree.from)], lower(tree.to));
  if (tree.kind === "product") return pairs(tree.parts.map(lower));
  if (tree.kind === "tuple") return pairs(tree.parts.map(lower));
  const { head, args } = spine(tree);
  const found = namedType(signature, scope, head, args, lower);
  if (found === null) throw new InputError("E0510", tree.span, "This is no type", "Declare types by a formula of role type: t: $tType.");
  return found;
}

function namedType(signature: Signature, scope: TypeScope, head: Tree, args: readonly Tree[], lower: (t: Tree) => Type): Type | null {
  if (head.kind === "variable") return args.length === 0 ? (scope.get(head.name) ?? null) : null;
  if (head.kind === "defined" && args.length === 0)
    return head.name === "$o" ? boolT : head.name === "$i" ? signature.typeOf("$i", []) : (numberTypes.get(head.name) ?? null);
  if (head.kind !== "name") return null;
  const arity = signature.arity(head.name);
  if (arity === null) return null;
  if (signature.isDependent(head.name)) return signature.typeOf(head.name, args.slice(0, arity).map(lower));
  if (arity !== args.length)
    throw new InputError("E0510", head.span, `The type ${head.name} takes ${arity} arguments, and ${args.length} are given`);
  return signature.typeOf(head.name, args.map(lower));
}

function pairs(parts: readonly Type[]): Type {
  const last = parts.at(-1);
  return last === undefined ? unitT : parts.slice(0, -1).reduceRight((right, left) => prodT(left, right), last);
}

/** Whether a tree among arguments must be a type. */
export function looksLikeType(signature: Signature, scope: TypeScope, tree: Tree): boolean {
  if (tree.kind === "arrow" || tree.kind === "product") return true;
  const { head } = spine(tree);
  if (head.kind === "defined") return head.name === "$o" || head.name === "$i" || numberTypes.has(head.name);
  return head.kind === "variable" ? scope.has(head.name) : head.kind === "name" && signature.arity(head.name) !== null;
}

export const isTypeOfTypes = (tree: Tree | null): boolean => tree?.kind === "defined" && tree.name === "$tType";

/** A declared type: `!>[A: $tType]: A > $o` with its type parameters. */
export function lowerScheme(signature: Signature, tree: Tree): { readonly params: readonly TypeVar[]; readonly type: Type } {
  const scope = new Map<string, TypeVar>();
  const terms: BoundVariable[] = [];
  let body = tree;
  while (body.kind === "binder" && body.name === "!>") {
    for (const x of body.variables)
      if (!isTypeOfTypes(x.type)) terms.push(x);
      else if (terms.length === 0) scope.set(x.name, tvar(`'${x.name}`));
      else throw new InputError("E0511", x.span, "A type that is quantified inside of a term is not supported");
    body = body.body;
  }
  const from = terms.map((x) => (x.type === null ? signature.typeOf("$i", []) : lowerType(signature, scope, x.type)));
  return { params: [...scope.values()], type: funs(from, lowerType(signature, scope, body)) };
}
