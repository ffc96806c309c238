/** Values by what they cost: which there are at a weight, and what is found that way. */
import { describe, expect, it } from "vitest";
import { constructorsAt, stripApp, type Term, type Type } from "../../src/logic/index.ts";
import { searchExhaustive } from "../../src/testing/index.ts";
import { conjecturesOf, enough, short, shown, valuesAt } from "./conjectures.ts";

const conjecture = conjecturesOf(`
datatype color = Red | Green | Blue
datatype tree = Leaf | Node tree color tree
datatype rose = Rose bool "rose list"
datatype 'a rexp = Zero | One | Atom 'a | Alt "'a rexp" "'a rexp" | Seq "'a rexp" "'a rexp" | Star "'a rexp"
fun atoms :: "'a rexp ⇒ 'a list" where
  "atoms (Atom a) = [a]" | "atoms (Alt r s) = atoms r @ atoms s" | "atoms (Seq r s) = atoms r @ atoms s" | "atoms (Star r) = atoms r" | "atoms _ = []"
lemma types: "(a :: tree, b :: rose, c :: color list, d :: nat, e :: int) ≠ (a, b, c, d, e)" oops
lemma seq: "atoms (Seq r s) = w ⟹ length w ≥ 2 ⟹ atoms (Seq s r) = w" oops
fun sem :: "tree ⇒ (nat ⇒ bool) ⇒ bool" where "sem Leaf v = True" | "sem (Node l c r) v = (if v (size l) then sem l v else c ≠ Red ∧ sem r v)"
lemma always: "(∀v. sem t v) ⟹ t = Leaf" oops
lemma swap: "(f :: nat ⇒ nat) (g x) = g (f x)" oops
`);
const { theory, variables } = conjecture("types");
const typeOf = (name: string): Type => variables.find((x) => x.name === name)!.type;

/** One for each constructor with arguments, and of values that are chosen from several the binary digits of half their number. */
function weight(t: Term): number {
  const { head, args } = stripApp(t);
  const all = constructorsAt(theory, t.type) ?? [];
  const isChoice = all.every((c) => c.args.length === 0);
  const index = all.findIndex((c) => head.kind === "const" && c.name === head.name);
  const own = isChoice ? 32 - Math.clz32(index >> 1) : args.length === 0 ? 0 : 1;
  return args.reduce((sum, arg) => sum + weight(arg), own);
}

describe("values by weight", () => {
  it.each(["a", "b", "c"])("are all those of %s that cost no more, each once", (name) => {
    const deep = valuesAt(theory, typeOf(name), 4).map((t) => ({ text: short(t), cost: weight(t) }));
    for (const most of [0, 1, 2, 3]) {
      const found = valuesAt(theory, typeOf(name), most + 1, true).map(short);
      expect(new Set(found).size).toBe(found.length);
      expect(new Set(found)).toEqual(new Set(deep.filter(({ cost }) => cost <= most).map(({ text }) => text)));
    }
  });

  it("are numbers by their binary digits", () => {
    expect(valuesAt(theory, typeOf("d"), 4, true)).toHaveLength(8);
    expect(valuesAt(theory, typeOf("e"), 3, true)).toHaveLength(4);
  });
});

describe("a search by weight", () => {
  const options = { byWeight: true, size: 10 };

  it("finds two expressions and a word after few tests", () => {
    const result = searchExhaustive(conjecture("seq"), options, enough());
    expect(shown(result.finds[0])).toContain("r = (Atom");
    expect(result.coverage.tests).toBeLessThan(10_000);
  });

  it("tries premises over infinite types on samples, and leaves the rest to the judge", () => {
    const result = searchExhaustive(conjecture("always"), { byWeight: true, size: 4, undefinedValues: true }, enough());
    expect(result.potential.map((find) => shown(find))).toContain("t = (Node Leaf Green Leaf)");
    expect(result.potential.map((find) => shown(find))).not.toContain("t = (Node Leaf Red Leaf)");
  });

  it("gives each function a price too", () => {
    expect(searchExhaustive(conjecture("swap"), options, enough()).kind).toBe("found");
  });
});
