import type { Find, SearchEnd } from "../../logic/index.ts";
import type { TestResult } from "../exhaustive/search-exhaustive.ts";
import type { TestOptions } from "../options.ts";
import type { TypeInstance } from "../types/type-instances.ts";
import type { RunResult } from "./test-run.ts";

/** Adds up the runs of a search and says how it ended. */
export class Tally {
  private readonly options: TestOptions;
  private readonly finds: Find[] = [];
  private readonly instances: TypeInstance[] = [];
  private readonly potential: Find[] = [];
  private readonly undecided = new Map<string, number>();
  private tests = 0;
  private premisesSatisfied = 0;
  /** What was covered completely. */
  private bound = "nothing";
  private isLate = false;
  private isTooLarge = false;

  constructor(options: TestOptions) {
    this.options = options;
  }

  /** `size` is null when all values were tried. */
  add(run: RunResult, instance: TypeInstance, size: number | null): void {
    this.tests += run.tests;
    this.premisesSatisfied += run.premisesSatisfied;
    for (const find of run.finds) {
      this.finds.push(find);
      this.instances.push(instance);
    }
    if (this.potential.length === 0) this.potential.push(...run.potential);
    for (const [reason, count] of run.undecided) this.undecided.set(reason, (this.undecided.get(reason) ?? 0) + count);
    this.isLate ||= run.end === "late";
    this.isTooLarge ||= run.end === "limit";
    if (run.end === "complete" || run.finds.length > 0) this.bound = describeBound(instance, size);
  }

  get isOver(): boolean {
    const isAborted = this.options.abortPotential && this.potential.length > 0;
    return this.isLate || this.isTooLarge || isAborted || this.finds.length >= this.options.max;
  }

  result(): TestResult {
    const { bound, tests, premisesSatisfied, potential, finds, instances } = this;
    return { ...this.end(), bound, tests, premisesSatisfied, potential, finds, instances };
  }

  private end(): SearchEnd {
    const [find] = this.finds;
    if (find !== undefined) return { kind: "found", find };
    if (this.isLate) return { kind: "unknown", reason: "time was up" };
    if (this.isTooLarge) return { kind: "unknown", reason: "there are too many values" };
    const [reason] = this.undecided;
    if (reason !== undefined) return { kind: "unknown", reason: `${reason[0]} in ${reason[1]} of ${this.tests} tests` };
    return { kind: "none" };
  }
}

/** What was covered, in words: `card 'a = 2, size 4`. */
function describeBound(instance: TypeInstance, size: number | null): string {
  const finite = [...instance.types].flatMap(([name, type]) => {
    const card = type.kind === "con" ? /^Enum\.finite_(\d+)$/.exec(type.name)?.[1] : undefined;
    return card === undefined ? [] : [`card ${name} = ${card}`];
  });
  const cards = [...finite, ...[...instance.atoms].map(([name, card]) => `card ${name} = ${card}`)];
  if (size !== null) return [...cards, `size ${size}`].join(", ");
  return cards.length === 0 ? "all values" : cards.join(", ");
}
