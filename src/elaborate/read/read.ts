/** What the packages ask of the reader of terms. The work is done in `read-term.ts`. */
import type { Diagnostic } from "../../base/index.ts";
import type { Term, Type } from "../../logic/index.ts";
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
