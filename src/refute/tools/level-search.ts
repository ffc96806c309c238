/**
 * The largest sets with a property that is inherited by subsets, found level by level ([Bulwahn 2013], section 6.4.2; the idea is that of Agrawal
 * and Srikant's association rules). Unlike [Bulwahn 2013], a set is built only when all its subsets of the level below have the property.
 */

/** What a search by levels found. */
export interface Levels {
  /** The sets with the property that are in no larger one; ascending numbers, in order of size and then of numbers. */
  readonly maximal: readonly (readonly number[])[];
  /** False when it was stopped before the last level. */
  readonly isComplete: boolean;
}

/** All maximal sets of numbers below `count` that pass. The empty set is not among them. */
export async function searchLevels(
  count: number,
  passes: (set: readonly number[]) => Promise<boolean>,
  isOver: () => boolean = () => false,
): Promise<Levels> {
  const kept: (readonly number[])[] = [];
  let candidates: (readonly number[])[] = Array.from({ length: count }, (_, i) => [i]);
  while (candidates.length > 0) {
    const level: (readonly number[])[] = [];
    for (const set of candidates) {
      if (isOver()) return { maximal: maximalOf([...kept, ...level]), isComplete: false };
      if (await passes(set)) level.push(set);
    }
    kept.push(...level);
    candidates = joined(level);
  }
  return { maximal: maximalOf(kept), isComplete: true };
}

/** Sets one larger, all of whose subsets of the given size are given. */
function joined(level: readonly (readonly number[])[]): (readonly number[])[] {
  const known = new Set(level.map(String));
  return level.flatMap((a) =>
    level.flatMap((b) => {
      const last = b.at(-1);
      if (last === undefined || last <= (a.at(-1) ?? -1) || String(a.slice(0, -1)) !== String(b.slice(0, -1))) return [];
      const set = [...a, last];
      return set.every((x) => known.has(String(set.filter((y) => y !== x)))) ? [set] : [];
    }),
  );
}

function maximalOf(sets: readonly (readonly number[])[]): (readonly number[])[] {
  return sets.filter((a) => !sets.some((b) => b.length > a.length && a.every((x) => b.includes(x))));
}
