/** The goals of a search by narrowing: what waits for which variable, and how they are run when it has a value. */
import { type Cell, D, deepest, forget, lost } from "./lazy.ts";
import type { GoalCode } from "./search-types.ts";

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

/** The goals that wait; what lies above `top` is used again. */
export const stack: G[] = [];
export const pool: G[] = [];
export let top = 0;
/** Where the goals begin that the one under way left behind, and how many it unrolled. */
export let mark = 0;
export let unrolled = 0;
/** Whether the goal under way met a value that is missing, which no choice of a variable will bring. */
export let isDead = false;

/**
 * How far goals are unrolled behind one that waits: beyond, they could run on where it would have stopped them. What follows a value ends with it, so
 * that the depth of values is far enough.
 */
export let furthest = deepest;

export function unrollUpTo(count: number): void {
  furthest = count;
}

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
  return top > mark && ++unrolled > furthest;
}

/**
 * Runs the goals from `from` to `to` that waited for the variable, those that compare only where they are asked for, and copies the others above
 * `to`. What they say: 0 one is false, 2 one cannot be settled, 3 none of that.
 */
export function runGoals(from: number, to: number, bound: Cell | null, isCompared: boolean): 0 | 2 | 3 {
  let isUnsettled = false;
  top = to;
  for (let i = from; i < to; i++) {
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
  return isUnsettled ? 2 : 3;
}
