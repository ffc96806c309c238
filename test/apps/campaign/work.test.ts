import { describe, expect, it } from "vitest";
import type { Store } from "../../../src/apps/campaign/store/store.ts";
import { CampaignWorker } from "../../../src/apps/campaign/work.ts";
import type { Pool } from "../../../src/apps/cli/workers/pool/pool.ts";

const job = (id: string) => ({ id, number: 0, label: id, work: { kind: "mutant", path: "A.thy", id, seconds: 1 } });

/** A database in memory that notes what it is asked for. `take` gives jobs or a promise of them. */
class Notes {
  readonly log: string[] = [];
  readonly claims = new Set<string>();
  /** How many results came together. */
  readonly parcels: number[] = [];
  private readonly takes: (() => Promise<string[]>)[];

  constructor(takes: (() => Promise<string[]>)[]) {
    this.takes = takes;
  }

  texts = async () => new Map();
  join = async () => undefined;
  beat = async () => true;
  reap = async () => 0;
  claimsOf = async () => [...this.claims];
  isOver = async () => this.claims.size === 0;

  async take() {
    const ids = (await this.takes.shift()?.()) ?? [];
    for (const id of ids) this.claims.add(id);
    return ids.map(job);
  }

  async finish(_campaign: unknown, _name: string, done: readonly { job: { id: string } }[]) {
    this.parcels.push(done.length);
    for (const { job } of done) this.end("finished", job.id);
  }

  async giveBack(_campaign: unknown, ids: readonly string[]) {
    for (const id of ids) this.end("given back", id);
  }

  async leave() {
    this.log.push("left");
  }

  private end(how: string, id: string): void {
    this.claims.delete(id);
    this.log.push(`${how}: ${id}`);
  }
}

type Ask = (message: object, milliseconds: number, options: { signal: AbortSignal }) => Promise<object>;

async function work(notes: Notes, ask: Ask, signal = new AbortController().signal): Promise<readonly string[]> {
  const pool = { ask, close: () => undefined } as unknown as Pool;
  const campaign = { settings: { check: {} } } as never;
  await new CampaignWorker(notes as unknown as Store, campaign, () => pool, {
    workers: 1,
    patience: 15,
    signal,
    log: () => undefined,
  }).run();
  return notes.log;
}

const judged: Ask = async () => ({ kind: "judged", outcome: "none", seconds: 0, assignment: {}, reason: null });

describe("a worker of a campaign", () => {
  it("hands in many results together", async () => {
    const ids = Array.from({ length: 70 }, (_, i) => `job ${i}`);
    const notes = new Notes([async () => ids]);
    expect(await work(notes, judged)).toEqual([...ids.map((id) => `finished: ${id}`), "left"]);
    expect(notes.parcels).toEqual([64, 6]);
  });

  it("ends when results cannot be handed in", async () => {
    const notes = new Notes([async () => ["a"]]);
    notes.finish = () => Promise.reject(new Error("no database"));
    await expect(work(notes, judged)).rejects.toThrow("no database");
  });

  it("gives back jobs that come when it has been told to stop, before it leaves", async () => {
    const stop = new AbortController();
    let arrive = (_jobs: string[]): void => undefined;
    const late = new Promise<string[]>((resolve) => {
      arrive = resolve;
    });
    const notes = new Notes([async () => ["a"], () => late]);
    const log = await work(
      notes,
      async () => {
        stop.abort();
        setTimeout(() => arrive(["b"]), 50);
        return { kind: "lost", reason: "stopped" };
      },
      stop.signal,
    );
    expect(log).toEqual(["given back: a", "given back: b", "left"]);
  });

  it("gives back jobs that it was not told of when its connection broke", async () => {
    const notes = new Notes([async () => ["a"]]);
    notes.claims.add("lost");
    expect(await work(notes, judged)).toEqual(["finished: a", "given back: lost", "left"]);
  });
});
