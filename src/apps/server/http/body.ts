/**
 * The body of a request as JSON, within its limit. What is too long, or of no interest, is read to its end all the same and thrown away: a
 * connection that is closed while the client still sends loses the answer (RFC 9112, section 9.6).
 */
import { longestDiscard, mostArrivingBytes, mostBodyBytes, mostDiscardedBytes } from "../service/limits.ts";
import { Refusal } from "./refusal.ts";

const tooLarge = (): Refusal => new Refusal(413, "too_large", `the body has more than ${mostBodyBytes} bytes`);

/** Bodies on their way. */
export class Bodies {
  /** How many there are, and how much of them has come. */
  arriving = 0;
  private bytes = 0;

  async readJson(request: Request): Promise<unknown> {
    // Pages of other sites can send plain forms without being asked for permission, but not this.
    const type = request.headers.get("content-type") ?? "";
    if (!/^application\/json\s*(;|$)/i.test(type)) throw new Refusal(415, "malformed", "the body must be application/json");
    if (Number(request.headers.get("content-length")) > mostBodyBytes) throw tooLarge();
    const bytes = await this.readBytes(request);
    try {
      return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
    } catch (error) {
      throw new Refusal(400, "malformed", `the body is no JSON: ${error instanceof Error ? error.message : String(error)}`);
    }
  }

  private async readBytes({ body }: Request): Promise<Uint8Array> {
    if (body === null) return new Uint8Array();
    const chunks: Uint8Array[] = [];
    let length = 0;
    this.arriving++;
    const reader = body.getReader();
    try {
      for (;;) {
        const { done, value } = await reader.read().catch(cutOff);
        if (done) return Buffer.concat(chunks);
        length += value.byteLength;
        this.bytes += value.byteLength;
        if (length > mostBodyBytes) throw tooLarge();
        if (this.bytes > mostArrivingBytes) throw new Refusal(429, "busy", "too many requests are on their way", { "retry-after": "1" });
        chunks.push(value);
      }
    } finally {
      reader.releaseLock();
      this.arriving--;
      this.bytes -= length;
    }
  }
}

/** The client has gone, or has sent too slowly: nobody will hear this. */
function cutOff(): never {
  throw new Refusal(400, "malformed", "the body did not come to its end");
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
