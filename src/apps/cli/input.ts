/** What the arguments of the command line stand for: files, folders of theories, the standard input. */
import { existsSync, readdirSync, realpathSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { LineMap } from "../../base/index.ts";
import { inputLanguage, seemingLanguage } from "../../inputs/index.ts";
import { listSession, type Session } from "../../sessions/index.ts";
import { decodeUtf8 } from "../../syntax/index.ts";
import { didYouMean } from "./option-values.ts";
import { readBounded, reasonOf } from "./read-bounded.ts";
import { sessionFolders } from "./session-folders.ts";
import { type OpenSessions, openSessions, rootProblems, shown, type TheoryText } from "./theory-files.ts";

/** An input that can be read. */
export interface Input {
  /** As the user calls it. */
  readonly file: string;
  readonly path: string;
  readonly text: string;
  readonly lines: LineMap;
  /** What workers are given. */
  readonly content: TheoryText;
}

/** A file or folder that cannot be read. */
export interface Unreadable {
  readonly file: string;
  readonly reason: string;
}

/**
 * Folders become the theories and problems in them and below, by name, through symbolic links too; a session its theories, each after its
 * imports; everything else stays as it is.
 */
export function expandFolders(files: readonly string[]): (string | Unreadable)[] {
  let world: OpenSessions | null = null;
  return files.flatMap((file) => {
    if (file !== "-" && !existsSync(file) && mayBeSession(file)) {
      world ??= openSessions();
      world.catalog.addAbove(resolve("ROOT"));
      return theoriesOfSession(world, file);
    }
    if (file === "-" || !isFolder(file)) return [file];
    const found: (string | Unreadable)[] = [];
    walk(file, new Set(), found);
    return found.sort((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1));
  });
}

/** What has no ending of a file and no slash may be the name of a session. */
const mayBeSession = (name: string): boolean => !name.includes("/") && !/\.\w+$/.test(name);

function theoriesOfSession(world: OpenSessions, name: string): (string | Unreadable)[] {
  const session = world.catalog.session(name);
  const theories = session === null ? [] : [...absent(world, session), ...listSession(world, session).theories.map(shown)];
  if (theories.length > 0) return theories;
  const known = world.catalog.all().map((s) => s.name);
  if (session === null && known.length + world.bad.length + world.catalog.problems.length === 0) return [name];
  const wayOut = sessionFolders().length === 0 ? "; -d DIR names the folder of a session" : "";
  const reason =
    session === null
      ? [`There is neither a file nor a session ${name}${didYouMean(name, known) || wayOut}`, ...rootProblems(world)].join("\n")
      : `The session ${name} has no theories of its own`;
  return [{ file: name, reason }];
}

/** What the ROOT file names and is not there, theories and the parent session, with their places in it. */
function absent(world: OpenSessions, session: Session): Unreadable[] {
  const map = new LineMap(world.files.read(session.root) ?? "");
  return listSession(world, session).missing.flatMap(({ file, name, message, hint }) => {
    const span = session.theories.find((t) => t.text === name)?.span ?? (name === session.parent ? session.parentSpan : null);
    if (file !== session.root || span == null) return [];
    const { line, column } = map.position(span.from);
    return [{ file: `${shown(file)}:${line}:${column}`, reason: [message, hint].filter((part) => part !== "").join(". ") }];
  });
}

const nameOf = (found: string | Unreadable): string => (typeof found === "string" ? found : found.file);

function isFolder(file: string): boolean {
  try {
    return statSync(file).isDirectory();
  } catch {
    // Whoever opens it says why.
    return false;
  }
}

/** Collects the theories below a folder; each folder is entered once, wherever links lead. */
function walk(folder: string, seen: Set<string>, found: (string | Unreadable)[]): void {
  try {
    const real = realpathSync(folder);
    if (seen.has(real)) return;
    seen.add(real);
    for (const name of readdirSync(folder)) {
      const path = join(folder, name);
      if (isFolder(path)) walk(path, seen, found);
      else if (name.endsWith(".thy") || inputLanguage(name) !== null) found.push(path);
    }
  } catch (error) {
    found.push({ file: folder, reason: reasonOf(folder, error).replace("The file", "The folder") });
  }
}

/**
 * A file to be read, or why it cannot be. The standard input is a theory, or a problem of another tool by how it begins. A named file with such a
 * beginning has lost the end of its name.
 */
export function openInput(named: string): Input | string {
  const isStandard = named === "-";
  const bytes = readBounded(isStandard ? null : named);
  if (typeof bytes === "string") return bytes;
  const content = decodeUtf8(bytes);
  const { text } = content;
  const seeming = named.endsWith(".thy") || inputLanguage(named) !== null ? null : seemingLanguage(text);
  if (seeming !== null && !isStandard)
    return `This seems to be a problem in the language of ${seeming.name}, whose files end in ${seeming.ending}`;
  const file = seeming === null ? named : `stdin${seeming.ending}`;
  return { file, path: resolve(file), text, lines: new LineMap(text), content };
}
