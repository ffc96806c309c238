/** Answers and diagnostics as text, with colours. */
import type { Diagnostic } from "../../../base/index.ts";
import { type Counterexample, engineNamed, type Report } from "../../../refute/index.ts";
import { colors } from "./colors.ts";
import { boundOf, countText, mainCoverage, standsText } from "./coverage-text.ts";
import { proofLines } from "./proof-text.ts";
import type { Source } from "./reporter.ts";
import { isSearch } from "./tally.ts";

/** `Tour.thy:12:3`. */
export function place({ file, lines }: Source, from: number): string {
  const { line, column } = lines.position(from);
  return `${file}:${line}:${column}`;
}

export function textDiagnostic(source: Source, d: Diagnostic): string {
  const label = d.severity === "error" ? colors.red("error") : colors.yellow(d.severity);
  const rest = [...(d.notes ?? []), ...(d.hint === undefined ? [] : [`hint: ${d.hint}`])].map((note) => `    ${note}`);
  return [`${place(source, d.span.from)}: ${label} ${d.code}: ${d.message}`, ...rest].join("\n");
}

/** One block per answer; a statement that stood its tests is one line. */
export function textReport(source: Source, report: Report): string {
  return [answerText(source, report), ...statistics(report)].join("\n");
}

function answerText(source: Source, report: Report): string {
  const title = `${colors.bold(place(source, report.span.from))} ${report.lemma ?? report.command}`;
  const tests = mainCoverage(report)?.tests ?? 0;
  const how = [engineName(report), boundOf(report), tests > 0 ? countText(tests, "test") : null, `${report.seconds.toFixed(2)} s`]
    .filter((x) => x !== null)
    .join(", ");
  const wrong = report.met === false ? colors.red(`  expected ${report.expect ?? ""}`) : "";
  switch (report.outcome) {
    case "genuine":
    case "quasi_genuine": {
      const word = report.outcome === "genuine" ? "counterexample" : "quasi-genuine counterexample";
      return [
        `${title}: ${report.isClaim ? colors.red(word) : colors.green(word)}${wrong}`,
        ...statement(report),
        ...body(report),
        ...report.more.flatMap((other) => ["  or", ...body(other)]),
        ...(report.outcome === "quasi_genuine" ? doubt(report) : []),
        `  found by ${how}${report.rechecked ? ", rechecked" : ""}`,
        ...replay(source.file, source.lines.position(report.span.from).line, report),
      ].join("\n");
    }
    case "potential":
      return [
        `${title}: ${colors.yellow("potential counterexample")}${wrong}`,
        ...statement(report),
        ...body(report),
        ...doubt(report),
        `  found by ${how}`,
      ].join("\n");
    case "none":
    case "unknown":
      if (!isSearch(report)) return `${title}: ${withoutAnswer(report, how)}${wrong}`;
      return [`${title}: ${standsText(report)}${wrong}`, ...proofLines(report)].join("\n");
    case "value":
      if (report.type === null) return `${title}:\n${report.value ?? ""}`;
      return [`${title}: ${report.value ?? ""} :: ${report.type}`, ...doubt(report)].join("\n");
    case "unsupported":
      return `${title}: ${report.command === "value" ? withoutAnswer(report, how) : `not supported: ${report.reason ?? ""} (${how})`}${wrong}`;
    case "error":
      return `${title}: ${report.reason ?? ""} (${how})${wrong}`;
  }
}

/** Why a counterexample is not certain, or a value not what it seems to be. */
const doubt = ({ reason }: Report): string[] => (reason === null || reason === "" ? [] : [`  ${reason}`]);

/** A command that is no search, and has nothing to show. */
const withoutAnswer = ({ command, reason }: Report, how: string): string =>
  `no ${command === "value" ? "value" : "answer"}: ${reason ?? ""} (${how})`;

const engineName = (report: Report): string => (report.tester === "values" ? "the given values" : (report.tester ?? report.command));

/** The command that finds the same again: in one test where the values can be written down, otherwise by the same search. */
function replay(file: string, from: number, report: Report): string[] {
  const lemma = report.lemma ?? String(from);
  const again = `  replay: hollow check ${quote(file)} --lemma ${quote(lemma)}`;
  if (report.replay !== null) return [`${again}${report.replay.map((text) => ` --value ${quote(text)}`).join("")}`];
  if (report.tester === null) return [];
  const size = mainCoverage(report)?.last?.size ?? undefined;
  const seed = engineNamed(report.tester)?.isSeeded === true && report.seed !== null ? ` --seed ${report.seed}` : "";
  return [`${again} --strategy ${report.tester}${size === undefined ? "" : ` --size ${size}`}${seed}`];
}

/** A word as shells read it. */
function quote(word: string): string {
  if (/^[\w./:@%+-]+$/.test(word)) return word;
  return /["$`\\!]/.test(word) ? `'${word.replaceAll("'", "'\\''")}'` : `"${word}"`;
}

function statement(report: Report): string[] {
  return report.statement.map((text) => colors.dim(`  ${text.replace(/\s+/g, " ").trim()}`));
}

function body(found: Counterexample): string[] {
  const rows = (title: string, table: Readonly<Record<string, string>>, sign: (name: string) => string): string[] => {
    const entries = Object.entries(table);
    return entries.length === 0 ? [] : [`  ${title}`, ...entries.map(([name, value]) => `    ${name} ${sign(name)} ${value}`)];
  };
  const isCounted = (type: string): boolean => found.model?.cards.some((c) => c.type === type) === true;
  const equals = (): string => "=";
  return [
    ...Object.entries(found.assignment).map(([name, value]) => `    ${name} = ${value}`),
    ...rows("with types", found.types, (type) => (isCounted(type) ? "has" : "is")),
    ...rows("unspecified values chosen", found.chosen, equals),
    ...rows("evaluated", found.evaluated, equals),
  ];
}

/** What the tests came to, a line for each size. */
function statistics(report: Report): string[] {
  return report.statistics.map((s) => {
    const premises = s.premises.length === 0 ? "" : `, premises held ${s.premises.join(", ")} times`;
    const repeated = s.repeated === 0 ? "" : `, ${s.repeated} of them again`;
    const undecided = s.undecided === 0 ? "" : `, ${s.undecided} without outcome`;
    return `  size ${s.size}${s.card === 0 ? "" : `, card ${s.card}`}: ${s.tests} tests${premises}, ${s.satisfied} satisfied all${repeated}${undecided}`;
  });
}
