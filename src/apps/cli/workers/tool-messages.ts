/** What the tools beyond `check` ask of a worker, and its answers. */
import type { Diagnostic } from "../../../base/index.ts";
import type {
  CheckSettings,
  ConjectureOptions,
  Conjectures,
  ManyAnswer,
  ManyOptions,
  MutationSettings,
  PlannedMutant,
  Report,
  ReportOutcome,
  Strategy,
  UnusedReport,
} from "../../../refute/index.ts";

export type ToTool =
  /** Which theorems a theory has. */
  | { readonly kind: "theorems"; readonly file: string }
  | {
      readonly kind: "unused";
      readonly file: string;
      readonly theorem: number;
      readonly settings: CheckSettings;
      readonly milliseconds: number;
    }
  | {
      readonly kind: "plan-mutants";
      readonly file: string;
      readonly theorem: number;
      readonly count: number;
      readonly mutation: MutationSettings;
    }
  | {
      readonly kind: "judge-mutant";
      readonly file: string;
      readonly theorem: number;
      readonly number: number;
      /** Null: the portfolio. */
      readonly tester: Strategy | null;
      readonly milliseconds: number;
      readonly mutation: MutationSettings;
      readonly settings: CheckSettings;
    }
  /** The value of a term in the context of a theory. */
  | { readonly kind: "evaluate"; readonly file: string; readonly term: string; readonly seconds: number }
  /** The product of a stage as text. */
  | { readonly kind: "show"; readonly file: string; readonly stage: string }
  /** The datatypes of a theory as TypeScript. */
  | { readonly kind: "export-types"; readonly file: string }
  /** A certificate, as text, against the theory of the file. */
  | { readonly kind: "verify-certificate"; readonly file: string; readonly certificate: string }
  /** A proof against its clauses. */
  | { readonly kind: "verify-proof"; readonly file: string; readonly clauses: string; readonly proof: string }
  /** All statements of a theory in few programs. */
  | { readonly kind: "batch"; readonly file: string; readonly options: Partial<ManyOptions> }
  /** Goals that stand in no file: a counterexample to one is tried on the others. */
  | {
      readonly kind: "goals";
      readonly file: string;
      readonly goals: readonly { readonly id: string; readonly text: string }[];
      readonly settings: CheckSettings;
    }
  /** Which statements of a theory are claims about the variables of one context. */
  | { readonly kind: "claims"; readonly file: string }
  /** Models by their numbers that refute implications between claims which those known do not. */
  | {
      readonly kind: "models";
      readonly file: string;
      readonly card: number;
      readonly from: number;
      readonly to: number;
      readonly known: readonly JudgedBits[];
    }
  /** Such models by model finding, of these premises. */
  | {
      readonly kind: "find-models";
      readonly file: string;
      readonly premises: readonly number[];
      readonly cards: readonly number[];
      readonly known: readonly JudgedBits[];
      readonly milliseconds: number;
    }
  | { readonly kind: "conjecture"; readonly file: string; readonly about: readonly string[]; readonly options: Partial<ConjectureOptions> };

/** Claims that hold in a model, and those that do not, as texts of bits. */
export interface JudgedBits {
  readonly holds: string;
  readonly fails: string;
}

/** A model of the variables of a context, as tables over a carrier. */
export interface TableModel extends JudgedBits {
  readonly card: number;
  readonly tables: readonly (readonly number[])[];
}

/** What a batch says of a statement. */
export interface BatchLine {
  readonly name: string | null;
  readonly from: number;
  readonly answer: ManyAnswer;
  readonly isClaim: boolean;
}

/** Equations as printed, by class. */
export interface ClassText {
  readonly smallest: string;
  readonly equations: readonly { readonly left: string; readonly right: string }[];
}

/** A theorem as the command line sees it. */
export interface TheoremLabel {
  readonly name: string | null;
  readonly from: number;
  readonly assumptions: number;
  readonly isMutable: boolean;
}

export type FromTool =
  | {
      readonly kind: "theorems";
      readonly theory: string;
      readonly theorems: readonly TheoremLabel[];
      readonly diagnostics: readonly Diagnostic[];
    }
  | { readonly kind: "unused"; readonly report: UnusedReport }
  /** Right, refused, or neither, because something cannot be read; the text says why. */
  | { readonly kind: "verified"; readonly isRight: boolean; readonly isRefused: boolean; readonly text: string }
  /** Text that is the whole answer, and what was wrong with the theory. */
  | { readonly kind: "text"; readonly text: string; readonly diagnostics: readonly Diagnostic[] }
  | { readonly kind: "batch"; readonly theory: string; readonly lines: readonly BatchLine[]; readonly diagnostics: readonly Diagnostic[] }
  | ({ readonly kind: "conjectures"; readonly classes: readonly ClassText[] } & Omit<Conjectures, "classes">)
  /** A name among `about` that is not a constant. */
  | { readonly kind: "unknown-constant"; readonly name: string; readonly message: string }
  | ({ readonly kind: "evaluated" } & Pick<Report, "value" | "type" | "reason" | "model">)
  | {
      readonly kind: "goals";
      readonly answers: readonly {
        readonly id: string;
        readonly report: Report | null;
        readonly isShared: boolean;
        readonly diagnostics: readonly Diagnostic[];
      }[];
    }
  | {
      readonly kind: "claims";
      readonly names: readonly string[];
      readonly leftOut: number;
      /** How many models there are at each size of the carrier. */
      readonly spaces: readonly { readonly card: number; readonly count: number }[];
      readonly reason: string | null;
    }
  | { readonly kind: "models"; readonly models: readonly TableModel[] }
  /** The term to be evaluated cannot be read. */
  | { readonly kind: "mistaken"; readonly diagnostic: Diagnostic }
  | { readonly kind: "planned"; readonly mutants: readonly PlannedMutant[] }
  | {
      readonly kind: "judged";
      readonly outcome: ReportOutcome;
      readonly seconds: number;
      readonly assignment: Readonly<Record<string, string>>;
      readonly reason: string | null;
    };
