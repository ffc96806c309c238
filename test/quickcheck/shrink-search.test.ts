import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { boolean, forAll, forAllAsync, type Gen, int, listOf, nat, quickCheckWith } from "../../src/quickcheck/index.ts";
import { Slide } from "../../src/quickcheck/shrinking/slide.ts";
import { fingerprint } from "../../src/quickcheck/source/fingerprint.ts";
import { compareTraces, deltasOf, rebuilt, type Trace } from "../../src/quickcheck/source/trace.ts";
import { choicesOf, copied } from "../../src/quickcheck/source/trace-edit.ts";

const delta = fc.oneof(fc.integer({ min: -3, max: 3 }), fc.maxSafeInteger());

const traceOf = (depth: number): fc.Arbitrary<Trace> =>
  fc
    .record({
      key: fc.oneof({ weight: 4, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: fc.string({ maxLength: 2 }) }),
      choices: fc.array(
        delta.map((distance) => ({ delta: distance, least: -10, most: 10 })),
        { maxLength: 3 },
      ),
      children: depth === 0 ? fc.constant([]) : fc.array(traceOf(depth - 1), { maxLength: 3 }),
    })
    .map((parts) => ({ kind: "part", label: null, ...parts }));

const trace = traceOf(3);

describe("answers that are moved where they stand", () => {
  it("make the tree that the slide foretells, and then the tree that there was", () => {
    const few = { minLength: 4, maxLength: 4 };
    fc.assert(
      fc.property(
        trace,
        fc.uniqueArray(fc.nat({ max: 30 }), { minLength: 1, maxLength: 4 }),
        fc.array(fc.integer({ min: -2, max: 2 }), few),
        fc.array(fc.integer({ min: -5, max: 5 }), few),
        (original, which, steps, moves) => {
          const root = copied(original);
          const choices = choicesOf(root);
          const numbers = which.filter((i) => i < choices.length).sort((a, b) => a - b);
          fc.pre(numbers.length > 0);
          const places = numbers.map((i) => choices[i] ?? expect.unreachable());
          const slide = new Slide(root, fingerprint(root), places, steps);
          for (const by of moves) {
            const before = copied(root);
            slide.move(by);
            const wanted = deltasOf(original).map((value, i) => value + (numbers.includes(i) ? by * (steps[numbers.indexOf(i)] ?? 0) : 0));
            expect(deltasOf(root)).toEqual(wanted);
            expect(slide.markAt(by)).toBe(fingerprint(root));
            expect(slide.isLess).toBe(compareTraces(root, before) < 0);
            if (by % 2 !== 0) continue;
            slide.moveBack();
            expect(root).toEqual(before);
          }
        },
      ),
    );
  });
});

describe("the fingerprint", () => {
  it("does not count the simplest answers", () => {
    const simplest = { delta: 0, least: 0, most: 9 };
    fc.assert(
      fc.property(trace, (root) => {
        const leaf: Trace = { kind: "part", label: null, key: null, choices: [simplest], children: [] };
        const longer = rebuilt(root, [...root.choices, simplest], [...root.children, leaf]);
        expect(fingerprint(longer)).toBe(fingerprint(root));
      }),
    );
  });

  it("tells the places of an answer apart", () => {
    const leaf = (n: number): Trace => ({
      kind: "part",
      label: null,
      key: null,
      choices: [{ delta: n, least: 0, most: 9 }],
      children: [],
    });
    const part = (...children: Trace[]): Trace => ({ kind: "part", label: null, key: null, choices: [], children });
    const [z, one] = [leaf(0), leaf(1)];
    const marks = [part(part(z, one), part(z, z)), part(part(z, z), part(one, z)), part(part(one, z)), part(part(z, z), part(z, one))];
    expect(new Set(marks.map(fingerprint)).size).toBe(marks.length);
  });
});

describe("a property that has to be waited for", () => {
  const cases: readonly (readonly [string, readonly Gen<unknown>[], (...values: never[]) => boolean])[] = [
    ["numbers with a distance", [nat, nat], (x: number, y: number) => x < 10 || Math.abs(x - y) !== 1],
    ["a long list", [listOf(int)], (xs: readonly number[]) => xs.length < 7 || xs.every((x) => x < 3)],
    ["lists of lists", [listOf(listOf(int))], (xss: readonly (readonly number[])[]) => new Set(xss.flat()).size < 4],
    ["filtered values", [nat.suchThat((n) => n % 3 === 1), boolean], (n: number, flag: boolean) => n < 20 || flag],
  ];

  it.each(cases)("is shrunk as the same one that has not: %s", async (_name, gens, body) => {
    for (const seed of [1, 2, 3, 4, 5]) {
      const options = { seed, tests: 2000, maxDiscard: 100_000, print: null };
      const now = quickCheckWith(options, forAll(...(gens as [Gen<never>]), body));
      const later = await quickCheckWith(
        options,
        forAllAsync(...(gens as [Gen<never>]), async (...values) => body(...values)),
      );
      if (now.kind !== "falsified" || later.kind !== "falsified") throw new Error(`${now.text} / ${later.text}`);
      const { shown, attempts, shrinks, token } = now.counterexample;
      expect(later.counterexample).toMatchObject({ shown, attempts, shrinks, token });
    }
  });
});
