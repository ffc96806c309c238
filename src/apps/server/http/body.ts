/** The body of a request as JSON, within its limit: what is longer is not read to its end. */
import { mostBodyBytes } from "../service/limits.ts";
import { Refusal } from "./refusal.ts";

// The connection is closed, since the rest of the body is still on its way.
const tooLarge = (): Refusal => new Refusal(413, "too_large", `the body has more than ${mostBodyBytes} bytes`, { connection: "close" });

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

async function readBytes({ body }: Request): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  const reader = body?.getReader();
  while (reader !== undefined) {
    const { done, value } = await reader.read();
    if (done) break;
    length += value.byteLength;
    if (length > mostBodyBytes) {
      void reader.cancel().catch(() => undefined);
      throw tooLarge();
    }
    chunks.push(value);
  }
  return Buffer.concat(chunks);
}
