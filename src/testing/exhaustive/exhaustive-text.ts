/** Writes the exhaustive test program of a conjecture: one function of the size that runs through all values ([Bulwahn 2013], section 3.1). */
import { type Body, js } from "../../javascript/index.ts";
import type { TestStep } from "../../plans/index.ts";
import type { TestProgram } from "../compile.ts";
import { type Driver, searchFunction } from "../driver.ts";
import { unknownsCode } from "../run/unknowns.ts";
import { type TestText, TestWriter } from "../test-text.ts";
import { CellLoops, declarations } from "./cell-loops.ts";
import { byDepth, byWeight, left } from "./measure.ts";

/** The code hands out `start(size)`, `bind(hooks)`, `counts()`. */
export function exhaustiveText(driver: Driver, test: ExhaustiveText): TestProgram {
  return new ExhaustiveWriter(driver, test).write();
}

/** By weight, the size is one more than what the values of a test may cost together. */
export interface ExhaustiveText extends TestText {
  readonly byWeight: boolean;
}

class ExhaustiveWriter {
  private readonly driver: Driver;
  private readonly test: ExhaustiveText;
  private readonly loops: CellLoops;
  private readonly tests: TestWriter;

  constructor(driver: Driver, test: ExhaustiveText) {
    this.driver = driver;
    this.test = test;
    this.loops = new CellLoops(driver, test.byWeight ? byWeight : byDepth);
    this.tests = new TestWriter(driver, test);
  }

  write(): TestProgram {
    const { conjecture, doubts } = this.test;
    const body = this.from(0);
    const variables = conjecture.variables.map((_, i) => `x${i}`);
    const weight = this.test.byWeight ? [js.set(left, js.op("k", "-", 1))] : [];
    const start = [js.set("size", "k"), ...weight, js.run(js.call("spend", js.op("fuel", "+", 1)))];
    const unknowns = doubts ? [unknownsCode(this.driver)] : [];
    const code = [
      js.variable("size", 0),
      ...(this.test.byWeight ? [js.variable(left, 0)] : []),
      ...declarations(variables),
      ...unknowns,
      ...this.driver.code,
      ...declarations(this.loops.declared),
      searchFunction("start", ["k"], [...start, ...this.loops.made, ...body]),
    ];
    return { code, exports: ["start", "bind", "counts", ...(doubts ? ["unknowns"] : [])] };
  }

  /** What is done from the i-th step on. */
  private from(i: number): Body {
    const step = this.test.steps[i];
    return step === undefined ? this.tests.conclusion() : this.step(step, () => this.from(i + 1));
  }

  private step(step: TestStep, then: () => Body): Body {
    switch (step.kind) {
      case "generate":
        return this.loops.each(this.tests.name(step.variable), this.driver.idOf(step.variable.type), then);
      case "test":
        return this.tests.premise(step, then);
      case "match":
        return this.tests.solve(step, then);
    }
  }
}
