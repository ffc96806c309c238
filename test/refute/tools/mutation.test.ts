import { describe, expect, it } from "vitest";
import { printTerm } from "../../../src/elaborate/index.ts";
import { impliesAll, isClosed, type Term } from "../../../src/logic/index.ts";
import {
  type MutationOperator,
  mutantsOf,
  planMutants,
  SeededRandom,
  type Theorem,
  termKey,
  theoremsOf,
} from "../../../src/refute/index.ts";
import { theoryOf } from "../theory-text.ts";

const theory = theoryOf(`
lemma rev: "rev (xs @ ys) = rev ys @ rev xs" sorry
lemma swap: "x < y \\<Longrightarrow> y < (z :: nat) \\<Longrightarrow> x < z" sorry
lemma under: "(\\<forall>x. P x \\<longrightarrow> (\\<exists>y. Q x y \\<and> R y)) \\<longrightarrow> (\\<forall>x. P x \\<longrightarrow> (\\<exists>y. R y))" sorry
`);

function theorem(name: string): Theorem {
  const found = theoremsOf(theory).find((t) => t.name === name);
  if (found === undefined) throw new Error(`no ${name}`);
  return found;
}

const prop = (t: Theorem): Term => impliesAll(t.assumptions, t.conclusion);

function mutants(name: string, operators: readonly MutationOperator[], seed = 1): Term[] {
  const t = theorem(name);
  return [...mutantsOf(t.statement.theory, prop(t), operators, seed)].map((m) => m.term);
}

describe("mutantsOf", () => {
  it("exchanges subterms of one type", () => {
    const t = theorem("rev");
    const texts = mutants("rev", ["exchange"]).map((m) => printTerm(t.statement.context, m));
    expect(texts).toContain("rev (ys @ xs) = rev ys @ rev xs");
    expect(texts).toContain("rev (xs @ ys) = rev xs @ rev ys");
    expect(texts).toContain("rev (xs @ rev ys) = ys @ rev xs");
  });

  it("replaces a constant by others of fitting type", () => {
    const t = theorem("rev");
    const texts = mutants("rev", ["signature"]).map((m) => printTerm(t.statement.context, m));
    expect(texts).toContain("tl (xs @ ys) = rev ys @ rev xs");
    expect(texts.some((text) => text.includes("undefined"))).toBe(false);
  });

  it("gives no mutant twice, none equal to the original, and only well-scoped ones", () => {
    for (const name of ["rev", "swap", "under"]) {
      const all = mutants(name, ["exchange", "signature"]);
      const keys = all.map(termKey);
      expect(new Set(keys).size).toBe(keys.length);
      expect(keys).not.toContain(termKey(prop(theorem(name))));
      expect(all.every((m) => isClosed(m))).toBe(true);
      expect(all.length).toBeGreaterThan(20);
    }
  });

  it("takes commuted equations, conjunctions and disjunctions for the same", () => {
    const t = theorem("rev");
    const texts = mutants("rev", ["exchange"]).map((m) => printTerm(t.statement.context, m));
    expect(texts).not.toContain("rev ys @ rev xs = rev (xs @ ys)");
  });

  it("has an order that only the seed decides", () => {
    const keys = (seed: number): string[] => mutants("swap", ["exchange", "signature"], seed).map(termKey);
    expect(keys(3)).toEqual(keys(3));
    expect(keys(3)).not.toEqual(keys(4));
    expect([...keys(3)].sort()).toEqual([...keys(4)].sort());
  });
});

describe("planMutants", () => {
  it("takes executable mutants first", async () => {
    const planned = await planMutants(theorem("rev"), 5, { operators: ["exchange", "signature"], seed: 1 }, () => performance.now());
    expect(planned).toHaveLength(5);
    expect(planned.every((m) => m.isExecutable)).toBe(true);
  });
});

describe("SeededRandom", () => {
  it("shuffles without loss", () => {
    const items = Array.from({ length: 50 }, (_, i) => i);
    const mixed = new SeededRandom(5).shuffled(items);
    expect(mixed).not.toEqual(items);
    expect([...mixed].sort((a, b) => a - b)).toEqual(items);
  });
});
