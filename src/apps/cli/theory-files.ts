/** Theories on disk: how an import's name leads to a file. */
import { existsSync, readFileSync, statSync } from "node:fs";
import { basename, dirname, join, resolve, sep } from "node:path";
import { fileURLToPath } from "node:url";
import type { TheorySource } from "../../elaborate/index.ts";
import { decodeUtf8 } from "../../syntax/index.ts";

/** The variable of the environment that says where the text of the standard input (the file `-`) is kept. */
export const stdinVariable = "HOLLOW_STDIN";

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

/** The largest file that is read. The largest theories people write have about 2 MB. */
const mostBytes = 8 * 1024 * 1024;

function tooLarge(size: number): string {
  const megabytes = (bytes: number): string => `${Math.round(bytes / (1024 * 1024))} MB`;
  return `The file is too large: it has ${megabytes(size)}, and at most ${megabytes(mostBytes)} are read. Split the theory.`;
}

/** Theories from files; each is read from disk once. */
export function theoryFiles(library: string = libraryFolder()): TheorySource {
  return {
    isLibrary: (id) => id.startsWith(join(library, sep)),
    resolve: (name, from) => candidates(name, from, library).find((path) => existsSync(path)) ?? null,
    read(id) {
      const path = basename(id) === "-" ? (process.env[stdinVariable] ?? id) : id;
      if (process.env.HOLLOW_DEBUG) process.stderr.write(`reading ${JSON.stringify(path)}\n`);
      const { size } = statSync(path);
      if (size > mostBytes) return { text: "", badAt: null, refused: tooLarge(size) };
      return decodeUtf8(readFileSync(path));
    },
  };
}
