/** End to end: text of strangers, and what the processes that read it can do. */
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { describe, expect, it } from "vitest";
import { check, readTheory } from "../../../dist/apps/api/index.js";
import { startWorker } from "../../../src/apps/cli/workers/worker-process.ts";

const folder = realpathSync(mkdtempSync(join(tmpdir(), "hollow-untrusted-")));

function hollow(args: readonly string[], env: Readonly<Record<string, string>> = {}) {
  const { stdout, stderr, status } = spawnSync(process.execPath, ["dist/hollow.js", ...args], {
    encoding: "utf8",
    env: { ...process.env, ...env },
    maxBuffer: 1 << 28,
  });
  return { status, out: stdout, err: stderr };
}

interface Line {
  readonly outcome: string;
  readonly lemma?: string | null;
  readonly reason?: string | null;
  readonly code?: string;
  readonly message?: string;
  readonly hint?: string | null;
}

const linesOf = (out: string): Line[] =>
  out
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line) as Line);

function theory(name: string, body: string, imports = "Main", where = folder): string {
  mkdirSync(where, { recursive: true });
  const file = join(where, `${name}.thy`);
  writeFileSync(file, `theory ${name}\n  imports ${imports}\nbegin\n${body}\nend\n`);
  return file;
}

const wrong = 'lemma wrong: "xs @ ys = ys @ (xs :: nat list)" oops\n';

describe("--untrusted", () => {
  it("answers like without it, by all engines", () => {
    const body = ["quickcheck", "quickcheck[random]", "quickcheck[narrowing]", "nitpick"].map((tool) =>
      wrong.replace("oops", `${tool} oops`),
    );
    const file = theory("Same", `${body.join("")}value "rev [1, 2, 3 :: nat]"\n`);
    const outcomes = (args: readonly string[]): string[] =>
      linesOf(hollow(["check", "--json", "--workers", "1", ...args, file]).out).map((l) =>
        `${l.outcome} ${JSON.stringify(l)}`.replace(/"seconds":[\d.e-]+/g, ""),
      );
    const plain = outcomes([]);
    expect(plain.map((line) => line.split(" ")[0])).toEqual(["genuine", "genuine", "genuine", "genuine", "value"]);
    expect(outcomes(["--untrusted"])).toEqual(plain);
  }, 120_000);

  it("imports from the library and the folders that are allowed, from nowhere else", () => {
    const other = join(folder, "other");
    theory("Secret", 'definition "secret = (42 :: nat)"\n', "Main", other);
    theory("Beside", 'definition "beside = (1 :: nat)"\n');
    symlinkSync(join(other, "Secret.thy"), join(folder, "Linked.thy"));
    const use = (name: string, imports: string) => theory(name, wrong, imports);
    const message = (args: readonly string[], file: string): string =>
      linesOf(hollow(["check", "--json", "--untrusted", ...args, file]).out)
        .filter((l) => l.outcome === "error")
        .map((l) => `${l.message} ${l.hint}`)
        .join("\n");
    expect(message([], use("Library", '"HOL-Library.Multiset"'))).toBe("");
    expect(message([], use("A", "Beside"))).toContain("--allow");
    expect(message(["--allow", folder], use("A", "Beside"))).toBe("");
    expect(message([], use("B", `"${join(other, "Secret")}"`))).toContain("--allow");
    expect(message(["--allow", other], use("B", `"${join(other, "Secret")}"`))).toBe("");
    // A link out of an allowed folder leads nowhere; neither does a way up.
    const narrow = join(folder, "narrow");
    mkdirSync(narrow);
    symlinkSync(join(other, "Secret.thy"), join(narrow, "Secret.thy"));
    const inside = theory("C", wrong, "Secret", narrow);
    expect(message(["--allow", narrow], inside)).toContain("--allow");
    expect(message(["--allow", narrow], theory("D", wrong, '"../Beside"', narrow))).toContain("--allow");
    // Nothing tells a file that may not be read from one that is not there.
    const there = message([], use("E", `"${join(other, "Secret")}"`));
    const notThere = message([], use("E", `"${join(other, "Nowhere")}"`));
    expect(there.replaceAll("Secret", "*")).toBe(notThere.replaceAll("Nowhere", "*"));
    // Nor do variables of the environment show.
    const variable = message([], use("F", '"$HOLLOW_SECRET/T"'));
    expect(hollow(["check", "--untrusted", join(folder, "F.thy")], { HOLLOW_SECRET: "/very/secret" }).out).not.toContain("very");
    expect(variable).not.toBe("");
  }, 180_000);

  it("includes no files into other tools' problems either", () => {
    const other = join(folder, "axioms");
    mkdirSync(other);
    writeFileSync(join(other, "ax.p"), "fof(secret_axiom, axiom, secret_predicate).\n");
    const file = join(folder, "problem.p");
    writeFileSync(file, "include('axioms/ax.p').\nfof(c, conjecture, p).\n");
    expect(hollow(["check", "--untrusted", file]).out).toContain("E0504");
    expect(hollow(["check", "--untrusted", "--allow", other, file]).out).not.toContain("E0504");
  }, 60_000);

  it("starts no solver, whatever the theory asks for", () => {
    const bin = join(folder, "bin");
    mkdirSync(bin);
    const mark = join(folder, "started");
    writeFileSync(join(bin, "minisat"), `#!/bin/sh\ntouch ${mark}\n`, { mode: 0o755 });
    const file = theory("Solver", wrong.replace("oops", "nitpick[sat_solver = minisat] oops"));
    const env = { PATH: `${bin}:${process.env["PATH"] ?? ""}` };
    hollow(["check", file], env);
    const isStartedOtherwise = existsSync(mark);
    rmSync(mark, { force: true });
    const { out } = hollow(["check", "--untrusted", file], env);
    expect(isStartedOtherwise).toBe(true);
    expect(out).toContain("the SAT solver minisat is not used for text that is not trusted");
    expect(existsSync(mark)).toBe(false);
  }, 60_000);

  it("ends with the limits on statements, output and time, and says so", async () => {
    const many = Array.from({ length: 520 }, (_, i) => `lemma l${i}: "True" quickcheck[size = 1] oops\n`).join("");
    const file = theory("Many", many);
    const { status, out } = hollow(["check", "--json", "--untrusted", file]);
    const lines = linesOf(out);
    const unanswered = lines.filter((l) => l.outcome === "unknown");
    expect(unanswered.map((l) => l.lemma)).toEqual(Array.from({ length: 20 }, (_, i) => `l${500 + i}`));
    expect(unanswered[0]?.reason).toBe("as many statements as may be have been answered");
    expect(lines.at(-1)?.code).toBe("E0005");
    expect(status).toBe(2);

    const long = hollow(["check", "--untrusted", theory("Long", 'value "replicate 20000 (12345 :: nat)"\n'.repeat(40))]);
    expect(long.status).toBe(3);
    expect(long.err).toContain("the limit for text that is not trusted");
    expect(long.out.length).toBeLessThan(4_000_001);

    const forever = 'function f :: "nat \\<Rightarrow> nat" where "f n = f (n + 1)" by pat_completeness auto\nvalue "f 0"\nvalue "f 1"\n';
    const text = readFileSync(theory("Forever", forever), "utf8");
    const read = await readTheory(text, { untrusted: true });
    const reports = [];
    for await (const report of check(read, { untrusted: { seconds: 3 }, workers: 1, timeout: 100 })) reports.push(report);
    expect(reports.map((r) => r.reason)).toEqual(Array(2).fill("the time for the whole run (3 s) is used up"));

    const short = [];
    for await (const report of check(await readTheory(readFileSync(file, "utf8"), { untrusted: true }), { untrusted: { output: 2000 } }))
      short.push(report.reason);
    expect(short.length).toBe(520);
    expect(short.at(-1)).toBe("the answers are longer than they may be");
  }, 300_000);

  it("is an option of the other commands that read theories", () => {
    const file = theory(
      "Tools",
      `${wrong.replace("oops", "sorry")}lemma w: "x < (5 :: nat) \\<Longrightarrow> y = (0 :: nat) \\<Longrightarrow> x < 6" sorry\n`,
    );
    expect(hollow(["eval", "--untrusted", file, "1 + (1 :: nat)"]).out).toBe("2 :: nat\n");
    expect(hollow(["show", "--untrusted", "--stage", "program", file]).status).toBe(0);
    expect(hollow(["unused", "--untrusted", file]).out).toContain("y = ");
    expect(hollow(["check", "--untrusted", "--batch", file]).out).toContain("1 refuted");
    expect(hollow(["conjecture", "--untrusted", "--size", "3", "--about", "rev", file]).status).toBe(0);
    const mistakes = [
      ["--allow", folder],
      ["--untrusted", "--proofs", folder],
      ["--untrusted", "--allow", join(folder, "nowhere")],
    ];
    for (const args of mistakes) expect(hollow(["check", ...args, file]).status).toBe(2);
  }, 120_000);
});

describe("a confined worker", () => {
  it("can read, write, start and reach nothing", async () => {
    const secret = join(folder, "secret.txt");
    const target = join(folder, "target.txt");
    writeFileSync(secret, "secret");
    process.env["HOLLOW_SECRET"] = "secret";
    const program = join(folder, "dist", "probe.cjs");
    mkdirSync(join(folder, "dist"));
    writeFileSync(
      program,
      readFileSync(new URL("./confined-probe.cjs", import.meta.url))
        .toString()
        .replace("process.argv.slice(-2)", JSON.stringify([secret, target])),
    );
    const worker = startWorker(pathToFileURL(program), { stack: 60_000, heap: 256, usesCode: true, confinement: { folders: [] } });
    const found = await new Promise<Record<string, string>>((settle, reject) => {
      worker.on("message", (message) => settle(message as Record<string, string>));
      worker.on("exit", (code, signal) => reject(new Error(`the probe ended: ${code ?? signal}`)));
    });
    worker.disconnect();
    const { environment, interfaces, connect, ...others } = found;
    for (const [name, answer] of Object.entries(others)) expect(`${name}: ${answer}`).toContain(": refused: ");
    expect(environment).toBe("");
    expect(readFileSync(secret, "utf8")).toBe("secret");
    expect(existsSync(target)).toBe(false);
    // Only where the system lets users make name spaces.
    const isOffline = process.platform === "linux" && spawnSync("unshare", ["-U", "-n", "true"]).status === 0;
    if (isOffline) expect([interfaces, connect]).toEqual(["", expect.stringMatching(/ENETUNREACH|ACCESS_DENIED/)]);
    else console.warn("skipped: this system gives no worker without network");
  }, 60_000);
});
