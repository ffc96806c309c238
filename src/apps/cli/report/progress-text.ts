/** How far a search is, in words. */
import type { SearchProgress } from "../../../refute/index.ts";

/** The engine and where it is: `exhaustive`, `size 4`; `nitpick`, `scope 3 of 10`. */
export function progressParts({ engine, size, scope }: SearchProgress): string[] {
  return [engine, ...(size === null ? [] : [`size ${size}`]), ...(scope === undefined ? [] : [`scope ${scope.number} of ${scope.total}`])];
}

/** `exhaustive, size 4, 1,200 tests`. */
export function progressText(progress: SearchProgress): string {
  const tests = progress.tests === 0 ? [] : [`${progress.tests.toLocaleString("en-US")} tests`];
  return [...progressParts(progress), ...tests].join(", ");
}
