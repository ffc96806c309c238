import { join } from "node:path";
import { theoryFiles } from "../../src/apps/cli/theory-files.ts";
import { Budget } from "../../src/base/index.ts";
import { TheoryLoader } from "../../src/elaborate/index.ts";
import type { Conjecture } from "../../src/logic/index.ts";
import { prepare } from "../../src/refute/prepare.ts";
import { prepareRandom, prepareTest, searchExhaustive } from "../../src/testing/index.ts";

/** The conjectures of `Conditional.thy` by name, and how long the text took to read, `Main` apart. */
export function readConjectures(): { readonly conjectures: ReadonlyMap<string, Conjecture>; readonly milliseconds: number } {
  const loader = new TheoryLoader(theoryFiles());
  const file = join(import.meta.dirname, "Conditional.thy");
  const main = theoryFiles().resolve("Main", file);
  if (main !== null) loader.load(main);
  const start = performance.now();
  const conjectures = new Map<string, Conjecture>();
  for (const item of loader.load(file).items) {
    if (item.kind !== "statement") continue;
    const [conjecture] = prepare(item.statement, { locale: ["expand"], noAssumptions: false });
    if (conjecture !== undefined && item.statement.name !== null) conjectures.set(item.statement.name, conjecture);
  }
  return { conjectures, milliseconds: performance.now() - start };
}

/** Processor seconds of this process, all threads, spent in `work`. */
function cpu<A>(work: () => A): { readonly result: A; readonly seconds: number } {
  const before = process.cpuUsage();
  const result = work();
  const { user, system } = process.cpuUsage(before);
  return { result, seconds: (user + system) / 1e6 };
}

const forever = (): Budget => new Budget(() => performance.now(), 600_000);

export interface Measured {
  readonly seconds: number;
  /** Compiling the conjecture and its test program, in seconds of processor time. */
  readonly generation: number;
  readonly tests: number;
}

/** Exhaustive testing at the sizes below `size`, as the table counts. */
export function exhaustive(conjecture: Conjecture, size: number): Measured {
  const made = cpu(() => prepareTest(conjecture));
  if (made.result.kind !== "ready") throw new Error(made.result.reason);
  const test = made.result;
  const { result, seconds } = cpu(() => {
    let tests = 0;
    for (let k = 1; k < size; k++) {
      const run = test.run(k, forever());
      if (run.end !== "complete") throw new Error(`ended by ${run.end}`);
      tests += run.tests;
    }
    return tests;
  });
  return { seconds, generation: made.seconds, tests: result };
}

/** Random tests of one size. */
export function random(conjecture: Conjecture, size: number, tests: number): Measured {
  const made = cpu(() => prepareRandom(conjecture));
  if (made.result.kind !== "ready") throw new Error(made.result.reason);
  const test = made.result;
  const { result, seconds } = cpu(() => test.run(size, tests, tests, forever()));
  return { seconds, generation: made.seconds, tests: result.tests };
}

/** Refutations of a false conjecture from the theory's value on, compiling included. */
export function refutations(conjecture: Conjecture, count: number): Measured {
  const { seconds } = cpu(() => {
    for (let i = 0; i < count; i++) if (searchExhaustive(conjecture, {}, forever()).kind !== "found") throw new Error("not refuted");
  });
  return { seconds, generation: 0, tests: count };
}
