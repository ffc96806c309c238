/** A statement given to engines, one after another, until one refutes it or the time is over. */
import type { Budget } from "../../base/index.ts";
import { type Context, printOnLine } from "../../elaborate/index.ts";
import type { SearchMeans } from "../../finding/index.ts";
import { bothCovered, type Conjecture, type Coverage, noCoverage } from "../../logic/index.ts";
import { leastJudging, leastLeft } from "../limits.ts";
import { bestOf, worstOf } from "../outcome.ts";
import type { Prepared } from "../prepared.ts";
import type { OnProgress } from "../progress.ts";
import type { EngineCoverage, RefutedClaim } from "../report.ts";
import { unsupportedVerdict, type Verdict } from "../verdict.ts";
import type { Engine, EngineOptions } from "./engine.ts";
import type { Strategy } from "./strategy.ts";
import { type Traits, traitsOf } from "./traits.ts";

/**
 * A line of a portfolio: an engine, when it is asked, and what part of the work that is left it may do, in nominal milliseconds at most
 * (`base/work.ts`). The last line of all may do the rest and more: it goes on until the clock ends the search.
 */
export interface PortfolioRow {
  readonly engine: Engine;
  readonly when: (traits: Traits) => boolean;
  readonly share: number;
  readonly most?: number;
  /** Only what it finds counts. */
  readonly isAside?: boolean;
  /** It goes further than any size, so that it is left out where the user gives one. */
  readonly isBeyond?: boolean;
  /** What the engine is told otherwise. */
  readonly adapt?: (options: EngineOptions) => EngineOptions;
}

export const always = (): boolean => true;

/** What the engines are asked, the same for all of them. */
export interface SearchRequest {
  readonly prepared: Prepared;
  readonly options: EngineOptions;
  readonly means: Partial<SearchMeans>;
  readonly onProgress: OnProgress;
  /** Told the answers so far, before one more engine is asked. */
  readonly onVerdicts?: (all: readonly EngineVerdict[]) => void;
}

/** One engine's answer. */
export interface EngineVerdict extends Verdict {
  readonly tester: Strategy;
  /** Whether "potential" says no more than that a model leaves something open. */
  readonly isOpen: boolean;
}

/** The answer of several engines: the best of theirs, and all of them in order. */
export interface SearchVerdict {
  readonly verdict: Partial<EngineVerdict> & Pick<Verdict, "outcome" | "reason">;
  readonly all: readonly EngineVerdict[];
}

export async function searchAll(rows: readonly PortfolioRow[], search: SearchRequest, budget: Budget): Promise<SearchVerdict> {
  const all: EngineVerdict[] = [];
  /** Engines that have nothing more to say, however much time they get. */
  const ended = new Set<Engine>();
  const traits = traitsOf(search.prepared, search.options);
  for (const { engine, share, most = Number.POSITIVE_INFINITY, adapt, isAside } of rows.filter((row) => row.when(traits))) {
    if (budget.isSpent) break;
    if (adapt === undefined && ended.has(engine)) continue;
    if (all.length > 0) search.onVerdicts?.([...all]);
    const asked = adapt === undefined ? search : { ...search, options: adapt(search.options) };
    const left = Math.max(budget.workLeft, leastLeft * budget.granted);
    const part = share === 1 ? budget : budget.slice(Math.min(most, left * share));
    const verdict = await searchWith(engine, asked, part, budget);
    if (verdict.outcome === "none" || verdict.outcome === "unsupported") ended.add(engine);
    if (isAside !== true || verdict.model !== null) addVerdict(all, verdict, adapt === undefined);
    if (verdict.outcome === "genuine") break;
  }
  const best = bestOf(all);
  if (best === null) return { verdict: { outcome: "unknown", reason: "the time was over before a search began" }, all };
  // Whoever else found nothing, what is proved is proved.
  return { verdict: best.outcome === "none" ? { ...best, proofs: all.flatMap((v) => v.proofs ?? []) } : best, all };
}

/**
 * One more answer. An engine that was asked again has the answer of its longer search; one that was asked to go further has that of its first
 * search where it did not get there. What was found stays found.
 */
function addVerdict(all: EngineVerdict[], verdict: EngineVerdict, isAgain: boolean): void {
  const place = all.findIndex((v) => v.tester === verdict.tester);
  const before = all[place];
  if (before === undefined) all.push(verdict);
  else if (before.model !== null ? bestOf([verdict, before]) === verdict : verdict.model !== null || isAgain || isFurther(verdict, before))
    all[place] = verdict;
}

const isFurther = (later: EngineVerdict, before: EngineVerdict): boolean =>
  before.outcome === "none" && (later.coverage.completed.length > 0 || (later.outcome === "none" && later.coverage.sampled !== null));

/** What each engine covered, for the report. */
export function coverageOf(all: readonly EngineVerdict[]): readonly EngineCoverage[] {
  return all.map(({ tester, outcome, reason, coverage }) => ({ engine: tester, outcome, reason, ...coverage }));
}

/** One engine on all conclusions of a statement; `budget` is its part of the whole. */
export async function searchWith(engine: Engine, search: SearchRequest, budget: Budget, whole: Budget = budget): Promise<EngineVerdict> {
  const { prepared, options, means, onProgress } = search;
  const { context } = prepared.statement;
  onProgress({ engine: engine.name, size: null, tests: 0 });
  const found: Verdict[] = [];
  const conjectures = prepared.conjectures(engine.preparation(options));
  // What is covered is covered for all conclusions; of those to come nothing is known.
  const covered = (coverage: Coverage): Coverage =>
    [...found.map((v) => v.coverage), coverage, ...(found.length + 1 < conjectures.length ? [noCoverage] : [])].reduce(bothCovered);
  const onPart: OnProgress = (p) => onProgress(p.coverage === undefined ? p : { ...p, coverage: covered(p.coverage) });
  for (const [i, conjecture] of conjectures.entries()) {
    const refusal = engine.accepts(conjecture, options);
    const judging = (): Budget => judgingBudget(budget, whole);
    const question = { context, conjecture, options, budget, judging, onProgress: onPart, means: { ...means, name: String(i) } };
    const verdict = refusal === null ? await engine.search(question) : unsupportedVerdict(refusal);
    found.push(verdict.model === null ? verdict : { ...verdict, claim: claimOf(context, conjecture) });
    if (verdict.outcome === "genuine") break;
  }
  const coverage = found.map((v) => v.coverage).reduce(bothCovered);
  const worst = worstOf(found);
  const proofs = worst.outcome === "none" ? found.flatMap((v) => v.proofs ?? []) : [];
  return { ...worst, coverage, proofs, tester: engine.name, isOpen: engine.hasOpenModels };
}

/** What is left of a search's part, or half of what is left of the whole where that is more; a find is judged, however little that is. */
function judgingBudget(part: Budget, whole: Budget): Budget {
  return part === whole ? whole : whole.slice(Math.max(part.workLeft, whole.workLeft / 2, leastJudging));
}

export function claimOf(context: Context, { premises, conclusion }: Conjecture): RefutedClaim {
  const text = (t: Conjecture["conclusion"]): string => printOnLine(context, t);
  return { premises: premises.map(text), conclusion: text(conclusion) };
}
