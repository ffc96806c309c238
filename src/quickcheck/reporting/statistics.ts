import { getOrInsert } from "../../base/index.ts";
import type { Trial } from "../property/trial.ts";

/** How many tests had a label. */
export interface Share {
  readonly label: string;
  readonly count: number;
  readonly percent: number;
}

/** How a demand made by `cover` was met. */
export interface Coverage extends Share {
  /** The percentage demanded. */
  readonly required: number;
  readonly isMet: boolean;
}

/** What is known about the tests that were run. */
export interface Statistics {
  /** Combinations of labels, by `label` and `collect`, most frequent first. */
  readonly labels: readonly Share[];
  /** Classes, by `classify`. */
  readonly classes: readonly Share[];
  /** Named tables, by `tabulate`; percentages are of the entries of the table. */
  readonly tables: Readonly<Record<string, readonly Share[]>>;
  /** Demands, by `cover`. */
  readonly coverage: readonly Coverage[];
  /** Percentage of tests in which every list, word, set or map among the arguments was empty. */
  readonly emptyPercent: number;
}

/** Counts what trials say about themselves. Only tests that passed are counted. */
export class Tally {
  private tests = 0;
  private empty = 0;
  private readonly labels = new Map<string, number>();
  private readonly classes = new Map<string, number>();
  private readonly tables = new Map<string, Map<string, number>>();
  private readonly covers = new Map<string, { percent: number; count: number }>();

  add(trial: Trial): void {
    this.tests++;
    if (hasOnlyEmptyCollections(trial)) this.empty++;
    if (trial.labels.length > 0) increase(this.labels, trial.labels.join(", "));
    if (trial.classes.length > 0) for (const name of new Set(trial.classes)) increase(this.classes, name);
    for (const [table, value] of trial.tabled) {
      const values = getOrInsert(this.tables, table, () => new Map<string, number>());
      increase(values, value);
    }
    for (const { label, percent, isHit } of trial.covers) {
      const known = this.covers.get(label);
      this.covers.set(label, { percent, count: (known?.count ?? 0) + (isHit ? 1 : 0) });
    }
  }

  get statistics(): Statistics {
    const coverage = [...this.covers].map(([label, { percent, count }]) => {
      const actual = percentage(count, this.tests);
      return { label, count, percent: actual, required: percent, isMet: actual >= percent };
    });
    return {
      labels: shares(this.labels, this.tests),
      classes: shares(this.classes, this.tests),
      tables: Object.fromEntries([...this.tables].map(([table, values]) => [table, shares(values, total(values))])),
      coverage,
      emptyPercent: percentage(this.empty, this.tests),
    };
  }
}

function increase(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

function total(counts: ReadonlyMap<string, number>): number {
  return [...counts.values()].reduce((sum, count) => sum + count, 0);
}

function shares(counts: ReadonlyMap<string, number>, whole: number): readonly Share[] {
  const all = [...counts].map(([label, count]) => ({ label, count, percent: percentage(count, whole) }));
  return all.sort((a, b) => b.count - a.count || (a.label < b.label ? -1 : 1));
}

/** How many in a hundred. */
function percentage(count: number, whole: number): number {
  return whole === 0 ? 0 : (100 * count) / whole;
}

function hasOnlyEmptyCollections(trial: Trial): boolean {
  let hasCollection = false;
  for (let i = 0; i < trial.count; i++) {
    const size = sizeOf(trial.valueAt(i));
    if (size > 0) return false;
    if (size === 0) hasCollection = true;
  }
  return hasCollection;
}

/** The size of a collection, -1 for anything else. */
function sizeOf(value: unknown): number {
  if (typeof value === "string") return value.length;
  if (typeof value !== "object" || value === null) return -1;
  if (Array.isArray(value)) return value.length;
  return value instanceof Set || value instanceof Map ? value.size : -1;
}
