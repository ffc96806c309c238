/** Reports for programs: one JSON object per line. */
import { inputLanguage } from "../../../inputs/index.ts";
import { type MutantResult, mutationRows, type Report, type UnusedReport } from "../../../refute/index.ts";
import type { BatchLine } from "../workers/tool-messages.ts";
import { boundOf, mainCoverage } from "./coverage-text.ts";
import { jsonLine } from "./harmless.ts";
import { interpretation } from "./interpretation.ts";
import { trustedBeside } from "./proof-text.ts";
import type { FileProblem, FoundEquation, Reporter, Source } from "./reporter.ts";
import { szsStatus } from "./szs.ts";

export function jsonReporter(print: (line: string) => void): Reporter {
  const write = (value: unknown): void => print(jsonLine(value));
  /** Files with errors. */
  const faulty = new Set<string>();
  return {
    isForPeople: false,
    report: (source, report) => write(reportFields(source, report, faulty.has(source.file))),
    diagnostic: ({ file, lines }, theory, d) => {
      if (d.severity === "error") faulty.add(file);
      write({
        file,
        ...lines.position(d.span.from),
        theory,
        outcome: d.severity === "error" ? "error" : "warning",
        code: d.code,
        message: d.message,
        hint: d.hint ?? null,
        ...(d.notes === undefined || d.notes.length === 0 ? {} : { notes: d.notes }),
        ...(d.severity === "error" ? blame(file) : {}),
      });
    },
    fileProblem: ({ file, ...problem }: FileProblem) =>
      write({ file, line: 1, column: 1, theory: null, outcome: "error", ...problem, ...blame(file) }),
    batchLine: ({ file, lines }, theory, { from, name: lemma, answer }: BatchLine) =>
      write({ file, ...lines.position(from), theory, lemma, command: "batch", answer }),
    equation: ({ left, right, smallest }: FoundEquation) => write({ left, right, class: smallest }),
    unused: (source, theory, { from }, report) => write(unusedFields(source, theory, from, report)),
    mutant: (result: MutantResult) => write({ kind: "result", ...result }),
    mutants: (results) => write({ kind: "table", rows: mutationRows(results) }),
    end: () => undefined,
  };
}

export function reportFields({ file, lines }: Source, report: Report, isInPart = false): object {
  const {
    span,
    statement: _statement,
    isClaim: _claim,
    chosen,
    model,
    claim,
    more,
    replay,
    statistics,
    proofs,
    certificate: _certificate,
    symbols: _symbols,
    value,
    type,
    coverage,
    ...rest
  } = report;
  const main = mainCoverage(report);
  const formulas = interpretation(report);
  return {
    file,
    ...lines.position(span.from),
    ...rest,
    tests: main?.tests ?? 0,
    premisesSatisfied: main?.premises ?? 0,
    bound: boundOf(report),
    ...(value === null ? { szs: statusOf(file, report, isInPart) } : {}),
    ...(coverage.length === 0 ? {} : { coverage }),
    ...(Object.keys(chosen).length === 0 ? {} : { chosen }),
    ...(model === null ? {} : { model }),
    ...(formulas.length === 0 ? {} : { interpretation: formulas }),
    ...(claim === null ? {} : { claim }),
    ...(more.length === 0 ? {} : { more }),
    ...(replay === null ? {} : { replay }),
    ...(statistics.length === 0 ? {} : { statistics }),
    ...(proofs.length === 0 ? {} : { proofs, trusted: trustedBeside(proofs) }),
    ...(value === null ? {} : { value }),
    ...(type === null ? {} : { type }),
  };
}

/** An error in a problem is its status, whatever became of the rest. */
const blame = (file: string): object => (inputLanguage(file) === null ? {} : { szs: "InputError" });

/** What is not read of a theory is a matter of the statements that need it. */
function statusOf(file: string, report: Report, isInPart: boolean): string {
  const isTheory = inputLanguage(file) === null;
  return szsStatus(report, isTheory, !isTheory && isInPart);
}

function unusedFields({ file, lines }: Source, theory: string, from: number, report: UnusedReport): object {
  const { name, item: _item, isComplete, ...rest } = report;
  return { file, ...lines.position(from), theory, lemma: name, command: "unused", ...rest, complete: isComplete };
}
