import type { TupleSet } from "./tuple-set.ts";

/**
 * The relational logic: expressions denote sets of tuples, formulas truth values, integer expressions numbers.
 * Nodes are immutable, built only by the constructors of `expressions.ts`, `formulas.ts` and `integers.ts`, and may be shared
 * freely. Relations and variables are told apart by identity; names are for people.
 * Source: Torlak and Jackson, "Kodkod: A relational model finder", TACAS 2007; Blanchette and Nipkow, ITP 2010, section 2.2.
 */
export type Expr =
  | Relation
  | Variable
  | { readonly kind: "none"; readonly arity: number }
  | { readonly kind: "univ"; readonly arity: 1 }
  | { readonly kind: "iden"; readonly arity: 2 }
  | { readonly kind: "ints"; readonly arity: 1 }
  | { readonly kind: "constant"; readonly arity: number; readonly tuples: TupleSet }
  | { readonly kind: "union" | "intersection"; readonly arity: number; readonly args: readonly Expr[] }
  | { readonly kind: "product"; readonly arity: number; readonly args: readonly Expr[] }
  | { readonly kind: "difference" | "override" | "join"; readonly arity: number; readonly left: Expr; readonly right: Expr }
  | { readonly kind: "transpose" | "closure" | "reflexive-closure"; readonly arity: 2; readonly of: Expr }
  | { readonly kind: "project"; readonly arity: number; readonly of: Expr; readonly columns: readonly number[] }
  | { readonly kind: "comprehension"; readonly arity: number; readonly decls: readonly Decl[]; readonly body: Formula }
  | { readonly kind: "if"; readonly arity: number; readonly condition: Formula; readonly yes: Expr; readonly no: Expr }
  | { readonly kind: "let"; readonly arity: number; readonly variable: Variable; readonly value: Expr; readonly body: Expr }
  | { readonly kind: "int-atom"; readonly arity: 1; readonly value: IntExpr };

/** A free relational variable, which `Bounds` gives a lower and an upper bound. */
export interface Relation {
  readonly kind: "relation";
  readonly name: string;
  readonly arity: number;
}

/** A variable bound by a quantifier, a comprehension, a sum or a `let`. */
export interface Variable {
  readonly kind: "variable";
  readonly name: string;
  readonly arity: number;
}

/** How many tuples something has. */
export type Multiplicity = "no" | "lone" | "one" | "some";

/** `x: m e`: with "one" (the usual case) x ranges over the tuples of e, otherwise over its subsets of that multiplicity. */
export interface Decl {
  readonly variable: Variable;
  readonly multiplicity: "one" | "lone" | "some" | "set";
  readonly domain: Expr;
}

/** Truth values. */
export type Formula =
  | { readonly kind: "true" | "false" }
  | { readonly kind: "multiplicity"; readonly multiplicity: Multiplicity; readonly of: Expr }
  | { readonly kind: "subset" | "equal"; readonly left: Expr; readonly right: Expr }
  | { readonly kind: "not"; readonly of: Formula }
  | { readonly kind: "and" | "or"; readonly args: readonly Formula[] }
  | { readonly kind: "implies" | "iff"; readonly left: Formula; readonly right: Formula }
  | { readonly kind: "forall" | "exists"; readonly decls: readonly Decl[]; readonly body: Formula }
  | { readonly kind: "let-formula"; readonly variable: Variable; readonly value: Expr; readonly body: Formula }
  | { readonly kind: "int-compare"; readonly operator: IntComparison; readonly left: IntExpr; readonly right: IntExpr }
  | Predicate;

/** Comparison of integers. */
export type IntComparison = "=" | "<" | "<=";

/** Properties of relations that the translation recognises. */
export type Predicate =
  | { readonly kind: "acyclic"; readonly relation: Expr }
  | { readonly kind: "function"; readonly relation: Expr; readonly domain: Expr; readonly range: Expr; readonly isPartial: boolean }
  | { readonly kind: "total-order"; readonly relation: Expr; readonly ordered: Expr; readonly first: Expr; readonly last: Expr };

/** Integers in two's complement of the width chosen for the problem. */
export type IntExpr =
  | { readonly kind: "int"; readonly value: number }
  | { readonly kind: "cardinality" | "int-sum"; readonly of: Expr }
  | { readonly kind: "arithmetic"; readonly operator: IntOperator; readonly left: IntExpr; readonly right: IntExpr }
  | { readonly kind: "negate" | "absolute" | "sign" | "bit-not"; readonly of: IntExpr }
  | { readonly kind: "int-if"; readonly condition: Formula; readonly yes: IntExpr; readonly no: IntExpr }
  | { readonly kind: "sum"; readonly decls: readonly Decl[]; readonly body: IntExpr };

/** Binary operations; `/` and `%` truncate towards zero, with `a / 0 = 0` and `a % 0 = a`; `>>` keeps the sign, `>>>` does not. */
export type IntOperator = "+" | "-" | "*" | "/" | "%" | "&" | "|" | "^" | "<<" | ">>" | ">>>";

/** Any node. */
export type Node = Expr | Formula | IntExpr;
