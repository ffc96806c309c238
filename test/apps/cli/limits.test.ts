/** End to end: nothing hangs, nothing is lost, nothing is left behind. */
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { chmodSync, closeSync, mkdirSync, mkdtempSync, openSync, readFileSync, symlinkSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const folder = mkdtempSync(join(tmpdir(), "hollow-limits-"));
const isLinux = process.platform === "linux";

interface Line {
  readonly line: number;
  readonly lemma?: string | null;
  readonly outcome: string;
  readonly code?: string;
  readonly message?: string;
  readonly assignment?: Readonly<Record<string, string>>;
}

function hollow(args: readonly string[], settings: { input?: string; env?: Record<string, string>; stdout?: number } = {}) {
  const { stdout, stderr, status } = spawnSync(process.execPath, ["dist/hollow.js", ...args], {
    encoding: "utf8",
    ...(settings.input === undefined ? {} : { input: settings.input }),
    ...(settings.stdout === undefined ? {} : { stdio: ["ignore", settings.stdout, "pipe"] as const }),
    env: { ...process.env, ...settings.env },
  });
  const lines = args.includes("--json") && stdout !== null ? stdout.split("\n").filter((l) => l !== "") : [];
  return { status, out: stdout, err: stderr, lines: lines.map((l) => JSON.parse(l) as Line) };
}

function theory(name: string, body: string): string {
  const file = join(folder, `${name}.thy`);
  writeFileSync(file, `theory ${name}\n  imports Main\nbegin\n${body}\nend\n`);
  return file;
}

const quick = (name: string): string => `lemma ${name}: "xs @ ys = ys @ (xs :: nat list)"\n  oops\n`;
const slow = `lemma slow: "distinct xs \\<Longrightarrow> distinct (zip xs (ys :: nat list)) \\<and> distinct (zip xs (zs :: nat list))"\n  oops\n`;
/** A statement whose type is a tree of a thousand million leaves. */
const vast = `lemma vast: "(let x = (0 :: nat, 0 :: nat); ${"x = (x, x); ".repeat(30)}y = x in y = x)"\n  oops\n`;

describe("strange files", () => {
  it("are reported, and the program ends", () => {
    symlinkSync("b", join(folder, "a"));
    symlinkSync("a", join(folder, "b"));
    for (const file of [join(folder, "a"), join(folder, `${"x".repeat(300)}.thy`), join(folder, "a", "B.thy")]) {
      const { status, out } = hollow(["check", file]);
      expect([out.split("\n")[0], status]).toEqual([expect.stringContaining("error E0001"), 2]);
      expect(hollow(["show", file]).status).toBe(2);
    }
  });

  it("are not read beyond the limit", () => {
    const file = join(folder, "Sparse.thy");
    writeFileSync(file, "");
    truncateSync(file, 2 ** 31);
    expect(hollow(["check", file]).out).toContain("too large: it has 2048 MB");
    if (isLinux) expect(hollow(["check", "/dev/zero"]).out).toContain("too large");
  });

  it("are followed through symbolic links in a folder, and links that lead nowhere are reported", () => {
    const linked = join(folder, "linked");
    mkdirSync(join(linked, "sub"), { recursive: true });
    symlinkSync(theory("Elsewhere", quick("a")), join(linked, "Elsewhere.thy"));
    symlinkSync(linked, join(linked, "sub", "again"));
    symlinkSync(join(folder, "nowhere"), join(linked, "Nowhere.thy"));
    const { lines, status } = hollow(["check", "--json", linked]);
    expect(lines.map((l) => l.lemma ?? l.code)).toEqual(["a", "E0001"]);
    expect(status).toBe(2);
  });

  it("are read from the standard input without a folder for temporary files", () => {
    const input = readFileSync(theory("Input", quick("a")), "utf8");
    const { lines, status } = hollow(["check", "--json", "-"], { input, env: { TMPDIR: "/nonexistent" } });
    expect(lines.map((l) => l.outcome)).toEqual(["genuine"]);
    expect(status).toBe(0);
    expect(hollow(["eval", "-", "1 + (1 :: nat)"], { input }).out).toBe("2 :: nat\n");
  });
});

describe("a folder that may not be read", () => {
  // The super-user may read everything: there the program runs as somebody else, if that can be.
  const isRoot = process.getuid?.() === 0;
  const other = ["runuser", "-u", "nobody", "--"];
  const canBeOther = !isRoot || spawnSync("runuser", [...other.slice(1), process.execPath, "dist/hollow.js", "--version"]).status === 0;

  it.skipIf(!canBeOther)("is reported, and the others are read", () => {
    const home = join(folder, "partly");
    mkdirSync(join(home, "closed"), { recursive: true });
    writeFileSync(join(home, "A.thy"), readFileSync(theory("A", quick("a"))));
    writeFileSync(join(home, "B.thy"), "theory B imports Main begin end");
    for (const [path, mode] of [
      [folder, 0o755],
      [home, 0o755],
      [join(home, "closed"), 0o000],
      [join(home, "B.thy"), 0o000],
    ] as const)
      chmodSync(path, mode);
    const command = [process.execPath, "dist/hollow.js", "check", "--json", home];
    const { stdout, status } = isRoot
      ? spawnSync(other[0] ?? "", [...other.slice(1), ...command], { encoding: "utf8" })
      : spawnSync(command[0] ?? "", command.slice(1), { encoding: "utf8" });
    const lines = stdout
      .split("\n")
      .filter((l) => l !== "")
      .map((l) => JSON.parse(l) as Line);
    expect(lines.map((l) => l.lemma ?? l.message)).toEqual([
      "a",
      `The file may not be read: ${join(home, "B.thy")}`,
      `The folder may not be read: ${join(home, "closed")}`,
    ]);
    expect(status).toBe(2);
    chmodSync(join(home, "closed"), 0o755);
  });
});

describe("a command that cannot be read within its time", () => {
  const file = theory("Vast", quick("before") + vast + quick("after"));

  it("costs its own answer and nothing else", () => {
    const { lines, status } = hollow(["check", "--json", "--timeout", "3", file]);
    expect(lines.map((l) => l.lemma ?? l.code)).toEqual([expect.stringMatching(/^E/), "before", "after"]);
    expect(lines[0]).toMatchObject({ line: 6, outcome: "error" });
    expect(lines.slice(1).map((l) => l.outcome)).toEqual(["genuine", "genuine"]);
    expect(status).toBe(2);
  });

  /** Declaring so many constructors takes many seconds on any machine, and so does keeping their names. */
  const wide = `datatype t = ${Array.from({ length: 40_000 }, (_, i) => `C${i}`).join(" | ")}\n`;

  it.each([
    ["--read-time", "1", /reading it took longer than [\d.]+ s$/] as const,
    // Only Linux tells how much memory a process has.
    ...(isLinux ? [["--read-memory", "50", /reading it took more than [\d.]+ MB$/] as const] : []),
  ])("is left out where its reading is not ended from inside: %s", (option, limit, reason) => {
    // One limit at a time.
    const other = option === "--read-time" ? ["--read-memory", "100000"] : ["--read-time", "1000"];
    const own = theory(`Wide${option.slice(7)}`, quick("before") + wide + quick("after"));
    const { lines, status } = hollow(["check", "--json", option, limit, ...other, own]);
    expect(lines.map((l) => l.lemma ?? l.code)).toEqual(["E0125", "before", "after"]);
    expect(lines[0]).toMatchObject({ line: 6, message: expect.stringMatching(reason) });
    expect(status).toBe(2);
  });

  it.each([
    ["unused", "--timeout", "3", file],
    ["conjecture", "--timeout", "3", "--about", "rev", file],
    ["eval", "--timeout", "3", file, "rev [1, 2 :: nat]"],
    ["show", "--timeout", "3", "--stage", "theory", file],
    ["export-types", "--timeout", "3", file],
    ["mutate", "--timeout", "3", "--mutants", "1", "--store", join(folder, "vast.jsonl"), file],
    ["check", "--batch", "--timeout", "3", file],
  ])("holds up no other command: %s", (...args) => {
    const { out, err } = hollow(args);
    expect(out + err).toMatch(/Vast\.thy:6:\d+: error E/);
  });
});

describe("a command without an answer", () => {
  it("is not taken for a search", () => {
    const file = theory("Endless", 'value "card (Pow {0..<40 :: nat})"\n');
    const { out } = hollow(["check", "--timeout", "1", file]);
    expect(out).toMatch(/Endless\.thy:4:1 value: no value: .* \(value, [\d.]+ s\)\n/);
    expect(out).not.toMatch(/no counterexample|not supported/);
  });
});

describe("folders that cannot be made", () => {
  it.skipIf(!isLinux).each(["--certificates", "--proofs", "--draw"])("are told, and the program ends: %s", (option) => {
    const { status, out } = hollow(["check", option, "/proc/none/deeper", theory("Nowhere", quick("a"))]);
    expect(out).toContain("error E0004");
    expect(status).toBe(2);
  });
});

describe("what is lost", () => {
  it.skipIf(!isLinux)("is told when the output cannot be written", () => {
    const full = openSync("/dev/full", "w");
    const { status, err } = hollow(["check", theory("Full", quick("a"))], { stdout: full });
    closeSync(full);
    expect(err).toBe("hollow: the output could not be written (ENOSPC)\n");
    expect(status).toBe(3);
  });

  it("is told after an error that nobody expected, and the program ends", () => {
    const { status, err } = hollow(["mutate", "--store", folder, theory("Store", quick("a"))]);
    expect(err).toMatch(/^hollow: an error of ours: EISDIR/);
    expect(err).not.toContain("    at ");
    expect(status).toBe(3);
  });
});

/** Runs the program, and acts when the first line of its output is there. */
async function during(
  args: readonly string[],
  act: (child: ChildProcess) => void | Promise<void>,
): Promise<{ out: string; status: unknown }> {
  const child = spawn(process.execPath, ["dist/hollow.js", ...args], { stdio: ["ignore", "pipe", "ignore"] });
  let out = "";
  let acting: Promise<void> | null = null;
  child.stdout.setEncoding("utf8").on("data", (text: string) => {
    out += text;
    acting ??= (async () => act(child))();
  });
  const status = await new Promise((settle) => child.on("close", (code, signal) => settle(code ?? signal)));
  await acting;
  return { out, status };
}

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0) && !readFileSync(`/proc/${pid}/stat`, "utf8").includes(") Z ");
  } catch {
    return false;
  }
};

describe("a run", () => {
  it("answers for the text that it began with, whatever happens to the files", async () => {
    const imported = theory("Imported", 'definition f :: "nat \\<Rightarrow> nat" where "f x = x"');
    const file = join(folder, "Changing.thy");
    const own = (body: string): string => `theory Changing\n  imports Imported\nbegin\n${body}\nend\n`;
    writeFileSync(file, own(`${quick("a")}${slow}lemma b: "f x = (0 :: nat)"\n  oops\n`));
    const { out, status } = await during(["check", "--json", "--workers", "3", "--timeout", "2", file], () => {
      writeFileSync(file, own(`\n\n\n${quick("other")}`));
      writeFileSync(imported, 'theory Imported imports Main begin\ndefinition f :: "nat \\<Rightarrow> nat" where "f x = 0"\nend\n');
    });
    const lines = out
      .trim()
      .split("\n")
      .map((l) => JSON.parse(l) as Line);
    expect(lines.map((l) => [l.lemma, l.line, l.outcome])).toEqual([
      ["a", 4, "genuine"],
      ["slow", 6, expect.any(String)],
      ["b", 8, "genuine"],
    ]);
    expect(status).toBe(0);
  });

  it.skipIf(!isLinux).each(["SIGKILL", "SIGHUP", "SIGABRT"] as const)(
    "leaves no process behind after %s, also inside a loop",
    async (signal) => {
      const file = theory(`Loop${signal}`, quick("a") + slow);
      let workers: number[] = [];
      await during(["check", "--strategy", "exhaustive", "--timeout", "600", file], async (child) => {
        await new Promise((settle) => setTimeout(settle, 1500));
        const { pid = 0 } = child;
        workers = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim().split(" ").map(Number);
        child.kill(signal);
      });
      expect(workers.length).toBeGreaterThan(0);
      for (let i = 0; i < 100 && workers.some(isAlive); i++) await new Promise((settle) => setTimeout(settle, 50));
      expect(workers.filter(isAlive)).toEqual([]);
    },
  );
});

describe("memory", () => {
  it("is bounded by the option, and costs one answer", () => {
    const grow = `fun double :: "nat \\<Rightarrow> nat list \\<Rightarrow> nat list" where
  "double 0 xs = xs"
| "double (Suc n) xs = double n (xs @ xs)"\n`;
    const file = theory("Memory", `${grow}lemma big: "double (40 + n) [n] = []"\n  oops\n${quick("b")}`);
    const { lines } = hollow(["check", "--json", "--memory", "100", "--timeout", "30", "--strategy", "exhaustive", file]);
    expect(lines.map((l) => [l.lemma, l.outcome])).toEqual([
      ["big", "unknown"],
      ["b", "genuine"],
    ]);
  });
});

describe("value", () => {
  it("keeps the time of --timeout, and does not write down numbers without end", () => {
    const loop = `function loop :: "nat \\<Rightarrow> nat" where "loop n = loop (n + 1)"\n  by pat_completeness auto\n`;
    const { out } = hollow([
      "check",
      "--timeout",
      "1",
      theory("Values", `${loop}value "loop 0"\nvalue "(10 :: nat) ^ (10 ^ 6)"\nvalue "replicate 3000000 (0 :: nat)"\nvalue "[1 :: nat]"`),
    ]);
    expect(out).toContain("value: no value: evaluation did not end within 1 s");
    const tooLarge = "the value is too large to be written down";
    expect(out).toContain(`value: no value: ${tooLarge}`);
    // The list is too long to be written down; where the machine is slow, its time is up before.
    expect(out.match(new RegExp(`no value: (${tooLarge}|evaluation did not end)`, "g"))).toHaveLength(3);
    expect(out).toContain("value: [1] :: nat list");
  });
});
