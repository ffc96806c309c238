/** Main as the reader makes it, and ways to read in it. */
import { fileURLToPath } from "node:url";
import { theoryFiles } from "../../src/apps/cli/theory-files.ts";
import { type Context, type LoadedTheory, readTerm, readType, TheoryLoader } from "../../src/elaborate/index.ts";
import type { Term, Type } from "../../src/logic/index.ts";
import type { Embedded } from "../../src/syntax/index.ts";

const folder = fileURLToPath(new URL("../../library/", import.meta.url));

/** All theories of the library's top folder that Main needs, read. */
export const main: LoadedTheory = new TheoryLoader(theoryFiles(folder)).load(`${folder}Main.thy`);

const embedded = (text: string): Embedded => ({ text, span: { from: 0, to: text.length }, offsetAt: (i) => i });

export function termIn(context: Context, text: string): Term {
  return readTerm(context, embedded(text));
}

export function typeIn(context: Context, text: string): Type {
  return readType(context, embedded(text));
}
