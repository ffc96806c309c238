/** Links that carry a text: compressed, in the part of the address that no server sees. */

async function through(
  bytes: Uint8Array<ArrayBuffer>,
  stream: { readonly readable: ReadableStream; readonly writable: WritableStream },
): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer());
}

export async function linkFor(text: string, base: string): Promise<string> {
  const bytes = await through(new TextEncoder().encode(text), new CompressionStream("deflate-raw"));
  let binary = "";
  for (const byte of bytes) binary += String.fromCharCode(byte);
  const packed = btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
  return `${base.replace(/#.*/, "")}#text=${packed}`;
}

/** Longer texts are not unpacked: a short link must not fill the memory. */
const longest = 4_000_000;

/** The text in a link; null where there is none or it is damaged. */
export async function textIn(hash: string): Promise<string | null> {
  const packed = /[#&]text=([\w-]+)/.exec(hash)?.[1];
  if (packed === undefined) return null;
  try {
    const bytes = Uint8Array.from(atob(packed.replaceAll("-", "+").replaceAll("_", "/")), (c) => c.charCodeAt(0));
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
    const reader = stream.getReader();
    const parts: Uint8Array[] = [];
    let length = 0;
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
      length += piece.value.length;
      if (length > longest) return null;
      parts.push(piece.value);
    }
    const whole = new Uint8Array(length);
    let at = 0;
    for (const part of parts) {
      whole.set(part, at);
      at += part.length;
    }
    return new TextDecoder("utf-8", { fatal: true }).decode(whole);
  } catch {
    return null;
  }
}
