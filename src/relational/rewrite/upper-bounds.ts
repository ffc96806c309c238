import { Circuit, type Lit } from "../../circuit/index.ts";
import { Grounder } from "../ground/grounder.ts";
import { constantMatrix, Matrix } from "../ground/matrix.ts";
import { lowerBounds } from "../ground/relation-variables.ts";
import type { Bounds } from "../language/bounds.ts";
import type { Expr, Variable } from "../language/syntax.ts";
import { freeVariables } from "../language/traverse.ts";
import { TupleSet } from "../language/tuple-set.ts";
import { largestBound, mostBindings } from "../limits.ts";

/**
 * What an expression may contain at most, whatever the relations are within their bounds: the entries of its matrix, in a circuit
 * that is thrown away. A variable in scope is given the matrix of all tuples it may have, each with a literal of its own;
 * since the circuit is right for every valuation of these, it is right for the singletons.
 */
export class UpperBounds {
  private readonly bounds: Bounds;
  private readonly bits: number;
  private readonly poll: () => void;
  /** Tuples that each variable may have. */
  private readonly mayHave = new Map<Variable, TupleSet>();
  private grounder: { readonly circuit: Circuit; readonly grounder: Grounder } | null = null;

  constructor(bounds: Bounds, bits: number, poll: () => void) {
    this.bounds = bounds;
    this.bits = bits;
    this.poll = poll;
  }

  /** Brings a variable into scope that has no other tuples than the expression. */
  admit(x: Variable, e: Expr): void {
    this.mayHave.set(x, this.atMost(e, new Map()));
  }

  /** The tuples `(u…, t)` such that t may be in the expression where the universal variables are u; null if they are too many. */
  along(e: Expr, universals: readonly Variable[]): TupleSet | null {
    const { universe } = this.bounds;
    const all = this.atMost(e, new Map());
    const ranges = universals.map((u) => this.mayHave.get(u) ?? TupleSet.all(universe, u.arity));
    const bindings = ranges.reduce((product, range) => product * range.size, 1);
    const isDependent = [...freeVariables(e)].some((x) => universals.includes(x));
    if (isDependent && bindings <= mostBindings) return this.apart(e, universals, ranges);
    return bindings * all.size > largestBound ? null : ranges.reduceRight((rest, range) => range.product(rest), all);
  }

  private apart(e: Expr, universals: readonly Variable[], ranges: readonly TupleSet[]): TupleSet {
    const { universe } = this.bounds;
    const width = universe.capacity(e.arity);
    const found: number[] = [];
    const visit = (i: number, prefix: number, exact: ReadonlyMap<Variable, TupleSet>): void => {
      const [u, range] = [universals[i], ranges[i]];
      if (u === undefined || range === undefined) {
        for (const index of this.atMost(e, exact).indices) found.push(prefix * width + index);
        return;
      }
      for (const index of range.indices) {
        const single = TupleSet.ofIndices(universe, u.arity, [index]);
        visit(i + 1, prefix * universe.capacity(u.arity) + index, new Map(exact).set(u, single));
      }
    };
    visit(0, 0, new Map());
    const arity = universals.reduce((sum, u) => sum + u.arity, e.arity);
    return TupleSet.ofIndices(universe, arity, found);
  }

  private atMost(e: Expr, exact: ReadonlyMap<Variable, TupleSet>): TupleSet {
    const { universe, relations } = this.bounds;
    if (e.kind === "relation") {
      const bound = relations.get(e);
      if (bound !== undefined) return bound.upper;
    }
    if (e.kind === "univ") return TupleSet.all(universe, 1);
    if (e.kind === "constant") return e.tuples;
    const { circuit, grounder } = this.scratch();
    const values = new Map<Variable, Matrix>();
    for (const x of freeVariables(e)) {
      const one = exact.get(x);
      const range = one ?? this.mayHave.get(x) ?? TupleSet.all(universe, x.arity);
      const unknown = range.indices.map((): Lit => circuit.variable());
      values.set(x, one === undefined ? new Matrix(range.indices, unknown) : constantMatrix(one.indices));
    }
    return TupleSet.ofIndices(universe, e.arity, grounder.runExpr(e, values).keys);
  }

  private scratch(): { readonly circuit: Circuit; readonly grounder: Grounder } {
    if (this.grounder !== null) return this.grounder;
    const { universe, ints } = this.bounds;
    const circuit = new Circuit(this.poll);
    const relations = lowerBounds(circuit, this.bounds);
    const grounder = new Grounder({
      circuit,
      n: universe.size,
      relations,
      ints,
      bits: this.bits,
      tracksOverflow: false,
      wrapping: new Set(),
      poll: this.poll,
    });
    this.grounder = { circuit, grounder };
    return this.grounder;
  }
}
