import { describe, expect, it } from "vitest";
import type { Strategy } from "../../src/refute/index.ts";
import { outcomeOf } from "./theory-text.ts";

/** The outcomes of the portfolio and of single engines for the last statement of a text. */
async function outcomes(text: string): Promise<string[]> {
  const strategies: readonly (Strategy | null)[] = [null, "nitpick", "exhaustive"];
  const found: string[] = [];
  for (const strategy of strategies) found.push(await outcomeOf(text, strategy, 300));
  return found;
}

const behind = 'consts c :: nat definition d where "d = c + 1" axiomatization where d5: "d > 5"';
const three = 'typedecl alt axiomatization where alt3: "∃a b c :: alt. distinct [a, b, c]"';
const single = 'typedecl U axiomatization where one: "(x :: U) = y"';
const infinite = 'typedecl I axiomatization code :: "I ⇒ nat" where bij: "bij code"';
const mod2 = 'quotient_type z2 = nat / "λa b. a mod 2 = b mod (2 :: nat)" sorry';
const interpreted = 'locale ax = fixes k :: nat assumes k: "k > 10" consts kk :: nat interpretation ax kk sorry';
const optional = 'partial_function (option) search :: "nat ⇒ nat option" where "search n = search (n + 1)"';
const tail = 'partial_function (tailrec) loop :: "nat ⇒ nat" where "loop n = (if n = 0 then 5 else loop n)"';
const locales = `locale one = fixes x :: 'a assumes c: "card (UNIV :: 'a set) = 1"
locale two = A: one x + B: one y for x :: 'a and y :: 'b
begin`;
const sequence = "datatype 'a seq = Nil | Cons 'a \"'a seq\"";
const wrongCode = 'lemma [code]: "length xs = 0" sorry';
const parents = 'locale M = fixes m :: nat assumes "m > 0" locale N = M + assumes "m > 2"';

describe("what holds is refuted by no engine", () => {
  it.each([
    ["an axiom behind a definition", behind, "d > 5"],
    ["what follows from it", behind, "c > 4"],
    ["an axiom about a type", three, "∃a b c :: alt. distinct [a, b, c]"],
    ["a type with one element", single, "card (UNIV :: U set) = 1"],
    ["a type that an axiom makes infinite", infinite, "infinite (UNIV :: I set)"],
    ["an axiom about a function on it", infinite, "inj code"],
    ["a quotient", mod2, "abs_z2 3 = abs_z2 5"],
    ["a representative of its class", mod2, "abs_z2 (rep_z2 x) = x"],
    ["an interpretation", interpreted, "kk > 10"],
    ["a search without end", optional, "search 0 = None"],
    ["an endless loop", tail, "loop 0 = 5"],
    ["assumptions of locales that differ in types only", locales, "card (UNIV :: 'b set) = 1"],
    ["patterns of lists beside a type with their names", sequence, "(case [1::nat] of [] ⇒ 0 | [x] ⇒ x | _ ⇒ 7) = 1"],
    ["code that is wrong", wrongCode, "length [a] = 1"],
    ["what a locale adds", parents, "N_axioms m = (m > 2)"],
  ])("%s", async (_, declarations, claim) => {
    for (const outcome of await outcomes(`${declarations}\nlemma "${claim}" sorry${declarations === locales ? "\nend" : ""}`))
      expect(["none", "unknown", "potential", "unsupported"]).toContain(outcome);
  });
});

describe("what does not hold there is refuted", () => {
  it.each([
    ["more than an axiom says", behind, "d > 6"],
    ["another value of a quotient", mod2, "abs_z2 3 = abs_z2 4"],
    ["the length beside wrong code", wrongCode, "length xs = 0"],
    ["what a locale adds", parents, "N_axioms m = (m > 3)"],
  ])("%s", async (_, declarations, claim) => {
    expect(await outcomes(`${declarations}\nlemma "${claim}" sorry`)).toContain("genuine");
  });
});

describe("numbers that no scope holds", () => {
  it("are no coverage", async () => {
    expect(await outcomeOf('lemma "2 ^ (2 ^ 40) = (x :: nat)" sorry', "nitpick", 300)).toBe("unknown");
  });
});
