/** The built program at another place, as an installation has it: nothing is read or compiled twice, whatever the times of its files. */
import { spawnSync } from "node:child_process";
import { appendFileSync, cpSync, mkdtempSync, readdirSync, rmSync, symlinkSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { cacheFolder } from "../../../src/apps/cli/cache/folder.ts";
import { codeFile, keepCode } from "../../../src/apps/cli/workers/code-cache.ts";

const place = mkdtempSync(join(tmpdir(), "hollow-installed-"));
for (const part of ["dist", "library", "package.json"])
  cpSync(part, join(place, part), { recursive: true, filter: (source) => !/\.code$|\.tsbuildinfo$/.test(source) });
symlinkSync(resolve("node_modules"), join(place, "node_modules"));
const cache = join(place, "cache");
const file = join(place, "Own.thy");
writeFileSync(file, `theory Own imports Complex_Main begin\nlemma "xs @ ys = ys @ (xs :: nat list)"\n  oops\nend\n`);

/** The theories beside its own file that a check reads from their texts. */
function check(): { readonly status: number | null; readonly read: string[] } {
  const { status, stderr } = spawnSync(process.execPath, [join(place, "dist/hollow.js"), "check", "--workers", "1", file], {
    encoding: "utf8",
    env: { ...process.env, HOLLOW_DEBUG: "1", HOLLOW_CACHE: cache },
  });
  return { status, read: [...stderr.matchAll(/^reading .*?([\w-]+)\.thy"$/gm)].map(([, name]) => name ?? "") };
}

/** The worker that keeps the code may outlive the command for a moment. */
async function kept(): Promise<string[]> {
  for (let i = 0; i < 100; i++) {
    const files = readdirSync(place).includes("cache") ? readdirSync(cache).filter((name) => name.endsWith(".code")) : [];
    if (files.length > 0) return files;
    await new Promise((settle) => setTimeout(settle, 100));
  }
  return [];
}

describe("an installed program", () => {
  it("uses the snapshot of the library whatever the times of its files", () => {
    const later = new Date(Date.now() + 60_000);
    for (const name of readdirSync(join(place, "library")))
      if (name.endsWith(".thy")) utimesSync(join(place, "library", name), later, later);
    expect(check()).toEqual({ status: 0, read: [] });
  });

  it("keeps the compiled engines in the user's cache folder, once", async () => {
    rmSync(cache, { recursive: true, force: true });
    check();
    const files = await kept();
    expect(files).toHaveLength(1);
    check();
    await new Promise((settle) => setTimeout(settle, 500));
    expect(await kept()).toEqual(files);
  });

  it("does without them where that folder cannot be made", () => {
    rmSync(cache, { recursive: true, force: true });
    writeFileSync(cache, "a file");
    expect(check().status).toBe(0);
    rmSync(cache);
  });

  it("reads a library that was changed from its texts", () => {
    appendFileSync(join(place, "library", "Main.thy"), "\n(* changed *)\n");
    const { status, read } = check();
    expect(status).toBe(0);
    expect(read).toContain("HOL");
  });
});

describe("the cache of compiled code", () => {
  it("is in the folder that the user or the system names", () => {
    expect(cacheFolder({ HOLLOW_CACHE: "/a", XDG_CACHE_HOME: "/b" }, "linux")).toBe("/a");
    expect(cacheFolder({ XDG_CACHE_HOME: "/b" }, "linux")).toBe(join("/b", "hollow"));
    expect(cacheFolder({}, "linux")).toMatch(/[\\/]\.cache[\\/]hollow$/);
    expect(cacheFolder({}, "darwin")).toMatch(/[\\/]Caches[\\/]hollow$/);
  });

  it("has another file for other flags and another source", () => {
    const own = codeFile("a");
    expect(codeFile("a")).toBe(own);
    expect(codeFile("b")).not.toBe(own);
    process.execArgv.push("--max-old-space-size=100");
    expect(codeFile("a")).not.toBe(own);
    process.execArgv.pop();
  });

  it("does not grow without end", () => {
    const folder = join(place, "many");
    for (let i = 0; i < 30; i++) keepCode(folder, `engines-${i}.code`, new Uint8Array(1));
    expect(readdirSync(folder).length).toBeLessThan(20);
  });
});
