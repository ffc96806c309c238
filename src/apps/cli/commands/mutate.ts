/** `hollow mutate`: changed theorems as a test of the engines. */
import { writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { type MutantResult, type MutationSettings, mutationPlot, SeededRandom, type Strategy, strategies } from "../../../refute/index.ts";
import type { MutateRequest } from "../arguments.ts";
import { complain } from "../console.ts";
import { Progress } from "../report/progress.ts";
import type { Reporter } from "../report/reporter.ts";
import { reporterFor } from "../report/reporter-for.ts";
import { type Pool, whyNot } from "../workers/pool/pool.ts";
import { MutantStore, type StoredMutant } from "./mutant-store.ts";
import { openFile, openPool, type ToolFile } from "./tool-file.ts";

/** Seconds for each engine on each mutant, where the user does not say. */
const defaultSeconds = 10;
/** Milliseconds to choose the mutants of one theorem. */
const planMilliseconds = 60_000;

export async function mutate(request: MutateRequest, print: (line: string) => void): Promise<number> {
  const mutation: MutationSettings = { operators: request.operators, seed: request.seed ?? 1 };
  const settings = { ...mutation, mutants: request.mutants, timeout: request.timeout ?? defaultSeconds, size: request.size };
  const store = new MutantStore(request.store, settings);
  if (!store.suits(settings)) {
    complain(`${request.store} was made with other settings: ${JSON.stringify(store.settings)}\nName another --store.`);
    return 2;
  }
  const pool = openPool(request, Math.max(1, request.workers ?? availableParallelism()));
  const reporter = reporterFor(request.format, print);
  const progress = new Progress(reporter.isForPeople);
  let status = 0;
  for (const file of request.files) {
    const opened = await openFile(pool, file, reporter);
    status = Math.max(status, typeof opened === "number" ? opened : opened.errors > 0 ? 2 : 0);
    if (typeof opened === "number") continue;
    if (!store.isPlanned(file)) store.plan(file, await chooseMutants(pool, opened, request, mutation, progress));
    await judgeMutants(pool, opened, { request, mutation, store, progress, reporter });
  }
  pool.close();
  progress.clear();
  const wanted = new Set(store.mutants.filter((m) => request.files.includes(m.file)).map((m) => m.id));
  const results = store.results.filter((r) => wanted.has(r.id));
  if (request.plot !== null) writeFileSync(request.plot, mutationPlot(results));
  reporter.mutants(results);
  return status;
}

/** Chooses mutants: theorems in random order, the same number of each, until there are enough. */
async function chooseMutants(
  pool: Pool,
  file: ToolFile,
  request: MutateRequest,
  mutation: MutationSettings,
  progress: Progress,
): Promise<StoredMutant[]> {
  const indices = [...file.theorems.entries()].filter(([, t]) => t.isMutable).map(([i]) => i);
  const count = Math.max(1, Math.ceil(request.mutants / Math.max(1, indices.length)));
  const chosen: StoredMutant[] = [];
  const order = new SeededRandom(mutation.seed).shuffled(indices);
  progress.start(request.mutants);
  for (let at = 0; at < order.length && chosen.length < request.mutants; ) {
    const some = order.slice(at, at + Math.ceil((request.mutants - chosen.length) / count));
    at += some.length;
    const asked = some.map((theorem) => pool.ask({ kind: "plan-mutants", file: file.path, theorem, count, mutation }, planMilliseconds));
    for (const [i, answer] of asked.entries()) {
      const reply = await answer;
      const theorem = some[i] ?? 0;
      const lemma = file.theorems[theorem]?.name ?? null;
      if (reply.kind !== "planned") complain(`no mutants of ${lemma ?? "a theorem"}: ${whyNot(reply)}`);
      else
        for (const { number, operator, text, isExecutable, follows } of reply.mutants) {
          const id = `${file.theory}.${lemma ?? `theorem ${theorem}`}#${number}`;
          chosen.push({ id, file: file.file, theory: file.theory, lemma, theorem, number, operator, text, isExecutable, follows });
        }
      progress.step(chosen.length, "mutants chosen");
    }
  }
  return chosen.slice(0, request.mutants);
}

interface Judging {
  readonly request: MutateRequest;
  readonly mutation: MutationSettings;
  readonly store: MutantStore;
  readonly progress: Progress;
  readonly reporter: Reporter;
}

/** How the portfolio is called among the engines. */
const portfolio = "portfolio";

/** Gives every mutant of a file that is not finished to every engine, or to the portfolio. */
async function judgeMutants(pool: Pool, file: ToolFile, judging: Judging): Promise<void> {
  const { request, store, progress } = judging;
  const engines = request.together ? ([portfolio] as const) : request.strategy === null ? strategies : [request.strategy];
  const own = store.mutants.filter((m) => m.file === file.file);
  const waiting = own.flatMap((mutant) => engines.filter((e) => !store.isFinished(mutant.id, e)).map((engine) => ({ mutant, engine })));
  const total = own.length * engines.length;
  let done = total - waiting.length;
  progress.start(total);
  const finish = (result: MutantResult): void => {
    store.add(result);
    progress.step(++done, result.id);
    judging.reporter.mutant(result);
  };
  await Promise.all(waiting.map(async ({ mutant, engine }) => finish(await judgeOne(pool, file, { mutant, engine }, judging))));
}

async function judgeOne(
  pool: Pool,
  file: ToolFile,
  { mutant, engine }: { readonly mutant: StoredMutant; readonly engine: Strategy | typeof portfolio },
  { request, mutation }: Judging,
): Promise<MutantResult> {
  const { watch: _watch, files: _files, ...settings } = request;
  const milliseconds = 1000 * (request.timeout ?? defaultSeconds);
  const { theorem, number, id, theory, follows } = mutant;
  const tester = engine === portfolio ? null : engine;
  const reply = await pool.ask(
    { kind: "judge-mutant", file: file.path, theorem, number, tester, milliseconds, mutation, settings },
    milliseconds,
  );
  if (reply.kind !== "judged")
    return { id, theory, engine, outcome: "unknown", seconds: milliseconds / 1000, assignment: {}, reason: whyNot(reply), follows };
  const { outcome, assignment, reason, seconds } = reply;
  return { id, theory, engine, outcome, seconds: Math.round(1000 * seconds) / 1000, assignment, reason, follows };
}
