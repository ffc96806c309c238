/** Goals that stand in no file as jobs: lines of JSON, each a goal as the server takes it; those with the same header are checked together. */
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { CheckSettings } from "../../../refute/index.ts";
import { contextText, defaultHeader, goalText } from "../../server/service/goal-text.ts";
import { goalItemSchema, readRequest } from "../../server/service/requests.ts";
import type { Plan } from "./plan.ts";

/** Goals checked together in one job. */
const goalsInJob = 50;

export function planGoals(files: readonly string[], settings: CheckSettings): Plan {
  const problems: string[] = [];
  const headers = new Map<string, { readonly id: string; readonly text: string }[]>();
  for (const file of files)
    for (const [i, line] of readFileSync(resolve(file), "utf8").split("\n").entries()) {
      if (line.trim() === "") continue;
      const goal = readGoal(line);
      if (typeof goal === "string") problems.push(`${file}:${i + 1}: ${goal}`);
      else headers.set(goal.header, [...(headers.get(goal.header) ?? []), { id: goal.id, text: goal.text }]);
    }
  const texts = new Map<string, string>();
  const jobs = [...headers].flatMap(([header, goals], h) => {
    const path = join(`header-${h + 1}`, "Context.thy");
    texts.set(path, header);
    return Array.from({ length: Math.ceil(goals.length / goalsInJob) }, (_, i) => {
      const some = goals.slice(i * goalsInJob, (i + 1) * goalsInJob);
      const work = { kind: "goals" as const, path, goals: some, seconds: settings.timeout ?? 3 };
      return { label: `goals ${some[0]?.id ?? ""} to ${some.at(-1)?.id ?? ""}`, work };
    });
  });
  return { kind: "goals", texts, jobs, problems };
}

function readGoal(line: string): { readonly id: string; readonly header: string; readonly text: string } | string {
  try {
    const read = readRequest(goalItemSchema, JSON.parse(line));
    if (typeof read === "string") return read;
    return { id: String(read.id), header: contextText(read.header ?? defaultHeader), text: goalText(read.goal, false).text };
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
