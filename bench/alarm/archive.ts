/**
 * `npx tsx bench/alarm/archive.ts FOLDER --to FILE`: counterexamples to statements of a random sample of an archive's entries (README).
 * Each entry is a line of FILE when it is finished; a run that is stopped goes on with the next one.
 */
import { spawn } from "node:child_process";
import { appendFileSync, existsSync, readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { parseArgs } from "node:util";
import { addSessionFolders } from "../../src/apps/cli/session-folders.ts";
import { megabyte, processorMilliseconds, residentBytes } from "../../src/apps/cli/workers/pool/usage.ts";
import { type Answer, type Message, placeOf, type Question } from "./messages.ts";
import { type Entry, sampleEntries } from "./sample.ts";

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
    /** Statements of each theory, and theories of each entry, at most. */
    statements: { type: "string", default: "1000" },
    theories: { type: "string", default: "3" },
    /** Seconds of processor time for each statement. */
    seconds: { type: "string", default: "1" },
    /** Seconds of processor time to read a theory with all that it imports. */
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
const [seed, seconds, statements] = [Number(values.seed), Number(values.seconds), Number(values.statements)];

const program = new URL("answers.ts", import.meta.url).pathname;
/** Recursion follows values, as in the program's own workers. */
const shell = `ulimit -s 65536; exec ${JSON.stringify(process.execPath)} --stack-size=60000 --max-old-space-size=1536 --import tsx ${program} "$0"`;

/** Seconds of processor time after which a search that should have ended is ended: reading what a statement needs comes before its clock. */
const longestSearch = 20 + 10 * seconds;

/** Searches statements of an entry, by as many processes as it takes: each is ended when what it does takes too long. */
async function search(entry: Entry): Promise<Finished> {
  const [unread, answers]: [string[], Answer[]] = [[], []];
  let files = entry.theories.slice(0, Number(values.theories));
  while (files.length > 0) {
    const seen = answers.map(placeOf);
    const last = await watched({ files, seed, seconds, statements, seen }, (answer) => answers.push(answer));
    if (last === null) break;
    const at = files.indexOf(last.file);
    if (last.kind === "reading") unread.push(`${last.file}: ${last.why}`);
    else answers.push({ file: last.file, line: last.line, lemma: last.lemma, outcome: "unknown", tester: null, reason: last.why });
    files = files.slice(last.kind === "reading" ? at + 1 : at);
  }
  return { entry: entry.name, unread, answers };
}

type UnderWay = Exclude<Message, { kind: "answer" }>;

/** Runs one process; what was under way when it had to be ended or broke down, null when it came to its end. */
function watched(question: Question, onAnswer: (answer: Answer) => void): Promise<(UnderWay & { readonly why: string }) | null> {
  return new Promise((resolve) => {
    const child = spawn("/bin/sh", ["-c", shell, JSON.stringify(question)], { stdio: ["ignore", "pipe", "ignore"] });
    const used = (): number => (child.pid === undefined ? null : processorMilliseconds(child.pid)) ?? 0;
    let underWay: UnderWay = { kind: "reading", file: question.files[0] ?? "" };
    let [since, why] = [0, "it broke down"];
    createInterface({ input: child.stdout }).on("line", (line) => {
      if (!line.startsWith("{")) return;
      const message = JSON.parse(line) as Message;
      if (message.kind === "answer") onAnswer(message.answer);
      else [underWay, since] = [message, used()];
    });
    const end = (reason: string): void => {
      why = reason;
      child.kill("SIGKILL");
    };
    const timer = setInterval(() => {
      if (used() - since > 1000 * (underWay.kind === "reading" ? Number(values.reading) : longestSearch)) end("it took too long");
      if (child.pid !== undefined && (residentBytes(child.pid) ?? 0) > 2500 * megabyte) end("it took too much memory");
    }, 200);
    child.on("close", (code) => {
      clearInterval(timer);
      resolve(code === 0 ? null : { ...underWay, why });
    });
  });
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
for (const [i, entry] of sampleEntries(folder, seed).slice(0, Number(values.entries)).entries()) {
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
