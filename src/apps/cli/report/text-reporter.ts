/** Reports for people. */
import { inputLanguage, problemName } from "../../../inputs/index.ts";
import { mutationTables } from "../../../refute/index.ts";
import { harmless, harmlessly } from "./harmless.ts";
import { interpretation } from "./interpretation.ts";
import type { Reporter, Source } from "./reporter.ts";
import { szsStatus } from "./szs.ts";
import { place, textDiagnostic, textReport } from "./text-report.ts";
import { unusedText } from "./unused-text.ts";

/** Everything that comes from files is made harmless before colours are put in. */
export function textReporter(print: (line: string) => void): Reporter {
  const clean = ({ file, lines }: Source): Source => ({ file: harmless(file).replaceAll("\n", "\u240a"), lines });
  /** Files with errors, and problems with an answer. */
  const faulty = new Set<string>();
  const answered = new Set<string>();
  const blame = (file: string): void => {
    if (inputLanguage(file) !== null) print(harmless(`% SZS status InputError for ${problemName(file)}`));
  };
  return {
    isForPeople: true,
    report(source, report) {
      print(textReport(clean(source), harmlessly(report)));
      if (inputLanguage(source.file) === null) return;
      answered.add(source.file);
      print(harmless(`% SZS status ${szsStatus(report, false, faulty.has(source.file))} for ${report.theory}`));
      for (const line of interpretation(report)) print(harmless(line));
    },
    diagnostic(source, _theory, d) {
      if (d.severity === "error") faulty.add(source.file);
      print(textDiagnostic(clean(source), harmlessly(d)));
    },
    fileProblem({ file, code, message, hint }) {
      print(harmless(`${file}: error ${code}: ${message}${hint === null ? "" : `\n    hint: ${hint}`}`));
      blame(file);
    },
    batchLine(source, _theory, { from, name, answer }) {
      if (answer !== "stands") print(harmless(`${place(source, from)} ${name ?? "lemma"}: ${answer}`));
    },
    equation: ({ left, right }) => print(harmless(`${left} = ${right}`)),
    unused(source, _theory, { from, isAsked }, report) {
      if (report.unused.length > 0 || isAsked) print(harmless(unusedText(place(source, from), report)));
    },
    mutant: () => undefined,
    mutants: (results) => print(harmless(mutationTables(results))),
    end(summary) {
      // Of these not even a statement was read.
      for (const file of faulty) if (!answered.has(file)) blame(file);
      print(harmless(summary));
    },
  };
}
