/** Edits (insert, delete, replace, swap of neighbours) between two words, cut off above `limit`. */
export function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      let cost = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + same);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) cost = Math.min(cost, (before[j - 2] ?? 0) + 1);
      row.push(cost);
    }
    before = last;
    last = row;
  }
  return last[b.length] ?? 0;
}

/** The known names nearest to a mistyped one, best first. */
export function nearNames(name: string, known: Iterable<string>, most = 3): string[] {
  const limit = Math.max(1, Math.floor(name.length / 3));
  const found: { name: string; distance: number }[] = [];
  for (const candidate of known) {
    const distance = editDistance(name, candidate, limit);
    if (distance <= limit && candidate !== name) found.push({ name: candidate, distance });
  }
  found.sort((a, b) => a.distance - b.distance || (a.name < b.name ? -1 : 1));
  return found.slice(0, most).map((f) => f.name);
}
