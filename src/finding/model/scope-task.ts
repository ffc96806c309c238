/** The search of one scope: what is asked, what is answered, what it cost. */
import type { Budget } from "../../base/index.ts";
import type { Conjecture, FiniteModel, Term, Type } from "../../logic/index.ts";
import type { SatSolverFactory } from "../../sat/index.ts";
import type { FindingOptions } from "../scope/options.ts";
import type { NumberedScope } from "../scope/scopes.ts";
import type { Mode } from "../value/algebra.ts";
import type { Raised } from "./raise.ts";
import type { ScopeProof } from "./scope-proof.ts";

/** What a judge says of a model that is not certain: it refutes the claim, it does not, or there is no telling. */
export type Word = "confirmed" | "refuted" | "cannot-say";

/** What a scope cost: milliseconds for the circuit and for the solver, and how large the problem was. */
export interface Effort {
  readonly building: number;
  readonly solving: number;
  readonly nodes: number;
}

/** Which sizes a problem depends on. */
interface Dependence {
  readonly types: readonly Type[];
  readonly usesRounds: boolean;
}

export type ScopeResult =
  | ({ readonly kind: "sat"; readonly models: readonly ScopeModel[] } & Dependence)
  /**
   * `isOpen`: elements without a name were looked at, so that there may be a potential model. `isBlind`: the scope lacks a number of the
   * statement, so that it decides nothing. `proof`: null if none is asked for.
   */
  | ({
      readonly kind: "unsat";
      readonly isOpen: boolean;
      readonly lossy: string | null;
      readonly isBlind: boolean;
      readonly proof: ScopeProof | null;
    } & Dependence)
  | { readonly kind: "unknown"; readonly reason: string };

export interface ScopeTask {
  readonly conjecture: Conjecture;
  readonly options: FindingOptions;
  readonly scope: NumberedScope;
  readonly mode: Mode;
  readonly budget: Budget;
  readonly terms: FindingTerms;
  readonly solver: SatSolverFactory;
  /** How many models are wanted at most. */
  readonly wanted: number;
  readonly judge: (model: ScopeModel, mode: Mode) => Word;
  /** Whether a proof is wanted where there is no model. */
  readonly proves: boolean;
}

/** Terms that the options `eval` and `need` name, over the variables of the conjecture. */
export interface FindingTerms {
  readonly evaluate: readonly Term[];
  readonly need: readonly Term[];
}

/** A value in a model, with its text. */
export type ReadValue = Pick<Raised, "term" | "isOpen"> & { readonly text: string };

/** A model of one scope. */
export interface ScopeModel {
  readonly variables: ReadonlyMap<string, ReadValue>;
  /** What the model chose, in terms. */
  readonly finite: FiniteModel;
  /** Types with atoms: text and number. */
  readonly cards: readonly {
    readonly type: Type;
    readonly size: number;
    readonly elements: readonly string[];
    /** Those of them that are terms. */
    readonly terms: readonly Term[];
    readonly isComplete: boolean;
  }[];
  readonly constants: readonly (ReadValue & { readonly name: string; readonly type: Type })[];
  /** Values of the terms that the user asks for, in order. */
  readonly evaluated: readonly (ReadValue & { readonly type: Type })[];
  /** What was assumed and not checked, if anything. */
  readonly doubt: string | null;
}
