/** End to end: the tools of the built program. */
import { spawn, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const folder = mkdtempSync(join(tmpdir(), "hollow-tools-"));

function hollow(...args: string[]): { readonly status: number | null; readonly out: string; readonly err: string } {
  const result = spawnSync(process.execPath, ["dist/hollow.js", ...args], { encoding: "utf8" });
  return { status: result.status, out: result.stdout, err: result.stderr };
}

function theory(name: string, body: string): string {
  const file = join(folder, `${name}.thy`);
  writeFileSync(file, `theory ${name}\n  imports Main\nbegin\n${body}\nend\n`);
  return file;
}

const lists = theory(
  "Lists",
  `lemma rev_append: "rev (xs @ ys) = rev ys @ rev xs" sorry
lemma length_append: "length (xs @ ys) = length xs + length ys" sorry
lemma map_append: "map f (xs @ ys) = map f xs @ map f ys" sorry
lemma tl_length: "xs \\<noteq> [] \\<Longrightarrow> length (tl xs) = length xs - 1" sorry`,
);

interface Line {
  readonly kind: string;
  readonly id: string;
  readonly engine: string;
}

const linesOf = (path: string): string[] => readFileSync(path, "utf8").split("\n");
const results = (path: string): Line[] =>
  linesOf(path)
    .filter((line) => line.endsWith("}"))
    .map((line) => JSON.parse(line) as Line)
    .filter((line) => line.kind === "result");

/** Starts the program, kills it when the store has so many results, and waits for its end. */
async function killAfter(count: number, store: string, args: readonly string[]): Promise<void> {
  const child = spawn(process.execPath, ["dist/hollow.js", ...args], { stdio: "ignore" });
  const end = new Promise<void>((resolve) => child.on("exit", () => resolve()));
  const timer = setInterval(() => {
    if (existsSync(store) && results(store).length >= count) child.kill("SIGKILL");
  }, 20);
  await end;
  clearInterval(timer);
}

describe("hollow mutate", () => {
  it("loses and repeats nothing when it is killed half-way", async () => {
    const store = join(folder, "killed.jsonl");
    const args = ["mutate", lists, "--mutants", "12", "--timeout", "0.5", "--size", "4", "--store", store, "--strategy", "exhaustive"];
    await killAfter(4, store, args);
    const before = results(store);
    expect(before.length).toBeGreaterThanOrEqual(4);
    expect(before.length).toBeLessThan(12);
    const { status, out } = hollow(...args);
    expect(status).toBe(0);
    const after = results(store);
    expect(after.slice(0, before.length)).toEqual(before);
    expect(after).toHaveLength(12);
    expect(new Set(after.map((r) => `${r.id} ${r.engine}`)).size).toBe(12);
    expect(out).toContain("| Lists | 12 |");
    hollow(...args);
    expect(results(store)).toHaveLength(12);
  }, 120_000);

  it("drops a line that was cut off and refuses a store of other settings", () => {
    const store = join(folder, "cut.jsonl");
    const args = ["mutate", lists, "--mutants", "2", "--timeout", "0.5", "--size", "3", "--store", store, "--strategy", "exhaustive"];
    expect(hollow(...args).status).toBe(0);
    writeFileSync(store, linesOf(store).slice(0, -2).join("\n").concat('\n{"kind":"resu'));
    expect(hollow(...args).status).toBe(0);
    expect(results(store)).toHaveLength(2);
    expect(linesOf(store).every((line) => line === "" || line.endsWith("}"))).toBe(true);
    const other = hollow(...args, "--seed", "9");
    expect([other.status, other.err.includes("other settings")]).toEqual([2, true]);
  }, 120_000);
});

describe("hollow unused", () => {
  it("reports what can be left out", () => {
    const { status, out } = hollow("unused", "--json", "--timeout", "1", "--strategy", "exhaustive", lists);
    expect(status).toBe(1);
    expect(JSON.parse(out)).toMatchObject({ lemma: "tl_length", line: 7, unused: [[1]], assumptions: ["xs ≠ []"] });
    expect(hollow("unused", "--timeout", "1", "--strategy", "exhaustive", lists).out).toContain("tl_length: unnecessary assumption 1");
  }, 60_000);
});

describe("hollow check --batch", () => {
  it("says refuted or not", () => {
    const file = theory("Batch", 'lemma a: "rev (rev xs) = xs" sorry\nlemma b: "rev xs = xs" sorry\nlemma c: "x = (y :: nat)" oops');
    const { status, out } = hollow("check", "--batch", "--json", file);
    expect(
      out
        .trim()
        .split("\n")
        .map((line) => (JSON.parse(line) as { answer: string }).answer),
    ).toEqual(["stands", "refuted", "refuted"]);
    expect(status).toBe(1);
    expect(hollow("check", "--batch", file).out).toContain("3 statements: 2 refuted, 1 stand, 0 undecided");
  }, 60_000);
});

describe("hollow conjecture", () => {
  it("prints laws and names constants that it does not know", () => {
    const { status, out } = hollow("conjecture", lists, "--about", "rev,append", "--size", "3");
    expect(status).toBe(0);
    expect(out.split("\n")).toContain("rev (rev xs) = xs");
    const unknown = hollow("conjecture", lists, "--about", "revv");
    expect([unknown.status, unknown.err]).toEqual([2, "hollow: revv: there is no such constant\n"]);
    expect(hollow("conjecture", lists).status).toBe(2);
  }, 60_000);
});
