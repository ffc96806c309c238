/** What the arguments of the command line stand for: files, folders of theories, the standard input. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { LineMap } from "../../base/index.ts";
import { inputLanguage } from "../../inputs/index.ts";
import { decodeUtf8 } from "../../syntax/index.ts";
import { stdinVariable } from "./theory-files.ts";

/** An input that can be read. */
export interface Input {
  /** As the user calls it. */
  readonly file: string;
  readonly path: string;
  readonly text: string;
  readonly lines: LineMap;
}

/** Folders become the theories and problems in them and below, by name; everything else stays as it is. */
export function expandFolders(files: readonly string[]): string[] {
  return files.flatMap((file) => {
    if (file === "-" || statSync(file, { throwIfNoEntry: false })?.isDirectory() !== true) return [file];
    const found = readdirSync(file, { withFileTypes: true, recursive: true })
      .filter((entry) => entry.isFile() && (entry.name.endsWith(".thy") || inputLanguage(entry.name) !== null))
      .map((entry) => join(entry.path, entry.name));
    return found.sort();
  });
}

/** A file to be read, or why it cannot be. */
export function openInput(file: string): Input | string {
  try {
    const { text } = decodeUtf8(file === "-" ? keepStdin() : readFileSync(file));
    return { file, path: resolve(file), text, lines: new LineMap(text) };
  } catch (error) {
    return reasonOf(file, error);
  }
}

/** Workers read the standard input's text from a file of ours; its name goes to them by the environment. */
function keepStdin(): Uint8Array {
  const bytes = readFileSync(0);
  const folder = mkdtempSync(join(tmpdir(), "hollow-"));
  process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
  process.env[stdinVariable] = join(folder, "stdin.thy");
  writeFileSync(join(folder, "stdin.thy"), bytes);
  return bytes;
}

function reasonOf(file: string, error: unknown): string {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  switch (code) {
    case "ENOENT":
      return `No such file: ${file}`;
    case "EACCES":
    case "EPERM":
      return `The file may not be read: ${file}`;
    case "EISDIR":
      return `A folder, not a file: ${file}`;
    default:
      return `The file cannot be read: ${file}${code === "" ? "" : ` (${code})`}`;
  }
}
