import { baseName } from "../../base/index.ts";
import {
  type Bound,
  type Card,
  type Coverage,
  type Find,
  noCoverage,
  type SearchEnd,
  type SearchResult,
  standInSize,
} from "../../logic/index.ts";
import type { TestOptions } from "../options.ts";
import type { TypeInstance } from "../types/type-instances.ts";
import type { RunResult } from "./test-run.ts";

/** A search result with all finds that were asked for. */
export type TestResult = SearchResult & {
  readonly finds: readonly Find[];
  /** What the type variables stand for in each find. */
  readonly instances: readonly TypeInstance[];
};

/** What is known of the runs of one type instance. */
interface Decided {
  readonly instance: TypeInstance;
  /** The largest size all of whose tests were decided, 0 before there is one; null: all values were. */
  readonly size: number | null;
}

/** Adds up the runs of a search and says how it ended. */
export class Tally {
  private readonly options: TestOptions;
  private readonly finds: Find[] = [];
  private readonly instances: TypeInstance[] = [];
  private readonly potential: Find[] = [];
  private readonly undecided = new Map<string, number>();
  private readonly decided = new Map<TypeInstance, Decided>();
  private tests = 0;
  private premises = 0;
  /** The bound of the run that found something, or that ended the search. */
  private last: Bound | null = null;
  private isLate = false;
  private isTooLarge = false;
  /** A run with too many values ends the search, as those after it have more. */
  private readonly isGrowing: boolean;

  /** Takes the type instances that are to be searched, so that "up to a cardinality" speaks of all of them. */
  constructor(options: TestOptions, instances: readonly TypeInstance[], isGrowing = true) {
    this.options = options;
    this.isGrowing = isGrowing;
    for (const instance of instances) this.decided.set(instance, { instance, size: 0 });
  }

  /** `size` is null when all values were tried. */
  add(run: RunResult, instance: TypeInstance, size: number | null): void {
    this.tests += run.tests;
    this.premises += run.premisesSatisfied;
    for (const find of run.finds) {
      this.finds.push(find);
      this.instances.push(instance);
    }
    this.potential.push(...run.potential);
    for (const [reason, count] of run.undecided) this.undecided.set(reason, (this.undecided.get(reason) ?? 0) + count);
    this.isLate ||= run.end === "late";
    this.isTooLarge ||= run.end === "limit";
    if (run.end === "late" || run.end === "limit" || run.finds.length > 0) this.last = { cards: cardsOf(instance), size };
    else if (run.end === "complete" && run.undecided.size === 0) this.decide(instance, size);
    this.options.covered(this.coverage());
  }

  private decide(instance: TypeInstance, size: number | null): void {
    const before = this.decided.get(instance)?.size ?? 0;
    const isAll = size === null || this.decided.get(instance)?.size === null;
    this.decided.set(instance, { instance, size: isAll ? null : Math.max(size ?? 0, before) });
  }

  get isOver(): boolean {
    const isAborted = this.options.abortPotential && this.potential.length > 0;
    return this.isLate || (this.isTooLarge && this.isGrowing) || isAborted || this.finds.length >= this.options.max;
  }

  /** `ending`: why the budget is spent, for the case that it ended the search. */
  result(ending: string): TestResult {
    const { potential, finds, instances } = this;
    return { ...this.end(ending), coverage: this.coverage(), potential, finds, instances };
  }

  private coverage(): Coverage {
    const { tests, premises, last, decided } = this;
    const undecided = [...this.undecided.values()].reduce((sum, n) => sum + n, 0);
    const isMixed = [...decided.keys()].some((instance) => new Set(cardsOf(instance).map((c) => c.size)).size > 1);
    return {
      ...noCoverage,
      completed: completedBounds([...decided.values()]),
      isMixed,
      types: fixedTypes(decided.keys()),
      last,
      tests,
      premises,
      undecided,
    };
  }

  private end(ending: string): SearchEnd {
    const [find] = this.finds;
    if (find !== undefined) return { kind: "found", find };
    if (this.isLate) return { kind: "unknown", reason: ending };
    if (this.isTooLarge) return { kind: "unknown", reason: "there are too many values" };
    const [reason] = this.undecided;
    if (reason === undefined) return { kind: "none" };
    const [what, times] = reason;
    // Where a claim that something exists comes first, choices are left undecided before there is a test.
    return { kind: "unknown", reason: times > this.tests ? what : `${what} in ${times} of ${this.tests} tests` };
  }
}

/** For each cardinality the size that all instances up to it reached; what another bound contains is left out. The largest come last. */
function completedBounds(decided: readonly Decided[]): Bound[] {
  const cards = [...new Set(decided.map((d) => d.instance.card))].sort((a, b) => a - b);
  const reached = cards.map((card) => {
    const within = decided.filter((d) => d.instance.card <= card);
    const size = Math.min(...within.map((d) => d.size ?? Number.POSITIVE_INFINITY));
    const largest = within.reduce((a, b) => (sum(b) > sum(a) ? b : a));
    return { card, size, cards: cardsOf(largest.instance) };
  });
  // Among bounds, all values of smaller types count as the largest size that was reached at all.
  const most = Math.max(...reached.map(({ size }) => size).filter(Number.isFinite), 0);
  const worth = ({ card, size }: { readonly card: number; readonly size: number }): number => card + Math.min(size, most);
  return reached
    .filter(({ size }, i) => size > 0 && !(size <= (reached[i + 1]?.size ?? 0)))
    .sort((a, b) => worth(a) - worth(b) || a.card - b.card)
    .map(({ size, cards }) => ({ cards, size: Number.isFinite(size) ? size : null }));
}

const sum = ({ instance }: Decided): number => cardsOf(instance).reduce((n, c) => n + c.size, 0);

/** What type variables stand for in all instances alike. */
function fixedTypes(instances: Iterable<TypeInstance>): Readonly<Record<string, string>> {
  const all = [...instances].map(({ types }) => types);
  const [first] = all;
  return Object.fromEntries(
    [...(first ?? [])].flatMap(([name, type]) =>
      type.kind === "con" && all.every((types) => types.get(name) === type) && standInSize(type) === null
        ? [[name, baseName(type.name)]]
        : [],
    ),
  );
}

/** The finite types that stand for type variables, and declared types, with their numbers of elements. */
function cardsOf(instance: TypeInstance): Card[] {
  const finite = [...instance.types].flatMap(([name, type]): Card[] => {
    const size = standInSize(type);
    return size === null ? [] : [{ type: name, size }];
  });
  return [...finite, ...[...instance.atoms].map(([type, size]) => ({ type, size }))];
}
