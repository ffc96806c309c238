/** The syntax trees of all TPTP languages (CNF, FOF, TFF, THF). Types are trees too: in TH1 they stand among the arguments. */
import type { Span } from "../../base/index.ts";

/** `!` and `?` quantify, `^` abstracts, `@+` chooses, `@-` describes, `!>` quantifies over types. */
export type Binder = "!" | "?" | "^" | "@+" | "@-" | "!>" | "?*";

export type Connective = "~" | "&" | "|" | "=>" | "<=" | "<=>" | "<~>" | "~|" | "~&" | "=" | "!=";

/** Constants of higher-order logic that are written as operators: `!!`, `??`, `@@+`, `@@-`, `@@=` (also `@=`), and connectives in parentheses. */
export type OperatorName = "!!" | "??" | "@@+" | "@@-" | "@@=" | "@=" | Connective;

export type Tree =
  | { readonly kind: "variable"; readonly name: string; readonly span: Span }
  | { readonly kind: "name"; readonly name: string; readonly span: Span }
  | { readonly kind: "defined"; readonly name: string; readonly span: Span }
  | { readonly kind: "distinct"; readonly text: string; readonly span: Span }
  | { readonly kind: "number"; readonly text: string; readonly span: Span }
  | { readonly kind: "operator"; readonly name: OperatorName; readonly span: Span }
  /** `f @ x`, and `f(x, y)` as `f @ x @ y`. */
  | { readonly kind: "apply"; readonly fun: Tree; readonly arg: Tree; readonly span: Span }
  | { readonly kind: "connective"; readonly name: Connective; readonly parts: readonly Tree[]; readonly span: Span }
  | {
      readonly kind: "binder";
      readonly name: Binder;
      readonly variables: readonly BoundVariable[];
      readonly body: Tree;
      readonly span: Span;
    }
  | { readonly kind: "tuple"; readonly parts: readonly Tree[]; readonly span: Span }
  /** `$let(types, definitions, body)`. */
  | {
      readonly kind: "let";
      readonly types: readonly Typing[];
      readonly definitions: readonly LetDefinition[];
      readonly body: Tree;
      readonly span: Span;
    }
  /** Types: `a > b`, `a * b`. */
  | { readonly kind: "arrow"; readonly from: Tree; readonly to: Tree; readonly span: Span }
  | { readonly kind: "product"; readonly parts: readonly Tree[]; readonly span: Span };

export interface BoundVariable {
  readonly name: string;
  /** Null where the language has only individuals. */
  readonly type: Tree | null;
  readonly span: Span;
}

/** `c: type`. */
export interface Typing {
  readonly name: string;
  readonly type: Tree;
  readonly span: Span;
}

/** `f(X, Y) := body`. */
export interface LetDefinition {
  readonly left: Tree;
  readonly right: Tree;
}

export type Language = "cnf" | "fof" | "tff" | "tcf" | "thf";

export type Entry =
  | { readonly kind: "include"; readonly file: string; readonly only: readonly string[] | null; readonly span: Span }
  | { readonly kind: "typing"; readonly name: string; readonly typing: Typing; readonly span: Span }
  | {
      readonly kind: "formula";
      readonly language: Language;
      readonly name: string;
      readonly role: string;
      readonly tree: Tree;
      readonly span: Span;
      /** Of the formula alone. */
      readonly text: string;
    };
