import type { Overflow } from "./overflow.ts";
import type { Scope, Slot } from "./scope.ts";
import type { Variable } from "./syntax.ts";

/** More values than this are not kept for one node. */
const mostKept = 1 << 15;

/** What decides how the values of a node are remembered. */
export interface MemoRequest<V> {
  readonly free: ReadonlySet<Variable>;
  /** Whether the node occurs more than once. */
  readonly isShared: boolean;
  readonly compute: () => V;
  /** Number of tuples of an arity. */
  readonly capacity: (arity: number) => number;
}

/**
 * Wraps the computation of a node so that loop-invariant values are not computed again:
 * without free variables once; where an enclosing variable is not free but one further in is, by a table over the values
 * of the free ones; where only inner variables are missing, or the node is shared, by remembering the last value.
 */
export function memoized<V>(scope: Scope, overflow: Overflow, request: MemoRequest<V>): () => V {
  if (!overflow.isTracked) return remembered(scope, request, request.compute);
  const run = remembered(scope, request, () => overflow.during(request.compute));
  return () => {
    const { value, condition } = run();
    overflow.report(condition);
    return value;
  };
}

function remembered<V>(scope: Scope, { free, isShared, capacity }: Omit<MemoRequest<unknown>, "compute">, compute: () => V): () => V {
  if (free.size === 0) return once(compute);
  const slots = [...free].map((x) => scope.slotOf(x));
  const depth = scope.loopDepthOf(free);
  if (depth === null) return lastValue(slots, compute);
  if (depth > slots.length && canNumber(slots, capacity)) return tabled(slots, compute, capacity);
  if (depth < scope.loopDepth || isShared || depth > slots.length) return lastValue(slots, compute);
  return compute;
}

function once<V>(compute: () => V): () => V {
  let value: V | undefined;
  return () => {
    value ??= compute();
    return value;
  };
}

function lastValue<V>(slots: readonly Slot[], compute: () => V): () => V {
  const stamps = slots.map(() => -1);
  let value: V;
  return () => {
    let isValid = true;
    for (let i = 0; i < slots.length; i++) {
      const { stamp } = slots[i] as Slot;
      if (stamps[i] === stamp) continue;
      isValid = false;
      stamps[i] = stamp;
    }
    if (!isValid) value = compute();
    return value;
  };
}

function canNumber(slots: readonly Slot[], capacity: (arity: number) => number): boolean {
  return slots.reduce((all, slot) => all * capacity(slot.variable.arity), 1) <= Number.MAX_SAFE_INTEGER;
}

function tabled<V>(slots: readonly Slot[], compute: () => V, capacity: (arity: number) => number): () => V {
  const table = new Map<number, V>();
  const widths = slots.map((slot) => capacity(slot.variable.arity));
  return () => {
    let key = 0;
    for (let i = 0; i < slots.length; i++) {
      const part = (slots[i] as Slot).key;
      if (part < 0) return compute();
      key = key * (widths[i] as number) + part;
    }
    const known = table.get(key);
    if (known !== undefined) return known;
    const value = compute();
    if (table.size < mostKept) table.set(key, value);
    return value;
  };
}
