/** Laws of exhaustive generation: numbers of values, completeness, no repetition. */
import { describe, expect, it } from "vitest";
import {
  apps,
  constant,
  funs,
  intT,
  listT,
  natT,
  numeral,
  showTerm,
  substType,
  type Term,
  type Theory,
  type Type,
  type TypeVar,
} from "../../src/logic/index.ts";
import { prepareTest } from "../../src/testing/index.ts";
import { conjecturesOf, enough, short, valuesAt } from "./conjectures.ts";

const body = `
datatype 'a tree = Leaf | Node "'a tree" 'a "'a tree"
datatype rose = Rose bool "rose list"
datatype even_list = ENil | ECons nat odd_list and odd_list = OCons nat even_list
datatype shape = Dot | Line nat nat | Box shape bool shape
datatype wide = W1 nat | W2 "nat × bool" | W3 "bool option" wide
record point = px :: nat py :: bool
typedef small = "{n :: nat. n mod 3 ≠ 1}" sorry
lemma all: "(P :: nat list ⇒ bool) xs" oops
lemma types: "(a :: nat tree, b :: rose, c :: even_list, d :: shape, e :: wide, f :: point, g :: small) ≠ (a, b, c, d, e, f, g)" oops
lemma D1: "distinct (xs :: nat list) ⟹ distinct (tl xs)" sorry
lemma S1: "sorted (xs :: nat list) ⟹ sorted (remdups xs)" sorry
lemma fins: "(f :: Enum.finite_2 ⇒ Enum.finite_3) = f ∧ (g :: nat ⇒ bool) = g ∧ (h :: bool ⇒ bool ⇒ bool) = h" sorry
lemma sets: "(A :: nat set) = A ∧ (B :: bool set set) = B ∧ (C :: char list) = C ∧ (D :: (bool × Enum.finite_2) set) = D" sorry
`;
const conjecture = conjecturesOf(body);
const { theory } = conjecture("types");

/** The type of a variable of a conjecture. */
const typeOf = (lemma: string, name: string): Type => conjecture(lemma).variables.find((x) => x.name === name)!.type;

/** All values at a bound by the definition, as terms: an independent reading of the specification. */
function expected(theory: Theory, type: Type, k: number): Term[] {
  if (type.kind !== "con" || k <= 0) return [];
  if (type === natT) return Array.from({ length: k }, (_, i) => numeral(BigInt(i), natT));
  const { name, args } = type;
  const data = theory.datatype(name)!;
  const subst = new Map(data.params.map((p, i): [TypeVar, Type] => [p, args[i]!]));
  const isFlat = name === "Product_Type.prod" || data.record !== undefined;
  return data.constructors.flatMap((c) => {
    const types = c.args.map((arg) => substType(subst, arg));
    let rows: Term[][] = [[]];
    for (const argument of types) {
      const values = isSmall(theory, argument) ? expected(theory, argument, 9) : expected(theory, argument, isFlat ? k : k - 1);
      rows = rows.flatMap((row) => values.map((v) => [...row, v]));
    }
    return rows.map((row) => apps(constant(c.name, funs(types, type)), row));
  });
}

/** Finite types of the catalogue, which are generated whole. */
function isSmall(theory: Theory, type: Type): boolean {
  if (type.kind !== "con" || type === natT) return false;
  const data = theory.datatype(type.name);
  return (
    ["HOL.bool", "Product_Type.unit"].includes(type.name) ||
    (type.name === "Option.option" && isSmall(theory, type.args[0]!)) ||
    data?.constructors.every((c) => c.args.length === 0) === true
  );
}

describe("exhaustive generation", () => {
  const sums = (lemma: string, count: "tests" | "premisesSatisfied", last: number): number[] => {
    const test = prepareTest(conjecture(lemma));
    if (test.kind === "unsupported") throw new Error(test.reason);
    let sum = 0;
    const sizes: number[] = [];
    for (let k = 1; k < last; k++) {
      sum += test.run(k, enough())[count];
      sizes.push(sum);
    }
    return sizes.slice(3);
  };

  it("makes as many lists as table 6.3 of the thesis counts", () => {
    expect(sums("D1", "tests", 10)).toEqual([24, 89, 415, 2372, 16072, 125673]);
    expect(sums("D1", "premisesSatisfied", 10)).toEqual([16, 39, 105, 315, 1048, 3829]);
    expect(sums("S1", "premisesSatisfied", 10)).toEqual([15, 31, 63, 127, 255, 511]);
  });

  const catalogue: readonly (readonly [string, Type, number])[] = [
    ["nat list", listT(natT), 5],
    ["trees", typeOf("types", "a"), 4],
    ["rose trees", typeOf("types", "b"), 5],
    ["mutually recursive lists", typeOf("types", "c"), 5],
    ["trees of several constructors", typeOf("types", "d"), 4],
    ["constructors around tuples and options", typeOf("types", "e"), 4],
    ["lists of trees", listT(typeOf("types", "a")), 3],
  ];

  it.each(catalogue)("makes every value of %s once", (_name, type, last) => {
    for (let k = 1; k <= last; k++) {
      const made = valuesAt(theory, type, k).map((t) => showTerm(t));
      expect(new Set(made).size).toBe(made.length);
      expect([...made].sort()).toEqual(
        expected(theory, type, k)
          .map((t) => showTerm(t))
          .sort(),
      );
    }
  });

  it("hands the size on to the fields of a record", () => {
    expect(
      valuesAt(theory, typeOf("types", "f"), 2)
        .map((t) => short(t))
        .filter((t) => t.includes("Unity") || t.includes("()")),
    ).toHaveLength(4);
  });

  it("keeps to the carrier of a typedef", () => {
    expect(valuesAt(theory, typeOf("types", "g"), 6).map(short)).toEqual(
      [0, 2, 3, 5].map((n) => `(Abs_small ${short(numeral(BigInt(n), natT))})`),
    );
  });

  it("makes integers by growing distance from zero", () => {
    expect(valuesAt(theory, intT, 3).map(short)).toEqual([
      "zero",
      "one",
      "(uminus one)",
      short(numeral(2n, intT)),
      `(uminus ${short(numeral(2n, intT))})`,
    ]);
  });

  it("makes every function of a finite domain, whatever the size", () => {
    const made = valuesAt(theory, typeOf("fins", "f"), 1).map(short);
    expect(new Set(made).size).toBe(9);
    expect(valuesAt(theory, typeOf("fins", "h"), 1)).toHaveLength(16);
  });

  it("makes functions of an infinite domain by default and points, each once", () => {
    const made = valuesAt(theory, typeOf("fins", "g"), 3).map(short);
    expect(new Set(made).size).toBe(made.length);
    // Two defaults; no point, one of three, two of three.
    expect(made).toHaveLength(2 * (1 + 3 + 3));
  });

  it("makes sets of bounded size over infinite types and all sets over finite ones", () => {
    const sets = valuesAt(theory, typeOf("sets", "A"), 4).map(short);
    expect(new Set(sets).size).toBe(8);
    expect(valuesAt(theory, typeOf("sets", "B"), 1)).toHaveLength(16);
    expect(valuesAt(theory, typeOf("sets", "D"), 1)).toHaveLength(16);
  });

  it("makes strings of few letters first", () => {
    const strings = valuesAt(theory, typeOf("sets", "C"), 3);
    // The empty string, four letters, four letters followed by two.
    expect(strings).toHaveLength(1 + 4 + 4 * 2);
  });

  it("makes at each size all it made at the size before", () => {
    for (const [, type] of catalogue) {
      const larger = new Set(valuesAt(theory, type, 3).map((t) => showTerm(t)));
      expect(valuesAt(theory, type, 2).every((t) => larger.has(showTerm(t)))).toBe(true);
    }
  });
});
