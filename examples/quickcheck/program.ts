import { fileURLToPath } from "node:url";

/** Where a program writes. */
export type Print = (text: string) => void;

/** Runs an example when its file is the one that was started: `npx tsx examples/quickcheck/reverse.ts`. */
export function runIfStarted(url: string, main: (print: Print) => void): void {
  if (process.argv[1] === fileURLToPath(url)) main((text) => console.log(text));
}
