import { expect, test } from "vitest";
import { Budget } from "../../../src/base/index.ts";
import { readTerm } from "../../../src/elaborate/index.ts";
import { type Conjecture, showTerm } from "../../../src/logic/index.ts";
import { prepare } from "../../../src/refute/prepare.ts";
import { printValue } from "../../../src/refute/shown/print-value.ts";
import { enumerateValues, prepareSmart, searchSmart, smartDefaults } from "../../../src/testing/smart/index.ts";
import { shrinkDrawn } from "../../../src/testing/smart/shrink-drawn.ts";
import { recheck } from "../../../src/witness/index.ts";
import { statementsOf, theoryOf } from "../../refute/theory-text.ts";

const budget = (): Budget => new Budget(() => performance.now(), 30_000);

function conjectureOf(body: string): Conjecture {
  const statement = statementsOf(body).at(-1);
  const [conjecture] = statement === undefined ? [] : prepare(statement, { locale: ["expand"], noAssumptions: false });
  if (conjecture === undefined) throw new Error("no conjecture");
  return conjecture;
}

/** Satisfying assignments at the bounds 1 … k. */
function satisfied(conjecture: Conjecture, most: number): number[] {
  const ready = prepareSmart(conjecture, smartDefaults);
  if (ready.kind !== "ready") throw new Error(ready.reason);
  return Array.from({ length: most }, (_, i) => ready.run({ size: i + 1, depth: i + 1, numbers: 0 }, budget()).premisesSatisfied);
}

const sum = (ns: readonly number[]): number => ns.reduce((a, b) => a + b, 0);

test("distinct and sorted lists are as many as in table 6.3", () => {
  expect(sum(satisfied(conjectureOf('lemma "distinct (xs :: nat list) ⟹ distinct (tl xs)" oops'), 7))).toBe(315);
  expect(sum(satisfied(conjectureOf('lemma "sorted (xs :: nat list) ⟹ sorted (remdups xs)" oops'), 7))).toBe(127);
});

const tree = `
datatype tree = Lf | Br tree nat tree
fun below :: "nat ⇒ tree ⇒ bool" where
  "below x Lf = True" | "below x (Br l a r) = (a < x ∧ below x l ∧ below x r)"
fun above :: "nat ⇒ tree ⇒ bool" where
  "above x Lf = True" | "above x (Br l a r) = (x < a ∧ above x l ∧ above x r)"
fun ord :: "tree ⇒ bool" where
  "ord Lf = True" | "ord (Br l a r) = (below a l ∧ above a r ∧ ord l ∧ ord r)"
fun turn :: "tree ⇒ tree" where
  "turn (Br (Br a x b) y (Br c z d)) = Br (Br a x c) y (Br b z d)" | "turn t = t"
`;

test("a fault that needs an ordered tree is found and confirmed", () => {
  const conjecture = conjectureOf(`${tree}lemma "ord t ⟹ ord (turn t)" oops`);
  const result = searchSmart(conjecture, {}, budget());
  expect(result.kind).toBe("found");
  if (result.kind === "found") expect(recheck(conjecture, result.find.assignment).kind).toBe("confirmed");
});

test("characters are matched by their codes", () => {
  const brackets = `fun bal :: "nat ⇒ string ⇒ bool" where "bal n [] = (n = 0)"
| "bal n (c # cs) = (if c = CHR ''('' then bal (Suc n) cs else if c = CHR '')'' then n > 0 ∧ bal (n - 1) cs else bal n cs)"
fun even_bit :: "char ⇒ bool" where "even_bit (Char b _ _ _ _ _ _ _) = (¬ b)"
`;
  for (const claim of ["bal 0 s ⟹ s = [] ∨ hd s ≠ CHR ''(''", "even_bit c ⟹ c = CHR ''b''"]) {
    const conjecture = conjectureOf(`${brackets}lemma "${claim}" oops`);
    const result = searchSmart(conjecture, { size: 4 }, budget());
    expect(result.kind).toBe("found");
    if (result.kind === "found") expect(recheck(conjecture, result.find.assignment).kind).toBe("confirmed");
  }
});

const machine = `
inductive step :: "nat × nat ⇒ nat × nat ⇒ bool" where
  "a < 3 ⟹ step (a, b) (Suc a, b)" | "a > 0 ⟹ step (a, b) (a - 1, Suc b)"
inductive star for r where "star r x x" | "r x y ⟹ star r y z ⟹ star r x z"
inductive reach where "reach (0, 0)" | "reach x ⟹ step x y ⟹ reach y"
`;

test.each(["star step (0, 0) (a, b)", "reach (a, b)"])("infinitely many states are looked at as far as the size goes: %s", (premise) => {
  const conjecture = conjectureOf(`${machine}lemma "${premise} ⟹ a + b < 5" oops`);
  const result = searchSmart(conjecture, {}, budget());
  expect(result.kind).toBe("found");
  if (result.kind === "found") expect(recheck(conjecture, result.find.assignment).kind).toBe("confirmed");
  expect(searchSmart(conjectureOf(`${machine}lemma "${premise} ⟹ a < 4" oops`), { size: 3 }, budget()).kind).toBe("none");
});

const grammar = `
datatype par = L | R
inductive S :: "par list ⇒ bool" where
  "S []" | "S w ⟹ S (L # w @ [R])" | "S v ⟹ S w ⟹ S (v @ w)"
inductive T :: "par list ⇒ bool" where
  "T []" | "T w ⟹ T (L # w @ [R])" | "T w ⟹ T (w @ [L, R])"
`;

test("a left-recursive predicate is refuted by tables", () => {
  expect(searchSmart(conjectureOf(`${grammar}lemma "S w ⟹ T w" oops`), { size: 4 }, budget()).kind).toBe("found");
  expect(searchSmart(conjectureOf(`${grammar}lemma "T w ⟹ S w" oops`), { size: 3 }, budget()).kind).toBe("none");
});

test("a value generated in place is not kept by tables", () => {
  const text = `
datatype st = St bool bool
inductive to :: "st ⇒ st ⇒ bool" where
  "to s s" | "to s (St p q) ⟹ to s (St q p)"
lemma "to s t ⟹ (case s of St a b ⇒ case t of St c d ⇒ (a = c ∧ b = d) ∨ (a = d ∧ b = c))" oops`;
  expect(searchSmart(conjectureOf(text), {}, budget()).kind).toBe("none");
});

test("values of a comprehension come once each, with their end", () => {
  const { context } = theoryOf(`
inductive app :: "nat list ⇒ nat list ⇒ nat list ⇒ bool" where
  "app [] ys ys" | "app xs ys zs ⟹ app (x # xs) ys (x # zs)"
inductive ev :: "nat ⇒ bool" where "ev 0" | "ev n ⟹ ev (Suc (Suc n))"`);
  const enumerate = (text: string, count: number | null, depth: number | null = null) => {
    const set = readTerm(context, { text, span: { from: 0, to: text.length }, offsetAt: (i) => i });
    const found = enumerateValues(context.theory, set, count, budget(), depth);
    return found.kind === "values" ? [found.values.map((v) => printValue(context, v)).join(" "), found.isComplete] : found.reason;
  };
  expect(enumerate("{(xs, ys). app xs ys [1, 2]}", null)).toEqual(["([], [1, 2]) ([1], [2]) ([1, 2], [])", true]);
  expect(enumerate("{n. ev n}", 3)).toEqual(["0 2 4", false]);
  expect(enumerate("{xs. app xs [7] [1, 2]}", null)).toEqual(["", true]);
  // Every call takes one off the depth; an element whose type is open is ().
  expect([0, 1, 2, 3, 4].map((depth) => enumerate("{n. ev n}", null, depth)[0])).toEqual(["", "0", "0 2", "0 2 4", "0 2 4 6"]);
  expect([3, 4].map((depth) => enumerate("{x. ev 6}", null, depth)[0])).toEqual(["", "()"]);
});

const lambda = `
datatype ty = Base | Arrow ty ty
datatype tm = Var nat | App tm tm | Lam ty tm
fun subst :: "tm ⇒ tm ⇒ nat ⇒ tm" where
  "subst (Var i) u k = (if k < i then Var (i - 1) else if i = k then u else Var i)"
| "subst (App s t) u k = App (subst s u k) (subst t u k)"
| "subst (Lam T s) u k = Lam T (subst s u (k + 1))"
inductive has :: "ty list ⇒ nat ⇒ ty ⇒ bool" where
  "has (T # Ts) 0 T" | "has Ts n U ⟹ has (T # Ts) (Suc n) U"
inductive typed :: "ty list ⇒ tm ⇒ ty ⇒ bool" where
  "has E i T ⟹ typed E (Var i) T"
| "typed E s (Arrow T U) ⟹ typed E t T ⟹ typed E (App s t) U"
| "typed (T # E) s U ⟹ typed E (Lam T s) (Arrow T U)"
inductive red :: "tm ⇒ tm ⇒ bool" where
  "red (App (Lam T s) u) (subst s u 0)"
| "red s s' ⟹ red (App s t) (App s' t)"
| "red t t' ⟹ red (App s t) (App s t')"
| "red s s' ⟹ red (Lam T s) (Lam T s')"
`;

test("typed terms are enumerated, not reductions, and small derivations are found however deep", () => {
  const conjecture = conjectureOf(`${lambda}lemma "typed E t T ⟹ red t t' ⟹ typed E t' T" oops`);
  const ready = prepareSmart(conjecture, smartDefaults);
  if (ready.kind !== "ready") throw new Error(ready.reason);
  expect(ready.steps.map((step) => (step.kind === "call" ? `${step.predicate.name} ${step.mode}` : step.kind))).toEqual([
    "typed ooo",
    "red io",
  ]);
  const result = ready.run({ size: 3, depth: 100, numbers: 100, total: 14 }, budget());
  const [find] = result.finds;
  expect(find === undefined ? "nothing" : recheck(conjecture, find.assignment).kind).toBe("confirmed");
});

test("a bound of the size counts steps and constructors, once each way", () => {
  const text = `
datatype t = L | N t t
inductive ok :: "t ⇒ bool" where "ok L" | "ok l ⟹ ok r ⟹ ok (N l r)"
lemma "ok x ⟹ x = x" oops`;
  const ready = prepareSmart(conjectureOf(text), smartDefaults);
  if (ready.kind !== "ready") throw new Error(ready.reason);
  const count = (total: number) => ready.run({ size: 9, depth: 100, numbers: 100, total }, budget()).premisesSatisfied;
  // Catalan numbers, summed: a tree with n inner nodes has 2 n + 1 steps.
  expect([1, 2, 3, 5, 7, 9].map(count)).toEqual([1, 1, 2, 4, 9, 23]);
});

test("a conclusion that clauses decide says what refutes it", () => {
  const text = (a: string, b: string) => `
inductive ten :: "nat ⇒ bool" where "ten 10"
inductive eleven :: "nat ⇒ bool" where "eleven 11"
lemma "${a} x = ${b} x" oops`;
  expect(searchSmart(conjectureOf(text("ten", "eleven")), { size: 1 }, budget()).kind).toBe("found");
  expect(searchSmart(conjectureOf(text("ten", "ten")), { size: 1 }, budget()).kind).toBe("none");
});

test("values that come more than once are counted where statistics are wanted", () => {
  const text = `
datatype d = A | B | C
inductive twice :: "d ⇒ bool" where "twice A" | "twice A" | "twice B"
inductive once :: "d ⇒ bool" where "once A" | "once B"
`;
  const repeated = (premise: string): number[] => {
    const result = searchSmart(conjectureOf(`${text}lemma "${premise} x ⟹ x ≠ C" oops`), { size: 2, report: true }, budget());
    return result.statistics.map((s) => s.repeated);
  };
  expect(repeated("twice")).toContain(1);
  expect(repeated("once").every((n) => n === 0)).toBe(true);
});

test("a run is cut off by steps, at the same place on a slow machine", () => {
  const cutOff = (step: number): unknown => {
    let now = 0;
    const clock = (): number => {
      now += step;
      return now;
    };
    const prepared = prepareSmart(conjectureOf(`lemma "sorted (xs :: nat list) ⟹ sorted xs" oops`), smartDefaults);
    if (prepared.kind !== "ready") throw new Error(prepared.reason);
    const { end, tests, steps } = prepared.run({ size: 4, depth: 20, numbers: 0 }, new Budget(clock, 1e12), 200_000);
    return { end, tests, steps };
  };
  expect(cutOff(1000)).toEqual(cutOff(0.001));
  expect(cutOff(1)).toMatchObject({ end: "late" });
});

test("numbers are matched with patterns that compute", () => {
  const conjecture = conjectureOf('lemma "x ∈ set (Suc 3 # ys @ [0, 2]) ⟹ x ∈ set (ys :: nat list)" oops');
  expect(prepareSmart(conjecture, smartDefaults).kind).toBe("ready");
});

test("a definition over pairs is tested when their components have values, before the pairs have", () => {
  const below = 'definition below :: "int × int ⇒ int × int ⇒ bool" where "below f g ⟷ fst f * snd g < fst g * snd f"';
  const conjecture = conjectureOf(`${below}\nlemma "below f g ⟹ below g f" oops`);
  expect(searchSmart(conjecture, {}, budget()).kind).toBe("found");
});

const counters = `
datatype com = Nop | Inc string | Clear string | Both com com | If string com com | Loop string com
inductive run :: "com × (string ⇒ nat) ⇒ (string ⇒ nat) ⇒ bool" where
  "run (Nop, s) s" | "run (Inc x, s) (s(x := Suc (s x)))" | "run (Clear x, s) (s(x := 0))"
| "run (c, s) t ⟹ run (d, t) u ⟹ run (Both c d, s) u"
| "s x = 0 ⟹ run (c, s) t ⟹ run (If x c d, s) t" | "s x ≠ 0 ⟹ run (d, s) t ⟹ run (If x c d, s) t"
| "s x = 0 ⟹ run (Loop x c, s) s" | "s x ≠ 0 ⟹ run (c, s) t ⟹ run (Loop x c, t) u ⟹ run (Loop x c, s) u"
definition same :: "com ⇒ com ⇒ bool" where "same c d ⟷ (∀s t. run (c, s) t = run (d, s) t)"
`;

test.each([
  ["same (Both (Inc x) (Clear y)) (Both (Clear y) (Inc x))"],
  ["same (If x (If y c d) d) (If y c (If x c d))"],
  ["(∃t. run (Both c d, s) t) ⟶ (∃t. run (Both d c, s) t)"],
  ["same (Loop x (Both c c)) (Loop x c)"],
])("programs and states over few names refute %s", (claim) => {
  const conjecture = conjectureOf(`${counters}lemma "${claim}" oops`);
  const result = searchSmart(conjecture, {}, new Budget(() => performance.now(), 120_000));
  expect(result.kind).toBe("found");
  if (result.kind === "found") expect(recheck(conjecture, result.find.assignment).kind).toBe("confirmed");
});

test("a relation is run forwards where that spares values generated inside", () => {
  const conjecture = conjectureOf(`${counters}lemma "same (Both c d) (Both d c)" oops`);
  const ready = prepareSmart(conjecture, smartDefaults, new Map(), "forward");
  expect(ready.kind === "ready" && ready.steps.map((step) => step.kind)).toEqual(["generate", "generate", "generate", "call"]);
  const backwards = conjectureOf('lemma "distinct (xs :: nat list) ⟹ distinct (tl xs)" oops');
  expect(prepareSmart(backwards, smartDefaults, new Map(), "forward").kind).toBe("unsupported");
});

test("what needs several programs at once is found among drawn ones, and made small", () => {
  const languages = `${counters}
lemma "same (Both c (If x d e)) (If x (Both c d) (Both c e))" oops`;
  const conjecture = conjectureOf(languages);
  const options = { ...smartDefaults, size: 2 };
  const drawn = prepareSmart(conjecture, options, new Map(), "drawn");
  if (drawn.kind !== "ready") throw new Error(drawn.reason);
  expect(drawn.steps.map((step) => step.kind)).toContain("generate");
  const { finds } = drawn.run({ size: 2, depth: 12, numbers: 2, seed: 1 }, budget(), 2_000_000);
  const [find] = finds;
  if (find === undefined) throw new Error("nothing was found");
  const small = shrinkDrawn(conjecture, new Map(), find, budget());
  expect(recheck(conjecture, small.assignment).kind).toBe("confirmed");
  const length = (f: typeof find): number => sum([...f.assignment.values()].map((t) => showTerm(t).length));
  expect(length(small)).toBeLessThanOrEqual(length(find));
});
