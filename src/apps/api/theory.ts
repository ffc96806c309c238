/** Theories as plain data. */
import { resolve } from "node:path";
import { type Diagnostic, LineMap } from "../../base/index.ts";
import { openInput } from "../cli/input.ts";
import type { TheoryText } from "../cli/theory-files.ts";
import { whyNot } from "../cli/workers/pool/pool.ts";
import { openPool, type WorkerOptions } from "./options.ts";

/** A place in a text, from 1 on. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

/** What is wrong with a theory, or worth a warning. */
export interface TheoryProblem extends Position {
  readonly severity: Diagnostic["severity"];
  /** Stable; each has an entry in `docs/errors`. */
  readonly code: string;
  readonly message: string;
  readonly hint: string | null;
  readonly notes: readonly string[];
}

/** A statement that the theory claims: one whose proof does not end in `oops`. */
export interface TheoryTheorem extends Position {
  readonly name: string | null;
  readonly assumptions: number;
}

/** A theory that has been read. */
export interface Theory {
  readonly name: string;
  /** The path by which its imports are found. */
  readonly file: string;
  readonly text: string;
  readonly problems: readonly TheoryProblem[];
  readonly theorems: readonly TheoryTheorem[];
}

export interface ReadOptions extends WorkerOptions {
  /** The file that the text stands for: imports are looked for beside it, and in the library. */
  readonly file?: string;
}

/** Reads the text of a theory. Mistakes in it are `problems` of the result; what cannot be read at all rejects. */
export async function readTheory(text: string, options: ReadOptions = {}): Promise<Theory> {
  return readContent(resolve(options.file ?? "Theory.thy"), { text, badAt: null }, options);
}

/** Reads a theory file. A file that cannot be read rejects with the reason. */
export async function readTheoryFile(file: string, options: WorkerOptions = {}): Promise<Theory> {
  const input = openInput(file);
  if (typeof input === "string") throw new Error(input);
  return readContent(input.path, input.content, options);
}

async function readContent(path: string, content: TheoryText, options: WorkerOptions): Promise<Theory> {
  const pool = openPool(options, 1);
  try {
    pool.provide(path, content);
    const reply = await pool.read({ kind: "theorems", file: path }, 60_000);
    if (reply.kind !== "theorems") throw new Error(`The theory could not be read: ${whyNot(reply)}`);
    const lines = new LineMap(content.text);
    return {
      name: reply.theory,
      file: path,
      text: content.text,
      problems: reply.diagnostics.map((d) => problemAt(lines, d)),
      theorems: reply.theorems.map(({ name, assumptions, from }) => ({ ...lines.position(from), name, assumptions })),
    };
  } finally {
    pool.finish();
  }
}

/** A diagnostic with its place in words of the outside. */
export function problemAt(lines: LineMap, { span, severity, code, message, hint, notes }: Diagnostic): TheoryProblem {
  return { ...lines.position(span.from), severity, code, message, hint: hint ?? null, notes: notes ?? [] };
}
