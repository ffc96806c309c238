/**
 * The body of a request as JSON, within its limit. What is too long, or of no interest, is read to its end all the same and thrown away: a
 * connection that is closed while the client still sends loses the answer (RFC 9112, section 9.6).
 */
import { longestDiscard, mostBodyBytes, mostDiscardedBytes } from "../service/limits.ts";
import { Refusal } from "./refusal.ts";

const tooLarge = (): Refusal => new Refusal(413, "too_large", `the body has more than ${mostBodyBytes} bytes`);

export async function readJson(request: Request): Promise<unknown> {
  // Pages of other sites can send plain forms without being asked for permission, but not this.
  const type = request.headers.get("content-type") ?? "";
  if (!/^application\/json\s*(;|$)/i.test(type)) throw new Refusal(415, "malformed", "the body must be application/json");
  if (Number(request.headers.get("content-length")) > mostBodyBytes) throw tooLarge();
  const bytes = await readBytes(request);
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch (error) {
    throw new Refusal(400, "malformed", `the body is no JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
}

async function readBytes(request: Request): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  const reader = request.body?.getReader();
  while (reader !== undefined) {
    const { done, value } = await reader.read();
    if (done) break;
    length += value.byteLength;
    if (length > mostBodyBytes) {
      reader.releaseLock();
      throw tooLarge();
    }
    chunks.push(value);
  }
  return Buffer.concat(chunks);
}

/** Reads what is left of a body, within limits; whether it came to its end, so that the connection is good for more. */
export async function discardBody({ body, headers }: Request): Promise<boolean> {
  if (body === null || body.locked) return true;
  if (Number(headers.get("content-length")) > mostDiscardedBytes) return false;
  const reader = body.getReader();
  const end = Date.now() + longestDiscard;
  let length = 0;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return true;
      length += value.byteLength;
      if (length > mostDiscardedBytes || Date.now() > end) return false;
    }
  } catch {
    // The client has gone.
    return false;
  } finally {
    reader.releaseLock();
  }
}
