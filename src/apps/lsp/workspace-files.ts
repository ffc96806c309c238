/** The theory files of the folders that the client works in. */
import { readdirSync } from "node:fs";
import { join } from "node:path";

/** A workspace may be a home folder: what lies beyond is looked up when it is opened. */
const mostFiles = 2000;
const mostFolders = 5000;

/** All files below the folders, up to a number; hidden folders and those of other tools are passed over. */
export function theoryFilesBelow(folders: readonly string[]): string[] {
  const found: string[] = [];
  const open = [...folders];
  for (let seen = 0; open.length > 0 && seen < mostFolders && found.length < mostFiles; seen++) {
    const folder = open.shift() ?? "";
    try {
      for (const entry of readdirSync(folder, { withFileTypes: true })) {
        const path = join(folder, entry.name);
        if (entry.isDirectory() && !entry.name.startsWith(".") && entry.name !== "node_modules") open.push(path);
        else if (entry.isFile() && entry.name.endsWith(".thy")) found.push(path);
      }
    } catch {
      // It is gone, or may not be read.
    }
  }
  return found.slice(0, mostFiles);
}
