/**
 * Superfluous assumptions ([Bulwahn 2013], section 6.4.2): assumptions are left out, and what no engine can refute without them does not need them.
 * Beyond [Bulwahn 2013], that nothing was found counts only where something could have been: the assumptions that stay are satisfied by values that
 * the engines try, and each that is left out is false for some, at types that they went through. So `finite A` is not called superfluous, since all
 * that they go through is finite, though infinite sets at infinite types are looked at besides.
 */
import { Budget, type Clock } from "../../base/index.ts";
import { printTerm } from "../../elaborate/index.ts";
import { boolT, constant, names, type Term } from "../../logic/index.ts";
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

/** Milliseconds that a theorem with this many assumptions may take: the singles, their pairs, and something to spare. */
export function unusedLimit(assumptions: number, timeout: number | null): number {
  return 1000 * (timeout ?? unusedSeconds) * (2 * assumptions + 2);
}

/** Looks for sets of assumptions that can be left out. */
export async function findUnused(theorem: Theorem, options: UnusedOptions, clock: Clock): Promise<UnusedReport> {
  const whole = new Budget(clock, options.milliseconds);
  const each = 1000 * (options.timeout ?? unusedSeconds);
  const refuted: Refutation[] = [];
  const unclear: (readonly number[])[] = [];
  let checked = 0;
  const ask = async (assumptions: readonly Term[], claim: Term): Promise<readonly EngineVerdict[]> => {
    return (await searchPortfolio(restated(theorem.statement, assumptions, claim), options, whole.slice(each))).all;
  };
  const denied = new Map<number, readonly EngineVerdict[]>();
  const denials = async (i: number): Promise<readonly EngineVerdict[]> => {
    const [claim] = theorem.assumptions.slice(i, i + 1);
    const known = denied.get(i) ?? (claim === undefined ? [] : await ask([], claim));
    denied.set(i, known);
    return known;
  };
  const isEvident = async (set: readonly number[], kept: readonly Term[], verdicts: readonly EngineVerdict[]): Promise<boolean> => {
    const searches = verdicts.filter(stood);
    const isWithin = (against: EngineVerdict): boolean => speaksAgainst(against) && isAtTypesOf(searches, against);
    for (const i of set) if (!(await denials(i)).some(isWithin)) return false;
    if (searches.some((v) => v.coverage.premises > 0)) return true;
    return searches.some((v) => v.outcome === "none") && (await ask(kept, falseTerm)).some(isWithin);
  };
  const stands = async (set: readonly number[]): Promise<boolean> => {
    checked++;
    const kept = theorem.assumptions.filter((_, i) => !set.includes(i));
    const verdicts = await ask(kept, theorem.conclusion);
    const against = verdicts.find((v) => v.outcome === "genuine") ?? verdicts.find(speaksAgainst);
    const without = set.map((i) => i + 1);
    const isUnused = against === undefined && (await isEvident(set, kept, verdicts));
    if (against !== undefined) refuted.push(refutation(without, against));
    else if (!isUnused) unclear.push(without);
    return isUnused;
  };
  const levels = await searchLevels(theorem.assumptions.length, stands, () => whole.isSpent);
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

/** An engine searched and found nothing. */
const stood = ({ outcome }: EngineVerdict): boolean => outcome === "none" || outcome === "unknown";

/** Whether the type variables of a find stand for what one of the searches went through: so many elements, or the type that it took all along. */
const isAtTypesOf = (searches: readonly EngineVerdict[], { types, model }: EngineVerdict): boolean =>
  Object.entries(types).every(
    ([variable, type]) =>
      model?.cards.some((c) => c.type === variable) === true || searches.some(({ coverage }) => coverage.types[variable] === type),
  );

const falseTerm: Term = constant(names.False, boolT);

function refutation(without: readonly number[], verdict: EngineVerdict): Refutation {
  const { outcome, tester, assignment, chosen } = verdict;
  return { without, outcome, tester, assignment, chosen };
}
