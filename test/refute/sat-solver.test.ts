import { describe, expect, it } from "vitest";
import { Budget } from "../../src/base/index.ts";
import { findingDefaults, findModel, readOptions } from "../../src/finding/index.ts";
import { runTask, tasksOf } from "../../src/refute/index.ts";
import { chooseSolver, type NativeSolvers } from "../../src/refute/options/sat-solver.ts";
import { checkDefaults } from "../../src/refute/settings.ts";
import type { SatSolverFactory } from "../../src/sat/index.ts";
import { cadical } from "../../src/sat/index.ts";
import { conjectureOf } from "../finding/finder.ts";
import { theoryOf } from "./theory-text.ts";

/** A factory that counts the solvers it makes. */
function counting(name: string): SatSolverFactory & { made: number } {
  const factory = {
    name,
    made: 0,
    create: () => {
      factory.made++;
      return cadical.create();
    },
  };
  return factory;
}

const minisat = counting("minisat");
const onlyMinisat: NativeSolvers = async (name) => (name === "minisat" ? minisat : `${name} is not on the PATH`);

describe("the SAT solver of a command", () => {
  it.each(["smart", "cadical", "MiniSat_JNI", "MiniSat", "zChaff", "SAT4J", "auto"])("%s is the embedded one", async (name) => {
    expect(await chooseSolver(name, onlyMinisat)).toEqual({ solver: cadical, note: null });
  });

  it("is a program where that is there", async () => {
    expect(await chooseSolver("minisat", onlyMinisat)).toEqual({ solver: minisat, note: null });
  });

  it("is the embedded one with a note where it is not", async () => {
    expect(await chooseSolver("cryptominisat5", onlyMinisat)).toEqual({ solver: cadical, note: "cryptominisat5 is not on the PATH" });
    expect((await chooseSolver("minisad", onlyMinisat)).note).toContain("did you mean minisat");
  });

  it("is what searches the scopes", async () => {
    const before = minisat.made;
    const { options } = readOptions([], findingDefaults);
    await findModel(conjectureOf(`lemma "x = (y :: 'a)" oops`), options, new Budget(() => 0, 1), undefined, { solver: minisat });
    expect(minisat.made).toBeGreaterThan(before);
  });

  it("is taken from the command's option, and what is wrong with it is said there", async () => {
    const theory = theoryOf(`lemma "x = (y :: 'a)" nitpick [sat_solver = minisat] nitpick [sat_solver = kissat] oops`);
    const [first, second] = tasksOf(theory, checkDefaults);
    if (first === undefined || second === undefined) throw new Error("two commands");
    const before = minisat.made;
    const run = (task: typeof first) => runTask(theory, task, checkDefaults, () => 0, undefined, { native: onlyMinisat });
    const [good, bad] = [await run(first), await run(second)];
    expect(minisat.made).toBeGreaterThan(before);
    expect([good.report?.outcome, good.diagnostics]).toEqual(["genuine", []]);
    expect([bad.report?.outcome, bad.diagnostics.map((d) => d.message)]).toEqual(["genuine", ["kissat is not on the PATH"]]);
  });
});
