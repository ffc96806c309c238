/** A process that reads sessions: `tsx reader.ts`, asked by messages. Theories that several sessions import are read once. */
import { basename, dirname, sep } from "node:path";
import { readyTheory } from "../../src/apps/cli/library-snapshot.ts";
import { libraryFolder, openSessions, theoryFiles } from "../../src/apps/cli/theory-files.ts";
import { LineMap } from "../../src/base/index.ts";
import { TheoryLoader } from "../../src/elaborate/index.ts";
import { listSession } from "../../src/sessions/index.ts";
import type { Command } from "../../src/syntax/index.ts";
import { isCounted } from "../reading/coverage.ts";
import type { Answer, Failure, Question, SessionRecord } from "./record.ts";

/** Errors that say only that something before them was not read. */
const following: ReadonlySet<string> = new Set(["E0213", "E0214"]);

/** Beyond this heap the process asks to be replaced by a new one. */
const fullAt = 2_000_000_000;

/** What is kept of a command until the session of its theory is asked for, which may be later: others import it. */
interface Timed {
  readonly word: Command["kind"];
  readonly span: Command["span"];
  readonly isCounted: boolean;
  /** The name of a command of a package that is not supported, else null. */
  readonly unsupported: string | null;
  readonly seconds: number;
}

const say = (answer: Answer): void => void process.send?.(answer);
const world = openSessions();
const files = theoryFiles();
const source = { ...files, ready: readyTheory };
const read = new Map<string, Timed[]>();
/** The theories read since the last question. */
const fresh = new Set<string>();
let begun = 0;
const announced = {
  ...source,
  read: (id: string) => {
    say({ kind: "at", theory: id });
    return files.read(id);
  },
  begin: () => {
    begun = performance.now();
  },
};
const loader = new TheoryLoader(announced, (id, command) => {
  const seconds = (performance.now() - begun) / 1000;
  const timed = read.get(id) ?? [];
  if (timed.length === 0) read.set(id, timed);
  fresh.add(id);
  const { kind, span } = command;
  const isUnsupported = command.kind === "skipped" && !command.isBroken && command.declared.length > 0;
  timed.push({ word: kind, span, isCounted: isCounted(command), unsupported: isUnsupported ? command.name : null, seconds });
});

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

type TheoryRecord = Omit<SessionRecord, "session" | "entry" | "logic" | "theories" | "ended">;

function readTheory(file: string): TheoryRecord {
  const start = process.cpuUsage();
  const theory = loader.load(file);
  const { user, system } = process.cpuUsage(start);
  const timed = read.get(file) ?? [];
  const linesRead = sum([...fresh].map((id) => source.read(id).text.split("\n").length));
  fresh.clear();
  read.delete(file);
  const text = source.read(file).text;
  const map = new LineMap(text);
  const lineOf = (at: number): number => map.position(at).line;
  const errors = theory.diagnostics.filter((d) => d.severity === "error");
  const counted = timed.filter((t) => t.isCounted);
  const isLost = ({ span, unsupported }: Timed): boolean =>
    unsupported !== null || errors.some((e) => e.span.from >= span.from && e.span.from <= span.to);
  return {
    lines: text.split("\n").length,
    linesRead,
    commands: counted.length,
    // Of theories on other logics nothing is read.
    read: theory.context.otherLogics.length > 0 ? 0 : counted.filter((c) => !isLost(c)).length,
    seconds: (user + system) / 1e6,
    failures: [
      ...errors.map(({ code, message, span }) => ({
        theory: theory.name,
        line: lineOf(span.from),
        code,
        message,
        follows: following.has(code),
      })),
      ...timed.flatMap(({ unsupported, span }) =>
        unsupported === null
          ? []
          : [
              {
                theory: theory.name,
                line: lineOf(span.from),
                code: "W0100",
                message: `the command ${unsupported} is not supported`,
                follows: false,
              },
            ],
      ),
    ],
    slowest: timed
      .filter(({ seconds }) => seconds > 0.2)
      .map(({ word, span, seconds }) => ({ theory: theory.name, line: lineOf(span.from), word, seconds })),
    needs: [...theory.ancestors].flatMap(entryOf),
  };
}

/** The entry or session that a theory file belongs to; HOL and its library are not told apart from nothing. */
function entryOf(file: string): string[] {
  const library = libraryFolder();
  if (file.startsWith(library + sep)) {
    const folder = dirname(file) === library ? "HOL" : basename(dirname(file));
    return folder === "HOL" || folder === "HOL-Library" ? [] : [folder];
  }
  const session = world.catalog.sessionOf(file);
  if (session === null) return [dirname(file)];
  return session.name === "HOL" || session.name === "HOL-Library" ? [] : [entryName(session.root, session.name)];
}

/** The folder of a ROOT file; Isabelle's own has many sessions. */
function entryName(root: string, session: string): string {
  return /^(?:HOL|HOLCF|IOA|Pure|Tools|ZF|FOL)/.test(session) && basename(dirname(root)) === "HOL" ? session : basename(dirname(root));
}

/** The first session above Pure. */
function logicOf(name: string): string {
  const seen = new Set<string>();
  for (let at = name; ; ) {
    const parent = world.catalog.session(at)?.parent ?? null;
    if (parent === null || parent === "Pure" || seen.has(parent)) return at;
    seen.add(parent);
    at = parent;
  }
}

function readSession(name: string): { record: SessionRecord; isFull: boolean } {
  const session = world.catalog.session(name);
  if (session === null) throw new Error(`no session ${name}`);
  const { theories, missing } = listSession(world, session);
  const entry = entryName(session.root, name);
  const own = theories.filter((file) => world.catalog.sessionOf(file)?.name === name);
  const records = own.map(readTheory);
  const failures = [
    ...missing
      .filter((m) => m.file === session.root)
      .map((m): Failure => ({ theory: "ROOT", line: 1, code: "E0120", message: m.message, follows: false })),
    ...records.flatMap((r) => r.failures),
  ];
  const record: SessionRecord = {
    session: name,
    entry,
    logic: logicOf(name),
    needs: [...new Set(records.flatMap((r) => r.needs))].filter((n) => n !== entry).sort(),
    theories: own.length,
    lines: sum(records.map((r) => r.lines)),
    linesRead: sum(records.map((r) => r.linesRead)),
    commands: sum(records.map((r) => r.commands)),
    read: sum(records.map((r) => r.read)),
    seconds: sum(records.map((r) => r.seconds)),
    failures,
    slowest: records
      .flatMap((r) => r.slowest)
      .sort((a, b) => b.seconds - a.seconds)
      .slice(0, 5),
    ended: null,
  };
  return { record, isFull: process.memoryUsage().heapUsed > fullAt };
}

process.on("message", ({ session }: Question) => say({ kind: "done", ...readSession(session) }));
say({ kind: "ready" });
