import { describe, expect, it } from "vitest";
import { errors, theory } from "../theory-text.ts";

describe("modes with a name", () => {
  const p = `inductive p :: "nat ⇒ nat × bool ⇒ bool" where "p n (n, True)"\n`;

  it("define what the predicate enumerates", () => {
    const loaded = theory(`${p}code_pred (modes: i ⇒ i * o ⇒ bool as f, i ⇒ o ⇒ bool as g, i ⇒ i ⇒ bool as t) p .
lemma "f n m = Predicate.Pred (λb. p n (m, b))" "g n = Predicate.Pred (p n)" "t n q = Predicate.single ()" oops`);
    expect(errors(loaded)).toEqual([]);
    const spec = (name: string) => loaded.context.theory.consts.get(`${loaded.name}.${name}`)?.spec;
    expect(["f", "g", "t"].map((name) => spec(name)?.kind)).toEqual(["equations", "equations", "equations"]);
  });

  it("of a compilation to other values are missing, not variables", () => {
    expect(
      errors(theory(`${p}code_pred (modes: i ⇒ o ⇒ bool as f) [random_dseq] p .\nlemma "f n = m" oops`)).map((e) => e.slice(0, 7)),
    ).toEqual(["E0213 4"]);
  });
});
