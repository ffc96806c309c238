/** Folders that an option names. */
import { existsSync, mkdirSync, statSync } from "node:fs";
import { dirname } from "node:path";

/** Makes a folder with those above it; why that cannot be done, or null. */
export function makeFolder(path: string): string | null {
  try {
    make(path);
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** Node's own way to make the folders above too never ends where the system makes none, as below `/proc`. */
function make(path: string): void {
  if (existsSync(path) && statSync(path).isDirectory()) return;
  if (!existsSync(dirname(path))) make(dirname(path));
  try {
    mkdirSync(path);
  } catch (error) {
    // Somebody else may have made it meanwhile.
    if (!existsSync(path) || !statSync(path).isDirectory()) throw error;
  }
}
