/** The elaborated library beside the program: written by the build, read at start. */
import { existsSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { basename, dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { type LoadedTheory, SnapshotReader, TheoryLoader, writeSnapshot } from "../../elaborate/index.ts";
import { libraryFolder, theoryFiles } from "./theory-files.ts";

/** The theories worth having ready, each after those it builds on. */
const ready = ["Main", "Complex_Main"];

/** Beside the program, or above it when this code stands in a chunk of the bundle. */
function path(): string {
  const isChunk = basename(dirname(fileURLToPath(import.meta.url))) === "chunks";
  return fileURLToPath(new URL(isChunk ? "../library.snapshot" : "./library.snapshot", import.meta.url));
}

/** Elaborates the library and writes it; the program's build calls this. */
export function buildSnapshot(): { readonly bytes: number; readonly errors: number } {
  const library = libraryFolder();
  const loader = new TheoryLoader(theoryFiles(library));
  const theories = ready.map((name) => loader.load(join(library, `${name}.thy`)));
  const text = writeSnapshot(theories, (id) => relative(library, id));
  writeFileSync(path(), text);
  return { bytes: text.length, errors: theories.reduce((n, t) => n + t.diagnostics.filter((d) => d.severity === "error").length, 0) };
}

let reader: SnapshotReader | null = null;

/** The ready theory of that identity, if the snapshot has it and is newer than the text. */
export function readyTheory(id: string): LoadedTheory | null {
  if (!ready.some((name) => id.endsWith(`${name}.thy`)) || !existsSync(path()) || statSync(path()).mtimeMs < statSync(id).mtimeMs)
    return null;
  if (reader === null) {
    const library = libraryFolder();
    reader = new SnapshotReader(readFileSync(path(), "latin1"), (short) => join(library, short));
  }
  return reader.theory(id);
}
