/** Theories on disk: the library's folder, the folders of sessions, and how an import's name leads to a file. */
import { existsSync, statSync } from "node:fs";
import { dirname, join, relative, resolve, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { LineMap } from "../../base/index.ts";
import { type TheorySource, theoriesBelow } from "../../elaborate/index.ts";
import { Catalog, type FileTree, foldersAbove, type ImportWorld, isabelleFolder, resolveImport, whyMissing } from "../../sessions/index.ts";
import { decodeUtf8 } from "../../syntax/index.ts";
import { isConfined, mayRead } from "./allowed-files.ts";
import { readBounded } from "./read-bounded.ts";
import { sessionFolders } from "./session-folders.ts";

/** The text of a theory, or why there is none. */
export type TheoryText = ReturnType<TheorySource["read"]>;

/** The folder of our library, found from where the program stands. */
export function libraryFolder(): string {
  const candidates = foldersAbove(fileURLToPath(import.meta.url), dirname).map((folder) => join(folder, "library"));
  return candidates.find((library) => existsSync(join(library, "Main.thy"))) ?? candidates.at(-1) ?? "library";
}

function statOf(path: string): ReturnType<typeof statSync> | null {
  try {
    return mayRead(path) ? (statSync(path) ?? null) : null;
  } catch {
    return null;
  }
}

const disk: FileTree = {
  read(path) {
    const bytes = readBounded(path);
    return typeof bytes === "string" ? null : decodeUtf8(bytes).text;
  },
  isFile: (path) => statOf(path)?.isFile() === true,
  isFolder: (path) => statOf(path)?.isDirectory() === true,
  resolve,
  parent: dirname,
  variable: (name) => process.env[name] || undefined,
};

export interface OpenSessions extends ImportWorld {
  /** Folders that have no sessions. */
  readonly bad: readonly string[];
  /** The value of ISABELLE_HOME where it names no Isabelle. */
  readonly badHome: string | null;
  /** Whether a ROOT file is of the user's own projects: Isabelle's are where the user names them by `-d` or stands in them. */
  isOwn(root: string): boolean;
}

/** The sessions that the user names, and Isabelle's own where it is known. */
export function openSessions(library: string = libraryFolder()): OpenSessions {
  const catalog = new Catalog(disk);
  const home = process.env["ISABELLE_HOME"];
  const isabelle = home ? (isabelleFolder(disk, resolve(home)) ?? resolve(home)) : null;
  const bad = sessionFolders().filter((folder) => !catalog.add(folder));
  const badHome = home && isabelle !== null && !catalog.add(isabelle) ? home : null;
  const isBelow = (path: string, folder: string): boolean => join(path, sep).startsWith(join(folder, sep));
  const isNamed = (root: string): boolean => sessionFolders().some((folder) => isBelow(root, folder));
  const belowMain = theoriesBelow(["Main"]);
  return {
    files: disk,
    catalog,
    bad,
    badHome,
    isOwn: (root) => isabelle === null || !isBelow(root, isabelle) || isBelow(process.cwd(), isabelle) || isNamed(root),
    isLibrary: (file) => file.startsWith(join(library, sep)),
    libraryTheory: (session, theory) => libraryTheory(library, session, theory),
    isBelowMain: (theory) => belowMain.has(`HOL.${theory}`),
  };
}

/** The library's top folder is the session HOL; other sessions have folders of their names. */
function libraryTheory(library: string, session: string, theory: string): string | null {
  const file = join(library, ...(session === "HOL" ? [] : [session]), `${theory}.thy`);
  return disk.isFile(file) ? file : null;
}

/** Whether our library settles an import, whatever sessions there are. */
function atHand(library: string, name: string, from: string): string | null {
  if (name === "Main" || name === "Complex_Main") return from.endsWith(`${sep}${name}.thy`) ? null : libraryTheory(library, "HOL", name);
  const dot = name.lastIndexOf(".");
  return dot < 0 || name.includes("/") ? null : libraryTheory(library, name.slice(0, dot), name.slice(dot + 1));
}

const confinedHint = "Text that is not trusted imports from the library only, and from folders that are named by --allow.";

/** Theories from files. ROOT files are read when an import needs them. */
export function theoryFiles(library: string = libraryFolder()): TheorySource {
  let opened: ImportWorld | null = null;
  const known = new Map<string, string>();
  const world = (from: string): ImportWorld => {
    opened ??= openSessions(library);
    opened.catalog.addAbove(from);
    return opened;
  };
  const find = (name: string, from: string): string | null => {
    const found = resolveImport(world(from), name, from);
    return found === null && world(from).catalog.addFurther(from) ? resolveImport(world(from), name, from) : found;
  };
  return {
    isLibrary: (id) => id.startsWith(join(library, sep)),
    resolve(name, from) {
      const key = `${name}\0${dirname(from)}`;
      let found: string | null = known.get(key) ?? null;
      if (found === null) {
        found = atHand(library, name, from) ?? find(name, from);
        if (found !== null) known.set(key, found);
      }
      return found;
    },
    whyMissing(name, from) {
      const missing = whyMissing(world(from), name, from);
      return isConfined() ? { ...missing, hint: confinedHint } : missing;
    },
    read(id) {
      if (process.env.HOLLOW_DEBUG) process.stderr.write(`reading ${JSON.stringify(id)}\n`);
      const bytes = readBounded(id);
      return typeof bytes === "string" ? { text: "", badAt: null, refused: bytes } : decodeUtf8(bytes);
    },
  };
}

/** A path as people see it from where they are. */
export function shown(path: string): string {
  const near = relative(process.cwd(), path);
  return near.startsWith("..") ? path : near;
}

/** What is wrong with the user's ROOT files, or some of them, with places, and folders that have none. */
export function rootProblems({ catalog, bad, badHome, isOwn }: OpenSessions, isMeant: (root: string) => boolean = isOwn): string[] {
  const problems = catalog.problems.filter(({ file }) => isMeant(file));
  return [
    ...bad.map((folder) => `${shown(folder)}: no session folder: there is neither ROOT nor ROOTS`),
    ...(badHome === null ? [] : [`ISABELLE_HOME: there is no Isabelle in ${badHome}: set it to the folder that has src/HOL`]),
    ...problems.map(({ file, text, diagnostic }) => {
      const { line, column } = new LineMap(text).position(diagnostic.span.from);
      return `${shown(file)}:${line}:${column}: ${diagnostic.message} (${diagnostic.code})${diagnostic.hint ? `\n  ${diagnostic.hint}` : ""}`;
    }),
  ];
}
