/** Files that can be made again: written so that nobody sees half of one, and not too many of them. */
import { closeSync, openSync, readdirSync, renameSync, rmSync, statSync, writeSync } from "node:fs";
import { join } from "node:path";
import { makeFolder } from "../commands/make-folder.ts";

/** What a folder keeps of one kind of files; the oldest go first. */
export interface Keeping {
  readonly like: RegExp;
  readonly files: number;
  readonly bytes: number;
}

/** Keeps a file, given in pieces; whether it could. A folder that cannot be written is left as it is. */
export function keepFile(folder: string, file: string, pieces: Iterable<Uint8Array>, keeping: Keeping): boolean {
  const half = join(folder, `${file}.${process.pid}`);
  try {
    if (makeFolder(folder) !== null) return false;
    const written = openSync(half, "w", 0o600);
    try {
      for (const piece of pieces) for (let at = 0; at < piece.length; ) at += writeSync(written, piece, at);
    } finally {
      closeSync(written);
    }
    renameSync(half, join(folder, file));
    tidy(folder, keeping);
    return true;
  } catch {
    remove(half);
    return false;
  }
}

/** The files of a kind, the newest first. */
export function keptFiles(folder: string, like: RegExp): { readonly path: string; readonly bytes: number }[] {
  try {
    return readdirSync(folder)
      .filter((name) => like.test(name))
      .map((name) => ({ path: join(folder, name), stat: statSync(join(folder, name)) }))
      .sort((a, b) => b.stat.mtimeMs - a.stat.mtimeMs)
      .map(({ path, stat }) => ({ path, bytes: stat.size }));
  } catch {
    return [];
  }
}

function tidy(folder: string, { like, files, bytes }: Keeping): void {
  let sum = 0;
  keptFiles(folder, like).forEach(({ path, bytes: own }, i) => {
    sum += own;
    if (i > 0 && (i >= files || sum > bytes)) remove(path);
  });
}

export function remove(path: string): void {
  try {
    rmSync(path, { force: true });
  } catch {
    // It stays: whoever reads it finds out what it is worth.
  }
}
