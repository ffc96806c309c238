import type { Const, Free, Term, Theory, Type } from "../../logic/index.ts";
import type { Expr, FunctionId, Local, Refusal, SignalReason, TypeId } from "../language/program.ts";
import type { TypeTable } from "../language/type-table.ts";

/** A fresh variable in both languages: the term's free variable and the program's local. */
export interface Fresh {
  readonly free: Free;
  readonly local: Local;
}

/** What the rules for single constants may ask of the translation of terms. */
export interface Translation {
  readonly theory: Theory;
  readonly types: TypeTable;
  /** Inside definitions by lifting: morphisms need no check. */
  readonly trusted: boolean;
  /** Functions are asked only for their values, not for where they were changed. */
  readonly isLazy: boolean;
  /** The expression of a term whose free variables are known. */
  expr(t: Term): Expr;
  fresh(name: string, type: Type): Fresh;
  /** The local of a free variable made by `fresh`. */
  localOf(variable: Free): Local;
  /** The expression that is made with locals of their own for these variables, which another expression binds too. */
  anew(variables: readonly Free[], make: () => Expr): Expr;
  /** A local that no term mentions. */
  local(name: string, type: TypeId): Local;
  /** A constant with a plain definition (and no rule of its own) replaced by its body; null for other terms. */
  unfoldTerm(t: Term): Term | null;
  /** A partial application that is computed to a function, once. */
  isComputed(t: Term): boolean;
  /** The values of a typedef as a set of that type; null for other types. */
  carrierSet(type: Type): Term | null;
  /** The free variable of a local made by `fresh`. */
  variableOf(local: Local): Free;
  /** A new label for a join. */
  label(): number;
  /** Evaluates `t` once and hands on a term that may be used many times. */
  share(t: Term, use: (atom: Term) => Expr): Expr;
  /** Evaluates `t` once, into a variable. */
  bind(t: Term, use: (variable: Fresh) => Expr): Expr;
  /** As `share`, for several. */
  shareAll(ts: readonly Term[], use: (atoms: readonly Term[]) => Expr): Expr;
  /** `f a₁ …` where `f` may be an abstraction: arguments are put in place when that repeats no work, else evaluated before. */
  beta(f: Term, args: readonly Term[]): Expr;
  /** The function value `f` applied to `args`. */
  apply(f: Expr, args: readonly Term[]): Expr;
  /** A place where the constant has no value for these arguments. */
  signal(c: Const, args: readonly Expr[], type: TypeId, why: SignalReason): Expr;
  /** Notes an obstacle of the present function; the expression signals that it is undecided. */
  obstacle(refusal: UnplacedRefusal, type: TypeId): Expr;
  /** The function that computes a closed function term. */
  auxiliary(name: string, f: Term): FunctionId;
}

type Unplaced<R> = R extends unknown ? Omit<R, "where"> : never;

/** A refusal before it is known where. */
export type UnplacedRefusal = Unplaced<Refusal>;

/**
 * How one constant is translated. `arity` arguments are needed (missing ones are supplied by η-expansion); a rule with `extra`
 * takes all there are. Null: this rule does not apply at this type.
 */
export interface Rule {
  readonly arity: number;
  readonly extra?: boolean;
  readonly translate: (tr: Translation, c: Const, args: readonly Term[]) => Expr | null;
}
