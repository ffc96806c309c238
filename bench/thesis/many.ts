/** Many conjectures at once (section 6.4.1). */
import { theoryFiles } from "../../src/apps/cli/theory-files.ts";
import { readTerm, TheoryLoader } from "../../src/elaborate/index.ts";
import { eq, type Term } from "../../src/logic/index.ts";
import { refuteMany, SeededRandom, TermLevels, vocabularyOf } from "../../src/refute/index.ts";
import { plainSource } from "../../src/syntax/index.ts";
import { addSection } from "../results.ts";
import { library } from "./program.ts";

const about = ["rev", "append", "map", "filter", "length", "take", "drop", "Nil", "(+) :: nat ⇒ nat ⇒ nat", "0 :: nat"];
const wanted = 5000;

export function many(): void {
  const { context } = new TheoryLoader(theoryFiles()).load(library("List_Theorems"));
  const levels = new TermLevels(
    vocabularyOf(
      context.theory,
      about.map((name) => readTerm(context, plainSource(name))),
    ),
  );
  const terms: Term[] = [];
  for (let size = 1; size <= 4; size++)
    for (const t of levels.candidates(size, 400)) {
      levels.keep(t, size);
      terms.push(t);
    }
  const random = new SeededRandom(1);
  const equations: Term[] = [];
  while (equations.length < wanted) {
    const [a, b] = [terms[random.below(terms.length)], terms[random.below(terms.length)]];
    if (a !== undefined && b !== undefined && a !== b && a.type === b.type) equations.push(eq(a, b));
  }
  const start = performance.now();
  const found = refuteMany(context.theory, equations, {}, () => performance.now());
  const seconds = (performance.now() - start) / 1000;
  const count = (answer: string): number => found.filter((a) => a === answer).length;
  addSection("Many conjectures at once (6.4.1)", [
    `${wanted} equations between terms of at most 4 symbols, compiling and rechecking included: ${seconds.toFixed(1)} s; ` +
      `${count("refuted")} refuted, ${count("stands")} stand, ${count("undecided")} undecided.`,
  ]);
  if (seconds > 20) process.exitCode = 1;
}
