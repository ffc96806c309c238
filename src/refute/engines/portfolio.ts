/** The engines in order of promise, within one budget. */
import { type Budget, once } from "../../base/index.ts";
import type { Statement } from "../../elaborate/index.ts";
import { furtherCards, furthestCard, furthestDrawn, furthestSize, portfolioCards } from "../limits.ts";
import { findingOptions } from "../options/finding-options.ts";
import { type QuickcheckOptions, quickcheckDefaults, quickcheckOptions } from "../options/quickcheck-options.ts";
import { Prepared } from "../prepared.ts";
import type { OnProgress } from "../progress.ts";
import type { SearchSettings } from "../settings.ts";
import type { Engine, EngineOptions } from "./engine.ts";
import { nitpick } from "./nitpick.ts";
import { always, type PortfolioRow, type SearchVerdict, searchAll } from "./search.ts";
import type { Strategy } from "./strategy.ts";
import { constrained, deep, exhaustive, narrowing, numbered, random, shaped, smart, weighed } from "./testers.ts";
import type { Traits } from "./traits.ts";

/** All engines by name. */
export const engines: Readonly<Record<Strategy, Engine>> = { exhaustive, random, narrowing, smart_exhaustive: smart, nitpick };

/** The engine of a name; null for what is none, such as given values. */
export function engineNamed(name: string | null): Engine | null {
  return Object.values(engines).find((engine) => engine.name === name) ?? null;
}

/**
 * Read from above. Pure logic over type variables is the field of model finding, and so are constants that nothing specifies, whose values only a
 * model chooses. For all else, first a short time for each engine, since what
 * an engine finds it mostly finds soon; numbers are read more easily than the elements of small fields; several structures together are found by weight
 * sooner than by depth; infinite sets and functions of some shape show what a claim takes for finite; where conditions are many and values long (a colouring of a graph), narrowing by the fewest alternatives finds
 * what satisfies them. Then longer ones: model finding is early where types are only
 * declared, and goes on with more elements where there is nothing but logic. Narrowing is good at quantifiers, so it comes first
 * where there are some. Where there are premises, smart generators make values that satisfy them, and narrowing leaves most others out: both come
 * before what tries all values. Smart generators alone run inductive predicates; model finding takes most of what is left and leaves something for
 * luck. What time is left then goes to larger sizes and cardinalities, and to narrowing by the fewest alternatives, which finds what lies too deep for its shares.
 */
export const portfolio: readonly PortfolioRow[] = [
  { engine: nitpick, when: (traits) => traits.isAbstract, share: 0.7 },
  { engine: nitpick, when: (traits) => traits.hasUnspecified, share: 0.4 },
  { engine: narrowing, when: (traits) => traits.hasQuantifier, share: 0.35, most: 100 },
  { engine: numbered, when: (traits) => traits.hasArithmetic, share: 0.3, most: 200, isAside: true },
  { engine: exhaustive, when: always, share: 0.4, most: 150 },
  { engine: smart, when: hasPredicates, share: 0.4, most: 250 },
  { engine: random, when: always, share: 0.1, most: 50 },
  { engine: shaped, when: (traits) => traits.hasShapes, share: 0.2, most: 150, isAside: true },
  { engine: narrowing, when: ({ hasQuantifier, hasPremises }) => !hasQuantifier && hasPremises, share: 0.3, most: 200 },
  { engine: weighed, when: always, share: 0.3, most: 250, isAside: true, isBeyond: true },
  { engine: constrained, when: (traits) => traits.hasConditions, share: 0.2, most: 250, isAside: true, isBeyond: true },
  { engine: nitpick, when: always, share: 0.3, most: 200 },
  { engine: shaped, when: (traits) => traits.hasShapes, share: 0.3, most: 700, isAside: true },
  { engine: nitpick, when: (traits) => traits.isAbstract, share: 0.7, isBeyond: true, adapt: larger },
  { engine: nitpick, when: (traits) => traits.hasDeclaredType, share: 0.5 },
  { engine: narrowing, when: (traits) => traits.hasQuantifier, share: 0.35 },
  { engine: constrained, when: (traits) => traits.hasConditions, share: 0.2, isAside: true, isBeyond: true },
  { engine: smart, when: hasPredicates, share: 0.4 },
  { engine: narrowing, when: ({ hasQuantifier, hasPremises }) => !hasQuantifier && hasPremises, share: 0.35 },
  { engine: exhaustive, when: always, share: 0.3 },
  { engine: narrowing, when: ({ hasQuantifier, hasPremises }) => !hasQuantifier && !hasPremises, share: 0.35 },
  { engine: deep, when: always, share: 0.3, isAside: true, isBeyond: true },
  { engine: weighed, when: always, share: 0.3, isAside: true, isBeyond: true },
  { engine: nitpick, when: always, share: 0.6 },
  { engine: random, when: always, share: 1 },
];

function hasPredicates({ hasPremises, hasInductive }: Traits): boolean {
  return hasPremises || hasInductive;
}

/** The same engines once more, beyond where they ended. */
const goingOn: readonly PortfolioRow[] = [
  { engine: nitpick, when: ({ isAbstract, hasCodatatype }) => hasCodatatype && !isAbstract, share: 0.7, isBeyond: true, adapt: larger },
  { engine: exhaustive, when: always, share: 0.7, isBeyond: true, adapt: (options) => further(options, furthestSize) },
  { engine: random, when: always, share: 1, isBeyond: true, adapt: (options) => further(options, furthestDrawn) },
  { engine: constrained, when: ({ hasConditions, isAbstract }) => hasConditions && !isAbstract, share: 1, isAside: true, isBeyond: true },
];

/** More elements than the first scopes have. */
function larger(options: EngineOptions): EngineOptions {
  return { ...options, finding: { ...options.finding, card: { all: furtherCards, of: new Map() } } };
}

/** The options of a search that goes on where the first one ended. */
function further(options: EngineOptions, size: number): EngineOptions {
  const { testing } = options;
  const done = { size: testing.size, card: testing.finiteTypeSize };
  const finiteTypeSize = Math.max(furthestCard, testing.finiteTypeSize);
  return { ...options, testing: { ...testing, done, size, finiteTypeSize, iterations: 10 * testing.iterations } };
}

/** One engine alone. */
export const only = (engine: Engine): PortfolioRow => ({ engine, when: always, share: 1 });

/** Which engines a user's settings choose. */
export function rowsFor({ strategy, size }: SearchSettings): readonly PortfolioRow[] {
  if (strategy !== null) return [only(engines[strategy])];
  return [...portfolio, ...goingOn].filter((row) => size === null || row.isBeyond !== true);
}

/** What the engines of the portfolio are told for a statement. */
export function portfolioOptions(statement: Statement, settings: SearchSettings): EngineOptions {
  const { testing, finding } = optionsOf(statement);
  const models = settings.max === null ? finding : { ...finding, maxGenuine: settings.max };
  return { testing: override(testing, settings), finding: models, judgesPotential: true };
}

const optionsOf = once(({ context }: Statement) => ({
  testing: quickcheckOptions(context, [], { ...quickcheckDefaults, undefinedValues: true }).options,
  finding: { ...findingOptions(context, []).options, card: smallCards },
}));

const smallCards = { all: portfolioCards, of: new Map<string, readonly number[]>() };

/** Options with what the user asks for put in. */
export function override(options: QuickcheckOptions, settings: SearchSettings): QuickcheckOptions {
  return {
    ...options,
    timeout: settings.timeout ?? options.timeout,
    size: settings.size ?? options.size,
    seed: settings.seed ?? options.seed,
    max: settings.max ?? options.max,
  };
}

/** Gives a statement to the engines that the settings choose. */
export function searchPortfolio(
  statement: Statement,
  settings: SearchSettings,
  budget: Budget,
  onProgress: OnProgress = () => undefined,
): Promise<SearchVerdict> {
  const search = { prepared: new Prepared(statement), options: portfolioOptions(statement, settings), means: {}, onProgress };
  return searchAll(rowsFor(settings), search, budget);
}
