import { existsSync } from "node:fs";

/** The worker's program: in the folder of the built program that this code is part of. */
export function workerScript(): URL {
  for (let folder = new URL("./", import.meta.url); ; folder = new URL("../", folder)) {
    const script = new URL("worker.cjs", folder);
    if (existsSync(script) || folder.pathname === "/") return script;
  }
}
