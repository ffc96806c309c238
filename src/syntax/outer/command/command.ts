/** The commands of a theory, as later stages see them: a closed union, one variant per kind of command. */

import type { Head, Targeted } from "./command-head.ts";
import type { ForeignCommand } from "./foreign-command.ts";
import type {
  Arity,
  BundleRef,
  ContextElement,
  Embedded,
  Equation,
  FactRef,
  Fix,
  LocaleExpression,
  Mixfix,
  Name,
  NamedProps,
  Statement,
  SyntaxMode,
  ThmDecl,
} from "./parts.ts";
import type { Mode, Proof, ToolCommand, ToolOption } from "./tool.ts";
import type { TypeCommand } from "./type-command.ts";

/** An equation of `primcorec`, `"eqn" of C`. */
export interface CorecEquation extends Equation {
  readonly constructorHint: Embedded | null;
}

/** A mode with the name of its function: `i => o => bool as f`. */
export interface NamedMode {
  readonly mode: Mode;
  readonly name: Name | null;
}

/** `c :: "τ" (mixfix)`, as a constant's head before `where`. */
export type ConstantHead = Fix;

/** Constants. */
export type ConstantCommand =
  | (Targeted & { readonly kind: "definition"; readonly head: ConstantHead | null; readonly equation: Equation })
  | (Targeted & {
      readonly kind: "abbreviation";
      readonly mode: SyntaxMode;
      readonly head: ConstantHead | null;
      readonly prop: Embedded;
      readonly fixes: readonly Fix[];
    })
  | (Targeted & {
      readonly kind: "primrec";
      readonly options: readonly string[];
      readonly heads: readonly Fix[];
      readonly equations: readonly Equation[];
    })
  | (Targeted & {
      readonly kind: "fun";
      readonly options: readonly string[];
      readonly heads: readonly Fix[];
      readonly equations: readonly Equation[];
    })
  | (Targeted & {
      readonly kind: "function";
      readonly options: readonly string[];
      readonly heads: readonly Fix[];
      readonly equations: readonly Equation[];
      readonly proof: Proof;
    })
  | (Targeted & { readonly kind: "termination"; readonly term: Embedded | null; readonly proof: Proof })
  | (Targeted & {
      readonly kind: "partial_function";
      readonly mode: Name;
      readonly heads: readonly Fix[];
      readonly equations: readonly Equation[];
    })
  | (Targeted & {
      readonly kind: "primcorec";
      readonly options: readonly string[];
      readonly heads: readonly Fix[];
      readonly equations: readonly CorecEquation[];
      /** Null for `primcorec`, which proves by itself; given for `primcorecursive`. */
      readonly proof: Proof | null;
    })
  | (Targeted & {
      readonly kind: "inductive";
      readonly isCoinductive: boolean;
      /** Whether sets are defined: `inductive_set`. */
      readonly isSet: boolean;
      readonly heads: readonly Fix[];
      readonly fixes: readonly Fix[];
      readonly clauses: readonly Equation[];
      readonly monos: readonly FactRef[];
    })
  | (Head & { readonly kind: "consts"; readonly constants: readonly Fix[] })
  | (Head & {
      readonly kind: "axiomatization";
      readonly heads: readonly Fix[];
      readonly axioms: readonly { readonly decl: ThmDecl; readonly prop: Embedded }[];
      readonly premises: readonly Embedded[];
      readonly fixes: readonly Fix[];
    })
  | (Head & {
      readonly kind: "specification";
      /** `(name: c (overloaded) …)`. */
      readonly constants: readonly { readonly name: Name | null; readonly term: Embedded }[];
      readonly props: readonly { readonly decl: ThmDecl; readonly prop: Embedded }[];
      readonly proof: Proof;
    })
  | (Targeted & {
      readonly kind: "lift_definition";
      readonly options: readonly string[];
      readonly head: Fix;
      readonly term: Embedded;
      readonly proof: Proof;
    })
  | (Targeted & {
      readonly kind: "quotient_definition";
      readonly head: ConstantHead | null;
      readonly decl: ThmDecl;
      readonly lhs: Embedded;
      readonly rhs: Embedded;
      readonly proof: Proof;
    })
  /** `time_fun f g equations facts` and its relatives (HOL-Library.Time_Commands): functions that count steps. */
  | (Targeted & {
      readonly kind: "time_fun";
      readonly variant: "time_fun" | "time_function" | "time_definition" | "time_partial_function";
      readonly functions: readonly Embedded[];
      readonly equations: readonly FactRef[];
    })
  /** `time_fun_0 f`: calls of `f` take no time. */
  | (Head & { readonly kind: "time_fun_0"; readonly function: Embedded })
  | (Targeted & { readonly kind: "setup_lifting"; readonly facts: readonly FactRef[] })
  | (Head & { readonly kind: "code_datatype"; readonly constructors: readonly Embedded[] })
  /** Library only: a constant whose meaning the run time gives. */
  | (Targeted & { readonly kind: "hollow_native"; readonly head: Fix });

/** Contexts: classes, locales, blocks. `begins` says that a block is opened, which an `end` command closes. */
export type ContextCommand =
  | (Head & {
      readonly kind: "class";
      readonly name: Name;
      readonly superclasses: readonly Embedded[];
      readonly opening: readonly BundleRef[];
      readonly elements: readonly ContextElement[];
      readonly begins: boolean;
    })
  | (Head & { readonly kind: "instantiation"; readonly arity: Arity })
  | (Head & {
      readonly kind: "instance";
      readonly claim:
        | { readonly kind: "arity"; readonly arity: Arity }
        | { readonly kind: "subclass"; readonly sub: Embedded; readonly super: Embedded }
        | { readonly kind: "instantiation" };
      readonly proof: Proof;
    })
  | (Targeted & { readonly kind: "subclass"; readonly class: Embedded; readonly proof: Proof })
  /** `derive (option) c t u` of the archive's Deriving: instances of a class by generated definitions. */
  | (Head & { readonly kind: "derive"; readonly class: Name; readonly types: readonly Name[] })
  | (Head & {
      readonly kind: "locale";
      readonly name: Name;
      readonly expression: LocaleExpression;
      readonly opening: readonly BundleRef[];
      readonly elements: readonly ContextElement[];
      readonly begins: boolean;
    })
  | (Targeted & {
      readonly kind: "interpretation";
      readonly variant: "interpretation" | "global_interpretation" | "sublocale";
      /** The locale before `<` or `⊆` of a sublocale command. */
      readonly sublocaleOf: Name | null;
      readonly expression: LocaleExpression;
      readonly defines: readonly { readonly decl: ThmDecl; readonly name: Name; readonly mixfix: Mixfix | null; readonly term: Embedded }[];
      readonly proof: Proof;
    })
  | (Head & {
      readonly kind: "context";
      /** Null for an unnamed context, which has elements. */
      readonly name: Name | null;
      readonly includes: readonly BundleRef[];
      readonly elements: readonly ContextElement[];
    })
  /** A local scope whose content is forgotten at its end. */
  | (Head & { readonly kind: "experiment"; readonly elements: readonly ContextElement[] })
  | (Head & {
      readonly kind: "overloading";
      readonly bindings: readonly { readonly name: Name; readonly term: Embedded }[];
    })
  | (Targeted & {
      readonly kind: "bundle";
      readonly isOpen: boolean;
      readonly name: Name;
      /** The facts of `bundle b = facts`; null for `bundle b begin … end`, which opens a block. */
      readonly facts: readonly FactRef[] | null;
    })
  | (Targeted & { readonly kind: "unbundle"; readonly bundles: readonly BundleRef[] })
  | (Head & { readonly kind: "end" });

/** A production of `syntax`: `"_c" :: "t1 ⇒ t2" (mixfix)`. */
export type SyntaxDeclaration = Fix;

/** One rule of `translations`. */
export interface Translation {
  readonly direction: "parse" | "print" | "both";
  /** The nonterminal in parentheses before a pattern: `(type) "…"`. */
  readonly leftSort: string | null;
  readonly left: Embedded;
  readonly rightSort: string | null;
  readonly right: Embedded;
}

/** Notation and names. */
export type NotationCommand =
  | (Targeted & {
      readonly kind: "notation";
      readonly isRemoval: boolean;
      /** `type_notation`. */
      readonly isType: boolean;
      readonly mode: SyntaxMode;
      readonly items: readonly { readonly name: Embedded; readonly mixfix: Mixfix }[];
    })
  | (Targeted & {
      readonly kind: "syntax";
      readonly isRemoval: boolean;
      readonly mode: SyntaxMode;
      readonly declarations: readonly SyntaxDeclaration[];
    })
  | (Targeted & { readonly kind: "translations"; readonly isRemoval: boolean; readonly rules: readonly Translation[] })
  | (Head & { readonly kind: "nonterminal"; readonly names: readonly Name[] })
  | (Head & {
      readonly kind: "hide";
      readonly what: "class" | "type" | "const" | "fact";
      /** `(open)`: only the short name is hidden. */
      readonly isOpen: boolean;
      readonly names: readonly Name[];
    })
  | (Targeted & { readonly kind: "alias"; readonly what: "type" | "const"; readonly name: Name; readonly of: Name })
  | (Head & {
      readonly kind: "adhoc_overloading";
      readonly isRemoval: boolean;
      readonly items: readonly { readonly name: Name; readonly variants: readonly Embedded[] }[];
    });

/** Facts. */
export type FactCommand =
  | (Targeted & {
      readonly kind: "statement";
      readonly variant: "lemma" | "theorem" | "corollary" | "proposition" | "schematic_goal";
      readonly statement: Statement;
      readonly proof: Proof;
    })
  | (Targeted & {
      readonly kind: "lemmas";
      readonly facts: readonly { readonly decl: ThmDecl; readonly facts: readonly FactRef[] }[];
      readonly fixes: readonly Fix[];
    })
  | (Targeted & { readonly kind: "declare"; readonly facts: readonly FactRef[]; readonly fixes: readonly Fix[] })
  | (Targeted & { readonly kind: "named_theorems"; readonly names: readonly Name[] })
  /** `inductive_cases`, `inductive_simps`, `fun_cases`: facts that follow from a definition. */
  | (Targeted & {
      readonly kind: "derived_facts";
      readonly variant: "inductive_cases" | "inductive_simps" | "fun_cases";
      readonly facts: readonly NamedProps[];
    });

/** Tools and their settings. */
export type ToolingCommand =
  | (Head & { readonly kind: "tool"; readonly tool: ToolCommand })
  | (Head & {
      readonly kind: "tool_params";
      readonly tool: "quickcheck" | "nitpick" | "refute" | "sledgehammer";
      readonly options: readonly ToolOption[];
    })
  | (Head & {
      readonly kind: "quickcheck_generator";
      readonly type: Name;
      readonly predicate: Embedded | null;
      readonly constructors: readonly Embedded[];
    })
  | (Head & { readonly kind: "find_unused_assms"; readonly theory: Name | null })
  | (Targeted & {
      readonly kind: "code_pred";
      readonly expectedModes: readonly Mode[] | null;
      /** The proposed modes, for the predicate itself (`predicate: null`) or for each of several. */
      readonly modes: readonly { readonly predicate: Embedded | null; readonly modes: readonly NamedMode[] }[];
      /** The words in brackets: a compilation, then options. */
      readonly options: readonly string[];
      readonly predicate: Embedded;
      readonly proof: Proof;
    })
  | (Head & { readonly kind: "export_code"; readonly constants: readonly Embedded[] });

/** Everything else. */
export type OtherCommand =
  /** `text`, `section` and the like. */
  | (Head & { readonly kind: "document"; readonly name: string })
  /** A command that is known but has no effect here (`ML`, `print_theorems`, `code_printing`, `notepad` …). */
  | (Head & {
      readonly kind: "skipped";
      readonly name: string;
      /** Given when the command states a goal. */
      readonly proof: Proof | null;
      /** Whether it opens a block, which an `end` command closes. */
      readonly begins: boolean;
      /** Whether it is skipped because it could not be parsed, which has been reported. */
      readonly isBroken: boolean;
      /** The names that it seems to declare. */
      readonly declared: readonly string[];
      /** Its text, where it may say something about constants beyond those that it seems to declare. */
      readonly source: string | null;
    });

/** A command of a theory. */
export type Command =
  | TypeCommand
  | ConstantCommand
  | ForeignCommand
  | ContextCommand
  | NotationCommand
  | FactCommand
  | ToolingCommand
  | OtherCommand;

/** The command of one kind: `CommandOf<"datatype">`. */
export type CommandOf<K extends Command["kind"]> = Extract<Command, { readonly kind: K }>;
