import { expect, test } from "vitest";
import { Budget } from "../../src/base/index.ts";
import { readTerm } from "../../src/elaborate/index.ts";
import { app, apps, boolT, constant, free, fun, natT, stripFun, substType, type Theory, tcon, typeVars } from "../../src/logic/index.ts";
import { showClauses, showPlan } from "../../src/plans/index.ts";
import { ClauseStore, inferModes, Planner } from "../../src/predicates/index.ts";
import { printValue } from "../../src/refute/shown/print-value.ts";
import { enumerateValues } from "../../src/testing/smart/index.ts";
import { theoryOf } from "../refute/theory-text.ts";

const { name, context } = theoryOf(`
inductive app :: "nat list ⇒ nat list ⇒ nat list ⇒ bool" where
  "app [] ys ys"
| "app xs ys zs ⟹ app (x # xs) ys (x # zs)"

inductive step :: "nat × nat ⇒ nat × nat ⇒ bool" where
  "step (Suc m, n) (m, Suc n)"
| "step (m, n) (m', n') ⟹ step (Suc m, n) (Suc m', n')"

fun black :: "nat list ⇒ bool" where
  "black [] = True"
| "black [x] = False"
| "black xs = (hd xs = 0)"

inductive closure :: "(nat ⇒ nat ⇒ bool) ⇒ nat ⇒ nat ⇒ bool" for r where
  "r x y ⟹ closure r x y"
| "r x y ⟹ closure r y z ⟹ closure r x z"

inductive kept :: "(nat ⇒ bool) ⇒ nat list ⇒ nat list ⇒ bool" for P where
  "kept P [] []"
| "P x ⟹ kept P xs ys ⟹ kept P (x # xs) (x # ys)"
| "¬ P x ⟹ kept P xs ys ⟹ kept P (x # xs) ys"

inductive split :: "nat × nat list ⇒ nat list ⇒ bool" where
  "fst p = x ⟹ snd p = xs ⟹ split p (x # xs)"

definition small where "small = (λx. x = (0 :: nat) ∨ x = 1)"

definition twin :: "nat list ⇒ bool" where "twin xs ⟷ length xs = 2"
lemma twin_intro [code_pred_def]: "twin [] = False" "twin (x # xs) = (∃y. xs = [y])" sorry

fun falling :: "nat list ⇒ bool" where
  "falling [] = True" | "falling (x # xs) = ((∀y ∈ set xs. y ≤ x) ∧ falling xs)"
fun down :: "nat list ⇒ bool" where
  "down [] = True" | "down [x] = True" | "down (x # y # xs) = (y ≤ x ∧ down (y # xs))"
lemma falling_down [code_pred_inline]: "falling xs = down xs" sorry
definition folded :: "nat list ⇒ bool" where "folded xs = falling (tl xs)"
lemma folding [code_pred_inline]: "falling (tl xs) = folded xs" sorry

inductive holds_some :: "nat list ⇒ bool" where "x ∈ set xs ⟹ 1 < x ⟹ holds_some xs"

inductive less_by :: "nat ⇒ nat ⇒ bool" where "x - 3 = y ⟹ less_by x y"
inductive twice :: "nat ⇒ nat ⇒ bool" where "2 * x = y ⟹ twice x y"
inductive from_ten :: "int ⇒ int ⇒ bool" where "10 - x = y ⟹ from_ten x y"

inductive wide :: "nat ⇒ nat ⇒ nat ⇒ nat ⇒ nat ⇒ nat ⇒ nat ⇒ nat ⇒ nat ⇒ nat ⇒ bool" where
  "wide a b c d e f g h i j ⟹ wide b c d e f g h i j a"
| "wide a a a a a a a a a a"
`);
const { theory } = context;
const listT = tcon("List.list", [natT]);

function predicateOf(th: Theory, full: string, usesAlternatives = false) {
  const general = th.consts.get(full)?.type;
  const type = general === undefined ? undefined : substType(new Map([...typeVars(general)].map((v) => [v, natT])), general);
  if (type === undefined) throw new Error(`no ${full}`);
  const store = new ClauseStore(th, new Map(), { usesAlternatives });
  const params = stripFun(type).args.map((arg, i) => free(`a${i}`, arg));
  const goal = store.literal(apps(constant(full, type), params))?.at(-1);
  if (goal?.kind !== "holds") throw new Error("no clauses");
  return { store, predicate: goal.predicate };
}

const plain = (text: string): string => text.replace(/_\d+/g, "");

test("introduction rules are clauses", () => {
  expect(plain(showClauses(predicateOf(theory, `${name}.app`).predicate))).toBe(
    "app Nil ys ys\napp xs ys zs ⟹ app (Cons x xs) ys (Cons x zs)",
  );
});

test("the equations of distinct are the clauses of the thesis' example 1", () => {
  expect(plain(showClauses(predicateOf(theory, "List.distinct").predicate))).toBe(
    "distinct Nil\n(Not (member x (set xs))) ⟹ distinct xs ⟹ distinct (Cons x xs)",
  );
});

test("later equations exclude the patterns of earlier ones", () => {
  expect(plain(showClauses(predicateOf(theory, `${name}.black`).predicate))).toBe(
    "black Nil\n(hd (Cons v (Cons v v))) = zero ⟹ black (Cons v (Cons v v))",
  );
});

test("modes are those of the thesis' example 3", () => {
  const found = inferModes(theory, `${name}.app`);
  expect(found.kind === "modes" ? found.shown : []).toEqual([
    "i ⇒ i ⇒ i ⇒ bool",
    "i ⇒ i ⇒ o ⇒ bool",
    "i ⇒ o ⇒ i ⇒ bool",
    "o ⇒ i ⇒ i ⇒ bool",
    "o ⇒ o ⇒ i ⇒ bool",
  ]);
});

test("components of tuples have modes of their own", () => {
  const found = inferModes(theory, `${name}.step`);
  expect(found.kind === "modes" ? found.shown : []).toContain("(i × o) ⇒ (o × i) ⇒ bool");
});

test("ten arguments do not explode", () => {
  const found = inferModes(theory, `${name}.wide`);
  expect(found.kind === "modes" ? found.modes.length : 0).toBe(1023);
});

test("a generator is used only for what the premises leave open", () => {
  const { store, predicate } = predicateOf(theory, "List.distinct");
  const text = plain(showPlan(new Planner(store).plan(predicate, "o")));
  expect(text).toContain("clause 2: enumerate xs by distinct; generate x; test (Not (member x (set xs))); gives (Cons x xs)");
});

test("inlined equations are used before clauses are made, unless they lead back", () => {
  const { store } = predicateOf(theory, `${name}.falling`);
  const xs = free("xs", listT);
  const [goal] = store.goals(app(constant(`${name}.falling`, fun(listT, boolT)), xs));
  expect(goal?.kind === "holds" ? plain(showClauses(goal.predicate)) : "").toBe(
    "down Nil\ndown (Cons x Nil)\ny ≤ x ⟹ down (Cons y xs) ⟹ down (Cons x (Cons y xs))",
  );
  expect(plain(showClauses(predicateOf(theory, `${name}.folded`).predicate))).toContain("down (tl xs)");
});

test("stated equations stand for a definition", () => {
  expect(shown("twin")).toContain("i ⇒ bool");
  const { predicate } = predicateOf(theory, `${name}.twin`, true);
  expect(plain(showClauses(predicate))).toBe("xs = (Cons y Nil) ⟹ twin (Cons x xs)");
});

test("differences and multiples are computed backwards", () => {
  const solutions = (predicate: string, y: number): string[] => {
    const text = `{x. ${predicate} x ${y}}`;
    const set = readTerm(context, { text, span: { from: 0, to: text.length }, offsetAt: (i) => i });
    const found = enumerateValues(theory, set, null, new Budget(() => performance.now(), 20_000));
    return found.kind === "values" && found.isComplete ? found.values.map((v) => printValue(context, v)) : [found.kind];
  };
  expect(solutions("less_by", 0)).toEqual(["0", "1", "2", "3"]);
  expect(solutions("less_by", 2)).toEqual(["5"]);
  expect(solutions("twice", 6)).toEqual(["3"]);
  expect(solutions("twice", 7)).toEqual([]);
  expect(solutions("from_ten", 12)).toEqual(["- 2"]);
});

test("lists are made around an element", () => {
  const { store, predicate } = predicateOf(theory, `${name}.holds_some`);
  expect(plain(showPlan(new Planner(store).plan(predicate, "o")))).toContain("enumerate x, xs by element");
});

const shown = (constant: string): readonly string[] => {
  const found = inferModes(theory, constant.includes(".") ? constant : `${name}.${constant}`);
  return found.kind === "modes" ? found.shown : [found.reason];
};

test("functional arguments have modes of their own: those of tranclp in Isabelle's examples", () => {
  expect(shown("closure")).toEqual([
    "(i ⇒ o ⇒ bool) ⇒ i ⇒ i ⇒ bool",
    "(i ⇒ o ⇒ bool) ⇒ i ⇒ o ⇒ bool",
    "(o ⇒ i ⇒ bool) ⇒ i ⇒ i ⇒ bool",
    "(o ⇒ i ⇒ bool) ⇒ o ⇒ i ⇒ bool",
    "(o ⇒ o ⇒ bool) ⇒ i ⇒ i ⇒ bool",
    "(o ⇒ o ⇒ bool) ⇒ i ⇒ o ⇒ bool",
    "(o ⇒ o ⇒ bool) ⇒ o ⇒ i ⇒ bool",
    "(o ⇒ o ⇒ bool) ⇒ o ⇒ o ⇒ bool",
  ]);
});

test("what is negated must be tested", () => {
  expect(shown("kept")).toEqual(["(i ⇒ bool) ⇒ i ⇒ i ⇒ bool", "(i ⇒ bool) ⇒ i ⇒ o ⇒ bool"]);
});

test("projections of tuples, definitions by λ and functions have modes", () => {
  expect(shown("split")).toContain("i ⇒ o ⇒ bool");
  expect(shown("split")).toContain("o ⇒ i ⇒ bool");
  expect(shown("small")).toEqual(["i ⇒ bool", "o ⇒ bool"]);
  expect(shown("List.rev")).toContain("i ⇒ o ⇒ bool");
});
