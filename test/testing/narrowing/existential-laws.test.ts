import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { defaultOptions, prepareTest } from "../../../src/testing/index.ts";
import { searchNarrowing } from "../../../src/testing/narrowing/index.ts";
import { recheck } from "../../../src/witness/index.ts";
import { ample, conjecturesOf } from "./narrowed.ts";

const declarations = `
datatype t3 = A | B t3 | C bool t3
fun size3 :: "t3 ⇒ nat" where "size3 A = 0" | "size3 (B t) = Suc (size3 t)" | "size3 (C b t) = (if b then 2 else 1) + size3 t"
fun small :: "nat ⇒ bool" where "small n = (n < 3)"
`;

/** Claims over xs, t, b and the numbers i, j, k, n. */
const { claim } = fc.letrec<{ list: string; nat: string; claim: string }>((tie) => ({
  list: fc.oneof(
    { maxDepth: 1 },
    fc.constantFrom("xs", "[i]", "[j, k]"),
    tie("list").map((l) => `tl (${l})`),
    fc.tuple(tie("nat"), tie("list")).map(([n, l]) => `take (${n}) (${l})`),
  ),
  nat: fc.oneof(
    { maxDepth: 2 },
    fc.constantFrom("i", "j", "k", "n", "1"),
    tie("list").map((l) => `length (${l})`),
    fc.tuple(tie("nat"), tie("nat")).map(([a, b]) => `(${a}) + (${b})`),
    fc.tuple(tie("nat"), tie("nat")).map(([a, b]) => `(${a}) - (${b})`),
    fc.constant("size3 t"),
  ),
  claim: fc.oneof(
    { maxDepth: 2 },
    fc.tuple(tie("nat"), tie("nat")).map(([a, b]) => `(${a}) = (${b} :: nat)`),
    fc.tuple(tie("nat"), tie("nat")).map(([a, b]) => `(${a}) < (${b} :: nat)`),
    tie("list").map((l) => `distinct (${l} :: nat list)`),
    tie("claim").map((c) => `¬ (${c})`),
    fc.tuple(tie("claim"), tie("claim")).map(([a, b]) => `(${a}) ∧ (${b})`),
    fc.tuple(tie("claim"), tie("claim")).map(([a, b]) => `(${a}) ∨ (${b})`),
  ),
}));

interface Quantifiers {
  all(x: string, body: string): string;
  some(x: string, body: string): string;
}

/** Bounds that hide in a function: such quantifiers cannot be executed and come to stand in front. */
const hidden: Quantifiers = { all: (x, body) => `(∀${x}. small ${x} ⟶ (${body}))`, some: (x, body) => `(∃${x}. small ${x} ∧ (${body}))` };
/** The same, to be executed. */
const open: Quantifiers = {
  all: (x, body) => `(∀${x} ∈ {0 :: nat, 1, 2}. ${body})`,
  some: (x, body) => `(∃${x} ∈ {0 :: nat, 1, 2}. ${body})`,
};

const shapes: readonly ((q: Quantifiers, p: string, c: string) => string)[] = [
  (q, p, c) => `(${p}) ⟹ ${q.some("i", c)}`,
  (q, p, c) => `${q.all("i", p)} ⟹ (${c})`,
  (q, p, c) => `(${p}) ⟹ ${q.some("i", q.all("j", c))}`,
  (q, p, c) => `${q.some("i", p)} ⟹ ${q.some("j", c)}`,
  (q, p, c) => `${q.some("i", `(${p}) ∧ ${q.some("j", c)}`)} ∨ ${q.some("k", c)}`,
];

function statement(q: Quantifiers, shape: number, [p, c]: readonly [string, string]): string {
  const text = shapes[shape % shapes.length]?.(q, p, c) ?? "";
  return `lemma fixes xs :: "nat list" and i j k n :: nat and t :: t3 and b :: bool shows "${text}" oops`;
}

describe("narrowing with existentials", () => {
  it("refutes only what is false when its quantifiers are executed", () => {
    const claims = fc.sample(fc.tuple(claim, claim), { numRuns: 60, seed: 3 });
    const written = (q: Quantifiers): string[] => claims.map((pair, i) => statement(q, i, pair));
    const all = conjecturesOf([declarations, ...written(hidden), ...written(open)].join("\n"));
    const executed = all.slice(claims.length);
    let found = 0;
    let settled = 0;
    for (const [i, conjecture] of all.slice(0, claims.length).entries()) {
      const same = executed[i];
      if (same === undefined) throw new RangeError("no statement");
      const text = statement(open, i, claims[i] ?? ["", ""]);
      const result = searchNarrowing(conjecture, { size: 4 }, ample());
      if (result.kind === "found") {
        found++;
        expect(recheck(same, result.find.assignment), text).toMatchObject({ kind: "confirmed" });
      } else if (result.kind === "none" && result.coverage.completed.at(-1)?.size === null) {
        settled++;
        const test = prepareTest(same, defaultOptions);
        for (const size of [1, 2, 3]) expect(test.kind === "ready" && test.run(size, ample()).finds.length, text).toBe(0);
      }
    }
    expect(found).toBeGreaterThan(25);
    expect(settled).toBeGreaterThan(0);
  });
});
