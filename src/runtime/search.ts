/**
 * The search by narrowing, beside the program it searches, so that V8 sees only the cells of one program (STUDY, section 6, A).
 *
 * `stack` holds the goals that wait, those of the present node from `lo` to `hi`. Evaluation after a choice runs the goals that waited for
 * the variable and copies the others, in order, above `hi`: nothing has to be undone but thunks. A goal that compares two numbers says so by
 * `r`, so that values for which it is false are passed over: they are leaves like all others, but cost nothing. When no goal is left all
 * premises are true, and the conclusion is evaluated from its root: by strict code where all its variables have come to have values as a
 * whole (`whole`), unless that fails too often.
 */
import { abandon, type Cell, D, deepen, deepest, forget, fs, type Lazy, lost, restart, rise, trail, undo, Z } from "./lazy.ts";
import type { Alternative, Alternatives, Conclusion, Facts, GoalCode, Hooks, RootGoal } from "./search-types.ts";

/** Writes a value to a slot of an object of strict code; generated, because slots are properties. */
declare function write(home: unknown, slot: number, value: unknown): void;

/** A goal: its relation between two numbers (`mirrored`) or 0, its code, the variable it waits for, its values. */
export class G {
  declare r: number;
  declare f: GoalCode;
  declare on: Cell | null;
  declare a: unknown;
  declare b: unknown;
  declare c: unknown;

  constructor(r: number, f: GoalCode, on: Cell | null, a: unknown, b: unknown, c: unknown) {
    this.r = r;
    this.f = f;
    this.on = on;
    this.a = a;
    this.b = b;
    this.c = c;
  }
}

export const stack: G[] = [];
export const pool: G[] = [];
export const marks: number[] = [];
export let lo = 0;
export let hi = 0;
export let top = 0;
export let mark = 0;
export let unrolled = 0;
export let tests = 0;
export let reached = 0;
export let evaluations = 0;
export let isOpen = false;
export let wanted: Cell | null = null;
/** Whether the goal under way met a value that is missing, which no choice of a variable will bring. */
export let isDead = false;
export let conclude: () => Lazy;
export let hooks: Hooks;
export let whole: ((roots: readonly Cell[]) => Lazy) | null = null;
export let roots: readonly Cell[];
export let misses = 0;

/** How many variables of the conclusion are unbound, where they write their values through; otherwise 0. */
export let open = 0;

/** Where the conclusion knows of numbers only how they compare: how many of its variables have each number. */
export let isOrderOnly = false;
export const counted = new Int32Array(256);

/**
 * What goals that compare say of the number that is split next: its range, whether some values in it are excluded, whether every goal that
 * waits for it compares (`related`), and whether no other goal waits (`alone`).
 */
export let least = Number.NEGATIVE_INFINITY;
export let largest = Number.POSITIVE_INFINITY;
export let apart = false;
export let related = false;
export let alone = false;

/** Relations: 1 ≤, 2 <, 3 =, 4 ≠, 5 ≥, 6 >; the same with sides changed. */
export const mirrored = [0, 5, 6, 3, 4, 1, 2];

/** What evaluation says: 0 holds, 1 refuted, 2 unknown, 3 stuck at `wanted`. */
type Verdict = 0 | 1 | 2 | 3;

/** Leaves a goal behind that waits for the variable in demand; false when there is none. */
export function post(f: GoalCode, a?: unknown, b?: unknown, c?: unknown): boolean {
  return relate(0, f, a, b, c);
}

export function relate(r: number, f: GoalCode, a?: unknown, b?: unknown, c?: unknown): boolean {
  const on = D === null ? lost : D;
  if (on === null) {
    isDead = true;
    return false;
  }
  put(r, f, on, a, b, c);
  return true;
}

export function put(r: number, f: GoalCode, on: Cell | null, a: unknown, b: unknown, c: unknown): void {
  let g: G;
  if (top < pool.length) {
    g = pool[top] as G;
    g.r = r;
    g.f = f;
    g.on = on;
    g.a = a;
    g.b = b;
    g.c = c;
  } else {
    g = new G(r, f, on, a, b, c);
    while (pool.length < top) pool.push(new G(0, f, on, a, b, c));
    pool.push(g);
  }
  stack[top++] = g;
}

/** Leaves a goal behind that waits for the same variable as the last one. */
export function defer(f: GoalCode, a?: unknown, b?: unknown, c?: unknown): boolean {
  put(0, f, (stack[top - 1] as G).on, a, b, c);
  return true;
}

/** Whether goals have been unrolled far behind one that waits. */
export function isFar(): boolean {
  return top > mark && ++unrolled > deepest;
}

export function evaluate(bound: Cell | null, isCompared: boolean): Verdict {
  const to = hi;
  let isUnsettled = false;
  top = to;
  for (let i = lo; i < to; i++) {
    const g = stack[i] as G;
    if (g.on !== bound) {
      stack[top++] = g;
      continue;
    }
    if (isCompared && g.r !== 0) continue;
    mark = top;
    unrolled = 0;
    forget();
    isDead = false;
    if (!g.f(g.a, g.b, g.c)) {
      if (!isDead) return 0;
      // Another goal may be false.
      isUnsettled = true;
    }
  }
  if (isUnsettled) {
    hooks.unsettled();
    return 2;
  }
  lo = to;
  hi = top;
  if (top > to) {
    wanted = (stack[to] as G).on;
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
    misses = 99;
  }
  if (misses > 64) whole = null;
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

/** What the goals from `l` to `h` say of a number. */
export function range(cell: Cell, l: number, h: number): void {
  least = Number.NEGATIVE_INFINITY;
  largest = Number.POSITIVE_INFINITY;
  apart = false;
  related = true;
  alone = true;
  for (let i = l; i < h; i++) {
    const g = stack[i] as G;
    if (g.on !== cell || g.r === 0) {
      alone = false;
      continue;
    }
    const isLeft = g.a === cell;
    const other = numberOf(isLeft ? g.b : g.a);
    if (other === null || (!isLeft && g.b !== cell)) related = false;
    else confine(isLeft ? g.r : (mirrored[g.r] as number), other);
  }
}

/** The number stands in this relation to another one. */
export function confine(relation: number, other: number): void {
  switch (relation) {
    case 1:
      if (other < largest) largest = other;
      break;
    case 2:
      if (other - 1 < largest) largest = other - 1;
      break;
    case 3:
      if (other < largest) largest = other;
      if (other > least) least = other;
      break;
    case 4:
      apart = true;
      break;
    case 5:
      if (other > least) least = other;
      break;
    default:
      if (other + 1 > least) least = other + 1;
  }
}

/** A number, where it has a value already. */
export function numberOf(given: unknown): number | null {
  let x = given;
  if (typeof x === "object") {
    const cell = x as Cell;
    x = cell.$ === -3 ? cell.v : cell.$ === -2 ? settled(cell) : cell;
  }
  return typeof x === "number" ? x : null;
}

export function settled(x: Cell): Lazy {
  try {
    return fs(x);
  } catch {
    abandon();
    return null;
  }
}

export function isExcluded(cell: Cell, value: number, l: number, h: number): boolean {
  for (let i = l; i < h; i++) {
    const g = stack[i] as G;
    if (g.r === 4 && g.on === cell && numberOf(g.a === cell ? g.b : g.a) === value) return true;
  }
  return false;
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
