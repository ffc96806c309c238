import type { Diagnostic, Span } from "../base/index.ts";

/** What is wrong with a problem's text. Thrown inside the readers of this folder, a value outside. */
export class InputError extends Error {
  readonly diagnostic: Diagnostic;

  constructor(code: string, span: Span, message: string, hint?: string) {
    super(message);
    this.diagnostic = { code, severity: "error", span, message, ...(hint === undefined ? {} : { hint }) };
  }
}
