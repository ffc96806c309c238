/** The texts that a campaign is about, so that workers on other machines read the same: theories, those they import, and ROOT files above them. */

import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";
import { foldersAbove, rootFolder } from "../../../sessions/index.ts";

/** The deepest folder that has all the files. */
export function commonFolder(files: readonly string[]): string {
  const [first, ...rest] = files.map((file) => dirname(file).split(sep));
  if (first === undefined) return sep;
  const length = rest.reduce((n, parts) => Math.min(n, parts.findIndex((part, i) => part !== first[i]) >>> 0, parts.length), first.length);
  return first.slice(0, length).join(sep) || sep;
}

/** The files, and for each the ROOT of its session: the nearest above it. */
export function withRoots(files: readonly string[]): string[] {
  const tree = { isFile: existsSync, resolve: join, parent: dirname };
  const roots = files.flatMap((file) => {
    const folder = rootFolder(file, tree);
    return folder === null ? [] : [join(folder, "ROOT")];
  });
  return [...new Set([...files, ...roots])];
}

/** Texts by their paths below the folder. */
export function collectTexts(folder: string, files: readonly string[]): Map<string, string> {
  const found = new Map<string, string>();
  const add = (file: string): void => void found.set(relative(folder, file), readFileSync(file, "utf8"));
  for (const file of files) {
    add(file);
    for (const above of foldersAbove(file, dirname).filter((path) => path.length >= folder.length))
      for (const name of ["ROOT", "ROOTS"]) if (existsSync(join(above, name))) add(join(above, name));
  }
  return found;
}

/** Writes texts below a folder of our own. */
export function writeTexts(folder: string, texts: ReadonlyMap<string, string>): void {
  for (const [path, text] of texts) {
    const file = join(folder, path);
    if (relative(folder, file).startsWith("..")) throw new Error(`a text of the campaign leaves its folder: ${path}`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}
