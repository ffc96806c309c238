/** Files of any kind and size, read as far as a theory may reach. */
import { closeSync, fstatSync, openSync, readSync } from "node:fs";
import { mayRead } from "./allowed-files.ts";

/** The largest file that is read. The largest theories people write have about 2 MB. */
const mostBytes = 8 * 1024 * 1024;

const megabytes = (bytes: number): string => `${Math.round(bytes / (1024 * 1024))} MB`;

/** The bytes of a file (null: of the standard input), or why it cannot be read. Never more than the limit is read, whatever its size is said to be. */
export function readBounded(path: string | null, most = mostBytes): Uint8Array | string {
  if (path !== null && !mayRead(path)) return `The file may not be read: ${path}`;
  try {
    const file = path === null ? 0 : openSync(path, "r");
    try {
      return readAll(file, most);
    } finally {
      if (path !== null) closeSync(file);
    }
  } catch (error) {
    return reasonOf(path ?? "the standard input", error);
  }
}

function readAll(file: number, most: number): Uint8Array | string {
  const { size } = fstatSync(file);
  if (size > most) return tooLarge(`it has ${megabytes(size)}`, most);
  const pieces: Buffer[] = [];
  for (let total = 0; total <= most; ) {
    const piece = Buffer.allocUnsafe(Math.min(Math.max(size + 1 - total, 64 * 1024), most + 1));
    const count = readSome(file, piece);
    if (count === 0) return Buffer.concat(pieces);
    pieces.push(piece.subarray(0, count));
    total += count;
  }
  return tooLarge("it goes on", most);
}

/** A terminal or pipe that has nothing yet may say so instead of waiting. */
function readSome(file: number, piece: Buffer): number {
  for (;;) {
    try {
      return readSync(file, piece, 0, piece.length, null);
    } catch (error) {
      const code = codeOf(error);
      if (code === "EOF") return 0;
      if (code !== "EAGAIN") throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20);
    }
  }
}

function tooLarge(how: string, most: number): string {
  return `The file is too large: ${how}, and at most ${megabytes(most)} are read.${most === mostBytes ? " Split it." : ""}`;
}

const codeOf = (error: unknown): string => (error instanceof Error && "code" in error ? String(error.code) : "");

/** Why the system does not give a file or folder, in words. */
export function reasonOf(file: string, error: unknown): string {
  const code = codeOf(error);
  switch (code) {
    case "ENOENT":
    case "ENOTDIR":
      return `No such file: ${file}`;
    case "EACCES":
    case "EPERM":
      return `The file may not be read: ${file}`;
    case "EISDIR":
      return `A folder, not a file: ${file}`;
    case "ELOOP":
      return `The symbolic links lead in a circle: ${file}`;
    case "ENAMETOOLONG":
      return `The name is too long: ${file}`;
    default:
      return `The file cannot be read: ${file}${code === "" ? "" : ` (${code})`}`;
  }
}
