/** Changed statements as jobs: each mutant is given to each engine. */
import { relative } from "node:path";
import { type CheckSettings, mutationOperators, SeededRandom, strategies } from "../../../refute/index.ts";
import { loadMilliseconds, whyNot } from "../../cli/commands/tool-file.ts";
import { expandFolders, openInput } from "../../cli/input.ts";
import type { Pool } from "../../cli/workers/pool/pool.ts";
import type { Plan } from "./plan.ts";
import { collectTexts, commonFolder } from "./texts.ts";

/** Seconds for each engine on each mutant, where the user does not say. */
const defaultSeconds = 10;

/** `most`: mutants of each file, as many of each theorem. */
export async function planMutants(pool: Pool, files: readonly string[], settings: CheckSettings, most: number): Promise<Plan> {
  const problems: string[] = [];
  const mutation = { operators: mutationOperators, seed: settings.seed ?? 1 };
  const engines = settings.strategy === null ? strategies : [settings.strategy];
  const seconds = settings.timeout ?? defaultSeconds;
  const read: {
    readonly path: string;
    readonly files: readonly string[];
    readonly mutants: readonly { theorem: number; number: number; name: string }[];
  }[] = [];
  for (const file of expandFolders(files)) {
    const input = typeof file === "string" ? openInput(file) : file.reason;
    if (typeof input === "string") {
      problems.push(`${typeof file === "string" ? file : file.file}: ${input}`);
      continue;
    }
    pool.provide(input.path, input.content);
    const loaded = await pool.read({ kind: "load", file: input.path, settings }, loadMilliseconds);
    const theory = await pool.read({ kind: "theorems", file: input.path }, loadMilliseconds);
    if (loaded.kind !== "loaded" || theory.kind !== "theorems") {
      problems.push(`${input.file}: ${whyNot(loaded.kind === "loaded" ? theory : loaded)}`);
      continue;
    }
    const indices = [...theory.theorems.entries()].flatMap(([i, t]) => (t.isMutable ? [i] : []));
    const count = Math.max(1, Math.ceil(most / Math.max(1, indices.length)));
    const mutants: { theorem: number; number: number; name: string }[] = [];
    for (const theorem of new SeededRandom(mutation.seed).shuffled(indices)) {
      if (mutants.length >= most) break;
      const reply = await pool.ask({ kind: "plan-mutants", file: input.path, theorem, count, mutation }, loadMilliseconds);
      const name = `${theory.theory}.${theory.theorems[theorem]?.name ?? `theorem ${theorem}`}`;
      if (reply.kind === "planned") mutants.push(...reply.mutants.map(({ number }) => ({ theorem, number, name: `${name}#${number}` })));
      else problems.push(`${name}: ${whyNot(reply)}`);
    }
    read.push({ path: input.path, files: [input.path, ...loaded.files], mutants: mutants.slice(0, most) });
  }
  const all = [...new Set(read.flatMap((r) => r.files))];
  const folder = commonFolder(all);
  const jobs = read.flatMap(({ path, mutants }) =>
    mutants.flatMap(({ theorem, number, name }) =>
      engines.map((tester) => ({
        label: `${name} by ${tester}`,
        work: { kind: "mutant" as const, path: relative(folder, path), id: name, theorem, number, tester, seconds },
      })),
    ),
  );
  return { kind: "mutants", texts: collectTexts(folder, all), jobs, problems };
}
