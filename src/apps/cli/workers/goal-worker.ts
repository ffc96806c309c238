/** The worker's side of goals that stand in no file: the context is read once and kept, the goal on top of it is not. */
import { findUnused, type OnProgress, runTask, tasksOf, theoremsOf } from "../../../refute/index.ts";
import type { ContextNote, GoalAnswer, ToWorker } from "./messages.ts";
import type { TheoryReader } from "./theory-reader.ts";

type Goal = Extract<ToWorker, { kind: "goal" }>;

const clock = (): number => performance.now();

export async function answerGoal(reader: TheoryReader, goal: Goal, begin: () => void, onProgress: OnProgress): Promise<GoalAnswer> {
  const context = readContext(reader, goal.file);
  const theory = reader.loadOn(goal.file, goal.text);
  begin();
  const { diagnostics } = theory;
  const { settings, milliseconds } = goal;
  const answer: GoalAnswer = { kind: "goal", result: null, unused: null, diagnostics, context };
  if (goal.question === "unused") {
    const [theorem] = theoremsOf(theory);
    return theorem === undefined ? answer : { ...answer, unused: await findUnused(theorem, { ...settings, milliseconds }, clock) };
  }
  const [task] = tasksOf(theory, settings);
  return task === undefined ? answer : { ...answer, result: await runTask(theory, task, settings, clock, onProgress) };
}

/** Reads the context, or finds it read. */
function readContext(reader: TheoryReader, file: string): ContextNote {
  const isCached = reader.has(file);
  const before = isCached ? 0 : process.memoryUsage().heapUsed;
  const { diagnostics } = reader.load(file);
  // A collection in between makes the difference too small, even negative; the caller has a floor of its own.
  const bytes = isCached ? 0 : Math.max(0, process.memoryUsage().heapUsed - before);
  return { diagnostics, isCached, bytes };
}
