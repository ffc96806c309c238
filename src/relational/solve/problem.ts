import type { SatSolverFactory } from "../../sat/index.ts";
import type { Bounds } from "../language/bounds.ts";
import { RelationalError } from "../language/error.ts";
import type { Instance } from "../language/instance.ts";
import type { Formula, Variable } from "../language/syntax.ts";
import type { TupleSet } from "../language/tuple-set.ts";
import type { IntegerOptions } from "../meaning/evaluate.ts";
import { maxBits } from "../meaning/integer-semantics.ts";
import type { Limits } from "./interrupt.ts";

/** A formula to be made true by a choice of relations within bounds. */
export interface Problem {
  readonly formula: Formula;
  readonly bounds: Bounds;
}

/** How to look for an instance. */
export interface SolveOptions extends IntegerOptions, Limits {
  /** Greatest number of bits compared per pair of interchangeable atoms to break symmetries; 20 unless given, 0 for no breaking. */
  readonly symmetry?: number;
  /** Existential quantifiers under at most this many universal variables become relations; 0 unless given, -1 for none. */
  readonly skolemDepth?: number;
  /** If there is no instance, say which conjuncts clash: any that do, or some none of which can be spared. */
  readonly core?: "any" | "minimal";
  /** The SAT solver; the embedded CaDiCaL unless given. */
  readonly solver?: SatSolverFactory;
  /** Told at the beginning of each phase. */
  readonly progress?: (phase: Phase, statistics: Statistics) => void;
}

/** What a search is doing. */
export type Phase = "ground" | "encode" | "solve" | "check";

/** Sizes and times of a search; times in milliseconds on the clock given. */
export interface Statistics {
  /** Variables that stand for tuples of relations. */
  readonly primaryVariables: number;
  /** All variables. */
  readonly variables: number;
  readonly clauses: number;
  /** Nodes of the circuit. */
  readonly gates: number;
  readonly translationTime: number;
  readonly solvingTime: number;
  readonly checkingTime: number;
}

/** The value found for an existential variable: a function of the enclosing universal variables. */
export interface Skolem {
  readonly variable: Variable;
  readonly universals: readonly Variable[];
  /** Tuples of the values of the universal variables followed by a tuple of the variable. */
  readonly tuples: TupleSet;
}

/** An instance, which has been evaluated and makes the formula true. */
export interface Found {
  readonly kind: "sat";
  readonly instance: Instance;
  readonly skolems: readonly Skolem[];
  readonly statistics: Statistics;
  /** What one might not expect: integers that wrap around. */
  readonly warnings: readonly string[];
}

/** There is no instance; `core`, if asked for, are conjuncts of the formula that have none together. */
export interface Unsatisfiable {
  readonly kind: "unsat";
  readonly core: readonly Formula[] | null;
  readonly statistics: Statistics;
  /** What one might not expect: integers that wrap around. */
  readonly warnings: readonly string[];
}

/** It was not found out. */
export interface Unknown {
  readonly kind: "unknown";
  readonly reason: "time" | "interrupted" | "memory" | "solver";
  readonly message: string;
  readonly statistics: Statistics;
  /** What one might not expect: integers that wrap around. */
  readonly warnings: readonly string[];
}

/** The answer to a problem. */
export type Outcome = Found | Unsatisfiable | Unknown;

/** The options with every default filled in that the translation needs. */
export function checkedOptions(options: SolveOptions): Required<Pick<SolveOptions, "bits" | "overflow" | "symmetry" | "skolemDepth">> {
  const { bits = 4, overflow = "wrap", symmetry = 20, skolemDepth = 0 } = options;
  if (!Number.isInteger(bits) || bits < 1 || bits > maxBits)
    throw new RelationalError("bad-argument", `the width of integers must be between 1 and ${maxBits} bits, not ${bits}`);
  if (!(symmetry >= 0)) throw new RelationalError("bad-argument", `the length of symmetry breaking cannot be ${symmetry}`);
  return { bits, overflow, symmetry, skolemDepth };
}
