/** How searches end and what they report. */
import { describe, expect, it } from "vitest";
import { Budget } from "../../src/base/index.ts";
import type { Conjecture, Find } from "../../src/logic/index.ts";
import { showStep } from "../../src/plans/index.ts";
import {
  defaultOptions,
  planTest,
  searchExhaustive,
  searchRandom,
  type TestOptions,
  type TestResult,
  typeInstances,
} from "../../src/testing/index.ts";
import { recheck } from "../../src/witness/index.ts";
import { conjecturesOf, enough, short, shown } from "./conjectures.ts";

const conjecture = conjecturesOf(`
lemma rev: "rev (xs @ ys) = rev xs @ rev (ys :: nat list)" oops
lemma rev_poly: "rev (xs @ ys) = rev xs @ rev ys" oops
lemma true: "rev (rev xs) = (xs :: nat list)" sorry
lemma finite: "(x :: bool) ∨ y ⟶ y" oops
lemma finite_true: "(x :: bool) ∨ ¬ x" sorry
lemma linear: "(x :: 'a :: linorder) ≤ y" oops
lemma ring: "(x :: 'a :: ring_1) * y = x" oops

lemma hd_append: "hd (xs @ ys) = (if xs = [] then hd ys else hd xs)" sorry
lemma hd_map: "hd (map f xs) = f (hd xs)" oops
lemma hd_hd: "hd (xs @ ys) = hd ys" oops
lemma hd_nat: "hd (xs @ ys) = hd (ys :: nat list)" oops
lemma same_open: "hd [] = (last [] :: nat)" sorry
lemma open_function: "undefined (f :: nat ⇒ bool) = (undefined f :: bool)" sorry
lemma some: "(SOME x :: bool. P x) = x" oops
lemma some_true: "P x ⟹ P (SOME x :: bool. P x)" sorry
axiomatization odd_one :: nat where odd: "odd odd_one"
lemma axiom: "odd_one ≠ 2" sorry

function loop :: "nat ⇒ nat" where "loop n = loop (n + 1)" sorry
lemma unended: "n = 3 ∨ loop n = 0" sorry
lemma unended_but: "n < 3 ∧ loop n = 0 ∨ n < 5" oops
definition pairs :: "nat ⇒ nat list" where "pairs n = concat (map (λi. [0..<i]) [0..<n])"

lemma matching: "m k = Some v ⟹ (m ++ n) k = Some v" oops
lemma binding: "ys = rev xs ⟹ length ys = 3 ⟹ hd xs = (last xs :: nat)" oops
lemma bits: "c = CHR ''a'' ⟹ c = Char b0 b1 b2 b3 b4 b5 b6 b7 ⟹ b0 = b1" oops
lemma order: "i < j ⟹ j < length xs ⟹ sorted (xs :: nat list) ⟹ P xs i j" oops
lemma sparse: "length xs = 7 ⟹ sorted xs ⟹ distinct (xs :: nat list) ⟹ hd xs > 3" oops
lemma never: "length xs = 99 ⟹ P (xs :: nat list)" oops
lemma big: "sum_list (xs :: nat list) < 9" oops
lemma long: "length (xs :: nat list) < 4" oops
lemma fun_big: "map f [1, 2, 3] = [f 1, f 2, (f 2 :: nat)]" oops

typedef even = "{n :: nat. n mod 2 = 0}" sorry
definition zero_even :: even where "zero_even = Abs_even 0"
definition next_even :: "even ⇒ even" where "next_even n = Abs_even (Rep_even n + 2)"
definition is_even :: "nat ⇒ bool" where "is_even n ⟷ n mod 2 = 0"
quickcheck_generator even predicate: is_even constructors: zero_even, next_even
lemma generated: "Rep_even n < 9" oops
lemma lifted: "is_even n ⟹ n < 9" oops
typedef parity = "UNIV :: bool set" sorry
definition parity_of :: "nat ⇒ parity" where "parity_of n = Abs_parity (even n)"
code_datatype parity_of
instantiation parity :: equal begin
definition equal_parity :: "parity ⇒ parity ⇒ bool" where "equal_parity x y = (x = y)"
instance sorry
end
lemma [code]: "HOL.equal (parity_of m) (parity_of n) = (even m = even n)" sorry
lemma refined: "f (parity_of 0) = (f (parity_of 2) :: nat)" sorry
typedecl key
lemma declared: "(x :: key) = y" oops
lemma infinite: "∃n :: nat list. length n > m ∧ P n" oops
`);

type Search = (conjecture: Conjecture, options: Partial<TestOptions>, budget: Budget) => TestResult;
const testers: readonly (readonly [string, Search])[] = [
  ["exhaustive", searchExhaustive],
  ["random", searchRandom],
];

const run = (search: Search, name: string, options: Partial<TestOptions> = {}): TestResult => search(conjecture(name), options, enough());
const found = (result: TestResult): Find | undefined => (result.kind === "found" ? result.find : undefined);

describe.each(testers)("%s search", (_name, search) => {
  const confirmed = ["rev", "finite", "matching", "binding", "bits", "big", "fun_big", "generated"] as const;

  it.each(confirmed)("refutes %s by values that the reference evaluator confirms", (name) => {
    const result = run(search, name, { size: 9 });
    const find = found(result);
    expect(recheck(result.instances[0]!.conjecture, find!.assignment)).toMatchObject({ kind: "confirmed" });
  });

  it.each(["true", "finite_true", "hd_append", "same_open", "some_true", "axiom", "refined"])(
    "finds nothing certain against %s",
    (name) => {
      const result = run(search, name, { size: 5, undefinedValues: true });
      expect(result.kind).not.toBe("found");
      expect(result.coverage.premises).toBeGreaterThan(0);
    },
  );

  it("asks nobody to choose a function", () => {
    expect(run(search, "open_function", { size: 2, undefinedValues: true }).kind).not.toBe("found");
  });

  it("takes finite types for type variables, smallest first", () => {
    const result = run(search, "rev_poly");
    expect(result.instances[0]!.card).toBe(2);
    expect(result.coverage.last?.cards).toEqual([{ type: "'a", size: 2 }]);
  });

  it("reports a find that depends on an unspecified value as potential and goes on", () => {
    const result = run(search, "hd_hd", { size: 4 });
    expect(shown(result.potential[0])).toMatch(/ys = Nil/);
    expect(recheck(result.instances[0]!.conjecture, found(result)!.assignment).kind).toBe("confirmed");
  });

  it("leaves potential finds out when told to, and stops at one when told to", () => {
    expect(run(search, "hd_map", { size: 3, genuineOnly: true }).potential).toEqual([]);
    const stopped = run(search, "hd_hd", { abortPotential: true });
    expect([stopped.kind, stopped.potential.length]).toEqual(["none", 1]);
  });

  it("chooses values for what is unspecified and says which", () => {
    expect(run(search, "hd_map", { size: 3 }).kind).toBe("none");
    const result = run(search, "hd_map", { size: 3, undefinedValues: true });
    const find = found(result)!;
    expect(find.chosen.map((c) => [c.constant, ...c.args.map(short)])).toEqual(
      [["List.list.hd", "Nil"]].concat(find.chosen.slice(1).map(() => ["List.list.hd", "Nil"])),
    );
    expect(recheck(result.instances[0]!.conjecture, find.assignment, { chosen: find.chosen }).kind).toBe("confirmed");
  });

  it("chooses among the witnesses of a choice", () => {
    const result = run(search, "some", { undefinedValues: true });
    const find = found(result)!;
    expect(recheck(result.instances[0]!.conjecture, find.assignment, { chosen: find.chosen }).kind).toBe("confirmed");
  });

  it("counts evaluations that do not end and goes on with the others", () => {
    const unended = run(search, "unended", { size: 5, iterations: 5 });
    expect(unended).toMatchObject({ kind: "unknown", reason: expect.stringContaining("evaluation did not end") });
    expect(shown(found(run(search, "unended_but", { size: 8, iterations: 40, steps: 100_000 })))).toMatch(/^n = /);
  });

  it("stops when time is up", () => {
    let now = 0;
    const result = search(conjecture("sparse"), { size: 30, iterations: 1e9 }, new Budget(() => now++, 3));
    expect(result).toMatchObject({ kind: "unknown", reason: "time was up" });
  });

  it("finds counterexamples of different shape when several are wanted", () => {
    const result = run(search, "big", { size: 9, max: 3 });
    expect(result.finds).toHaveLength(3);
    const lengths = result.finds.map((find) => shown(find).split("Cons").length);
    expect(new Set(result.finds.map((find) => shown(find))).size).toBe(3);
    expect(Math.min(...lengths)).toBeGreaterThan(1);
  });

  it("generates values of a subtype instead of testing for it", () => {
    const result = run(search, "lifted", { useSubtype: true });
    expect(shown(found(result))).toMatch(/^n = \(numeral /);
    expect(result.coverage.premises).toBe(result.coverage.tests);
  });

  it("gives a declared type some elements", () => {
    expect(shown(found(run(search, "declared")))).toMatch(/^x = a⇩[12], y = a⇩[12]$/);
  });

  it("says why it cannot execute a conjecture", () => {
    expect(run(search, "infinite")).toMatchObject({
      kind: "unsupported",
      reason: expect.stringContaining("∃ ranges over all values of nat list"),
    });
  });
});

describe("exhaustive search", () => {
  it("tries one size when all types are finite", () => {
    expect(run(searchExhaustive, "finite_true")).toMatchObject({
      kind: "none",
      coverage: { completed: [{ cards: [], size: null }], tests: 2 },
    });
  });

  it("covers what it says: size by size", () => {
    expect(run(searchExhaustive, "true", { size: 4 })).toMatchObject({
      kind: "none",
      coverage: { completed: [{ cards: [], size: 4 }], tests: 24 },
    });
  });
});

describe("random search", () => {
  it("gives the same result for the same seed, and other tests for another", () => {
    const result = (seed: number) => searchRandom(conjecture("rev"), { seed, max: 3 }, enough());
    expect(result(7)).toEqual(result(7));
    const held = (seed: number) =>
      searchRandom(conjecture("sparse"), { seed, size: 9, iterations: 20 }, enough()).statistics.map((s) => s.premises);
    expect(held(7)).not.toEqual(held(8));
  });

  it("says when no test satisfied the premises", () => {
    const result = searchRandom(conjecture("never"), { size: 3, iterations: 10 }, enough());
    expect(result).toMatchObject({ kind: "unknown", reason: "none of 300 random tests satisfied the premises" });
  });

  it("counts satisfied premises by size", () => {
    const { statistics } = searchRandom(conjecture("sparse"), { size: 3, iterations: 10 }, enough());
    expect(statistics.map((s) => [s.size, s.tests, s.satisfied])).toEqual([
      [1, 100, 0],
      [2, 100, 0],
      [3, 100, 0],
    ]);
    expect(statistics[2]!.premises).toHaveLength(3);
  });

  it("shrinks what it finds", () => {
    const find = found(searchRandom(conjecture("long"), { size: 30, seed: 3 }, enough()));
    expect(shown(find)).toBe("xs = (Cons zero (Cons zero (Cons zero (Cons zero Nil))))");
  });
});

describe("a plan", () => {
  const plan = (name: string): string[] => planTest(conjecture(name)).map(showStep);

  it("tests premises as soon as their variables are bound, those of one large variable first", () => {
    expect(plan("order")).toEqual([
      "generate xs",
      "test (sorted_wrt less_eq xs)",
      "generate j",
      "test j < (size xs)",
      "generate i",
      "test i < j",
      "generate P",
    ]);
  });

  it("binds a variable by an equation", () => {
    expect(plan("binding")).toEqual(["generate xs", "match (rev xs) with ys", "test (size ys) = (numeral (Bit1 One))"]);
  });

  it("matches the value of a side against the other", () => {
    expect(plan("matching")).toEqual(["generate m", "generate k", "match (m k) with (Some v)", "generate n"]);
  });
});

describe("type instances", () => {
  const types = (name: string, options: Partial<TestOptions> = {}) => {
    const result = typeInstances(conjecture(name), { ...defaultOptions, ...options });
    return result.kind === "none"
      ? []
      : result.instances.map((i) => [...i.types.values()].map((ty) => (ty.kind === "con" ? ty.name : "")).join());
  };

  it("are finite types where the sort admits them", () => {
    expect(types("linear")).toEqual(["Enum.finite_1", "Enum.finite_2", "Enum.finite_3"]);
    expect(types("linear", { finiteTypes: false })).toEqual(["Int.int"]);
  });

  it("are default types where no finite type is of the sort", () => {
    expect(types("ring").at(-1)).toMatch(/Int.int|Enum.finite_[23]/);
  });

  it("give different variables different cardinalities when asked", () => {
    expect(types("hd_map", { finiteTypeSize: 2 })).toEqual(["Enum.finite_1,Enum.finite_1", "Enum.finite_2,Enum.finite_2"]);
    expect(types("hd_map", { finiteTypeSize: 2, mixedCards: true })).toHaveLength(4);
  });
});
