import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { betaApply, free, listT, natT, type Term } from "../../src/logic/index.ts";
import type { Value } from "../../src/program/index.ts";
import { main, termIn } from "../library/main-context.ts";
import { Compiled } from "./running.ts";

const params = [free("xs", listT(natT)), free("ys", listT(natT)), free("n", natT)];
const read = (text: string): Term => betaApply(termIn(main.context, `λ(xs :: nat list) (ys :: nat list) (n :: nat). ${text}`), params);
type Lists = readonly [readonly number[], readonly number[], number];

/** Searches in every place: at the end, beside connectives, as tests, bound, in each other, denied; and what they should say. */
const searches: readonly (readonly [string, (...args: Lists) => boolean | number])[] = [
  ["n ∈ set xs", (xs, _ys, n) => xs.includes(n)],
  ["¬ (∃x ∈ set xs. x = n)", (xs, _ys, n) => !xs.includes(n)],
  ["∀x ∈ set xs. x < n", (xs, _ys, n) => xs.every((x) => x < n)],
  ["∀x ∈ set xs. ∃y ∈ set ys. x = y + n", (xs, ys, n) => xs.every((x) => ys.some((y) => x === y + n))],
  ["∃x ∈ set xs. ∀y ∈ set ys. x ≠ y", (xs, ys) => xs.some((x) => ys.every((y) => x !== y))],
  ["¬ (∀x ∈ set xs. ¬ (∀y ∈ set ys. y ≤ x))", (xs, ys) => xs.some((x) => ys.every((y) => y <= x))],
  ["n ∈ set xs ∧ n ∈ set ys", (xs, ys, n) => xs.includes(n) && ys.includes(n)],
  ["n ∈ set xs ∨ n ∉ set ys", (xs, ys, n) => xs.includes(n) || !ys.includes(n)],
  ["(∀x ∈ set xs. x ≠ n) ⟶ n ∈ set ys", (xs, ys, n) => xs.includes(n) || ys.includes(n)],
  ["if n ∈ set xs then length ys else if n ∉ set ys then 1 else n", (xs, ys, n) => (xs.includes(n) ? ys.length : ys.includes(n) ? n : 1)],
  ["(if n ∈ set xs then n else 2) + (if n ∉ set ys then n else 3)", (xs, ys, n) => (xs.includes(n) ? n : 2) + (ys.includes(n) ? 3 : n)],
  ["let b = (n ∈ set xs ∧ n ∈ set ys) in (b, b) = (True, n = n)", (xs, ys, n) => xs.includes(n) && ys.includes(n)],
  ["distinct xs ∧ (∃i < n. i ∈ set ys)", (xs, ys, n) => new Set(xs).size === xs.length && ys.some((y) => y < n)],
  ["∃i ∈ {1..n}. i ∈ set xs ∧ i ∉ set ys", (xs, ys, n) => xs.some((x) => x >= 1 && x <= n && !ys.includes(x))],
  // Arithmetic computed backwards.
  ["card {(a, b). a + b = n ∧ a ∈ set xs}", (xs, _ys, n) => new Set(xs.filter((x) => x <= n)).size],
  ["∃x. 3 * x + 1 = n ∧ x ∈ set xs", (xs, _ys, n) => xs.some((x) => 3 * x + 1 === n)],
  ["card {x. x - 2 = n}", (_xs, _ys, n) => (n === 0 ? 3 : 1)],
  ["{x. 4 - x = Suc n} = {x. x + n = 3}", () => true],
  // A list is split before the sets of its parts are looked at, which may have no end.
  [
    "xs ∈ {us @ vs | us vs. us ∈ - {[n]} ∧ vs ∈ {ys}}",
    (xs, ys, n) => {
      const front = xs.slice(0, Math.max(0, xs.length - ys.length));
      return xs.join() === [...front, ...ys].join() && front.join() !== `${n}`;
    },
  ],
  // A test stands before the value that is missing where it fails.
  ["∃x. x = hd xs ∧ xs ≠ [] ∧ x ∈ set ys", (xs, ys) => xs.length > 0 && ys.includes(xs[0]!)],
  // Variables that occur twice in a pattern, and terms to their right.
  ["∃x. (x, x) ∈ set (zip xs ys)", (xs, ys) => xs.some((x, i) => ys[i] === x)],
  ["∃x. (x, x + n) ∈ set (zip xs ys)", (xs, ys, n) => xs.some((x, i) => ys[i] === x + n)],
];

describe("searches", () => {
  it.each(searches)("%s", (text, expected) => {
    const compiled = new Compiled(main.context.theory, params, read(text));
    const list = (xs: readonly number[]): Value =>
      xs.reduceRight<Value>((rest, x) => compiled.instance.machine.make(compiled.typeId(listT(natT)), 1, [x, rest]), null);
    const numbers = fc.array(fc.nat(4), { maxLength: 5 });
    fc.assert(
      fc.property(numbers, numbers, fc.nat(5), (xs, ys, n) => {
        expect(compiled.value(list(xs), list(ys), n)).toBe(expected(xs, ys, n));
      }),
      { seed: 5, numRuns: 300 },
    );
  });

  it("leave the loop with the answer", () => {
    const compiled = new Compiled(main.context.theory, params, read("n ∈ set xs ∧ n ∉ set ys"));
    expect(compiled.text).toMatch(/for \([^)]*\) \{\s*const (\w+) = \w+\.s0;\s*if \(\1 === \w+\) return false;/);
  });
});
