import { expect, test } from "vitest";
import { Budget } from "../../src/base/index.ts";
import { readTerm } from "../../src/elaborate/index.ts";
import { apps, constant, free, stripFun } from "../../src/logic/index.ts";
import { showPlan, showStep } from "../../src/plans/index.ts";
import { ClauseStore, inferModes, Planner } from "../../src/predicates/index.ts";
import { prepare } from "../../src/refute/prepare.ts";
import { printValue } from "../../src/refute/shown/print-value.ts";
import { plainSource } from "../../src/syntax/index.ts";
import { enumerateValues, prepareSmart, smartDefaults } from "../../src/testing/smart/index.ts";
import { statementsOf, theoryOf } from "../refute/theory-text.ts";

/** The example of thesis 4.2.6, and what calls it. */
const text = `
fun lookup :: "(nat × nat) list ⇒ nat ⇒ nat option" where
  "lookup [] k = None" | "lookup ((k, v) # kvs) k' = (if k = k' then Some v else lookup kvs k')"
inductive bound :: "(nat × nat) list ⇒ nat ⇒ nat ⇒ bool" where "lookup kvs k = Some v ⟹ bound kvs k v"
inductive other :: "(nat × nat) list ⇒ nat ⇒ nat ⇒ bool" where "lookup kvs k = r ⟹ other kvs k v"
inductive grows :: "nat ⇒ nat ⇒ bool" where "grows (Suc n) m ⟹ grows n m" | "grows n 0"
inductive start :: "nat ⇒ bool" where "grows (Suc 0) m ⟹ start m"
inductive above :: "nat ⇒ nat ⇒ bool" where "above (Suc n) (Suc m) ⟹ above n m" | "above n m"
inductive climb :: "nat ⇒ bool" where "above (Suc (Suc 0)) (Suc m) ⟹ climb m"
inductive up :: "(nat ⇒ nat option) ⇒ nat ⇒ bool" where "m x = Some (Suc y) ⟹ up m y"
inductive diff :: "nat ⇒ nat ⇒ nat ⇒ bool" where "c - x = y ⟹ diff c x y"
inductive succ :: "nat ⇒ nat ⇒ bool" where "succ 0 1" | "succ m n ⟹ succ (Suc m) (Suc n)"
inductive tc for r where "r a b ⟹ tc r a b" | "r a b ⟹ tc r b c ⟹ tc r a c"
definition table :: "nat ⇀ nat" where "table = [1 ↦ 2, 3 ↦ 4]"
`;
const { name, context } = theoryOf(text);
const { theory } = context;

const modes = (constantName: string, specialises: boolean): readonly string[] => {
  const found = inferModes(theory, `${name}.${constantName}`, specialises);
  return found.kind === "modes" ? found.modes : [found.reason];
};

const valuesOf = (set: string): string => {
  const found = enumerateValues(theory, readTerm(context, plainSource(set)), 20, new Budget(() => performance.now(), 20_000));
  if (found.kind === "refused") return found.reason;
  return [...found.values.map((v) => printValue(context, v)).sort(), ...(found.isComplete ? [] : ["…"])].join(" ");
};

test("a copy of lookup for Some has the mode that the thesis wants", () => {
  expect(modes("bound", false)).toEqual(["iii", "iio"]);
  expect(modes("bound", true)).toEqual(["iii", "iio", "ioi", "ioo"]);
  expect(modes("other", true)).toEqual(["iii"]);
});

test("the copy has only the clauses that match the pattern", () => {
  const type = theory.consts.get(`${name}.bound`)?.type;
  if (type === undefined) throw new Error("no bound");
  const store = new ClauseStore(theory);
  const params = stripFun(type).args.map((arg, i) => free(`a${i}`, arg));
  const goal = store.literal(apps(constant(`${name}.bound`, type), params))?.at(-1);
  if (goal?.kind !== "holds") throw new Error("no clauses");
  const plan = new Planner(store).plan(goal.predicate, "ioo");
  const [step] = plan.clauses[0]?.steps ?? [];
  expect(showPlan(plan)).toContain("by lookup_P[_ _ (Some _)] from");
  expect(step?.kind === "call" ? step.predicate.clauses().map((c) => c.head.length) : []).toEqual([3, 3]);
});

test("patterns that grow with the recursion come to an end", () => {
  expect(modes("start", true)).toEqual(["i", "o"]);
  expect(valuesOf("{m. start m}")).toBe("0 …");
  expect(modes("climb", true)).toEqual(["i"]);
});

test.each([
  ["{(k, v). lookup [(1, 2), (3, 4), (1, 5)] k = Some v}", "(1, 2) (3, 4)"],
  ["{k. lookup [(1, 2), (3, 4), (4, 2)] k = Some 2}", "1 4"],
  ["{(k, v). map_of [(1, 2), (3, 4), (1, 5 :: nat)] (k :: nat) = Some v}", "(1, 2) (3, 4)"],
  ["{(k, v). table k = Some v}", "(1, 2) (3, 4)"],
  ["{k. table k = Some 4}", "3"],
  ["{k. table k = Some 5}", ""],
  ["{k. k ∈ dom table}", "1 3"],
  ["{y. up [1 ↦ 2, 3 ↦ 0, 4 ↦ 7] y}", "1 6"],
])("look up %s", (set, expected) => {
  expect(valuesOf(set)).toBe(expected);
});

test.each([
  ["{x. 7 - x = (3 :: nat)}", "4"],
  ["{x. 5 - x = (9 :: nat)}", ""],
  ["{x. 7 - x = (0 :: nat) ∧ x < 9}", "7 8"],
  ["{x. diff 5 x 0 ∧ x < 8}", "5 6 7"],
  ["{y. diff 5 2 y}", "3"],
  ["{x. 2 * x + 1 = (7 :: nat)}", "3"],
  ["{x. 2 * x + 1 = (8 :: nat)}", ""],
  ["{x. 9 - (x + 2) = (3 :: nat)}", "4"],
  ["{x. (x + 2) - 4 = (3 :: nat)}", "5"],
  ["{x. 3 * (x - 2) = (0 :: nat)}", "0 1 2"],
  ["{x. - (2 * x) + 3 = (7 :: int)}", "- 2"],
])("solve %s", (set, expected) => {
  expect(valuesOf(set)).toBe(expected);
});

const stepsOf = (lemma: string): readonly string[] => {
  const [statement] = statementsOf(`${text}lemma "${lemma}" oops`);
  const [conjecture] = statement === undefined ? [] : prepare(statement, { locale: ["expand"], noAssumptions: false });
  if (conjecture === undefined) throw new Error("no conjecture");
  const made = prepareSmart(conjecture, smartDefaults);
  return made.kind === "ready" ? made.steps.map(showStep) : [made.reason];
};

test("a variable function is generated, what it is applied to is looked up", () => {
  expect(stepsOf("(g :: nat ⇀ nat) k = Some v ⟹ v < 5")).toEqual([
    "generate g",
    "look up k where g gives (Some v)",
    "match (g k) with (Some v)",
  ]);
  expect(stepsOf("(g :: bool ⇒ nat) b = v ⟹ v < 5")).toEqual(["generate g", "look up b where g gives v", "match (g b) with v"]);
});

test("a definition is computed from what would be generated", () => {
  expect(stepsOf("dom (g :: nat ⇀ nat) = {x} ⟹ g x = Some 0").slice(-2)).toEqual([
    "generate g",
    expect.stringMatching(/^test v.* = \(dom g\)$/),
  ]);
});

test("values found at a depth are kept when a deeper search ends in a limit", () => {
  expect(valuesOf("{y. tc succ 0 y ∧ y < 4}")).toBe("1 2 3 …");
});

test("a difference is nothing when one number is not larger than the other", () => {
  expect(stepsOf("x - 3 = (0 :: nat) ⟹ x < 3")).toEqual(["count x to (numeral (Bit1 One))"]);
});
