/** A random choice that depends on a seed alone: those with the least hashes (FNV-1a). */
export function sampleOf(names: readonly string[], size: number, seed: number): Set<string> {
  return new Set(
    names
      .map((name) => ({ name, hash: hashOf(`${seed} ${name}`) }))
      .sort((a, b) => a.hash - b.hash)
      .slice(0, size)
      .map(({ name }) => name),
  );
}

function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193) >>> 0;
  hash ^= hash >>> 15;
  return Math.imul(hash, 0x2c1b3c6d) >>> 0;
}
