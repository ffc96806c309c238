/** What is asked of the reader of terms, and what it answers. The work is done in `read-term.ts`. */
import type { Diagnostic } from "../../base/index.ts";
import type { Free, Term, Type } from "../../logic/index.ts";
import type { Embedded, Fix, Mixfix, Name } from "../../syntax/index.ts";
import type { Doubt } from "../names/doubtful-names.ts";

/** Facts to be read together: the heads' types are shared, the other variables belong to each fact alone. */
export interface SpecificationRequest {
  /** The constants being defined: inside the facts they are free variables of these names, before any constant of the same name. */
  readonly heads: readonly Fix[];
  readonly facts: readonly { readonly prop: Embedded; readonly premises: readonly Embedded[]; readonly fixes: readonly Fix[] }[];
  /** Variables fixed in all facts (`for` of inductive). */
  readonly fixes?: readonly Fix[];
  /** Which undeclared names are refused where an import is missing; capitalised ones, as constructors are, when nothing is said. */
  readonly doubt?: Doubt;
}

export interface SpecificationReading {
  readonly heads: readonly { readonly name: Name; readonly type: Type; readonly mixfix: Mixfix | null }[];
  /** The types found for the request's `fixes`, in order. */
  readonly fixes: readonly { readonly name: Name; readonly type: Type }[];
  /** At the level of bool: no `⟹`, `⋀`, `≡`. Premises of `if` stand apart; `A ⟹ B` inside the prop is `A ⟶ B`. */
  readonly facts: readonly { readonly prop: Term; readonly premises: readonly Term[] }[];
  readonly warnings: readonly Diagnostic[];
}

/** One piece to read: a proposition (of the meta level, returned at the level of bool), or a term of a wanted type. */
export interface Piece {
  readonly source: Embedded;
  readonly as: "prop" | "term";
  readonly type?: Type;
  /** The wanted type as a scheme: its variables are unknowns, shared by all pieces of the request. */
  readonly scheme?: Type;
}

/** Pieces that share their free variables. */
export interface Group {
  readonly pieces: readonly Piece[];
  readonly fixes: readonly Fix[];
}

/** What is read together: one inference, shared heads and fixed variables, groups with variables of their own. */
export interface ReadRequest {
  readonly heads: readonly Fix[];
  readonly fixes: readonly Fix[];
  readonly groups: readonly Group[];
  /** Fixed variables whose type variables are unknowns, shared by all of them. */
  readonly flexible?: readonly Free[];
  /** Their type variables that stay what they are. */
  readonly rigid?: ReadonlySet<string>;
  /** Whether the groups have their free variables in common, and only what they fix for themselves. */
  readonly sharesFrees?: boolean;
  /** Whether `_` is a variable without a name. */
  readonly allowDummies?: boolean;
  /** Which undeclared names are refused where an import is missing; all that do not look like variables when nothing is said. */
  readonly doubt?: Doubt;
}

export interface ReadResult {
  readonly heads: readonly Type[];
  readonly fixes: readonly Type[];
  /** The types that the flexible variables turned out to have. */
  readonly flexible: readonly Type[];
  /** Per group: the terms of its pieces and the types of its own fixed variables. */
  readonly groups: readonly { readonly terms: readonly Term[]; readonly fixes: readonly Type[] }[];
  readonly warnings: readonly Diagnostic[];
}
