import { type Const, constant, type Term } from "./term.ts";
import { showType, type Type, type TypeVar } from "./type.ts";

/** What a model chooses where a theory leaves something open. */
export interface FiniteModel {
  /** What type variables stand for. */
  readonly types: ReadonlyMap<TypeVar, Type>;
  /** How many elements the types have that nothing defines. */
  readonly carriers: ReadonlyMap<Type, number>;
  /** The values of constants that nothing defines, at ground types. They may mention one another: so infinite objects are written. */
  readonly constants: readonly { readonly constant: Const; readonly value: Term }[];
}

/** The i-th element of a type that nothing defines, from 0 on. */
export function carrierElement(ty: Type, i: number): Const {
  return constant(`${showType(ty)}⇩${i + 1}`, ty);
}
