/** The folders of sessions that the user names. */
import { delimiter, resolve } from "node:path";

/** The variable by which the first process tells workers the folders of `-d`. */
const sessionsVariable = "HOLLOW_SESSIONS";

/** Adds folders of sessions for this process and those that it starts. */
export function addSessionFolders(folders: readonly string[]): void {
  if (folders.length > 0) process.env[sessionsVariable] = [...folders.map((f) => resolve(f)), ...sessionFolders()].join(delimiter);
}

/** The folders before others were set. */
let given: string | null = null;

/** Names folders of sessions in place of those named before, beside those the program was started with. */
export function setSessionFolders(folders: readonly string[]): void {
  given ??= process.env[sessionsVariable] ?? "";
  process.env[sessionsVariable] = given;
  addSessionFolders(folders);
}

/** The folders of sessions that the user names, the first first. */
export function sessionFolders(): string[] {
  return (process.env[sessionsVariable] ?? "").split(delimiter).filter((folder) => folder !== "");
}
