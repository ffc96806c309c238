/** Which files a process may read on behalf of a theory. A worker for text that is not trusted names the folders at its start. */
import { realpathSync } from "node:fs";
import { sep } from "node:path";

let allowed: readonly string[] | null = null;

/** The path without symbolic links; null where there is nothing, or nothing that may be seen. */
function realPath(path: string): string | null {
  try {
    return realpathSync.native(path);
  } catch {
    return null;
  }
}

/** From now on only what lies in these folders, wherever links lead. */
export function allowOnly(folders: readonly string[]): void {
  allowed = folders.flatMap((folder) => realPath(folder) ?? []);
}

/** Whether only some folders are allowed. */
export const isConfined = (): boolean => allowed !== null;

/** Whether a path may be read. What is not there may not, so that nobody learns which of the two it is. */
export function mayRead(path: string): boolean {
  if (allowed === null) return true;
  const real = realPath(path);
  return real !== null && allowed.some((folder) => real === folder || real.startsWith(folder.endsWith(sep) ? folder : folder + sep));
}
