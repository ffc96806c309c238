/** What is known of a search under way, as a report: all that is left where it never comes back. */
import type { Coverage } from "../logic/index.ts";
import type { Company } from "./commands/command.ts";
import { coverageOf, type EngineVerdict, type SearchVerdict } from "./engines/search.ts";
import { bestOf } from "./outcome.ts";
import type { OnProgress } from "./progress.ts";
import type { EngineCoverage, Report } from "./report.ts";

type MakeReport = (verdict: SearchVerdict["verdict"], coverage: readonly EngineCoverage[]) => Report;

export class SoFar {
  private readonly tell: Company["onSoFar"];
  private readonly make: MakeReport;
  /** Of engines that have ended. */
  private all: readonly EngineVerdict[] = [];
  /** Of the engine at work. */
  private current: { readonly engine: string; readonly coverage: Coverage } | null = null;

  constructor(tell: Company["onSoFar"], make: MakeReport) {
    this.tell = tell;
    this.make = make;
  }

  /** Passes on how far a search is, and remembers what it covered. */
  following(onProgress: OnProgress): OnProgress {
    return (progress) => {
      onProgress(progress);
      const { engine, coverage } = progress;
      if (coverage !== undefined) this.current = { engine, coverage };
      if (this.current !== null || this.all.length > 0) this.tell(this.report, false);
    };
  }

  readonly verdicts = (all: readonly EngineVerdict[]): void => {
    this.all = all;
    this.current = null;
    this.tell(this.report, true);
  };

  private readonly report = (): Report => {
    const { current } = this;
    const ended = coverageOf(this.all);
    // An engine that was asked to go further has been somewhere before.
    const isNews = current !== null && (current.coverage.completed.length > 0 || ended.every(({ engine }) => engine !== current.engine));
    const coverage = isNews
      ? [
          ...ended.filter(({ engine }) => engine !== current.engine),
          { ...current.coverage, engine: current.engine, outcome: "unknown" as const, reason: null },
        ]
      : ended;
    return this.make(bestOf(this.all) ?? { outcome: "unknown", reason: null }, coverage);
  };
}
