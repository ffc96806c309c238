import type { Const, Type } from "../../logic/index.ts";
import type { Primitive } from "./primitives.ts";

/**
 * The core program: monomorphic, uncurried, first-order where possible. Every constant that the roots need stands here once per
 * ground type (and per known functional argument), with pattern matching compiled to decision trees. Pure: the order of
 * evaluation is free, except that branches not taken and unused bindings are not evaluated.
 */
export interface Program {
  readonly types: readonly MonoType[];
  readonly functions: readonly Func[];
  readonly roots: readonly Root[];
  /** Places where a value may be missing; `signal` expressions point here. */
  readonly sites: readonly Site[];
  /** What was compiled to a signal because it cannot be executed. Empty unless obstacles were tolerated. */
  readonly obstacles: readonly Refusal[];
}

/** A type by its place in `Program.types`. */
export type TypeId = number;

/** A function by its place in `Program.functions`. */
export type FunctionId = number;

/** What the caller asked for under a name of its own. */
export interface Root {
  readonly name: string;
  readonly target: FunctionId;
}

/** A ground type with the representation of its values. */
export interface MonoType {
  readonly id: TypeId;
  readonly type: Type;
  readonly shape: Shape;
  /** Number of elements; null when infinite, unknown, or above 2^53. */
  readonly size: number | null;
  /** Certainly infinite. */
  readonly infinite: boolean;
}

/**
 * How values of a type look at run time.
 * - `bool`: true, false. `number`: safe integer, or BigInt beyond; `nat` is never negative. `rational`: an integer as above, or a
 *   fraction object in lowest terms. `enum`: 0 … count − 1 (types whose constructors have no arguments, characters, atoms).
 * - `data`: null or an object of the one class of the type; see `DataLayout`.
 * - `function`: a JavaScript function of all the type's arguments at once.
 * - `set`: a bit mask when the element type has at most 30 elements, else an object.
 * - `wrapped`: values of a typedef or quotient are those of the base type.
 * - `opaque`: no value can be made; a refusal has been noted.
 */
export type Shape =
  | { readonly kind: "bool" }
  | { readonly kind: "number"; readonly sort: "nat" | "int" }
  | { readonly kind: "rational" }
  | { readonly kind: "enum"; readonly count: number; readonly constructors: readonly string[] }
  | ({ readonly kind: "data" } & DataLayout)
  | { readonly kind: "function"; readonly params: readonly TypeId[]; readonly result: TypeId }
  | { readonly kind: "set"; readonly element: TypeId; readonly mask: boolean }
  | {
      readonly kind: "wrapped";
      readonly base: TypeId;
      /** The abstraction constant. */
      readonly abs: string;
      /** Decides equality of two representatives of a quotient; null: equality of the base type. */
      readonly equality: FunctionId | null;
      /** Decides which values of the base type represent one, null when all do or it is not known. */
      readonly carrier: FunctionId | null;
    }
  | { readonly kind: "opaque" };

/**
 * One class per type, padded to the widest constructor, with an integer tag. Types of one constructor without
 * and one with arguments use null for the former and no tag.
 */
export interface DataLayout {
  readonly constructors: readonly ConstructorLayout[];
  /** Index of the constructor that is null, or −1. */
  readonly nullary: number;
  /** False when the class holds one constructor only. */
  readonly tagged: boolean;
  /** What each slot of the class holds where a constructor does not use it. */
  readonly slots: readonly TypeId[];
  /** False for pseudo-constructors (`code_datatype`): equality is then not structural. */
  readonly free: boolean;
  /** Decides equality where it is not structural. */
  readonly equality: FunctionId | null;
}

export interface ConstructorLayout {
  /** Full name of the constructor constant. */
  readonly constant: string;
  readonly fields: readonly TypeId[];
  /** The slot of each field. */
  readonly slots: readonly number[];
}

/** A variable of the program: unique by `id` in the whole program. */
export interface Local {
  readonly id: number;
  /** For people. */
  readonly name: string;
  readonly type: TypeId;
}

export interface Func {
  readonly id: FunctionId;
  /** For people: the constant, with `$n` for specialised copies. */
  readonly name: string;
  /** The constant instance this computes, null for roots and auxiliary functions. */
  readonly origin: Const | null;
  readonly params: readonly Local[];
  readonly result: TypeId;
  readonly body: Expr;
}

/** Where a value may be missing: which constant has no value for its arguments. */
export interface Site {
  readonly constant: Const;
  readonly why: SignalReason;
  /** What could not be decided, where no constant tells. */
  readonly note?: string;
}

/**
 * `unspecified`: HOL does not say what the value is (missing equation, `hd []`, `THE` without unique witness).
 * `undecided`: there is a value, but execution cannot find it (equality of functions, an infinite set).
 * `beyond`: there is a value that no execution finds, as our library says (an irrational number).
 */
export type SignalReason = "unspecified" | "undecided" | "beyond";

export type Expr =
  | { readonly kind: "local"; readonly local: Local }
  | { readonly kind: "literal"; readonly value: boolean | number | bigint; readonly type: TypeId }
  | { readonly kind: "construct"; readonly type: TypeId; readonly index: number; readonly args: readonly Expr[] }
  | { readonly kind: "call"; readonly target: FunctionId; readonly args: readonly Expr[]; readonly type: TypeId }
  /** A function value applied to some or all of its arguments. */
  | { readonly kind: "apply"; readonly fun: Expr; readonly args: readonly Expr[]; readonly type: TypeId }
  | { readonly kind: "lambda"; readonly params: readonly Local[]; readonly body: Expr; readonly type: TypeId }
  /** Operation of the run time; `on` is the type it works on. */
  | { readonly kind: "primitive"; readonly op: Primitive; readonly on: TypeId; readonly args: readonly Expr[]; readonly type: TypeId }
  | { readonly kind: "let"; readonly local: Local; readonly value: Expr; readonly body: Expr; readonly lazy: boolean }
  | { readonly kind: "if"; readonly test: Expr; readonly yes: Expr; readonly no: Expr }
  /** Lazy in the right operand. */
  | { readonly kind: "and" | "or"; readonly left: Expr; readonly right: Expr }
  | { readonly kind: "not"; readonly arg: Expr }
  /** True when the value was made by the constructor. */
  | { readonly kind: "is"; readonly subject: Expr; readonly index: number }
  | { readonly kind: "switch"; readonly subject: Expr; readonly arms: readonly Arm[]; readonly otherwise: Expr | null }
  | { readonly kind: "signal"; readonly site: number; readonly args: readonly Expr[]; readonly type: TypeId }
  /** `body` is shared by the jumps inside `rest`. */
  | { readonly kind: "join"; readonly label: number; readonly params: readonly Local[]; readonly body: Expr; readonly rest: Expr }
  | { readonly kind: "jump"; readonly label: number; readonly args: readonly Expr[]; readonly type: TypeId }
  | Loop;

/** One constructor's case; `fields` names those arguments the body uses, null for the others. */
export interface Arm {
  readonly index: number;
  readonly fields: readonly (Local | null)[];
  readonly body: Expr;
}

/**
 * `fold`: accumulator := initial; for each element: accumulator := step. Stops early when `until` (a boolean literal) is reached.
 * A set that turns out infinite makes it signal.
 */
export interface Loop {
  readonly kind: "fold";
  readonly domain: Domain;
  readonly element: Local;
  readonly accumulator: Local;
  readonly initial: Expr;
  readonly step: Expr;
  readonly until: boolean | null;
}

/** What a loop runs over. `range` is inclusive on both sides; `samples` are a few values of an infinite type. */
export type Domain =
  | { readonly kind: "samples"; readonly type: TypeId }
  | { readonly kind: "type"; readonly type: TypeId }
  | { readonly kind: "set"; readonly set: Expr }
  | { readonly kind: "list"; readonly list: Expr }
  | { readonly kind: "range"; readonly from: Expr; readonly to: Expr }
  /**
   * Values that stand for all of an infinite type, where only what is `known` tells them apart: where these functions were changed, the
   * elements of these sets (or what they lack), these values, and one value that is none of them. The search has no answer where a function or set
   * does not tell, unless one of these values or a sample gives it.
   */
  | { readonly kind: "representatives"; readonly type: TypeId; readonly known: readonly Expr[] };

export type { Primitive };

/** Why something cannot be executed. */
export type Refusal =
  /** No equation that execution could use. */
  | { readonly kind: "no-equation"; readonly constant: string; readonly type: Type; readonly why: string; readonly where: Where }
  | { readonly kind: "no-instance"; readonly constant: string; readonly type: Type; readonly where: Where }
  /** A quantifier, description or comprehension over an infinite type without a bound. */
  | { readonly kind: "unbounded"; readonly constant: string; readonly type: Type; readonly where: Where }
  | { readonly kind: "type"; readonly type: Type; readonly why: string; readonly where: Where }
  | { readonly kind: "limit"; readonly what: string; readonly where: Where };

/** The chain of constants from a root to the place, outermost first. */
export type Where = readonly string[];
