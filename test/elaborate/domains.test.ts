import { describe, expect, it } from "vitest";
import { errors, statements, theory } from "./theory-text.ts";

/** The doubts about statements after a function, with its theory's origin of the equations. */
function doubts(commands: string): (string | null)[] {
  const loaded = theory(commands);
  expect(errors(loaded)).toEqual([]);
  return statements(loaded).map((s) => s.doubt);
}

const open = (name: string): string => `"${name}" may not end everywhere, and has no proof of termination`;

describe("a function without a proof of termination", () => {
  const lazy = 'function lazy :: "nat ⇒ nat" where "lazy n = fst (0, lazy (Suc n))" by auto';
  const claim = 'lemma "lazy 0 = 0" oops';

  it("is undefined where a call that is not unfolded does not end", () => {
    expect(doubts(`${lazy}\n${claim}\ndefinition d where "d = lazy 1"\nlemma "d = 0" oops\nlemma "(n :: nat) = 0" oops`)).toEqual([
      open("lazy"),
      open("lazy"),
      null,
    ]);
  });

  it("is total after the proof", () => {
    expect(doubts(`${lazy}\ntermination by auto\n${claim}`)).toEqual([null]);
    expect(doubts(`${lazy}\ntermination lazy by auto\n${claim}`)).toEqual([null]);
    expect(doubts(`${lazy}\nfunction f :: "nat ⇒ nat" where "f n = Suc (f n)" by auto\ntermination f by auto\n${claim}`)).toEqual([
      open("lazy"),
    ]);
  });

  it("is total after the proof in a locale, too", () => {
    const local = `locale l = fixes k :: nat begin\nfunction f :: "nat ⇒ nat" where "f n = k + f n" by auto`;
    expect(doubts(`${local}\nlemma "f 0 = 0" oops\ntermination f by auto\nlemma "f 0 = 0" oops\nend`)).toEqual([open("f"), null]);
  });

  it("is what unfolding gives where calls are the value of the whole, or go down a pattern", () => {
    const search =
      'function s :: "nat ⇒ nat" where "s n = (if n = 9 then n else case n of 0 ⇒ s 5 | Suc m ⇒ let k = n + 1 in s k)" by auto';
    const half = 'function h :: "nat ⇒ nat" where "h 0 = 0" | "h (Suc 0) = 0" | "h (Suc (Suc n)) = Suc (h n)" by auto';
    expect(doubts(`${search}\nlemma "s 3 = 0" oops\n${half}\nlemma "h n = n" oops`)).toEqual([null, null]);
  });

  it("is not total by a pattern that is no constructor", () => {
    expect(doubts('function p :: "nat ⇒ nat" where "p (n + n) = Suc (p n)" | "p (Suc n) = 0" sorry\nlemma "p 0 = 0" oops')).toEqual([
      open("p"),
    ]);
  });
});

it("equations of partial functions have the least solution only", () => {
  const loaded = theory('function cz :: "nat ⇒ nat" where "cz n = (if n = 1 then 0 else cz (n + 1))" by auto');
  const spec = loaded.context.theory.consts.get(`${loaded.name}.cz`)?.spec;
  expect(spec?.kind === "equations" ? spec.origin : null).toBe("partial_function");
});
