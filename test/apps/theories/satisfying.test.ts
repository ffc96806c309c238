import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { generatorsFrom } from "../../../src/apps/theories/index.ts";
import { forAll, quickCheckWith, replay, sample, show, smallCheck } from "../../../src/quickcheck/index.ts";

const file = join(mkdtempSync(join(tmpdir(), "hollow-")), "Lambda.thy");
writeFileSync(
  file,
  `theory Lambda imports Main begin
datatype ty = Nat | Bool | Fun ty ty
datatype tm = Var nat | Abs ty tm | App tm tm | Num nat | Tru | Fls | Ite tm tm tm
inductive typing :: "ty list ⇒ tm ⇒ ty ⇒ bool" where
  "i < length G ⟹ G ! i = T ⟹ typing G (Var i) T"
| "typing (T # G) t U ⟹ typing G (Abs T t) (Fun T U)"
| "typing G t (Fun T U) ⟹ typing G u T ⟹ typing G (App t u) U"
| "typing G (Num n) Nat" | "typing G Tru Bool" | "typing G Fls Bool"
| "typing G a Bool ⟹ typing G b T ⟹ typing G c T ⟹ typing G (Ite a b c) T"
inductive ordered :: "nat list ⇒ bool" where "ordered []" | "ordered [x]" | "x ≤ y ⟹ ordered (y # ys) ⟹ ordered (x # y # ys)"
inductive even :: "nat ⇒ bool" where "even 0" | "even n ⟹ even (Suc (Suc n))"
datatype colour = Red | Green
end
`,
);
const { satisfying } = generatorsFrom(file);

interface Data {
  readonly kind: string;
  readonly args?: readonly (Data | number)[];
}
const parts = (t: Data): readonly Data[] => [t, ...(t.args ?? []).flatMap((x) => (typeof x === "number" ? [] : parts(x)))];
const has = (t: Data, kind: string): boolean => parts(t).some((part) => part.kind === kind);
const line = (value: unknown): string => show(value, Number.POSITIVE_INFINITY);
const typed = satisfying<readonly [Data, Data]>("{(t, T). typing [] t T}");

/** The type of a closed term, by another way than the theory's. */
function typeOf(t: Data, context: readonly string[] = []): string {
  const [a, b, c] = t.args ?? [];
  const of = (x: Data | number | undefined, inner = context): string => (typeof x === "object" ? typeOf(x, inner) : "?");
  switch (t.kind) {
    case "Var":
      return context[a as number] ?? "?";
    case "Abs":
      return `Fun(${line(a)}, ${of(b, [line(a), ...context])})`;
    case "App": {
      const from = `Fun(${of(b)}, `;
      return of(a).startsWith(from) ? of(a).slice(from.length, -1) : "?";
    }
    case "Ite":
      return of(a) === "Bool" && of(b) === of(c) ? of(b) : "?";
    default:
      return t.kind === "Num" ? "Nat" : "Bool";
  }
}

describe("satisfying", () => {
  it("draws values with all constructors, of many sizes, all of which satisfy the predicate", () => {
    const values = sample(typed, { count: 300, seed: 1, size: 50 });
    for (const kind of ["Var", "Abs", "App", "Num", "Tru", "Fls", "Ite"]) {
      expect(values.filter(([t]) => has(t, kind)).length, kind).toBeGreaterThan(15);
    }
    expect(new Set(values.map(([t]) => parts(t).length)).size).toBeGreaterThan(15);
    for (const [t, type] of values) expect(typeOf(t)).toBe(line(type));
  });

  it("shrinks along the type as long as the predicate holds, and types follow terms", () => {
    const shrunk = new Set<string>();
    for (let seed = 1; seed <= 10; seed++) {
      const report = quickCheckWith(
        { seed, tests: 500, print: null },
        forAll(typed, ([t]) => !has(t, "Var")),
      );
      if (report.kind !== "falsified") throw new Error(report.text);
      const [[t, type]] = report.counterexample.values as [readonly [Data, Data]];
      expect(typeOf(t)).toBe(line(type));
      shrunk.add(report.counterexample.shown.join());
      const again = replay(
        report.counterexample.token,
        forAll(typed, ([t]) => !has(t, "Var")),
        { print: null },
      );
      expect(again.kind === "falsified" && again.counterexample.shown).toEqual(report.counterexample.shown);
    }
    expect(shrunk).toEqual(new Set(["[Abs(Nat, Var(0)), Fun(Nat, Nat)]"]));
  });

  it("shrinks lists and numbers", () => {
    const ordered = satisfying<readonly number[]>("{xs. ordered xs}");
    const report = quickCheckWith(
      { seed: 3, tests: 2000, print: null },
      forAll(ordered, (xs) => xs.length < 4 || (xs[3] ?? 0) < 5),
    );
    expect(report.kind === "falsified" && report.counterexample.shown).toEqual(["[0, 0, 0, 5]"]);
  });

  it("gives every value up to a depth to exhaustive testing, and says when there are others", () => {
    const ordered = forAll(satisfying<readonly number[]>("{xs. ordered xs}"), (xs) => xs.every((x, i) => x >= (xs[i - 1] ?? 0)));
    const report = quickCheckWith({ driver: "exhaustive", depth: 4, print: null }, ordered);
    expect(report.kind === "passed" && report.enumeration).toMatchObject({ isComplete: false });
    expect(report.tests).toBeGreaterThan(5);
    const colours = forAll(satisfying<unknown>("{(c :: colour, d). c ≠ d}"), () => true);
    expect(quickCheckWith({ driver: "exhaustive", depth: 3, print: null }, colours).text).toBe(
      "OK: all 2 cases checked, there are no others.",
    );
    const even = satisfying<number>("{n. even n}");
    expect(
      smallCheck(
        9,
        forAll(even, (n) => n < 6),
      ).text,
    ).toContain("Falsifiable, after 4 tests:\n6");
  });

  it("makes functions, and shows them as tables", () => {
    type Predicate = (n: number) => boolean;
    const gen = satisfying<readonly [Predicate, number]>("{(m :: nat ⇒ bool, n). m n ∧ ¬ m (n + 1) ∧ n > 2}");
    const report = quickCheckWith(
      { seed: 2, print: null },
      forAll(gen, ([m, n]) => !(m(n) && !m(n + 1) && n > 2)),
    );
    expect(report.kind === "falsified" && report.counterexample.shown.join()).toMatch(/^\[\{.*_ ↦ (true|false)\}, 3\]$/);
  });

  it("refuses sets without values, with unknown types, and terms that are no sets", () => {
    expect(() => satisfying("{n. even n ∧ n = 3}")).toThrow("no values were found");
    expect(() => satisfying("{x :: frob. True}")).toThrow("frob");
    expect(() => satisfying("(1 :: nat)")).toThrow("no set comprehension");
  });
});
