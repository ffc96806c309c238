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

  constructor(budget: Budget) {
    this.circuit = new Circuit(() => {
      if (budget.isSpent) throw new GivenUp("time");
      if (this.circuit.size > mostNodes) throw new GivenUp("size");
    });
  }

  variable(): Lit {
    return this.circuit.variable();
  }

  and(a: Lit, b: Lit): Lit {
    return this.circuit.and(a, b);
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

  /** Asserts that at most one of the literals is true. */
  assertAtMostOne(lits: readonly Lit[]): void {
    for (let i = 0; i < lits.length; i++) for (let j = 0; j < i; j++) this.assert(this.implies(lits[i] ?? FALSE, negate(lits[j] ?? FALSE)));
  }

  assertExactlyOne(lits: readonly Lit[]): void {
    this.assert(this.any(lits));
    this.assertAtMostOne(lits);
  }
}
