/** `npm run bench -- archive -d DIR…`: reads every session of some folders and tells what was not read and why (README). */
import { type ChildProcess, fork } from "node:child_process";
import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { cpus, tmpdir } from "node:os";
import { dirname, join, resolve, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { addSessionFolders } from "../../src/apps/cli/session-folders.ts";
import { openSessions, rootProblems } from "../../src/apps/cli/theory-files.ts";
import type { Session } from "../../src/sessions/index.ts";
import { addSection } from "../results.ts";
import type { Answer, SessionRecord } from "./record.ts";
import { sampleOf } from "./sample.ts";
import { causesTable, entriesTable, summary } from "./tables.ts";

/** Seconds of silence (about one theory) after which a reader is ended. */
const patience = 120;

interface Request {
  readonly folders: readonly string[];
  readonly to: string;
  readonly jobs: number;
  readonly sessions: readonly string[];
  readonly sample: number | null;
  readonly seed: number;
  readonly title: string | null;
  readonly isFresh: boolean;
}

function request(args: readonly string[]): Request {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      dir: { type: "string", short: "d", multiple: true, default: [] },
      to: { type: "string", default: join(tmpdir(), "hollow-archive.jsonl") },
      jobs: { type: "string", default: String(cpus().length) },
      sample: { type: "string" },
      seed: { type: "string", default: "1" },
      title: { type: "string" },
      fresh: { type: "boolean", default: false },
    },
  });
  return {
    folders: values.dir,
    to: resolve(values.to),
    jobs: Number(values.jobs),
    sessions: positionals,
    sample: values.sample === undefined ? null : Number(values.sample),
    seed: Number(values.seed),
    title: values.title ?? null,
    isFresh: values.fresh,
  };
}

/** The sessions of the folders that are named, those on the same parents next to each other. */
function sessionsToRead({ folders, sessions, sample, seed }: Request): string[] {
  addSessionFolders(folders);
  const world = openSessions();
  for (const problem of rootProblems(world)) console.log(`  ${problem}`);
  const roots = folders.map((folder) => resolve(folder) + sep);
  const isNamed = (s: Session): boolean =>
    roots.some((root) => s.root.startsWith(root)) && (sessions.length === 0 || sessions.includes(s.name));
  const lineage = (s: Session): string => {
    const names = [s.name];
    for (let at = s.parent; at !== null && names.length < 50; at = world.catalog.session(at)?.parent ?? null) names.unshift(at);
    return names.join("\0");
  };
  const named = world.catalog.all().filter(isNamed);
  const entries = sample === null ? null : sampleOf([...new Set(named.map((s) => dirname(s.root)))], sample, seed);
  const chosen = named.filter((s) => entries === null || entries.has(dirname(s.root)));
  return chosen
    .map((s) => ({ name: s.name, key: lineage(s) }))
    .sort((a, b) => (a.key < b.key ? -1 : 1))
    .map((s) => s.name);
}

export function recordsOf(file: string): SessionRecord[] {
  if (!existsSync(file)) return [];
  return readFileSync(file, "utf8")
    .split("\n")
    .flatMap((line) => {
      try {
        return [JSON.parse(line) as SessionRecord];
      } catch {
        // The last line of a run that was ended.
        return [];
      }
    });
}

/** Asks readers, as many as there are cores, until nothing is left; a reader that falls silent or grows large is replaced. */
async function readAll(open: string[], { jobs, to }: Request): Promise<void> {
  const total = open.length;
  let done = 0;
  const start = performance.now();
  const keep = (record: SessionRecord): void => {
    appendFileSync(to, `${JSON.stringify(record)}\n`);
    done++;
    const { session, read, commands, seconds, ended } = record;
    const minutes = ((performance.now() - start) / 60_000).toFixed(1);
    console.log(
      `  [${done}/${total}, ${minutes} min] ${session}: ${read}/${commands}, ${seconds.toFixed(1)} s${ended === null ? "" : `, ${ended}`}`,
    );
  };
  await Promise.all(Array.from({ length: Math.min(jobs, total) }, () => follow(open, keep)));
}

/** One reader after another. */
async function follow(open: string[], keep: (record: SessionRecord) => void): Promise<void> {
  while (open.length > 0) await oneReader(open, keep);
}

function oneReader(open: string[], keep: (record: SessionRecord) => void): Promise<void> {
  return new Promise((ended) => {
    const child: ChildProcess = fork(fileURLToPath(new URL("reader.ts", import.meta.url)), [], {
      execArgv: [...process.execArgv, "--max-old-space-size=4000", "--stack-size=7000"],
    });
    let session: string | null = null;
    let theory = "";
    let reason = "the process ended";
    let silence: NodeJS.Timeout | undefined;
    const heard = (): void => {
      clearTimeout(silence);
      silence = setTimeout(() => {
        reason = `not read in ${patience} s`;
        child.kill("SIGKILL");
      }, patience * 1000);
    };
    const next = (): void => {
      session = open.shift() ?? null;
      if (session === null) child.kill();
      else child.send({ session });
    };
    child.on("message", (answer: Answer) => {
      heard();
      if (answer.kind === "at") theory = answer.theory;
      if (answer.kind === "done") keep(answer.record);
      if (answer.kind === "done") session = null;
      if (answer.kind === "done" && answer.isFull) child.kill();
      else if (answer.kind !== "at") next();
    });
    child.on("exit", () => {
      clearTimeout(silence);
      if (session !== null) keep(unread(session, `${reason}: ${theory}`));
      ended();
    });
    heard();
  });
}

function unread(session: string, ended: string): SessionRecord {
  const none = { needs: [], theories: 0, lines: 0, linesRead: 0, commands: 0, read: 0, seconds: 0, failures: [], slowest: [] };
  return { session, entry: session, logic: "HOL", ...none, ended };
}

export async function run(args: readonly string[] = []): Promise<void> {
  const asked = request(args);
  if (asked.folders.length === 0) {
    console.log("  name folders of sessions: npm run bench -- archive -d DIR…");
    return;
  }
  if (asked.isFresh) rmSync(asked.to, { force: true });
  mkdirSync(dirname(asked.to), { recursive: true });
  const wanted = sessionsToRead(asked);
  const known = new Set(recordsOf(asked.to).map((r) => r.session));
  console.log(`  ${wanted.length} sessions, ${wanted.filter((s) => known.has(s)).length} of them in ${asked.to} already`);
  await readAll(
    wanted.filter((s) => !known.has(s)),
    asked,
  );
  const names = new Set(wanted);
  const records = recordsOf(asked.to).filter((r) => names.has(r.session));
  for (const line of [...entriesTable(records), "", ...causesTable(records, 60)]) console.log(line);
  const lines = summary(records);
  if (asked.title === null) console.log(lines.join("\n"));
  else addSection(`Archive: ${asked.title}`, [...lines, "", ...causesTable(records, 15)]);
}
