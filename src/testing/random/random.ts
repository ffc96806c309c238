import type { Budget } from "../../base/index.ts";
import { printBody } from "../../javascript/index.ts";
import type { Conjecture } from "../../logic/index.ts";
import { bringToLife, compileConjecture } from "../compile.ts";
import { Driver } from "../driver.ts";
import { mostRandomShrinks, portion } from "../limits.ts";
import { defaultOptions, type TestOptions } from "../options.ts";
import { shrinkValues } from "../run/shrink.ts";
import { type RunResult, TestRun } from "../run/test-run.ts";
import { randomText } from "./random-text.ts";

/** A random test program that is ready to run, or the reason why there is none. */
export type PreparedRandom =
  | {
      readonly kind: "ready";
      /** Runs tests of a size until `wanted` have satisfied the premises, at most `most` in all. */
      run(size: number, wanted: number, most: number, budget: Budget): RunResult & { readonly premises: readonly number[] };
      readonly text: string;
    }
  | { readonly kind: "unsupported"; readonly reason: string };

/** Compiles the random test program of a ground conjecture. */
export function prepareRandom(
  conjecture: Conjecture,
  options: TestOptions = defaultOptions,
  atoms: ReadonlyMap<string, number> = new Map(),
): PreparedRandom {
  const result = compileConjecture(conjecture, atoms);
  if (result.kind === "unsupported") return result;
  const { compiled } = result;
  const text = randomText(new Driver(compiled.emission, conjecture.theory), {
    conjecture,
    steps: compiled.steps,
    doubts: options.undefinedValues,
    counted: true,
    guarded: true,
  });
  const run = new TestRun(compiled, options, (judge, values) => {
    const freeze = judge.instance.exported("freeze") as (now: boolean) => void;
    freeze(true);
    const better = judge.judge(values).kind === "refuted" ? shrinkValues(compiled, judge, values, mostRandomShrinks) : null;
    freeze(false);
    return better;
  });
  const instance = bringToLife(compiled, text, run.watch.interrupted);
  run.attach(instance);
  const start = instance.exported("start") as (size: number, seed: number, from: number, to: number) => boolean;
  // Without variables all tests are alike.
  const isFixed = compiled.steps.every((step) => step.kind !== "generate");
  const held = instance.exported("premisesHeld") as () => number[];
  const satisfied = (): number => (instance.exported("counts") as () => { satisfied: number })().satisfied;
  return {
    kind: "ready",
    get text() {
      return printBody(text.code);
    },
    run(size, given, limit, budget) {
      const [wanted, most] = isFixed ? [1, 1] : [given, limit];
      const before = held();
      const all = run.run(size, budget, () => {
        const first = satisfied();
        for (let n = 0; n < most; ) {
          const missing = wanted - (satisfied() - first);
          if (missing <= 0) return false;
          const to = Math.min(most, n + Math.min(portion, missing));
          if (start(size, options.seed, n, to)) return true;
          n = to;
        }
        return false;
      });
      return { ...all, premises: held().map((n, i) => n - (before[i] ?? 0)) };
    },
  };
}
