/**
 * Quantifiers over infinite types whose values nothing tells apart but finitely many points, and functions that are computed once. What they should say
 * is found by trying so many numbers that those without a point are among them, several times.
 */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { betaApply, free, fun, listT, natT, type Term } from "../../src/logic/index.ts";
import { lowerProgram, type Value } from "../../src/program/index.ts";
import { main, termIn } from "../library/main-context.ts";
import { Compiled } from "./running.ts";

const params = [free("xs", listT(natT)), free("ys", listT(natT)), free("n", natT)];

/** `s` is `n` everywhere but at the points `xs`, where it has the values `ys`. */
const read = (text: string): Term =>
  betaApply(
    termIn(
      main.context,
      `λ(xs :: nat list) (ys :: nat list) (n :: nat). let s = fold (λ(x, y) s. s(x := y)) (zip xs ys) (λ_. n) in ${text}`,
    ),
    params,
  );

type Given = { readonly s: (a: number) => number; readonly xs: readonly number[]; readonly n: number };

const numbers = Array.from({ length: 12 }, (_, i) => i);
const all = (p: (a: number) => boolean): boolean => numbers.every(p);
const some = (p: (a: number) => boolean): boolean => numbers.some(p);

const claims: readonly (readonly [string, (given: Given) => boolean])[] = [
  ["∀a. s a ≤ 3", ({ s }) => all((a) => s(a) <= 3)],
  ["∃a. s a = 2 ∧ a ≠ n", ({ s, n }) => some((a) => s(a) === 2 && a !== n)],
  ["∀a b. s a = s b ⟶ a = b", ({ s }) => all((a) => all((b) => s(a) !== s(b) || a === b))],
  ["∃a b. a ≠ b ∧ s a = s b ∧ s a ≠ n", ({ s, n }) => some((a) => some((b) => a !== b && s(a) === s(b) && s(a) !== n))],
  ["∃a b c. a ≠ b ∧ b ≠ c ∧ a ≠ c ∧ s a < s b ∧ s b < s c", ({ s }) => some((a) => some((b) => s(a) < s(b) && some((c) => s(b) < s(c))))],
  ["∀a. a ∈ set xs ∨ s a = n", ({ s, xs, n }) => all((a) => xs.includes(a) || s(a) === n)],
  ["∃a. a ∉ - set xs ∧ s a = n", ({ s, xs, n }) => some((a) => xs.includes(a) && s(a) === n)],
  ["∀a. ∃b. s b ≠ s a", ({ s }) => all((a) => some((b) => s(b) !== s(a)))],
  ["∀a. (s(n := 5)) a = s a ∨ a = n", () => true],
  ["∀a. (if n = 0 then s(0 := 1) else s) a > 0", ({ s, n }) => all((a) => (n === 0 && a === 0 ? 1 : s(a)) > 0)],
  ["∃a. s a > n ∧ (∀b. s b ≤ s a)", ({ s, n }) => some((a) => s(a) > n && all((b) => s(b) <= s(a)))],
  ["∀a. case map_of (zip xs ys) a of None ⇒ True | Some y ⇒ y < 4", ({ s, xs }) => all((a) => !xs.includes(a) || s(a) < 4)],
];

describe("quantifiers over points", () => {
  it.each(claims)("%s", (text, expected) => {
    const compiled = new Compiled(main.context.theory, params, read(text));
    const list = (xs: readonly number[]): Value =>
      xs.reduceRight<Value>((rest, x) => compiled.instance.machine.make(compiled.typeId(listT(natT)), 1, [x, rest]), null);
    const pairs = fc.uniqueArray(fc.tuple(fc.nat(5), fc.nat(5)), { maxLength: 4, selector: ([x]) => x });
    fc.assert(
      fc.property(pairs, fc.nat(5), (points, n) => {
        const s = (a: number): number => points.find(([x]) => x === a)?.[1] ?? n;
        const xs = points.map(([x]) => x);
        expect(compiled.value(list(xs), list(points.map(([, y]) => y)), n)).toBe(expected({ s, xs, n }));
      }),
      { seed: 3, numRuns: 200 },
    );
  });

  it.each(["∀a. a ≤ s a", "∃a. s (a + 1) = s a", "∃a. ∀b. s b = s a ⟶ b = a", "∀a. s (s a) = a"])(
    "are refused where points do not suffice: %s",
    (text) => {
      expect(lowerProgram(main.context.theory, [{ name: "claim", params, body: read(text) }]).kind).toBe("refused");
    },
  );
});

describe("functions without known points", () => {
  const shapes = "λ(f :: nat ⇒ nat) (n :: nat). ";
  const given = [free("f", fun(natT, natT)), free("n", natT)];
  const compiled = (text: string): Compiled =>
    new Compiled(main.context.theory, given, betaApply(termIn(main.context, shapes + text), given));

  it("decide where one of the values tried does, and say otherwise that they do not tell", () => {
    expect(compiled("∀a. f a < n").value((x) => 2 * Number(x), 3)).toBe(false);
    const outcome = compiled("∀a. f a < n").run((x) => Number(x) % 2, 3);
    expect(outcome).toMatchObject({ kind: "missing", site: { why: "undecided" } });
  });
});
