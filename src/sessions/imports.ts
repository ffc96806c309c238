/**
 * What an import means, as Isabelle finds it: `S.T` is the theory T of session S; a plain name or a path is first a theory of the importer's
 * session, then a file. Theories that our library has are always its own.
 */
import { lastPart, nearNames } from "../base/index.ts";
import type { Catalog, Session } from "./catalog.ts";
import type { FileTree } from "./file-tree.ts";

/** Why there is no theory of a name, and what can be done. */
export interface MissingTheory {
  /** The session that would have it, where the name tells. */
  readonly session: string | null;
  readonly message: string;
  readonly hint: string;
}

export interface ImportWorld {
  readonly files: FileTree;
  readonly catalog: Catalog;
  /** The file of a theory of our library, by session and name. */
  libraryTheory(session: string, theory: string): string | null;
  isLibrary(file: string): boolean;
  /** Whether a theory is part of what Main stands for. */
  isBelowMain(theory: string): boolean;
}

/** `HOL-Library.Tree` is `["HOL-Library", "Tree"]`; a name without a session has null. */
function splitName(name: string): readonly [string | null, string] {
  const dot = name.lastIndexOf(".");
  return dot < 0 ? [null, name] : [name.slice(0, dot), name.slice(dot + 1)];
}

/** The file that an import leads to, or null. */
export function resolveImport(world: ImportWorld, name: string, from: string): string | null {
  const { catalog } = world;
  if (world.isLibrary(from)) return inLibrary(world, name, from);
  const session = catalog.sessionOf(from);
  if (name.includes("/")) return byPath(world, name, from, session);
  const [qualifier, theory] = splitName(name);
  if (qualifier !== null)
    return qualified(world, qualifier, theory) ?? (session === null ? besideQualified(world, qualifier, theory, from) : null);
  return plain(world, theory, from, session);
}

/** A theory of our library imports by names that its folders settle. */
function inLibrary(world: ImportWorld, name: string, from: string): string | null {
  const [qualifier, theory] = splitName(name);
  const own = world.files.resolve(world.files.parent(from), `${theory}.thy`);
  if (qualifier === null && world.files.isFile(own)) return own;
  return world.libraryTheory(qualifier ?? "HOL", theory) ?? world.libraryTheory("HOL-Library", theory);
}

function plain(world: ImportWorld, theory: string, from: string, session: Session | null): string | null {
  const { catalog, files } = world;
  const global = catalog.globalIn(theory);
  const beside = files.resolve(files.parent(from), `${theory}.thy`);
  return (
    (session === null ? null : inSession(world, session, theory)) ??
    (files.isFile(beside) ? beside : null) ??
    world.libraryTheory("HOL", theory) ??
    (global === null ? null : inSession(world, global, theory)) ??
    world.libraryTheory("HOL-Library", theory)
  );
}

function qualified(world: ImportWorld, qualifier: string, theory: string): string | null {
  const session = world.catalog.session(qualifier);
  return (
    world.libraryTheory(qualifier, theory) ??
    (session === null ? null : inSession(world, session, theory)) ??
    // Without Isabelle's sources the tools and lemmas below Main have nothing that Main lacks.
    (qualifier === "HOL" && world.isBelowMain(theory) ? world.libraryTheory("HOL", "Main") : null)
  );
}

function inSession(world: ImportWorld, session: Session, theory: string): string | null {
  const own = world.libraryTheory(session.name, theory);
  if (own !== null) return own;
  if (session.name === "HOL" && world.isBelowMain(theory)) return world.libraryTheory("HOL", "Main");
  return world.catalog.theoryFile(session, theory);
}

/** Folders without a ROOT: the session's name may be that of a folder beside. */
function besideQualified({ files, catalog }: ImportWorld, qualifier: string, theory: string, from: string): string | null {
  if (catalog.session(qualifier) !== null) return null;
  const home = files.parent(from);
  const folders = [home, files.resolve(home, `../${qualifier}`), files.resolve(home, `../${qualifier.replace(/^HOL-/, "")}`)];
  return folders.map((folder) => files.resolve(folder, `${theory}.thy`)).find((file) => files.isFile(file)) ?? null;
}

/** A path: the theory of that name in the importer's session, or the file itself. */
function byPath(world: ImportWorld, name: string, from: string, session: Session | null): string | null {
  const { catalog, files } = world;
  const theory = lastPart(name);
  const own = session === null || /^[~$]/.test(name) ? null : catalog.theoryFile(session, theory);
  if (own !== null) return own;
  const file = `${files.resolve(files.parent(from), catalog.expand(name))}.thy`;
  const target = files.isFile(file) ? catalog.sessionOf(file) : null;
  if (target !== null) return inSession(world, target, theory) ?? file;
  if (files.isFile(file)) return file;
  return inDistribution(world, name, theory) ?? inArchive(world, name, theory) ?? world.libraryTheory("HOL-Library", theory);
}

/** `~~/src/HOL/Library/Tree` without Isabelle's sources. */
function inDistribution(world: ImportWorld, name: string, theory: string): string | null {
  const folder = /^(?:~~|\$ISABELLE_HOME|\$\{ISABELLE_HOME\})\/src\/HOL\/(?:(.*)\/)?[^/]*$/.exec(name);
  if (folder === null) return null;
  const session = folder[1] === undefined ? "HOL" : `HOL-${folder[1].replaceAll("/", "-")}`;
  return qualified(world, session, theory);
}

/** `$AFP/Entry/Theory` where the variable is not set: the folder Entry of a session that is known. */
function inArchive({ catalog }: ImportWorld, name: string, theory: string): string | null {
  const entry = /^\$(?:AFP|\{AFP\})\/([^/]+)\//.exec(name)?.[1];
  const session = entry === undefined ? undefined : catalog.all().find((s) => s.folders.some((folder) => lastPart(folder) === entry));
  return session === undefined ? null : catalog.theoryFile(session, theory);
}

/** What to say about an import that leads nowhere. */
export function whyMissing(world: ImportWorld, name: string, from: string): MissingTheory {
  const { catalog, files } = world;
  const session = catalog.sessionOf(from);
  if (name.includes("/")) {
    const unset = /\$\{?(\w+)\}?/.exec(catalog.expand(name))?.[1];
    const file = `${files.resolve(files.parent(from), catalog.expand(name))}.thy`;
    if (name.startsWith("~~") || unset === "ISABELLE_HOME") return inIsabelle(world, name, null);
    if (unset !== undefined)
      return { session: null, message: `no theory "${name}": the variable ${unset} is not set`, hint: `Set ${unset} to its folder.` };
    return { session: null, message: `no theory "${name}": there is no file ${file}`, hint: "Check the path of the import." };
  }
  const [qualifier, theory] = splitName(name);
  if (qualifier === null) {
    const where = session === null ? "beside its importer or in the library" : `in the session ${session.name} or in the library`;
    return { session: session?.name ?? null, message: `no theory "${name}" was found ${where}`, hint: plainHint };
  }
  const known = catalog.session(qualifier);
  if (known !== null)
    return {
      session: qualifier,
      message: `the session ${qualifier} has no theory "${theory}"`,
      hint: `Its folders: ${known.folders.join(", ")}`,
    };
  if (isIsabelles(qualifier)) return inIsabelle(world, name, qualifier);
  return {
    session: qualifier,
    message: `no theory "${name}": the session ${qualifier} is not known`,
    hint: `Name the folder with its ROOT by -d DIR (for an entry of the Archive of Formal Proofs: -d AFP/thys).`,
  };
}

/** Whether a session is a part of Isabelle, by its name. */
const isIsabelles = (session: string): boolean => /^HOL(?:-|$)|^(?:HOLCF|FOL|ZF|Pure|Tools)$/.test(session);

/** What to say about the parent of a session, where it is not known and is not one that we can do without. */
export function missingParent({ catalog, files }: ImportWorld, { parent }: Session): Omit<MissingTheory, "session"> | null {
  const home = files.variable("ISABELLE_HOME");
  const mayBeIsabelles = (name: string): boolean => isIsabelles(name) && (home === undefined || isabelleFolder(files, home) === null);
  if (parent === null || catalog.session(parent) !== null || mayBeIsabelles(parent)) return null;
  const near = nearNames(parent, new Set([...catalog.all().map((s) => s.name), "HOL", "HOL-Library"]));
  return {
    message: `The parent session "${parent}" is not known`,
    hint:
      near.length === 0 ? "Name the folder with its ROOT by -d DIR." : `Did you mean ${near.join(" or ")}? Or name its folder by -d DIR.`,
  };
}

/** The folder of Isabelle's sessions, where a variable names the distribution, its sources, or those of HOL. */
export function isabelleFolder(files: FileTree, home: string): string | null {
  const hasSessions = (folder: string): boolean => ["ROOT", "ROOTS"].some((file) => files.isFile(files.resolve(folder, file)));
  return [".", "src/HOL", "HOL"].map((at) => files.resolve(home, at)).find(hasSessions) ?? null;
}

const plainHint = "Check the name; a theory of another session is imported as Session.Theory, with -d DIR for its folder.";

function inIsabelle({ catalog, files }: ImportWorld, name: string, session: string | null): MissingTheory {
  const home = files.variable("ISABELLE_HOME");
  const isRead = home !== undefined && isabelleFolder(files, home) !== null;
  const near = session === null || !isRead ? [] : nearNames(session, new Set(catalog.all().map((s) => s.name)));
  if (isRead && session !== null)
    return {
      session,
      message: `no theory "${name}": the session ${session} is not known`,
      hint: near.length === 0 ? `ISABELLE_HOME (${home}) has no such session.` : `Did you mean ${near.join(" or ")}?`,
    };
  const what = session === null ? "Isabelle's own folder" : `the session ${session}, which is a part of Isabelle,`;
  const hint = "Name Isabelle's folder by -d DIR, or set ISABELLE_HOME.";
  return {
    session,
    message: `no theory "${name}": our library does not have it, and ${what} is not known`,
    hint:
      home === undefined || isRead ? hint : `ISABELLE_HOME is set to ${home}, which has neither ROOT nor ROOTS: name Isabelle's folder.`,
  };
}
