/** Declarations, types and terms as other tools write them, before names and types are resolved. A theory text is made from them. */
import type { Span } from "../../base/index.ts";

export type SurfaceType =
  | { readonly kind: "variable"; readonly name: string }
  /** A type of HOL by its own name (`int`), or one that the problem declares. */
  | { readonly kind: "constructor"; readonly name: string; readonly isHol: boolean; readonly args: readonly SurfaceType[] }
  | { readonly kind: "function"; readonly from: SurfaceType; readonly to: SurfaceType };

export interface SurfaceVariable {
  readonly name: string;
  /** Null where it is to be inferred. */
  readonly type: SurfaceType | null;
}

export type SurfaceTerm =
  /** A local variable, or something that the problem declares. */
  | { readonly kind: "name"; readonly name: string; readonly span: Span }
  /** Text of HOL, such as `(+)` or `True`. */
  | { readonly kind: "hol"; readonly text: string }
  | { readonly kind: "apply"; readonly fun: SurfaceTerm; readonly args: readonly SurfaceTerm[] }
  | {
      readonly kind: "binder";
      readonly binder: "λ" | "∀" | "∃" | "THE " | "SOME ";
      readonly variables: readonly SurfaceVariable[];
      readonly body: SurfaceTerm;
    }
  | { readonly kind: "let"; readonly bindings: readonly (readonly [string, SurfaceTerm])[]; readonly body: SurfaceTerm }
  | { readonly kind: "if"; readonly condition: SurfaceTerm; readonly yes: SurfaceTerm; readonly no: SurfaceTerm }
  | { readonly kind: "case"; readonly of: SurfaceTerm; readonly branches: readonly Branch[] }
  /** A premise of an introduction rule. */
  | { readonly kind: "implies"; readonly premise: SurfaceTerm; readonly conclusion: SurfaceTerm }
  | { readonly kind: "typed"; readonly term: SurfaceTerm; readonly type: SurfaceType };

export interface Branch {
  /** Null: any value. */
  readonly constructor: string | null;
  readonly variables: readonly string[];
  readonly body: SurfaceTerm;
}

export interface SurfaceConstructor {
  readonly name: string;
  readonly args: readonly { readonly selector: string | null; readonly type: SurfaceType }[];
}

/** A constant and its type; null where it is to be inferred. */
export interface SurfaceHead {
  readonly name: string;
  readonly type: SurfaceType | null;
}

export type Declaration = { readonly span: Span } & (
  | {
      readonly kind: "datatypes";
      readonly isCo: boolean;
      readonly types: readonly {
        readonly name: string;
        readonly params: readonly string[];
        readonly constructors: readonly SurfaceConstructor[];
      }[];
    }
  | { readonly kind: "type"; readonly name: string; readonly params: readonly string[] }
  | { readonly kind: "constant"; readonly head: SurfaceHead }
  /** `c = body`, not recursive. */
  | { readonly kind: "definition"; readonly head: SurfaceHead; readonly body: SurfaceTerm }
  /** Recursive functions with their equations; `isCo` where they make values of a codatatype. */
  | {
      readonly kind: "functions";
      readonly isCo?: boolean;
      readonly heads: readonly SurfaceHead[];
      readonly equations: readonly SurfaceTerm[];
    }
  | { readonly kind: "predicates"; readonly isCo: boolean; readonly heads: readonly SurfaceHead[]; readonly rules: readonly SurfaceTerm[] }
  /** A type made of the values of another for which a predicate holds, or of its classes under a relation. */
  | {
      readonly kind: "copy";
      readonly name: string;
      readonly params: readonly string[];
      readonly base: SurfaceType;
      readonly by: { readonly kind: "all" } | { readonly kind: "subset" | "quotient" | "partial_quotient"; readonly term: SurfaceTerm };
      readonly abstract: string;
      readonly concrete: string;
    }
  | { readonly kind: "axiom"; readonly props: readonly SurfaceTerm[]; readonly heads: readonly SurfaceHead[] }
  /** What is claimed. */
  | { readonly kind: "claim"; readonly prop: SurfaceTerm; readonly text: string }
);
