/** From files to the jobs of a campaign. */
import { readFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import type { CheckSettings } from "../../../refute/index.ts";
import { loadMilliseconds, whyNot } from "../../cli/commands/tool-file.ts";
import { expandFolders, openInput } from "../../cli/input.ts";
import type { Pool } from "../../cli/workers/pool/pool.ts";
import { contextText, defaultHeader, goalText } from "../../server/service/goal-text.ts";
import { goalItemSchema, readRequest } from "../../server/service/requests.ts";
import type { Work } from "./job.ts";
import { collectTexts, commonFolder } from "./texts.ts";

/** A campaign before it is stored. */
export interface Plan {
  readonly kind: "check" | "mutants" | "pairs" | "goals";
  readonly texts: ReadonlyMap<string, string>;
  readonly jobs: readonly { readonly label: string; readonly work: Work }[];
  /** What was wrong on the way; the rest is planned. */
  readonly problems: readonly string[];
  /** Names of the claims, for pairs. */
  readonly claims?: readonly string[];
}

/** What the files cannot be made jobs of. */
export class PlanMistake extends Error {}

/** Each statement and command of the files is a job. */
export async function planCheck(pool: Pool, files: readonly string[], settings: CheckSettings): Promise<Plan> {
  const problems: string[] = [];
  const read: {
    readonly path: string;
    readonly files: readonly string[];
    readonly works: readonly Omit<Extract<Work, { kind: "task" }>, "path">[];
  }[] = [];
  for (const file of expandFolders(files)) {
    const input = typeof file === "string" ? openInput(file) : file.reason;
    if (typeof input === "string") {
      problems.push(`${typeof file === "string" ? file : file.file}: ${input}`);
      continue;
    }
    pool.provide(input.path, input.content);
    const reply = await pool.read({ kind: "load", file: input.path, settings }, loadMilliseconds);
    if (reply.kind !== "loaded") {
      problems.push(`${input.file}: ${whyNot(reply)}`);
      continue;
    }
    for (const d of reply.diagnostics) if (d.severity === "error") problems.push(`${input.file}: ${d.message}`);
    const works = reply.tasks.map((planned) => ({ kind: "task" as const, theory: reply.name, planned }));
    read.push({ path: input.path, files: [input.path, ...reply.files], works });
  }
  const all = [...new Set(read.flatMap((r) => r.files))];
  const folder = commonFolder(all);
  const jobs = read.flatMap(({ path, works }) => {
    const below = relative(folder, path);
    return works.map((work) => ({
      label: labelOf(below, work.planned.lemma, work.planned.command, work.planned.from),
      work: { ...work, path: below },
    }));
  });
  return { kind: "check", texts: collectTexts(folder, all), jobs, problems };
}

const labelOf = (path: string, lemma: string | null, command: string, from: number): string =>
  `${path}: ${lemma ?? `${command} at ${from}`}`;

/** So many models are looked at in one job. */
const modelsInJob = 1000;

/** Larger spaces of models are not counted through. */
const mostModels = 200_000;

/** All implications between the statements of a theory: jobs count through small models, then look for others. */
export async function planPairs(pool: Pool, files: readonly string[], finderSeconds: number): Promise<Plan> {
  const [file, ...others] = files;
  if (file === undefined || others.length > 0) throw new PlanMistake("--pairs needs one theory");
  const input = openInput(file);
  if (typeof input === "string") throw new PlanMistake(input);
  pool.provide(input.path, input.content);
  const reply = await pool.read({ kind: "claims", file: input.path }, loadMilliseconds);
  if (reply.kind !== "claims") throw new PlanMistake(whyNot(reply));
  if (reply.reason !== null) throw new PlanMistake(reply.reason);
  const path = relative(commonFolder([input.path]), input.path);
  const counted = reply.spaces.filter(({ count }) => count <= mostModels);
  const models = counted.flatMap(({ card, count }) =>
    Array.from({ length: Math.ceil(count / modelsInJob) }, (_, i) => ({
      label: `models of ${card} elements from ${i * modelsInJob}`,
      work: { kind: "models" as const, path, card, from: i * modelsInJob, to: (i + 1) * modelsInJob },
    })),
  );
  const chunk = 50;
  const finding = Array.from({ length: finderSeconds > 0 ? Math.ceil(reply.names.length / chunk) : 0 }, (_, i) => {
    const premises = reply.names.map((_name, k) => k).slice(i * chunk, (i + 1) * chunk);
    return {
      label: `model finding for claims from ${i * chunk + 1}`,
      work: { kind: "find-models" as const, path, premises, seconds: finderSeconds },
    };
  });
  const problems = reply.leftOut === 0 ? [] : [`${reply.leftOut} statements are about other variables and left out`];
  return { kind: "pairs", texts: new Map([[path, input.text]]), jobs: [...models, ...finding], problems, claims: reply.names };
}

/** Goals checked together in one job. */
const goalsInJob = 50;

/** Lines of JSON, each a goal as the server takes it: those with the same header are checked together. */
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
