import type { Budget } from "../base/index.ts";
import type { Conjecture } from "../logic/index.ts";
import { bringToLife, compileConjecture } from "./compile.ts";
import { exhaustiveText } from "./exhaustive-text.ts";
import { defaultOptions, type TestOptions } from "./options.ts";
import { type RunResult, TestRun } from "./test-run.ts";

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
  const result = compileConjecture(conjecture, atoms);
  if (result.kind === "unsupported") return result;
  const { compiled } = result;
  const { driver, steps } = compiled;
  const text = exhaustiveText(driver, { conjecture, steps, doubts: options.undefinedValues, counted: false });
  const run = new TestRun(compiled, options);
  const instance = bringToLife(compiled, text, run.watch.interrupted);
  run.attach(instance);
  const start = instance.exported("start") as (size: number) => boolean;
  const isSizeless = steps.every(
    (step) =>
      step.kind !== "generate" || driver.isFull(driver.idOf(conjecture.variables[step.variable]?.type ?? conjecture.conclusion.type)),
  );
  return { kind: "ready", run: (size, budget) => run.run(size, budget, () => start(size)), isSizeless, text: text.text };
}
