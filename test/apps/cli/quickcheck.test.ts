import { execFile } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, describe, expect, test } from "vitest";

const folder = mkdtempSync(join(tmpdir(), "hollow-"));
afterAll(() => rmSync(folder, { recursive: true }));
const library = JSON.stringify(pathToFileURL(resolve("dist/quickcheck/index.js")).href);

const run = (...args: readonly string[]) => runIn(folder, ...args);

function runIn(cwd: string, ...args: readonly string[]): Promise<{ readonly status: number; readonly out: string; readonly err: string }> {
  return new Promise((settle) => {
    const child = execFile(process.execPath, [resolve("dist/hollow.js"), "quickcheck", ...args], { cwd }, (_, out, err) =>
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

  test("goes on after a test that ends the thread, and after a generator that throws", async () => {
    const text = `import { forAll, int } from ${library};
const thrown = (message) => { throw new Error(message); };
export const exits = forAll(int, () => process.exit(3));
export const later = forAll(int, () => void setTimeout(() => thrown("too late"), 0));
export const noValues = forAll(int.map(() => thrown("no value")), () => true);
export const sound = forAll(int, () => true);
`;
    writeFileSync(join(folder, "ending.mjs"), text);
    const { status, out } = await run("--tests", "50", "--seed", "1", "ending.mjs");
    expect(out).toContain("exits: A test ended the whole thread");
    expect(out).toContain("later: A test ended the whole thread: too late");
    expect(out).toContain("noValues: Error: a generator threw Error: no value");
    expect(out).toContain("sound: OK: passed 50 tests.");
    expect(out).toContain("1 of 4 properties hold up.");
    expect(status).toBe(1);
  });

  test("checks where failures cannot be remembered, and says so", async () => {
    const place = join(folder, "full");
    mkdirSync(place);
    writeFileSync(join(place, ".hollow"), "no folder");
    const text = `import { forAll, int } from ${library};
export const bad = forAll(int, (n) => n < 3);
export const good = forAll(int, (n) => n === n);
`;
    writeFileSync(join(place, "two.mjs"), text);
    const { status, out } = await runIn(place, "--seed", "1", "two.mjs");
    expect(out).toMatch(/bad: Falsifiable[\s\S]*\nWarning: failures cannot be remembered: .*\.hollow/);
    expect(out).toContain("good: OK: passed 100 tests.\n");
    expect(out.match(/Warning/g)).toHaveLength(1);
    expect(status).toBe(1);
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
    writeFileSync(join(folder, "unreadable.mjs"), "export const x = (;\n");
    expect((await run("unreadable.mjs")).err).toBe(
      "hollow: unreadable.mjs: Unexpected token ';'; node --check unreadable.mjs shows the line\n",
    );
    expect((await run(".")).err).toBe("hollow: not a module but a folder: .\n");
  });
});
