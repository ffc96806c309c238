/** What a campaign is before it is stored, and how files become one. */
import { relative } from "node:path";
import type { CheckSettings } from "../../../refute/index.ts";
import { loadMilliseconds } from "../../cli/commands/tool-file.ts";
import { expandFolders, type Input, openInput } from "../../cli/input.ts";
import { type Pool, type Reply, whyNot } from "../../cli/workers/pool/pool.ts";
import type { Work } from "./job.ts";
import { collectTexts, commonFolder, withRoots } from "./texts.ts";

/** A campaign before it is stored. */
export interface Plan {
  readonly kind: "check" | "mutants" | "pairs" | "goals";
  readonly texts: ReadonlyMap<string, string>;
  readonly jobs: readonly PlannedJob[];
  /** What was wrong on the way; the rest is planned. */
  readonly problems: readonly string[];
  /** Names of the claims, for pairs. */
  readonly claims?: readonly string[];
}

export interface PlannedJob {
  readonly label: string;
  readonly work: Work;
}

/** What the files cannot be made jobs of. */
export class PlanMistake extends Error {}

/** A file that was read. */
export interface LoadedFile {
  readonly input: Input;
  readonly loaded: Extract<Reply, { kind: "loaded" }>;
  /** Tells what was wrong with a part of it. */
  readonly complain: (problem: string) => void;
}

/** Jobs of a file, once it is known where it stands among the campaign's texts. */
export type JobsOfFile = (path: string) => readonly PlannedJob[];

/** Reads files, folders and sessions, and makes jobs of each. */
export async function planFiles(
  pool: Pool,
  files: readonly string[],
  settings: CheckSettings,
  kind: Plan["kind"],
  plan: (file: LoadedFile) => JobsOfFile | Promise<JobsOfFile>,
): Promise<Plan> {
  const problems: string[] = [];
  const complain = (problem: string): void => void problems.push(problem);
  const read: { readonly path: string; readonly files: readonly string[]; readonly jobs: JobsOfFile }[] = [];
  for (const file of expandFolders(files)) {
    const input = typeof file === "string" ? openInput(file) : file.reason;
    if (typeof input === "string") {
      complain(`${typeof file === "string" ? file : file.file}: ${input}`);
      continue;
    }
    pool.provide(input.path, input.content);
    const loaded = await pool.read({ kind: "load", file: input.path, settings }, loadMilliseconds);
    if (loaded.kind !== "loaded") {
      complain(`${input.file}: ${whyNot(loaded)}`);
      continue;
    }
    for (const d of loaded.diagnostics) if (d.severity === "error") complain(`${input.file}: ${d.message}`);
    read.push({ path: input.path, files: [input.path, ...loaded.files], jobs: await plan({ input, loaded, complain }) });
  }
  const all = withRoots([...new Set(read.flatMap((r) => r.files))]);
  const folder = commonFolder(all);
  const jobs = read.flatMap(({ path, jobs: jobsAt }) => jobsAt(relative(folder, path)));
  return { kind, texts: collectTexts(folder, all), jobs, problems };
}
