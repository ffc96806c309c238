import { describe, expect, it } from "vitest";
import { readTerm } from "../../src/elaborate/index.ts";
import { check, type Evidence, evaluation } from "../../src/judge/index.ts";
import { natT, numeral, type Term } from "../../src/logic/index.ts";
import { plainSource } from "../../src/syntax/index.ts";
import { SearchingEvaluator } from "../../src/witness/index.ts";
import { theoryOf } from "../refute/theory-text.ts";

const { context } = theoryOf(`
inductive even_p :: "nat ⇒ bool" where "even_p 0" | "even_p n ⟹ even_p (Suc (Suc n))"
inductive path :: "(nat × nat) set ⇒ nat ⇒ nat ⇒ bool" for r where "path r x x" | "(x, y) ∈ r ⟹ path r y z ⟹ path r x z"
inductive word :: "bool list ⇒ bool" where "word []" | "word v ⟹ word w ⟹ word (v @ w)" | "word w ⟹ word (True # w @ [False])"
inductive linked :: "(nat × nat) set ⇒ nat ⇒ nat ⇒ bool" for r where
  "(x, y) ∈ r ⟹ linked r x y" | "linked r x y ⟹ linked r y z ⟹ linked r x z" | "linked r x y ⟹ linked r y x"
inductive plus3 :: "nat ⇒ bool" where "plus3 1" | "plus3 n ⟹ plus3 (n + 3)"
inductive odd' and even' :: "nat ⇒ bool" where "even' 0" | "even' n ⟹ odd' (Suc n)" | "odd' n ⟹ even' (Suc n)"
inductive star :: "('a ⇒ 'a ⇒ bool) ⇒ 'a ⇒ 'a ⇒ bool" for r where "star r x x" | "r x y ⟹ star r y z ⟹ star r x z"
datatype com = SKIP | Set string int | Seq com com | Loop com
inductive run :: "com × (string ⇒ int) ⇒ (string ⇒ int) ⇒ bool" where
  "run (SKIP, s) s" | "run (Set x n, s) (s(x := n))" | "run (c, s) t ⟹ run (d, t) u ⟹ run (Seq c d, s) u"
| "run (Loop c, s) s" | "run (c, s) t ⟹ run (Loop c, t) u ⟹ run (Loop c, s) u"`);

const read = (text: string): Term => readTerm(context, plainSource(text));

const judged = (text: string, evidence: readonly Evidence[]): string =>
  check({ theory: context.theory, statement: read(text), assignment: new Map(), evidence }).kind;

function searched(text: string): { readonly holds: boolean; readonly evidence: readonly Evidence[] } {
  const search = new SearchingEvaluator(context.theory);
  const answer = evaluation(() => search.holds(read(text)));
  if (answer.kind === "cannot-say") throw new Error(answer.reason);
  return { holds: answer.value, evidence: search.evidence };
}

describe("the judge replays what the witness finds", () => {
  it.each([
    ["even_p 6", true],
    ["even_p 7", false],
    ["path {(0, 1), (1, 2), (2, 0)} 0 2", true],
    ["path {(0, 1), (1, 0), (2, 0)} 0 2", false],
    ["word [True, False, True, True, False, False]", true],
    ["word [True, False, False, True]", false],
    ["linked {(0, 1), (2, 1), (4, 3)} 0 2", true],
    ["linked {(0, 1), (2, 1), (4, 3)} 0 3", false],
    ["plus3 7", true],
    ["plus3 8", false],
    ["even' 4 ∧ ¬ odd' 4", true],
    ["star (λx y. y = x + 2 ∧ x < 8) 0 (8 :: nat)", true],
    ["star (λx y. y = x + 2 ∧ x < 8) 0 (7 :: nat)", false],
    ["run (Seq (Set ''a'' 1) (Set ''b'' 2), λ_. 0) ((λ_. 0)(''b'' := 2, ''a'' := 1))", true],
    ["run (Seq (Set ''a'' 1) (Set ''b'' 2), λ_. 0) ((λ_. 0)(''a'' := 2, ''b'' := 1))", false],
    ["run (Loop (Set ''a'' 1), λ_. 0) (λ_. 0)", true],
    ["run (Loop (Set ''a'' 1), λ_. 0) (λ_. 2)", false],
  ])("%s is %s", (text, expected) => {
    const { holds, evidence } = searched(text);
    expect(holds).toBe(expected);
    expect(judged(text, evidence)).toBe(expected ? "refuted" : "confirmed");
    if (evidence.length > 0) expect(["cannot-say", expected ? "refuted" : "confirmed"]).toContain(judged(text, []));
  });
});

describe("the judge believes nothing", () => {
  const goal = (text: string): string => {
    const table = searched(text).evidence.find((e) => e.kind === "answers");
    return table?.kind === "answers" ? table.goal : expect.unreachable();
  };

  it("rejects a table that lacks a fact", () => {
    expect(judged("even_p 40", [{ kind: "answers", goal: goal("even_p 41").replace("(41)", "(40)"), rows: [] }])).toBe("cannot-say");
    const tables = searched("path {(0, 1), (1, 0), (2, 0)} 0 2").evidence;
    expect(judged("path {(0, 1), (1, 0), (2, 0)} 0 2", tables.slice(1))).toBe("cannot-say");
  });

  it("rejects a rule with another conclusion, and one whose premises have no proof", () => {
    const proof = searched("even_p 40").evidence;
    const forged = proof.map((e): Evidence => (e.kind === "rule" ? { ...e, goal: e.goal.replace("(40)", "(41)") } : e));
    expect(judged("even_p 41", forged)).toBe("cannot-say");
    expect(judged("even_p 40", proof.slice(0, 1))).toBe("cannot-say");
  });

  it("rejects a proof that rests on itself", () => {
    const text = "path {(0, 0)} 0 1";
    const circle: Evidence = {
      kind: "rule",
      goal: goal(text),
      rule: 1,
      values: new Map([["y", numeral(0n, natT)]]),
    };
    expect(judged(text, [circle])).toBe("cannot-say");
  });

  it("tries instances and draws no conclusion from those that fail", () => {
    const text = "∃n :: nat. n * n = 400";
    expect(judged(text, [{ kind: "instance", value: numeral(19n, natT) }])).toBe("cannot-say");
    expect(judged(text, [{ kind: "instance", value: numeral(20n, natT) }])).toBe("refuted");
  });
});
