/**
 * The engines' code as V8 has compiled it, so that a worker need not. V8 itself accepts such code from another build of the same V8
 * version and crashes in it; here it is used only by the very program, with the same flags, that made it.
 */
import { createHash } from "node:crypto";
import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { type Keeping, keepFile } from "../cache/keep-file.ts";

/** A few versions of Node, each with a few sets of flags. */
export const codeKeeping: Keeping = { like: /^engines-[0-9a-f]+\.code$/, files: 12, bytes: Number.POSITIVE_INFINITY };

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

/** Keeps code; a folder that cannot be written is left as it is. */
export function keepCode(folder: string, file: string, code: Uint8Array): void {
  keepFile(folder, file, [code], codeKeeping);
}
