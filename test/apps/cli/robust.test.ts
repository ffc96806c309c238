/** End to end: the program among crashes, interruptions and strange input. */
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const folder = mkdtempSync(join(tmpdir(), "hollow-robust-"));

interface Line {
  readonly file?: string;
  readonly line: number;
  readonly lemma?: string | null;
  readonly outcome: string;
  readonly reason?: string | null;
  readonly code?: string;
  readonly message?: string;
  readonly hint?: string | null;
  readonly assignment?: Readonly<Record<string, string>>;
  readonly more?: readonly { readonly assignment: Readonly<Record<string, string>> }[];
  readonly replay?: readonly string[];
  readonly statistics?: readonly { readonly size: number; readonly tests: number; readonly satisfied: number }[];
}

const linesOf = (out: string): Line[] =>
  out
    .split("\n")
    .filter((l) => l !== "")
    .map((l) => JSON.parse(l) as Line);

function hollow(args: readonly string[], settings: { input?: string; env?: Record<string, string> } = {}) {
  const { stdout, stderr, status } = spawnSync(process.execPath, ["dist/hollow.js", ...args], {
    encoding: "utf8",
    ...(settings.input === undefined ? {} : { input: settings.input }),
    env: { ...process.env, ...settings.env },
  });
  return { status, out: stdout, err: stderr, lines: args.includes("--json") ? linesOf(stdout) : [] };
}

const theoryText = (name: string, body: string): string => `theory ${name}\n  imports Main\nbegin\n${body}\nend\n`;

function theory(name: string, body: string, text = theoryText(name, body)): string {
  const file = join(folder, `${name}.thy`);
  writeFileSync(file, text);
  return file;
}

const quick = (name: string): string => `lemma ${name}: "xs @ ys = ys @ (xs :: nat list)"\n  oops\n`;
const slow = `lemma slow: "distinct xs \\<Longrightarrow> distinct (zip xs (ys :: nat list)) \\<and> distinct (zip xs (zs :: nat list))"
  oops
`;

/** Runs the program, calls `act` when the output has so many lines, and returns all of it. */
async function during(
  args: readonly string[],
  count: number,
  act: (child: ChildProcess) => void,
): Promise<{ out: string; status: unknown }> {
  const child = spawn(process.execPath, ["dist/hollow.js", ...args], { stdio: ["ignore", "pipe", "inherit"] });
  let out = "";
  let hasActed = false;
  child.stdout.setEncoding("utf8").on("data", (text: string) => {
    out += text;
    if (hasActed || out.split("\n").length <= count) return;
    hasActed = true;
    setTimeout(act, 300, child);
  });
  const status = await new Promise((settle) => child.on("close", (code, signal) => settle(code ?? signal)));
  return { out, status };
}

const childrenOf = (pid: number): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim().split(" ").filter(Boolean).map(Number);

describe("hollow check", () => {
  it.skipIf(process.platform !== "linux")(
    "loses one answer when its workers are killed",
    async () => {
      const file = theory("Killed", quick("a") + slow + quick("b"));
      const { out, status } = await during(["check", "--json", "--workers", "1", "--timeout", "20", file], 1, (child) => {
        for (const pid of childrenOf(child.pid ?? 0)) process.kill(pid, "SIGKILL");
      });
      const answers = linesOf(out).filter((l) => l.outcome !== "warning");
      expect(answers.map((l) => [l.lemma, l.outcome])).toEqual([
        ["a", "genuine"],
        ["slow", "unknown"],
        ["b", "genuine"],
      ]);
      expect(answers[1]?.reason).toBe("the search was killed (SIGKILL)");
      expect(status).toBe(0);
    },
    60_000,
  );

  it("loses one answer to a search that wants more memory than there is", () => {
    const double = `fun double :: "nat \\<Rightarrow> nat list \\<Rightarrow> nat list" where
  "double 0 xs = xs"
| "double (Suc n) xs = double n (xs @ xs)"
lemma big: "double (40 + n) [n] = []"
  oops
`;
    const file = theory("Memory", quick("a") + double + quick("b"));
    const { lines, status } = hollow(["check", "--json", "--timeout", "30", "--strategy", "exhaustive", file], {
      env: { HOLLOW_MEMORY: "100" },
    });
    expect(lines.map((l) => [l.lemma, l.outcome, l.reason])).toEqual([
      ["a", "genuine", null],
      ["big", "unknown", "the search used up its memory"],
      ["b", "genuine", null],
    ]);
    expect(status).toBe(0);
  }, 60_000);

  it("loses one answer to an evaluation that does not end", () => {
    const forever = `function forever :: "nat \\<Rightarrow> nat" where "forever n = forever (n + 1)"
  by pat_completeness auto
lemma endless: "forever n = 0"
  oops
`;
    const file = theory("Forever", quick("a") + forever + quick("b"));
    const { lines } = hollow(["check", "--json", "--timeout", "1", "--strategy", "exhaustive", file]);
    expect(lines.filter((l) => l.outcome !== "warning").map((l) => [l.lemma, l.outcome])).toEqual([
      ["a", "genuine"],
      ["endless", "unknown"],
      ["b", "genuine"],
    ]);
  }, 60_000);

  it.each(["SIGINT", "SIGTERM"] as const)(
    "prints what is finished after %s, in the order of the file",
    async (signal) => {
      const file = theory("Interrupted", quick("a") + slow + quick("b") + quick("c"));
      const { out, status } = await during(["check", "--workers", "2", "--timeout", "30", file], 3, (child) =>
        setTimeout(() => child.kill(signal), 3000),
      );
      expect([...out.matchAll(/(\w+): counterexample/g)].map((m) => m[1])).toEqual(["a", "b", "c"]);
      expect(out).toMatch(/3 searches, 3 counterexamples, interrupted, 1 not finished\n$/);
      expect(status).toBe(130);
    },
    60_000,
  );

  it("reads the standard input, folders, and files with a byte order mark and Windows line ends", () => {
    const text = theoryText("Plain", quick("a"));
    const expected = [["a", 4, "genuine"]];
    const seen = (lines: readonly Line[]): unknown[] => lines.map((l) => [l.lemma, l.line, l.outcome]);
    expect(seen(hollow(["check", "--json", "-"], { input: text }).lines)).toEqual(expected);
    expect(seen(hollow(["check", "--json", theory("Bom", "", `\uFEFF${text}`)]).lines)).toEqual(expected);
    expect(seen(hollow(["check", "--json", theory("Windows", "", text.replaceAll("\n", "\r\n"))]).lines)).toEqual(expected);
    const inner = join(folder, "sub", "deeper");
    mkdirSync(inner, { recursive: true });
    writeFileSync(join(inner, "Plain.thy"), text);
    writeFileSync(join(inner, "notes.txt"), "no theory");
    expect(seen(hollow(["check", "--json", join(folder, "sub")]).lines)).toEqual(expected);
  }, 60_000);

  it.each([
    ["% a comment\nfof(g, conjecture, p(c)).", ".p", "TPTP"],
    ["; a comment\n(declare-const x Int) (prove (= x 0))", ".smt2", "TIP"],
    ["# a comment\nval x : prop. goal ~ x.", ".nun", "Nunchaku"],
  ])(
    "knows the language of the standard input by how it begins, and says which end the name of a file has lost: %s",
    (text, ending, language) => {
      const { lines, status } = hollow(["check", "--json", "-"], { input: text });
      expect([lines.map((l) => [l.file, l.lemma, l.outcome]), status]).toEqual([
        [[`stdin${ending}`, "stdin", "genuine"]],
        ending === ".nun" ? 0 : 1,
      ]);
      const file = join(folder, "Problem.txt");
      writeFileSync(file, text);
      const { out, err, status: other } = hollow(["check", file]);
      expect([out + err, other]).toEqual([expect.stringContaining(`the language of ${language}, whose files end in ${ending}`), 2]);
    },
  );

  it("says what is wrong with files that it cannot read, and ends with 2", () => {
    const empty = join(folder, "nothing");
    mkdirSync(empty);
    const binary = join(folder, "Binary.thy");
    writeFileSync(binary, Buffer.from(Array.from({ length: 4096 }, (_, i) => (i * 7919) % 256)));
    const hidden = theory("Hidden", quick("a"));
    chmodSync(hidden, 0);
    const isRoot = process.getuid?.() === 0;
    for (const file of [empty, binary, theory("Empty", "", ""), join(folder, "Gone.thy"), ...(isRoot ? [] : [hidden])]) {
      const { status, out, err } = hollow(["check", file]);
      expect([file, status]).toEqual([file, 2]);
      expect(out).toContain("error E");
      expect(err).toBe("");
    }
  }, 60_000);

  it("names statements that are like the one asked for", () => {
    const file = theory("Names", quick("rev_append"));
    const { status, lines } = hollow(["check", "--json", "--lemma", "rev_apend", file]);
    expect(status).toBe(2);
    expect(lines[0]).toMatchObject({ outcome: "error", code: "E0003", hint: "Did you mean rev_append?" });
    expect(hollow(["check", "--json", "--lemma", "4", file]).lines[0]).toMatchObject({ lemma: "rev_append", outcome: "genuine" });
  }, 60_000);

  it("takes any line of a statement for it", () => {
    const file = theory("Lines", 'lemma first: "x = x"\n  by simp\n\nlemma second:\n  fixes x :: nat\n  shows "x = 0"\n  oops');
    const { lines } = hollow(["check", "--json", "--lemma", "9", file]);
    expect(lines.map(({ lemma, outcome }) => [lemma, outcome])).toEqual([["second", "genuine"]]);
    expect(hollow(["check", "--json", "--lemma", "6", file]).lines[0]).toMatchObject({ outcome: "error", code: "E0003" });
  }, 60_000);

  it("finds a counterexample again in one test", () => {
    const file = theory("Replay", 'lemma "rev (xs @ ys) = rev xs @ rev (ys :: \'a list)"\n  oops\nlemma m: "f x = g (x :: nat)"\n  oops\n');
    for (const strategy of ["exhaustive", "random"]) {
      const first = hollow(["check", "--strategy", strategy, file]).out;
      const commands = [...first.matchAll(/replay: hollow (.*)/g)].map((m) => m[1] ?? "");
      expect(commands).toHaveLength(2);
      for (const command of commands) {
        const { stdout } = spawnSync("/bin/sh", ["-c", `"${process.execPath}" dist/hollow.js ${command} --json`], { encoding: "utf8" });
        expect(linesOf(stdout)[0]).toMatchObject({ outcome: "genuine", tests: 1, rechecked: true });
      }
    }
    const [wrong] = hollow([
      "check",
      "--json",
      "--lemma",
      "m",
      "--value",
      "f = (\\<lambda>_. 0)",
      "--value",
      "g = (\\<lambda>_. 0)",
      "--value",
      "x = 0",
      file,
    ]).lines;
    expect(wrong).toMatchObject({ lemma: "m", outcome: "none" });
  }, 60_000);

  it("gives several counterexamples of different shapes", () => {
    const file = theory("Several", 'lemma l: "rev xs = (xs :: nat list)"\n  oops\n');
    const [line] = hollow(["check", "--json", "--max", "3", file]).lines;
    const values = [line?.assignment?.xs, ...(line?.more ?? []).map((m) => m.assignment.xs)];
    expect(new Set(values).size).toBe(3);
  }, 60_000);

  it("reports statistics of random tests", () => {
    const file = theory(
      "Statistics",
      'lemma l: "distinct xs \\<Longrightarrow> distinct (rev (xs :: nat list))"\n  quickcheck[random, report, size = 3, iterations = 20]\n  oops\n',
    );
    const [line] = hollow(["check", "--json", file]).lines;
    expect(line?.statistics?.map((s) => [s.size, s.satisfied])).toEqual([
      [1, 20],
      [2, 20],
      [3, 20],
    ]);
    expect(hollow(["check", file]).out).toMatch(/size 3: \d+ tests, premises held 20 times, 20 satisfied all/);
  }, 60_000);

  it("gives the same output with one, two and four workers", () => {
    const body = Array.from(
      { length: 8 },
      (_, i) =>
        `lemma l${i}: "length xs < ${i} \\<or> xs @ ys = ys @ (xs :: nat list)"\n  quickcheck[random, seed = ${i}]\n  quickcheck\n  oops`,
    );
    const file = theory("Workers", body.join("\n"));
    const output = (workers: string): string =>
      hollow(["check", "--seed", "5", "--workers", workers, file]).out.replace(/\d+\.\d\d s/g, "_ s");
    const one = output("1");
    expect(one).toContain("16 searches, 16 counterexamples");
    expect([output("2"), output("4")]).toEqual([one, one]);
  }, 60_000);

  it("uses colours and the progress line on a terminal only", () => {
    const file = theory("Colours", quick("a"));
    const { out, err } = hollow(["check", file]);
    expect(out).not.toContain("\x1b");
    expect(err).toBe("");
    const forced = hollow(["check", file], { env: { FORCE_COLOR: "1" } }).out;
    expect(forced).toContain("\x1b");
  }, 60_000);
});

describe("mistakes on the command line", () => {
  it.each([
    [["check"], "check needs at least one file"],
    [["chek", "F.thy"], "unknown command: chek (did you mean check?)"],
    [["check", "F.thy", "--lemma", "a", "--lemma", "b"], "--lemma is given more than once; it takes one value"],
    [["check", "F.thy", "--sized", "3"], "unknown option: --sized (did you mean --size?)"],
    [["check", "F.thy", "--size", "many"], "--size needs a number"],
    [["check", "F.thy", "--size", "2.5"], "--size needs a whole number"],
    [["check", "F.thy", "--workers", "0"], "--workers needs a number greater than 0"],
    [
      ["check", "F.thy", "--strategy", "guess"],
      "unknown strategy: guess (one of exhaustive, random, narrowing, smart_exhaustive, nitpick)",
    ],
  ] as const)("%j", (args, message) => {
    const { status, err } = hollow(args);
    expect(err).toBe(`hollow: ${message}\nTry hollow --help.\n`);
    expect(status).toBe(2);
  });
});
