/**
 * `npx tsx bench/alarm/archive.ts FOLDER --to FILE`: counterexamples to statements of a random sample of an archive's entries (README).
 * Each entry is a line of FILE when it is finished; a run that is stopped goes on with the next one.
 */
import { appendFileSync, existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import { addSessionFolders } from "../../src/apps/cli/session-folders.ts";
import { Pool } from "../../src/apps/cli/workers/pool/pool.ts";
import { LineMap } from "../../src/base/index.ts";
import { checkDefaults } from "../../src/refute/index.ts";
import { Random } from "../../test/soundness/random.ts";
import { type Entry, sampleEntries } from "./sample.ts";

/** A statement and its answer. */
interface Answer {
  readonly file: string;
  readonly line: number;
  readonly lemma: string | null;
  readonly outcome: string;
  readonly tester: string | null;
  readonly reason: string | null;
}

interface Finished {
  readonly entry: string;
  /** Theories that could not be read in time, with the reason. */
  readonly unread: readonly string[];
  readonly answers: readonly Answer[];
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    to: { type: "string" },
    seed: { type: "string", default: "1" },
    entries: { type: "string", default: "250" },
    /** Statements of each entry, from at most so many theories. */
    statements: { type: "string", default: "15" },
    theories: { type: "string", default: "3" },
    seconds: { type: "string", default: "1" },
    /** Seconds to read a theory with all that it imports. */
    reading: { type: "string", default: "40" },
    /** Minutes after which no further entry is begun. */
    minutes: { type: "string", default: "600" },
    /** Only the entries whose number in the sample leaves this remainder: "0/2" and "1/2" run beside each other. */
    part: { type: "string", default: "0/1" },
  },
});
const [folder] = positionals;
const { to } = values;
if (folder === undefined || to === undefined) throw new Error("name the folder of the entries, and a file with --to");
addSessionFolders([folder]);
const settings = { ...checkDefaults, timeout: Number(values.seconds), all: true };

async function search(entry: Entry): Promise<Finished> {
  const random = new Random(entry.name.length + Number(values.seed));
  const [unread, answers]: [string[], Answer[]] = [[], []];
  for (const file of entry.theories.slice(0, Number(values.theories))) {
    const wanted = Number(values.statements) - answers.length;
    if (wanted <= 0) break;
    const pool = new Pool(pathToFileURL(resolve("dist/worker.cjs")), 1, {});
    const signal = AbortSignal.timeout(1000 * Number(values.reading));
    const loaded = await pool.read({ kind: "load", file, settings }, 60_000, { signal });
    if (loaded.kind === "loaded") {
      const lines = new LineMap(readFileSync(file, "utf8"));
      const claims = loaded.tasks.filter((t) => t.isClaim && t.command === "check");
      while (claims.length > wanted) claims.splice(random.below(claims.length), 1);
      for (const { task, milliseconds, from, lemma } of claims) {
        const run = { kind: "run", file, task, settings, isWatched: false, isShared: false, since: null, proofs: null } as const;
        const reply = await pool.ask(run, milliseconds);
        const report = reply.kind === "done" ? reply.result.report : null;
        const reason = reply.kind === "lost" ? reply.reason : reply.kind === "failed" ? reply.message : (report?.reason ?? null);
        const outcome = reply.kind === "failed" ? "internal error" : (report?.outcome ?? "unknown");
        answers.push({ file, line: lines.position(from).line, lemma, outcome, tester: report?.tester ?? null, reason });
      }
    } else unread.push(`${file}: ${loaded.kind === "lost" ? loaded.reason : loaded.kind}`);
    pool.close();
  }
  return { entry: entry.name, unread, answers };
}

const finished = (): Finished[] =>
  existsSync(to)
    ? readFileSync(to, "utf8")
        .split("\n")
        .filter((line) => line !== "")
        .map((line) => JSON.parse(line) as Finished)
    : [];

const done = new Set(finished().map((f) => f.entry));
const [remainder = 0, parts = 1] = values.part.split("/").map(Number);
const end = Date.now() + 60_000 * Number(values.minutes);
for (const [i, entry] of sampleEntries(folder, Number(values.seed)).slice(0, Number(values.entries)).entries()) {
  if (i % parts !== remainder || done.has(entry.name)) continue;
  if (Date.now() > end) break;
  appendFileSync(to, `${JSON.stringify(await search(entry))}\n`);
}

/** The figures, and every find against a claim. */
const all = finished();
const answers = all.flatMap((f) => f.answers);
const outcomes = new Map<string, number>();
for (const { outcome } of answers) outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
const withAnswers = all.filter((f) => f.answers.length > 0).length;
const unread = all.reduce((n, f) => n + f.unread.length, 0);
console.log(`${all.length} entries, ${withAnswers} with answers, ${unread} theories not read in time, ${answers.length} statements`);
for (const [outcome, count] of [...outcomes].sort((a, b) => b[1] - a[1])) console.log(`${outcome}: ${count}`);
for (const a of answers)
  if (["genuine", "quasi_genuine", "internal error"].includes(a.outcome))
    console.log(`${a.outcome}: hollow check -d ${folder} ${a.file} --lemma ${a.line}  (${a.lemma ?? "unnamed"}, ${a.tester ?? ""})`);
