/** `npx tsx bench/alarm/run.ts FOLDER… [--seconds S] [--to FILE] [--skip N] [--take N]`: counterexamples to proven statements (README). */
import { spawnSync } from "node:child_process";
import { appendFileSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { LineMap } from "../../src/base/index.ts";
import { mainKeywords, parseTheory } from "../../src/syntax/index.ts";

interface Answer {
  readonly line: number;
  readonly lemma?: string | null;
  readonly command?: string;
  readonly tester?: string | null;
  readonly outcome: string;
  readonly reason?: string | null;
  readonly code?: string;
  readonly message?: string;
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seconds: { type: "string", default: "0.4" },
    to: { type: "string" },
    skip: { type: "string", default: "0" },
    take: { type: "string", default: "100000" },
  },
});

const theories = (path: string): string[] =>
  statSync(path).isDirectory()
    ? readdirSync(path)
        .sort()
        .flatMap((name) => theories(join(path, name)))
    : path.endsWith(".thy")
      ? [path]
      : [];

/** The lines of the statements that nobody claims: their proofs end in `oops`. */
function unclaimed(file: string): Set<number> {
  const text = readFileSync(file, "utf8");
  const lines = new LineMap(text);
  const { commands } = parseTheory(text, mainKeywords);
  return new Set(commands.flatMap((c) => (c.kind === "statement" && c.proof.ending === "oops" ? [lines.position(c.span.from).line] : [])));
}

/** All answers of the program about a file. */
function check(file: string): Answer[] {
  const { stdout } = spawnSync("node", ["dist/hollow.js", "check", "--json", "--workers", "1", "--timeout", values.seconds, file], {
    encoding: "utf8",
    maxBuffer: 1 << 28,
  });
  if (values.to !== undefined) appendFileSync(values.to, stdout);
  return stdout
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line) as Answer);
}

const count = (answers: readonly Answer[], outcome: string): number => answers.filter((a) => a.outcome === outcome).length;
const codes = new Map<string, number>();
console.log("| folder | theories | searched | none | unknown or unsupported | potential | refuted | errors |");
console.log("|---|---:|---:|---:|---:|---:|---:|---:|");
for (const folder of positionals) {
  const files = theories(folder).slice(Number(values.skip), Number(values.skip) + Number(values.take));
  const all: Answer[] = [];
  const alarms: string[] = [];
  for (const file of files) {
    const answers = check(file);
    const open = unclaimed(file);
    const searched = answers.filter((a) => a.command === "check" && !open.has(a.line));
    all.push(...searched, ...answers.filter((a) => a.outcome === "error"));
    for (const { code } of answers) if (code?.startsWith("E")) codes.set(code, (codes.get(code) ?? 0) + 1);
    for (const a of searched)
      if (a.outcome === "genuine" || a.outcome === "quasi_genuine")
        alarms.push(`${a.outcome}: hollow check ${file} --lemma ${a.line}  (${a.lemma ?? "unnamed"}, ${a.tester ?? ""})`);
    for (const a of answers) if (a.code === "E0901") alarms.push(`internal error: ${file}:${a.line} ${a.message ?? ""}`);
  }
  const searched = all.filter((a) => a.command === "check");
  const unknown = count(searched, "unknown") + count(searched, "unsupported");
  const refuted = count(searched, "genuine") + count(searched, "quasi_genuine");
  const figures = [
    files.length,
    searched.length,
    count(searched, "none"),
    unknown,
    count(searched, "potential"),
    refuted,
    count(all, "error"),
  ];
  console.log(`| ${folder.split("/").at(-1) ?? folder} | ${figures.join(" | ")} |`);
  for (const alarm of alarms) console.log(alarm);
}
for (const [code, times] of [...codes].sort((a, b) => b[1] - a[1])) console.log(`${code}: ${times}`);
