/** The case studies (section 6.3): table 6.5, the hotel, Needham and Schroeder. */
import { markdown, strategies } from "../../src/refute/index.ts";
import { addSection } from "../results.ts";
import { type Answer, answers, limit, theory } from "./program.ts";

/** Statements of each theory that an engine refutes. */
export function dataStructures(): void {
  const seconds = limit(30);
  const rows = ["AVL_Mutants", "RBT_Mutants", "Tree23_Mutants"].map((name) => {
    const found = strategies.map((strategy) => answers(theory(name), strategy, seconds));
    const any = new Set(found.flatMap((list) => list.filter(isRefuted).map((a) => a.lemma)));
    return [name, String(found[0]?.length ?? 0), ...found.map((list) => String(list.filter(isRefuted).length)), String(any.size)];
  });
  const lines = markdown(["theory", "statements", ...strategies, "any engine"], rows);
  addSection("Counterexamples on faulty data structures (table 6.5)", [
    `Five faulty deletions for each structure; false are 5 of 10, 6 of 15, 5 of 10. ${seconds} s for each engine and statement.`,
    "",
    ...lines,
  ]);
}

const isRefuted = (answer: Answer): boolean => answer.outcome === "genuine";

/** Which engine refutes what, and when. */
export function protocols(): void {
  const seconds = limit(30);
  for (const [title, name] of [
    ["Hotel, traces (6.3.2)", "Hotel_Trace"],
    ["Hotel, states", "Hotel_State"],
    ["Needham-Schroeder (6.3.3)", "NS_Protocol"],
  ] as const) {
    const found = strategies.map((strategy) => answers(theory(name), strategy, seconds));
    const lemmas = (found[0] ?? []).map((a) => a.lemma);
    const rows = lemmas.map((lemma, i) => [lemma ?? "", ...found.map((list) => cell(list[i]))]);
    addSection(title, [
      `Seconds to a counterexample, otherwise the outcome; ${seconds} s each.`,
      "",
      ...markdown(["statement", ...strategies], rows),
    ]);
  }
}

function cell(answer: Answer | undefined): string {
  if (answer === undefined) return "";
  return isRefuted(answer) ? answer.seconds.toFixed(2) : answer.outcome;
}
