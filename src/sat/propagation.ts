/** Unit propagation with two watched literals (Moskewicz and others, "Chaff", DAC 2001), over the first clauses of a list. */
import { growInts } from "./clause-buffer.ts";

/** What stands for a literal as an index: twice the variable, and one more if it is negative. */
const indexOf = (p: number): number => (p > 0 ? 2 * p : 1 - 2 * p);

/** Why a literal is true: a clause, or nothing but that it was assumed. */
const assumed = -1;

/** Clauses and what follows from them. Clauses have numbers from 0 on in the order in which they are added. */
export class Propagation {
  /** All literals, clause after clause; those of clause c begin at `start[c]`, the watched ones first. */
  private literals: Int32Array = new Int32Array(1 << 12);
  private start: Int32Array = new Int32Array(1 << 8);
  private count = 0;
  /** Clauses from this number on do not count. */
  private limit = 0;
  /** By literal: 1 true, -1 false, 0 open. */
  private readonly value: Int8Array;
  /** By variable: the clause that made it so, and when. */
  private readonly reason: Int32Array;
  private readonly position: Int32Array;
  /** True literals in order. */
  private readonly trail: number[] = [];
  private head = 0;
  /** By literal: clauses that watch it. */
  private readonly watches: number[][];
  /** By literal: clauses that consist of it alone. */
  private readonly units = new Map<number, number[]>();
  /** By variable: the last walk that came by it. */
  private readonly marked: Int32Array;
  private marks = 0;
  /** A clause that is false without assumptions; null if there is none. */
  conflict: number | null = null;

  constructor(variables: number) {
    this.value = new Int8Array(2 * variables + 2);
    this.reason = new Int32Array(variables + 1);
    this.position = new Int32Array(variables + 1);
    this.marked = new Int32Array(variables + 1);
    this.watches = Array.from({ length: 2 * variables + 2 }, () => []);
  }

  literalsOf(c: number): Int32Array {
    return this.literals.subarray(this.start[c] as number, this.start[c + 1] as number);
  }

  /** Adds a clause and whatever follows from it; literals that occur twice count once. Requires: no conflict yet. */
  add(clause: Int32Array): void {
    const c = this.store(new Set(clause));
    const lits = this.literalsOf(c);
    // Those that are not false first, so that they are watched; of the others the latest.
    lits.sort((p, q) => this.rank(q) - this.rank(p));
    const [p = 0, q = 0] = lits;
    if (lits.length === 1) this.units.set(p, [...(this.units.get(p) ?? []), c]);
    if (lits.length > 1) for (const watched of [p, q]) this.watches[indexOf(watched)]?.push(c);
    if (lits.length === 0 || this.valueOf(p) < 0) this.conflict = c;
    else if (this.valueOf(p) === 0 && (lits.length === 1 || this.valueOf(q) < 0)) {
      this.assign(p, c);
      this.conflict = this.propagate();
    }
  }

  private store(clause: ReadonlySet<number>): number {
    const c = this.count++;
    const from = c === 0 ? 0 : (this.start[c] as number);
    if (from + clause.size > this.literals.length) this.literals = growInts(this.literals, from + clause.size);
    if (c + 2 > this.start.length) this.start = growInts(this.start, c + 2);
    let to = from;
    for (const p of clause) this.literals[to++] = p;
    this.start[c + 1] = to;
    this.limit = this.count;
    return c;
  }

  private rank(p: number): number {
    const value = this.valueOf(p);
    return value < 0 ? (this.position[Math.abs(p)] as number) - this.trail.length : 1 + value;
  }

  private valueOf(p: number): number {
    return this.value[indexOf(p)] as number;
  }

  private assign(p: number, reason: number): void {
    this.value[indexOf(p)] = 1;
    this.value[indexOf(-p)] = -1;
    this.reason[Math.abs(p)] = reason;
    this.position[Math.abs(p)] = this.trail.length;
    this.trail.push(p);
  }

  /** Everything that follows; a clause that is false then, or null. */
  private propagate(): number | null {
    while (this.head < this.trail.length) {
      const conflict = this.visit(-(this.trail[this.head++] as number));
      if (conflict !== null) return conflict;
    }
    return null;
  }

  /** Looks at the clauses that watch a literal which is false now. */
  private visit(p: number): number | null {
    const watching = this.watches[indexOf(p)] as number[];
    const { literals, start } = this;
    let kept = 0;
    for (let i = 0; i < watching.length; i++) {
      const c = watching[i] as number;
      if (c >= this.limit) continue;
      const from = start[c] as number;
      if (literals[from] === p) [literals[from], literals[from + 1]] = [literals[from + 1] as number, p];
      const other = literals[from] as number;
      if (this.valueOf(other) > 0 || !this.watchAnother(c, from)) watching[kept++] = c;
      if (literals[from + 1] !== p || this.valueOf(other) > 0) continue;
      if (this.valueOf(other) === 0) this.assign(other, c);
      else {
        while (++i < watching.length) watching[kept++] = watching[i] as number;
        watching.length = kept;
        return c;
      }
    }
    watching.length = kept;
    return null;
  }

  /** Watches another literal instead of the second one, if one is not false. */
  private watchAnother(c: number, from: number): boolean {
    const { literals } = this;
    const to = this.start[c + 1] as number;
    for (let k = from + 2; k < to; k++) {
      const q = literals[k] as number;
      if (this.valueOf(q) < 0) continue;
      [literals[from + 1], literals[k]] = [q, literals[from + 1] as number];
      this.watches[indexOf(q)]?.push(c);
      return true;
    }
    return false;
  }

  /** Takes the last clause back, and with it what followed only from it. */
  removeLast(): void {
    const c = --this.limit;
    this.conflict = null;
    const forced = this.literalsOf(c).find((p) => this.valueOf(p) > 0 && this.reason[Math.abs(p)] === c);
    if (forced === undefined) return;
    const first = this.position[Math.abs(forced)] as number;
    const undone = this.trail.slice(first);
    this.undo(first);
    for (const p of undone) {
      const unit = this.units.get(p)?.find((other) => other < this.limit);
      if (unit !== undefined && this.valueOf(p) === 0) this.assign(p, unit);
    }
    // Clauses that were true by what is undone may watch a literal that was false before.
    this.head = 0;
    this.propagate();
  }

  private undo(from: number): void {
    for (const p of this.trail.splice(from)) {
      this.value[indexOf(p)] = 0;
      this.value[indexOf(-p)] = 0;
    }
    this.head = Math.min(this.head, from);
  }

  /**
   * The clauses that make a clause follow by unit propagation, in the order in which they are used; null if it does not.
   * Of the empty clause: those that contradict one another.
   */
  antecedents(clause: Int32Array): number[] | null {
    const before = this.trail.length;
    let conflict = clause.length === 0 ? this.conflict : null;
    for (const p of clause) {
      if (conflict !== null) break;
      if (this.valueOf(p) > 0) conflict = this.reason[Math.abs(p)] as number;
      else if (this.valueOf(p) === 0) this.assign(-p, assumed);
    }
    conflict ??= this.propagate();
    // A literal beside its negation follows from nothing.
    const used = conflict === null || conflict === assumed ? null : this.usedBy(conflict, clause);
    this.undo(before);
    return used;
  }

  private usedBy(conflict: number, clause: Int32Array): number[] {
    const mark = ++this.marks;
    for (const p of clause) this.marked[Math.abs(p)] = mark;
    const reached: number[] = [];
    const open = [conflict];
    for (let c = open.pop(); c !== undefined; c = open.pop())
      for (const p of this.literalsOf(c)) {
        const v = Math.abs(p);
        if (this.marked[v] === mark) continue;
        this.marked[v] = mark;
        reached.push(v);
        open.push(this.reason[v] as number);
      }
    reached.sort((v, w) => (this.position[v] as number) - (this.position[w] as number));
    return [...reached.map((v) => this.reason[v] as number), conflict];
  }
}
