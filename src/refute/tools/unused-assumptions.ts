/** Superfluous assumptions (thesis, section 6.4.2): assumptions are left out, and what no engine can refute without them does not need them. */
import { Budget, type Clock } from "../../base/index.ts";
import { printTerm } from "../../elaborate/index.ts";
import { searchPortfolio } from "../engines/portfolio.ts";
import type { EngineVerdict } from "../engines/search.ts";
import { unusedSeconds } from "../limits.ts";
import type { SearchSettings } from "../settings.ts";
import { speaksAgainst } from "./ask-engine.ts";
import { searchLevels } from "./level-search.ts";
import { restated, type Theorem } from "./theorem.ts";

/** A counterexample to a theorem without some assumptions. Numbers count from 1. */
export interface Refutation {
  readonly without: readonly number[];
  readonly outcome: EngineVerdict["outcome"];
  readonly tester: string;
  readonly assignment: Readonly<Record<string, string>>;
  readonly chosen: Readonly<Record<string, string>>;
}

/** What is known of the assumptions of a theorem. Numbers count from 1. Plain data. */
export interface UnusedReport {
  readonly name: string | null;
  readonly item: number;
  readonly assumptions: readonly string[];
  /** The largest sets that can be left out, as far as the engines can tell. */
  readonly unused: readonly (readonly number[])[];
  /** Why the others are needed: the smallest refuted sets. */
  readonly needed: readonly Refutation[];
  /** Sets that no engine could judge. */
  readonly unclear: readonly (readonly number[])[];
  readonly checked: number;
  /** False when time ran out before all sets were looked at. */
  readonly isComplete: boolean;
}

export interface UnusedOptions extends SearchSettings {
  /** Milliseconds for all sets of one theorem. */
  readonly milliseconds: number;
}

/** Milliseconds that a theorem with so many assumptions may take: the singles, their pairs, and something to spare. */
export function unusedLimit(assumptions: number, timeout: number | null): number {
  return 1000 * (timeout ?? unusedSeconds) * (2 * assumptions + 2);
}

/** Looks for sets of assumptions that can be left out. */
export async function findUnused(theorem: Theorem, options: UnusedOptions, clock: Clock): Promise<UnusedReport> {
  const end = clock() + options.milliseconds;
  const each = 1000 * (options.timeout ?? unusedSeconds);
  const refuted: Refutation[] = [];
  const unclear: (readonly number[])[] = [];
  let checked = 0;
  const stands = async (set: readonly number[]): Promise<boolean> => {
    checked++;
    const kept = theorem.assumptions.filter((_, i) => !set.includes(i));
    const budget = new Budget(clock, Math.min(each, end - clock()));
    const { all: verdicts } = await searchPortfolio(restated(theorem.statement, kept, theorem.conclusion), options, budget);
    const against = verdicts.find((v) => v.outcome === "genuine") ?? verdicts.find(speaksAgainst);
    const without = set.map((i) => i + 1);
    if (against !== undefined) refuted.push(refutation(without, against));
    else if (!verdicts.some(isEvidence)) unclear.push(without);
    return against === undefined && verdicts.some(isEvidence);
  };
  const levels = await searchLevels(theorem.assumptions.length, stands, () => clock() >= end);
  return {
    name: theorem.name,
    item: theorem.item,
    assumptions: theorem.assumptions.map((t) => printTerm(theorem.statement.context, t)),
    unused: levels.maximal.map((set) => set.map((i) => i + 1)),
    needed: refuted,
    unclear,
    checked,
    isComplete: levels.isComplete,
  };
}

/** An engine that searched to its bound, or that met the premises and found nothing. */
function isEvidence(verdict: EngineVerdict): boolean {
  return verdict.outcome === "none" || (verdict.outcome === "unknown" && verdict.coverage.premises > 0);
}

function refutation(without: readonly number[], verdict: EngineVerdict): Refutation {
  const { outcome, tester, assignment, chosen } = verdict;
  return { without, outcome, tester, assignment, chosen };
}
