import type { Budget } from "../../base/index.ts";
import { Circuit, FALSE, type Lit, negate, TRUE } from "../../circuit/index.ts";
import { mostNodes, stepsBetweenLooks, widestTold } from "../limits.ts";

/** Why a scope was given up while its problem was being built. */
export class GivenUp extends Error {
  override readonly name = "GivenUp";
  readonly reason: "time" | "size";

  constructor(reason: "time" | "size") {
    super(reason);
    this.reason = reason;
  }
}

/** The circuit of one scope and what is asserted of it. */
export class Gates {
  readonly circuit: Circuit;
  /** Literals that must be true. */
  readonly asserted: Lit[] = [];
  /** Of literals of which at most one is true: the number of their group. */
  private readonly groups = new Map<Lit, number>();
  private groupCount = 0;
  /** Assumed while models are looked for: conditions that are stronger than they need be; null if there are none. */
  caution: Lit | null = null;
  /** Sets of literals of which exactly one is true, by their sorted members. */
  private readonly partitions = new Set<string>();
  /** Lists found to be such sets. */
  private readonly known = new WeakSet<readonly Lit[]>();

  /** Whether what excludes one another is dropped while gates are built (`peephole_optim`). */
  private readonly dropsExcluded: boolean;

  private readonly budget: Budget;
  /** Terms evaluated since the last look at the budget, and nodes at that time. */
  private steps = 0;
  private counted = 0;

  constructor(budget: Budget, dropsExcluded: boolean) {
    this.dropsExcluded = dropsExcluded;
    this.budget = budget;
    budget.charge("scope", 1);
    this.circuit = new Circuit(() => {
      this.look();
      if (this.circuit.size > mostNodes) throw new GivenUp("size");
    });
  }

  /** Counts a step that may need no gate, where everything in it is decided or known; gives up when the time is over. */
  step(): void {
    if (++this.steps === stepsBetweenLooks) this.look();
  }

  /** Charges what was built. */
  charge(): void {
    this.budget.charge("term", this.steps);
    this.budget.charge("node", this.circuit.size - this.counted);
    this.steps = 0;
    this.counted = this.circuit.size;
  }

  private look(): void {
    this.charge();
    if (this.budget.isSpent) throw new GivenUp("time");
  }

  variable(): Lit {
    return this.circuit.variable();
  }

  and(a: Lit, b: Lit): Lit {
    if (this.excludes(a, b)) return FALSE;
    if (this.excludes(a, negate(b))) return a;
    return this.excludes(negate(a), b) ? b : this.circuit.and(a, b);
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
    const list = [...lits];
    return list.length === 2 ? this.and(list[0] ?? TRUE, list[1] ?? TRUE) : this.circuit.andAll(list);
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

  /**
   * Asserts a condition that a model must meet to be certain though it could do with less, as far as is known. Without such
   * conditions there are only more solutions, so that none then means none.
   */
  assertToBeSure(p: Lit): void {
    this.caution ??= this.variable();
    this.assert(this.implies(this.caution, p));
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
    this.notePartition(lits);
  }

  /**
   * Tells the solver what follows for the places of an element: at most one is taken, and one is where that is known. It could
   * find out, but only case by case (Kodkod problems have the same as constraints on functions).
   */
  tellDistinct(lits: readonly Lit[]): void {
    const possible = lits.filter((p) => p !== FALSE);
    if (!this.dropsExcluded || possible.length < 3 || possible.length > widestTold || possible.includes(TRUE)) return;
    if (this.isPartition(lits)) this.assert(this.any(possible));
    this.assertAtMostOne(possible);
  }

  /** So many new literals of which exactly one is true. */
  oneOf(count: number): Lit[] {
    if (count === 1) return [TRUE];
    const first = this.variable();
    if (count === 2) return [first, negate(first)];
    const lits = [first, ...Array.from({ length: count - 1 }, () => this.variable())];
    this.assertExactlyOne(lits);
    return lits;
  }

  /** Remembers that exactly one of the literals is true in every solution, by what they are made of. */
  notePartition(lits: readonly Lit[]): void {
    if (this.dropsExcluded) this.partitions.add(partitionKey(lits));
    if (this.dropsExcluded) this.known.add(lits);
  }

  /** Whether exactly one of the literals is known to be true in every solution. */
  isPartition(lits: readonly Lit[]): boolean {
    if (this.known.has(lits)) return true;
    const possible = lits.filter((p) => p !== FALSE);
    const [a, b] = possible;
    if (possible.length === 1 && a === TRUE) return true;
    if (possible.length === 2 && a !== undefined && b === negate(a)) return true;
    if (possible.length < 2 || !this.partitions.has(partitionKey(lits))) return false;
    this.known.add(lits);
    return true;
  }
}

function partitionKey(lits: readonly Lit[]): string {
  return lits
    .filter((p) => p !== FALSE)
    .sort((p, q) => p - q)
    .join(",");
}
