import { expect, test } from "vitest";
import { readTerm } from "../../src/elaborate/index.ts";
import { check, emptyEnvironment, evaluation } from "../../src/judge/index.ts";
import { plainSource } from "../../src/syntax/index.ts";
import { SearchingEvaluator } from "../../src/witness/index.ts";
import { theoryOf } from "../refute/theory-text.ts";

const { context } = theoryOf(`
record cell = place :: nat  wide :: bool  asked :: "nat list"
inductive move :: "cell ⇒ cell ⇒ bool" where
  "n ≤ 1 ⟹ n ∉ set (asked s) ⟹ move s (s⦇asked := asked s @ [n]⦈)"
| "place s ∈ set (asked s) ⟹ move s (s⦇wide := True, asked := removeAll (place s) (asked s)⦈)"
| "wide s ⟹ move s (s⦇wide := False⦈)"
| "¬ wide s ⟹ asked s ≠ [] ⟹ place s < hd (asked s) ⟹ move s (s⦇place := Suc (place s)⦈)"
inductive reached :: "cell ⇒ bool" where
  "reached ⦇place = 0, wide = False, asked = []⦈" | "reached s ⟹ move s t ⟹ reached t"
inductive grown :: "nat list ⇒ bool" where
  "grown []" | "grown ns ⟹ grown (rev ns @ [n])"`);

function searched(text: string): { readonly answer: unknown; readonly judged: string } {
  const statement = readTerm(context, plainSource(text));
  const search = new SearchingEvaluator(context.theory, {});
  const answer = evaluation(() => search.holds(statement, emptyEnvironment));
  const { evidence } = search;
  const judgement = check({ theory: context.theory, statement, assignment: new Map(), evidence }, {});
  return { answer: answer.kind === "value" ? answer.value : answer.kind, judged: judgement.kind };
}

test.each([["reached ⦇place = 1, wide = True, asked = [0, 1]⦈"], ["reached ⦇place = 0, wide = True, asked = [0]⦈"], ["grown [7, 5, 9]"]])(
  "what follows forwards is shown by rules that the judge replays: %s",
  (text) => {
    expect(searched(text)).toEqual({ answer: true, judged: "refuted" });
  },
);

test("what does not follow is excluded by all that follows, where that comes to an end", () => {
  expect(searched("reached ⦇place = 0, wide = False, asked = [1]⦈").answer).toBe(true);
  expect(searched("reached ⦇place = 2, wide = False, asked = []⦈")).toEqual({ answer: false, judged: "confirmed" });
});

test("what is not among the facts that were tried may follow all the same", () => {
  expect(searched("grown [100]")).toEqual({ answer: true, judged: "refuted" });
  expect(searched("¬ grown [0, 1, 2, 3, 4, 5, 6, 7]").answer).not.toBe(true);
});
