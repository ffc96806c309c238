import { type ClauseBuffer, growInts } from "../sat/index.ts";
import { type Circuit, FALSE, type Lit, nodeKind, TRUE } from "./circuit.ts";

/** Polarity bits: the node matters where it is true, or where it is false. */
const positive = 1;
const negative = 2;
/** How many gates between two looks at the clock. */
const pollInterval = 16384;

/**
 * Circuit to clauses, each gate only in the polarities in which it is used.
 * Source: Plaisted and Greenbaum, "A structure-preserving clause form translation", JSC 1986. Besides, an and-gate whose only use is as an
 * input of another and-gate gets no variable but is merged into it, and asserted gates are taken apart without variables.
 * Works in rounds: what an earlier round has defined is not defined again.
 */
export class CnfEncoder {
  private readonly circuit: Circuit;
  private readonly out: ClauseBuffer;
  /** Solver variable of each node, 0 if none. */
  private variables = new Int32Array(0);
  /** Polarities in which each gate has been defined. */
  private defined = new Uint8Array(0);
  /** Nodes that have a place in the arrays above. */
  private known = 1;
  private variableCount = 0;
  // Of the current round: polarities wanted, number of uses (up to 2), merged into the only user.
  private wanted = new Uint8Array(0);
  private uses = new Uint8Array(0);
  private merged = new Uint8Array(0);
  // Scratch memory of `collectInputs`: its result, and merged gates not yet looked into.
  private collected: Int32Array = new Int32Array(64);
  private readonly openGates: number[] = [];
  /** Called now and then; may throw to stop a round, which then has not been. */
  private readonly poll: () => void;

  constructor(circuit: Circuit, out: ClauseBuffer, poll: () => void = () => {}) {
    this.circuit = circuit;
    this.out = out;
    this.poll = poll;
  }

  /** Number of solver variables so far. */
  get variablesUsed(): number {
    return this.variableCount;
  }

  /** Asserts the roots, and defines the named literals so that `literalOf` may be assumed; all in one round. */
  encode(roots: readonly Lit[], named: readonly Lit[] = []): void {
    // A round changes copies of the arrays, so that the old ones can be put back.
    const { variables, defined, known, variableCount } = this;
    const { length, clauseCount } = this.out;
    let isFinished = false;
    try {
      this.round(roots, named);
      isFinished = true;
    } finally {
      if (!isFinished) {
        this.variables = variables;
        this.defined = defined;
        this.known = known;
        this.variableCount = variableCount;
        this.out.cutBack(length, clauseCount);
      }
    }
  }

  private round(roots: readonly Lit[], named: readonly Lit[]): void {
    this.admitNodes();
    const { clauses, units } = this.takeApart(roots);
    for (const node of clauses) this.useInputs(node, negative);
    for (const p of [...units, ...named]) this.use(p);
    const gates = this.markGates();
    this.writeUnits(units);
    this.forEach(clauses, (node) => this.writeClause(node));
    this.forEach(gates, (node) => this.writeGate(node));
  }

  private forEach(nodes: readonly number[], write: (node: number) => void): void {
    for (let i = 0; i < nodes.length; i++) {
      if (i % pollInterval === 0) this.poll();
      write(nodes[i] as number);
    }
  }

  /** The solver literal of a circuit literal, which must have been named or be a variable. */
  literalOf(p: Lit): number {
    const variable = this.variables[p >> 1] as number;
    return (p & 1) === 0 ? variable : -variable;
  }

  /** Gives room to new nodes, and solver variables to new circuit variables in order of their making. */
  private admitNodes(): void {
    const { size, kinds } = this.circuit;
    this.variables = extended(this.variables, new Int32Array(size));
    this.defined = extended(this.defined, new Uint8Array(size));
    this.wanted = new Uint8Array(size);
    this.uses = new Uint8Array(size);
    this.merged = new Uint8Array(size);
    for (let node = this.known; node < size; node++) if (kinds[node] === nodeKind.variable) this.variables[node] = ++this.variableCount;
    this.known = size;
  }

  /** Splits asserted conjunctions; leaves disjunctions (as the and-gates they negate) and other literals. */
  private takeApart(roots: readonly Lit[]): { readonly clauses: number[]; readonly units: Lit[] } {
    const { kinds, start, inputs, size } = this.circuit;
    const seen = new Uint8Array(size);
    const open = [...roots];
    const clauses: number[] = [];
    const units: Lit[] = [];
    for (let p = open.pop(); p !== undefined; p = open.pop()) {
      const node = p >> 1;
      const bit = (p & 1) === 0 ? positive : negative;
      if (p === TRUE || ((seen[node] as number) & bit) !== 0) continue;
      seen[node] = (seen[node] as number) | bit;
      if (kinds[node] !== nodeKind.and) units.push(p);
      else if (bit === negative) clauses.push(node);
      else for (let i = (start[node + 1] as number) - 1; i >= (start[node] as number); i--) open.push(inputs[i] as Lit);
    }
    return { clauses, units };
  }

  /** Marks a literal as used other than by an and-gate; that counts as two uses, since it forbids merging. */
  private use(p: Lit): void {
    const node = p >> 1;
    this.wanted[node] = (this.wanted[node] as number) | ((p & 1) === 0 ? positive : negative);
    this.uses[node] = 2;
  }

  /** Marks the inputs of a gate wanted in the given polarities. */
  private useInputs(node: number, polarities: number): void {
    const { kinds, start, inputs } = this.circuit;
    const from = start[node] as number;
    const to = start[node + 1] as number;
    if (kinds[node] === nodeKind.and) {
      for (let i = from; i < to; i++) this.useAndInput(inputs[i] as Lit, polarities);
      return;
    }
    this.use(inputs[from] as Lit);
    this.use(((inputs[from] as number) ^ 1) as Lit);
    for (let i = from + 1; i < to; i++) {
      if ((polarities & positive) !== 0) this.use(inputs[i] as Lit);
      if ((polarities & negative) !== 0) this.use(((inputs[i] as number) ^ 1) as Lit);
    }
  }

  private useAndInput(p: Lit, polarities: number): void {
    const node = p >> 1;
    const isNegated = (p & 1) === 1;
    const swapped = isNegated ? ((polarities & positive) << 1) | ((polarities & negative) >> 1) : polarities;
    this.wanted[node] = (this.wanted[node] as number) | swapped;
    this.uses[node] = Math.min(2, (this.uses[node] as number) + (isNegated ? 2 : 1));
  }

  /** From the newest node down, so that all users of a gate are known before it; returns the gates to define, ascending. */
  private markGates(): number[] {
    const { kinds, size } = this.circuit;
    const gates: number[] = [];
    for (let node = size - 1; node > 0; node--) {
      if (node % pollInterval === 0) this.poll();
      const missing = (this.wanted[node] as number) & ~(this.defined[node] as number);
      if (missing === 0 || kinds[node] === nodeKind.variable) continue;
      const isMerged = kinds[node] === nodeKind.and && this.uses[node] === 1 && this.variables[node] === 0;
      if (isMerged) this.merged[node] = 1;
      else gates.push(node);
      this.wanted[node] = missing;
      this.useInputs(node, missing);
    }
    gates.reverse();
    for (const node of gates) {
      if (this.variables[node] === 0) this.variables[node] = ++this.variableCount;
      this.defined[node] = (this.defined[node] as number) | (this.wanted[node] as number);
    }
    return gates;
  }

  private writeUnits(units: readonly Lit[]): void {
    for (const p of units) {
      if (p !== FALSE) this.out.push(this.literalOf(p));
      this.out.end();
    }
  }

  private writeGate(node: number): void {
    const wanted = this.wanted[node] as number;
    const output = this.variables[node] as number;
    if (this.circuit.kinds[node] === nodeKind.mux) {
      this.writeMux(node, wanted, output);
      return;
    }
    const count = this.collectInputs(node);
    if ((wanted & negative) !== 0) this.out.addComplements(output, this.collected, count);
    if ((wanted & positive) !== 0) this.out.addPairs(-output, this.collected, count);
  }

  /** One of the inputs is false. */
  private writeClause(node: number): void {
    const count = this.collectInputs(node);
    this.out.addComplements(0, this.collected, count);
  }

  /** Puts the inputs of an and-gate into `collected` as solver literals, those of merged gates instead of the gates; returns their number. */
  private collectInputs(node: number): number {
    const { start, inputs } = this.circuit;
    const { variables, merged, openGates } = this;
    let count = 0;
    openGates.push(node);
    for (let gate = openGates.pop(); gate !== undefined; gate = openGates.pop()) {
      const from = start[gate] as number;
      const to = start[gate + 1] as number;
      if (count + to - from > this.collected.length) this.collected = growInts(this.collected, count + to - from);
      for (let i = from; i < to; i++) {
        const p = inputs[i] as number;
        const variable = variables[p >> 1] as number;
        if (merged[p >> 1] === 1) openGates.push(p >> 1);
        else this.collected[count++] = (p & 1) === 0 ? variable : -variable;
      }
    }
    return count;
  }

  private writeMux(node: number, wanted: number, output: number): void {
    const { start, inputs } = this.circuit;
    const from = start[node] as number;
    const c = this.literalOf(inputs[from] as Lit);
    const yes = this.literalOf(inputs[from + 1] as Lit);
    const no = this.literalOf(inputs[from + 2] as Lit);
    const isXor = yes === -no;
    if ((wanted & positive) !== 0) this.writeChoice(-output, c, yes, no, isXor);
    if ((wanted & negative) !== 0) this.writeChoice(output, c, -yes, -no, isXor);
  }

  /** The third clause follows from the others, but lets the solver conclude more. */
  private writeChoice(output: number, c: number, yes: number, no: number, isXor: boolean): void {
    this.out.add(output, -c, yes);
    this.out.add(output, c, no);
    if (!isXor) this.out.add(output, yes, no);
  }
}

function extended<A extends Int32Array | Uint8Array>(old: A, fresh: A): A {
  fresh.set(old);
  return fresh;
}
