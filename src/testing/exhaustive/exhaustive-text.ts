/** Writes the exhaustive test program of a conjecture: one function of the size that runs through all values (thesis, section 3.1). */
import { present } from "../../base/index.ts";
import type { Driver } from "../driver.ts";
import type { Step } from "../plan.ts";
import { unknownsText } from "../run/unknowns.ts";
import { type TestText, TestWriter, testPrelude } from "../test-text.ts";
import { CellWriter, cellPrelude, goOn, type Scope } from "./cells.ts";

/** The text, and the names it hands out: `start(size)`, `bind(hooks)`, `counts()`. */
export function exhaustiveText(driver: Driver, test: TestText): { readonly text: string; readonly exports: readonly string[] } {
  return new ExhaustiveWriter(driver, test).write();
}

class ExhaustiveWriter {
  private readonly driver: Driver;
  private readonly test: TestText;
  private readonly cells: CellWriter;
  private readonly tests: TestWriter;
  /** Statements that make what is made once per run. */
  private readonly made: string[] = [];
  private readonly declared: string[] = [];
  private readonly scope: Scope = {
    hoist: (name, value) => {
      this.declared.push(name);
      this.made.push(`${name} = ${value};`);
    },
  };

  constructor(driver: Driver, test: TestText) {
    this.driver = driver;
    this.test = test;
    this.cells = new CellWriter(driver);
    this.tests = new TestWriter(driver, test);
  }

  write(): { readonly text: string; readonly exports: readonly string[] } {
    const body = this.from(0);
    const variables = this.test.conjecture.variables.map((_, i) => `x${i}`);
    const text = [
      "let size = 0;",
      cellPrelude,
      testPrelude,
      ...(variables.length === 0 ? [] : [`let ${variables.join(", ")};`]),
      ...(this.test.doubts ? [unknownsText(this.driver)] : []),
      this.driver.text,
      ...(this.declared.length === 0 ? [] : [`let ${this.declared.join(", ")};`]),
      `function start(k) { size = k; spend(fuel + 1);\n${this.made.join("\n")}\n${body}\nreturn false; }`,
    ];
    return { text: text.join("\n"), exports: ["start", "bind", "counts", ...(this.test.doubts ? ["unknowns"] : [])] };
  }

  /** What is done from the i-th step on. */
  private from(i: number): string {
    const step = this.test.steps[i];
    return step === undefined ? this.tests.conclusion() : this.step(step, () => this.from(i + 1));
  }

  private step(step: Step, then: () => string): string {
    switch (step.kind) {
      case "generate": {
        const x = `x${step.variable}`;
        const variable = present(this.test.conjecture.variables[step.variable], "ExhaustiveWriter: variable");
        const type = this.driver.idOf(variable.type);
        const place = { text: x, owner: null, key: x };
        if (!this.cells.needsFunction(type)) return this.cells.each(this.scope, place, type, "size", then);
        const rest = this.driver.fresh("n");
        this.driver.define(rest, () => `function ${rest}() { ${then()} return false; }`);
        return this.cells.each(this.scope, place, type, "size", () => goOn(rest));
      }
      case "test":
        return this.tests.premise(step.premise, then);
      case "solve":
        return this.tests.solve(step, then);
    }
  }
}
