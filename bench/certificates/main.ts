/**
 * Certificates of public counterexamples: how many `hollow verify` confirms, and how many of the theories beside them read back to the negation
 * of the statement at the values found (the terms are compared). `HOLLOW_THEORIES` names theories and folders of theories, separated by `:`; options
 * are those of `hollow check`.
 */
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { readyTheory } from "../../src/apps/cli/library-snapshot.ts";
import { theoryFiles } from "../../src/apps/cli/theory-files.ts";
import { TheoryLoader } from "../../src/elaborate/index.ts";
import { addSection } from "../results.ts";
import { misread } from "./read-back.ts";

const program = fileURLToPath(new URL("../../dist/hollow.js", import.meta.url));
const hollow = (args: readonly string[]): string =>
  spawnSync(process.execPath, [program, ...args], { encoding: "utf8", maxBuffer: 1 << 28 }).stdout;

/** So many certificates are verified together. */
const together = 40;

interface Row {
  readonly name: string;
  readonly certificates: number;
  readonly verified: number;
  readonly theories: number;
  readonly readBack: number;
}

function theoriesIn(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { withFileTypes: true })
    .flatMap((entry) =>
      entry.isDirectory() ? theoriesIn(join(path, entry.name)) : entry.name.endsWith(".thy") ? [join(path, entry.name)] : [],
    )
    .sort();
}

/** The certificates of one theory; what does not hold of them is printed. */
function measure(file: string, folder: string, options: readonly string[]): Row {
  mkdirSync(folder);
  hollow(["check", file, ...options, "--certificates", folder]);
  const made = readdirSync(folder).map((name) => join(folder, name));
  const [certificates, theories] = [".json", ".thy"].map((end) => made.filter((name) => name.endsWith(end)));
  const answers = (certificates ?? []).flatMap((_, i, all) =>
    i % together === 0
      ? hollow(["verify", ...all.slice(i, i + together)])
          .split("\n")
          .filter((line) => line !== "")
      : [],
  );
  const refused = answers.filter((line) => !line.includes(": verified, "));
  // A loader for each theory: certificates of theories of one name have one name.
  const loader = new TheoryLoader({ ...theoryFiles(), ready: readyTheory });
  const wrong = (theories ?? []).flatMap((name) => {
    const why = misread(loader, name);
    return why === null ? [] : [`${name}: ${why}`];
  });
  for (const line of [...refused, ...wrong]) console.log(line);
  return {
    name: basename(file, ".thy"),
    certificates: certificates?.length ?? 0,
    verified: answers.length - refused.length,
    theories: theories?.length ?? 0,
    readBack: (theories?.length ?? 0) - wrong.length,
  };
}

export async function run(options: readonly string[]): Promise<void> {
  const given = (process.env.HOLLOW_THEORIES ?? fileURLToPath(new URL("../../examples", import.meta.url))).split(":");
  const folder = mkdtempSync(join(tmpdir(), "hollow-certificates-"));
  const rows: Row[] = [];
  for (const [i, file] of given
    .filter((path) => path !== "")
    .flatMap(theoriesIn)
    .entries()) {
    const row = measure(file, join(folder, String(i)), options);
    if (row.certificates === 0) continue;
    rows.push(row);
    console.log(`${row.name}: ${row.verified} of ${row.certificates} verified, ${row.readBack} of ${row.theories} read back`);
  }
  rmSync(folder, { recursive: true });
  const sum = (count: (row: Row) => number): number => rows.reduce((all, row) => all + count(row), 0);
  addSection("Certificates", [
    `Counterexamples in ${rows.length} theories, as \`hollow check --certificates\` writes them. A certificate without a theory beside it is about values that a model made up.`,
    "",
    "| | of | |",
    "|---|---:|---:|",
    `| certificates that \`hollow verify\` confirms | ${sum((r) => r.certificates)} | ${sum((r) => r.verified)} |`,
    `| theory files that read back to the negation | ${sum((r) => r.theories)} | ${sum((r) => r.readBack)} |`,
  ]);
}
