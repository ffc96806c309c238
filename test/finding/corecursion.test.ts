/** What refers to itself: corecursive functions, partial functions, nested codatatypes. */
import { describe, expect, test } from "vitest";
import { outcome } from "./finder.ts";

const lemma = (text: string): string => `lemma "${text}" oops`;

const conat = `
codatatype conat = Z | S conat
primcorec inf :: conat where "inf = S inf"
primcorec cadd where "cadd a b = (case a of Z ⇒ b | S a' ⇒ S (cadd a' b))"
`;
const stream = `
codatatype 'a stream = SC (sh: 'a) (stl: "'a stream")
primcorec same :: "'a ⇒ 'a stream" where "same x = SC x (same x)"
primcorec alternate :: "bool ⇒ bool stream" where "alternate b = SC b (alternate (¬ b))"
`;
const tree = `
codatatype 'a tree = N 'a "'a tree list"
primcorec full :: "'a ⇒ 'a tree" where "full x = N x [full x]"
`;

const partial = `
partial_function (option) loop :: "nat ⇒ nat option" where "loop n = loop n"
partial_function (option) up :: "nat ⇒ nat option" where "up n = (if n = 3 then Some 0 else up (n + 1))"
`;

describe("never refutes what is true of", () => {
  test.each([
    ["infinite numbers", conat, "x = S x ⟹ x = inf"],
    ["sums with infinity", conat, "cadd inf x = inf"],
    ["sums that stay", conat, "cadd x Z = x"],
    ["constant streams", stream, "stl s = s ⟹ s = same (sh s)"],
    ["streams of period two", stream, "s = SC True (SC False s) ⟹ s = alternate True"],
    ["maps of streams", stream, "map_stream id s = s"],
    ["maps after maps", stream, "map_stream f (map_stream g s) = map_stream (f ∘ g) s"],
    ["maps of trees", tree, "map_tree id t = t"],
    ["equations through lists", tree, "t = N x [t] ⟹ t = full x"],
    ["bisimilar trees", tree, "t = N x [t] ⟹ u = N x [u] ⟹ t = u"],
    ["loops", partial, "loop n = None"],
    ["partial functions that miss their end", partial, "up n = None ⟷ n > 3"],
  ])("%s", async (_, before, text) => {
    expect(["none", "potential", "unknown"]).toContain(await outcome(before + lemma(text)));
  });
});

describe("refutes what is false of", () => {
  test.each([
    ["sums with infinity", conat, "cadd x y ≠ x"],
    ["numbers other than infinity", conat, "x ≠ inf ⟹ cadd x x ≠ x"],
    ["streams", stream, "s = same (sh s)"],
    ["alternating streams", stream, "alternate b = alternate (¬ b)"],
    ["trees", tree, "t = full x"],
    ["partial functions", partial, "up n = None"],
  ])("%s", async (_, before, text) => {
    expect(await outcome(before + lemma(text))).toBe("genuine");
  });
});

test("says nothing of partial functions that may not end", async () => {
  expect(await outcome(partial + lemma("loop n = Some 3"))).toBe("unknown");
  expect(await outcome(partial + lemma("loop n = None"))).toBe("unknown");
});
