/** Changed statements as jobs: each mutant is given to each engine. */
import { type CheckSettings, mutationOperators, SeededRandom, strategies } from "../../../refute/index.ts";
import { loadMilliseconds } from "../../cli/commands/tool-file.ts";
import { type Pool, whyNot } from "../../cli/workers/pool/pool.ts";
import { type JobsOfFile, type LoadedFile, type Plan, planFiles } from "./plan.ts";

/** Seconds for each engine on each mutant, where the user does not say. */
const defaultSeconds = 10;

/** `most`: mutants of each file, as many of each theorem. */
export function planMutants(pool: Pool, files: readonly string[], settings: CheckSettings, most: number): Promise<Plan> {
  const engines = settings.strategy === null ? strategies : [settings.strategy];
  const seconds = settings.timeout ?? defaultSeconds;
  return planFiles(pool, files, settings, "mutants", async (file): Promise<JobsOfFile> => {
    const mutants = await mutantsOf(pool, file, settings.seed ?? 1, most);
    return (path) =>
      mutants.flatMap(({ theorem, number, id }) =>
        engines.map((tester) => ({
          label: `${id} by ${tester}`,
          work: { kind: "mutant", path, id, theorem, number, tester, seconds },
        })),
      );
  });
}

interface Mutant {
  readonly theorem: number;
  readonly number: number;
  readonly id: string;
}

async function mutantsOf(pool: Pool, { input, complain }: LoadedFile, seed: number, most: number): Promise<readonly Mutant[]> {
  const mutation = { operators: mutationOperators, seed };
  const theory = await pool.read({ kind: "theorems", file: input.path }, loadMilliseconds);
  if (theory.kind !== "theorems") {
    complain(`${input.file}: ${whyNot(theory)}`);
    return [];
  }
  const indices = [...theory.theorems.entries()].flatMap(([i, t]) => (t.isMutable ? [i] : []));
  const count = Math.max(1, Math.ceil(most / Math.max(1, indices.length)));
  const mutants: Mutant[] = [];
  for (const theorem of new SeededRandom(seed).shuffled(indices)) {
    if (mutants.length >= most) break;
    const reply = await pool.ask({ kind: "plan-mutants", file: input.path, theorem, count, mutation }, loadMilliseconds);
    const name = `${theory.theory}.${theory.theorems[theorem]?.name ?? `theorem ${theorem}`}`;
    if (reply.kind === "planned") mutants.push(...reply.mutants.map(({ number }) => ({ theorem, number, id: `${name}#${number}` })));
    else complain(`${name}: ${whyNot(reply)}`);
  }
  return mutants.slice(0, most);
}
