/** A copy of the array with room for at least `needed` entries, at least doubled. */
export function growInts(array: Int32Array, needed: number): Int32Array {
  const grown = new Int32Array(Math.max(needed, array.length * 2));
  grown.set(array);
  return grown;
}

/** Clauses to be given to a solver: literals as in DIMACS (`v` or `-v`, v from 1), each clause ended by 0, in one growing array. */
export class ClauseBuffer {
  /** The literals; only the first `length` entries count. */
  literals: Int32Array = new Int32Array(4096);
  length = 0;
  /** Number of finished clauses. */
  clauseCount = 0;
  /** Where the clauses begin that `nextPiece` has not given out yet. */
  private given = 0;

  /** Adds one literal to the clause being written. */
  push(literal: number): void {
    if (this.length === this.literals.length) this.literals = growInts(this.literals, this.length + 1);
    this.literals[this.length++] = literal;
  }

  /** Ends the clause being written. */
  end(): void {
    this.push(0);
    this.clauseCount++;
  }

  /** Adds a whole clause. */
  add(...clause: readonly number[]): void {
    for (const literal of clause) this.push(literal);
    this.end();
  }

  /** Adds the clause of `first`, unless it is 0, and the complements of the first `count` literals. */
  addComplements(first: number, literals: Int32Array, count: number): void {
    this.reserve(count + 2);
    const { literals: out } = this;
    let at = this.length;
    if (first !== 0) out[at++] = first;
    for (let i = 0; i < count; i++) out[at++] = -(literals[i] as number);
    out[at++] = 0;
    this.length = at;
    this.clauseCount++;
  }

  /** Adds a clause of `first` and each of the first `count` literals. */
  addPairs(first: number, literals: Int32Array, count: number): void {
    this.reserve(3 * count);
    const { literals: out } = this;
    let at = this.length;
    for (let i = 0; i < count; i++) {
      out[at] = first;
      out[at + 1] = literals[i] as number;
      out[at + 2] = 0;
      at += 3;
    }
    this.length = at;
    this.clauseCount += count;
  }

  private reserve(count: number): void {
    if (this.length + count > this.literals.length) this.literals = growInts(this.literals, this.length + count);
  }

  /** The literals written, ends included, without a copy. */
  get view(): Int32Array {
    return this.literals.subarray(0, this.length);
  }

  /** The next clauses not given out before, whole ones with about this many literals, without a copy; null if there are none. */
  nextPiece(size: number): Int32Array | null {
    const from = this.given;
    if (from === this.length) return null;
    let to = Math.min(this.length, from + size);
    while (this.literals[to - 1] !== 0) to++;
    this.given = to;
    return this.literals.subarray(from, to);
  }

  /** Takes back the clauses written since there were this many literals and clauses. */
  cutBack(length: number, clauseCount: number): void {
    this.length = length;
    this.clauseCount = clauseCount;
  }

  /** Forgets the clauses, keeps the room. */
  clear(): void {
    this.cutBack(0, 0);
    this.given = 0;
  }
}
