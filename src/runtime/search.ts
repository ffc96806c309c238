/**
 * The search by narrowing, beside the program it searches, so that V8 sees only the cells of one program.
 *
 * `stack` holds the goals that wait, those of the present node from `lo` to `hi`. Evaluation after a choice runs the goals that waited for
 * the variable and copies the others, in order, above `hi`: nothing has to be undone but thunks. A goal that compares two numbers says so by
 * `r`, so that values for which it is false are passed over: they are leaves like all others, but cost nothing. When no goal is left all
 * premises are true, and the conclusion is evaluated from its root: by strict code where all its variables have come to have values as a
 * whole (`whole`), unless that fails too often.
 */
import { alone, apart, isExcluded, largest, least, range, related } from "./comparisons.ts";
import { G, runGoals, stack, top, unrollUpTo } from "./goals.ts";
import { abandon, type Cell, D, deepen, deepest, forget, type Lazy, lost, restart, rise, trail, undo, Z } from "./lazy.ts";
import type { Alternative, Alternatives, Conclusion, Facts, GoalCode, Hooks, RootGoal } from "./search-types.ts";

/** Writes a value to a slot of an object of strict code; generated, because slots are properties. */
declare function write(home: unknown, slot: number, value: unknown): void;

export const marks: number[] = [];
export let lo = 0;
export let hi = 0;
export let tests = 0;
export let reached = 0;
export let evaluations = 0;
export let isOpen = false;
export let wanted: Cell | null = null;
export let conclude: () => Lazy;
export let hooks: Hooks;
export let whole: ((roots: readonly Cell[]) => Lazy) | null = null;
export let roots: readonly Cell[];
/** How much more often strict code failed than it answered, failures counting twice; beyond the limit it costs more than it saves. */
export let misses = 0;
export const mostMisses = 64;

/** How many variables of the conclusion are unbound, where they write their values through; otherwise 0. */
export let open = 0;

/** Where the conclusion knows of numbers only how they compare: how many of its variables have each number. */
export let isOrderOnly = false;
export const counted = new Int32Array(256);

/** What evaluation says: 0 holds, 1 refuted, 2 unknown, 3 stuck at `wanted`. */
type Verdict = 0 | 1 | 2 | 3;

export function evaluate(bound: Cell | null, isCompared: boolean): Verdict {
  const to = hi;
  const said = runGoals(lo, to, bound, isCompared);
  if (said === 0) return 0;
  if (said === 2) {
    hooks.unsettled();
    return 2;
  }
  lo = to;
  hi = top;
  if (top > to) {
    wanted = hooks.prefersFew ? fewest(to) : (stack[to] as G).on;
    return 3;
  }
  forget();
  const r = whole !== null && open === 0 ? concludeWhole() : conclude();
  if (r === Z) {
    wanted = D === null ? lost : D;
    if (wanted !== null) return 3;
    reached++;
    hooks.missing();
    return 2;
  }
  reached++;
  return r === true ? 0 : 1;
}

/** Of the variables that goals wait for, the first of those with the fewest alternatives: what can fail fails soon, and what has only one costs nothing. */
export function fewest(from: number): Cell | null {
  let best: Cell | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (let i = from; i < top && least > 1; i++) {
    const cell = (stack[i] as G).on as Cell;
    const known = cell.x as Facts;
    const all = known.alternatives === null ? hooks.alternatives(known) : known.alternatives;
    if (all.list.length >= least) continue;
    least = all.list.length;
    best = cell;
  }
  return best;
}

/** Strict code is given up after it failed more often than it answered. */
export function concludeWhole(): Lazy {
  try {
    const r = (whole as NonNullable<typeof whole>)(roots);
    if (r !== Z) {
      if (misses > 0) misses--;
      return r;
    }
    misses += 2;
  } catch {
    abandon();
    whole = null;
  }
  if (misses > mostMisses) whole = null;
  return conclude();
}

export function attempt(bound: Cell | null, isCompared: boolean): Verdict {
  if ((++evaluations & 1023) === 0) hooks.clock();
  try {
    const found = evaluate(bound, isCompared);
    if (found !== 3) tests++;
    return found;
  } catch (error) {
    abandon();
    hooks.ended(error);
    tests++;
    return 2;
  }
}

export function refuted(bound: Cell | null): boolean {
  const found = attempt(bound, false);
  if (found === 3) return split();
  if (found === 2) isOpen = true;
  return found === 1;
}

export function split(): boolean {
  const cell = wanted as Cell;
  const known = cell.x as Facts;
  const all = known.alternatives === null ? hooks.alternatives(known) : known.alternatives;
  if (!all.isComplete) isOpen = true;
  deepen();
  if (all.scalars !== null ? splitScalars(cell, known, all, all.scalars) : splitData(cell, known, all.list)) return true;
  rise();
  cell.$ = -1;
  return false;
}

export function splitData(cell: Cell, known: Facts, list: readonly Alternative[]): boolean {
  const l = lo;
  const h = hi;
  const n = trail.length;
  const before = open;
  for (let i = 0; i < list.length; i++) {
    bindTo(cell, known, list[i] as Alternative, i);
    known.chosen = i;
    if (refuted(cell)) return true;
    lo = l;
    hi = h;
    open = before;
    if (trail.length > n) undo(n);
  }
  known.chosen = -1;
  return false;
}

export function splitScalars(cell: Cell, known: Facts, { isRange, isOrdered }: Alternatives, scalars: readonly unknown[]): boolean {
  const l = lo;
  const h = hi;
  const home = known.home;
  range(cell, l, h);
  const n = trail.length;
  const from = least;
  const to = largest;
  const isApart = apart;
  const isCompared = related;
  if (home !== null) open--;
  const isFree = isRange || (from === Number.NEGATIVE_INFINITY && to === Number.POSITIVE_INFINITY);
  const isLast = home !== null && open === 0 && isCompared && alone && !isApart && isFree;
  const first = isRange && from > 0 ? Math.min(from, scalars.length) : 0;
  const end = isRange && to < scalars.length - 1 ? Math.max(to + 1, first) : scalars.length;
  const isCounted = isOrderOnly && isOrdered && home !== null && scalars.length <= counted.length;
  tests += scalars.length - (end - first);
  for (let i = first; i < end; i++) {
    if (isLast && whole !== null) {
      i = holdsUpTo(known, scalars, i, end, isCounted);
      if (i === end) break;
    }
    const value = scalars[i] as number;
    if (value < from || value > to || (isApart && isExcluded(cell, value, l, h))) {
      tests++;
      continue;
    }
    if (home !== null) write(home, known.slot, value);
    cell.v = value;
    cell.$ = -3;
    known.chosen = i;
    if (isCounted) (counted[value] as number)++;
    const found = attempt(cell, isCompared);
    if (found === 2) isOpen = true;
    else if (found === 1 || (found === 3 && split())) return true;
    if (isCounted) (counted[value] as number)--;
    lo = l;
    hi = h;
    if (trail.length > n) undo(n);
  }
  if (home !== null) open++;
  known.chosen = -1;
  return false;
}

/**
 * The last variable: the first value from the i-th on for which the conclusion, on whole values, is not simply true. Of values between the
 * same neighbours one is enough where the conclusion only compares; the others are counted.
 */
export function holdsUpTo(known: Facts, scalars: readonly unknown[], i: number, end: number, isCounted: boolean): number {
  const { home, slot } = known;
  const before = evaluations;
  let k = i;
  try {
    for (; k < end; k++) {
      if (isCounted && k > i && counted[k] === 0 && counted[k - 1] === 0) continue;
      write(home, slot, scalars[k]);
      if ((whole as NonNullable<typeof whole>)(roots) !== true) break;
    }
  } catch {
    abandon();
  }
  tests += k - i;
  reached += k - i;
  evaluations += k - i;
  if (before >> 10 !== evaluations >> 10) hooks.clock();
  return k;
}

export function bindTo(cell: Cell, known: Facts, alternative: Alternative, i: number): void {
  const parts = known.parts[i] ?? hooks.parts(known, i);
  alternative.bind(cell, parts);
  if (known.home !== null) open += parts.length - 1;
  if (hooks.obligation === null) return;
  for (const part of parts) {
    const goal = hooks.obligation(part);
    if (goal !== null) stack[hi++] = new G(0, goal as GoalCode, cell, [part], null, null);
  }
}

/** The search as those see it who run it. */
export const searcher = {
  /** Starts with these premises and this conclusion. */
  begin(premises: readonly RootGoal[], conclusion: Conclusion, given: Hooks): void {
    isOrderOnly = conclusion.isOrderOnly;
    counted.fill(0);
    open = conclusion.isWritten ? conclusion.args.length : 0;
    whole = conclusion.whole;
    roots = conclusion.args;
    conclude = conclusion.run;
    hooks = given;
    unrollUpTo(given.prefersFew ? Math.max(given.depth, deepest) : deepest);
    stack.length = 0;
    marks.length = 0;
    lo = hi = misses = tests = reached = evaluations = 0;
    isOpen = false;
    wanted = null;
    restart();
    for (const { goal, args } of premises) stack[hi++] = new G(0, goal as GoalCode, null, args, null, null);
  },
  /** Evaluates after a variable was bound; null at the start. */
  evaluate: (bound: Cell | null): Verdict => attempt(bound, false),
  /** The variable that is wanted. */
  wanted: (): Cell | null => wanted,
  /** Adds what must hold for a part of the variable bound last. */
  require(goal: GoalCode, part: Cell, bound: Cell | null): void {
    stack[hi++] = new G(0, goal, bound, [part], null, null);
  },
  /** Marks a choice; goes back to it. */
  enter(): void {
    marks.push(lo, hi, trail.length);
    deepen();
  },
  leave(): void {
    undo(marks.pop() as number);
    hi = marks.pop() as number;
    lo = marks.pop() as number;
    rise();
  },
  /** Searches where all variables are universal; true when a binding makes the conjecture false, which then stays in place. */
  refute: (): boolean => refuted(null),
  /** Tests, those with true premises, evaluations, and whether some leaf was unknown or some values lie beyond the depth. */
  counts: () => ({ tests, satisfied: reached, evaluations, isOpen }),
};
