/**
 * Whether the page answers as the command line does: theories are checked by both, with the same seed and time, and their answers compared.
 *
 *     npx tsx bench/page/verdicts.ts FOLDER [SECONDS] [OUTPUT.jsonl]
 *
 * Theories that import files beside them are left out: a page has none. Finished theories in the output are not run again.
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

function onCommandLine(file: string): Checked {
  const args = ["dist/hollow.js", "check", file, "--json", "--seed", "1", "--timeout", seconds, "--workers", "1"];
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
  readonly different: readonly string[];
}

const isLate = (a: PlacedAnswer): boolean => a.outcome === "unknown" || a.seconds > 0.5 * Number(seconds);

function compare(theory: string, cli: Checked, page: Checked): Row {
  const different: string[] = [];
  let [same, byTime] = [0, 0];
  const left = [...page.answers];
  for (const a of cli.answers) {
    const i = left.findIndex((b) => b.line === a.line && b.command === a.command);
    const b = i < 0 ? undefined : left.splice(i, 1)[0];
    if (b?.outcome === a.outcome) same++;
    else if (b !== undefined && (isLate(a) || isLate(b))) {
      byTime++;
      different.push(`(time) ${a.line} ${a.command}: ${a.outcome} ${a.seconds} s, page ${b.outcome} ${b.seconds} s`);
    } else different.push(`${a.line} ${a.command}: ${a.outcome}, page ${b?.outcome ?? "nothing"}`);
  }
  for (const b of left) different.push(`${b.line} ${b.command}: nothing, page ${b.outcome}`);
  const told = (c: Checked): string => JSON.stringify(c.problems.map((p) => `${p.line} ${p.message}`).sort());
  if (told(cli) !== told(page)) different.push(`problems: ${told(cli)}, page ${told(page)}`);
  return { theory, answers: cli.answers.length, same, byTime, different };
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
  const row = compare(
    name,
    onCommandLine(join(folder, name)),
    await checkInBrowser(page, site(), text, { seed: 1, timeout: Number(seconds) }),
  );
  appendFileSync(output, `${JSON.stringify(row)}\n`);
  console.log(`${name}: ${row.same} of ${row.answers} the same, ${row.byTime} by time`);
  for (const line of row.different) console.log(`  ${line}`);
}
await closeStage(stage);
