/**
 * The engines' code as V8 has compiled it, so that a worker need not. V8 itself accepts such code from another build of the same V8
 * version and crashes in it; here it is used only by the very program, with the same flags, that made it.
 */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";
import { makeFolder } from "../commands/make-folder.ts";

/** How many files a folder keeps: a few versions of Node, each with a few sets of flags. */
const mostFiles = 12;

/** The user's folder for what can be made again: `HOLLOW_CACHE`, or the system's custom. */
export function cacheFolder(env: Readonly<Record<string, string | undefined>> = process.env, platform = process.platform): string {
  if (env["HOLLOW_CACHE"]) return env["HOLLOW_CACHE"];
  if (env["XDG_CACHE_HOME"]) return join(env["XDG_CACHE_HOME"], "hollow");
  if (platform === "win32" && env["LOCALAPPDATA"]) return join(env["LOCALAPPDATA"], "hollow", "Cache");
  return platform === "darwin" ? join(homedir(), "Library", "Caches", "hollow") : join(homedir(), ".cache", "hollow");
}

/** Node's flags that say what a process may do. Compiled code does not depend on them. */
const permissionFlags = /^--(?:experimental-)?permission$|^--allow-|^--frozen-intrinsics$/;

/** The file for code of this source in this process: another program, other flags or another source have another file. */
export function codeFile(sourceHash: string): string {
  const { size, mtimeMs } = statSync(process.execPath);
  const program = [process.version, process.versions.v8, process.platform, process.arch, size, mtimeMs];
  const flags = [process.execArgv.filter((flag) => !permissionFlags.test(flag)), process.env["NODE_OPTIONS"] ?? ""];
  return `engines-${createHash("sha1")
    .update(JSON.stringify([sourceHash, program, flags]))
    .digest("hex")}.code`;
}

/** The code from the first of the folders that has it. */
export function readCode(folders: readonly string[], file: string): Buffer | null {
  for (const folder of folders) {
    try {
      return readFileSync(join(folder, file));
    } catch {
      // Not there, or not to be read: without it a worker starts more slowly, no more.
    }
  }
  return null;
}

/** Keeps code; a folder that cannot be written is left as it is. Readers never see half a file. */
export function keepCode(folder: string, file: string, code: Uint8Array): void {
  try {
    if (makeFolder(folder) !== null) return;
    const half = join(folder, `${file}.${process.pid}`);
    writeFileSync(half, code);
    renameSync(half, join(folder, file));
    const files = readdirSync(folder).filter((name) => name.startsWith("engines-"));
    const byAge = files.map((name) => ({ name, age: statSync(join(folder, name)).mtimeMs })).sort((a, b) => b.age - a.age);
    for (const { name } of byAge.slice(mostFiles)) rmSync(join(folder, name), { force: true });
  } catch {
    // The same.
  }
}
