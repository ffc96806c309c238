/** The library beside the page: two compressed files. */
import type { LibraryTexts, PageLibrary } from "../web/index.ts";

/** The text of a compressed file; servers may unpack it on the way. */
async function text(name: string): Promise<string> {
  const response = await fetch(new URL(name, document.baseURI));
  if (!response.ok) throw new Error(`${name}: ${response.status}`);
  const bytes = new Uint8Array(await response.arrayBuffer());
  const isPacked = bytes[0] === 0x1f && bytes[1] === 0x8b;
  if (!isPacked) return new TextDecoder().decode(bytes);
  return new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"))).text();
}

export async function loadLibrary(): Promise<PageLibrary> {
  const [snapshot, texts] = await Promise.all([text("library.bin"), text("theories.bin")]);
  return { snapshot, texts: JSON.parse(texts) as LibraryTexts };
}
