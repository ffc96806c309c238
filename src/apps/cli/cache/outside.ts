/** Which theories belong to the sessions of the files that are asked about, and which come from outside. */

import { dirname, join, sep } from "node:path";
import { rootFolder } from "../../../sessions/index.ts";
import { parseHeader } from "../../../syntax/index.ts";
import { readyTheory } from "../library-snapshot.ts";
import type { Texts } from "./images.ts";

/** The theories outside that files import, directly or through others inside, the library's at hand excepted: what an image of theirs spares. */
export function outside(files: readonly string[], texts: Texts, isOwn: (id: string) => boolean): string[] {
  const found = new Set<string>();
  const seen = new Set<string>(files);
  const open = [...files];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    for (const { text: name } of parseHeader(texts.read(id).text).header.imports) {
      const next = name === "Pure" ? null : texts.resolve(name, id);
      if (next === null || seen.has(next)) continue;
      seen.add(next);
      if (isOwn(next)) open.push(next);
      else if (readyTheory(next) === null) found.add(next);
    }
  }
  return [...found].sort();
}

/** Whether a file belongs to the sessions of others, as far as one can see: below the nearest ROOT above one of them, or beside it. */
export function ownFiles(files: readonly string[], isFile: (path: string) => boolean): (id: string) => boolean {
  const tree = { isFile, resolve: join, parent: dirname };
  const homes = [...new Set(files.map((file) => join(rootFolder(file, tree) ?? dirname(file), sep)))];
  return (id) => homes.some((home) => id.startsWith(home));
}
