/** What was covered, in words. */
import { getOrInsert } from "../../../base/index.ts";
import type { Bound, EngineCoverage, Report } from "../../../refute/index.ts";

/** The coverage of the engine whose answer the report is; null where no engine ran. */
export function mainCoverage({ coverage, tester }: Report): EngineCoverage | null {
  return coverage.find((c) => c.engine === tester) ?? coverage[0] ?? null;
}

/** `card 'a = 2, size 4`; "all values" where nothing bounds them. */
function boundText({ cards, size }: Bound): string {
  const parts = [...cards.map((c) => `card ${c.type} = ${c.size}`), ...(size === null ? [] : [`size ${size}`])];
  return parts.length === 0 ? "all values" : parts.join(", ");
}

/** A bound up to which all was covered: `card 'a = card 'b = 3, size 4` where only equal cardinalities were tried. */
function limitText({ cards, size }: Bound, isMixed: boolean): string {
  const [first] = cards;
  const isOne = !isMixed && first !== undefined && cards.length > 1 && cards.every((c) => c.size === first.size);
  if (!isOne) return boundText({ cards, size });
  const equal = `${cards.map((c) => `card ${c.type}`).join(" = ")} = ${first.size}`;
  return size === null ? equal : `${equal}, size ${size}`;
}

/** How far an answer goes, for JSON: where something was found, or what was covered; null where nothing was. */
export function boundOf(report: Report): string | null {
  const main = mainCoverage(report);
  if (main === null) return null;
  // A potential find of testing is kept while the search goes on: where that ended does not say where the find was.
  const isFound = ["genuine", "quasi_genuine"].includes(report.outcome) || (report.outcome === "potential" && main.scopes !== null);
  return isFound && main.last !== null ? boundText(main.last) : coveredText(main);
}

/** "size 4", "3 of 10 scopes", "100 random tests up to size 10"; null where nothing was covered. */
function coveredText({ completed, scopes, sampled, tests, isMixed, types }: EngineCoverage): string | null {
  if (scopes !== null) return `${scopes.decided} of ${scopes.total} scopes`;
  if (sampled !== null) return `${countText(tests, "random test")} up to ${boundText(sampled)}${typesText(types)}`;
  const largest = completed.at(-1);
  return largest === undefined ? null : `${limitText(largest, isMixed)}${typesText(types)}`;
}

/** ` with 'a = int`: where that is the only type that a type variable stood for, it says how little was covered. */
function typesText(types: EngineCoverage["types"]): string {
  const entries = Object.entries(types);
  return entries.length === 0 ? "" : ` with ${entries.map(([name, type]) => `${name} = ${type}`).join(", ")}`;
}

const engineName = (engine: string): string => (engine === "values" ? "the given values" : engine);

/** `12,345 tests`. */
export function countText(n: number, one: string): string {
  return `${n.toLocaleString("en-US")} ${n === 1 ? one : `${one}s`}`;
}

/** What an engine counted: its tests, and how many satisfied the premises where not all did. */
function counts({ tests, premises, sampled }: EngineCoverage): string[] {
  const isPart = premises > 0 && premises < tests;
  return [
    ...(tests === 0 || sampled !== null ? [] : [countText(tests, "test")]),
    ...(isPart ? [`${premises.toLocaleString("en-US")} satisfied the premises`] : []),
  ];
}

/** `time was up in size 5`, where something ended the search before its end; of a size that was covered otherwise, only `time was up`. */
function endText({ outcome, reason, last, completed }: EngineCoverage): string {
  if (outcome !== "unknown" || reason === null) return "";
  return `, ${reason}${last === null || completed.some((bound) => isWithin(last, bound)) ? "" : ` in ${boundText(last)}`}`;
}

function isWithin(a: Bound, b: Bound): boolean {
  const isBelow = ({ type, size }: Bound["cards"][number]): boolean => b.cards.some((c) => c.type === type && size <= c.size);
  return a.cards.every(isBelow) && (b.size === null || (a.size !== null && a.size <= b.size));
}

/** `up to size 4 (exhaustive, 12,345 tests), time was up in size 5`; null where nothing was covered. `details` follow the engine's name. */
function clause(c: EngineCoverage, details: readonly string[]): string | null {
  const covered = coveredText(c);
  if (covered === null || c.scopes?.decided === 0) return null;
  const isCount = c.scopes !== null || c.sampled !== null;
  return `${isCount ? "in" : "up to"} ${covered} (${[engineName(c.engine), ...details].join(", ")})${endText(c)}`;
}

/**
 * An answer without a counterexample: what each engine covered, that of the answer first; the reason where nothing was. Where no test
 * satisfied the premises, that is said first.
 */
export function standsText(report: Report): string {
  const main = mainCoverage(report);
  const seconds = `${report.seconds.toFixed(2)} s`;
  const start = `${isIdle(report) ? "no test satisfied the premises; " : ""}no counterexample`;
  const details = main === null ? [seconds] : [...counts(main), seconds];
  const first = main === null ? null : clause(main, details);
  const others = report.coverage.filter((c) => c !== main).map((c) => clause(c, []));
  const clauses = [first, ...others].filter((text) => text !== null);
  const doubts = report.outcome === "none" && report.reason !== null ? [report.reason] : [];
  if (clauses.length > 0) return [`${start} ${clauses.join("; ")}`, ...doubts].join("; ");
  const how = [main === null ? report.command : engineName(main.engine), ...details].join(", ");
  const answer = `${start}${report.outcome === "none" ? "" : ` so far: ${report.reason ?? ""}`} (${how})`;
  return [answer, ...doubts, ...refusals(report, main)].join("; ");
}

/** Why other engines did not search at all, where no engine covered anything: `no type … is known (exhaustive, random)`. */
function refusals({ coverage }: Report, main: EngineCoverage | null): string[] {
  const enginesOf = new Map<string, string[]>();
  for (const { engine, outcome, reason } of coverage.filter((c) => c !== main))
    if (outcome === "unsupported" && reason !== null) getOrInsert(enginesOf, reason, () => []).push(engineName(engine));
  return [...enginesOf].map(([reason, engines]) => `${reason} (${engines.join(", ")})`);
}

/** Whether there were tests, and none of them got as far as the conclusion. */
function isIdle({ coverage }: Report): boolean {
  return coverage.some((c) => c.tests > 0) && coverage.every((c) => c.premises === 0);
}
