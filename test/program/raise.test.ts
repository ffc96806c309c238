import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { boolT, fun, intT, listT, natT, prodT, sameTerm, setT, showTerm, type Type } from "../../src/logic/index.ts";
import { lowerValue, raiseValue, type Value } from "../../src/program/index.ts";
import { Random, randomValue } from "../javascript/random-terms.ts";
import { Compiled } from "../javascript/running.ts";
import { Hand, v } from "./hand-theory.ts";

const hand = new Hand();
const types: readonly Type[] = [
  natT,
  intT,
  boolT,
  listT(natT),
  listT(prodT(boolT, intT)),
  setT(natT),
  setT(boolT),
  fun(natT, natT),
  fun(boolT, listT(natT)),
  fun(natT, fun(boolT, natT)),
];

describe("raising a lowered value", () => {
  it.each(types.map((type) => [type]))("gives a term of the same value at %o", (type) => {
    const x = v("x", type);
    const { program, instance } = new Compiled(hand.theory, [x], x);
    const id = program.types.findIndex((t) => t.type === type);
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100_000 }), (seed) => {
        const term = randomValue(hand.theory, new Random(seed), type, 3);
        if (term === null) return;
        const value = lowerValue(program, instance.machine, term);
        const raised = raiseValue(program, instance.machine, value as Value, id);
        expect(raised?.type).toBe(type);
        // Raising is a normal form: once more, it stays.
        const again = raised === null ? undefined : lowerValue(program, instance.machine, raised);
        const twice = raiseValue(program, instance.machine, again as Value, id);
        expect(raised !== null && twice !== null && sameTerm(raised, twice), raised === null ? "" : showTerm(raised)).toBe(true);
      }),
      { seed: 5, numRuns: 60 },
    );
  });

  it("says nothing of a function known by its code only", () => {
    const f = v("f", fun(natT, natT));
    const { program, instance } = new Compiled(hand.theory, [f], f);
    const id = program.types.findIndex((t) => t.type === f.type);
    expect(raiseValue(program, instance.machine, (n: Value) => Number(n) + 1, id)).toBeNull();
  });
});
