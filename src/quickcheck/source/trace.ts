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
}

/** A part of a tree and where it stands: the part around it, and its number there. */
export interface Place {
  readonly part: Trace;
  readonly around: Place | null;
  readonly index: number;
}

/** A choice and where it stands. */
export interface ChoicePlace {
  readonly place: Place;
  /** Stands for the place in fingerprints. */
  readonly word: number;
  readonly index: number;
  readonly choice: Choice;
}

/** A trace while it is being recorded. */
export interface GrowingTrace {
  readonly kind: TraceKind;
  readonly label: object | null;
  readonly key: string | null;
  readonly choices: Choice[];
  readonly children: GrowingTrace[];
}

/** A part with nothing in it yet. */
export function emptyTrace(kind: TraceKind, label: object | null, key: string | null): GrowingTrace {
  return { kind, label, key, choices: [], children: [] };
}

/** The part with other choices and parts. */
export function rebuilt(part: Trace, choices: readonly Choice[], children: readonly Trace[]): Trace {
  return { kind: part.kind, label: part.label, key: part.key, choices, children };
}

/** The distances of all choices of a trace from their simplest answers, a part's own before those of its parts. */
export function deltasOf(trace: Trace): number[] {
  const all: number[] = [];
  collect(trace, all);
  return all;
}

function collect(trace: Trace, all: number[]): void {
  const { choices, children } = trace;
  for (let i = 0; i < choices.length; i++) all.push((choices[i] as Choice).delta);
  for (let i = 0; i < children.length; i++) collect(children[i] as Trace, all);
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
  if (a.children.length + b.children.length > 0 || a.choices.length !== 1 || b.choices.length !== 1)
    return compareDeltaLists(deltasOf(a), deltasOf(b));
  return compareDeltas((a.choices[0] as Choice).delta, (b.choices[0] as Choice).delta);
}

/** The same order on what `deltasOf` gives. */
export function compareDeltaLists(left: readonly number[], right: readonly number[]): number {
  if (left.length !== right.length) return left.length - right.length;
  for (let i = 0; i < left.length; i++) {
    const a = left[i] as number;
    const b = right[i] as number;
    if (a !== b) return compareDeltas(a, b);
  }
  return 0;
}

/** Whether every choice is the simplest, so that there is nothing to shrink. */
export function isSimplest(trace: Trace): boolean {
  const { choices, children } = trace;
  for (let i = 0; i < choices.length; i++) if ((choices[i] as Choice).delta !== 0) return false;
  for (let i = 0; i < children.length; i++) if (!isSimplest(children[i] as Trace)) return false;
  return true;
}

/** Whether a part is a single answer, or none. */
export function isAnswer({ choices, children }: Trace): boolean {
  return choices.length < 2 && children.length === 0;
}
