/** The commands that declare types. */
import type { Head, Targeted } from "./command-head.ts";
import type { Embedded, Fix, Mixfix, Name, TypeParameter } from "./parts.ts";
import type { Proof } from "./tool.ts";

/** `('a, 'b) t (mixfix)`. */
export interface TypeHead {
  readonly name: Name;
  readonly params: readonly TypeParameter[];
  readonly mixfix: Mixfix | null;
}

/** An argument of a constructor: `(sel: "τ")` or `"τ"`. */
export interface ConstructorArgument {
  readonly selector: Name | null;
  readonly type: Embedded;
}

/** A constructor of a datatype: `disc: C (sel: "τ") "σ" (mixfix)`. */
export interface Constructor {
  readonly discriminator: Name | null;
  readonly name: Name;
  readonly args: readonly ConstructorArgument[];
  readonly mixfix: Mixfix | null;
}

/** A type parameter of a datatype, `dead 'a` or `set: 'a`. */
export interface DatatypeParameter extends TypeParameter {
  readonly isDead: boolean;
  /** The name given to the set function. */
  readonly setName: Name | null;
}

/** One type of a (mutual) datatype declaration. */
export interface DatatypeSpec {
  readonly name: Name;
  readonly params: readonly DatatypeParameter[];
  readonly mixfix: Mixfix | null;
  readonly constructors: readonly Constructor[];
  /** The names given by `for map: … rel: … pred: …`. */
  readonly names: { readonly map: Name | null; readonly rel: Name | null; readonly pred: Name | null };
  /** The equations after `where`: values of selectors on foreign constructors. */
  readonly defaults: readonly Embedded[];
}

/** A constructor of `free_constructors`: `disc: C sel _ sel`; a null selector is `_`. */
export interface FreeConstructor {
  readonly discriminator: Name | null;
  readonly term: Embedded;
  readonly selectors: readonly (Name | null)[];
}

/** Types. */
export type TypeCommand =
  | (Targeted & { readonly kind: "typedecl"; readonly head: TypeHead })
  | (Targeted & { readonly kind: "type_synonym"; readonly head: TypeHead; readonly type: Embedded })
  | (Targeted & {
      readonly kind: "datatype";
      readonly isCodatatype: boolean;
      /** The words in parentheses, `discs_sels`, `plugins only: code`. */
      readonly options: readonly string[];
      readonly types: readonly DatatypeSpec[];
    })
  | (Head & { readonly kind: "record"; readonly head: TypeHead; readonly parent: Embedded | null; readonly fields: readonly Fix[] })
  | (Targeted & {
      readonly kind: "typedef";
      readonly head: TypeHead;
      readonly set: Embedded;
      readonly morphisms: readonly [Name, Name] | null;
      /** The class that the type belongs to by this command (`cpodef`). */
      readonly instanceOf: string | null;
      readonly proof: Proof;
    })
  | (Targeted & {
      readonly kind: "quotient_type";
      readonly head: TypeHead;
      readonly type: Embedded;
      readonly isPartial: boolean;
      readonly relation: Embedded;
      readonly morphisms: readonly [Name, Name] | null;
      readonly proof: Proof;
    })
  | (Head & { readonly kind: "rep_datatype"; readonly constructors: readonly Embedded[]; readonly proof: Proof })
  | (Targeted & {
      readonly kind: "free_constructors";
      readonly name: Name;
      readonly constructors: readonly FreeConstructor[];
      readonly defaults: readonly Embedded[];
      readonly proof: Proof;
    })
  | (Head & { readonly kind: "default_sort"; readonly sort: Embedded })
  /** Library only: a type whose values the run time gives. */
  | (Head & { readonly kind: "hollow_native_type"; readonly head: TypeHead });
