/** A copy of the array with room for at least `needed` entries, at least doubled. */
export function growInts(array: Int32Array<ArrayBuffer>, needed: number): Int32Array<ArrayBuffer> {
  const grown = new Int32Array(Math.max(needed, array.length * 2));
  grown.set(array);
  return grown;
}

/** Clauses to be given to a solver: literals as in DIMACS (`v` or `-v`, v from 1), each clause ended by 0, in one growing array. */
export class ClauseBuffer {
  /** The literals; only the first `length` entries count. */
  literals = new Int32Array(4096);
  length = 0;
  /** Number of finished clauses. */
  clauseCount = 0;
  /** Greatest variable so far. */
  maxVariable = 0;

  /** Adds one literal to the clause being written. */
  push(literal: number): void {
    if (this.length === this.literals.length) this.literals = growInts(this.literals, this.length + 1);
    this.literals[this.length++] = literal;
    const variable = literal < 0 ? -literal : literal;
    if (variable > this.maxVariable) this.maxVariable = variable;
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

  /** The literals written, ends included, without a copy. */
  get view(): Int32Array {
    return this.literals.subarray(0, this.length);
  }

  /** Forgets the clauses, keeps the room. */
  clear(): void {
    this.length = 0;
    this.clauseCount = 0;
  }
}
