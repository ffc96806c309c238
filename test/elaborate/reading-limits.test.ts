import { expect, it } from "vitest";
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
