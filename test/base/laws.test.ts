import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Budget, cover, editDistance, LayeredMap, LineMap, nearNames, textKey, worth } from "../../src/base/index.ts";

const runs = { seed: 5, numRuns: 300 };

describe("LayeredMap", () => {
  const steps = fc.array(fc.record({ entries: fc.array(fc.tuple(fc.nat(20), fc.nat(99)), { maxLength: 6 }), isStacked: fc.boolean() }), {
    maxLength: 12,
  });

  it("is a map each of whose states stays as it was", () => {
    fc.assert(
      fc.property(steps, (all) => {
        let [map, model] = [LayeredMap.empty<number, number>(), new Map<number, number>()];
        const states = [{ map, model }];
        for (const { entries, isStacked } of all) {
          map = isStacked ? map.stack(new Map(entries)) : map.setAll(entries);
          model = new Map([...model, ...entries]);
          states.push({ map, model });
        }
        for (const state of states) {
          expect(state.map.entries()).toEqual(state.model);
          for (let key = 0; key <= 20; key++) expect(state.map.get(key)).toBe(state.model.get(key));
        }
      }),
      runs,
    );
  });
});

describe("editDistance", () => {
  const words = fc.string({ unit: fc.constantFrom("a", "b", "c"), maxLength: 6 });

  it("is symmetric, 0 for equal words alone, and no more than the longer word", () => {
    fc.assert(
      fc.property(words, words, (a, b) => {
        const d = editDistance(a, b, 99);
        expect(editDistance(b, a, 99)).toBe(d);
        expect(d === 0).toBe(a === b);
        expect(d).toBeLessThanOrEqual(Math.max(a.length, b.length));
        expect(d).toBeGreaterThanOrEqual(Math.abs(a.length - b.length));
      }),
      runs,
    );
  });

  it("counts one edit as one", () => {
    fc.assert(
      fc.property(words, words, fc.constantFrom("a", "b", "x"), (front, back, letter) => {
        expect(editDistance(front + back, front + letter + back, 9)).toBe(1);
        if (letter === "x") expect(editDistance(`${front}ab${back}`, `${front}ba${back}`, 9)).toBe(1);
      }),
      runs,
    );
  });

  it("finds the nearest names first, never the name itself", () => {
    expect(nearNames("lenght", ["length", "left", "lenght", "xs"])).toEqual(["length"]);
    expect(nearNames("rev", ["rec", "rew", "remove", "re"], 2)).toEqual(["re", "rec"]);
  });
});

describe("places in a text", () => {
  it("are counted as by reading it", () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom("a", "\n"), maxLength: 30 }), fc.nat(30), (text, at) => {
        const offset = Math.min(at, text.length);
        const lines = text.slice(0, offset).split("\n");
        expect(new LineMap(text).position(offset)).toEqual({ line: lines.length, column: lines.at(-1)!.length + 1 });
      }),
      runs,
    );
  });

  it("are covered by one span", () => {
    expect(cover({ from: 3, to: 5 }, { from: 4, to: 9 })).toEqual({ from: 3, to: 9 });
  });
});

it("a key of texts depends on every letter and on the borders between texts", () => {
  fc.assert(
    fc.property(fc.array(fc.string(), { maxLength: 4 }), fc.array(fc.string(), { maxLength: 4 }), (a, b) => {
      expect(textKey(...a) === textKey(...b)).toBe(JSON.stringify(a) === JSON.stringify(b));
    }),
    runs,
  );
});

it("a budget that is spent stays so", () => {
  let now = 0;
  const budget = new Budget(() => now, 10);
  expect([budget.isSpent, budget.left]).toEqual([false, 10]);
  now = 10;
  expect([budget.isSpent, budget.left]).toEqual([true, 0]);
});

it("a part of a budget ends with its work, or with the time of the whole", () => {
  let now = 0;
  const whole = new Budget(() => now, 10);
  const part = whole.slice(4);
  const within = part.slice(100);
  part.charge("scope", 1);
  expect([part.workLeft, whole.workLeft]).toEqual([4 - worth.scope / 1e6, 10 - worth.scope / 1e6]);
  within.charge("letter", 4e6 / worth.letter);
  expect([within.isSpent, part.isSpent, whole.isSpent]).toEqual([true, true, false]);
  whole.charge("letter", 20e6 / worth.letter);
  // The whole may do more than its parts are reckoned from, until the clock ends it.
  expect([whole.workLeft, whole.isSpent]).toEqual([0, false]);
  const late = whole.slice(4);
  now = 10;
  expect([late.isSpent, whole.isSpent]).toEqual([true, true]);
});

it("a look counts the work since the last one", () => {
  const part = new Budget(() => 0, 1).slice((3 * worth.judging) / 1e6);
  const isLate = part.looking("judging");
  expect([isLate(), isLate(), isLate()]).toEqual([false, false, true]);
});
