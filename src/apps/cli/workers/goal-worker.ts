/** The worker's side of goals that stand in no file: the context is read once and kept, the goal on top of it is not. */
import type { Clock } from "../../../base/index.ts";
import { type Company, findUnused, type OnProgress, runTask, tasksOf, theoremsOf, tryTexts } from "../../../refute/index.ts";
import type { ContextNote, GoalAnswer, Ticketed } from "./messages.ts";
import type { TheoryReader } from "./theory-reader.ts";
import { settingsInTime, timeLeft } from "./time-left.ts";

type GoalRequest = Extract<Ticketed, { kind: "goal" }>;

/** How a worker listens and tells while it is at a goal. */
interface Ways extends Pick<Company, "onSoFar"> {
  readonly clock: Clock;
  readonly begin: () => void;
  readonly onProgress: OnProgress;
}

export async function answerGoal(
  reader: TheoryReader,
  goal: GoalRequest,
  { clock, begin, onProgress, onSoFar }: Ways,
): Promise<GoalAnswer> {
  const context = readContext(reader, goal.file);
  const theory = reader.loadOn(goal.file, goal.text);
  begin();
  const { diagnostics } = theory;
  const { settings } = goal;
  const answer: GoalAnswer = { kind: "goal", result: null, unused: null, diagnostics, context };
  if (goal.question === "unused") {
    const [theorem] = theoremsOf(theory);
    return theorem === undefined
      ? answer
      : { ...answer, unused: await findUnused(theorem, { ...settings, milliseconds: timeLeft(goal, goal.milliseconds) }, clock) };
  }
  const [task] = tasksOf(theory, settings);
  if (task === undefined) return answer;
  const item = theory.items[task.item];
  const shared =
    item?.kind === "statement"
      ? tryTexts({ theory, statement: item.statement }, goal.hints, settingsInTime(theory, task, goal), clock)
      : null;
  if (shared !== null) return { ...answer, result: { report: shared, diagnostics: [] } };
  return { ...answer, result: await runTask(theory, task, settingsInTime(theory, task, goal), clock, onProgress, { onSoFar }) };
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
