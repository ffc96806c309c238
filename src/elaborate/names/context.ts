import { baseName, LayeredMap, type Span } from "../../base/index.ts";
import { type Free, type LocaleDecl, pureTheory, type Sort, type Term, type Theory, type Type } from "../../logic/index.ts";
import type { Command, Grammar, Mixfix, SyntaxTree, ToolOption } from "../../syntax/index.ts";
import type { Loss } from "./loss.ts";
import { NameSpace } from "./name-space.ts";

/** An abbreviation: wherever the constant stands, the body is meant (β-reduced). Its type variables are generic. */
export interface Abbreviation {
  readonly name: string;
  /** Closed: abstractions over the arguments. */
  readonly body: Term;
  /** Whether printing may contract to it. */
  readonly prints: boolean;
}

/** What a local context adds: fixed variables, the sorts of fixed type variables, local names, assumptions. */
export interface Locals {
  /** In order of declaration; the locale's parameters and those of enclosing contexts. */
  readonly fixes: ReadonlyMap<string, Free>;
  readonly typeSorts: ReadonlyMap<string, Sort>;
  /** Local constants as terms over `fixes`; their type variables outside `typeSorts` are generic. */
  readonly bindings: ReadonlyMap<string, Term>;
  readonly assumptions: readonly { readonly name: string; readonly prop: Term }[];
  /** Fixed variables that an index left out may mean, oldest first: `fixes G (structure)`. */
  readonly structures: readonly string[];
}

export const noLocals: Locals = { fixes: new Map(), typeSorts: new Map(), bindings: new Map(), assumptions: [], structures: [] };

/** A notation that belongs to a locale and becomes active when it is entered. */
export interface LocalNotation {
  /** The local name, a key of `bindings` or `fixes`, or the full name of a constant. */
  readonly name: string;
  readonly mixfix: Mixfix;
}

/** A locale as the elaborator needs it: its declaration and what was defined in it since. */
export interface LocaleInfo {
  readonly decl: LocaleDecl;
  readonly typeSorts: ReadonlyMap<string, Sort>;
  readonly bindings: ReadonlyMap<string, Term>;
  readonly notations: readonly LocalNotation[];
  /** Parameters that a `defines` element gives a value, over the others. */
  readonly defined: ReadonlyMap<string, Term>;
  /** The locales that extend this one, which get what is declared in it later. */
  readonly extended: readonly LocaleExtension[];
  /** Interpretations in a theory, which get what is declared in the locale later. */
  readonly interpreted: readonly InstantiatedLocale[];
}

/** A locale at arguments, over the variables after `for`. */
export interface InstantiatedLocale {
  readonly args: readonly Term[];
  readonly variables: readonly Free[];
  readonly prefix: string;
  readonly isMandatory: boolean;
}

/** A locale that extends another: with which arguments, and the qualifier of the other's names. */
export interface LocaleExtension extends InstantiatedLocale {
  readonly by: string;
}

/** The open block a command stands in. `outside` receives the global effects of local commands as they happen. */
export type Block =
  | { readonly kind: "locale"; readonly name: string }
  | { readonly kind: "class"; readonly name: string }
  | { readonly kind: "instantiation"; readonly tycons: readonly string[]; readonly sorts: readonly Sort[]; readonly classes: Sort }
  /** Local name to the overloaded constant's full name and the type it is defined at. */
  | { readonly kind: "overloading"; readonly bindings: ReadonlyMap<string, { readonly constant: string; readonly type: Type }> }
  | { readonly kind: "context" }
  /** A block whose beginning was left out: what its statements rest on is not known. */
  | { readonly kind: "lost"; readonly command: string }
  | { readonly kind: "bundle"; readonly name: string; readonly isOpen: boolean };

/** A bundle is replayed where it is included. */
export interface Bundle {
  readonly name: string;
  readonly commands: readonly Command[];
}

/** A name that a command should have declared: the word of that command, and what the name meant before it. */
export interface LostName {
  readonly word: string;
  readonly before: string | null;
}

/** Everything that the next command is read in. A persistent value. */
export interface ContextFields {
  readonly theory: Theory;
  readonly grammar: Grammar;
  readonly consts: NameSpace;
  readonly types: NameSpace;
  readonly classes: NameSpace;
  readonly facts: NameSpace;
  readonly localeNames: NameSpace;
  readonly abbreviations: LayeredMap<string, Abbreviation>;
  readonly locales: LayeredMap<string, LocaleInfo>;
  readonly bundles: LayeredMap<string, Bundle>;
  /** `quickcheck_params`, `nitpick_params`: options by tool, in order of declaration. */
  readonly toolParams: LayeredMap<string, readonly ToolOption[]>;
  /** `adhoc_overloading c ⇌ t u`: the closed terms that a constant may stand for. */
  readonly variants: LayeredMap<string, readonly Term[]>;
  /** `register_default_tvars`: the arguments that `(_) t` and `(_, τ) t` leave out, by the type's full name. */
  readonly typeArguments: LayeredMap<string, readonly SyntaxTree[]>;
  /** Names that a command left out should have declared; of types as `type t`. */
  readonly lost: LayeredMap<string, LostName>;
  /** What was left out that may matter for statements about other things. */
  readonly losses: readonly Loss[];
  /** The theories of Isabelle's distribution that are imported, here or below, as written; our library stands in for them. */
  readonly distribution: readonly string[];
  /** Imports that were not found or not read, here or below: names that nobody declares may be constants of theirs. */
  readonly missing: readonly string[];
  /** Theories, here or below, that declare a logic other than HOL: nothing that builds on them is read. */
  readonly otherLogics: readonly string[];
  /** The sort of type variables that are written without one. */
  readonly defaultSort: Sort;
  /** A theory of our library is being read: what it states for execution can be trusted. */
  readonly isLibrary: boolean;
  readonly locals: Locals;
  readonly block: Block | null;
  /** The context outside the open block. */
  readonly outside: Context | null;
}

/** An object with these fields; each is written once, above. */
const Fields = class {
  constructor(fields: ContextFields) {
    Object.assign(this, fields);
  }
} as new (
  fields: ContextFields,
) => ContextFields;

export class Context extends Fields {
  /** The context with some fields replaced. */
  with(changes: Partial<ContextFields>): Context {
    return new Context({ ...this, ...changes });
  }

  /** The context inside of a quantifier over these variables. */
  fixing(variables: Iterable<Free>): Context {
    const fixes = new Map(this.locals.fixes);
    for (const x of variables) fixes.set(x.name, x);
    return this.with({ locals: { ...this.locals, fixes } });
  }

  /**
   * A global effect: applied here and in every context outside, so that it survives the end of the block.
   * The theory is the same value everywhere afterwards.
   */
  globally(change: (context: Context) => Context): Context {
    const outside = this.outside?.globally(change) ?? null;
    const here = change(this.with({ outside }));
    return here.with({ outside });
  }

  /** A change of the theory's tables alone. */
  withTheory(change: (theory: Theory) => Theory): Context {
    const theory = change(this.theory);
    return this.globally((context) => context.with({ theory }));
  }

  /** Opens a block; `close` goes back to the context outside, which has seen all global effects. */
  open(block: Block, changes: Partial<ContextFields> = {}): Context {
    return this.with({ ...changes, block, outside: this });
  }

  close(): Context {
    return this.outside ?? this;
  }

  /** The full name of something declared here: `Theory.name`, `Theory.locale.name`, `Theory.class_class.name`. */
  qualify(name: string): string {
    const block = this.block;
    const middle = block?.kind === "locale" ? `${baseName(block.name)}.` : block?.kind === "class" ? `${baseName(block.name)}_class.` : "";
    return `${this.theory.name}.${middle}${name}`;
  }
}

/** The context in which a library's first theory is read. */
export function pureContext(grammar: Grammar): Context {
  const theory = pureTheory;
  return new Context({
    theory,
    grammar,
    // `eq`, `imp`, `type` without the qualifier `Pure` are the user's.
    consts: [...theory.consts.keys()].reduce((space, name) => space.declare(name, name.startsWith("Pure.") ? 2 : 1), NameSpace.empty),
    types: NameSpace.empty.declareAll([...theory.types.keys()]),
    classes: NameSpace.empty,
    facts: NameSpace.empty,
    localeNames: NameSpace.empty,
    abbreviations: LayeredMap.empty(),
    locales: LayeredMap.empty(),
    bundles: LayeredMap.empty(),
    toolParams: LayeredMap.empty(),
    variants: LayeredMap.empty(),
    typeArguments: LayeredMap.empty(),
    lost: LayeredMap.empty(),
    losses: [],
    distribution: [],
    missing: [],
    otherLogics: [],
    defaultSort: [],
    isLibrary: false,
    locals: noLocals,
    block: null,
    outside: null,
  });
}

/** A name with its place, for messages. */
export interface Placed {
  readonly text: string;
  readonly span: Span;
}
