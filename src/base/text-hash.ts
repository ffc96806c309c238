/** A key for texts: 106 bits of two multiplicative hashes, so that two texts with the same key do not occur by chance. No defence against intent. */
export function textKey(...parts: readonly string[]): string {
  let [a, b, c, d] = [0xdeadbeef, 0x41c6ce57, 0x9e3779b9, 0x85ebca6b];
  for (const part of parts) {
    // The length keeps the borders between the parts.
    for (let i = -1; i < part.length; i++) {
      const code = i < 0 ? part.length : part.charCodeAt(i);
      a = Math.imul(a ^ code, 2654435761);
      b = Math.imul(b ^ code, 1597334677);
      c = Math.imul(c ^ code, 2246822519);
      d = Math.imul(d ^ code, 3266489917);
    }
  }
  return `${mixed(a, b)}${mixed(b, a)}${mixed(c, d)}${mixed(d, c)}`;
}

/** The bits of both, spread. */
function mixed(a: number, b: number): string {
  const x = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909);
  return (x >>> 0).toString(36).padStart(7, "0");
}
