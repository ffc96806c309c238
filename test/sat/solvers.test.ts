import { chmod, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import fc from "fast-check";
import { afterEach, describe, expect, test } from "vitest";
import { findProgram, nativeSolver, nativeSolvers } from "../../src/apps/cli/workers/native-solver.ts";
import { ClauseBuffer, cadical, externalFactory, readSolverOutput, type SatSolverFactory, writeDimacs } from "../../src/sat/index.ts";
import { buffered, pigeons } from "./clauses.ts";

const variables = 5;
const literal = fc.integer({ min: 1, max: variables }).chain((v) => fc.constantFrom(v, -v));
const clauses = fc.array(fc.array(literal, { minLength: 1, maxLength: 3 }), { maxLength: 25 });

function isTrueIn(valuation: number, literal: number): boolean {
  return (valuation >> (Math.abs(literal) - 1)) % 2 === (literal > 0 ? 1 : 0);
}

/** The valuations of all variables that satisfy the clauses, by trying. */
function models(formula: readonly (readonly number[])[]): number[] {
  const all = Array.from({ length: 2 ** variables }, (_, valuation) => valuation);
  return all.filter((valuation) => formula.every((clause) => clause.some((p) => isTrueIn(valuation, p))));
}

/** Clauses in two parts with a solve between, under assumptions: the answer, the model and the clash are right. */
async function agrees(factory: SatSolverFactory, first: number[][], second: number[][], assumptions: number[]): Promise<void> {
  const solver = await factory.create();
  solver.addClauses(buffered(first));
  expect((await solver.solve()).kind).toBe(models(first).length > 0 ? "sat" : "unsat");
  solver.addClauses(buffered(second));
  const all = [...first, ...second];
  const expected = models([...all, ...assumptions.map((p) => [p])]);
  const answer = await solver.solve(assumptions);
  expect(answer.kind).toBe(expected.length > 0 ? "sat" : "unsat");
  if (answer.kind === "sat") {
    const valuation = Array.from({ length: variables }, (_, v) => (solver.isTrue(v + 1) ? 2 ** v : 0)).reduce((a, b) => a + b);
    expect(expected).toContain(valuation);
  } else {
    const failed = solver.failedAssumptions();
    expect(assumptions).toEqual(expect.arrayContaining([...failed]));
    expect(models([...all, ...failed.map((p) => [p])])).toEqual([]);
  }
  solver.dispose();
}

describe("the embedded solver", () => {
  test("agrees with truth tables, step by step and under assumptions", async () => {
    await fc.assert(
      fc.asyncProperty(clauses, clauses, fc.uniqueArray(literal, { maxLength: 3, selector: Math.abs }), (a, b, c) =>
        agrees(cadical, a, b, c),
      ),
      { seed: 29, numRuns: 300 },
    );
  });

  test("stops when told to and can go on afterwards", async () => {
    const solver = await cadical.create();
    solver.addClauses(buffered(pigeons(6)));
    expect(await solver.solve([], { terminate: () => true })).toMatchObject({ kind: "unknown", reason: "interrupted" });
    expect(await solver.solve([], { conflicts: 10 })).toMatchObject({ kind: "unknown", reason: "interrupted" });
    expect((await solver.solve([-1, -2])).kind).not.toBe("sat");
    solver.dispose();
  });

  test("lives beside others in one module", async () => {
    const [a, b] = [await cadical.create(), await cadical.create()];
    a.addClauses(Int32Array.of(1, 0));
    b.addClauses(Int32Array.of(-1, 0));
    expect([(await a.solve()).kind, (await b.solve()).kind]).toEqual(["sat", "sat"]);
    expect([a.isTrue(1), b.isTrue(1)]).toEqual([true, false]);
    a.dispose();
    expect((await b.solve([1])).kind).toBe("unsat");
    b.dispose();
    await expect(b.solve()).rejects.toThrow("used after dispose");
  });
});

test("a buffer gives out whole clauses, each once, also those added meanwhile", () => {
  fc.assert(
    fc.property(clauses, clauses, fc.integer({ min: 1, max: 9 }), (first, second, size) => {
      const buffer = new ClauseBuffer();
      const given: number[] = [];
      for (const part of [first, second]) {
        for (const clause of part) buffer.add(...clause);
        for (let piece = buffer.nextPiece(size); piece !== null; piece = buffer.nextPiece(size)) {
          expect([piece.at(-1), piece.length >= Math.min(size, buffer.length - given.length)]).toEqual([0, true]);
          given.push(...piece);
        }
      }
      expect(given).toEqual([...buffered([...first, ...second])]);
      buffer.clear();
      expect([buffer.nextPiece(size), buffer.clauseCount]).toEqual([null, 0]);
    }),
    { seed: 47, numRuns: 100 },
  );
});

describe("DIMACS", () => {
  test("is written with a header and a line per clause", () => {
    expect([...writeDimacs([Int32Array.of(1, -2, 0), Int32Array.of(0, 3, 0)], 3, 3)].join("")).toBe("p cnf 3 3\n1 -2 0\n0\n3 0\n");
  });

  test.each([
    ["s SATISFIABLE\nv 1 -2\nv 3 0\n", { verdict: "sat", model: [1, -2, 3] }],
    ["c hello\ns UNSATISFIABLE\n", { verdict: "unsat", model: [] }],
    ["SAT\n1 -2 0\n", { verdict: "sat", model: [1, -2] }],
    ["UNSAT\n", { verdict: "unsat", model: [] }],
    ["INDET\n", { verdict: "unknown", model: [] }],
    ["s UNKNOWN\n", { verdict: "unknown", model: [] }],
  ])("answers are read: %j", (text, expected) => expect(readSolverOutput(text)).toEqual(expected));
});

describe("a solver program", () => {
  test("is given all clauses and the assumptions, and its exit code is believed only with the matching answer", async () => {
    const given: string[] = [];
    const answers = ["10 s SATISFIABLE\nv -1 2 0", "20 s UNSATISFIABLE", "10 nothing", "1 broken"];
    const factory = externalFactory("fake", async (dimacs) => {
      given.push([...dimacs].join(""));
      const [exitCode = "", ...rest] = answers[given.length - 1]!.split(" ");
      return { kind: "finished", exitCode: Number(exitCode), output: rest.join(" ") };
    });
    const solver = await factory.create();
    solver.addClauses(Int32Array.of(1, 2, 0));
    expect((await solver.solve([-1])).kind).toBe("sat");
    expect([solver.isTrue(1), solver.isTrue(2)]).toEqual([false, true]);
    solver.addClauses(Int32Array.of(-2, 0));
    expect((await solver.solve([-1])).kind).toBe("unsat");
    expect(solver.failedAssumptions()).toEqual([-1]);
    expect(given[1]).toBe("p cnf 2 3\n1 2 0\n-2 0\n-1 0\n");
    for (let i = 0; i < 2; i++) expect(await solver.solve()).toMatchObject({ kind: "unknown", reason: "failed" });
  });
});

describe("native solvers", () => {
  const path = process.env.PATH ?? "";
  afterEach(() => {
    process.env.PATH = path;
  });

  /** Puts a script in front of the PATH. */
  async function withScript(name: string, script: string, use: () => Promise<void>): Promise<void> {
    const folder = await mkdtemp(join(tmpdir(), "hollow-test-"));
    await writeFile(join(folder, name), `#!/bin/sh\n${script}\n`);
    await chmod(join(folder, name), 0o755);
    process.env.PATH = `${folder}${delimiter}${path}`;
    await use().finally(() => rm(folder, { recursive: true }));
  }

  test("are found on the PATH or not at all", async () => {
    expect(await findProgram("no-such-solver")).toBeNull();
    await withScript("kissat", "exit 20", async () => expect(await findProgram("kissat")).toMatch(/kissat$/));
  });

  test("are refused by name when they are missing or unknown", async () => {
    await withScript("minisat", "exit 20", async () => {
      process.env.PATH = (process.env.PATH ?? "").split(delimiter)[0];
      await expect(nativeSolver("kissat")).rejects.toThrow(
        "the SAT solver kissat is not on the PATH (there are minisat); without the option solver the embedded one is used",
      );
      await expect(nativeSolver("zchaff")).rejects.toThrow(
        "there is no native SAT solver named zchaff; known are cadical, minisat, cryptominisat5, kissat",
      );
    });
  });

  test("read a file and answer by exit code and output", async () => {
    await withScript("kissat", 'grep -q "^-1 2 0$" "$2" && echo "s SATISFIABLE" && echo "v 1 2 0" && exit 10', async () => {
      const solver = await (await nativeSolver("kissat")).create();
      solver.addClauses(Int32Array.of(-1, 2, 0));
      expect(await solver.solve()).toEqual({ kind: "sat" });
      expect([solver.isTrue(1), solver.isTrue(2)]).toEqual([true, true]);
    });
  });

  test("write their model to a second file if they are MiniSat", async () => {
    await withScript("minisat", 'echo SAT > "$3"; echo "-1 2 0" >> "$3"; exit 10', async () => {
      const solver = await (await nativeSolver("minisat")).create();
      solver.addClauses(Int32Array.of(-1, 2, 0));
      expect(await solver.solve()).toEqual({ kind: "sat" });
      expect([solver.isTrue(1), solver.isTrue(2)]).toEqual([false, true]);
    });
  });

  test("are stopped when told to", async () => {
    await withScript("kissat", "exec sleep 60", async () => {
      const solver = await (await nativeSolver("kissat")).create();
      solver.addClauses(Int32Array.of(1, 0));
      expect(await solver.solve([], { terminate: () => true })).toMatchObject({ kind: "unknown", reason: "interrupted" });
    });
  });

  for (const name of nativeSolvers)
    test(`${name}, where it is installed, agrees with truth tables`, async ({ skip }) => {
      if ((await findProgram(name)) === null) return skip();
      const factory = await nativeSolver(name);
      await fc.assert(
        fc.asyncProperty(clauses, clauses, (a, b) => agrees(factory, a, b, [1, -2])),
        { seed: 31, numRuns: 5 },
      );
    });
});
