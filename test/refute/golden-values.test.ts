/** Golden results of `value`, by compiled code and by the reference evaluator, each on its own. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { printType, readTerm } from "../../src/elaborate/index.ts";
import { eq, type Term } from "../../src/logic/index.ts";
import { compiledValue } from "../../src/refute/commands/compiled-value.ts";
import { evaluateTerm, referenceValue } from "../../src/refute/index.ts";
import { printValue } from "../../src/refute/shown/print-value.ts";
import { plainSource } from "../../src/syntax/index.ts";
import { theoryOf } from "./theory-text.ts";

const { context } = theoryOf(
  `
datatype 'a tree = Leaf | Node "'a tree" 'a "'a tree"
fun mirror where "mirror Leaf = Leaf" | "mirror (Node l x r) = Node (mirror r) x (mirror l)"
datatype tint = Red | Green
record point = xc :: int yc :: int
record tinted = point + tint :: tint
typedef small = "{0 ..< 5 :: nat}" sorry
setup_lifting type_definition_small
lift_definition two :: small is 2 sorry
lift_definition splus :: "small ⇒ small ⇒ small" is "λm n. (m + n) mod 5" sorry
lift_definition svalue :: "small ⇒ nat" is "λn. n" .
inductive ev :: "nat ⇒ bool" where "ev 0" | "ev n ⟹ ev (Suc (Suc n))"
inductive_set evens :: "nat set" where "0 ∈ evens" | "n ∈ evens ⟹ n + 2 ∈ evens"
`,
  'Complex_Main "HOL-Library.Multiset"',
);

const limit = { isLate: () => false, seconds: 0 };
const rows = readFileSync(new URL("golden-values.txt", import.meta.url), "utf8")
  .trim()
  .split("\n")
  .map((line) => line.split("\t"))
  .map(([term = "", value = ""]) => ({ term, value }));

/** Whether two values are one: elements of sets and points of functions may come in any order. */
function areSame(a: Term, b: Term): boolean {
  if (printValue(context, a) === printValue(context, b)) return true;
  const found = compiledValue(context, eq(a, b), limit);
  return found.kind === "value" && printValue(context, found.term) === "True";
}

describe("value", () => {
  it.each(rows)("$term is $value", ({ term, value }) => {
    const t = readTerm(context, plainSource(term));
    const compiled = compiledValue(context, t, limit);
    const reference = referenceValue(context, t, limit.isLate);
    if (reference.kind !== "value") throw new Error(reference.reason);
    const whole = evaluateTerm(context, t, limit);
    expect(whole.kind === "value" ? printValue(context, whole.term) : whole.reason).toBe(value);
    expect(compiled.kind === "value" && areSame(compiled.term, reference.term)).toBe(true);
  });

  it.each([
    ["⦇xc = 1, yc = 2⦈", "point"],
    ["[⦇xc = 1, yc = 2, tint = Red⦈]", "tinted list"],
    ["point.truncate", "'a point_scheme ⇒ point"],
    ["⦇xc = 1, yc = 2, … = (3 :: nat)⦈", "nat point_scheme"],
    ["⦇key = True, lock = 2 :: nat⦈", "(bool, nat) pair"],
  ])("the type of %s is printed as %s", (term, type) => {
    const { context: records } = theoryOf(
      `record point = xc :: int yc :: int
record tinted = point + tint :: bool
record 'a single = key :: 'a
record ('a, 'b) pair = "'a single" + lock :: 'b
abbreviation "Red == True"`,
      "Main",
    );
    expect(printType(records, readTerm(records, plainSource(term)).type)).toBe(type);
  });

  it("names what is beyond execution", () => {
    const found = evaluateTerm(context, readTerm(context, plainSource("wf {(x, y). x < (y :: nat)}")), limit);
    expect(found).toEqual({ kind: "refused", reason: "whether a set given by a predicate is finite" });
  });

  it.each(["nbe", "simp", "code"])("[%s] gives the same", (evaluator) => {
    const found = evaluateTerm(context, readTerm(context, plainSource("rev [1, 2 :: nat]")), limit, evaluator);
    expect(found.kind === "value" && printValue(context, found.term)).toBe("[2, 1]");
  });

  it("takes from the reference evaluator what compiled code is too strict for", () => {
    const t = readTerm(context, plainSource("length [hd ([] :: nat list)]"));
    expect(compiledValue(context, t, limit).kind).toBe("open");
    const found = evaluateTerm(context, t, limit);
    expect(found.kind === "value" && printValue(context, found.term)).toBe("1");
  });
});
