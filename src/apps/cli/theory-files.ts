/** Theories on disk: how an import's name leads to a file. */
import { existsSync } from "node:fs";
import { basename, dirname, join, resolve, sep } from "node:path";
import { fileURLToPath } from "node:url";
import type { TheorySource } from "../../elaborate/index.ts";
import { decodeUtf8 } from "../../syntax/index.ts";
import { readBounded } from "./read-bounded.ts";

/** The text of a theory, or why there is none. */
export type TheoryText = ReturnType<TheorySource["read"]>;

/** The folder of our library, found from where the program stands. */
export function libraryFolder(): string {
  for (let folder = dirname(fileURLToPath(import.meta.url)); ; folder = dirname(folder)) {
    const library = join(folder, "library");
    if (existsSync(join(library, "Main.thy"))) return library;
    if (dirname(folder) === folder) return library;
  }
}

/** The places where an import may stand, most likely first. */
function candidates(name: string, from: string, library: string): string[] {
  const home = dirname(from);
  const file = `${name}.thy`;
  if (name.startsWith("~~/src/HOL/Library/")) return [join(library, "HOL-Library", `${basename(name)}.thy`)];
  if (name.startsWith("~~/src/HOL/")) return [join(library, `${basename(name)}.thy`)];
  if (name.includes("/")) return [resolve(home, file), join(library, "HOL-Library", `${basename(name)}.thy`)];
  const dot = name.lastIndexOf(".");
  if (dot < 0) return [join(home, file), join(library, file), join(library, "HOL-Library", file)];
  const [session, base] = [name.slice(0, dot), `${name.slice(dot + 1)}.thy`];
  return [
    join(library, session, base),
    ...(session === "HOL" || session.startsWith("HOL-") ? [join(library, base)] : []),
    join(home, base),
    join(home, "..", session.replace(/^HOL-/, ""), base),
  ];
}

/** Theories from files. */
export function theoryFiles(library: string = libraryFolder()): TheorySource {
  return {
    isLibrary: (id) => id.startsWith(join(library, sep)),
    resolve: (name, from) => candidates(name, from, library).find((path) => existsSync(path)) ?? null,
    read(id) {
      if (process.env.HOLLOW_DEBUG) process.stderr.write(`reading ${JSON.stringify(id)}\n`);
      const bytes = readBounded(id);
      return typeof bytes === "string" ? { text: "", badAt: null, refused: bytes } : decodeUtf8(bytes);
    },
  };
}
