/** The clients of docs/provers.md, as they are printed there, against the real server. */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startServer, type TestServer } from "./running-server.ts";

const text = readFileSync("docs/provers.md", "utf8");
const folder = mkdtempSync(join(tmpdir(), "hollow-provers-"));
const hasPython = spawnSync("python3", ["--version"]).status === 0;

/** The program of a language, and what it is said to print. */
function example(language: string): { readonly program: string; readonly output: string } {
  const [, program = "", output = ""] = new RegExp(`\`\`\`${language}\\n(.*?)\`\`\`.*?\`\`\`text\\n(.*?)\`\`\``, "s").exec(text) ?? [];
  return { program, output };
}

describe("the clients of docs/provers.md", () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer("--workers", "2");
  });
  afterAll(() => server.stop());

  it.skipIf(!hasPython)(
    `in Python${hasPython ? "" : " (skipped: there is no python3)"}`,
    () => {
      const { program, output } = example("python");
      const file = join(folder, "client.py");
      writeFileSync(file, program);
      const { stdout, stderr } = spawnSync("python3", [file, server.url], {
        encoding: "utf8",
        env: { ...process.env, PYTHONIOENCODING: "utf-8" },
      });
      expect([stdout, stderr]).toEqual([output, ""]);
    },
    180_000,
  );

  it("in TypeScript", () => {
    const { program, output } = example("ts");
    const file = join(folder, "client.mts");
    writeFileSync(file, program);
    const tsx = resolve("node_modules/tsx/dist/cli.mjs");
    const { stdout, stderr } = spawnSync(process.execPath, [tsx, file, server.url], { encoding: "utf8" });
    expect([stdout, stderr]).toEqual([output, ""]);
  }, 180_000);
});
