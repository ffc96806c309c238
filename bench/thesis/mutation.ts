/** Mutants of the list library (section 6.1): tables 6.1 and 6.2, figure 6.1, and the theorems themselves as a control. */
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { addSection } from "../results.ts";
import { answers, hollow, library, limit } from "./program.ts";

const mutants = 400;

export function mutation(): void {
  const seconds = limit(10);
  const store = process.env.HOLLOW_MUTANTS ?? join(mkdtempSync(join(tmpdir(), "mutants-")), "mutants.jsonl");
  const plot = join(import.meta.dirname, "answers-over-time.svg");
  const lines = hollow(
    "mutate",
    library("List_Theorems"),
    "--mutants",
    String(mutants),
    "--timeout",
    String(seconds),
    "--store",
    store,
    "--plot",
    plot,
  );
  addSection("Mutants of the theorems about lists (tables 6.1 and 6.2)", [
    `${seconds} s for each engine and mutant. Some mutants are true. Answers over time: [figure](thesis/answers-over-time.svg).`,
    "",
    ...spaced(lines),
  ]);
}

/** The blank lines of Markdown, which the program's output was stripped of. */
function spaced(lines: readonly string[]): string[] {
  return lines
    .flatMap((line, i) => (line.startsWith("|") || i === 0 ? [line] : ["", line]))
    .flatMap((line, i, all) => (line.startsWith("|") && all[i - 1]?.startsWith("|") === false && all[i - 1] !== "" ? ["", line] : [line]));
}

/** The unmutated theorems: whatever is refuted here is a false alarm. */
export function control(): void {
  const found = answers(library("List_Theorems"), null, limit(3));
  const alarms = found.filter((a) => a.outcome === "genuine" || a.outcome === "quasi_genuine");
  addSection("The theorems themselves", [
    `${found.length} theorems about lists, ${alarms.length} refuted${alarms.length === 0 ? "" : `: ${alarms.map((a) => a.lemma ?? "").join(", ")}`}.`,
  ]);
  if (alarms.length > 0) process.exitCode = 1;
}
