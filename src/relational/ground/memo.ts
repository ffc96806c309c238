import type { Variable } from "../language/syntax.ts";
import type { Overflow } from "./overflow.ts";
import type { Scope, Slot } from "./scope.ts";

/** How much the tables of all nodes may still take in; a literal counts one. */
export interface MemoRoom {
  left: number;
}

/** Room for the tables of one translation: some tens of megabytes. */
export function memoRoom(): MemoRoom {
  return { left: 1 << 22 };
}

/** What decides how the values of a node are remembered. */
export interface MemoRequest<V> {
  readonly free: ReadonlySet<Variable>;
  /** Whether the node occurs more than once. */
  readonly isShared: boolean;
  readonly compute: () => V;
  /** Number of tuples of an arity. */
  readonly capacity: (arity: number) => number;
  readonly room: MemoRoom;
  /** How much room a value takes. */
  readonly weigh: (value: V) => number;
}

/**
 * Wraps the computation of a node so that loop-invariant values are not computed again:
 * without free variables once; where an enclosing variable is not free but one further in is, by a table over the values
 * of the free ones; where only inner variables are missing, or the node is shared, by remembering the last value.
 */
export function memoized<V>(scope: Scope, overflow: Overflow, request: MemoRequest<V>): () => V {
  if (!overflow.isTracked) return remembered(scope, request);
  const { compute, weigh } = request;
  const run = remembered(scope, { ...request, compute: () => overflow.during(compute), weigh: ({ value }) => 1 + weigh(value) });
  return () => {
    const { value, condition } = run();
    overflow.report(condition);
    return value;
  };
}

function remembered<V>(scope: Scope, request: MemoRequest<V>): () => V {
  const { free, isShared, compute } = request;
  if (free.size === 0) return once(compute);
  const slots = [...free].map((x) => scope.slotOf(x));
  const depth = scope.loopDepthOf(free);
  if (depth === null) return lastValue(slots, compute);
  if (depth > slots.length && canNumber(slots, request.capacity)) return tabled(slots, request);
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

function tabled<V>(slots: readonly Slot[], { compute, capacity, room, weigh }: MemoRequest<V>): () => V {
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
    if (room.left > 0) {
      table.set(key, value);
      room.left -= weigh(value);
    }
    return value;
  };
}
