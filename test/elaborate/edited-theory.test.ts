import { describe, expect, it } from "vitest";
import { libraryFolder, theoryFiles } from "../../src/apps/cli/theory-files.ts";
import { type EditedOpening, EditedTheory, printTerm, TheoryLoader } from "../../src/elaborate/index.ts";
import { Dice, edited, randomEdit } from "./random-edits.ts";

const loader = new TheoryLoader(theoryFiles(libraryFolder()));
const openings = new Map<string, EditedOpening>();

/** The imports of a text; the same header gives the same. */
function open(text: string): EditedOpening {
  const { name, ...rest } = loader.open("/nowhere/T.thy", text);
  const key = JSON.stringify([name, rest.problems, [...rest.ancestors]]);
  const known = openings.get(key) ?? { name, ...rest, key };
  openings.set(key, known);
  return known;
}

const start = `theory T imports Main begin
fun f_one :: "'a ⇒ 'a list" where "f_one x = [x]"
lemma known: "length (f_one x) = Suc 0" by simp
lemma other [simp]: "f_one x ≠ []" by simp
definition twice :: "nat ⇒ nat" (‹⟪_⟫›) where "⟪n⟫ = n + n"
lemmas both = known other
lemma "⟪n⟫ = 2 * n" quickcheck oops
locale l = fixes c :: nat assumes pos: "0 < c" begin
definition d where "d = c + 1"
lemma "d > 1" oops
end
bundle b begin
notation twice (‹dd›)
end
context includes b begin
lemma "dd 1 = 3" oops
end
datatype tree = Leaf | Node tree nat tree
primrec size_of :: "tree ⇒ nat" where
  "size_of Leaf = 0"
| "size_of (Node l x r) = size_of l + size_of r"
lemma twice_code [code]: "twice n = 2 * n" by (simp add: twice_def)
qualified definition q where "q = (1 :: nat)"
lemma s: "size_of t = 0" nitpick [expect = genuine] oops
declare known [code_unfold]
value "twice 3"
end
`;

/** All that those who use a theory can see of it. */
function shown(theory: EditedTheory): unknown {
  theory.readTo(theory.commands.length);
  const entries = theory.commands.map((_, i) => theory.entry(i));
  return {
    problems: theory.outerProblems,
    entries: entries.map((e) => [
      e?.command.kind,
      e?.command.span,
      e?.diagnostics,
      e?.items.map((item) =>
        item.kind === "statement"
          ? [
              item.statement.name,
              item.statement.doubt,
              item.statement.span.from + (e?.shift ?? 0),
              [...item.statement.assumptions, ...item.statement.conclusions].map((t) => printTerm(item.statement.context, t, "all")),
              [...item.statement.theory.code.keys()].length,
              item.statement.theory.attributes.get("code_unfold")?.map((t) => printTerm(item.statement.context, t)),
            ]
          : item.kind,
      ),
    ]),
  };
}

describe("a theory that is edited", () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8])("is read as a new one, seed %i", (seed) => {
    const dice = new Dice(seed);
    let text = start;
    const theory = new EditedTheory(open(text), text);
    for (let i = 0; i < 60; i++) {
      text = dice.below(12) === 0 ? start : edited(text, randomEdit(dice, text));
      theory.update(open(text), text);
      // Sometimes the next change comes before all is read.
      if (dice.below(4) === 0) theory.readTo(dice.below(theory.commands.length));
      else expect(shown(theory), `${seed} ${i}\n${text}`).toEqual(shown(new EditedTheory(open(text), text)));
    }
  });

  it("keeps readings behind a proved lemma, unless somebody asks for the lemma", () => {
    let reads = 0;
    const text = start.replace("declare known [code_unfold]\n", "").replace("lemmas both = known other\n", "");
    const theory = new EditedTheory(open(text), text, () => reads++);
    theory.readTo(100);
    const change = (from: string, to: string): number => {
      reads = 0;
      const next = theory.text.replace(from, to);
      theory.update(open(next), next);
      theory.readTo(100);
      return reads;
    };
    const all = theory.commands.length;
    expect(change('bundle b begin\nnotation twice (‹dd›)\nend\ncontext includes b begin\nlemma "dd 1 = 3" oops\nend\n', "")).toBeLessThan(
      all,
    );
    expect(change("= Suc 0", "= 1")).toBe(1);
    expect(change('2 * n" quick', 'n * 2" quick')).toBe(1);
    expect(change("n + n", "n * 2")).toBeGreaterThan(5);
    // The states behind lack the lemma as it is now: who asks for it has them read again.
    expect(change('value "twice', 'declare known [code_unfold]\nvalue "twice')).toBeGreaterThan(5);
  });
});
