import type { Budget } from "../base/index.ts";
import { Circuit, FALSE, type Lit, negate, TRUE } from "../relational/index.ts";

/** Why a scope was given up while its problem was being built. */
export class GivenUp extends Error {
  override readonly name = "GivenUp";
  readonly reason: "time" | "size";

  constructor(reason: "time" | "size") {
    super(reason);
    this.reason = reason;
  }
}

/** A problem of more nodes than this is not solved. */
const mostNodes = 6_000_000;

/** The circuit of one scope and what is asserted of it. */
export class Gates {
  readonly circuit: Circuit;
  /** Literals that must be true. */
  readonly asserted: Lit[] = [];
  /** Of literals of which at most one is true: the number of their group. */
  private readonly groups = new Map<Lit, number>();
  private groupCount = 0;

  /** Whether what excludes one another is dropped while gates are built (`peephole_optim`). */
  private readonly dropsExcluded: boolean;

  constructor(budget: Budget, dropsExcluded: boolean) {
    this.dropsExcluded = dropsExcluded;
    this.circuit = new Circuit(() => {
      if (budget.isSpent) throw new GivenUp("time");
      if (this.circuit.size > mostNodes) throw new GivenUp("size");
    });
  }

  variable(): Lit {
    return this.circuit.variable();
  }

  and(a: Lit, b: Lit): Lit {
    return this.excludes(a, b) ? FALSE : this.circuit.and(a, b);
  }

  /** Whether two literals were asserted never to be true together. */
  private excludes(a: Lit, b: Lit): boolean {
    if (a === b || !this.dropsExcluded) return false;
    const group = this.groups.get(a);
    return group !== undefined && group === this.groups.get(b);
  }

  or(a: Lit, b: Lit): Lit {
    return this.circuit.or(a, b);
  }

  all(lits: Iterable<Lit>): Lit {
    return this.circuit.andAll([...lits]);
  }

  any(lits: Iterable<Lit>): Lit {
    return this.circuit.orAll([...lits]);
  }

  implies(a: Lit, b: Lit): Lit {
    return this.circuit.or(negate(a), b);
  }

  assert(p: Lit): void {
    if (p !== TRUE) this.asserted.push(p);
  }

  /** Asserts that at most one of the literals is true. What is built from two of them later is false at once. */
  assertAtMostOne(lits: readonly Lit[]): void {
    const group = ++this.groupCount;
    for (let i = 0; i < lits.length; i++) for (let j = 0; j < i; j++) this.assert(this.implies(lits[i] ?? FALSE, negate(lits[j] ?? FALSE)));
    for (const p of lits) if (!this.groups.has(p)) this.groups.set(p, group);
  }

  assertExactlyOne(lits: readonly Lit[]): void {
    this.assert(this.any(lits));
    this.assertAtMostOne(lits);
  }
}
