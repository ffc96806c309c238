/** Folders that an option names. */
import { mkdirSync } from "node:fs";

/** Makes a folder with those above it; why that cannot be done, or null. */
export function makeFolder(path: string): string | null {
  try {
    mkdirSync(path, { recursive: true });
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
