import { describe, expect, test } from "vitest";
import { option, outcome } from "./finder.ts";

const definitions = `
coinductive alike :: "('a ⇒ 'b) ⇒ ('a ⇒ 'a) ⇒ 'a ⇒ 'a ⇒ bool" for out nxt where
  "out x = out y ⟹ alike out nxt (nxt x) (nxt y) ⟹ alike out nxt x y"
inductive ends for f P where "P x ⟹ ends f P x" | "ends f P (f x) ⟹ ends f P x"
coinductive on :: "(nat ⇒ bool) ⇒ nat ⇒ bool" for P where "P n ⟹ on P (Suc n) ⟹ on P n"
`;

const claims: readonly (readonly [claim: string, expected: string])[] = [
  ["alike out nxt x x", "none"],
  ["alike out nxt x y ⟹ alike out nxt y x", "none"],
  ["alike out nxt x y ⟹ alike out nxt y z ⟹ alike out nxt x z", "none"],
  ["alike out nxt x y ⟹ alike out nxt (nxt (nxt x)) (nxt (nxt y))", "none"],
  ["out x = out y ⟹ alike out nxt x y", "genuine"],
  ["alike out nxt x y ⟹ x = y", "genuine"],
  ["ends f P x ⟹ ∃y. P y", "none"],
  ["ends f P (f x) ⟹ ends f P x", "none"],
  ["ends f P x ⟹ ends f P (f x)", "genuine"],
  ["P y ⟹ ends f P x", "genuine"],
];

describe("predicates with one path from each argument", () => {
  test.each(claims)("%s: %s, with and without paths", async (claim, expected) => {
    const body = `${definitions}lemma "${claim}" oops`;
    expect([await outcome(body), await outcome(body, [option("dont_star_linear_preds", [])])]).toEqual([expected, expected]);
  });

  test("a path that leaves the named numbers proves nothing", async () => {
    expect(await outcome(`${definitions}lemma "¬ on (λn. n < 40) n" oops`)).not.toBe("genuine");
  });
});
