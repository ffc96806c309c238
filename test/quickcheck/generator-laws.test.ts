import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { show } from "../../src/quickcheck/index.ts";
import { smallerTraces } from "../../src/quickcheck/shrinking/candidates.ts";
import { ProbeSource } from "../../src/quickcheck/source/probe-source.ts";
import { Random } from "../../src/quickcheck/source/random.ts";
import { RandomSource } from "../../src/quickcheck/source/random-source.ts";
import { RecordingSource } from "../../src/quickcheck/source/recording-source.ts";
import { decode, encode } from "../../src/quickcheck/source/token.ts";
import { compareTraces, type Trace } from "../../src/quickcheck/source/trace.ts";
import { ReplaySource } from "../../src/quickcheck/source/tree-source.ts";
import { catalogue } from "./catalogue.ts";

const seeds = fc.nat();
const sizes = fc.nat({ max: 20 });
const settings = { seed: 20_001, numRuns: 25 };

/** Applies a drawn function at some points, so that showing it tells what it does. */
function probed(value: unknown): string {
  if (typeof value !== "function") return show(value);
  return show([0, 1, 2, 5].map((n) => value(n)));
}

/** Draws, or says that the value was rejected. */
function attempt(draw: () => unknown): string {
  try {
    return probed(draw());
  } catch (error) {
    return String(error);
  }
}

/** All that a replay asks of a trace, as data that can be compared. */
function choicesOf({ kind, key, choices, children }: Trace): unknown {
  return { kind, key, choices, children: children.map(choicesOf) };
}

describe.each(catalogue)("$name", ({ gen, isValue }) => {
  const recorded = (seed: number, size: number): { value: unknown; trace: Trace } | null => {
    const source = new RecordingSource(Random.at(seed, 0), size);
    try {
      const value = gen.draw(source);
      probed(value);
      return { value, trace: source.root };
    } catch {
      return null;
    }
  };

  test("gives the same value for the same seed", () => {
    fc.assert(
      fc.property(seeds, sizes, (seed, size) => {
        const draw = () => attempt(() => gen.draw(new RandomSource(Random.at(seed, 3), size)));
        expect(draw()).toBe(draw());
      }),
      settings,
    );
  });

  test("draws the same with and without a record", () => {
    fc.assert(
      fc.property(seeds, sizes, (seed, size) => {
        const plain = attempt(() => gen.draw(new RandomSource(Random.at(seed, 0), size)));
        expect(attempt(() => gen.draw(new RecordingSource(Random.at(seed, 0), size)))).toBe(plain);
      }),
      settings,
    );
  });

  test("stays within its type and size", () => {
    fc.assert(
      fc.property(seeds, sizes, (seed, size) => {
        const drawn = recorded(seed, size);
        if (drawn !== null) expect(isValue(drawn.value, size), probed(drawn.value)).toBe(true);
      }),
      settings,
    );
  });

  test("is made again by its trace, also by way of the token", () => {
    fc.assert(
      fc.property(seeds, sizes, (seed, size) => {
        const drawn = recorded(seed, size);
        if (drawn === null) return;
        const { trace } = decode(encode({ isExhaustive: false, size, trace: drawn.trace }));
        for (const model of [drawn.trace, trace]) {
          const source = new ReplaySource(model, size, false);
          expect(probed(gen.draw(source))).toBe(probed(drawn.value));
          expect(compareTraces(source.root, drawn.trace)).toBe(0);
        }
      }),
      settings,
    );
  });

  test("is made again without a record, unless it needs one", () => {
    fc.assert(
      fc.property(seeds, sizes, (seed, size) => {
        const drawn = recorded(seed, size);
        if (drawn === null) return;
        const probe = new ProbeSource(false);
        probe.begin(drawn.trace, size);
        const again = attempt(() => gen.draw(probe));
        if (!probe.isUnfit) expect(again).toBe(probed(drawn.value));
      }),
      settings,
    );
  });

  test("is recorded as it was given where a run without a record found all that it asked for", () => {
    fc.assert(
      fc.property(seeds, fc.nat({ max: 8 }), (seed, size) => {
        const drawn = recorded(seed, size);
        if (drawn === null) return;
        for (const model of [drawn.trace, ...[...smallerTraces(drawn.trace)].slice(0, 30)]) {
          const probe = new ProbeSource(false);
          probe.begin(model, size);
          attempt(() => gen.draw(probe));
          if (probe.isUnfit || !probe.wasFollowed) continue;
          const source = new ReplaySource(model, size, false);
          attempt(() => gen.draw(source));
          expect(choicesOf(source.root)).toEqual(choicesOf(model));
        }
      }),
      { ...settings, numRuns: 10 },
    );
  });

  test("shrinks to smaller values of the same type", () => {
    fc.assert(
      fc.property(seeds, fc.nat({ max: 8 }), (seed, size) => {
        const drawn = recorded(seed, size);
        if (drawn === null) return;
        for (const smaller of [...smallerTraces(drawn.trace)].slice(0, 30)) {
          expect(compareTraces(smaller, drawn.trace)).toBeLessThan(0);
          const source = new ReplaySource(smaller, size, false);
          let value: unknown;
          try {
            value = gen.draw(source);
            probed(value);
          } catch {
            continue;
          }
          expect(isValue(value, size), probed(value)).toBe(true);
        }
      }),
      { ...settings, numRuns: 10 },
    );
  });
});
