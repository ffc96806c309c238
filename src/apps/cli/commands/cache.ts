/** `hollow cache`: what is kept for later runs. */
import { cacheFolder } from "../cache/folder.ts";
import { imageKeeping } from "../cache/images.ts";
import { keptFiles, remove } from "../cache/keep-file.ts";
import { codeKeeping } from "../workers/code-cache.ts";
import { megabyte } from "../workers/pool/usage.ts";

/** Files that we keep, with those that were not finished. */
const kinds: readonly (readonly [what: string, like: RegExp])[] = [
  ["images of sessions", imageKeeping.like],
  ["compiled code", codeKeeping.like],
  ["unfinished files", /^(?:image|engines)-[0-9a-f]+\.(?:snapshot|code)\.\d+$/],
];

/** Tells what there is, or removes it. Files of others are left alone. */
export function cache(isClearing: boolean, print: (line: string) => void): number {
  const folder = cacheFolder();
  print(folder);
  for (const [what, like] of kinds) {
    const files = keptFiles(folder, like);
    if (isClearing) for (const { path } of files) remove(path);
    const megabytes = (files.reduce((sum, { bytes }) => sum + bytes, 0) / megabyte).toFixed(1);
    const left = isClearing ? keptFiles(folder, like).length : 0;
    if (files.length > 0)
      print(`  ${files.length} ${what}, ${megabytes} MB${isClearing ? (left === 0 ? ", removed" : `, ${left} could not be removed`) : ""}`);
  }
  return 0;
}
