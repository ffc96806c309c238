/** The program's two ways out. */
import { harmless } from "./report/harmless.ts";

/** A line that was made harmless already; it may have colours. */
export const print = (line: string): void => void process.stdout.write(`${line}\n`);

/** A line of any text. */
export const printText = (line: string): void => print(harmless(line));

/** A message about the program's own work, to the error stream. */
export const complain = (message: string): void => void process.stderr.write(`hollow: ${harmless(message)}\n`);
