/**
 * Runs every `nitpick` and `refute` command with an `expect` in the theories of a directory, and prints how many are met, file by file.
 * Run after a build: `npx tsx bench/finding/suites.ts DIRECTORY [PATTERN…]`, where the directory holds theory files (for instance
 * Isabelle's `src/HOL/Nitpick_Examples`, and `src/HOL/ex/Refute_Examples.thy` copied beside them).
 */
import { spawn } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

interface Expectation {
  readonly line: number;
  readonly expect: string;
  /** The statement it is about ends in `sorry` or has a proof. */
  readonly isClaimed: boolean;
}

interface Answer {
  readonly line: number;
  readonly command: string | null;
  readonly outcome: string;
  /** Whether the command took its expectation for met. */
  readonly met: boolean | null;
  readonly seconds: number;
}

interface Row {
  readonly file: string;
  readonly all: readonly { readonly wanted: Expectation; readonly got: Answer | null }[];
  readonly seconds: number;
}

const seconds = 600;

/** Comments blanked out, line breaks kept. */
function withoutComments(text: string): string {
  let depth = 0;
  let out = "";
  for (let i = 0; i < text.length; i++) {
    const two = text.slice(i, i + 2);
    if (two === "(*" || (two === "*)" && depth > 0)) {
      depth += two === "(*" ? 1 : -1;
      i++;
      out += "  ";
    } else out += depth > 0 && text[i] !== "\n" ? " " : text[i];
  }
  return out;
}

/** How a statement ends: the first such word after the command. */
const ending = /\b(oops|sorry|by|done|qed|lemma|theorem)\b/;

function expectationsOf(text: string): Expectation[] {
  const bare = withoutComments(text);
  return [...bare.matchAll(/^\s*(?:nitpick|refute)\s*\[([^\]]*)\]/gm)].flatMap((found): Expectation[] => {
    const expect = /\bexpect\s*=\s*(\w+)/.exec(found[1] ?? "")?.[1];
    if (expect === undefined) return [];
    const at = found.index + found[0].search(/\S/);
    const end = ending.exec(bare.slice(found.index + found[0].length))?.[1];
    return [{ line: bare.slice(0, at).split("\n").length, expect, isClaimed: end !== "oops" && end !== "lemma" && end !== "theorem" }];
  });
}

function check(path: string): Promise<Answer[]> {
  return new Promise((done) => {
    const child = spawn("node", ["dist/hollow.js", "check", "--json", path], { stdio: ["ignore", "pipe", "ignore"] });
    const timer = setTimeout(() => child.kill(), seconds * 1000);
    let out = "";
    child.stdout.on("data", (part) => {
      out += part;
    });
    child.on("close", () => {
      clearTimeout(timer);
      done(out.split("\n").flatMap((line) => (line.startsWith("{") ? [JSON.parse(line) as Answer] : [])));
    });
  });
}

/** Whether the answer is the expected one, in the words of the command; a model checked more closely than asked for counts too. */
function isMet(expect: string, got: Answer | null): boolean {
  return got?.met === true || (expect === "quasi_genuine" && got?.outcome === "genuine");
}

/** Where less was expected: a certain model of a statement that its author gave up, or no doubtful one of a claim. */
function isBetter({ expect, isClaimed }: Expectation, outcome: string | undefined): boolean {
  if (isClaimed) return (expect === "potential" || expect === "unknown") && outcome === "none";
  return (expect === "potential" || expect === "none" || expect === "unknown") && outcome === "genuine";
}

/** A model said to be certain of a statement that is true as far as anyone knows, or no model where there is one. */
function isContradicted({ expect, isClaimed }: Expectation, outcome: string | undefined): boolean {
  return (expect === "none" && isClaimed && outcome === "genuine") || (expect === "genuine" && outcome === "none");
}

async function measure(directory: string, file: string): Promise<Row> {
  const path = join(directory, file);
  const wanted = expectationsOf(readFileSync(path, "utf8"));
  const start = performance.now();
  const answers = wanted.length === 0 ? [] : await check(path);
  const answer = (line: number): Answer | null =>
    answers.find((a) => a.line === line && a.outcome !== "warning" && a.outcome !== "error") ?? null;
  return { file, all: wanted.map((w) => ({ wanted: w, got: answer(w.line) })), seconds: (performance.now() - start) / 1000 };
}

function print(rows: readonly Row[]): void {
  const line = (name: string, all: Row["all"], time: number): void => {
    const asked = all.filter(({ got }) => got?.outcome !== "unsupported");
    const met = asked.filter(({ wanted, got }) => isMet(wanted.expect, got)).length;
    const better = asked.filter(({ wanted, got }) => !isMet(wanted.expect, got) && isBetter(wanted, got?.outcome)).length;
    const wrong = all.filter(({ wanted, got }) => isContradicted(wanted, got?.outcome)).length;
    const share = (n: number): string => `${((100 * n) / Math.max(1, asked.length)).toFixed(1)} %`;
    const cells = [name.padEnd(24), all.length, asked.length, met, share(met), better, share(met + better), wrong, time.toFixed(1)];
    console.log(`| ${cells.join(" | ")} |`);
  };
  console.log(
    "| file | commands | without proof state | met | | better | met or better | contradicted | seconds |\n|---|---:|---:|---:|---:|---:|---:|---:|---:|",
  );
  for (const row of rows) line(row.file, row.all, row.seconds);
  line(
    "all",
    rows.flatMap((r) => r.all),
    rows.reduce((sum, r) => sum + r.seconds, 0),
  );
  for (const { file, all } of rows)
    for (const { wanted, got } of all)
      if (!isMet(wanted.expect, got))
        console.log(
          `  ${file}:${wanted.line} expected ${wanted.expect}${wanted.isClaimed ? " (claimed)" : ""}, got ${got?.outcome ?? "nothing"}${isContradicted(wanted, got?.outcome) ? "  CONTRADICTED" : ""}${got === null ? "" : `, ${got.seconds} s`}`,
        );
}

const [directory, ...patterns] = process.argv.slice(2);
if (directory === undefined) throw new Error("Which directory?");
const files = readdirSync(directory)
  .filter((f) => f.endsWith(".thy") && (patterns.length === 0 || patterns.some((p) => f.includes(p))))
  .sort();
const rows: Row[] = [];
for (const file of files) rows.push(await measure(directory, file));
print(rows.filter((r) => r.all.length > 0));
