import { type Circuit, FALSE, type Lit, TRUE } from "../../circuit/index.ts";
import { widestDense } from "../limits.ts";
import { constantMatrix, emptyMatrix, Matrix, unionMatrix } from "./matrix.ts";

/** The join of matrices over a universe of n atoms, with its scratch memory. */
export class MatrixJoin {
  private readonly circuit: Circuit;
  private readonly n: number;
  /** Last entry collected for each column, -1 if none; entries of a column are chained through `previous`. */
  private heads = new Int32Array(0);
  private readonly previous: number[] = [];
  private readonly collected: Lit[] = [];

  constructor(circuit: Circuit, n: number) {
    this.circuit = circuit;
    this.n = n;
  }

  /** `a.b`, where `width` is the number of tuples of b's arity less one. */
  join(a: Matrix, b: Matrix, width: number): Matrix {
    if (a.size === 0 || b.size === 0) return emptyMatrix;
    if (a.size === 1) return this.joinRow(a, b, width);
    if (b.size === 1 && b.lits[0] === TRUE) return this.joinColumn(a, b.keys[0] as number, width);
    return this.joinGeneral(a, b, width);
  }

  /** One tuple joined with b: the rows of b that its last atom selects. */
  private joinRow(a: Matrix, b: Matrix, width: number): Matrix {
    const key = a.keys[0] as number;
    const p = a.lits[0] as Lit;
    const t = key % this.n;
    const starts = b.rows(width, this.n);
    const from = starts[t] as number;
    const to = starts[t + 1] as number;
    if (from === to) return emptyMatrix;
    const shift = ((key - t) / this.n) * width - t * width;
    const keys = shift === 0 ? b.keys.slice(from, to) : shifted(b.keys, from, to, shift);
    if (p === TRUE) return new Matrix(keys, b.lits.slice(from, to));
    return this.guarded(keys, b, from, p);
  }

  private guarded(keys: readonly number[], b: Matrix, from: number, p: Lit): Matrix {
    const kept: number[] = [];
    const lits: Lit[] = [];
    for (let i = 0; i < keys.length; i++) {
      const q = this.circuit.and(p, b.lits[from + i] as Lit);
      if (q === FALSE) continue;
      kept.push(keys[i] as number);
      lits.push(q);
    }
    return new Matrix(kept, lits);
  }

  /** a joined with one certain tuple: the entries of a that end with its first atom. */
  private joinColumn(a: Matrix, key: number, width: number): Matrix {
    const { n } = this;
    const t = Math.floor(key / width);
    const rest = key - t * width;
    const keys: number[] = [];
    const lits: Lit[] = [];
    for (let i = 0; i < a.size; i++) {
      const k = a.keys[i] as number;
      if (k % n !== t) continue;
      keys.push(((k - t) / n) * width + rest);
      lits.push(a.lits[i] as Lit);
    }
    return new Matrix(keys, lits);
  }

  private joinGeneral(a: Matrix, b: Matrix, width: number): Matrix {
    const { n } = this;
    const starts = b.rows(width, n);
    const keys: number[] = [];
    const lits: Lit[] = [];
    const columns = width <= widestDense ? this.denseColumns(width) : new SparseColumns();
    for (let i = 0; i < a.size; ) {
      const prefix = Math.floor((a.keys[i] as number) / n);
      const end = (prefix + 1) * n;
      const touched: number[] = [];
      for (; i < a.size && (a.keys[i] as number) < end; i++) {
        const t = (a.keys[i] as number) - prefix * n;
        this.collectRow(a.lits[i] as Lit, b, starts[t] as number, starts[t + 1] as number, t * width, columns, touched);
      }
      this.flush(prefix * width, columns, touched, keys, lits);
    }
    return new Matrix(keys, lits);
  }

  /** Notes `p ∧ b` for each entry of one row of b under its column. */
  private collectRow(p: Lit, b: Matrix, from: number, to: number, base: number, columns: Columns, touched: number[]): void {
    const { circuit, previous, collected } = this;
    for (let j = from; j < to; j++) {
      const q = circuit.and(p, b.lits[j] as Lit);
      if (q === FALSE) continue;
      const column = (b.keys[j] as number) - base;
      const head = columns.get(column);
      if (head < 0) touched.push(column);
      columns.set(column, collected.length);
      previous.push(head);
      collected.push(q);
    }
  }

  /** Writes the disjunction of each column, ascending, and empties the scratch memory. */
  private flush(base: number, columns: Columns, touched: number[], keys: number[], lits: Lit[]): void {
    touched.sort((x, y) => x - y);
    for (const column of touched) {
      const list: Lit[] = [];
      for (let e = columns.get(column); e >= 0; e = this.previous[e] as number) list.push(this.collected[e] as Lit);
      columns.set(column, -1);
      keys.push(base + column);
      lits.push(list.length === 1 ? (list[0] as Lit) : this.circuit.orAll(list));
    }
    this.previous.length = 0;
    this.collected.length = 0;
  }

  private denseColumns(width: number): Columns {
    if (this.heads.length < width) this.heads = new Int32Array(width).fill(-1);
    const { heads } = this;
    return {
      get: (column) => heads[column] as number,
      set: (column, entry) => {
        heads[column] = entry;
      },
    };
  }

  /**
   * `^a` by iterated squaring. A shortest path visits no atom twice, and each inner atom has an entry in its row and
   * in its column; after k squarings paths of `2 ** k` steps are covered.
   */
  closure(a: Matrix): Matrix {
    const longest = this.innerAtoms(a) + 1;
    let closed = a;
    for (let covered = 1; covered < longest; covered *= 2) {
      const next = unionMatrix(this.circuit, closed, this.join(closed, closed, this.n));
      if (isSame(next, closed)) break;
      closed = next;
    }
    return closed;
  }

  private innerAtoms(a: Matrix): number {
    const hasRow = new Uint8Array(this.n);
    const hasColumn = new Uint8Array(this.n);
    for (const key of a.keys) {
      hasRow[Math.floor(key / this.n)] = 1;
      hasColumn[key % this.n] = 1;
    }
    return hasRow.reduce((count, row, atom) => count + (row & (hasColumn[atom] as number)), 0);
  }

  /** The identity. */
  identity(): Matrix {
    return constantMatrix(Array.from({ length: this.n }, (_, i) => i * this.n + i));
  }
}

/** The newest collected entry of each column, -1 if none. */
interface Columns {
  get(column: number): number;
  set(column: number, entry: number): void;
}

class SparseColumns implements Columns {
  private readonly heads = new Map<number, number>();

  get(column: number): number {
    return this.heads.get(column) ?? -1;
  }

  set(column: number, entry: number): void {
    this.heads.set(column, entry);
  }
}

function shifted(keys: readonly number[], from: number, to: number, shift: number): number[] {
  const moved: number[] = [];
  for (let i = from; i < to; i++) moved.push((keys[i] as number) + shift);
  return moved;
}

function isSame(a: Matrix, b: Matrix): boolean {
  return a.size === b.size && a.lits.every((p, i) => p === b.lits[i] && a.keys[i] === b.keys[i]);
}
