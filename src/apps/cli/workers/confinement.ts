/**
 * Workers for text that is not trusted: the least rights that Node and the system give to a process. Node's permissions leave it the files
 * of the program, of the library and of the folders named; the shell takes away writing, most open files, and, where the system lets a
 * user do so, the network. `docs/security.md` says what that is worth.
 */
import { existsSync, lstatSync, realpathSync } from "node:fs";
import { dirname, join, resolve, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { cacheFolder } from "../cache/folder.ts";
import { sessionFolders } from "../session-folders.ts";

export interface Confinement {
  /** Folders beside the library from which may be imported. */
  readonly folders: readonly string[];
}

/** Makes the language's own objects unchangeable. */
export const frozenFlag = "--frozen-intrinsics";

/** The argument before what a confined worker has to know. */
const confinedFlag = "--confined";

/** What a confined worker is told at its start; its environment is empty. */
export interface ConfinedStart {
  readonly folders: readonly string[];
  readonly library: string;
  /** Folders of sessions that the user names; those that are not allowed are of no use. */
  readonly sessions: readonly string[];
  /** The folder of compiled code and images, to be read only. */
  readonly cache: string;
}

/**
 * The flags for files, and folders with all that is in them: by their names and by where these lead. A folder inside another is left out: Node 20
 * forgets the outer one where both are named.
 */
function readable(paths: readonly string[]): string[] {
  const all = [...new Set(paths.filter((path) => existsSync(path)).flatMap((path) => [path, realpathSync(path)]))];
  return all.filter((path) => !all.some((outer) => path.startsWith(join(outer, sep)))).map((path) => `--allow-fs-read=${path}`);
}

/** The folder of the SAT solver's package, which the engines load: the nearest one, as Node looks for it. */
function solverFolder(script: string): string[] {
  for (let folder = dirname(script); ; folder = dirname(folder)) {
    const found = join(folder, "node_modules", "cadical-wasm");
    // Node asks where a link leads before it goes there.
    if (existsSync(found)) return lstatSync(dirname(found)).isSymbolicLink() ? [dirname(found)] : [found];
    if (dirname(folder) === folder) return [];
  }
}

/** What Node is started with, before and after the worker's program. */
export function confinedArguments(script: URL, { folders }: Confinement): { readonly flags: string[]; readonly args: string[] } {
  const file = fileURLToPath(script);
  const home = dirname(dirname(file));
  const library = join(home, "library");
  const start: ConfinedStart = { folders: folders.map((f) => resolve(f)), library, sessions: sessionFolders(), cache: cacheFolder() };
  // The flag's name lost a word when the feature was finished.
  const permission = process.allowedNodeEnvironmentFlags.has("--permission") ? "--permission" : "--experimental-permission";
  const paths = [
    process.execPath,
    dirname(file),
    join(home, "package.json"),
    library,
    start.cache,
    ...solverFolder(file),
    ...start.folders,
  ];
  return { flags: [frozenFlag, permission, ...readable(paths)], args: [confinedFlag, JSON.stringify(start)] };
}

/** What this process was told, when it is a confined worker. */
export function confinedStart(argv: readonly string[] = process.argv): ConfinedStart | null {
  const at = argv.indexOf(confinedFlag);
  return at < 0 ? null : (JSON.parse(argv[at + 1] ?? "") as ConfinedStart);
}

/**
 * Shell text before the worker starts: `run` becomes what to start it by. No file can be written (not even where Node's permissions fail),
 * few can be open, no rights can be gained; in name spaces of its own (Linux, where users may make them) there is no network.
 */
export const confiningText = `ulimit -f 0 2>/dev/null; ulimit -n 64 2>/dev/null; unset PWD OLDPWD; run=
setpriv --no-new-privs true 2>/dev/null && run="setpriv --no-new-privs"
unshare -U -n -- test -r "$script" 2>/dev/null && run="unshare -U -n -- $run"
`;
