/**
 * Problems of other tools with known answers: `PROBLEMS=DIR SECONDS=30 npm run bench -- problems`. `DIR` holds copies of TPTP, TIP or
 * Nunchaku's tests, which are not ours to keep. Answers are kept in `PROBLEMS_LOG` (default: `problems.jsonl` in the folder for temporary
 * files), so that a run can be stopped and goes on where it was.
 */
import { spawnSync } from "node:child_process";
import { appendFileSync, existsSync, readdirSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inputLanguage } from "../../src/inputs/index.ts";
import { addSection } from "../results.ts";
import { type Known, knownAnswer, type Row, tableOf } from "./known.ts";

const command = new URL("../../dist/hollow.js", import.meta.url).pathname;
const log = process.env.PROBLEMS_LOG ?? join(tmpdir(), "problems.jsonl");

export async function run(): Promise<void> {
  const folder = process.env.PROBLEMS;
  if (folder === undefined) {
    console.log("Set PROBLEMS to a folder with problems of TPTP, TIP or Nunchaku.");
    return;
  }
  const seconds = Number(process.env.SECONDS ?? 30);
  const done = new Map(earlierRows().map((row) => [row.file, row]));
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((f) => inputLanguage(f) !== null);
  for (const [i, file] of files.sort().entries()) {
    if (done.has(file)) continue;
    const known = knownAnswer(file, readFileSync(join(folder, file), "utf8"));
    if (known === null) continue;
    const row = ask(folder, file, known, seconds);
    done.set(file, row);
    appendFileSync(log, `${JSON.stringify(row)}\n`);
    console.log(`${i + 1}/${files.length} ${file}: ${known}, ${row.outcome} (${row.seconds} s)`);
  }
  addSection(`Problems of other tools, ${seconds} s each`, tableOf([...done.values()]));
}

function earlierRows(): Row[] {
  if (!existsSync(log)) return [];
  return readFileSync(log, "utf8")
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line) as Row);
}

/** One problem by the command, on one worker. */
function ask(folder: string, file: string, known: Known, seconds: number): Row {
  const args = [command, "check", "--json", "--workers", "1", "--timeout", String(seconds), join(folder, file)];
  const start = performance.now();
  const { stdout } = spawnSync(process.execPath, args, { encoding: "utf8", timeout: 1000 * (seconds + 30), maxBuffer: 1 << 26 });
  const lines = (stdout ?? "").split("\n").flatMap((line) => (line.startsWith("{") ? [JSON.parse(line) as { outcome: string }] : []));
  const isRead = !lines.some((l) => l.outcome === "error");
  const outcome = lines.find((l) => l.outcome !== "error" && l.outcome !== "warning")?.outcome ?? "lost";
  return { file, known, isRead, outcome, seconds: Math.round((performance.now() - start) / 10) / 100 };
}
