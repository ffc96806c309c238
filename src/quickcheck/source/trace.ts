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
  /** What the fingerprint is made of, or `unmarked` as long as nobody has asked for it. */
  mark: number;
}

/** A part of a tree and where it stands: the part around it, and its number there. */
export interface Place {
  readonly part: Trace;
  readonly around: Place | null;
  readonly index: number;
}

/** Says that a part has no mark yet. */
export const unmarked = -1;

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
  return { kind, label, key, choices: [], children: [], mark: unmarked };
}

/** The part with other choices and parts. */
export function rebuilt(part: Trace, choices: readonly Choice[], children: readonly Trace[]): Trace {
  return { kind: part.kind, label: part.label, key: part.key, choices, children, mark: unmarked };
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
  if (a.children.length + b.children.length === 0) return compareLists(a.choices, b.choices, (choice) => choice.delta);
  return compareDeltaLists(deltasOf(a), deltasOf(b));
}

/** The same order on what `deltasOf` gives. */
export function compareDeltaLists(left: readonly number[], right: readonly number[]): number {
  return compareLists(left, right, (delta) => delta);
}

function compareLists<A>(left: readonly A[], right: readonly A[], deltaOf: (item: A) => number): number {
  if (left.length !== right.length) return left.length - right.length;
  for (let i = 0; i < left.length; i++) {
    const order = compareDeltas(deltaOf(left[i] as A), deltaOf(right[i] as A));
    if (order !== 0) return order;
  }
  return 0;
}

/** Whether every choice is the simplest, so that there is nothing to shrink. */
export function isSimplest(trace: Trace): boolean {
  return trace.choices.every((choice) => choice.delta === 0) && trace.children.every(isSimplest);
}
