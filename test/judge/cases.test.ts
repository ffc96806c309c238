import { describe, expect, it } from "vitest";
import { readTerm } from "../../src/elaborate/index.ts";
import { evaluation } from "../../src/judge/index.ts";
import { plainSource } from "../../src/syntax/index.ts";
import { SearchingEvaluator } from "../../src/witness/index.ts";
import { theoryOf } from "../refute/theory-text.ts";
import { Random } from "../soundness/random.ts";

/** Of four variables for these there are more values together than are gone through one by one. */
const letters = ["A", "B", "C", "D", "E", "F"];

const { context } = theoryOf(`
datatype letter = ${letters.join(" | ")}
fun after :: "letter ⇒ letter" where ${letters.map((x, i) => `"after ${x} = ${letters[(i + 1) % letters.length]}"`).join(" | ")}`);

function judged(text: string, here = context): boolean | null {
  const answer = evaluation(() => new SearchingEvaluator(here.theory, { maxSteps: 200_000 }).holds(readTerm(here, plainSource(text))));
  return answer.kind === "value" ? answer.value : null;
}

/** A formula as text, and what it means. */
interface Formula<X> {
  readonly text: string;
  holds(values: readonly X[]): boolean;
}

function connected<X>(random: Random, depth: number, atom: () => Formula<X>): Formula<X> {
  if (depth === 0) return atom();
  const [a, b] = [connected(random, depth - 1, atom), connected(random, depth - 1, atom)];
  return random.pick<Formula<X>>([
    { text: `(${a.text} ∧ ${b.text})`, holds: (v) => a.holds(v) && b.holds(v) },
    { text: `(${a.text} ∨ ${b.text})`, holds: (v) => a.holds(v) || b.holds(v) },
    { text: `(${a.text} ⟶ ${b.text})`, holds: (v) => !a.holds(v) || b.holds(v) },
    { text: `(¬ ${a.text})`, holds: (v) => !a.holds(v) },
  ]);
}

const allOf = <X>(formulas: readonly Formula<X>[]): Formula<X> => ({
  text: formulas.map(({ text }) => text).join(" ∧ "),
  holds: (v) => formulas.every((formula) => formula.holds(v)),
});

const at = <X>(values: readonly X[], i: number): X => values[i] ?? expect.unreachable();

/** Comparisons of one or two of the variables x and y, with small numbers. */
function numberAtom(random: Random): Formula<number> {
  const [i, j] = random.pick([
    [0, 1],
    [1, 0],
    [0, 0],
    [1, 1],
  ] as const);
  const [x, y] = [`xy`[i] ?? "", `xy`[j] ?? ""];
  const [c, d] = [random.below(4), random.below(4)];
  return random.pick<Formula<number>>([
    { text: `${x} < ${c}`, holds: (v) => at(v, i) < c },
    { text: `${c} ≤ ${x}`, holds: (v) => c <= at(v, i) },
    { text: `${x} = ${c}`, holds: (v) => at(v, i) === c },
    { text: `${x} + ${c} = ${y} + ${d}`, holds: (v) => at(v, i) + c === at(v, j) + d },
    { text: `${x} + ${c} ≤ ${y} + ${d}`, holds: (v) => at(v, i) + c <= at(v, j) + d },
    { text: `${x} ∈ {${c}, ${y}}`, holds: (v) => at(v, i) === c || at(v, i) === at(v, j) },
    {
      text: `(${x}, ${y}) ∈ {(${c}, ${d}), (${d}, 1)}`,
      holds: (v) => (at(v, i) === c && at(v, j) === d) || (at(v, i) === d && at(v, j) === 1),
    },
  ]);
}

/** Comparisons of two of the variables x, y and z, or of one with a small number. */
function orderAtom(random: Random): Formula<number> {
  const i = random.below(3);
  const j = (i + 1 + random.below(2)) % 3;
  const [x, y] = ["xyz"[i] ?? "", "xyz"[j] ?? ""];
  const c = random.below(3);
  return random.pick<Formula<number>>([
    { text: `${x} < ${y}`, holds: (v) => at(v, i) < at(v, j) },
    { text: `${x} + ${c} ≤ ${y}`, holds: (v) => at(v, i) + c <= at(v, j) },
    { text: `${x} = ${y} + ${c}`, holds: (v) => at(v, i) === at(v, j) + c },
    { text: `${x} ≤ ${c}`, holds: (v) => at(v, i) <= c },
    { text: `${x} = ${c}`, holds: (v) => at(v, i) === c },
  ]);
}

/** What a function and a set are at small numbers. */
function lookupAtom(random: Random): Formula<readonly boolean[]> {
  const [c, d] = [random.below(3), random.below(3)];
  const [f, a] = [(v: readonly (readonly boolean[])[]) => at(v, 0), (v: readonly (readonly boolean[])[]) => at(v, 1)];
  return random.pick<Formula<readonly boolean[]>>([
    { text: `f ${c}`, holds: (v) => at(f(v), c) },
    { text: `${c} ∈ A`, holds: (v) => at(a(v), c) },
    { text: `f ${c} = (${d} ∈ A)`, holds: (v) => at(f(v), c) === at(a(v), d) },
    { text: `(f(${c} := True)) ${d}`, holds: (v) => c === d || at(f(v), d) },
    { text: `${c} ∈ insert ${d} A`, holds: (v) => c === d || at(a(v), c) },
    { text: `(∃n ∈ {${c}, ${d}}. f n)`, holds: (v) => at(f(v), c) || at(f(v), d) },
  ]);
}

/** Equations between lists of truth values, with short ones. */
function listAtom(random: Random): Formula<string> {
  const [i, j] = random.pick([
    [0, 1],
    [1, 0],
  ] as const);
  const [x, y] = [`xy`[i] ?? "", `xy`[j] ?? ""];
  const word = Array.from({ length: random.below(4) }, () => random.pick(["T", "F"])).join("");
  const text = `[${[...word].map((b) => (b === "T" ? "True" : "False")).join(", ")}]`;
  return random.pick<Formula<string>>([
    { text: `${x} = ${text}`, holds: (v) => at(v, i) === word },
    { text: `${x} @ ${y} = ${text}`, holds: (v) => at(v, i) + at(v, j) === word },
    { text: `${x} @ ${text} = ${text} @ ${y}`, holds: (v) => at(v, i) + word === word + at(v, j) },
    { text: `${x} = True # ${y}`, holds: (v) => at(v, i) === `T${at(v, j)}` },
    { text: `length ${x} < ${word.length}`, holds: (v) => at(v, i).length < word.length },
    { text: `${x} ∈ {${text}, ${y}}`, holds: (v) => at(v, i) === word || at(v, i) === at(v, j) },
  ]);
}

/** What is told of four letters: which of them are equal, which are certain ones, and which succeed one another. */
function letterAtom(random: Random): Formula<number> {
  const i = random.below(4);
  const j = (i + 1 + random.below(3)) % 4;
  const [x, y] = ["wxyz"[i] ?? "", "wxyz"[j] ?? ""];
  const c = random.below(letters.length);
  return random.pick<Formula<number>>([
    { text: `${x} = ${y}`, holds: (v) => at(v, i) === at(v, j) },
    { text: `${x} = ${letters[c]}`, holds: (v) => at(v, i) === c },
    { text: `${x} ∈ {${letters[c]}, ${y}}`, holds: (v) => at(v, i) === c || at(v, i) === at(v, j) },
    { text: `after ${x} = ${y}`, holds: (v) => (at(v, i) + 1) % letters.length === at(v, j) },
  ]);
}

/** Whether a quantified formula holds, the variables among so many values. */
function tried<X>(formula: Formula<X>, [first, second]: readonly [string, string], outer: readonly X[], inner: readonly X[]): boolean {
  const quantified = (q: string, values: readonly X[], test: (x: X) => boolean): boolean =>
    q === "∀" ? values.every(test) : values.some(test);
  return quantified(first, outer, (x) => quantified(second, inner, (y) => formula.holds([x, y])));
}

const words = (length: number): string[] =>
  length === 0 ? [""] : words(length - 1).flatMap((w) => (w.length === length - 1 ? [w, `${w}T`, `${w}F`] : [w]));

describe("what the judge says of all values", () => {
  it.each([
    ["nat", (k: number) => Array.from({ length: k }, (_, n) => n)],
    ["int", (k: number) => Array.from({ length: 2 * k }, (_, n) => n - k)],
  ] as const)("is so of many, %s", (ty, values) => {
    const random = new Random(3);
    let decided = 0;
    for (let n = 0; n < 400; n++) {
      const formula = connected(random, 2, () => numberAtom(random));
      const quantifiers = [random.pick(["∀", "∃"]), random.pick(["∀", "∃"])] as const;
      const text = `${quantifiers[0]}x :: ${ty}. ${quantifiers[1]}y. ${formula.text}`;
      const answer = judged(text);
      if (answer !== null) expect(answer, text).toBe(tried(formula, quantifiers, values(14), values(24)));
      if (answer !== null) decided++;
    }
    expect(decided).toBeGreaterThan(200);
  });

  it.each([
    ["nat", (k: number) => Array.from({ length: k }, (_, n) => n)],
    ["int", (k: number) => Array.from({ length: 2 * k }, (_, n) => n - k)],
  ] as const)("is so of three numbers and their order, %s", (ty, values) => {
    const random = new Random(11);
    let decided = 0;
    for (let n = 0; n < 150; n++) {
      const formula = connected(random, 2, () => orderAtom(random));
      const [p, q, r] = [random.pick(["∀", "∃"]), random.pick(["∀", "∃"]), random.pick(["∀", "∃"])] as const;
      const text = `${p}x :: ${ty}. ${q}y :: ${ty}. ${r}z. ${formula.text}`;
      const answer = judged(text);
      if (answer === null) continue;
      const holds = (x: number): boolean =>
        tried({ ...formula, holds: ([y, z]) => formula.holds([x, y ?? 0, z ?? 0]) }, [q, r], values(12), values(18));
      expect(answer, text).toBe(p === "∀" ? values(6).every(holds) : values(6).some(holds));
      decided++;
    }
    expect(decided).toBeGreaterThan(75);
  });

  it("is so of sets of numbers that are told by others", () => {
    const random = new Random(23);
    const [few, many] = [15, 40].map((length) => Array.from({ length }, (_, n) => n)) as [number[], number[]];
    let decided = 0;
    for (let n = 0; n < 300; n++) {
      const formula = connected(random, 1, () => numberAtom(random));
      const c = random.below(4);
      const set = (y: number): number[] => many.filter((x) => formula.holds([x, y]));
      const isBounded = (y: number): boolean => !formula.holds([many.length, y]);
      const claim = random.pick<Formula<number>>([
        { text: `card {x. ${formula.text}} = ${c}`, holds: ([y = 0]) => (isBounded(y) ? set(y).length : 0) === c },
        { text: `finite {x. ${formula.text}}`, holds: ([y = 0]) => isBounded(y) },
        { text: `{x. ${formula.text}} = {${c}}`, holds: ([y = 0]) => isBounded(y) && set(y).length === 1 && set(y)[0] === c },
        { text: `card {x. x < 4 ∧ ${formula.text}} < ${c}`, holds: ([y = 0]) => set(y).filter((x) => x < 4).length < c },
      ]);
      const isAll = random.below(2) === 0;
      const answer = judged(`${isAll ? "∀" : "∃"}y :: nat. ${claim.text}`);
      if (answer === null) continue;
      expect(answer, claim.text).toBe(isAll ? few.every((y) => claim.holds([y])) : few.some((y) => claim.holds([y])));
      decided++;
    }
    expect(decided).toBeGreaterThan(100);
  });

  it.each(["inductive", "coinductive"])("is so of the variables of %s rules", (kind) => {
    const random = new Random(19);
    const small = Array.from({ length: 12 }, (_, n) => n);
    const formulas = Array.from({ length: 120 }, () =>
      allOf(Array.from({ length: 4 }, () => connected(random, 1, () => orderAtom(random)))),
    );
    const rules = formulas.map(({ text }, n) => `${kind} p${n} :: "nat ⇒ bool" where "${text} ∧ x + y + z = (x + y + z :: nat) ⟹ p${n} v"`);
    const { context: here } = theoryOf(rules.join("\n"));
    let decided = 0;
    for (const [n, formula] of formulas.entries()) {
      const answer = judged(`p${n} 0`, here);
      if (answer === null) continue;
      expect(answer, formula.text).toBe(small.some((x) => small.some((y) => small.some((z) => formula.holds([x, y, z])))));
      decided++;
    }
    expect(decided).toBeGreaterThan(60);
  });

  it("is so of all functions and sets that differ where they are asked", () => {
    const random = new Random(13);
    const tables = Array.from({ length: 8 }, (_, bits) => [0, 1, 2].map((i) => ((bits >> i) & 1) === 1));
    for (let n = 0; n < 150; n++) {
      const formula = connected(random, 2, () => lookupAtom(random));
      const quantifiers = [random.pick(["∀", "∃"]), random.pick(["∀", "∃"])] as const;
      const text = `${quantifiers[0]}f :: nat ⇒ bool. ${quantifiers[1]}A :: nat set. ${formula.text}`;
      const answer = judged(text);
      if (answer !== null) expect(answer, text).toBe(tried(formula, quantifiers, tables, tables));
    }
    expect(judged("∀f A. f 0 ∧ 1 ∈ A ⟶ (f(1 := True)) 1 ∧ (∃n ∈ {0, 1 :: nat}. f n)")).toBe(true);
    expect(judged("∀f. ∃n :: nat. f n")).not.toBe(true);
    expect(judged("∃f. ∀n :: nat. f n ≠ f n")).not.toBe(true);
  });

  it("is so of all values of chains of variables, with a variable among them that nothing is asked of", () => {
    const random = new Random(17);
    const all = letters.flatMap((_, w) => letters.flatMap((_, x) => letters.flatMap((_, y) => letters.map((_, z) => [w, x, y, z]))));
    const chain = [..."wxyz"].map((x) => `(${x} :: letter)`).join(" ");
    for (let n = 0; n < 150; n++) {
      const formula = connected(random, 2, () => letterAtom(random));
      const holds = (v: readonly number[]): boolean => formula.holds(v);
      expect(judged(`∀${chain}. ${formula.text}`), formula.text).toBe(all.every(holds));
      expect(judged(`∃${chain}. ${formula.text}`), formula.text).toBe(all.some(holds));
      expect(judged(`∃(n :: nat) ${chain}. ${formula.text}`), formula.text).toBe(all.some(holds));
    }
    // More letters than there are cannot all differ, and as many can.
    const differ = (names: readonly string[]): string => `∃${names.join(" ")}. distinct [${names.join(", ")} :: letter]`;
    expect(judged(differ(["t", "u", "v", "w", "x", "y", "z"]))).not.toBe(true);
    expect(judged(differ(["u", "v", "w", "x"]))).toBe(true);
  });

  it.each([
    ["∃(g :: nat ⇒ (nat ⇒ nat) list) f. g 0 = [f] ∧ f = (λx. hd (g 0) x + 1)", false],
    ["∃(g :: nat ⇒ (nat ⇒ nat) option). ∃f. g 0 = Some f ∧ f = (λx. the (g 0) x + 1)", false],
    ["∀(g :: nat ⇒ (nat ⇒ nat) option) f. g 0 = Some f ⟶ f ≠ (λx. the (g 0) x + 1)", true],
    ["∃(F :: nat ⇒ nat set option) A. F 0 = Some A ∧ A = {x. x ∉ the (F 0)}", false],
  ])("binds nothing to what leads back to it through a function: %s", (text, expected) => {
    expect([expected, null]).toContain(judged(text));
  });

  it("is so of many lists", () => {
    const random = new Random(5);
    let decided = 0;
    for (let n = 0; n < 250; n++) {
      const formula = connected(random, 2, () => listAtom(random));
      const quantifiers = [random.pick(["∀", "∃"]), random.pick(["∀", "∃"])] as const;
      const text = `${quantifiers[0]}x :: bool list. ${quantifiers[1]}y. ${formula.text}`;
      const answer = judged(text);
      if (answer !== null) expect(answer, text).toBe(tried(formula, quantifiers, words(5), words(7)));
      if (answer !== null) decided++;
    }
    expect(decided).toBeGreaterThan(100);
  });
});
