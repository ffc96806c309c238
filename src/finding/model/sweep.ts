/** All scopes in one mode, one after the other or shared with others: what they say together. */

import type { Budget } from "../../base/index.ts";
import { showType, type Type, typeText } from "../../logic/index.ts";
import type { SatSolverFactory } from "../../sat/index.ts";
import { courtesy } from "../limits.ts";
import type { FindingOptions } from "../scope/options.ts";
import { makeScope, type NumberedScope, type ScopePlace } from "../scope/scopes.ts";
import { alone, type ScopeAnswer, type ScopeKey, type ScopeSharing } from "../scope/sharing.ts";
import type { Mode } from "../value/algebra.ts";
import type { OpenConjecture } from "./open-goal.ts";
import { type KeepProof, noteProof, type ProofNote } from "./scope-proof.ts";
import type { Effort, FindingTerms, ScopeModel, ScopeResult, ScopeTask } from "./scope-task.ts";
import { isInhabited, solveScope } from "./solve-scope.ts";

/** One search of a scope and what it cost. */
export interface ScopeStep extends Effort {
  readonly mode: Mode;
  readonly place: ScopePlace;
  readonly answer: ScopeResult["kind"];
}

/** Before a scope is searched: its number from 1 on, how many there are, and in how many there is surely no model. */
export type OnScope = (scope: { readonly number: number; readonly total: number; readonly closed: number }) => void;

/** What stays the same from scope to scope. */
export interface ScopeSearch {
  readonly conjecture: OpenConjecture;
  readonly options: FindingOptions;
  readonly places: readonly ScopePlace[];
  /** The number of a scope among all that are asked for, from 1 on. */
  readonly numberOf: (place: ScopePlace) => number;
  readonly budget: Budget;
  readonly steps: ScopeStep[];
  readonly terms: FindingTerms;
  readonly solver: SatSolverFactory;
  readonly sharing: ScopeSharing;
  readonly judge: ScopeTask["judge"];
  /** Tells the searches of one command apart. */
  readonly name: string;
  /** Where proofs go, if they are wanted, and what is told of them. */
  readonly keepProof: KeepProof | null;
  readonly proofs: ProofNote[];
  readonly onScope: OnScope;
}

/** What the scopes of a sweep say together. */
export interface SweepResult {
  readonly models: readonly ScopeModel[];
  readonly checked: number;
  readonly reason: string | null;
  /** Scopes in which there may be a potential model though there is no certain one. */
  readonly open: readonly ScopePlace[];
  readonly lossy: string | null;
  /** Scopes of those checked in which there is no potential model either. */
  readonly closed: number;
  /** Some scope lacks a number of the statement. */
  readonly isBlind: boolean;
}

/** How far the answers reach without a gap. `at`: the first scope without one. `isElsewhere`: another search has the model. */
interface Reading extends SweepResult {
  readonly at: number;
  /** Whether a scope has nothing new, by what is known so far. */
  readonly isRepeated: (index: number) => boolean;
  readonly isFinished: boolean;
  readonly isElsewhere: boolean;
}

/** Searches scopes until this many models are found, in scope order, or all scopes are done. */
export async function sweep(search: ScopeSearch, mode: Mode, wanted: number): Promise<SweepResult> {
  // Several models may come from several scopes, hence from several searches; each would have to have them all. So with proofs.
  return new Sweep(wanted > 1 || search.keepProof !== null ? { ...search, sharing: alone } : search, mode, wanted).run();
}

/** Whether the types have elements in the largest scope: else that nothing was found says nothing. */
export function isLargestInhabited(search: ScopeSearch): Promise<boolean> {
  const { conjecture, options, places, budget, terms, solver, judge } = search;
  const place = places.at(-1);
  if (place === undefined) return Promise.resolve(true);
  const scope = makeScope(options, place);
  return isInhabited({ conjecture, options, scope, mode: "genuine", budget, terms, solver, wanted: 1, judge, proves: false }, "nothing");
}

/** Whether the axioms may hold in some scope: else that nothing was found says nothing. */
export async function haveAxiomsModels({ conjecture, options, places, budget, terms, solver, judge }: ScopeSearch): Promise<boolean> {
  for (const place of places) {
    const scope = makeScope(options, place);
    if (
      await isInhabited({ conjecture, options, scope, mode: "potential", budget, terms, solver, wanted: 1, judge, proves: false }, "axioms")
    )
      return true;
  }
  return places.length === 0;
}

class Sweep {
  private readonly search: ScopeSearch;
  private readonly mode: Mode;
  private readonly wanted: number;
  private readonly answers = new Map<number, ScopeAnswer>();
  private readonly models = new Map<number, readonly ScopeModel[]>();

  constructor(search: ScopeSearch, mode: Mode, wanted: number) {
    this.search = search;
    this.mode = mode;
    this.wanted = wanted;
  }

  async run(): Promise<SweepResult> {
    const { budget, sharing } = this.search;
    for (;;) {
      const reading = this.read(budget.isSpent);
      if (reading.isElsewhere) await sharing.change(Number.POSITIVE_INFINITY);
      else if (reading.isFinished) return reading;
      else await this.advance(reading);
    }
  }

  /** Searches the first scope that nobody has, or waits for the others. */
  private async advance(reading: Reading): Promise<void> {
    const { budget, sharing } = this.search;
    const free = this.free(reading);
    const index = free ?? reading.at;
    if (free !== null) {
      if (!(await sharing.claim(this.key(index)))) return;
    } else {
      await sharing.change(sharing.isFirst ? Math.min(courtesy, budget.left) : budget.left);
      if (!sharing.isFirst || this.known(index) !== undefined) return;
    }
    if (this.mode === "genuine") this.search.onScope({ number: index + 1, total: this.search.places.length, closed: reading.closed });
    const result = await this.searchScope(index, this.wanted - reading.models.length);
    const answer = this.answerOf(result);
    if (result.kind === "sat") this.models.set(index, result.models);
    this.answers.set(index, answer);
    sharing.tell(this.key(index), answer);
  }

  private key(index: number): ScopeKey {
    return { sweep: `${this.search.name} ${this.mode}`, index };
  }

  private known(index: number): ScopeAnswer | undefined {
    return this.answers.get(index) ?? this.search.sharing.answer(this.key(index));
  }

  /** The first scope from here on that may still matter and that nobody has searched or searches. */
  private free({ at, isRepeated }: Reading): number | null {
    for (let i = at; i < this.search.places.length; i++) {
      const answer = this.known(i);
      if (answer?.kind === "sat") return null;
      if (answer === undefined && !isRepeated(i) && !this.search.sharing.isTaken(this.key(i))) return i;
    }
    return null;
  }

  /** Goes through the answers in scope order. In the end, scopes without one are those that time did not suffice for. */
  private read(isLast: boolean): Reading {
    const models: ScopeModel[] = [];
    const open: ScopePlace[] = [];
    // The sizes that were searched, and what that decided.
    const done = new Map<string, "blind" | "open" | "closed">();
    let [reason, checked, closed, lossy, isBlind]: [string | null, number, number, string | null, boolean] = [null, 0, 0, null, false];
    let sizes: readonly string[] | null = null;
    // A scope in which every type is as large as in one already searched has nothing new.
    const isRepeated = (i: number): boolean => sizes !== null && done.has(sizes[i] ?? "");
    const end = (at: number, isFinished: boolean, isElsewhere = false): Reading => ({
      ...{ models, checked, reason, open, closed, isBlind, lossy, at, isRepeated, isFinished, isElsewhere },
    });
    for (const [i, place] of this.search.places.entries()) {
      if (isRepeated(i)) {
        const known = done.get(sizes?.[i] ?? "");
        if (known !== "blind") checked++;
        if (known === "closed") closed++;
        if (known === "open") open.push(place);
        continue;
      }
      const answer = this.known(i) ?? (isLast ? { kind: "unknown", reason: "time" } : null);
      if (answer === null) return end(i, false);
      if (answer.kind === "unknown") {
        reason = answer.reason;
        // One scope that lacks something is enough to know that scopes may lack it.
        if (this.mode === "beyond") return end(i, true);
        continue;
      }
      const isDecided = answer.kind === "sat" || !answer.isBlind;
      if (isDecided) checked++;
      sizes = answer.sizes ?? sizes;
      if (sizes !== null) done.set(sizes[i] ?? "", !isDecided ? "blind" : answer.kind === "unsat" && !answer.isOpen ? "closed" : "open");
      if (answer.kind === "sat") {
        const found = this.models.get(i);
        if (found === undefined) return end(i, false, true);
        models.push(...found);
        if (models.length >= this.wanted) return end(i, true);
        continue;
      }
      isBlind ||= answer.isBlind;
      if (answer.isOpen) open.push(place);
      else if (isDecided) closed++;
      lossy ??= answer.lossy;
    }
    return end(this.search.places.length, true);
  }

  private async searchScope(index: number, wanted: number): Promise<ScopeResult> {
    const { conjecture, options, budget, steps, terms, places, solver, judge, keepProof } = this.search;
    const place = places[index];
    if (place === undefined) throw new RangeError("searchScope: no such scope");
    let spent: Effort = { building: 0, solving: 0, nodes: 0 };
    const scope = makeScope(options, place);
    const proves = keepProof !== null;
    const task = { conjecture, options, scope, mode: this.mode, budget, terms, solver, wanted, judge, proves };
    const result = await solveScope(task, (effort) => {
      spent = effort;
    });
    steps.push({ mode: this.mode, place, answer: result.kind, ...spent });
    if (result.kind === "unsat" && result.proof !== null && keepProof !== null) {
      const cards = result.types.map((ty) => `card ${typeText(ty)} = ${scope.card(ty).size}`).join(", ");
      const proved = { search: this.search.name, mode: this.mode, number: this.search.numberOf(place), cards };
      this.search.proofs.push(noteProof(proved, result.proof, keepProof));
    }
    return result;
  }

  private answerOf(result: ScopeResult): ScopeAnswer {
    if (result.kind === "unknown") return result;
    const { options, places } = this.search;
    const sizes = result.usesRounds ? null : places.map((p) => sizesOf(result.types, options, makeScope(options, p)));
    if (result.kind === "sat") return { kind: "sat", sizes };
    const { isOpen, lossy, isBlind } = result;
    return { kind: "unsat", isOpen, lossy, isBlind, sizes };
  }
}

function sizesOf(types: readonly Type[], { max }: FindingOptions, scope: NumberedScope): string {
  const most = [...max.of.keys()].map((made) => `${made} ${scope.max(made)}`);
  return [...types.map((ty) => `${showType(ty)}:${scope.card(ty).size}`), ...most, `depth ${scope.bisimDepth}`].sort().join(",");
}
