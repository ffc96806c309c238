/**
 * Everyday claims: how many of the false ones the default settings refute, how soon, and that none of the true ones is. `EVERYDAY=Bags,Ledger` runs only
 * those theories; `--processor` takes the time of the processor for that of the clock, in the searches too.
 */
import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { withStack } from "../processor-clock.ts";
import { addSection } from "../results.ts";

const theories = new URL("theories/", import.meta.url);

/** What the program answers to one statement. */
interface Answer {
  readonly lemma: string | null;
  readonly outcome: string;
  readonly seconds: number;
  readonly message?: string;
  readonly line: number;
}

interface Row {
  readonly topic: string;
  readonly isFalse: boolean;
  readonly name: string;
  readonly outcome: string;
  readonly seconds: number;
}

/** The statements of a theory by name: whether the file says that they are false, by ending them in `oops`. */
function claimsOf(text: string): Map<string, boolean> {
  return new Map([...text.matchAll(/^lemma (\w+):[\s\S]*?^ {2}(oops|sorry)/gm)].map(([, name = "", end]) => [name, end === "oops"]));
}

/** The program as users call it, or a search in a process with a stack like that of its workers. */
const programs = {
  clock: 'node dist/hollow.js check --json "$0"',
  processor: `${withStack} ${new URL("by-processor.ts", import.meta.url).pathname} "$0"`,
};

function check(topic: string, by: keyof typeof programs): readonly Row[] {
  const file = new URL(`${topic}.thy`, theories).pathname;
  const { stdout } = spawnSync("sh", ["-c", programs[by], file], { encoding: "utf8", maxBuffer: 1 << 28 });
  const answers = stdout
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line) as Answer);
  for (const { outcome, line, message } of answers) if (outcome === "error") console.log(`${topic}:${line}: ${message ?? ""}`);
  return [...claimsOf(readFileSync(file, "utf8"))].map(([name, isFalse]) => {
    const answer = answers.find((a) => a.lemma === name);
    return { topic, isFalse, name, outcome: answer?.outcome ?? "missing", seconds: answer?.seconds ?? Number.POSITIVE_INFINITY };
  });
}

const isRefuted = ({ outcome }: Row): boolean => outcome === "genuine" || outcome === "quasi_genuine";
const isMet = (row: Row): boolean => (row.isFalse ? isRefuted(row) : ["none", "unknown", "potential"].includes(row.outcome));

/** The value below which a share of the numbers lie. */
function quantile(numbers: readonly number[], share: number): string {
  const sorted = [...numbers].sort((a, b) => a - b);
  return (sorted[Math.floor(share * (sorted.length - 1))] ?? 0).toFixed(2);
}

const times = (rows: readonly Row[]): readonly number[] => rows.filter((r) => r.isFalse && isRefuted(r)).map((r) => r.seconds);

function line(title: string, rows: readonly Row[]): string {
  const wrong = rows.filter((r) => r.isFalse);
  const right = rows.filter((r) => !r.isFalse);
  const refuted = wrong.filter(isRefuted).length;
  const cells = [
    wrong.length,
    refuted,
    right.length,
    right.filter(isRefuted).length,
    quantile(times(rows), 0.5),
    quantile(times(rows), 0.95),
  ];
  return `| ${title} | ${cells.join(" | ")} |`;
}

export async function run(options: readonly string[]): Promise<void> {
  const by = options.includes("--processor") ? "processor" : "clock";
  const only = process.env["EVERYDAY"]?.split(",");
  const topics = readdirSync(theories)
    .filter((f) => f.endsWith(".thy"))
    .map((f) => f.slice(0, -4));
  const rows = topics
    .filter((t) => only?.includes(t) ?? true)
    .flatMap((topic) => {
      const found = check(topic, by);
      for (const r of found)
        if (!isMet(r)) console.log(`${r.topic}.${r.name}: ${r.outcome} (${r.isFalse ? "false" : "true"}), ${r.seconds} s`);
      return found;
    });
  const table = [
    "| theory | false | refuted | true | refuted | median s | 95 % s |",
    "|---|---:|---:|---:|---:|---:|---:|",
    ...topics
      .filter((t) => rows.some((r) => r.topic === t))
      .map((topic) =>
        line(
          topic,
          rows.filter((r) => r.topic === topic),
        ),
      ),
    line("all", rows),
  ];
  const title = `Everyday claims at the default settings${by === "clock" ? "" : ", on the processor's clock"}`;
  if (only === undefined) addSection(title, table);
  else console.log(table.join("\n"));
}
