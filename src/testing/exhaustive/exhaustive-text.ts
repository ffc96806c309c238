/** Writes the exhaustive test program of a conjecture: one function of the size that runs through all values ([Bulwahn 2013], section 3.1). */
import { type Body, js } from "../../javascript/index.ts";
import type { TestStep } from "../../plans/index.ts";
import type { TestProgram } from "../compile.ts";
import { type Driver, searchFunction } from "../driver.ts";
import { unknownsCode } from "../run/unknowns.ts";
import { type TestText, TestWriter } from "../test-text.ts";
import { CellLoops, declarations } from "./cell-loops.ts";

/** The code hands out `start(size)`, `bind(hooks)`, `counts()`. */
export function exhaustiveText(driver: Driver, test: TestText): TestProgram {
  return new ExhaustiveWriter(driver, test).write();
}

class ExhaustiveWriter {
  private readonly driver: Driver;
  private readonly test: TestText;
  private readonly loops: CellLoops;
  private readonly tests: TestWriter;

  constructor(driver: Driver, test: TestText) {
    this.driver = driver;
    this.test = test;
    this.loops = new CellLoops(driver);
    this.tests = new TestWriter(driver, test);
  }

  write(): TestProgram {
    const { conjecture, doubts } = this.test;
    const body = this.from(0);
    const variables = conjecture.variables.map((_, i) => `x${i}`);
    const start = [js.set("size", "k"), js.run(js.call("spend", js.op("fuel", "+", 1)))];
    const unknowns = doubts ? [unknownsCode(this.driver)] : [];
    const code = [
      js.variable("size", 0),
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
