/**
 * The elaborated library beside the program: written by the build, read at start. Its last line names the texts it was made from, with a
 * hash over them: a library that has been changed since is read from its texts.
 */
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { type LoadedTheory, SnapshotReader, TheoryLoader, writeSnapshot } from "../../elaborate/index.ts";
import { libraryFolder, theoryFiles } from "./theory-files.ts";

/** The theories worth having ready, each after those it builds on. */
const ready = ["Main", "Complex_Main"];

/** The last line of the file. */
interface Sources {
  /** Files of the library, relative to its folder. */
  readonly sources: readonly string[];
  readonly hash: string;
}

function hashOf(library: string, sources: readonly string[]): string {
  const hash = createHash("sha1");
  for (const source of sources) hash.update(readFileSync(join(library, source))).update("\0");
  return hash.digest("hex");
}

/** Elaborates the library and writes it; the program's build calls this. */
export function buildSnapshot(path: string): { readonly bytes: number; readonly errors: number } {
  const library = libraryFolder();
  const loader = new TheoryLoader(theoryFiles(library));
  const theories = ready.map((name) => loader.load(join(library, `${name}.thy`)));
  const shortId = (id: string): string => relative(library, id);
  const sources = [...new Set(theories.flatMap((t) => [...t.ancestors, t.id]))].map(shortId).sort();
  const last: Sources = { sources, hash: hashOf(library, sources) };
  const text = `${writeSnapshot(theories, shortId)}\n${JSON.stringify(last)}`;
  writeFileSync(path, text);
  return { bytes: text.length, errors: theories.reduce((n, t) => n + t.diagnostics.filter((d) => d.severity === "error").length, 0) };
}

/** The snapshot of the built program that this code is part of; null in the sources, whose elaboration may be newer. */
function snapshotFile(): string | null {
  for (let folder = dirname(fileURLToPath(import.meta.url)); ; folder = dirname(folder)) {
    const file = join(folder, "library.snapshot");
    if (existsSync(file)) return file;
    if (existsSync(join(folder, "package.json")) || dirname(folder) === folder) return null;
  }
}

/** The theories of the library that are at hand, and what tells them from those of another build. */
export interface ReadyLibrary {
  readonly theories: readonly LoadedTheory[];
  readonly hash: string;
}

interface OpenSnapshot {
  readonly reader: SnapshotReader;
  readonly hash: string;
}

function openSnapshot(): OpenSnapshot | null {
  const file = snapshotFile();
  if (file === null) return null;
  const library = libraryFolder();
  const text = readFileSync(file, "latin1");
  const { sources, hash } = JSON.parse(text.slice(text.lastIndexOf("\n") + 1)) as Sources;
  const isCurrent = sources.every((source) => existsSync(join(library, source))) && hashOf(library, sources) === hash;
  return isCurrent ? { reader: new SnapshotReader(text, (short) => join(library, short)), hash } : null;
}

/** Opened when it is first needed; null when there is none that suits. */
let opened: OpenSnapshot | null | undefined;

/** The ready theory of that identity, if the snapshot has it and was made from the same texts. */
export function readyTheory(id: string): LoadedTheory | null {
  if (!ready.some((name) => id.endsWith(`${name}.thy`))) return null;
  if (opened === undefined) opened = openSnapshot();
  return opened?.reader.theory(id) ?? null;
}

/** All ready theories; null where there are none. */
export function readyLibrary(): ReadyLibrary | null {
  const theories = ready.map((name) => readyTheory(join(libraryFolder(), `${name}.thy`))).filter((theory) => theory !== null);
  return opened == null || theories.length < ready.length ? null : { theories, hash: opened.hash };
}
