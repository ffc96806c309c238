import { fn } from "../generators/function.ts";
import type { Gen } from "../generators/gen.ts";
import { choose } from "../generators/numbers.ts";
import { tableOf, tabulated } from "../values/table.ts";

/** Ranks: few enough that different values have the same one now and then. */
const mostRanks = 1000;

const rank: Gen<(value: unknown) => number> = fn<[unknown], number>([choose(0, 0)], choose(0, mostRanks));

/** A comparison as `sort` takes it: a total preorder of all values, shown as the table of their ranks. */
export const comparison: Gen<(a: unknown, b: unknown) => number> = rank.map((of) => withTable((a, b) => of(a) - of(b), of));

/** A comparison that says whether the first is less: the strict part of a total preorder. */
export const booleanComparison: Gen<(a: unknown, b: unknown) => boolean> = rank.map((of) => withTable((a, b) => of(a) < of(b), of));

function withTable<F extends object>(f: F, of: object): F {
  const table = tableOf(of);
  return table === undefined ? f : tabulated(f, table);
}
