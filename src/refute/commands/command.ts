/** What a command of a theory is, once read: a search that the pipeline carries out, or something that answers by itself. */
import type { Clock, Diagnostic } from "../../base/index.ts";
import type { LoadedTheory, Statement } from "../../elaborate/index.ts";
import { alone, type KeepProof, type ScopeSharing, type SearchMeans } from "../../finding/index.ts";
import type { EngineOptions } from "../engines/engine.ts";
import type { PortfolioRow } from "../engines/search.ts";
import { type NativeSolvers, noPrograms } from "../options/sat-solver.ts";
import type { OnProgress } from "../progress.ts";
import { blankReport, type Report, type ReportOutcome } from "../report.ts";
import type { CheckSettings } from "../settings.ts";

/** An answer with what was wrong with the question. */
export interface TaskResult {
  readonly report: Report | null;
  readonly diagnostics: readonly Diagnostic[];
}

/** What is around a task: others at it and what they know of its scopes, since how many milliseconds it is under way, programs. */
export interface Company {
  readonly sharing: ScopeSharing;
  readonly elapsed: number;
  readonly native: NativeSolvers;
  /** Keeps proofs of model finding; null where they are not wanted. */
  readonly keepProof: KeepProof | null;
  /** Told now and then what is known so far: all that is left of a search that never comes back. `isMore`: an engine has ended. */
  readonly onSoFar: (report: () => Report, isMore: boolean) => void;
}

export const noCompany: Company = { sharing: alone, elapsed: 0, native: noPrograms, keepProof: null, onSoFar: () => undefined };

/** What the parts of carrying out a task share. */
export interface Run {
  readonly theory: LoadedTheory;
  readonly settings: CheckSettings;
  readonly clock: Clock;
  readonly onProgress: OnProgress;
  readonly company: Company;
  /** Seconds since the task began. */
  readonly seconds: () => number;
}

/** A search for counterexamples to a statement. */
export interface SearchCommand {
  readonly kind: "search";
  /** How long it may take. */
  readonly milliseconds: number;
  readonly statement: Statement;
  /** The engines in order. */
  readonly rows: readonly PortfolioRow[];
  readonly options: EngineOptions;
  /** What the report says of the command itself. */
  readonly facts: Partial<Report> & Pick<Report, "command" | "span">;
  /** Whether an outcome is the expected one; null where nothing is expected. */
  readonly isMet: (outcome: ReportOutcome) => boolean | null;
  /** What model finding works with, and what the user should know about it. */
  readonly means: (company: Company) => Promise<{ readonly means: Partial<SearchMeans>; readonly notes: readonly Diagnostic[] }>;
  readonly diagnostics: readonly Diagnostic[];
}

/** A command that answers by itself. */
export interface DirectCommand {
  readonly kind: "direct";
  readonly milliseconds: number;
  readonly answer: (run: Run) => TaskResult | Promise<TaskResult>;
}

export type Command = SearchCommand | DirectCommand;

/** Nothing but where proofs go. */
export const plainMeans: SearchCommand["means"] = async ({ keepProof }) => ({ means: { keepProof }, notes: [] });

/** The beginning of a report about a statement. */
export function aboutStatement(theory: LoadedTheory, { name, text, ending }: Statement) {
  return { ...blankReport, theory: theory.name, lemma: name, statement: text, isClaim: ending !== "oops" };
}

/** A command that answers with these fields of a report, about no statement. */
export function direct(
  milliseconds: number,
  answer: (run: Run) => Pick<Report, "span" | "command" | "outcome"> & Partial<Report>,
): DirectCommand {
  return {
    kind: "direct",
    milliseconds,
    answer: (run) => {
      const found = answer(run);
      return {
        report: { ...blankReport, theory: run.theory.name, lemma: null, ...found, seconds: found.seconds ?? run.seconds() },
        diagnostics: [],
      };
    },
  };
}
