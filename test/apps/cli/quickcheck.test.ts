import { execFile } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, describe, expect, test } from "vitest";

const folder = mkdtempSync(join(tmpdir(), "hollow-"));
afterAll(() => rmSync(folder, { recursive: true }));
const library = JSON.stringify(pathToFileURL(resolve("dist/quickcheck/index.js")).href);

function run(...args: readonly string[]): Promise<{ readonly status: number; readonly out: string; readonly err: string }> {
  return new Promise((settle) => {
    const child = execFile(process.execPath, [resolve("dist/hollow.js"), "quickcheck", ...args], { cwd: folder }, (_, out, err) =>
      settle({ status: child.exitCode ?? -1, out, err }),
    );
  });
}

describe("hollow quickcheck", () => {
  test("checks exported properties, tells hanging ones, and remembers failures", async () => {
    const text = `import { forAll, listOf, int } from ${library};
export const good = forAll(listOf(int), (xs) => xs.length >= 0);
export const endless = forAll(int, () => { for (;;); });
export const bad = forAll(listOf(int), (xs) => xs.length < 3);
export const other = 1;
`;
    writeFileSync(join(folder, "laws.mjs"), text);
    const { status, out } = await run("--tests", "50", "--seed", "1", "--timeout", "1", "laws.mjs");
    expect(out).toContain("good: OK: passed 50 tests.");
    expect(out).toMatch(/endless: A test went on for more than 1000 milliseconds/);
    expect(out).toMatch(/bad: Falsifiable, after \d+ tests? and \d+ shrinks:\n\[0, 0, 0\]/);
    expect(out).toContain("1 of 3 properties hold up.");
    expect(status).toBe(1);
    expect(existsSync(join(folder, ".hollow"))).toBe(true);
    expect(readdirSync(join(folder, ".hollow"))).toHaveLength(1);
  });

  test("ends a module that does not end loading", async () => {
    writeFileSync(join(folder, "endless.mjs"), "for (;;);");
    expect(await run("--timeout", "1", "endless.mjs")).toMatchObject({
      status: 2,
      err: "hollow: endless.mjs: the module did not end loading, and was ended\n",
    });
  });

  test("says what is wrong with a file", async () => {
    expect(await run("none.mjs")).toMatchObject({ status: 2, err: "hollow: no such file: none.mjs\n" });
    writeFileSync(join(folder, "empty.mjs"), "export const x = 1;\n");
    expect((await run("empty.mjs")).err).toContain("no properties are exported by empty.mjs");
    writeFileSync(join(folder, "broken.mjs"), "throw new Error('not today');\n");
    expect((await run("broken.mjs")).err).toBe("hollow: broken.mjs: not today\n");
  });
});
