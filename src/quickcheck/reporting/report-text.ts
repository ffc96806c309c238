import { unreachable } from "../../base/index.ts";
import { show } from "../values/show.ts";
import type { Counterexample, Driver, Enumeration, Findings } from "./report.ts";
import type { Share } from "./statistics.ts";

/** Length of the longest bar of a histogram. */
const longestBar = 24;

/** A report in the words of [Claessen, Hughes 2000], with the distribution of the tests as small histograms. */
export function describe(findings: Findings): string {
  // Whoever has a counterexample does not want to know how the other cases were distributed.
  if (findings.kind === "falsified") return headline(findings);
  return [headline(findings), ...distribution(findings), ...findings.warnings.map((warning) => `Warning: ${warning}`)].join("\n");
}

function headline(findings: Findings): string {
  switch (findings.kind) {
    case "passed":
      return passedText(findings);
    case "falsified":
      return falsifiedText(findings, findings.counterexample);
    case "exhausted":
      return `Arguments exhausted after ${count(findings.tests, "test")}${findings.undecided === null ? "" : ` (${findings.undecided})`}.`;
    case "timeout":
      return `Time is over after ${count(findings.tests, "test")}${findings.enumeration === null ? "" : `; ${reach(findings.enumeration, findings.driver)}`}.`;
    case "uncovered":
      return `Insufficient coverage after ${count(findings.tests, "test")}: ${findings.labels.join(", ")}.`;
    case "unfalsified":
      return `Expected a failure, but passed ${count(findings.tests, "test")}.`;
    default:
      return unreachable(findings);
  }
}

function passedText(findings: Findings & { readonly kind: "passed" }): string {
  const witness = findings.witnesses.length === 0 ? "" : `\nWitness: ${findings.witnesses.join(", ")}`;
  if (findings.enumeration !== null) return `OK: ${reach(findings.enumeration, findings.driver)}${premises(findings)}.${witness}`;
  const { classes } = findings.statistics;
  const only = classes.length === 1 ? classes[0] : undefined;
  if (only !== undefined) return `OK, passed ${count(findings.tests, "test")} (${percent(only)} ${only.label}).${witness}`;
  return `OK: passed ${count(findings.tests, "test")}.${witness}`;
}

/** How far enumeration got; a partially defined case stands for many. */
function reach(enumeration: Enumeration, driver: Driver): string {
  if (enumeration.depth < 0) return "not all cases of depth 0 checked";
  const runs = driver === "lazy" ? "all cases checked" : `all ${count(enumeration.cases, "case")} checked`;
  const partial = driver === "lazy" ? ` in ${count(enumeration.cases, "partial run")}` : "";
  return enumeration.isComplete ? `${runs}${partial}, there are no others` : `${runs} up to depth ${enumeration.depth}${partial}`;
}

function premises(findings: Findings): string {
  return findings.discards === 0 ? "" : ` (${findings.tests} met the premises)`;
}

function falsifiedText(findings: Findings, found: Counterexample): string {
  const word = findings.ok ? "OK, failed as expected" : "Falsifiable";
  const shrunk = found.shrinks === 0 ? "" : ` and ${count(found.shrinks, "shrink")}`;
  const lines = [`${word}, after ${count(findings.tests + 1, "test")}${shrunk}:`, ...found.shown];
  if (found.error !== undefined) lines.push(`Exception: ${errorText(found.error)}`);
  if (!found.isReproducible) lines.push("The property did not fail again on the same values: it depends on something else.");
  lines.push(`Replay: ${quoted(found.token)}`);
  return lines.join("\n");
}

/** As a literal to be pasted; tokens of functions contain quotes themselves. */
function quoted(token: string): string {
  return token.includes('"') && !/['\\]/.test(token) ? `'${token}'` : JSON.stringify(token);
}

function errorText(error: unknown): string {
  return error instanceof Error ? `${error.name}: ${error.message}` : show(error);
}

function distribution({ statistics }: Findings): readonly string[] {
  const lines = [...histogram(statistics.labels)];
  if (statistics.classes.length > 1) lines.push(...histogram(statistics.classes));
  for (const [table, shares] of Object.entries(statistics.tables)) lines.push(`${table}:`, ...histogram(shares));
  for (const { label, percent: actual, required, isMet } of statistics.coverage) {
    lines.push(`${isMet ? "Covered" : "Only"} ${rounded(actual)} ${label} (at least ${rounded(required)} required).`);
  }
  return lines;
}

/** `49% 0. ████████`, the longest bar for the most frequent. */
function histogram(shares: readonly Share[]): readonly string[] {
  const width = Math.max(0, ...shares.map((share) => share.label.length));
  const most = Math.max(1, ...shares.map((share) => share.count));
  return shares.map((share) => {
    const bar = "█".repeat(Math.max(1, Math.round((longestBar * share.count) / most)));
    return `${percent(share).padStart(4)} ${`${share.label}.`.padEnd(width + 1)} ${bar}`;
  });
}

function percent(share: Share): string {
  return rounded(share.percent);
}

function rounded(value: number): string {
  return value > 0 && value < 1 ? "<1%" : `${Math.round(value)}%`;
}

function count(n: number, noun: string): string {
  return n === 1 ? `1 ${noun}` : `${n} ${noun}s`;
}
