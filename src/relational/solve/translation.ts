import { Circuit, CnfEncoder, type Lit, negate, sortedLits, TRUE } from "../../circuit/index.ts";
import { ClauseBuffer } from "../../sat/index.ts";
import { Grounder } from "../ground/grounder.ts";
import type { Matrix } from "../ground/matrix.ts";
import { lowerBounds, raiseInstance } from "../ground/relation-variables.ts";
import type { Bounds } from "../language/bounds.ts";
import type { Instance } from "../language/instance.ts";
import type { Formula, IntExpr, Relation } from "../language/syntax.ts";
import type { IntegerOptions } from "../meaning/evaluate.ts";
import { lexLeader } from "./lex-leader.ts";

/**
 * A relational problem on its way to clauses: bounds become matrices of variables, formulas become literals of one circuit, and what
 * is asserted or named becomes clauses. May be extended by further bounds and formulas at any time.
 */
export class Translation {
  readonly circuit: Circuit;
  /** Clauses not yet given to a solver. */
  readonly clauses = new ClauseBuffer();
  /** Integers that may be too large for their width. */
  readonly wrapping = new Set<IntExpr>();
  private readonly encoder: CnfEncoder;
  /** Null until needed, and after a grounding that did not end: its scratch memory would be in disorder. */
  private grounder: Grounder | null = null;
  private readonly newGrounder: () => Grounder;
  private readonly matrices = new Map<Relation, Matrix>();
  private readonly size: number;

  constructor(bounds: Bounds, options: IntegerOptions, poll: () => void) {
    this.circuit = new Circuit(poll);
    this.encoder = new CnfEncoder(this.circuit, this.clauses, poll);
    this.size = bounds.universe.size;
    const { circuit, size: n, matrices: relations } = this;
    const [bits, tracksOverflow] = [options.bits ?? 4, options.overflow === "exclude"];
    this.newGrounder = () =>
      new Grounder({ circuit, n, relations, ints: bounds.ints, bits, tracksOverflow, wrapping: this.wrapping, poll });
    this.extend(bounds);
  }

  /** Gives variables to the relations that have none yet. */
  extend(bounds: Bounds): void {
    for (const [relation, matrix] of lowerBounds(this.circuit, bounds, this.matrices)) this.matrices.set(relation, matrix);
  }

  /** The literal of a formula: it is true, and nothing overflows if that matters. */
  ground(f: Formula): Lit {
    const grounder = this.grounder ?? this.newGrounder();
    this.grounder = null;
    const { value, condition } = grounder.overflow.during(() => grounder.run(f));
    this.grounder = grounder;
    return this.circuit.and(value, negate(condition));
  }

  /** The literal of the predicate that breaks the symmetries between the atoms of each class. */
  symmetryBreaker(classes: readonly (readonly number[])[], length: number): Lit {
    return length === 0 ? TRUE : lexLeader(this.circuit, this.size, classes, this.matrices, length);
  }

  /** Writes clauses that assert the roots and give the named literals a meaning. */
  encode(roots: readonly Lit[], named: readonly Lit[] = []): void {
    this.encoder.encode(roots, named);
  }

  /** The solver's literal for a variable or a named literal of the circuit. */
  solverLiteral(p: Lit): number {
    return this.encoder.literalOf(p);
  }

  /** Number of variables that stand for tuples. */
  get primaryVariables(): number {
    let count = 0;
    for (const { lits } of this.matrices.values()) for (const p of lits) if (p !== TRUE) count++;
    return count;
  }

  /** Number of solver variables. */
  get variableCount(): number {
    return this.encoder.variablesUsed;
  }

  /** The entries of a relation that are left open by the bounds. Requires: `encode` was called since the relation was added. */
  openEntries(relation: Relation): { readonly index: number; readonly entry: Lit; readonly literal: number }[] {
    const matrix = this.matrices.get(relation);
    const open: { readonly index: number; readonly entry: Lit; readonly literal: number }[] = [];
    for (const [i, entry] of matrix?.lits.entries() ?? [])
      if (entry !== TRUE) open.push({ index: matrix?.keys[i] as number, entry, literal: this.solverLiteral(entry) });
    return open;
  }

  /** Solver literals: the one at place k is true if (and only if) more than k of the given circuit literals are. */
  counters(lits: readonly Lit[]): number[] {
    const sorted = sortedLits(this.circuit, lits);
    this.encode([], [...sorted, ...sorted.map(negate)]);
    return sorted.map((p) => this.solverLiteral(p));
  }

  /** A solver variable that means nothing yet. */
  freshVariable(): number {
    const p = this.circuit.variable();
    this.encode([], [p]);
    return this.solverLiteral(p);
  }

  /** The instance of a valuation of the solver's variables. */
  instance(bounds: Bounds, isTrue: (variable: number) => boolean): Instance {
    return raiseInstance(bounds, this.matrices, (p) => p === TRUE || isTrue(this.solverLiteral(p)));
  }
}
