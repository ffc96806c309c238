/** `hollow campaign create|work|status|report|cancel`. */
import { writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join, resolve } from "node:path";
import { checkDefaults } from "../../refute/index.ts";
import { makeFolder } from "../cli/commands/make-folder.ts";
import { openPool } from "../cli/commands/tool-file.ts";
import { complain } from "../cli/console.ts";
import { jsonLine } from "../cli/report/harmless.ts";
import { Pool } from "../cli/workers/pool/pool.ts";
import { workerScript } from "../cli/workers/worker-script.ts";
import { type Plan, PlanMistake } from "./jobs/plan.ts";
import { planCheck } from "./jobs/plan-check.ts";
import { planGoals } from "./jobs/plan-goals.ts";
import { planMutants } from "./jobs/plan-mutants.ts";
import { planPairs } from "./jobs/plan-pairs.ts";
import { linesOf, reportPage } from "./report/html.ts";
import { pairsOf } from "./report/pairs.ts";
import type { CampaignAction, CampaignRequest } from "./request.ts";
import { showStatus } from "./status.ts";
import { Database, isPassing } from "./store/database.ts";
import { NoServer, openServer } from "./store/own-server.ts";
import { type Campaign, Store } from "./store/store.ts";
import { programVersion } from "./version.ts";
import { CampaignWorker } from "./work.ts";

class Mistake extends Error {}

/** The status: 0, or 2 for mistakes and where there is no database. */
export async function campaign(request: CampaignRequest, version: string, print: (line: string) => void): Promise<number> {
  let server: ReturnType<typeof openServer> | null = null;
  let store: Store | null = null;
  try {
    server = request.database === null ? openServer(request.folder) : null;
    store = await Store.open(new Database(request.database ?? server?.url ?? ""));
    await actions[request.action](request, store, programVersion(version), print);
    return 0;
  } catch (error) {
    if (!(error instanceof Mistake || error instanceof NoServer || error instanceof PlanMistake || isDatabaseError(error))) throw error;
    complain(isPassing(error) ? `the database does not answer: ${error.message || String(error)}` : error.message);
    return 2;
  } finally {
    // The last who uses a server of our own ends it.
    const isLast = server !== null && store !== null && !(await store.hasCompany().catch(() => true));
    await store?.close().catch(() => undefined);
    if (isLast) server?.stop();
  }
}

const isDatabaseError = (error: unknown): error is Error => error instanceof Error && "code" in error && typeof error.code === "string";

async function known(store: Store, name: string): Promise<Campaign> {
  const found = await store.campaign(name);
  if (found !== null) return found;
  const names = await store.names();
  throw new Mistake(`there is no campaign ${name}${names.length === 0 ? "" : ` (there are ${names.join(", ")})`}`);
}

type Action = (request: CampaignRequest, store: Store, version: string, print: (line: string) => void) => Promise<void>;

const actions: Readonly<Record<CampaignAction, Action>> = {
  async create(request, store, version, print) {
    const { name, files, settings } = request;
    if ((await store.campaign(name)) !== null) throw new Mistake(`there is a campaign ${name} already`);
    if (files.length === 0) throw new Mistake("campaign create needs a name and files");
    const plan = await planFor(request);
    for (const problem of plan.problems) complain(problem);
    if (plan.jobs.length === 0) throw new Mistake("there is nothing to do in these files");
    const kept = { check: { ...checkDefaults, ...settings }, ...(plan.claims === undefined ? {} : { claims: plan.claims }) };
    const { jobs } = await store.create({ name, version, kind: plan.kind, settings: kept }, plan.texts, plan.jobs);
    print(`campaign ${name}: ${jobs} jobs, ${plan.texts.size} texts`);
  },

  async work(request, store, version, print) {
    const campaign = await known(store, request.name);
    if (campaign.version !== version)
      throw new Mistake(`the campaign was made by Hollow ${campaign.version}, this is ${version}: their answers may differ`);
    const workers = request.workers ?? availableParallelism();
    const { memory, reading } = request;
    // Texts from a database are texts of strangers.
    const openWorkers = (folder: string): Pool =>
      new Pool(workerScript(), workers, {
        memory,
        reading,
        isOnOneCore: true,
        confinement: request.trusted ? null : { folders: [folder] },
      }).prepare();
    const control = new AbortController();
    const stop = (): void => control.abort("interrupted");
    for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.once(signal, stop);
    const worker = new CampaignWorker(store, campaign, openWorkers, {
      workers,
      patience: request.patience ?? 15,
      signal: control.signal,
      log: complain,
    });
    await worker.run();
    print(`${worker.finished} jobs finished${control.signal.aborted ? "; interrupted" : ""}`);
  },

  async status({ name, json }, store, _version, print) {
    const campaign = await known(store, name);
    if (json) print(jsonLine({ name, state: campaign.state, ...(await store.progress(campaign)) }));
    else await showStatus(store, name, process.stdout.isTTY === true, (text) => void process.stdout.write(text));
  },

  async report({ name, output }, store, _version, print) {
    const campaign = await known(store, name);
    const folder = resolve(output ?? `${name.replace(/\W/g, "_")}-report`);
    const problem = makeFolder(folder);
    if (problem !== null) throw new Mistake(`the folder ${folder} cannot be made: ${problem}`);
    const [results, parked] = [await store.results(campaign), await store.parked(campaign)];
    const { claims } = campaign.settings as { readonly claims?: readonly string[] };
    const pairs = claims === undefined ? null : pairsOf(results, claims.length);
    const lines = [
      ...linesOf(results),
      ...(pairs?.models ?? []).map((model) => ({ kind: "model", ...model })),
      ...parked.map((job) => ({ kind: "parked", ...job })),
    ];
    writeFileSync(join(folder, "results.jsonl"), lines.map((line) => `${jsonLine(line)}\n`).join(""));
    writeFileSync(join(folder, "report.html"), reportPage({ campaign, results, parked, pairs }));
    const counts = pairs === null ? "" : `, ${pairs.refuted.count} of ${pairs.claims * (pairs.claims - 1)} implications refuted`;
    print(`${join(folder, "report.html")}: ${results.length} results, ${parked.length} parked${counts}`);
  },

  async cancel({ name }, store, _version, print) {
    await store.cancel(await known(store, name));
    print(`campaign ${name} is cancelled; its results stay`);
  },
};

async function planFor({ files, settings, pairs, goals, mutants, finder, workers, memory, reading }: CampaignRequest): Promise<Plan> {
  if (goals) return planGoals(files, settings);
  const pool = openPool({ memory, reading, untrusted: null }, workers ?? 1);
  try {
    if (mutants !== null) return await planMutants(pool, files, settings, mutants);
    return await (pairs ? planPairs(pool, files, finder ?? 0) : planCheck(pool, files, settings));
  } finally {
    pool.close();
  }
}
