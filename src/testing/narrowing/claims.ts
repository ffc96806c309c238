/**
 * Evaluates premises and conclusion under the present binding. All premises are looked at, so that a stuck one does not hide a false one;
 * what was found true stays true below and is not evaluated again.
 */
import { limitOf } from "../../javascript/index.ts";
import type { Cell, LazyValue, Narrow } from "./cell.ts";
import type { Evaluation } from "./refinement.ts";
import type { Truth } from "./truth.ts";

/** A claim with its arguments in place. */
export type Claim = () => LazyValue;

/** What a run of the search is told by its evaluations. */
export interface Watcher {
  /** Every premise is true and the conclusion has no value. */
  missing(): void;
  /** An evaluation did not end. */
  unended(limit: string): void;
  /** Time is up; looks at the clock. */
  readonly isLate: boolean;
}

/** Thrown when time is up. */
export class TimeIsUp extends Error {}

/** Thrown when the first find that depends on a missing value is enough. */
export class PotentialIsEnough extends Error {}

export class Claims implements Evaluation {
  tests = 0;
  /** Evaluations, stuck ones included. */
  evaluations = 0;
  demanded: Cell | null = null;
  premisesSatisfied = 0;
  private readonly narrow: Narrow;
  /** Premises, then what must hold for parts that were put in place. */
  private readonly premises: Claim[];
  private readonly conclusion: Claim;
  private readonly watcher: Watcher;
  /** What must hold for a part; null when there is no such type. */
  private readonly obligations: ((part: Cell) => Claim | null) | null;
  private readonly isTrue: boolean[];
  /** Places of premises found true; −1 for a premise that was added. */
  private readonly trail: number[] = [];

  constructor(
    narrow: Narrow,
    claims: { readonly premises: readonly Claim[]; readonly conclusion: Claim },
    obligations: ((part: Cell) => Claim | null) | null,
    watcher: Watcher,
  ) {
    this.narrow = narrow;
    this.premises = [...claims.premises];
    this.isTrue = claims.premises.map(() => false);
    this.conclusion = claims.conclusion;
    this.obligations = obligations;
    this.watcher = watcher;
  }

  get hasObligations(): boolean {
    return this.obligations !== null;
  }

  mark(): number {
    return this.trail.length;
  }

  reset(mark: number): void {
    while (this.trail.length > mark) {
      const at = this.trail.pop() ?? -1;
      if (at >= 0) this.isTrue[at] = false;
      else {
        this.premises.pop();
        this.isTrue.pop();
      }
    }
  }

  enter(part: Cell): void {
    if (this.obligations === null) return;
    const claim = this.obligations(part);
    if (claim === null) return;
    this.premises.push(claim);
    this.isTrue.push(false);
    this.trail.push(-1);
  }

  evaluate(): Truth {
    if ((++this.evaluations & 1023) === 0 && this.watcher.isLate) throw new TimeIsUp();
    try {
      const found = this.evaluateAll();
      if (found !== "unevaluated") this.tests++;
      return found;
    } catch (error) {
      const limit = limitOf(error);
      if (limit === null) throw error;
      this.narrow.renew();
      if (this.watcher.isLate) throw new TimeIsUp();
      this.watcher.unended(limit);
      this.tests++;
      return "unknown";
    }
  }

  private evaluateAll(): Truth {
    const { premises, isTrue } = this;
    const { Z } = this.narrow;
    let on: Cell | null = null;
    for (let i = 0; i < premises.length; i++) {
      if (isTrue[i] === true) continue;
      const value = (premises[i] as Claim)();
      if (value === true) {
        isTrue[i] = true;
        this.trail.push(i);
        continue;
      }
      if (value !== Z) return "true";
      const demand = this.narrow.demand();
      // A premise without value is never true.
      if (demand === null) return "true";
      on ??= demand;
    }
    if (on === null) return this.judge();
    this.demanded = on;
    return "unevaluated";
  }

  private judge(): Truth {
    const value = this.conclusion();
    if (value === this.narrow.Z) {
      this.demanded = this.narrow.demand();
      if (this.demanded !== null) return "unevaluated";
      this.premisesSatisfied++;
      this.watcher.missing();
      return "unknown";
    }
    this.premisesSatisfied++;
    return value === true ? "true" : "false";
  }
}
