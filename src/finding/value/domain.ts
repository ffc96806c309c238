/** The atoms of types in a scope, as the operations on values see them; `types/domains.ts` makes them. */
import type { Lit } from "../../circuit/index.ts";
import type { ConstructorAt, Theory, Type } from "../../logic/index.ts";
import type { Fraction } from "./numbers.ts";
import type { Bool, Value } from "./value.ts";

/** What stands behind the atoms of a type. */
export type Content =
  | { readonly kind: "free" }
  | { readonly kind: "numbers"; readonly numbers: readonly Fraction[] }
  | {
      readonly kind: "data";
      readonly constructors: readonly ConstructorAt[];
      /** By atom and constructor. Two-valued: either constant or chosen by the solver. */
      readonly isMadeBy: readonly (readonly Lit[])[];
      /** By atom and constructor: the arguments. */
      readonly fields: readonly (readonly (readonly Value[])[])[];
      readonly co: boolean;
    }
  /** A typedef or quotient: each atom's representative. */
  | {
      readonly kind: "abstract";
      readonly reps: readonly Value[];
      /** Whether a value of the underlying type stands for an element. */
      readonly inside: (v: Value) => Bool;
      /** Whether two such values stand for the same one; null if they must be equal. */
      readonly equal: ((a: Value, b: Value) => Bool) | null;
    };

export interface Domain {
  readonly type: Type;
  readonly size: number;
  /** The atoms are all elements of the type. */
  readonly isComplete: boolean;
  readonly content: Content;
}

/** The domains of all types. */
export interface Domains {
  readonly theory: Theory;
  /** All types that have atoms so far, in the order in which they were made. */
  readonly all: readonly Domain[];
  readonly numbering: NumberedTypes;
  /** Whether a codatatype has occurred. */
  readonly hasCodatatype: boolean;
  of(ty: Type): Domain;
  /** Number of literals of an element. */
  slots(ty: Type): number;
  /** The number of elements of a type in this scope; infinite where it has no bound. */
  cardinality(ty: Type): number;
  /** Values for every element (the unnamed one last where a type is not complete), or null when there are too many. */
  elements(ty: Type): readonly Value[] | null;
  /** The place of a value among the elements of its type, if it surely is a certain one of them. */
  placeOf(v: Value, ty: Type): number | undefined;
  /** Whether the atoms of all types in it are complete. */
  isComplete(ty: Type): boolean;
  atom(ty: Type, i: number): Value;
  /** Whether values of `from` contain values of `ty`; `indirectly`: by way of another type with atoms. */
  reaches(from: Type, ty: Type, indirectly: boolean): boolean;
}

/** Datatypes whose atoms are numbered in one way only. */
export interface NumberedTypes {
  has(ty: Type): boolean;
  /** Whether they are numbered along values of the claim. */
  isRooted(ty: Type): boolean;
  /** Whether the numbering of a datatype's atoms is still to be asserted. */
  isUnordered(ty: Type): boolean;
  /** Asserts the numbering of the datatypes that wait for it: along what the given values are made of, as far as there are such. */
  orderAlong(values: readonly Value[]): void;
}
