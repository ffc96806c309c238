/** What the tools beyond `check` ask of a worker, and its answers. */
import type { Diagnostic } from "../../base/index.ts";
import type { CheckSettings, MutationSettings, PlannedMutant, ReportOutcome, Tester, UnusedReport } from "../../refute/index.ts";

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
      readonly tester: Tester;
      readonly milliseconds: number;
      readonly mutation: MutationSettings;
      readonly settings: CheckSettings;
    };

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
  | { readonly kind: "planned"; readonly mutants: readonly PlannedMutant[] }
  | {
      readonly kind: "judged";
      readonly outcome: ReportOutcome;
      readonly seconds: number;
      readonly assignment: Readonly<Record<string, string>>;
      readonly reason: string | null;
    };
