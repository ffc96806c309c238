/**
 * Writes the random test program of a conjecture. Test `n` at size `k` draws from a source of its own, made from the seed, `k` and `n`: any
 * single test can be repeated by itself.
 */
import { type Body, js } from "../../javascript/index.ts";
import type { TestProgram } from "../compile.ts";
import { type Driver, searchFunction } from "../driver.ts";
import { declarations } from "../exhaustive/cell-loops.ts";
import { unknownsCode } from "../run/unknowns.ts";
import { type TestText, TestWriter } from "../test-text.ts";
import { RandomWriter } from "./random-values.ts";

/** The code hands out `start(size, seed, from, to)`, which tries tests `from` … `to − 1`. */
export function randomText(driver: Driver, test: TestText): TestProgram {
  const values = new RandomWriter(driver);
  const tests = new TestWriter(driver, test);
  const from = (i: number): Body => {
    const step = test.steps[i];
    if (step === undefined) return tests.conclusion();
    const then = (): Body => from(i + 1);
    switch (step.kind) {
      case "generate":
        return [js.set(tests.name(step.variable), values.value(driver.idOf(step.variable.type), "k", "k")), ...then()];
      case "test":
        return tests.premise(step, then);
      case "match":
        return tests.solve(step, then);
    }
  };
  const body = from(0);
  const unknowns = test.doubts ? [unknownsCode(driver)] : [];
  const code = [
    js.count("i", test.conjecture.premises.length, [js.run(js.method("held", "push", 0))]),
    ...declarations(test.conjecture.variables.map((_, i) => `x${i}`)),
    ...unknowns,
    ...driver.code,
    searchFunction("one", ["k"], body),
    js.func("start", ["k", "seed", "from", "to"], [js.give(js.call("runTests", "one", "k", "seed", "from", "to"))]),
  ];
  return { code, exports: ["start", "bind", "counts", "freeze", "premisesHeld", ...(test.doubts ? ["unknowns"] : [])] };
}
