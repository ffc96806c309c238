/**
 * Problems of other tools with known answers: `PROBLEMS=DIR SECONDS=30 npm run bench -- problems`; seconds are of the processor's time. `DIR`
 * holds copies of TPTP, TIP or Nunchaku's tests, which are not ours to keep; `select.ts` says how to choose among them. Answers are kept in `PROBLEMS_LOG` (default:
 * `problems.jsonl` in the folder for temporary files), so that a run can be stopped and goes on where it was; a problem that was not
 * refuted is asked again where more time is given. With `READ=1` the problems are only read; that needs
 * a log of its own.
 */
import { appendFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { addSection } from "../results.ts";
import { Answers } from "./answers.ts";
import { type Known, logged, type Row, tableOf } from "./known.ts";
import { readAll } from "./reading.ts";
import { selectedProblems } from "./select.ts";

const answers = new Answers();
const log = process.env.PROBLEMS_LOG ?? join(tmpdir(), "problems.jsonl");

export async function run(): Promise<void> {
  const folder = process.env.PROBLEMS;
  if (folder === undefined) {
    console.log("Set PROBLEMS to a folder with problems of TPTP, TIP or Nunchaku.");
    return;
  }
  const problems = selectedProblems(folder);
  if (process.env.READ === undefined) await askAll(folder, problems, Number(process.env.SECONDS ?? 30));
  else {
    const files = problems.map((p) => p.file);
    for (const line of readAll(folder, files, log)) console.log(line);
  }
}

async function askAll(folder: string, problems: ReturnType<typeof selectedProblems>, limit: number): Promise<void> {
  const done = new Map(logged<Row>(log).map((row) => [row.file, row]));
  for (const [i, { file, known }] of problems.entries()) {
    const before = done.get(file);
    if (known === null || (before !== undefined && (before.outcome === "genuine" || before.limit >= limit))) continue;
    const row = await ask(folder, file, known, limit);
    done.set(file, row);
    appendFileSync(log, `${JSON.stringify(row)}\n`);
    console.log(`${i + 1}/${problems.length} ${file}: ${known}, ${row.outcome} (${row.tester ?? "nobody"}, ${row.seconds} s)`);
  }
  answers.end();
  const rows = problems.flatMap(({ file }) => done.get(file) ?? []);
  const title = process.env.TITLE ?? `Problems of other tools, ${limit} s each`;
  addSection(title, tableOf(rows));
}

/** One problem, on the clock of the processor. */
async function ask(folder: string, file: string, known: Known, limit: number): Promise<Row> {
  const { failure, outcome, tester, seconds } = await answers.ask({ path: join(folder, file), seconds: limit });
  return { file, known, isRead: failure === null, outcome, tester, seconds, limit };
}
