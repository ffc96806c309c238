/** `hollow conjecture`: equations between given constants that stand all tests. */
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import type { ConjectureRequest } from "../arguments.ts";
import { complain } from "../console.ts";
import { reporterFor } from "../report/reporter-for.ts";
import { Pool } from "../workers/pool.ts";
import { workerScript } from "../workers/worker-script.ts";
import { whyNot } from "./tool-file.ts";

/** Seconds for the whole search, where the user does not say. */
const defaultSeconds = 60;

export async function conjecture(request: ConjectureRequest, print: (line: string) => void): Promise<number> {
  const [file] = request.files;
  if (file === undefined || !existsSync(file)) {
    complain(`no such file: ${file ?? ""}`);
    return 2;
  }
  const milliseconds = 1000 * (request.timeout ?? defaultSeconds);
  const options = {
    milliseconds,
    ...(request.size === null ? {} : { size: request.size }),
    ...(request.seed === null ? {} : { seed: request.seed }),
  };
  const pool = new Pool(workerScript(), 1);
  const reply = await pool.ask({ kind: "conjecture", file: resolve(file), about: request.about, options }, milliseconds);
  pool.close();
  if (reply.kind === "unknown-constant") {
    complain(`${reply.name}: ${reply.message}`);
    return 2;
  }
  if (reply.kind !== "conjectures") {
    complain(`${file}: ${whyNot(reply)}`);
    return 2;
  }
  const reporter = reporterFor(request.json, print);
  for (const { smallest, equations } of reply.classes)
    for (const { left, right } of equations) reporter.equation({ left, right, smallest });
  const { terms, tested, refuted, size } = reply;
  reporter.summary(`\n${terms} terms up to size ${size}, ${tested} equations tested, ${refuted} of them refuted`);
  return 0;
}
