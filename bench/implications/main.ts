/** All implications between the laws of the Equational Theories Project, refuted by shared models, against the recorded answers. */
import { spawnSync } from "node:child_process";
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { inflateRawSync } from "node:zlib";
import { Bits, RefutedPairs } from "../../src/refute/index.ts";
import { addSection } from "../results.ts";

interface Line {
  readonly kind?: string;
  readonly card: number;
  readonly origin: string;
  readonly gain: number;
  readonly holds: string;
  readonly fails: string;
}

/** The only file of a zip. */
function unzipped(path: string): string {
  const bytes = readFileSync(path);
  const end = bytes.lastIndexOf(Buffer.from("PK\u0005\u0006", "latin1"));
  const directory = bytes.readUInt32LE(end + 16);
  const size = bytes.readUInt32LE(directory + 20);
  const local = bytes.readUInt32LE(directory + 42);
  const from = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
  return inflateRawSync(bytes.subarray(from, from + size)).toString("utf8");
}

/** The laws as a theory. Where an equation does not mention the operation, its type has to be said. */
function theoryOf(laws: readonly string[]): string {
  const typed = (law: string): string => (law.includes("◇") ? law : law.replace(/^(\w)/, "($1 :: 'a)"));
  const statements = laws.map((law, i) => `lemma Equation${i + 1}: "${typed(law)}" sorry`);
  const locale = `locale magma = fixes op :: "'a ⇒ 'a ⇒ 'a" (infixl "◇" 65)`;
  return ["theory Laws imports Main begin", locale, "begin", ...statements, "end", "end", ""].join("\n");
}

function hollow(folder: string, ...args: string[]): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, [resolve("dist/hollow.js"), "campaign", ...args], {
    cwd: folder,
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(stderr);
  return stdout;
}

export async function run(options: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...options],
    options: {
      from: { type: "string" },
      finder: { type: "string", default: "10" },
      workers: { type: "string", default: "2" },
      campaign: { type: "string" },
    },
  });
  if (values.from === undefined) return console.log("left out: --from FOLDER names a clone of the Equational Theories Project");
  const laws = readFileSync(join(values.from, "data/equations.txt"), "utf8").trim().split("\n");
  const folder = values.campaign ?? mkdtempSync(join(tmpdir(), "hollow-implications-"));
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o755);
  const since = Date.now();
  if (!existsSync(join(folder, "hollow-campaign"))) {
    writeFileSync(join(folder, "Laws.thy"), theoryOf(laws));
    hollow(folder, "create", "etp", "Laws.thy", "--pairs", "--finder", values.finder, "--timeout", "120");
  }
  hollow(folder, "work", "etp", "--workers", values.workers, "--timeout", "120");
  report(folder, values.from, laws.length, (Date.now() - since) / 60_000, Number(values.workers));
}

function report(folder: string, from: string, size: number, minutes: number, workers: number): void {
  hollow(folder, "report", "etp", "--output", "report");
  const lines = readFileSync(join(folder, "report/results.jsonl"), "utf8").trim().split("\n");
  const models = lines.map((line) => JSON.parse(line) as Line).filter((line) => line.kind === "model");
  const pairs = new RefutedPairs(size);
  const rows = new Map<string, { models: number; refuted: number }>();
  for (const { holds, fails, card, origin } of models) {
    const gain = pairs.add(Bits.fromText(size, holds), Bits.fromText(size, fails));
    const key = `${card} elements, ${origin}`;
    const row = rows.get(key) ?? { models: 0, refuted: 0 };
    rows.set(key, { models: row.models + 1, refuted: row.refuted + gain });
  }
  const { outcomes } = JSON.parse(unzipped(join(from, "data/2024-11-10-outcomes.json.zip"))) as {
    readonly outcomes: readonly (readonly string[])[];
  };
  const counts = { rightly: 0, wrongly: 0, open: 0, wrong: 0 };
  for (const [i, row] of outcomes.entries())
    for (const [j, outcome] of row.entries()) {
      if (outcome.endsWith("proof_false")) counts.rightly += pairs.has(i, j) ? 1 : 0;
      else if (outcome.endsWith("proof_true")) counts.wrongly += pairs.has(i, j) ? 1 : 0;
      else counts.open += pairs.has(i, j) ? 1 : 0;
    }
  const number = (n: number): string => n.toLocaleString("en-US");
  addSection("Implications between laws of magmas", [
    `All ${number(size * (size - 1))} implications between the ${number(size)} laws of the Equational Theories Project, by a campaign over pairs with ${workers} worker${workers === 1 ? "" : "s"}, ${minutes.toFixed(0)} minutes by the clock.`,
    "Refuted means: the judge evaluated the premise to true and the conclusion to false in one model; compiled code and model finding only propose models.",
    "",
    "| | implications |",
    "|---|---:|",
    "| false by the project's proofs | 13,855,167 |",
    `| of these refuted | ${number(counts.rightly)} |`,
    `| true by the project's proofs, refuted | ${number(counts.wrongly)} |`,
    `| not proved there, refuted | ${number(counts.open)} |`,
    "",
    "| models | number | implications refuted first |",
    "|---|---:|---:|",
    ...[...rows].map(([key, row]) => `| ${key} | ${row.models} | ${number(row.refuted)} |`),
  ]);
}
