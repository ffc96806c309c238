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

/** All choices of a trace, a part's own before those of its parts. */
export function choicesOf(trace: Trace): Choice[] {
  const all: Choice[] = [];
  collect(trace, all);
  return all;
}

function collect(trace: Trace, all: Choice[]): void {
  for (const choice of trace.choices) all.push(choice);
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
  const left = choicesOf(a);
  const right = choicesOf(b);
  if (left.length !== right.length) return left.length - right.length;
  for (const [i, choice] of left.entries()) {
    const order = compareDeltas(choice.delta, right[i]?.delta ?? 0);
    if (order !== 0) return order;
  }
  return 0;
}

/** Whether every choice is the simplest, so that there is nothing to shrink. */
export function isSimplest(trace: Trace): boolean {
  return trace.choices.every((choice) => choice.delta === 0) && trace.children.every(isSimplest);
}
