/** The program's two ways out. */
import { harmless } from "./report/harmless.ts";

/** Characters that may still be written, and what happens when there are more. */
let left = Number.POSITIVE_INFINITY;
let overflow = (): void => undefined;

/** From now on at most this many characters of answers are written, whole lines; the first line beyond them calls `then`, instead of being written. */
export function limitOutput(characters: number, then: () => void): void {
  left = characters;
  overflow = then;
}

function write(stream: NodeJS.WriteStream, line: string): void {
  if (left < 0) return;
  left -= line.length + 1;
  if (left < 0) overflow();
  else stream.write(`${line}\n`);
}

/** A line that was made harmless already; it may have colours. */
export const print = (line: string): void => write(process.stdout, line);

/** The same, beside the answers proper. */
export const printAside = (line: string): void => write(process.stderr, line);

/** A line of any text. */
export const printText = (line: string): void => print(harmless(line));

/** A message about the program's own work, to the error stream. */
export const complain = (message: string): void => void process.stderr.write(`hollow: ${harmless(message)}\n`);
