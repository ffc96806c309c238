/** `hollow verify`: checks proofs and certificates that are in files, whoever wrote them; in a worker, since they may be made to take for ever. */
import { dirname, resolve } from "node:path";
import type { Limits } from "../arguments.ts";
import { readBounded } from "../read-bounded.ts";
import { type Pool, type Reply, whyNot } from "../workers/pool/pool.ts";
import type { ToTool } from "../workers/tool-messages.ts";
import { openPool, problemStatus } from "./tool-file.ts";

/** Seconds for each file, where the user does not say. */
const defaultSeconds = 300;

/** The largest proof that is read: what one string of the language can hold. */
const mostProofBytes = 500 * 1024 * 1024;

type Print = (line: string) => void;

/** A proof in LRAT against the clauses beside it, a counterexample against the theory that it names. 0: all are right, 1: one is refused, 2: one cannot be read. */
export async function verify(files: readonly string[], limits: Limits, print: Print): Promise<number> {
  const pool = openPool(limits, 1);
  const milliseconds = 1000 * (limits.timeout ?? defaultSeconds);
  let status = 0;
  for (const file of files) status = Math.max(status, await verifyFile(pool, file, milliseconds, print));
  pool.close();
  return status;
}

async function verifyFile(pool: Pool, file: string, milliseconds: number, print: Print): Promise<number> {
  const question = questionFor(file);
  if (typeof question === "string") {
    print(`${file}: error E0001: ${question}`);
    return 2;
  }
  return answer(file, await pool.read(question, milliseconds), print);
}

function answer(file: string, reply: Reply, print: Print): number {
  if (reply.kind !== "verified") {
    print(`${file}: error E0002: ${whyNot(reply)}`);
    return problemStatus(reply);
  }
  print(`${file}: ${reply.isRight ? "verified, " : reply.isRefused ? "refused" : "error E0001: "}${reply.text}`);
  return reply.isRight ? 0 : reply.isRefused ? 1 : 2;
}

/** What to ask a worker about a file, or why it cannot be asked. */
function questionFor(file: string): ToTool | string {
  if (file.endsWith(".json")) return certificateQuestion(file);
  if (!file.endsWith(".lrat")) return "a proof ends in .lrat, with its clauses in .cnf beside it; a counterexample ends in .json";
  const proof = textOf(file, mostProofBytes);
  const clauses = textOf(file.replace(/\.lrat$/, ".cnf"), mostProofBytes);
  if (typeof proof === "string") return proof;
  if (typeof clauses === "string") return clauses;
  return { kind: "verify-proof", file: resolve(file), clauses: clauses.text, proof: proof.text };
}

function certificateQuestion(file: string): ToTool | string {
  const found = textOf(file);
  if (typeof found === "string") return found;
  const source = sourceIn(found.text);
  if (source === null) return "this is no certificate of a counterexample";
  const theory = resolve(dirname(file), source);
  return { kind: "verify-certificate", file: theory, certificate: found.text };
}

/** The theory that a certificate names. */
function sourceIn(text: string): string | null {
  try {
    const found = JSON.parse(text);
    return found?.version === 1 && typeof found.source === "string" && Array.isArray(found.evidence) ? found.source : null;
  } catch {
    return null;
  }
}

function textOf(file: string, most?: number): { readonly text: string } | string {
  const bytes = readBounded(file, most);
  return typeof bytes === "string" ? bytes : { text: Buffer.from(bytes).toString("utf8") };
}
