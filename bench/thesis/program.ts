import { spawnSync } from "node:child_process";
import { join } from "node:path";

const root = join(import.meta.dirname, "../..");

/** Runs the built program and gives its lines; what it says on standard error goes to ours. */
export function hollow(...args: string[]): string[] {
  const result = spawnSync(process.execPath, [join(root, "dist/hollow.js"), ...args], {
    encoding: "utf8",
    maxBuffer: 1 << 28,
    stdio: ["ignore", "pipe", "inherit"],
  });
  if (result.error !== undefined) throw result.error;
  return result.stdout.split("\n").filter((line) => line !== "");
}

export interface Answer {
  readonly lemma: string | null;
  readonly outcome: string;
  readonly seconds: number;
  readonly tester: string | null;
}

/** The answers to the statements of a file: of one engine, or of the portfolio. */
export function answers(file: string, strategy: string | null, seconds: number): Answer[] {
  const chosen = strategy === null ? [] : ["--strategy", strategy];
  return hollow("check", "--json", "--timeout", String(seconds), ...chosen, file).map((line) => JSON.parse(line) as Answer);
}

export const theory = (name: string): string => join(import.meta.dirname, "theories", `${name}.thy`);
export const library = (name: string): string => join(root, "library", "theorems", `${name}.thy`);

/** Seconds given to an engine on one statement; `HOLLOW_BENCH_SECONDS`, otherwise as given. */
export function limit(otherwise: number): number {
  const given = Number(process.env.HOLLOW_BENCH_SECONDS ?? "");
  return given > 0 ? given : otherwise;
}
