/**
 * A trace is the tree of choices that made a value. Shrinking changes the trace and lets the generator make a new value from
 * it, so that values shrink through `map` and `chain` and keep every invariant of their generator. The idea is MacIver and
 * Donaldson's (Test-Case Reduction via Test-Case Generation, ECOOP 2020) for sequences and de Vries's (falsify, Haskell 2023) for
 * trees. Ours is a tree of parts, each with its own choices: a change in one part never shifts the choices of another.
 */

/** What a part of a trace is, as far as shrinking cares. */
export type TraceKind = "part" | "list" | "recursion" | "chain" | "function" | "foreign";

/** One answer: its distance from the simplest answer, and the distances that were possible. */
export interface Choice {
  readonly delta: number;
  readonly least: number;
  readonly most: number;
}

/** A part of a value: its own choices, then its parts. Parts of functions have keys. */
export interface Trace {
  readonly kind: TraceKind;
  /** Parts with the same label come from the same generator and may stand for one another. */
  readonly label: object | null;
  readonly key: string | null;
  readonly choices: readonly Choice[];
  readonly children: readonly Trace[];
  /** The fingerprint, or 0 as long as nobody has asked for it. */
  mark: number;
}

/** A trace while it is being recorded. */
export interface GrowingTrace {
  readonly kind: TraceKind;
  readonly label: object | null;
  readonly key: string | null;
  readonly choices: Choice[];
  readonly children: GrowingTrace[];
  mark: number;
}

/** A part with nothing in it yet. */
export function emptyTrace(kind: TraceKind, label: object | null, key: string | null): GrowingTrace {
  return { kind, label, key, choices: [], children: [], mark: 0 };
}

/** The part with other choices and parts. */
export function rebuilt(part: Trace, choices: readonly Choice[], children: readonly Trace[]): Trace {
  return { kind: part.kind, label: part.label, key: part.key, choices, children, mark: 0 };
}

/** The distances of all choices of a trace from their simplest answers, a part's own before those of its parts. */
export function deltasOf(trace: Trace): number[] {
  const all: number[] = [];
  collect(trace, all);
  return all;
}

function collect(trace: Trace, all: number[]): void {
  for (const choice of trace.choices) all.push(choice.delta);
  for (const child of trace.children) collect(child, all);
}

/** Compares answers: nearer to the simplest is less, and above it is less than below it. */
export function compareDeltas(a: number, b: number): number {
  return Math.abs(a) - Math.abs(b) || b - a;
}

/**
 * The order in which traces shrink: fewer choices first, then the first choice that differs decides.
 * Law: there is no infinite descending chain, therefore shrinking ends.
 */
export function compareTraces(a: Trace, b: Trace): number {
  return compareDeltaLists(deltasOf(a), deltasOf(b));
}

/** The same order on what `deltasOf` gives. */
export function compareDeltaLists(left: readonly number[], right: readonly number[]): number {
  if (left.length !== right.length) return left.length - right.length;
  for (let i = 0; i < left.length; i++) {
    const order = compareDeltas(left[i] as number, right[i] as number);
    if (order !== 0) return order;
  }
  return 0;
}

/**
 * A number that is the same for traces that are replayed in the same way, and hardly ever for others: what is missing at the end is answered
 * in the simplest way, so that simplest answers at the end do not count. Parts keep theirs, so that it costs little for a trace that shares
 * most parts with one whose fingerprint is known. Requires: the trace is not growing any more.
 */
export function fingerprint(trace: Trace): number {
  if (trace.mark !== 0) return trace.mark;
  const { choices, children, key } = trace;
  let count = choices.length;
  while (count > 0 && (choices[count - 1] as Choice).delta === 0) count--;
  let parts = children.length;
  while (parts > 0 && fingerprint(children[parts - 1] as Trace) === blank) parts--;
  trace.mark = count === 0 && parts === 0 && key === null ? blank : marked(trace, count, parts);
  return trace.mark;
}

/** The fingerprint of what is answered in the simplest way altogether. */
const blank = 1;

function marked({ choices, children, key }: Trace, count: number, parts: number): number {
  let word = Math.imul(0x2545f491 ^ parts, 0x85ebca6b) ^ count;
  if (key !== null) for (let i = 0; i < key.length; i++) word = Math.imul(word ^ key.charCodeAt(i), 0x01000193);
  for (let i = 0; i < count; i++) word = mixed(word, (choices[i] as Choice).delta);
  for (let i = 0; i < parts; i++) word = mixed(word, fingerprint(children[i] as Trace));
  return word === 0 || word === blank ? 2 : word;
}

function mixed(word: number, n: number): number {
  const high = n === (n | 0) ? 0 : Math.floor(n / 0x1_0000_0000);
  const w = Math.imul(word ^ n ^ Math.imul(high, 0x9e3779b1), 0x85ebca6b);
  return Math.imul(w ^ (w >>> 15), 0xc2b2ae35) + 0x7f4a7c15;
}

/** Whether every choice is the simplest, so that there is nothing to shrink. */
export function isSimplest(trace: Trace): boolean {
  return trace.choices.every((choice) => choice.delta === 0) && trace.children.every(isSimplest);
}
