/**
 * Reading: how long the program takes to start, how fast theories are read, whether time grows linearly, how much memory it takes.
 * With HOLLOW_THEORIES set to folders of theories (separated by `:`), it also tells how many of their commands elaborate.
 */
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { libraryFolder, theoryFiles } from "../../src/apps/cli/theory-files.ts";
import { TheoryLoader } from "../../src/elaborate/index.ts";
import { coverage } from "./coverage.ts";

const program = fileURLToPath(new URL("../../dist/hollow.js", import.meta.url));
const oneLemma = `theory One imports Main begin\nlemma "rev (xs @ ys) = rev xs @ rev ys" oops\nend\n`;

function milliseconds(args: readonly string[]): number {
  const start = performance.now();
  spawnSync(process.execPath, args, { stdio: "ignore" });
  return performance.now() - start;
}

/** Milliseconds that checking one lemma takes beyond starting Node: the best of nine runs each, since a busy machine only adds. */
function startUp(folder: string): number {
  const file = join(folder, "One.thy");
  writeFileSync(file, oneLemma);
  const best = (args: readonly string[]): number => Math.min(...Array.from({ length: 9 }, () => milliseconds(args)));
  return best([program, "check", file]) - best(["-e", "0"]);
}

/** A theory of so many blocks of definitions, lemmas and proofs. */
function longTheory(name: string, blocks: number): string {
  const block = (i: number): string => `datatype 'a t${i} = L${i} | N${i} "'a t${i}" 'a "'a t${i}"
fun size${i} :: "'a t${i} ⇒ nat" where
  "size${i} L${i} = 0"
| "size${i} (N${i} l x r) = size${i} l + size${i} r + 1"
lemma positive${i}: "size${i} (N${i} l x r) > 0"
proof (cases "size${i} l")
  case 0
  then show ?thesis by simp
next
  case (Suc n)
  then show ?thesis by simp
qed
lemma "size${i} t = length xs ⟹ xs = [] ⟷ t = L${i}" by (cases t) auto
`;
  return `theory ${name} imports Main begin\n${Array.from({ length: blocks }, (_, i) => block(i)).join("\n")}\nend\n`;
}

/** Lines a second of processor time for theories of growing length. */
function growth(loader: TheoryLoader, folder: string): { lines: number; rate: number }[] {
  return [50, 100, 200].map((blocks) => {
    const text = longTheory(`Long${blocks}`, blocks);
    const file = join(folder, `Long${blocks}.thy`);
    writeFileSync(file, text);
    const start = process.cpuUsage();
    loader.load(file);
    const { user, system } = process.cpuUsage(start);
    const lines = text.split("\n").length;
    return { lines, rate: (lines * 1e6) / (user + system) };
  });
}

/** Prints the figures; ends with an error when an aim is missed. */
export async function run(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "hollow-reading-"));
  const missed: string[] = [];
  const say = (what: string, figure: string, isMet: boolean): void => {
    console.log(`  ${what}: ${figure}`);
    if (!isMet) missed.push(what);
  };
  console.log("reading theories");
  if (existsSync(program)) {
    const extra = startUp(folder);
    say("check of one lemma beyond node -e 0 (aim: 300 ms)", `${extra.toFixed(0)} ms`, extra <= 300);
  }
  const files = theoryFiles();
  const loader = new TheoryLoader(files);
  for (const name of ["Main", "Complex_Main"]) loader.load(join(libraryFolder(), `${name}.thy`));
  growth(loader, folder);
  const grown = growth(new TheoryLoader({ ...files, ready: (id) => (id.includes("Long") ? null : loader.load(id)) }), folder);
  for (const { lines, rate } of grown) say(`${lines} lines (aim: 2000 lines/s)`, `${rate.toFixed(0)} lines/s`, rate >= 2000);
  const [first, , last] = grown;
  const ratio = first === undefined || last === undefined ? 1 : first.rate / last.rate;
  say("slow-down at four times the length (aim: below 1.5)", ratio.toFixed(2), ratio < 1.5);
  for (const theories of (process.env.HOLLOW_THEORIES ?? "").split(":").filter((f) => f !== "")) {
    const c = coverage(loader, (file) => files.read(file).text, theories);
    const share = (100 * c.elaborated) / Math.max(1, c.commands);
    say(
      `${basename(theories)}: ${c.files} files, ${c.lines} lines`,
      `${c.elaborated}/${c.commands} commands (${share.toFixed(1)} %), ${(c.lines / c.seconds).toFixed(0)} lines/s`,
      share >= 95,
    );
    for (const failure of c.failures) console.log(`    ${failure}`);
  }
  const memory = process.resourceUsage().maxRSS / 1024;
  console.log(`  memory of this process at its peak, library read from text included: ${memory.toFixed(0)} MB`);
  rmSync(folder, { recursive: true });
  if (missed.length > 0) throw new Error(`reading bench: aim missed for ${missed.join("; ")}`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await run();
