/**
 * Descriptions of algebraic datatypes as plain values, and the TypeScript types of their values. A value is an object with the name of its
 * constructor and, unless there are none, the arguments: `{ kind: "Node", args: [left, 1, right] }`.
 */

/** A type: a parameter of the datatype, or a type constructor applied to types. */
export type TypeExpr =
  | { readonly kind: "param"; readonly name: string }
  | { readonly kind: "type"; readonly name: string; readonly args: readonly TypeExpr[] };

/** A constructor and the types of its arguments. */
export interface ConstructorDescription {
  readonly name: string;
  readonly args: readonly TypeExpr[];
}

/** A datatype: `datatype 'a tree = Leaf | Node "'a tree" 'a "'a tree"`. */
export interface DatatypeDescription {
  readonly name: string;
  readonly params: readonly string[];
  readonly constructors: readonly ConstructorDescription[];
}

/** A parameter of the datatype. */
export function param<const N extends string>(name: N): { readonly kind: "param"; readonly name: N } {
  return { kind: "param", name };
}

/** A type constructor applied to types: `type("list", param("a"))`. */
export function type<const N extends string, const A extends readonly TypeExpr[]>(
  name: N,
  ...args: A
): { readonly kind: "type"; readonly name: N; readonly args: A } {
  return { kind: "type", name, args };
}

/** The values of a type that every description may use. */
export type StandardValue<N extends string, A extends readonly unknown[]> = N extends "bool"
  ? boolean
  : N extends "nat" | "int"
    ? number
    : N extends "char" | "string"
      ? string
      : N extends "unit"
        ? null
        : N extends "list"
          ? A[0][]
          : N extends "set"
            ? Set<A[0]>
            : N extends "option"
              ? { readonly kind: "None" } | { readonly kind: "Some"; readonly args: readonly [A[0]] }
              : N extends "prod"
                ? readonly [A[0], A[1]]
                : N extends "fun"
                  ? (argument: A[0]) => A[1]
                  : unknown;

/** The type among the parameters that has this name. */
type ParamValue<Names extends readonly string[], P extends readonly unknown[], N> = Names extends readonly [
  infer First,
  ...infer Names1 extends readonly string[],
]
  ? P extends readonly [infer A, ...infer P1]
    ? First extends N
      ? A
      : ParamValue<Names1, P1, N>
    : unknown
  : unknown;

/** The values of a type expression inside a datatype whose parameters `Names` stand for `P`. */
export type TypeValue<
  Ds extends readonly DatatypeDescription[],
  T extends TypeExpr,
  Names extends readonly string[],
  P extends readonly unknown[],
> = T extends { readonly kind: "param"; readonly name: infer N }
  ? ParamValue<Names, P, N>
  : T extends { readonly kind: "type"; readonly name: infer N extends string; readonly args: infer A extends readonly TypeExpr[] }
    ? N extends Ds[number]["name"]
      ? DatatypeValue<Ds, N, TypeValues<Ds, A, Names, P>>
      : StandardValue<N, TypeValues<Ds, A, Names, P>>
    : never;

/** The values of several type expressions. */
export type TypeValues<
  Ds extends readonly DatatypeDescription[],
  A extends readonly TypeExpr[],
  Names extends readonly string[],
  P extends readonly unknown[],
> = { readonly [I in keyof A]: TypeValue<Ds, A[I], Names, P> };

/** The values of the datatype called `N` when its parameters stand for `P`. */
export type DatatypeValue<Ds extends readonly DatatypeDescription[], N extends string, P extends readonly unknown[]> =
  Extract<Ds[number], { readonly name: N }> extends infer D
    ? D extends DatatypeDescription
      ? ConstructorsValue<Ds, D["constructors"][number], D["params"], P>
      : never
    : never;

type ConstructorsValue<
  Ds extends readonly DatatypeDescription[],
  C extends ConstructorDescription,
  Names extends readonly string[],
  P extends readonly unknown[],
> = C extends ConstructorDescription
  ? C["args"] extends readonly []
    ? { readonly kind: C["name"] }
    : { readonly kind: C["name"]; readonly args: TypeValues<Ds, C["args"], Names, P> }
  : never;
