/** What is left of the time until a question's deadline: known only when all is read that it needs. */
import type { LoadedTheory } from "../../../elaborate/index.ts";
import { type CheckSettings, type Task, timeLimit } from "../../../refute/index.ts";
import type { Ticketed } from "./messages.ts";

/** So many milliseconds, or fewer where the deadline comes before. */
export function timeLeft({ deadline }: Pick<Ticketed, "deadline">, milliseconds: number): number {
  return deadline === undefined ? milliseconds : Math.max(1, Math.min(milliseconds, deadline - Date.now()));
}

/** Settings by which a task ends before the deadline. */
export function settingsInTime(
  theory: LoadedTheory,
  task: Task,
  question: Pick<Ticketed, "deadline"> & { readonly settings: CheckSettings },
): CheckSettings {
  const { deadline, settings } = question;
  if (deadline === undefined) return settings;
  const limit = timeLimit(theory, task, settings);
  const left = timeLeft(question, limit);
  return left < limit ? { ...settings, timeout: left / 1000 } : settings;
}
