/** Writes the exhaustive test program of a conjecture: one function of the size that runs through all values ([Bulwahn 2013], section 3.1). */
import { type Body, js, type Statement } from "../../javascript/index.ts";
import type { TestStep } from "../../plans/index.ts";
import type { TestProgram } from "../compile.ts";
import { type Driver, goOn, searchFunction } from "../driver.ts";
import { unknownsCode } from "../run/unknowns.ts";
import { type TestText, TestWriter } from "../test-text.ts";
import { CellWriter, type Scope } from "./cells.ts";

/** The code hands out `start(size)`, `bind(hooks)`, `counts()`. */
export function exhaustiveText(driver: Driver, test: TestText): TestProgram {
  return new ExhaustiveWriter(driver, test).write();
}

class ExhaustiveWriter {
  private readonly driver: Driver;
  private readonly test: TestText;
  private readonly cells: CellWriter;
  private readonly tests: TestWriter;
  /** Statements that make what is made once per run. */
  private readonly made: Statement[] = [];
  private readonly declared: string[] = [];
  private readonly scope: Scope = {
    hoist: (name, value) => {
      this.declared.push(name);
      this.made.push(js.set(name, value));
    },
  };

  constructor(driver: Driver, test: TestText) {
    this.driver = driver;
    this.test = test;
    this.cells = new CellWriter(driver);
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
      ...declarations(this.declared),
      searchFunction("start", ["k"], [...start, ...this.made, ...body]),
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
      case "generate": {
        const x = this.tests.name(step.variable);
        const type = this.driver.idOf(step.variable.type);
        const place = { target: x, owner: null, key: x };
        if (!this.cells.needsFunction(type)) return this.cells.each(this.scope, place, type, "size", then);
        const rest = this.driver.fresh("n");
        this.driver.define(rest, () => [searchFunction(rest, [], then())]);
        return this.cells.each(this.scope, place, type, "size", () => [goOn(rest)]);
      }
      case "test":
        return this.tests.premise(step, then);
      case "match":
        return this.tests.solve(step, then);
    }
  }
}

/** Variables without values, if there are any. */
export const declarations = (names: readonly string[]): Body => (names.length === 0 ? [] : [js.variables(names)]);
