/**
 * Tables of enumerators: an entry holds the solutions found for some inputs. The first call leads: it is repeated in rounds until a round
 * finds nothing new, so that everything it asked for is complete (least fixed point by iteration; a call under way answers with what is
 * known so far). Where values may grow from call to call there may be no end: then as many entries are looked at as the breadth says,
 * which grows with the depth.
 */
import { spend } from "./environment.ts";

/** Entries of one table, and the breadth where nothing grows. */
export const most = 20000;

/** Answers of one entry, and rounds of one leader. */
const mostAnswers = 5000;

export const breadthAt = (depth: number): number => 16 << Math.min(depth, 6);

export let breadth = most;
export let leader: Entry | null = null;
export let round = 0;
export let rounds = 0;
export let changed = false;
export let pending: Entry[] = [];

/** Something was left out since this was reset: by the tables, by a limit of depth. */
export let cut = false;
export let shallow = false;

/** What the size of a derivation may still be. */
export let left = 0;

/** Lists the elements of a set by the number of its type; null when that is impossible. */
export let elements: (type: number, set: unknown) => readonly unknown[] | null;

export function bindSmart(h: { readonly elements: typeof elements }): void {
  elements = h.elements;
}

/** The solutions for some inputs. */
export interface Entry {
  round: number;
  done: boolean;
  cut: boolean;
  breadth: number;
  limit: number;
  readonly answers: (readonly unknown[])[];
  readonly keys: Set<string>;
}

export const yes = (): boolean => true;

export const ids = new WeakMap<object, number>();
export let lastId = 0;

/** A text that is the same for values that are the same by structure; functions are the same when they are one. */
export function keyOf(v: unknown): string {
  if (v === null) return "_";
  if (typeof v === "object") {
    if (Array.isArray(v)) return `[${v.map(keyOf).join(",")}]`;
    let s = "(";
    for (const f in v) s += `${keyOf((v as Record<string, unknown>)[f])} `;
    return `${s})`;
  }
  if (typeof v === "function") {
    const points = pointsKey(v as Pointed);
    if (points !== null) return points;
    let id = ids.get(v);
    if (id === undefined) {
      id = ++lastId;
      ids.set(v, id);
    }
    return `f${id}`;
  }
  return typeof v === "number" ? String(v) : typeof v + String(v);
}

/**
 * A function that is the same at all but some points, by these, the last that was changed first, and what it is elsewhere; null for others.
 * In this order the text says what the function is, whichever points are equal.
 */
function pointsKey(f: Pointed): string | null {
  const { rows, rest } = rowsOf(f);
  return rest === null ? null : `{${rest}|${[...rows].map(([x, y]) => `${x}:${y}`).join()}}`;
}

/** The points of a function as texts, and what it is elsewhere; null where that is not the same everywhere. */
interface Rows {
  readonly rows: ReadonlyMap<string, string>;
  readonly rest: string | null;
}

/** Of functions that had a key: states of a program come from each other by long chains of changes. */
const rowsKnown = new WeakMap<Pointed, Rows>();

function rowsOf(f: Pointed): Rows {
  const rows = new Map<string, string>();
  let at: Pointed | undefined = f;
  let found: Rows | undefined;
  for (; at?.points !== undefined; at = at.base) {
    found = rowsKnown.get(at);
    if (found !== undefined) break;
    for (const [x, y] of [...at.points].reverse()) {
      const point = keyOf(x);
      if (!rows.has(point)) rows.set(point, keyOf(y));
    }
  }
  for (const [point, y] of found?.rows ?? []) if (!rows.has(point)) rows.set(point, y);
  const rest = found !== undefined ? found.rest : at?.constant === undefined ? null : keyOf(at.constant());
  const made = { rows, rest };
  if (f.points !== undefined) rowsKnown.set(f, made);
  return made;
}

/** Making a key takes as many steps as it is long: tables are slow, and searches are measured in steps. */
export function chargedKey(values: readonly unknown[]): string {
  const key = keyOf(values);
  spend(key.length);
  return key;
}

export function entry(table: Map<string, Entry>, inputs: readonly unknown[]): Entry {
  const key = chargedKey(inputs);
  const known = table.get(key);
  if (known !== undefined) return known;
  if (table.size > most) table.clear();
  const e: Entry = { round: -1, done: false, cut: false, breadth: 0, limit: 0, answers: [], keys: new Set() };
  table.set(key, e);
  return e;
}

/** Notes a solution; true when there are enough. */
export function addAnswer(e: Entry, answer: readonly unknown[]): boolean {
  const key = chargedKey(answer);
  if (e.keys.has(key)) return false;
  if (e.answers.length >= e.limit) {
    cut = true;
    return true;
  }
  e.keys.add(key);
  e.answers.push(answer);
  changed = true;
  return false;
}

/** Fills an entry by `run`; with `once`, one answer is all there is. */
export function solve(e: Entry, run: () => void, once: boolean, width: number): void {
  e.limit = Math.min(mostAnswers, width);
  if (leader === null) {
    lead(e, run, once);
    return;
  }
  if (pending.length >= width) {
    cut = true;
    return;
  }
  e.round = round;
  pending.push(e);
  run();
  if (once && e.answers.length > 0) {
    e.done = true;
    e.cut = false;
  }
}

export function lead(e: Entry, run: () => void, once: boolean): void {
  leader = e;
  pending = [e];
  const before = cut;
  cut = false;
  let rest = mostAnswers;
  try {
    do {
      changed = false;
      cut = false;
      round = ++rounds;
      e.round = round;
      pending = [e];
      run();
    } while (changed && !(once && e.answers.length > 0) && --rest > 0);
    const complete = !changed;
    if (!complete && !once) cut = true;
    for (const x of pending)
      if (complete) {
        x.done = true;
        x.cut = cut;
        x.breadth = breadth;
      }
    if (once && e.answers.length > 0) {
      e.done = true;
      e.cut = false;
      cut = false;
    }
  } finally {
    leader = null;
    cut = before || cut;
  }
}

/**
 * Whether a predicate holds, apart from what is under way: true, false, or undefined when not every way could be tried. `trouble` throws
 * errors that are no limits.
 */
export function decide(holds: () => boolean, trouble: (error: unknown) => unknown): boolean | undefined {
  const saved = { leader, round, changed, pending, cut, breadth };
  leader = null;
  cut = false;
  breadth = most;
  try {
    return holds() ? true : cut ? undefined : false;
  } catch (e) {
    let isOver = true;
    try {
      trouble(e);
      isOver = false;
    } catch {}
    if (isOver) throw e;
    return undefined;
  } finally {
    ({ leader, round, changed, pending, cut, breadth } = saved);
  }
}

/** Whether something was left out for its depth since this was asked last. */
export function isShallow(): boolean {
  const s = shallow;
  shallow = false;
  return s;
}

/** The points of a function, each once, and its result at all others (undefined when that is not the same everywhere). */
export function distinctPoints(f: Pointed): {
  readonly keys: readonly unknown[];
  readonly rest: (() => unknown) | undefined;
  add(all: readonly unknown[]): void;
} {
  const keys: unknown[] = [];
  const seen = new Set<string>();
  const put = (x: unknown): void => {
    const key = keyOf(x);
    if (seen.has(key)) return;
    seen.add(key);
    keys.push(x);
  };
  let rest: Pointed | undefined = f;
  for (; rest?.points !== undefined; rest = rest.base) for (const [x] of rest.points) put(x);
  return {
    keys,
    rest: rest?.constant,
    add: (all) => {
      for (const x of all) put(x);
    },
  };
}

/** A function that may know where it differs from another one. */
export interface Pointed {
  readonly points?: readonly (readonly [x: unknown, y: unknown])[];
  readonly base?: Pointed;
  readonly constant?: () => unknown;
}

/** Values that came before in the same run; not more than this many are kept. */
const mostSeen = 100_000;
export const seen = new Set<string>();
export let repeated = 0;

export function note(...values: readonly unknown[]): void {
  if (seen.size >= mostSeen) return;
  const key = keyOf(values);
  if (seen.has(key)) repeated++;
  else seen.add(key);
}

export function repetitions(): number {
  const n = repeated;
  repeated = 0;
  seen.clear();
  return n;
}
