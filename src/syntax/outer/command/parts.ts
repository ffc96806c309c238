/** The parts of which commands are made. Inner syntax (terms, types, propositions) is kept as text for the inner parser. */
import type { Span } from "../../../base/index.ts";
import type { SourceText } from "../../symbols.ts";

/** Inner syntax: the text of a term, type, sort or proposition without its quotes, in Unicode. */
export type Embedded = SourceText;

/** A name with its place; `text` is in Unicode and without quotes. */
export interface Name {
  readonly text: string;
  readonly span: Span;
}

/** Notation as written after a constant or type: `(infixl "+" 65)`, `("_ ! _" [100, 101] 100)`. */
export type Mixfix =
  | {
      readonly kind: "infix";
      readonly associativity: "left" | "right" | "none";
      readonly symbol: Embedded;
      readonly priority: number;
      readonly span: Span;
    }
  | {
      readonly kind: "binder";
      readonly symbol: Embedded;
      /** The least priority of the body; the binder's own priority when not given. */
      readonly bodyPriority: number;
      readonly priority: number;
      readonly span: Span;
    }
  | {
      readonly kind: "template";
      readonly template: Embedded;
      /** The least priorities of the arguments; missing ones are 0. */
      readonly priorities: readonly number[];
      /** 1000 when not given. */
      readonly priority: number;
      readonly span: Span;
    }
  | { readonly kind: "structure"; readonly span: Span };

/** One token of an attribute's arguments. A quoted text comes without its quotes. */
export interface Argument {
  readonly text: string;
  readonly isQuoted: boolean;
  readonly span: Span;
}

/** `simp`, `code del`, `where x = "t"`, `quickcheck_size = 5`: the name and everything that follows up to the comma. */
export interface Attribute {
  readonly name: string;
  readonly args: readonly Argument[];
  readonly span: Span;
}

/** A reference to facts: `foo(1,3)[THEN sym]`, a literal `‹x = y›`, or only attributes: `[[names_short]]`. */
export interface FactRef {
  readonly fact:
    | { readonly kind: "named"; readonly name: Name /** `"1,3-5"`, or null. */; readonly selection: string | null }
    | { readonly kind: "literal"; readonly prop: Embedded }
    | { readonly kind: "none" };
  readonly attributes: readonly Attribute[];
  readonly span: Span;
}

/** A variable or constant with its optional type and notation. `x y :: T` gives two of them. */
export interface Fix {
  readonly name: Name;
  readonly type: Embedded | null;
  readonly mixfix: Mixfix | null;
}

/** What stands before the colon of a fact: `name [attributes]:`; both may be missing. */
export interface ThmDecl {
  readonly name: Name | null;
  readonly attributes: readonly Attribute[];
}

/** One fact of a specification: `decl: "prop" if "premise" … for x :: T …`. */
export interface Equation {
  readonly decl: ThmDecl;
  readonly prop: Embedded;
  readonly premises: readonly Embedded[];
  readonly fixes: readonly Fix[];
}

/** One or more propositions under one name: `decl: "P" "Q"`. Patterns `(is "…")` are dropped. */
export interface NamedProps {
  readonly decl: ThmDecl;
  readonly props: readonly Embedded[];
}

/** `name` or `no name` in `includes`, `opening`, `unbundle`. */
export interface BundleRef {
  readonly name: Name;
  readonly isNegated: boolean;
}

/** The instance of a locale's parameters. A null position is `_`. */
export type LocaleArguments =
  | { readonly kind: "positional"; readonly terms: readonly (Embedded | null)[] }
  | { readonly kind: "named"; readonly bindings: readonly { readonly name: Name; readonly term: Embedded }[] };

/** One locale of a locale expression: `q?: L t _ u rewrites "…"`. */
export interface LocaleInstance {
  readonly qualifier: Name | null;
  /** False for `q?:`, whose prefix may be left out. */
  readonly isQualifierMandatory: boolean;
  readonly locale: Name;
  readonly args: LocaleArguments;
  readonly rewrites: readonly { readonly decl: ThmDecl; readonly prop: Embedded }[];
}

/** `L1 … + L2 … for x :: T and …`. */
export interface LocaleExpression {
  readonly instances: readonly LocaleInstance[];
  readonly fixes: readonly Fix[];
}

/** One element of a context: of a locale, a class, an unnamed context or a long statement. */
export type ContextElement =
  | { readonly kind: "fixes"; readonly fixes: readonly Fix[] }
  | { readonly kind: "constrains"; readonly constraints: readonly { readonly name: Name; readonly type: Embedded }[] }
  | { readonly kind: "assumes"; readonly assumptions: readonly NamedProps[] }
  | { readonly kind: "defines"; readonly definitions: readonly { readonly decl: ThmDecl; readonly prop: Embedded }[] }
  | { readonly kind: "notes"; readonly notes: readonly { readonly decl: ThmDecl; readonly facts: readonly FactRef[] }[] };

/** One case of `obtains`: `(name) x y where "P" and "Q"`. */
export interface ObtainsCase {
  readonly name: Name | null;
  readonly fixes: readonly Fix[];
  readonly props: readonly Embedded[];
}

/** What a statement claims. */
export type Conclusion =
  | { readonly kind: "shows"; readonly goals: readonly NamedProps[] }
  | { readonly kind: "obtains"; readonly cases: readonly ObtainsCase[] };

/**
 * A statement. The short form `"P" and n: "Q" if a: "A" for x :: T` has the same shape as the long one: its `for` and `if` are the
 * elements `fixes` and `assumes`, and its first goal's name is the name of the whole when it is the only one.
 */
export interface Statement {
  readonly form: "short" | "long";
  /** The name of the whole: in the long form what stands before the elements, in the short form the first goal's declaration. */
  readonly decl: ThmDecl;
  readonly includes: readonly BundleRef[];
  readonly elements: readonly ContextElement[];
  readonly conclusion: Conclusion;
}

/** A type parameter of a type declaration: `'a :: sort`. */
export interface TypeParameter {
  readonly name: Name;
  readonly sort: Embedded | null;
}

/** `t :: (s1, s2) c`, with several types in `t and u :: …`. */
export interface Arity {
  readonly types: readonly Name[];
  /** One sort for each argument of the types. */
  readonly argumentSorts: readonly Embedded[];
  readonly sort: Embedded;
}

/** The mode in parentheses of notation commands: `(input)`, `(output)`, `(ASCII)`, `(latex output)`. */
export interface SyntaxMode {
  readonly name: string;
  /** False for `(output)` and `(latex output)`: printing only. */
  readonly isInput: boolean;
  /** False for `(input)`: parsing only. */
  readonly isOutput: boolean;
}
