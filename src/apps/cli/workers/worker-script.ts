import { existsSync } from "node:fs";

/** The worker's program: beside this one, or above it when this code stands in a chunk of the bundle. */
export function workerScript(): URL {
  const beside = new URL("./worker.cjs", import.meta.url);
  return existsSync(beside) ? beside : new URL("../worker.cjs", import.meta.url);
}
