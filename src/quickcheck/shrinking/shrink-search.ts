import type { Budget } from "../../base/index.ts";
import { isPromise, type Steps, settledInTime } from "../property/conduct.ts";
import type { Property } from "../property/property.ts";
import { Trial } from "../property/trial.ts";
import { ProbeSource } from "../source/probe-source.ts";
import { GeneratorError, type Source } from "../source/source.ts";
import type { Recipe } from "../source/token.ts";
import { compareDeltaLists, deltasOf, fingerprint, type Trace } from "../source/trace.ts";
import { type ChoicePlace, choicesAt, type Place, partsOf, replaced } from "../source/trace-edit.ts";
import { ReplaySource } from "../source/tree-source.ts";

/** How a test failed, as far as shrinking must keep it: by being false, or by this sort of exception. */
export function failureKind(trial: Trial): string {
  const { error } = trial;
  if (error === undefined) return "false";
  return error instanceof Error ? `throws ${error.name}` : `throws ${typeof error}`;
}

/** What bounds shrinking. */
export interface ShrinkLimits {
  readonly budget: Budget;
  readonly maxAttempts: number;
  /** The greatest size that the check asked for. */
  readonly size: number;
}

/** Shrinking while it goes on. Invariant: `current` fails in the way asked for, and only ever gets less. */
export class ShrinkSearch {
  current: Trace;
  shrinks = 0;
  attempts = 0;
  private readonly property: Property;
  /** How the property is run; its size may grow, see `enlarge`. */
  recipe: Recipe;
  private readonly kind: string;
  private readonly probe: ProbeSource;
  /** Used for one run after another. */
  private readonly trial: Trial;
  private readonly limits: ShrinkLimits;
  /** Fingerprints of the traces that were tried: the same is never tried twice. */
  private readonly seen = new Set<number>();
  /** The choices of `current`, flattened. */
  private deltas: readonly number[];
  /** The parts of `current` and its choices, listed when first asked for. */
  private knownParts: readonly Place[] | null = null;
  private knownChoices: readonly ChoicePlace[] | null = null;

  constructor(property: Property, start: Recipe, kind: string, limits: ShrinkLimits) {
    this.property = property;
    this.recipe = start;
    this.kind = kind;
    this.probe = new ProbeSource(start.isExhaustive);
    // A test that was given up may still ask its source for something.
    this.probe.isUnfit = property.time === "async";
    this.trial = new Trial(this.probe);
    this.limits = limits;
    this.current = start.trace;
    this.deltas = deltasOf(start.trace);
    this.seen.add(fingerprint(start.trace));
  }

  get isOver(): boolean {
    return (
      this.attempts >= this.limits.maxAttempts || (this.limits.budget.deadline !== Number.POSITIVE_INFINITY && this.limits.budget.isSpent)
    );
  }

  /** All parts of the current trace. A change inside a part leaves the numbers of the part and of those before it as they are. */
  get parts(): readonly Place[] {
    this.knownParts ??= partsOf(this.current);
    return this.knownParts;
  }

  /** All choices of the current trace; what holds for the numbers of parts holds for those of choices. */
  get choices(): readonly ChoicePlace[] {
    this.knownChoices ??= choicesAt(this.parts);
    return this.knownChoices;
  }

  /** Goes on from the candidate if it is less (and has fewer choices, if that is asked for) and still fails in the same way. */
  *try(candidate: Trace, hasToBeShorter = false): Steps<boolean> {
    if (this.isOver) return false;
    const mark = fingerprint(candidate);
    if (this.seen.has(mark)) return false;
    this.seen.add(mark);
    this.attempts++;
    const reached = yield* this.failing(candidate, this.recipe.size);
    if (reached === null) return false;
    const deltas = deltasOf(reached);
    if (compareDeltaLists(deltas, this.deltas) >= 0) return false;
    if (hasToBeShorter && deltas.length === this.deltas.length) return false;
    this.move(reached, deltas);
    return true;
  }

  /** Tries another part in the place of the one with this number; null for none. */
  *tryAt(index: number, change: (part: Trace) => Trace | null, hasToBeShorter = false): Steps<boolean> {
    const place = this.parts[index];
    const part = place === undefined ? null : change(place.part);
    return place === undefined || part === null ? false : yield* this.try(replaced(place, part), hasToBeShorter);
  }

  private move(reached: Trace, deltas: readonly number[]): void {
    this.current = reached;
    this.deltas = deltas;
    this.knownParts = null;
    this.knownChoices = null;
    this.seen.add(fingerprint(reached));
    this.shrinks++;
  }

  /** Allows larger lists and numbers from now on, if the same choices still make the same failure: lists can then be joined. */
  *enlarge(size: number): Steps<void> {
    if (this.recipe.isExhaustive || size <= this.recipe.size || this.isOver) return;
    this.attempts++;
    const reached = yield* this.failing(this.current, size);
    if (reached !== null && fingerprint(reached) === fingerprint(this.current)) this.recipe = { ...this.recipe, size };
  }

  /** The trace of a run on these choices, if it failed in the way asked for; the record is made only then. */
  private *failing(candidate: Trace, size: number): Steps<Trace | null> {
    if (!this.probe.isUnfit) {
      this.probe.begin(candidate, size);
      const isFailing = yield* this.fails(this.probe);
      if (!isFailing && !this.probe.isUnfit) return null;
    }
    const source = new ReplaySource(candidate, size, this.recipe.isExhaustive);
    return (yield* this.fails(source)) ? source.root : null;
  }

  private *fails(source: Source): Steps<boolean> {
    const { trial } = this;
    trial.begin(source);
    try {
      const result = this.property.run(trial);
      const status = isPromise(result) ? yield* settledInTime(result) : result;
      return status === "failed" && failureKind(trial) === this.kind;
    } catch (error) {
      // A generator that cannot cope with simpler choices is no reason to lose the counterexample.
      if (error instanceof GeneratorError) return false;
      throw error;
    }
  }
}

/** Visits every part of the current trace by its number; parts that come up while it goes on included. */
export function* visitParts(search: ShrinkSearch, visit: (index: number, part: Trace) => Steps<void>): Steps<void> {
  for (let i = 0; i < search.parts.length && !search.isOver; i++) yield* visit(i, (search.parts[i] as Place).part);
}
