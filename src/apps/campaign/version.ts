/** What workers of one campaign must have in common: the version of the program and its engines. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { workerScript } from "../cli/workers/worker-script.ts";

export function programVersion(version: string): string {
  const engines = readFileSync(new URL("engines.cjs", workerScript()));
  return `${version}+${createHash("sha1").update(engines).digest("hex").slice(0, 12)}`;
}
