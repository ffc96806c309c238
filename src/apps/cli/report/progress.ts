/** One line on a terminal that says where the work stands; nothing elsewhere. */
import type { SearchProgress } from "../../../refute/index.ts";
import { harmless } from "./harmless.ts";
import { progressParts } from "./progress-text.ts";

export class Progress {
  readonly isShown: boolean;
  private total = 0;
  private done = 0;
  private label = "";
  /** What was heard last, and when, for the number of tests a second. */
  private last: { readonly progress: SearchProgress; readonly at: number; readonly rate: number | null } | null = null;

  constructor(isWanted: boolean) {
    this.isShown = isWanted && process.stderr.isTTY === true;
  }

  start(total: number): void {
    this.total = total;
    this.done = 0;
  }

  /** So many are done, and the next one is called so. */
  step(done: number, label: string): void {
    this.done = done;
    this.label = harmless(label).replaceAll("\n", " ");
    this.last = null;
    this.show();
  }

  /** How far the search is that is waited for. */
  tell(progress: SearchProgress): void {
    const at = performance.now();
    const before = this.last?.progress.engine === progress.engine ? this.last : null;
    const added = before === null ? 0 : progress.tests - before.progress.tests;
    const rate = before !== null && added > 0 ? (1000 * added) / (at - before.at) : (before?.rate ?? null);
    this.last = { progress, at, rate };
    this.show();
  }

  clear(): void {
    if (this.isShown) process.stderr.write("\r\x1b[2K");
  }

  private show(): void {
    if (!this.isShown || this.done >= this.total) return;
    const line = progressLine(this.done, this.total, this.label, this.last?.progress ?? null, this.last?.rate ?? null);
    process.stderr.write(`\r\x1b[2K${line.slice(0, (process.stderr.columns || 80) - 1)}`);
  }
}

/** `3 of 10 rev_append: exhaustive, size 4, 120000 tests a second`. */
export function progressLine(done: number, total: number, label: string, progress: SearchProgress | null, rate: number | null): string {
  const parts = [...(progress === null ? [] : progressParts(progress)), ...(rate === null ? [] : [`${Math.round(rate)} tests a second`])];
  return `${done + 1} of ${total} ${label}${parts.length === 0 ? "" : `: ${parts.join(", ")}`}`;
}
