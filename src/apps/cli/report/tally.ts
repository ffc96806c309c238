/** What a check has seen, for the summary and the exit status. */
import type { Report } from "../../../refute/index.ts";

const searches: ReadonlySet<string> = new Set(["check", "quickcheck", "nitpick", "refute"]);

/** Whether a command searches for a counterexample. */
export const isSearch = ({ command }: Report): boolean => searches.has(command);

/** The status of a program that a signal ended: 128 and the signal's number. */
export const interruptedStatus = 130;

/** The status after an error of ours, and when output is lost. */
export const internalErrorStatus = 3;

export class Tally {
  private counterexamples = 0;
  private againstClaims = 0;
  private unmet = 0;
  private searches = 0;
  private unfinished = 0;
  errors = 0;
  internalErrors = 0;
  isInterrupted = false;

  count(report: Report): void {
    if (isSearch(report)) this.searches++;
    if (report.outcome === "genuine" || report.outcome === "quasi_genuine") {
      this.counterexamples++;
      if (report.isClaim) this.againstClaims++;
    }
    if (report.met === false) this.unmet++;
  }

  /** One that an interruption kept from its end. */
  miss(): void {
    this.unfinished++;
  }

  get summary(): string {
    const parts = [plural(this.searches, "search", "searches"), plural(this.counterexamples, "counterexample")];
    if (this.unmet > 0) parts.push(`${plural(this.unmet, "expectation")} not met`);
    if (this.errors > 0) parts.push(plural(this.errors, "error"));
    if (this.internalErrors > 0) parts.push(`${plural(this.internalErrors, "error")} of ours`);
    if (this.isInterrupted) parts.push(`interrupted${this.unfinished === 0 ? "" : `, ${this.unfinished} not finished`}`);
    return parts.join(", ");
  }

  get status(): number {
    if (this.isInterrupted) return interruptedStatus;
    if (this.internalErrors > 0) return internalErrorStatus;
    if (this.errors > 0) return 2;
    return this.againstClaims > 0 || this.unmet > 0 ? 1 : 0;
  }
}

function plural(n: number, one: string, many = `${one}s`): string {
  return `${n} ${n === 1 ? one : many}`;
}
