/** Trees of Nunchaku's input language (Reynolds, Blanchette, Cruanes, Tinelli: "Model Finding for Recursive Functions in SMT", IJCAR 2016). */
import type { Span } from "../../base/index.ts";

/** Terms and types are one language. */
export type Tree =
  | { readonly kind: "name"; readonly name: string; readonly span: Span }
  /** `@f`: types are given as the first arguments. */
  | { readonly kind: "explicit"; readonly name: string; readonly span: Span }
  | { readonly kind: "apply"; readonly fun: Tree; readonly args: readonly Tree[]; readonly span: Span }
  | { readonly kind: "operator"; readonly name: "~" | "=" | "!=" | "&&" | "||" | "=>"; readonly args: readonly Tree[]; readonly span: Span }
  | {
      readonly kind: "binder";
      readonly name: "fun" | "forall" | "exists" | "pi";
      readonly variables: readonly TypedName[];
      readonly body: Tree;
      readonly span: Span;
    }
  | { readonly kind: "let"; readonly name: string; readonly value: Tree; readonly body: Tree; readonly span: Span }
  | { readonly kind: "if"; readonly parts: readonly [Tree, Tree, Tree]; readonly span: Span }
  | { readonly kind: "match"; readonly of: Tree; readonly cases: readonly Case[]; readonly span: Span }
  /** `t asserting p`: a value only where `p` holds. */
  | { readonly kind: "asserting"; readonly term: Tree; readonly guard: Tree; readonly span: Span }
  | { readonly kind: "arrow"; readonly from: Tree; readonly to: Tree; readonly span: Span };

export interface TypedName {
  readonly name: string;
  readonly type: Tree | null;
}

export interface Case {
  readonly constructor: string;
  readonly variables: readonly string[];
  readonly body: Tree;
}

export interface Defined {
  readonly name: string;
  readonly type: Tree;
  readonly props: readonly Tree[];
}

export type Statement = { readonly span: Span } & (
  | { readonly kind: "val"; readonly name: string; readonly type: Tree }
  | { readonly kind: "axiom"; readonly props: readonly Tree[] }
  | { readonly kind: "spec"; readonly defined: readonly Defined[]; readonly props: readonly Tree[] }
  | { readonly kind: "rec"; readonly defined: readonly Defined[] }
  | { readonly kind: "pred" | "copred"; readonly defined: readonly Defined[] }
  | { readonly kind: "data" | "codata"; readonly types: readonly DataType[] }
  | {
      readonly kind: "copy";
      readonly name: string;
      readonly params: readonly string[];
      readonly base: Tree;
      readonly by: { readonly kind: "all" } | { readonly kind: "subset" | "quotient" | "partial_quotient"; readonly tree: Tree };
      readonly abstract: string;
      readonly concrete: string;
    }
  | { readonly kind: "goal"; readonly prop: Tree }
  | { readonly kind: "include"; readonly file: string }
);

export interface DataType {
  readonly name: string;
  readonly params: readonly string[];
  readonly constructors: readonly { readonly name: string; readonly args: readonly Tree[] }[];
}
