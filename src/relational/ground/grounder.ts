import type { Circuit, Lit } from "../../circuit/index.ts";
import { RelationalError } from "../language/error.ts";
import { show } from "../language/show.ts";
import type { Expr, Formula, IntExpr, Node, Relation, Variable } from "../language/syntax.ts";
import { children, freeVariables } from "../language/traverse.ts";
import { groundingPoll } from "../limits.ts";
import { BitAlgebra, type Bits } from "./bit-vector.ts";
import { groundExpr } from "./ground-expressions.ts";
import { groundFormula } from "./ground-formulas.ts";
import { groundInt } from "./ground-integers.ts";
import type { Grounding } from "./grounding.ts";
import type { Matrix } from "./matrix.ts";
import { MatrixJoin } from "./matrix-join.ts";
import { memoized, memoRoom } from "./memo.ts";
import { Overflow } from "./overflow.ts";
import { Scope } from "./scope.ts";

/** What a grounder works on. */
export interface GrounderInput {
  readonly circuit: Circuit;
  /** Number of atoms. */
  readonly n: number;
  readonly relations: ReadonlyMap<Relation, Matrix>;
  readonly ints: ReadonlyMap<number, number>;
  /** Width of integers. */
  readonly bits: number;
  /** Whether the overflow of integers is collected. */
  readonly tracksOverflow: boolean;
  /** Where expressions are put that may overflow although that is not collected. */
  readonly wrapping: Set<IntExpr>;
  readonly poll: () => void;
}

/** Compiles relational nodes to functions over matrices and literals, each node once. */
export class Grounder implements Grounding {
  readonly circuit: Circuit;
  readonly n: number;
  readonly bits: number;
  readonly ints: ReadonlyMap<number, number>;
  readonly joins: MatrixJoin;
  readonly algebra: BitAlgebra;
  readonly overflow: Overflow;
  readonly scope = new Scope();
  private readonly relations: ReadonlyMap<Relation, Matrix>;
  /** Nodes that were reached more than once. */
  private readonly shared = new Set<Node>();
  /** Nodes counted so far. */
  private readonly counted = new Set<Node>();
  private readonly exprs = new Map<Expr, () => Matrix>();
  private readonly formulas = new Map<Formula, () => Lit>();
  private readonly integers = new Map<IntExpr, () => Bits>();
  private readonly room = memoRoom();
  private readonly onPoll: () => void;
  private polls = 0;

  constructor(input: GrounderInput) {
    this.circuit = input.circuit;
    this.n = input.n;
    this.bits = input.bits;
    this.ints = input.ints;
    this.relations = input.relations;
    this.joins = new MatrixJoin(input.circuit, input.n);
    this.algebra = new BitAlgebra(input.circuit);
    this.overflow = new Overflow(input.circuit, input.tracksOverflow, input.wrapping);
    this.onPoll = input.poll;
  }

  /** The literal of a formula without free variables. */
  run(f: Formula): Lit {
    this.checkClosed(f);
    this.countParents(f);
    return this.formula(f)();
  }

  /** The matrix of an expression where its free variables have the given values. */
  runExpr(e: Expr, values: ReadonlyMap<Variable, Matrix>): Matrix {
    this.countParents(e);
    for (const [x, value] of values) this.scope.bindMatrix(this.scope.enter(x), value);
    const matrix = this.expr(e)();
    this.scope.leave(values.size);
    return matrix;
  }

  private checkClosed(node: Node): void {
    const [x] = freeVariables(node);
    if (x === undefined) return;
    throw new RelationalError("unbound-variable", `the variable ${x.name} is not bound by any quantifier in ${show(node, 120)}`);
  }

  relationMatrix(relation: Relation): Matrix {
    const matrix = this.relations.get(relation);
    if (matrix === undefined) throw new RelationalError("unbound-relation", `the relation ${relation.name} is not bound`);
    return matrix;
  }

  expr(e: Expr): () => Matrix {
    return this.compiled(this.exprs, e, groundExpr, ({ size }) => 4 + 2 * size);
  }

  formula(f: Formula): () => Lit {
    return this.compiled(this.formulas, f, groundFormula, () => 1);
  }

  int(i: IntExpr): () => Bits {
    return this.compiled(this.integers, i, groundInt, (bits) => bits.length);
  }

  poll(): void {
    if (++this.polls % groundingPoll === 0) this.onPoll();
  }

  private compiled<N extends Node, V>(
    known: Map<N, () => V>,
    node: N,
    compile: (g: Grounding, node: N) => () => V,
    weigh: (value: V) => number,
  ): () => V {
    const code = known.get(node);
    if (code !== undefined) return code;
    const compute = compile(this, node);
    const made = isLeaf(node) ? compute : this.memoized(node, compute, weigh);
    known.set(node, made);
    return made;
  }

  private memoized<V>(node: Node, compute: () => V, weigh: (value: V) => number): () => V {
    const { scope, overflow, room } = this;
    const capacity = (arity: number): number => this.n ** arity;
    return memoized(scope, overflow, { free: freeVariables(node), isShared: this.shared.has(node), compute, capacity, room, weigh });
  }

  private countParents(root: Node): void {
    const open: Node[] = [root];
    for (let node = open.pop(); node !== undefined; node = open.pop()) {
      if (this.counted.has(node)) {
        this.shared.add(node);
        continue;
      }
      this.counted.add(node);
      open.push(...children(node));
    }
  }
}

function isLeaf(node: Node): boolean {
  return node.kind === "variable" || node.kind === "relation" || children(node).length === 0;
}
