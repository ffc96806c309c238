import { type Budget, check } from "../../base/index.ts";
import { isPromise, type Steps, settledInTime } from "../property/conduct.ts";
import type { Property } from "../property/property.ts";
import { Trial } from "../property/trial.ts";
import { fingerprint } from "../source/fingerprint.ts";
import { ProbeSource } from "../source/probe-source.ts";
import { GeneratorError, type Source } from "../source/source.ts";
import type { Recipe } from "../source/token.ts";
import { type ChoicePlace, compareDeltaLists, deltasOf, isSimplest, type Place, type Trace, type TraceKind } from "../source/trace.ts";
import { Answers, choicesOf, type Marked, marked, relocated, replaced } from "../source/trace-edit.ts";
import { ReplaySource } from "../source/tree-source.ts";
import { Marks } from "./marks.ts";

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
  private base: Marked;
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
  /** The choices of `current`, listed when first asked for; those of a trace before it until then. */
  private knownChoices: readonly ChoicePlace[] = [];
  private areChoicesKnown = false;
  /** The kinds of the parts of `current`, gathered when first asked for, each a bit. */
  private kinds: number | null = null;
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
    this.base = marked(start.trace);
    this.awaited = start.trace;
    this.seen.add(this.base.mark);
  }

  /** What was found, to be run again. */
  get result(): Recipe {
    return { isExhaustive: this.recipe.isExhaustive, size: this.size, trace: this.current };
  }

  /** The least failing trace so far, for answers to be changed; holds on to none before it. */
  get root(): Marked {
    if (this.base instanceof Answers) this.base = { trace: this.base.trace, mark: this.base.mark };
    return this.base;
  }

  /** The least failing trace so far. */
  get current(): Trace {
    return this.base.trace;
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

  /** Whether there is a part of a kind. */
  has(kind: TraceKind): boolean {
    this.kinds ??= kindsOf(this.current);
    return (this.kinds & kindBits[kind]) !== 0;
  }

  /** All choices of the current trace. A change after a choice leaves its number as it is. */
  get choices(): readonly ChoicePlace[] {
    if (!this.areChoicesKnown) {
      this.knownChoices = choicesOf(this.current);
      this.areChoicesKnown = true;
    }
    return this.knownChoices;
  }

  /** The choice with this number. Requires: nothing has changed but itself or after it since all choices were asked for. */
  choice(index: number): ChoicePlace | undefined {
    const known = this.knownChoices[index];
    if (this.areChoicesKnown || known === undefined) return known;
    const place = relocated(known.place, this.current);
    const choice = place?.part.choices[known.index];
    return place === undefined || choice === undefined ? undefined : { place, word: known.word, index: known.index, choice };
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
    const { base, shrinks, attempts, stuck } = this;
    const [lowered, tied] = [[...this.lowered], [...this.tied]];
    this.outcomes.length = 0;
    this.seenInPass.length = 0;
    while (!this.isEnded(pass)) {
      this.outcomes.push(yield* this.outcome(this.awaited));
      this.told = 0;
      Object.assign(this, { shrinks, attempts, stuck });
      this.goOnFrom(base);
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
  takes(candidate: Candidate | null): boolean {
    const { hasToBeShorter } = this;
    this.hasToBeShorter = false;
    this.wasRefused = false;
    if (candidate === null || !this.isNew(candidate)) return false;
    const reached = this.isSync ? this.failingNow(candidate, this.size) : this.reachedLater(traceOf(candidate));
    if (this.isSync) this.wasRefused = this.trial.source.events.wasRejected;
    return reached !== null && this.take(reached, hasToBeShorter);
  }

  /** What a candidate came to, if that is known. */
  private reachedLater(candidate: Trace): Trace | null {
    const outcome = this.outcomes[this.told];
    this.awaited = candidate;
    if (outcome === undefined) throw suspension;
    check(fingerprint(outcome.candidate) === fingerprint(candidate), "ShrinkSearch: a pass asks for other candidates than before");
    this.told++;
    this.wasRefused = outcome.wasRefused;
    return outcome.reached;
  }

  /** Whether there is time, and the same was not tried before. */
  private isNew(candidate: Candidate): boolean {
    if (this.isOver) return false;
    if (!this.see(candidate instanceof Answers ? candidate.mark : fingerprint(candidate))) return false;
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
  private take(reached: Candidate, hasToBeShorter: boolean): boolean {
    if (reached instanceof Answers && reached.isAbout(this.base)) {
      if (hasToBeShorter || !reached.isLessThan(this.base)) return false;
      const { kinds } = this;
      this.goOnFrom(reached);
      this.kinds = kinds;
    } else {
      const trace = traceOf(reached);
      const { length } = this.deltas;
      const deltas = deltasOf(trace);
      if (compareDeltaLists(deltas, this.deltas) >= 0 || (hasToBeShorter && deltas.length === length)) return false;
      if (deltas.length !== length) this.tied.length = 0;
      this.goOnFrom(marked(trace));
      this.knownDeltas = deltas;
      this.see(this.base.mark);
    }
    this.shrinks++;
    return true;
  }

  private goOnFrom(base: Marked): void {
    this.base = base;
    this.knownDeltas = null;
    this.knownSimplest = null;
    this.areChoicesKnown = false;
    this.kinds = null;
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

  private mayEnlarge(size: number): boolean {
    if (this.recipe.isExhaustive || size <= this.size || this.isDone) return false;
    this.attempts++;
    return true;
  }

  /** `reached`: the same choices, with the bounds that hold from now on. */
  private goOnWith(size: number, reached: Trace | null): void {
    if (reached === null) return;
    const now = reached === this.current ? this.base : marked(reached);
    if (now.mark !== this.base.mark) return;
    this.size = size;
    if (now !== this.base) this.goOnFrom(now);
  }

  /** The lengths of lists have other bounds, so that a run without a record would not do. */
  private enlarged(size: number): Trace | null {
    const reached = this.has("list") ? this.replayed(this.current, size) : this.failingNow(this.current, size);
    return reached === null ? null : traceOf(reached);
  }

  /** What a run on these choices came to, if it failed in the way asked for; the record is made only then, and if it is another. */
  private failingNow(candidate: Candidate, size: number): Candidate | null {
    if (!this.probe.isUnfit) {
      if (candidate instanceof Answers) this.probe.begin(candidate.root.trace, size, candidate);
      else this.probe.begin(candidate, size);
      const isFailing = this.failsNow(this.probe);
      if (!isFailing && !this.probe.isUnfit) return null;
      if (isFailing && this.probe.wasFollowed) return candidate;
    }
    return this.replayed(traceOf(candidate), size);
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

/** Something to try: a tree, or the current one with other answers. */
export type Candidate = Trace | Answers;

function traceOf(candidate: Candidate): Trace {
  return candidate instanceof Answers ? candidate.trace : candidate;
}

const kindBits: Readonly<Record<TraceKind, number>> = { part: 1, list: 2, recursion: 4, chain: 8, function: 16, foreign: 32 };

function kindsOf(part: Trace): number {
  let found = kindBits[part.kind];
  for (let i = 0; i < part.children.length; i++) found |= kindsOf(part.children[i] as Trace);
  return found;
}
