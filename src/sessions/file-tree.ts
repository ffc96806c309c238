/** The files that sessions lie in: all that this folder knows of a disk. */
export interface FileTree {
  /** The text of a file, or null where it cannot be read. */
  read(path: string): string | null;
  isFile(path: string): boolean;
  isFolder(path: string): boolean;
  /** A path as seen from a folder. */
  resolve(folder: string, path: string): string;
  /** The folder of a path; the topmost folder is its own. */
  parent(path: string): string;
  /** A variable of the environment. */
  variable(name: string): string | undefined;
}

/** The nearest folder above a file that has a ROOT; null where none has. */
export function rootFolder(file: string, files: Pick<FileTree, "isFile" | "resolve" | "parent">): string | null {
  return foldersAbove(file, (path) => files.parent(path)).find((folder) => files.isFile(files.resolve(folder, "ROOT"))) ?? null;
}

/** The folders above a file, the nearest first. */
export function foldersAbove(file: string, parent: (path: string) => string): string[] {
  const folders = [parent(file)];
  for (;;) {
    const last = folders.at(-1) ?? "";
    const next = parent(last);
    if (next === last) return folders;
    folders.push(next);
  }
}
