import { describe, expect, it } from "vitest";
import { claims, errors, theory } from "./theory-text.ts";

const times = (n: number, line: (i: number) => string): string => Array.from({ length: n }, (_, i) => line(i)).join("\n");
const after = 'lemma "x = (y :: nat)" oops';

it.each([
  ["a chain of let", `lemma "${"let x = (x, x) in ".repeat(30)}x = x" oops`],
  ["definitions", `definition d0 where "d0 x = (x, x)"\n${times(30, (i) => `definition d${i + 1} where "d${i + 1} x = d${i} (x, x)"`)}`],
  [
    "abbreviations",
    `abbreviation a0 where "a0 x ≡ (x, x)"\n${times(30, (i) => `abbreviation a${i + 1} where "a${i + 1} x ≡ a${i} (x, x)"`)}`,
  ],
  [
    "terms",
    `abbreviation b0 :: "nat ⇒ nat" where "b0 x ≡ x"\n${times(30, (i) => `abbreviation b${i + 1} where "b${i + 1} x ≡ b${i} x + b${i} x"`)}`,
  ],
  ["synonyms", `type_synonym 'a s0 = "'a × 'a"\n${times(30, (i) => `type_synonym 'a s${i + 1} = "('a × 'a) s${i}"`)}`],
])("doubling %s ends with an error, and the rest is read", (_, commands) => {
  const loaded = theory(`${commands}\n${after}`);
  expect(errors(loaded)[0]).toMatch(/^E0316 \d+ Too much to read/);
  expect(claims(loaded).at(-1)).toBe("(x :: nat) = (y :: nat)");
});

describe("locales that extend others in several ways", () => {
  const base = 'locale l0 = fixes f :: "nat ⇒ nat"\n';
  const named = '\ndefinition (in l0) d where "d = f 0"\n';
  const tower = (one: string, other: string): string => times(30, (i) => `locale l${i + 1} = A: l${i} ${one} + B: l${i} ${other} for f`);
  const first = `${"A.".repeat(30)}d`;

  it.each([
    ["before", base + named + tower("f", "f")],
    ["after", base + tower("f", "f") + named],
    [
      "by sublocales",
      `${base}${named}${times(30, (i) => `locale l${i + 1} = fixes f :: "nat ⇒ nat"\nsublocale l${i + 1} ⊆ A: l${i} f .\nsublocale l${i + 1} ⊆ B: l${i} f .`)}`,
    ],
  ])("have a name for each thing, those declared %s", (_, commands) => {
    const loaded = theory(`${commands}\nlemma (in l30) "${first} = f 1" oops\nlemma (in l1) "A.d = B.d" oops`);
    expect(errors(loaded)).toEqual([]);
    expect(claims(loaded)[0]).toContain("l0.d");
    expect(loaded.context.locales.get(`${loaded.name}.l30`)?.bindings.size).toBeLessThan(10);
  });

  it("keep names under several qualifiers apart where they mean different things", () => {
    const two = "locale two = A: l0 f + B: l0 g for f g\nlocale four = C: two f g + D: two h f for f g h\n";
    const [claim] = claims(theory(`${base}${named}${two}lemma (in four) "D.A.d = C.B.d" oops`));
    expect(claim).toMatch(/d \(h .* = .*d \(g /);
  });

  it.each([
    ["before", base + named + tower('"λx. f (f x)"', '"λx. f x + 1"')],
    ["after", base + tower('"λx. f (f x)"', '"λx. f x + 1"') + named],
  ])("at other arguments each time end with an error, and the rest is read (declared %s)", (_, commands) => {
    const loaded = theory(`${commands}\n${after}`);
    expect(errors(loaded).some((e) => /^E0316 \d+ Too much to read/.test(e))).toBe(true);
    expect(claims(loaded).at(-1)).toBe("(x :: nat) = (y :: nat)");
  });
});

it("texts with very many readings are cut, and what is sure of them is read", () => {
  const two = `definition a :: "nat ⇒ nat ⇒ nat" where "a x y = x"
notation a ("_ ** _" [50, 50] 50)
lemma "${Array.from({ length: 40 }, (_, i) => `x${i}`).join(" ** ")} = 0" oops`;
  const loaded = theory(two);
  expect(errors(loaded)).toEqual([]);
  expect(loaded.diagnostics.map((d) => d.code)).toEqual(["W0311"]);
});

it("long sums of numbers of two types are read with coercions, or said to be too much", () => {
  const sum = (n: number): string =>
    `declare [[coercion_enabled]] [[coercion int]]\nlemma "length xs + ${Array.from({ length: n }, (_, i) => `x${i}`).join(" + ")} = (z :: int)" oops`;
  expect(errors(theory(sum(150)))).toEqual([]);
  expect(errors(theory(sum(600))).map((e) => e.slice(0, 5))).toEqual(["E0316"]);
});
