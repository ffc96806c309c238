import type { Diagnostic, Span } from "../../base/index.ts";

/**
 * The user's mistake in one command: thrown inside this folder, caught at the command's edge, reported as a diagnostic.
 * The command then has no effect and the next one is read.
 */
export class Problem extends Error {
  override readonly name = "Problem";
  readonly diagnostic: Diagnostic;

  constructor(diagnostic: Diagnostic) {
    super(diagnostic.message);
    this.diagnostic = diagnostic;
  }
}

/** The command is left out altogether: nothing of it is worth the time that keeping it takes. */
export class Unkept extends Problem {}

/** Rejects the command. Codes are listed in `docs/errors`. */
export function reject(code: string, span: Span, message: string, more: { hint?: string; notes?: readonly string[] } = {}): never {
  throw new Problem({ code, severity: "error", span, message, ...more });
}

/** A remark that does not stop the command. */
export function warning(code: string, span: Span, message: string, hint?: string): Diagnostic {
  return { code, severity: "warning", span, message, ...(hint === undefined ? {} : { hint }) };
}
