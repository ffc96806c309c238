/** The folders of sessions that the user names. */
import { delimiter, resolve } from "node:path";

/** The variable by which the first process tells workers the folders of `-d`. */
const sessionsVariable = "HOLLOW_SESSIONS";

/** Adds folders of sessions for this process and those that it starts. */
export function addSessionFolders(folders: readonly string[]): void {
  if (folders.length > 0) process.env[sessionsVariable] = [...folders.map((f) => resolve(f)), ...sessionFolders()].join(delimiter);
}

/** The folders of sessions that the user names, the first first. */
export function sessionFolders(): string[] {
  return (process.env[sessionsVariable] ?? "").split(delimiter).filter((folder) => folder !== "");
}
