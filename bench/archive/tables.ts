/** The tables of a run over many sessions. */
import type { Failure, SessionRecord } from "./record.ts";

const sum = <T>(all: readonly T[], f: (x: T) => number): number => all.reduce((n, x) => n + f(x), 0);
const percent = (part: number, whole: number): string => (whole === 0 ? "–" : `${((100 * part) / whole).toFixed(1)} %`);

interface Entry {
  readonly name: string;
  readonly records: readonly SessionRecord[];
  /** Whether it builds on HOL and HOL-Library alone. */
  readonly isPlain: boolean;
  /** Whether it is about HOL at all. */
  readonly isHol: boolean;
}

function entriesOf(records: readonly SessionRecord[]): Entry[] {
  const byEntry = new Map<string, SessionRecord[]>();
  for (const r of records) byEntry.set(r.entry, [...(byEntry.get(r.entry) ?? []), r]);
  return [...byEntry].map(([name, own]) => {
    const isHol = own.every((r) => r.logic === "HOL");
    return { name, records: own, isHol, isPlain: isHol && own.every((r) => r.needs.length === 0 && r.ended === null) };
  });
}

const readOf = (e: Entry): number => sum(e.records, (r) => r.read);
const commandsOf = (e: Entry): number => sum(e.records, (r) => r.commands);

/** A row for each entry, the worst first. */
export function entriesTable(records: readonly SessionRecord[]): string[] {
  const entries = entriesOf(records).sort((a, b) => commandsOf(b) - readOf(b) - (commandsOf(a) - readOf(a)));
  const rows = entries.map((e) => {
    const roots = new Set(e.records.flatMap((r) => r.failures.filter((f) => !f.follows).map(causeOf))).size;
    return `| ${e.name} | ${e.isPlain ? "yes" : ""} | ${readOf(e)} | ${commandsOf(e)} | ${percent(readOf(e), commandsOf(e))} | ${roots} |`;
  });
  return ["| entry | HOL-Library only | read | commands | share | causes |", "|---|---|---:|---:|---:|---:|", ...rows];
}

/** What an error is about, without the names of the theory at hand. */
export function causeOf({ code, message }: Failure): string {
  const plain = message
    .split("\n", 1)[0]
    ?.replace(/"[^"]*"/g, "…")
    .replace(/`[^`]*`/g, "…")
    .replace(/\d+/g, "N");
  return `${code} ${(plain ?? "").slice(0, 120)}`;
}

interface Cause {
  readonly entries: Set<string>;
  commands: number;
  readonly examples: string[];
}

/** Root causes by the number of entries that have them, most first. */
export function causesTable(records: readonly SessionRecord[], most: number): string[] {
  const causes = new Map<string, Cause>();
  for (const { entry, failures } of records)
    for (const failure of failures) {
      if (failure.follows) continue;
      const key = causeOf(failure);
      const cause = causes.get(key) ?? { entries: new Set(), commands: 0, examples: [] };
      causes.set(key, cause);
      if (!cause.entries.has(entry) && cause.examples.length < 3) cause.examples.push(`${failure.theory}:${failure.line}`);
      cause.entries.add(entry);
      cause.commands++;
    }
  const sorted = [...causes].sort((a, b) => b[1].entries.size - a[1].entries.size || b[1].commands - a[1].commands).slice(0, most);
  const rows = sorted.map(
    ([cause, { entries, commands, examples }]) =>
      `| ${cause.replaceAll("|", "\\|")} | ${entries.size} | ${commands} | ${examples.join(", ")} |`,
  );
  return ["| root cause | entries | commands | for instance |", "|---|---:|---:|---|", ...rows];
}

/** All in all. */
export function summary(records: readonly SessionRecord[]): string[] {
  const entries = entriesOf(records);
  const row = (what: string, of: readonly Entry[]): string => {
    const shares = of.filter((e) => commandsOf(e) > 0).map((e) => readOf(e) / commandsOf(e));
    const mean =
      shares.length === 0
        ? "–"
        : percent(
            sum(shares, (x) => x),
            shares.length,
          );
    const good = shares.filter((x) => x >= 0.95).length;
    return `| ${what} | ${of.length} | ${sum(of, readOf)} | ${sum(of, commandsOf)} | ${percent(sum(of, readOf), sum(of, commandsOf))} | ${mean} | ${good} |`;
  };
  const internal = records.flatMap((r) =>
    r.failures.filter((f) => f.code === "E0901").map((f) => `${r.session}.${f.theory}:${f.line} ${f.message}`),
  );
  const ended = records.filter((r) => r.ended !== null).map((r) => `${r.session}: ${r.ended ?? ""}`);
  const slowest = records
    .flatMap((r) => r.slowest.map((s) => ({ ...s, session: r.session })))
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, 20);
  const [lines, seconds] = [sum(records, (r) => r.linesRead), sum(records, (r) => r.seconds)];
  return [
    "| | entries | read | statements and definitions | share | mean share | entries ≥ 95 % |",
    "|---|---:|---:|---:|---:|---:|---:|",
    row(
      "on HOL and HOL-Library only",
      entries.filter((e) => e.isPlain),
    ),
    row(
      "on others",
      entries.filter((e) => e.isHol && !e.isPlain),
    ),
    row(
      "on other logics than HOL",
      entries.filter((e) => !e.isHol),
    ),
    row("all", entries),
    "",
    `${lines} lines in ${seconds.toFixed(0)} s of processor time: ${(lines / Math.max(seconds, 0.001)).toFixed(0)} lines a second. Internal errors: ${internal.length}. Readings that did not end: ${ended.length}.`,
    ...[...internal, ...ended].map((line) => `- ${line}`),
    "",
    `Slowest commands: ${slowest.map((s) => `${s.session}.${s.theory}:${s.line} (${s.word}) ${s.seconds.toFixed(1)} s`).join("; ")}`,
  ];
}
