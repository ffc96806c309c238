/** A file for a tool: its theorems from a worker, its problems told. */
import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { LineMap } from "../../../base/index.ts";
import { decodeUtf8 } from "../../../syntax/index.ts";
import { complain } from "../console.ts";
import type { Reporter } from "../report/reporter.ts";
import type { Pool, Reply } from "../workers/pool.ts";
import type { TheoremLabel } from "../workers/tool-messages.ts";

const loadMilliseconds = 120_000;

export interface ToolFile {
  /** As given on the command line. */
  readonly file: string;
  readonly path: string;
  readonly lines: LineMap;
  readonly theory: string;
  readonly theorems: readonly TheoremLabel[];
  /** Errors among its diagnostics. */
  readonly errors: number;
}

/** Reads a file; null, and a message, when it cannot be read. */
export async function openFile(pool: Pool, file: string, reporter: Reporter): Promise<ToolFile | null> {
  if (!existsSync(file)) {
    reporter.fileProblem({ file, code: "E0001", message: `No such file: ${file}`, hint: null });
    return null;
  }
  const lines = new LineMap(decodeUtf8(readFileSync(file)).text);
  const path = resolve(file);
  const reply = await pool.ask({ kind: "theorems", file: path }, loadMilliseconds);
  if (reply.kind !== "theorems") {
    complain(`${file} could not be read: ${whyNot(reply)}`);
    return null;
  }
  const errors = reply.diagnostics.filter((d) => d.severity === "error");
  for (const d of errors) reporter.diagnostic({ file, lines }, reply.theory, d);
  return { file, path, lines, theory: reply.theory, theorems: reply.theorems, errors: errors.length };
}

/** Why a worker gave no answer of the kind asked for. */
export function whyNot(reply: Reply): string {
  return reply.kind === "lost" ? reply.reason : reply.kind === "failed" ? `an error of ours: ${reply.message}` : "no answer";
}
