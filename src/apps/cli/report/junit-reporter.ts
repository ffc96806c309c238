/**
 * Reports as JUnit XML, which build servers show: one suite for each file, one case for each search. What makes `hollow check` end with 1 is a
 * failure, what makes it end with 2 an error; a search without an answer counts as skipped.
 */
import { xmlText } from "../../../base/index.ts";
import type { Report } from "../../../refute/index.ts";
import { standsText } from "./coverage-text.ts";
import { harmless, harmlessly } from "./harmless.ts";
import type { Reporter, Source } from "./reporter.ts";
import { isSearch } from "./tally.ts";
import { textReport } from "./text-report.ts";

/** How a case ended, beside `passed` with what stands below it. */
type Ending = "passed" | "failure" | "error" | "skipped";

interface Case {
  readonly file: string;
  readonly line: number;
  readonly theory: string;
  readonly name: string;
  readonly seconds: number;
  readonly ending: Ending;
  /** In few words: the outcome, or the code of an error. */
  readonly type: string;
  readonly message: string;
  /** What people are told. */
  readonly text: string;
}

/** The document is printed when all is known: its first lines have the sums. */
export function junitReporter(print: (line: string) => void): Reporter {
  const cases: Case[] = [];
  return {
    isForPeople: false,
    report(source, report) {
      if (isSearch(report) || report.met !== null || report.outcome === "error") cases.push(caseOf(source, report));
    },
    diagnostic({ file, lines }, theory, { severity, span, code, message, hint }) {
      if (severity === "error") cases.push(errorCase({ file, line: lines.position(span.from).line, theory, code, message, hint }));
    },
    fileProblem: ({ file, code, message, hint }) => cases.push(errorCase({ file, line: 1, theory: file, code, message, hint })),
    batchLine: () => undefined,
    equation: () => undefined,
    unused: () => undefined,
    mutant: () => undefined,
    mutants: () => undefined,
    end: () => print(documentOf(cases)),
  };
}

function caseOf(source: Source, report: Report): Case {
  const { line } = source.lines.position(report.span.from);
  return {
    file: source.file,
    line,
    theory: report.theory,
    name: `${report.lemma ?? report.command} (line ${line})`,
    seconds: report.seconds,
    ending: endingOf(report),
    type: report.outcome,
    message: messageOf(report),
    text: withoutColors(textReport(source, harmlessly(report))),
  };
}

function endingOf({ outcome, isClaim, met }: Report): Ending {
  if (outcome === "error") return "error";
  if (met === false) return "failure";
  if (outcome === "genuine" || outcome === "quasi_genuine") return isClaim ? "failure" : "passed";
  return (outcome === "unknown" || outcome === "unsupported") && met === null ? "skipped" : "passed";
}

function messageOf(report: Report): string {
  const values = Object.entries(report.assignment).map(([name, value]) => `${name} = ${value}`);
  if (report.met === false) return `expected ${report.expect ?? ""}, got ${report.outcome}`;
  if (values.length > 0) return values.join(", ");
  return report.outcome === "unknown" ? standsText(report) : (report.reason ?? report.outcome);
}

interface Mistake {
  readonly file: string;
  readonly line: number;
  readonly theory: string;
  readonly code: string;
  readonly message: string;
  readonly hint?: string | null | undefined;
}

function errorCase({ file, line, theory, code, message, hint }: Mistake): Case {
  const text = hint == null ? message : `${message}\nhint: ${hint}`;
  return { file, line, theory, name: `${code} (line ${line})`, seconds: 0, ending: "error", type: code, message, text };
}

function documentOf(cases: readonly Case[]): string {
  const files = [...new Set(cases.map(({ file }) => file))];
  const suites = files.map((file) => {
    const own = cases.filter((c) => c.file === file);
    return [`  <testsuite${attributes({ name: file, ...sums(own) })}>`, ...own.map(caseText), "  </testsuite>"].join("\n");
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites${attributes({ name: "hollow", ...sums(cases) })}>`,
    ...suites,
    "</testsuites>",
  ].join("\n");
}

function sums(cases: readonly Case[]): Record<string, string> {
  const count = (ending: Ending): string => String(cases.filter((c) => c.ending === ending).length);
  const seconds = cases.reduce((sum, c) => sum + c.seconds, 0);
  const [failures, errors, skipped] = [count("failure"), count("error"), count("skipped")];
  return { tests: String(cases.length), failures, errors, skipped, time: seconds.toFixed(3) };
}

function caseText({ file, line, theory, name, seconds, ending, type, message, text }: Case): string {
  const head = `    <testcase${attributes({ classname: theory, name, file, line: String(line), time: seconds.toFixed(3) })}>`;
  const inside =
    ending === "passed"
      ? `      <system-out>${escaped(text)}</system-out>`
      : ending === "skipped"
        ? `      <skipped${attributes({ message })}/>`
        : `      <${ending}${attributes({ type, message })}>${escaped(text)}</${ending}>`;
  return [head, inside, "    </testcase>"].join("\n");
}

function attributes(values: Readonly<Record<string, string>>): string {
  return Object.entries(values)
    .map(([name, value]) => ` ${name}="${escaped(value).replaceAll("\n", "&#10;").replaceAll("\t", "&#9;")}"`)
    .join("");
}

/** Text as XML has it, without the characters that it forbids. */
function escaped(text: string): string {
  return xmlText(harmless(text).replace(/[\ufffe\uffff]|\p{Surrogate}/gu, "\ufffd"));
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: colours begin with one.
const withoutColors = (text: string): string => text.replace(/\u001b\[[0-9;]*m/g, "");
