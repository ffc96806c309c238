import { describe, expect, it } from "vitest";
import { printTerm } from "../../../src/elaborate/index.ts";
import { errors, theory } from "../theory-text.ts";

/** The equations of a step function, or the errors. */
function steps(name: string, commands: string): string[] {
  const loaded = theory(commands, `"HOL-Library.Time_Functions"`);
  const full = loaded.context.facts.find(`${name}.simps`);
  const props = full === null ? [] : (loaded.context.theory.facts.get(full) ?? []);
  return [...errors(loaded), ...props.map((t) => printTerm(loaded.context, t))];
}

const len = `fun len where "len [] = (0 :: nat)" | "len (x # xs) = Suc (len xs)"\ntime_fun len\n`;

describe("time_fun", () => {
  it("counts one step for each call of a recursive function", () => {
    expect(steps("T_len", len)).toEqual(["T_len [] = 1", "T_len (x # xs) = T_len xs + 1"]);
  });

  it("counts none for a function that is not recursive, beyond the calls in it", () => {
    expect(steps("T_twice", `${len}definition twice where "twice xs = len xs + len xs"\ntime_definition twice`)).toEqual([
      "T_twice xs = T_len xs + T_len xs",
    ]);
  });

  it("follows branches, cases and lets", () => {
    const commands = `${len}fun g where "g xs = (case xs of [] ⇒ 0 | y # ys ⇒ (let z = len ys in if z = 0 then 1 else len xs + g ys))"\ntime_fun g`;
    expect(steps("T_g", commands)).toEqual([
      "T_g xs = (case xs of [] ⇒ 0 | y # ys ⇒ T_len ys + (let z = len ys in if z = 0 then 0 else T_len xs + T_g ys)) + 1",
    ]);
  });

  it("takes the step function of an argument, and the argument itself only where it is needed", () => {
    const fold = `fun fold :: "('b ⇒ 'a ⇒ 'b) ⇒ 'b ⇒ 'a list ⇒ 'b" where "fold f a [] = a" | "fold f a (x # xs) = fold f (f a x) xs"\ntime_fun fold\n`;
    expect(steps("T_fold", fold)).toEqual([
      "T_fold f a [] = 1",
      "T_fold f a (x # xs) = snd f a x + T_fold (fst f, snd f) (fst f a x) xs + 1",
    ]);
    const sum = `${fold}definition total where "total xs = fold (+) (0 :: nat) (map (λx. len xs) xs)"\ntime_definition total`;
    expect(steps("T_total", len + sum)).toEqual(["T_total xs = T_map (λ_. T_len xs) xs + T_fold ((+), λ_ _. 0) 0 (map (λ_. len xs) xs)"]);
  });

  it("takes step functions of a locale's parameters from the locale", () => {
    const commands = `locale l = fixes f :: "'a ⇒ 'a" and T_f :: "'a ⇒ nat" begin\ndefinition g where "g xs = map f xs"\ntime_definition g\nend`;
    expect(steps("T_g", commands)).toEqual(["l.T_g T_f xs = T_map T_f xs"]);
  });

  it("can start from other equations", () => {
    const commands = `fun f :: "nat ⇒ nat" where "f 0 = 0" | "f (Suc n) = f n"\nlemma f_eq: "f n = 0" sorry\ntime_fun f equations f_eq`;
    expect(steps("T_f", commands)).toEqual(["T_f n = 0"]);
  });

  it("needs the step functions of all that is called", () => {
    const commands = `definition f where "f xs = remdups xs"\ntime_definition f\nlemma "T_f xs = 0" oops`;
    expect(steps("T_f", commands).map((e) => e.slice(0, 7))).toEqual(["E0449 3", "E0213 4"]);
  });
});
