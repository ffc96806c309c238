import type { Budget } from "../../base/index.ts";
import { type Body, printBody } from "../../javascript/index.ts";
import type { Conjecture } from "../../logic/index.ts";
import { bringToLife, type Compiled, compileConjecture } from "../compile.ts";
import { Driver } from "../driver.ts";
import { mostShrinks } from "../limits.ts";
import { defaultOptions, type TestOptions } from "../options.ts";
import { shrinkValues } from "../run/shrink.ts";
import { type RunResult, TestRun } from "../run/test-run.ts";
import { exhaustiveText } from "./exhaustive-text.ts";

/** A test program that is ready to run, or the reason why there is none. */
export type PreparedTest =
  | {
      readonly kind: "ready";
      /** Tries all values up to a size. */
      run(size: number, budget: Budget): RunResult;
      /** All types are finite and small: one size is all sizes. */
      readonly isSizeless: boolean;
      /** The generated text, for people. */
      readonly text: string;
    }
  | { readonly kind: "unsupported"; readonly reason: string };

/** Compiles the exhaustive test program of a ground conjecture. */
export function prepareTest(
  conjecture: Conjecture,
  options: TestOptions = defaultOptions,
  atoms: ReadonlyMap<string, number> = new Map(),
): PreparedTest {
  const result = compileConjecture(conjecture, atoms, { samples: options.byWeight });
  if (result.kind === "unsupported") return result;
  const test = new ExhaustiveTest(result.compiled, options);
  const { driver, steps } = result.compiled;
  const isSizeless = steps.every((step) => step.kind !== "generate" || driver.isFull(driver.idOf(step.variable.type)));
  return {
    kind: "ready",
    run: (size, budget) => test.run(size, budget),
    isSizeless,
    get text() {
      return test.text;
    },
  };
}

/** A test program in two forms: the fast one ends when an evaluation meets a limit; then the guarded one takes its place. */
class ExhaustiveTest {
  private readonly compiled: Compiled;
  private readonly options: TestOptions;
  private readonly runs: TestRun;
  private isGuarded = false;
  private start: (size: number) => boolean = () => false;
  private code: Body = [];

  get text(): string {
    return printBody(this.code);
  }

  constructor(compiled: Compiled, options: TestOptions) {
    this.compiled = compiled;
    this.options = options;
    const tries = options.max === 1 ? mostShrinks : 0;
    this.runs = new TestRun(compiled, options, (judge, values) => shrinkValues(compiled, judge, values, tries));
    this.build();
  }

  private build(): void {
    const { conjecture, steps, emission } = this.compiled;
    const driver = new Driver(emission, conjecture.theory);
    const text = exhaustiveText(driver, {
      conjecture,
      steps,
      doubts: this.options.undefinedValues,
      counted: false,
      guarded: this.isGuarded,
      byWeight: this.options.byWeight,
    });
    const instance = bringToLife(this.compiled, text, this.runs.watch.interrupted);
    this.runs.attach(instance);
    this.start = instance.exported("start") as (size: number) => boolean;
    this.code = text.code;
  }

  run(size: number, budget: Budget): RunResult {
    const result = this.runs.run(size, budget, () => this.start(size));
    if (result.end !== "limit" || this.isGuarded) return result;
    this.isGuarded = true;
    this.build();
    return this.runs.run(size, budget, () => this.start(size));
  }
}
