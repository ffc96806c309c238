/** `hollow eval FILE TERM`: in a worker, which has a large stack and can be stopped. */
import { LineMap } from "../../../base/index.ts";
import type { Request } from "../arguments.ts";
import { complain, printAside } from "../console.ts";
import { textDiagnostic } from "../report/text-report.ts";
import { textReporter } from "../report/text-reporter.ts";
import { type Reply, whyNot } from "../workers/pool/pool.ts";
import { openFile, openPool, problemStatus } from "./tool-file.ts";

/** One evaluation may recur some million times; only what is used is ever occupied. */
const evalStackKilobytes = 900_000;

type EvalRequest = Extract<Request, { kind: "eval" }>;

/** Evaluates; the status is 0 for a value, 1 when the term has none that can be found, 2 for mistakes. */
export async function evaluateIn({ file, term, seconds, limits }: EvalRequest, print: (line: string) => void): Promise<number> {
  const pool = openPool(limits, 1, evalStackKilobytes);
  try {
    // The problems of the file are told, but they need not concern the term.
    const opened = await openFile(pool, file, textReporter(printAside));
    if (typeof opened === "number") return opened;
    const reply = await pool.ask({ kind: "evaluate", file: opened.path, term, seconds }, 1000 * seconds);
    return answer(reply, term, print);
  } finally {
    pool.close();
  }
}

function answer(reply: Reply, term: string, print: (line: string) => void): number {
  if (reply.kind === "mistaken") return failed(textDiagnostic({ file: "term", lines: new LineMap(term) }, reply.diagnostic), 2);
  if (reply.kind !== "evaluated") return failed(`cannot evaluate: ${whyNot(reply)}`, reply.kind === "lost" ? 1 : problemStatus(reply));
  if (reply.value === null) return failed(`cannot evaluate: ${reply.reason ?? ""}`, 1);
  print(`${reply.value} :: ${reply.type ?? ""}`);
  if (reply.reason !== null) complain(`note: ${reply.reason}`);
  return 0;
}

function failed(message: string, status: number): number {
  complain(message);
  return status;
}
