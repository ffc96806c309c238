import { type Budget, check } from "../../base/index.ts";
import { isPromise, type Steps, settledInTime } from "../property/conduct.ts";
import type { Property } from "../property/property.ts";
import { Trial } from "../property/trial.ts";
import { fingerprint } from "../source/fingerprint.ts";
import { ProbeSource } from "../source/probe-source.ts";
import { GeneratorError, type Source } from "../source/source.ts";
import type { Recipe } from "../source/token.ts";
import { type ChoicePlace, compareDeltaLists, deltasOf, isSimplest, type Place, type Trace } from "../source/trace.ts";
import { choicesOf, copied, relocated, replaced } from "../source/trace-edit.ts";
import { ReplaySource } from "../source/tree-source.ts";
import { features, featuresOf, sizedParts } from "./features.ts";
import { Marks } from "./marks.ts";
import { Slide } from "./slide.ts";

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

/**
 * Shrinking while it goes on. Invariant: `current` fails in the way asked for, and only ever gets less. Requires: nothing else uses the trace that
 * it starts from, since answers are moved where they stand.
 */
export class ShrinkSearch {
  /** The least failing trace so far; slides move its answers where they stand. */
  current: Trace;
  /** Its fingerprint. */
  private mark: number;
  /** The slide of a single answer that was made last, as long as it fits the current trace. */
  private single: Slide | null = null;
  shrinks = 0;
  attempts = 0;
  /** Whether the generator had no value for the last candidate, so that the property did not see it. */
  wasRefused = false;
  /** Whether the next candidate is taken only if it has fewer choices. */
  hasToBeShorter = false;
  /** How many answers were tried in vain in all ways that a single one is tried. */
  stuck = 0;
  /** For each choice, how many steps had been taken when it was last lowered as far as it would go. */
  readonly lowered: number[] = [];
  /** Choices that were lowered together with others, by their numbers; forgotten when the number of choices changes. */
  readonly tied: boolean[] = [];
  private readonly property: Property;
  /** Whether the property never has to be waited for. */
  readonly isSync: boolean;
  private readonly recipe: Recipe;
  /** How large values may be; it may grow, see `enlarge`. */
  private size: number;
  private readonly kind: string;
  private readonly probe: ProbeSource;
  /** Used for one run after another. */
  private readonly trial: Trial;
  private readonly limits: ShrinkLimits;
  /** Fingerprints of the traces that were tried: the same is never tried twice. */
  private readonly seen = new Marks();
  /** The choices of `current`, flattened when first asked for. */
  private knownDeltas: readonly number[] | null = null;
  /** Whether all choices of `current` are the simplest, once that has been asked for. */
  private knownSimplest: boolean | null = null;
  /** The choices of `current`, listed when first asked for. */
  private knownChoices: readonly ChoicePlace[] | null = null;
  /** The features of `current`, gathered when first asked for. */
  private knownFeatures: number | null = null;
  /** What the candidates of the pass under way came to, where that has to be waited for; the first `told` have been asked for again. */
  private readonly outcomes: Outcome[] = [];
  private told = 0;
  /** The candidate to be waited for. */
  private awaited: Trace;
  /** Fingerprints that the pass under way has added. */
  private readonly seenInPass: number[] = [];

  constructor(property: Property, start: Recipe, kind: string, limits: ShrinkLimits) {
    this.property = property;
    this.recipe = start;
    this.size = start.size;
    this.kind = kind;
    this.probe = new ProbeSource(start.isExhaustive);
    this.isSync = property.time === "sync";
    this.trial = new Trial(this.probe);
    this.limits = limits;
    this.current = start.trace;
    this.mark = fingerprint(start.trace);
    this.awaited = start.trace;
    this.seen.add(this.mark);
  }

  /** What was found, to be run again. */
  get result(): Recipe {
    return { isExhaustive: this.recipe.isExhaustive, size: this.size, trace: this.current };
  }

  get isOver(): boolean {
    if (this.told < this.outcomes.length) return false;
    return (
      this.attempts >= this.limits.maxAttempts || (this.limits.budget.deadline !== Number.POSITIVE_INFINITY && this.limits.budget.isSpent)
    );
  }

  /** Whether there is nothing left to do: no time, or every choice is the simplest. */
  get isDone(): boolean {
    this.knownSimplest ??= isSimplest(this.current);
    return this.knownSimplest || this.isOver;
  }

  private get deltas(): readonly number[] {
    this.knownDeltas ??= deltasOf(this.current);
    return this.knownDeltas;
  }

  /** Whether there is one of these features. */
  has(some: number): boolean {
    this.knownFeatures ??= featuresOf(this.current);
    return (this.knownFeatures & some) !== 0;
  }

  /** All choices of the current trace. A change after a choice leaves its number as it is. */
  get choices(): readonly ChoicePlace[] {
    this.knownChoices ??= choicesOf(this.current);
    return this.knownChoices;
  }

  /** The part that stands in a place now. */
  now(place: Place): Place | undefined {
    return relocated(place, this.current);
  }

  /** Another part in a place of the current trace, to be tried; null for none. */
  at(place: Place, change: (part: Trace) => Trace | null): Trace | null {
    const found = this.now(place);
    const part = found === undefined ? null : change(found.part);
    return found === undefined || part === null ? null : replaced(found, part);
  }

  /**
   * Runs a pass where the property has to be waited for: the pass is given up at the first candidate whose outcome is not known yet, and begun
   * again with the outcomes of all before it. It asks for the same ones in the same order then. So passes need not know of promises.
   */
  *runLater(pass: Pass): Steps<void> {
    const { shrinks, attempts, stuck } = this;
    const base = copied(this.current);
    const [lowered, tied] = [[...this.lowered], [...this.tied]];
    this.outcomes.length = 0;
    this.seenInPass.length = 0;
    while (!this.isEnded(pass)) {
      this.outcomes.push(yield* this.outcome(this.awaited));
      this.told = 0;
      Object.assign(this, { shrinks, attempts, stuck });
      this.goOnFrom(copied(base), fingerprint(base));
      this.lowered.splice(0, this.lowered.length, ...lowered);
      this.tied.splice(0, this.tied.length, ...tied);
      for (const mark of this.seenInPass.splice(0)) this.seen.delete(mark);
    }
    this.outcomes.length = 0;
    this.told = 0;
  }

  /** Whether a pass came to its end with the outcomes that are known. */
  private isEnded(pass: Pass): boolean {
    try {
      pass(this);
      return true;
    } catch (error) {
      if (error === suspension) return false;
      throw error;
    }
  }

  private *outcome(candidate: Trace): Steps<Outcome> {
    const reached = yield* this.failing(candidate, this.size);
    return { candidate, reached, wasRefused: this.trial.source.events.wasRejected };
  }

  /** Tries a candidate; says whether the search goes on from there. */
  takes(candidate: Trace | null): boolean {
    const { hasToBeShorter } = this;
    this.hasToBeShorter = false;
    this.wasRefused = false;
    if (candidate === null || !this.isNew(fingerprint(candidate))) return false;
    const reached = this.reached(candidate);
    return reached !== null && this.take(reached, hasToBeShorter);
  }

  /** These choices of the current trace, to be moved by so much each. */
  slide(places: readonly ChoicePlace[], steps: readonly number[]): Slide {
    return new Slide(this.current, this.mark, places, steps);
  }

  /** Tries what a slide leads to; says whether the search goes on from there. */
  moves(slide: Slide, by: number): boolean {
    this.wasRefused = false;
    if (!this.isNew(slide.markAt(by))) return false;
    slide.move(by);
    const candidate = slide.root;
    const reached = this.reached(this.isSync ? candidate : copied(candidate));
    const isCurrent = candidate === this.current;
    if (reached === candidate && (isCurrent ? slide.isLess : this.isLess(candidate))) {
      if (isCurrent) this.knownDeltas = this.knownSimplest = null;
      else this.goOnFrom(candidate, 0);
      this.mark = slide.markAt(by);
      if (slide !== this.single) this.single = null;
      this.shrinks++;
      return true;
    }
    slide.moveBack();
    return reached !== null && reached !== candidate && this.take(reached, false);
  }

  /** Tries another answer to the choice with this number. */
  answers(number: number, delta: number): boolean {
    const place = this.choices[number];
    if (place === undefined) return false;
    if (this.single?.root !== this.current || this.single.places[0] !== place) this.single = this.slide([place], one);
    return this.moves(this.single, delta - (this.single.from[0] as number));
  }

  /** What a candidate came to, if it failed in the way asked for: the record of its run, or itself where that is the same. */
  private reached(candidate: Trace): Trace | null {
    if (!this.isSync) return this.reachedLater(candidate);
    const reached = this.failingNow(candidate, this.size);
    this.wasRefused = this.trial.source.events.wasRejected;
    return reached;
  }

  /** What a candidate came to, if that is known. */
  private reachedLater(candidate: Trace): Trace | null {
    const outcome = this.outcomes[this.told];
    this.awaited = candidate;
    if (outcome === undefined) throw suspension;
    check(fingerprint(outcome.candidate) === fingerprint(candidate), "ShrinkSearch: a pass asks for other candidates than before");
    this.told++;
    this.wasRefused = outcome.wasRefused;
    return outcome.reached === null ? null : copied(outcome.reached);
  }

  /** Whether there is time, and what has this fingerprint was not tried before. */
  private isNew(mark: number): boolean {
    if (this.isOver || !this.see(mark)) return false;
    this.attempts++;
    return true;
  }

  /** Notes a fingerprint; says whether it is new. */
  private see(mark: number): boolean {
    const isNew = this.seen.add(mark);
    if (isNew && !this.isSync) this.seenInPass.push(mark);
    return isNew;
  }

  /** Goes on from a trace that fails in the same way if it is less, and has fewer choices if that is asked for. */
  private take(reached: Trace, hasToBeShorter: boolean): boolean {
    const { length } = this.deltas;
    const deltas = deltasOf(reached);
    if (compareDeltaLists(deltas, this.deltas) >= 0 || (hasToBeShorter && deltas.length === length)) return false;
    if (deltas.length !== length && this.tied.length > 0) this.tied.length = 0;
    this.goOnFrom(reached, fingerprint(reached));
    this.knownDeltas = deltas;
    this.see(this.mark);
    this.shrinks++;
    return true;
  }

  private isLess(trace: Trace): boolean {
    return compareDeltaLists(deltasOf(trace), this.deltas) < 0;
  }

  private goOnFrom(trace: Trace, mark: number): void {
    this.current = trace;
    this.mark = mark;
    this.single = null;
    this.knownDeltas = null;
    this.knownSimplest = null;
    this.knownChoices = null;
    this.knownFeatures = null;
  }

  /** Notes that choices have been lowered together, which says that each is bound to the others. */
  tie(numbers: readonly number[]): void {
    for (const number of numbers) this.tied[number] = true;
  }

  /** Allows larger lists and numbers from now on, if the same choices still make the same failure: lists can then be joined. */
  enlarge(size: number): void {
    if (this.mayEnlarge(size)) this.goOnWith(size, this.enlarged(size));
  }

  /** The same where it has to be waited for. */
  *enlargeLater(size: number): Steps<void> {
    if (this.mayEnlarge(size)) this.goOnWith(size, yield* this.failing(this.current, size));
  }

  private get heedsSize(): boolean {
    return this.recipe.heedsSize !== false || this.has(sizedParts);
  }

  private mayEnlarge(size: number): boolean {
    if (this.recipe.isExhaustive || size <= this.size || !this.heedsSize || this.isDone) return false;
    this.attempts++;
    return true;
  }

  /** `reached`: the same choices, with the bounds that hold from now on. */
  private goOnWith(size: number, reached: Trace | null): void {
    if (reached === null) return;
    if (reached !== this.current && fingerprint(reached) !== this.mark) return;
    this.size = size;
    if (reached !== this.current) this.goOnFrom(reached, this.mark);
  }

  /** The lengths of lists have other bounds, so that a run without a record would not do. */
  private enlarged(size: number): Trace | null {
    return this.has(features.list) ? this.replayed(this.current, size) : this.failingNow(this.current, size);
  }

  /** What a run on these choices came to, if it failed in the way asked for; the record is made only then, and if it is another. */
  private failingNow(candidate: Trace, size: number): Trace | null {
    if (!this.probe.isUnfit) {
      this.probe.begin(candidate, size);
      const isFailing = this.failsNow(this.probe);
      if (!isFailing && !this.probe.isUnfit) return null;
      if (isFailing && this.probe.wasFollowed) return candidate;
    }
    return this.replayed(candidate, size);
  }

  private replayed(candidate: Trace, size: number): Trace | null {
    const source = new ReplaySource(candidate, size, this.recipe.isExhaustive);
    return this.failsNow(source) ? source.root : null;
  }

  private failsNow(source: Source): boolean {
    this.trial.begin(source);
    try {
      return this.property.run(this.trial) === "failed" && failureKind(this.trial) === this.kind;
    } catch (error) {
      // A generator that cannot cope with simpler choices is no reason to lose the counterexample.
      if (error instanceof GeneratorError) return false;
      throw error;
    }
  }

  /** The same where it has to be waited for. */
  private *failing(candidate: Trace, size: number): Steps<Trace | null> {
    const source = new ReplaySource(candidate, size, this.recipe.isExhaustive);
    this.trial.begin(source);
    try {
      const result = this.property.run(this.trial);
      const status = isPromise(result) ? yield* settledInTime(result) : result;
      return status === "failed" && failureKind(this.trial) === this.kind ? source.root : null;
    } catch (error) {
      if (error instanceof GeneratorError) return null;
      throw error;
    }
  }
}

/** A pass of shrinking: tries candidates by `takes`. Law: what it tries depends on nothing but the outcomes so far. */
export type Pass = (search: ShrinkSearch) => void;

/** What a candidate came to: the trace of its run if that failed in the way asked for. */
interface Outcome {
  readonly candidate: Trace;
  readonly reached: Trace | null;
  readonly wasRefused: boolean;
}

/** Thrown through a pass that has to wait. */
const suspension = new Error("the outcome has to be waited for");

/** The step of a single answer. */
const one: readonly number[] = [1];
