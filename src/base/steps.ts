/**
 * How much may be done for one command of a theory: its reader and all that it calls count steps (nodes built and visited, names bound,
 * readings tried) and are stopped where it gets too much. Steps, not seconds: the same command has the same fate on every machine.
 */

/** Thrown where reading would take too much; becomes an error that names the command. */
export class TooLarge extends Error {
  override readonly name = "TooLarge";
}

/** Steps since the command began, and how many it has: in an array, because engines count on for hours. */
const count = new Float64Array([0, Number.POSITIVE_INFINITY]);

/** From here on at most so many steps are taken, until `endSteps`. */
export function beginSteps(most: number): void {
  count[0] = 0;
  count[1] = most;
}

/** Nothing is limited any more. Returns the steps that were taken. */
export function endSteps(): number {
  count[1] = Number.POSITIVE_INFINITY;
  return count[0] ?? 0;
}

/** Counts steps of the command. */
export function countSteps(more = 1): void {
  const now = (count[0] as number) + more;
  count[0] = now;
  if (now > (count[1] as number)) throw new TooLarge("it takes too many steps to read");
}
