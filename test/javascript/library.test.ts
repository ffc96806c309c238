import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { emit, instantiate } from "../../src/javascript/index.ts";
import { lowerProgram, type SignalReason } from "../../src/program/index.ts";
import { main, termIn } from "../library/main-context.ts";
import { compareConstants, compareFormulas, compareRandomTheories } from "./agreement.ts";

const { theory } = main.context;

/** What compiled code says of a closed formula. */
function verdict(formula: string): "true" | "false" | SignalReason | "refused" | "limit" {
  const lowered = lowerProgram(theory, [{ name: "it", params: [], body: termIn(main.context, formula) }]);
  if (lowered.kind === "refused") return "refused";
  const outcome = instantiate(emit(lowered.program), { steps: 3_000_000 }).run("it");
  if (outcome.kind === "value") return outcome.value === true ? "true" : "false";
  return outcome.kind === "missing" ? outcome.site.why : "limit";
}

/** For a test of many seconds on a busy machine. */
const patience = 300_000;

const rows = readFileSync(new URL("../library/values.tsv", import.meta.url), "utf8")
  .trim()
  .split("\n")
  .map((line) => line.split("\t")[1] ?? "");

describe("compiled code on the library", () => {
  it("finds every value that the library's table states, but for one without bound", () => {
    const others = rows.flatMap((formula) => {
      const said = verdict(formula);
      return said === "true" ? [] : [`${said}: ${formula}`];
    });
    expect(others).toEqual(["refused: Predicate.eval (Predicate.bind (Predicate.single 1) (λx. Predicate.single (x + 1 :: nat))) 2"]);
  });

  it.each([
    "hd ([] :: nat list) = 0",
    "last ([] :: nat list) = 0",
    "[1 :: nat] ! 3 = 0",
    "the (None :: nat option) = 0",
    "projl (Inr True :: nat + bool) = 0",
    "(THE x :: bool. True) = True",
    "Max ({} :: bool set) = True",
    "(undefined :: nat) = 0",
    "the_elem {1, 2 :: nat} = 1",
  ])("leaves %s unspecified, either way", (formula) => {
    expect([verdict(formula), verdict(`¬ (${formula})`)]).toEqual(["unspecified", "unspecified"]);
  });

  it.each([
    ["17 div (0 :: nat) = 0 ∧ 17 mod (0 :: nat) = 17", "true"],
    ["(-7 :: int) div 2 = -4 ∧ (-7 :: int) mod 2 = 1 ∧ 7 div (-2 :: int) = -4 ∧ 7 mod (-2 :: int) = -1", "true"],
    ["(5 :: nat) - 8 = 0 ∧ nat (-5) = 0", "true"],
    ["card (UNIV :: nat set) = 0 ∧ ¬ finite (UNIV :: nat set)", "true"],
    ["card {n :: nat. 3 < n} = 0 ∧ {n :: nat. 3 < n} = - {..3}", "true"],
    ["(λx :: nat. x + 1) = (λx. x + 2)", "false"],
    ["(λx :: nat. x + 1) = (λx. 1 + x)", "undecided"],
    ["[1 :: nat ↦ True] = map_of [(1, True), (1, False)]", "true"],
    ["(λ_ :: nat. 0 :: nat)(1 := 0) = (λ_. 0)", "true"],
    ["(0 :: nat, 5) ∈ {(0, 1), (1, 5)}⇧* ∧ (7, 7 :: nat) ∈ {(0, 1), (1, 5)}⇧*", "true"],
    ["({(1, 2 :: nat)} ∪ Id) - {(1, 2)} = Id", "true"],
    ["(LEAST n :: nat. 5 < n) = 6", "true"],
    ["length (replicate 100000 (0 :: nat) @ [1]) = 100001", "true"],
    ["(2 :: nat) ^ 3333 mod 1000007 = 2 ^ 3333 - (2 ^ 3333 div 1000007) * 1000007", "true"],
    [`length [${Array.from({ length: 40 }, (_, i) => i).join(", ")} :: nat] = 40`, "true"],
    ["(SOME x :: bool. True) = True", "unspecified"],
    ["(SOME x :: bool. False) = True", "unspecified"],
    ["(SOME x :: bool list. x = [] ∨ x = [True]) = []", "unspecified"],
    ["(THE x :: nat. (x = 3 ∨ x = 4 ∨ x = 5) ∧ 4 < x) = 5", "true"],
    ["∃n :: nat. n * n = 49 ∧ n < 10", "true"],
    ["∀x :: nat. x < 3", "refused"],
    // 2^32 pairs: loops over large types count their turns.
    ["∃r s :: bool set rel. r ⊂ s ∧ s ⊂ r", "limit"],
  ])("%s is %s", (formula, expected) => {
    expect(verdict(formula)).toBe(expected);
  });
});

describe("agreement with the reference evaluator", () => {
  it(
    "holds on every constant of Main at small types",
    () => {
      const { same, different, malformed } = compareConstants(theory, 1, 1, 4);
      expect(different).toEqual([]);
      expect(malformed).toEqual([]);
      expect(same).toBeGreaterThan(3000);
    },
    patience,
  );

  it(
    "holds on random formulas with quantifiers, sets and comprehensions",
    () => {
      const { same, different, malformed } = compareFormulas(theory, 1, 300, 5);
      expect(different).toEqual([]);
      expect(malformed).toEqual([]);
      expect(same).toBeGreaterThan(1300);
    },
    patience,
  );

  it(
    "holds on random theories",
    () => {
      const { same, different, malformed } = compareRandomTheories(theory, 1, 150, 10);
      expect(different).toEqual([]);
      expect(malformed).toEqual([]);
      expect(same).toBeGreaterThan(7500);
    },
    patience,
  );
});
