import { growInts } from "../sat/index.ts";

/**
 * Boolean circuits as an and-inverter graph with gates of any width and multiplexers, hash-consed: equal gates are one node.
 * A literal is `2 * node + sign`; node 0 is the constant, so `FALSE = 0` and `TRUE = 1`. Inputs of a gate are older
 * than the gate, hence ascending node order is a topological order and no pass needs recursion.
 * Local rewriting after Brummayer and Biere, "Local two-level and-inverter graph minimization without blowup", MEMICS 2006.
 */
export type Lit = number & { readonly literal: true };

/** The constants. */
export const FALSE: Lit = 0 as Lit;
export const TRUE: Lit = 1 as Lit;

/** The complement: `negate(negate(p)) = p`. */
export function negate(p: Lit): Lit {
  return (p ^ 1) as Lit;
}

/** What a node is. */
export const nodeKind = { constant: 0, variable: 1, and: 2, mux: 3 } as const;

/** Gates wider than this are not searched through when a neighbour is built on them. */
const widestSearched = 8;
/** How many new nodes between two looks at the clock. */
const pollInterval = 8192;

/** Builds and stores the circuit. Invariant: `start[v] … start[v + 1]` are the inputs of node v in `inputs`. */
export class Circuit {
  /** Number of nodes, the constant included. */
  size = 1;
  /** Kind of each node. */
  kinds: Uint8Array = new Uint8Array(1024);
  /** Where the inputs of each node begin; one more entry than nodes. */
  start: Int32Array = new Int32Array(1025);
  /** Inputs of all gates: literals, ascending for and-gates; condition, yes, no for multiplexers. */
  inputs: Int32Array = new Int32Array(4096);
  /** Open-addressing table of gate nodes, 0 where free. */
  private table = new Int32Array(4096);
  private gateCount = 0;
  /** Called now and then; may throw to stop the translation. */
  private readonly poll: () => void;

  constructor(poll: () => void = () => {}) {
    this.poll = poll;
  }

  /** A fresh variable. */
  variable(): Lit {
    return this.newNode(nodeKind.variable, this.start[this.size] as number);
  }

  and(a: Lit, b: Lit): Lit {
    if (a > b) return this.and(b, a);
    if (a === FALSE || (a ^ b) === 1) return FALSE;
    if (a === TRUE || a === b) return b;
    const simpler = this.simplerAnd(a, b);
    if (simpler >= 0) return simpler as Lit;
    const from = this.reserve(2);
    this.inputs[from] = a;
    this.inputs[from + 1] = b;
    return this.consed(nodeKind.and, from, 2);
  }

  or(a: Lit, b: Lit): Lit {
    return negate(this.and(negate(a), negate(b)));
  }

  /** The conjunction of a list, which is reordered. */
  andAll(list: Lit[]): Lit {
    const n = normalize(list);
    if (n < 0) return FALSE;
    if (n === 0) return TRUE;
    if (n === 1) return list[0] as Lit;
    if (n === 2) return this.and(list[0] as Lit, list[1] as Lit);
    const from = this.reserve(n);
    for (let i = 0; i < n; i++) this.inputs[from + i] = list[i] as Lit;
    return this.consed(nodeKind.and, from, n);
  }

  /** The disjunction of a list, whose members are overwritten. */
  orAll(list: Lit[]): Lit {
    for (let i = 0; i < list.length; i++) list[i] = negate(list[i] as Lit);
    return negate(this.andAll(list));
  }

  /** `if c then yes else no`. */
  mux(c: Lit, yes: Lit, no: Lit): Lit {
    if (c === TRUE || yes === no) return yes;
    if (c === FALSE) return no;
    if ((c & 1) === 1) return this.mux(negate(c), no, yes);
    if (yes === TRUE || yes === c) return this.or(c, no);
    if (yes === FALSE || yes === negate(c)) return this.and(negate(c), no);
    if (no === TRUE || no === negate(c)) return this.or(negate(c), yes);
    if (no === FALSE || no === c) return this.and(c, yes);
    if ((yes ^ no) === 1) return this.iff(c, yes);
    if ((no & 1) === 1) return negate(this.newMux(c, negate(yes), negate(no)));
    return this.newMux(c, yes, no);
  }

  iff(a: Lit, b: Lit): Lit {
    if (a > b) return this.iff(b, a);
    if (a <= TRUE) return a === TRUE ? b : negate(b);
    if (a >> 1 === b >> 1) return a === b ? TRUE : FALSE;
    const sign = (a ^ b) & 1;
    const p = (a & ~1) as Lit;
    const q = (b & ~1) as Lit;
    return (this.newMux(p, negate(q), q) ^ 1 ^ sign) as Lit;
  }

  xor(a: Lit, b: Lit): Lit {
    return negate(this.iff(a, b));
  }

  private newMux(c: Lit, yes: Lit, no: Lit): Lit {
    const from = this.reserve(3);
    this.inputs[from] = c;
    this.inputs[from + 1] = yes;
    this.inputs[from + 2] = no;
    return this.consed(nodeKind.mux, from, 3);
  }

  /** Absorption, contradiction and substitution one level down; -1 when nothing applies. */
  private simplerAnd(a: Lit, b: Lit): number {
    const down = this.throughGate(a, b);
    return down >= 0 ? down : this.throughGate(b, a);
  }

  /** Simplifies `a ∧ g` by looking into the and-gate under `g`. */
  private throughGate(a: Lit, g: Lit): number {
    const node = g >> 1;
    if (this.kinds[node] !== nodeKind.and) return -1;
    const from = this.start[node] as number;
    const to = this.start[node + 1] as number;
    if (to - from > widestSearched) return -1;
    const isPositive = (g & 1) === 0;
    for (let i = from; i < to; i++) {
      const input = this.inputs[i] as number;
      if (input >> 1 !== a >> 1) continue;
      // a ∧ (a ∧ …) = (a ∧ …), a ∧ (¬a ∧ …) = ⊥, a ∧ ¬(¬a ∧ …) = a, a ∧ ¬(a ∧ b) = a ∧ ¬b
      if (isPositive) return input === a ? g : FALSE;
      if (input !== a) return a;
      if (to - from === 2) return this.and(a, negate(this.inputs[2 * from + 1 - i] as Lit));
    }
    return -1;
  }

  /** Room for `n` inputs at the end of the arena, not yet owned by a node. */
  private reserve(n: number): number {
    const from = this.start[this.size] as number;
    if (from + n > this.inputs.length) this.inputs = growInts(this.inputs, from + n);
    return from;
  }

  /** The node with the inputs just written at `from`: an old one if there is an equal one, otherwise new. */
  private consed(kind: number, from: number, n: number): Lit {
    const { inputs, start, kinds } = this;
    const mask = this.table.length - 1;
    let slot = hashGate(kind, inputs, from, from + n) & mask;
    for (let node = this.table[slot] as number; node !== 0; node = this.table[slot] as number) {
      const other = start[node] as number;
      if (kinds[node] === kind && (start[node + 1] as number) - other === n) {
        let i = 0;
        while (i < n && inputs[other + i] === inputs[from + i]) i++;
        if (i === n) return (2 * node) as Lit;
      }
      slot = (slot + 1) & mask;
    }
    this.table[slot] = this.size;
    this.gateCount++;
    const lit = this.newNode(kind, from + n);
    if (2 * this.gateCount > this.table.length) this.rehash();
    return lit;
  }

  private newNode(kind: number, end: number): Lit {
    const node = this.size++;
    if (this.size + 1 > this.start.length) {
      this.start = growInts(this.start, this.size + 1);
      const kinds = new Uint8Array(this.start.length);
      kinds.set(this.kinds);
      this.kinds = kinds;
    }
    this.kinds[node] = kind;
    this.start[node + 1] = end;
    if (node % pollInterval === 0) this.poll();
    return (2 * node) as Lit;
  }

  private rehash(): void {
    const table = new Int32Array(this.table.length * 4);
    const mask = table.length - 1;
    for (let node = 1; node < this.size; node++) {
      const kind = this.kinds[node] as number;
      if (kind === nodeKind.variable) continue;
      let slot = hashGate(kind, this.inputs, this.start[node] as number, this.start[node + 1] as number) & mask;
      while (table[slot] !== 0) slot = (slot + 1) & mask;
      table[slot] = node;
    }
    this.table = table;
  }
}

function hashGate(kind: number, inputs: Int32Array, from: number, to: number): number {
  let hash = kind + (to - from) * 4;
  for (let i = from; i < to; i++) hash = Math.imul(hash ^ (inputs[i] as number), 0x85ebca6b) ^ (hash >>> 15);
  return hash ^ (hash >>> 13);
}

/**
 * Sorts a conjunction in place and removes repetitions and TRUE.
 * Returns the number of literals left, or -1 when it is contradictory.
 */
function normalize(list: Lit[]): number {
  sortLits(list);
  let n = 0;
  let last = TRUE;
  for (const p of list) {
    if (p === FALSE || (p === (last ^ 1) && last !== TRUE)) return -1;
    if (p === last || p === TRUE) continue;
    list[n++] = p;
    last = p;
  }
  return n;
}

/** Lists up to this length are sorted faster by insertion than by a typed copy (`npm run bench -- finding`). */
const shortList = 24;

/** Ascending order; insertion for the short lists that are the rule. */
function sortLits(list: Lit[]): void {
  if (list.length > shortList) {
    const sorted = Int32Array.from(list).sort();
    for (let i = 0; i < sorted.length; i++) list[i] = sorted[i] as Lit;
    return;
  }
  for (let i = 1; i < list.length; i++) {
    const p = list[i] as Lit;
    let j = i - 1;
    while (j >= 0 && (list[j] as Lit) > p) {
      list[j + 1] = list[j] as Lit;
      j--;
    }
    list[j + 1] = p;
  }
}
