/** What a job of a campaign is. */
import type { Strategy } from "../../../refute/index.ts";
import type { PlannedTask } from "../../cli/workers/messages.ts";

/** `path`: of a text of the campaign. */
export type Work =
  /** A statement or command of a theory. */
  | { readonly kind: "task"; readonly path: string; readonly theory: string; readonly planned: PlannedTask }
  /** A changed statement, given to one engine. */
  | {
      readonly kind: "mutant";
      readonly path: string;
      readonly id: string;
      readonly theorem: number;
      readonly number: number;
      readonly tester: Strategy;
      readonly seconds: number;
    }
  /** Goals in one context; a counterexample of one is tried on the others. */
  | {
      readonly kind: "goals";
      readonly path: string;
      readonly goals: readonly { readonly id: string; readonly text: string }[];
      readonly seconds: number;
    }
  /** Models of a context's variables, by numbers, tried on all statements about them. */
  | { readonly kind: "models"; readonly path: string; readonly card: number; readonly from: number; readonly to: number }
  /** Models looked for by model finding: of these premises, against conclusions that no model denies so far. */
  | { readonly kind: "find-models"; readonly path: string; readonly premises: readonly number[]; readonly seconds: number };
