/**
 * Problems given to the portfolio one after another, on the clock of the processor. Each line that comes in is a file and its seconds;
 * each that goes out, what became of it. One process for many problems, since starting one takes longer than most of them.
 */
import { createInterface } from "node:readline";
import { readyTheory } from "../../src/apps/cli/library-snapshot.ts";
import { FileLoader } from "../../src/apps/cli/problem-files.ts";
import { theoryFiles } from "../../src/apps/cli/theory-files.ts";
import { checkDefaults, runTask, tasksOf } from "../../src/refute/index.ts";
import { processorClock } from "../processor-clock.ts";
import type { Answer, Asked } from "./answers.ts";

const loader = new FileLoader({ ...theoryFiles(), ready: readyTheory });

async function answer({ path, seconds: timeout }: Asked): Promise<Answer> {
  const start = processorClock();
  const theory = loader.load(path);
  loader.forget(path);
  const error = theory.diagnostics.find((d) => d.severity === "error");
  const failure = error === undefined ? null : `${error.code} ${error.message}`;
  const [task] = tasksOf(theory, checkDefaults);
  const { report } = task === undefined ? { report: null } : await runTask(theory, task, { ...checkDefaults, timeout }, processorClock);
  const seconds = Math.round((processorClock() - start) / 10) / 100;
  return { failure, outcome: report?.outcome ?? "error", tester: report?.tester ?? null, reason: report?.reason ?? null, seconds };
}

for await (const line of createInterface({ input: process.stdin })) console.log(JSON.stringify(await answer(JSON.parse(line) as Asked)));
