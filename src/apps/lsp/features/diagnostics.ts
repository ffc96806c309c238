/** What is wrong with a text, and what has been found: reading errors, counterexamples, unmet expectations, superfluous assumptions. */
import { type Diagnostic, type DiagnosticRelatedInformation, DiagnosticSeverity } from "vscode-languageserver";
import { moved, type Diagnostic as Problem, type Span } from "../../../base/index.ts";
import type { ReadEntry } from "../../../elaborate/index.ts";
import type { Report } from "../../../refute/index.ts";
import type { OpenDocument } from "../documents/document.ts";
import { type Question, questionsOf } from "../searches/question.ts";
import { lookedAt, type ShownAnswer } from "../searches/shown.ts";
import { assumptionSpans } from "../text/assumptions.ts";
import { claimSpan, goalSources, toolSpan } from "../text/places.ts";
import { superfluous } from "./superfluous.ts";
import { evaluatedRows, isFound, verdictText } from "./words.ts";

const source = "hollow";

const severities = { error: DiagnosticSeverity.Error, warning: DiagnosticSeverity.Warning, note: DiagnosticSeverity.Information } as const;

/** All that is shown in a text. `hasRelated`: the client shows related information, which otherwise stands in the message. */
export function diagnosticsOf(document: OpenDocument, hasRelated: boolean): Diagnostic[] {
  const { theory } = document;
  const reading = theory.outerProblems.map((p) => readingDiagnostic(document, p));
  const commands = theory.commands.flatMap((command, i) => {
    const entry = theory.entry(i);
    if (entry === null) return [];
    // A reading of an older text has its places there.
    const by = command.span.from - entry.command.span.from;
    const problems = entry.diagnostics.map((p) => readingDiagnostic(document, { ...p, span: moved(p.span, by) }));
    return [...problems, ...(i < theory.readCount ? answersOf(document, i, entry, hasRelated) : [])];
  });
  return [...reading, ...commands];
}

function readingDiagnostic(document: OpenDocument, { code, severity, span, message, notes = [], hint }: Problem): Diagnostic {
  const range = document.range(span.to > span.from ? span : { from: span.from, to: span.from + 1 });
  const rest = [...notes, ...(hint === undefined ? [] : [hint])];
  return { range, severity: severities[severity], code, source, message: [message, ...rest].join("\n") };
}

function answersOf(document: OpenDocument, index: number, entry: ReadEntry, hasRelated: boolean): Diagnostic[] {
  const shown = document.shown[index];
  if (shown === undefined) return [];
  const questions = questionsOf(document, index, entry);
  const answers = questions.flatMap((question, k) => {
    const answer = shown.answers[k];
    return answer === undefined ? [] : answerDiagnostics(document, question, answer, hasRelated);
  });
  return [...answers, ...superfluous(document, entry, shown)];
}

/** Where the answer to a question is shown. */
function spanOf({ entry, tool }: Question): Span {
  return tool === null ? claimSpan(entry.command) : toolSpan(entry, tool);
}

function answerDiagnostics(
  document: OpenDocument,
  question: Question,
  { report, problems, isFinal }: ShownAnswer,
  hasRelated: boolean,
): Diagnostic[] {
  const { command } = question.entry;
  const own = problems.map((p) => readingDiagnostic(document, { ...p, span: moved(p.span, command.span.from) }));
  if (report === null) return own;
  const range = document.range(spanOf(question));
  const found = foundDiagnostic(document, question, report, hasRelated);
  // A search that was cut short has not decided what is expected.
  const isUnmet = report.met === false && isFinal;
  const unmet: Diagnostic[] = isUnmet
    ? [
        {
          range,
          severity: DiagnosticSeverity.Error,
          code: "unmet",
          source,
          message: `Expected ${report.expect ?? ""}. ${withoutTime(verdictText(report))}`,
        },
      ]
    : [];
  return [...own, ...unmet, ...(isUnmet || found === null ? [] : [found])];
}

/** What is the same for the same text. */
const withoutTime = (text: string): string => text.replace(/, \d+\.\d+ s(?=[,)])/, "");

function foundDiagnostic(document: OpenDocument, question: Question, report: Report, hasRelated: boolean): Diagnostic | null {
  const range = document.range(spanOf(question));
  const information = DiagnosticSeverity.Information;
  if (report.outcome === "value" || (report.outcome === "unsupported" && question.tool !== null) || report.outcome === "error")
    return { range, severity: information, code: report.outcome, source, message: verdictText(report) };
  if (!isFound(report)) return null;
  const example = lookedAt(document.shown[question.command], question.key, report);
  const rows = [...evaluatedRows(example), ...(report.reason === null || report.reason === "" ? [] : [report.reason])];
  const severity = report.outcome !== "potential" && report.isClaim && report.met !== true ? DiagnosticSeverity.Warning : information;
  const message = [verdictText(report, example), ...(hasRelated ? [] : rows)].join("\n");
  const location = { uri: document.uri, range };
  const told = hasRelated ? [...rows.map((row) => ({ location, message: row })), ...truePremises(document, question, report)] : [];
  const related = told.length > 0 ? { relatedInformation: told } : {};
  return { range, severity, code: report.outcome, source, message, ...related };
}

/** The premises of a refuted claim, which are true under the values. Of several claims only one need be false, with its own premises true. */
function truePremises(document: OpenDocument, { entry, tool }: Question, { outcome }: Report): DiagnosticRelatedInformation[] {
  const { uri, text } = document;
  // A tool may look for something else than a counterexample (`satisfy`).
  if (outcome !== "genuine" || tool !== null || goalSources(entry.command).length !== 1) return [];
  return assumptionSpans(entry).map((span) => ({
    location: { uri, range: document.range(span) },
    message: `premise ${text.slice(span.from, span.to).replaceAll(/\s+/g, " ")} = True`,
  }));
}
