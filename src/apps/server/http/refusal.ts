/** Requests that are not carried out, and why. */
import type { ErrorCode } from "../service/answer-schemas.ts";

export class Refusal extends Error {
  readonly status: number;
  readonly code: ErrorCode;
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: number, code: ErrorCode, message: string, headers: Readonly<Record<string, string>> = {}) {
    super(message);
    this.status = status;
    this.code = code;
    this.headers = headers;
  }

  response(): Response {
    const body = { error: { code: this.code, message: this.message } };
    return Response.json(body, { status: this.status, headers: this.headers });
  }
}
