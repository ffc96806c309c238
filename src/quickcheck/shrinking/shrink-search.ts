import type { Budget } from "../../base/index.ts";
import { type Steps, settledInTime } from "../property/conduct.ts";
import type { Property } from "../property/property.ts";
import { Trial } from "../property/trial.ts";
import { GeneratorError } from "../source/source.ts";
import { encodeTrace, type Recipe } from "../source/token.ts";
import { choicesOf, compareTraces, type Trace } from "../source/trace.ts";
import { type Place, partsOf } from "../source/trace-edit.ts";
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
  private readonly limits: ShrinkLimits;
  /** Traces that were tried: the same is never tried twice. */
  private readonly seen = new Set<string>();

  constructor(property: Property, start: Recipe, kind: string, limits: ShrinkLimits) {
    this.property = property;
    this.recipe = start;
    this.kind = kind;
    this.limits = limits;
    this.current = start.trace;
    this.seen.add(encodeTrace(start.trace));
  }

  get isOver(): boolean {
    return this.attempts >= this.limits.maxAttempts || this.limits.budget.isSpent;
  }

  /** Goes on from the candidate if it is less (and has fewer choices, if that is asked for) and still fails in the same way. */
  *try(candidate: Trace, hasToBeShorter = false): Steps<boolean> {
    const text = encodeTrace(candidate);
    if (this.isOver || this.seen.has(text)) return false;
    this.seen.add(text);
    this.attempts++;
    const reached = yield* this.failing(candidate, this.recipe.size);
    if (reached === null || compareTraces(reached, this.current) >= 0) return false;
    if (hasToBeShorter && choicesOf(reached).length === choicesOf(this.current).length) return false;
    this.current = reached;
    this.seen.add(encodeTrace(reached));
    this.shrinks++;
    return true;
  }

  /** Allows larger lists and numbers from now on, if the same choices still make the same failure: lists can then be joined. */
  *enlarge(size: number): Steps<void> {
    if (this.recipe.isExhaustive || size <= this.recipe.size || this.isOver) return;
    this.attempts++;
    const reached = yield* this.failing(this.current, size);
    if (reached !== null && encodeTrace(reached) === encodeTrace(this.current)) this.recipe = { ...this.recipe, size };
  }

  /** The trace of a run on these choices, if it failed in the way asked for. */
  private *failing(candidate: Trace, size: number): Steps<Trace | null> {
    const source = new ReplaySource(candidate, size, this.recipe.isExhaustive);
    const trial = new Trial(source);
    try {
      const status = yield* settledInTime(this.property.run(trial));
      return status === "failed" && failureKind(trial) === this.kind ? source.root : null;
    } catch (error) {
      // A generator that cannot cope with simpler choices is no reason to lose the counterexample.
      if (error instanceof GeneratorError) return null;
      throw error;
    }
  }
}

/** Visits every part of the current trace; a part that was changed is visited again in its new form. */
export function* visitParts(search: ShrinkSearch, visit: (place: Place) => Steps<boolean>): Steps<void> {
  let places = partsOf(search.current);
  for (let i = 0; i < places.length && !search.isOver; ) {
    const place = places[i];
    if (place === undefined) return;
    if (yield* visit(place)) places = partsOf(search.current);
    else i++;
  }
}
