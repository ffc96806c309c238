/**
 * Whether the page answers as the command line does: theories are checked by both, with the same seed and time, and their answers compared.
 *
 *     npx tsx bench/page/verdicts.ts FOLDER [SECONDS] [OUTPUT.jsonl]
 *
 * Theories that import files beside them are left out: a page has none. Finished theories in the output are not run again. A statement whose
 * answers differ because the time of one side was up is asked again with more time.
 */
import { spawnSync } from "node:child_process";
import { appendFileSync, existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { closeStage, openPage, openStage, site } from "../../test/apps/playground/browser.ts";
import { type Checked, checkInBrowser, type PlacedAnswer } from "./browser-check.ts";

const [folder = "examples/gallery", seconds = "3", output = "page-verdicts.jsonl"] = process.argv.slice(2);

const theories = readdirSync(folder, { recursive: true })
  .map(String)
  .filter((name) => name.endsWith(".thy"))
  .sort();
/** Imports that name a file beside the theory. */
const importsFiles = (text: string, name: string): boolean => {
  const beside = new Set(readdirSync(join(folder, name, "..")).map((n) => n.replace(/\.thy$/, "")));
  const imports = /\bimports\s+([\s\S]*?)\s+(?:keywords|abbrevs|begin)\b/.exec(text)?.[1] ?? "";
  return imports.split(/[\s"]+/).some((word) => beside.has(word));
};

/** How many times the time a statement gets when it is asked again. */
const moreTime = 8;

function onCommandLine(file: string, time: number, only: number | null = null): Checked {
  const place = only === null ? [] : ["--lemma", String(only)];
  const args = ["dist/hollow.js", "check", file, "--json", "--seed", "1", "--timeout", String(time), "--workers", "1", ...place];
  const { stdout } = spawnSync(process.execPath, args, { encoding: "utf8", maxBuffer: 1 << 28 });
  const lines = stdout
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line) as PlacedAnswer & { code?: string });
  return {
    problems: lines.filter((l) => l.code !== undefined).map((l) => ({ line: l.line, message: `${l.outcome} ${l.code ?? ""}` })),
    answers: lines.filter((l) => l.code === undefined).map(({ line, command, outcome, seconds }) => ({ line, command, outcome, seconds })),
  };
}

interface Row {
  readonly theory: string;
  readonly answers: number;
  readonly same: number;
  /** One side's time was up, or it was nearly. */
  readonly byTime: number;
  /** Of the same ones, those that were only when asked again with more time. */
  readonly later: number;
  readonly different: readonly string[];
}

const isLate = (a: PlacedAnswer): boolean => a.outcome === "unknown" || a.seconds > 0.5 * Number(seconds);

/** Answers of both sides at a line, with more time. */
type AskAgain = (line: number, command: string) => Promise<readonly (string | undefined)[]>;

async function compare(theory: string, cli: Checked, page: Checked, askAgain: AskAgain): Promise<Row> {
  const different: string[] = [];
  let [same, byTime, later] = [0, 0, 0];
  const left = [...page.answers];
  for (const a of cli.answers) {
    const i = left.findIndex((b) => b.line === a.line && b.command === a.command);
    const b = i < 0 ? undefined : left.splice(i, 1)[0];
    if (b?.outcome === a.outcome) same++;
    else if (b !== undefined && (isLate(a) || isLate(b))) {
      const [first, second] = await askAgain(a.line, a.command);
      if (first !== undefined && first === second) {
        same++;
        later++;
      } else {
        byTime++;
        different.push(
          `(time) ${a.line} ${a.command}: ${a.outcome} ${a.seconds} s, page ${b.outcome} ${b.seconds} s; later ${first}, ${second}`,
        );
      }
    } else different.push(`${a.line} ${a.command}: ${a.outcome}, page ${b?.outcome ?? "nothing"}`);
  }
  for (const b of left) different.push(`${b.line} ${b.command}: nothing, page ${b.outcome}`);
  const told = (c: Checked): string => JSON.stringify(c.problems.map((p) => `${p.line} ${p.message}`).sort());
  if (told(cli) !== told(page)) different.push(`problems: ${told(cli)}, page ${told(page)}`);
  return { theory, answers: cli.answers.length, same, byTime, later, different };
}

const done = new Set(
  existsSync(output)
    ? readFileSync(output, "utf8")
        .split("\n")
        .filter((l) => l !== "")
        .map((l) => (JSON.parse(l) as Row).theory)
    : [],
);
const stage = await openStage();
const page = await openPage(stage);
for (const name of theories) {
  const text = readFileSync(join(folder, name), "utf8");
  if (done.has(name) || importsFiles(text, name)) continue;
  const file = join(folder, name);
  const inPage = (timeout: number, only: number | null = null): Promise<Checked> =>
    checkInBrowser(page, site(), text, { seed: 1, timeout }, only);
  const time = Number(seconds);
  const askAgain: AskAgain = async (line, command) =>
    [onCommandLine(file, moreTime * time, line), await inPage(moreTime * time, line)].map(
      ({ answers }) => answers.find((a) => a.line === line && a.command === command)?.outcome,
    );
  const row = await compare(name, onCommandLine(file, time), await inPage(time), askAgain);
  appendFileSync(output, `${JSON.stringify(row)}\n`);
  console.log(`${name}: ${row.same} of ${row.answers} the same, ${row.later} of them with more time; ${row.byTime} differ by time`);
  for (const line of row.different) console.log(`  ${line}`);
}
await closeStage(stage);
