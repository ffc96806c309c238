/** Files in memory, for tests: paths with slashes, the top folder is `/`. */
import type { FileTree } from "../../src/sessions/index.ts";

export function memoryTree(files: Readonly<Record<string, string>>, variables: Readonly<Record<string, string>> = {}): FileTree {
  const paths = Object.keys(files);
  return {
    read: (path) => files[path] ?? null,
    isFile: (path) => path in files,
    isFolder: (path) => paths.some((p) => p.startsWith(path === "/" ? "/" : `${path}/`)),
    resolve: (folder, path) => new URL(path, `file://${folder === "/" ? "" : folder}/`).pathname.replace(/(.)\/$/, "$1"),
    parent: (path) => path.slice(0, path.lastIndexOf("/")) || "/",
    variable: (name) => variables[name],
  };
}
