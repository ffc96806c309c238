/** `hollow conjecture`: equations between given constants that stand all tests. */

import type { ConjectureRequest } from "../arguments.ts";
import { complain } from "../console.ts";
import { reporterFor } from "../report/reporter-for.ts";
import { whyNot } from "../workers/pool/pool.ts";
import { openFile, openPool, problemStatus } from "./tool-file.ts";

/** Seconds for the whole search, where the user does not say. */
const defaultSeconds = 60;

export async function conjecture(request: ConjectureRequest, print: (line: string) => void): Promise<number> {
  const [file = ""] = request.files;
  const reporter = reporterFor(request.format, print);
  const pool = openPool(request, 1);
  const opened = await openFile(pool, file, reporter);
  if (typeof opened === "number") return opened;
  const milliseconds = 1000 * (request.timeout ?? defaultSeconds);
  const options = {
    milliseconds,
    ...(request.size === null ? {} : { size: request.size }),
    ...(request.seed === null ? {} : { seed: request.seed }),
  };
  const reply = await pool.ask({ kind: "conjecture", file: opened.path, about: request.about, options }, milliseconds);
  pool.close();
  if (reply.kind === "unknown-constant") {
    complain(`${reply.name}: ${reply.message}`);
    return 2;
  }
  if (reply.kind !== "conjectures") {
    complain(`${file}: ${whyNot(reply)}`);
    return problemStatus(reply);
  }
  for (const { smallest, equations } of reply.classes)
    for (const { left, right } of equations) reporter.equation({ left, right, smallest });
  const { terms, tested, refuted, size } = reply;
  reporter.end(`\n${terms} terms up to size ${size}, ${tested} equations tested, ${refuted} of them refuted`);
  return opened.errors > 0 ? 2 : 0;
}
