import { getOrInsert, present, unreachable } from "../../base/index.ts";
import { RelationalError } from "../language/error.ts";
import type { Instance } from "../language/instance.ts";
import { show } from "../language/show.ts";
import type { Decl, Expr, Formula, IntExpr, Multiplicity, Node, Variable } from "../language/syntax.ts";
import { freeVariables } from "../language/traverse.ts";
import { TupleSet } from "../language/tuple-set.ts";
import { evaluationPoll, maxSubsetDomain } from "../limits.ts";
import { exactArithmetic, wrap } from "./integer-semantics.ts";
import * as sets from "./set-algebra.ts";

/** How integers behave. */
export interface IntegerOptions {
  /** Width of integers in bits, sign included; 4 unless given. */
  readonly bits?: number;
  /**
   * "wrap" (the default) computes modulo `2 ** bits`; "exclude" admits no instance in which an integer expression overflows, for
   * any binding of the variables to tuples of their domains. The right of an implication counts only where its left
   * holds, and of a conditional only the branch taken.
   */
  readonly overflow?: "wrap" | "exclude";
}

/** Values proposed for quantified variables: tried first, so that a witness found elsewhere is checked instead of searched for. */
export type Witnesses = ReadonlyMap<Formula, readonly (readonly Expr[])[]>;

/** What an evaluation may be given besides. */
export interface EvaluationOptions extends IntegerOptions {
  readonly witnesses?: Witnesses;
  /** Called now and then; may throw to stop. */
  readonly poll?: () => void;
}

/**
 * Computes the value of formulas and expressions in an instance, straight from the definitions.
 * It shares nothing with the translation to circuits and is the judge of every instance found.
 */
export class Evaluator {
  /** Whether an integer expression has overflowed so far. */
  hasOverflowed = false;
  private readonly instance: Instance;
  private readonly bits: number;
  /** Evaluate everything, because an overflow anywhere matters. */
  private readonly isStrict: boolean;
  private readonly witnesses: Witnesses;
  private readonly poll: () => void;
  private bindings = 0;
  /** Values of the variables in scope. */
  private readonly scope = new Map<Variable, TupleSet>();
  /** Values of nodes without free variables. */
  private readonly closedExprs = new Map<Expr, TupleSet>();
  private readonly closedFormulas = new Map<Formula, boolean>();

  constructor(instance: Instance, options: EvaluationOptions = {}) {
    this.instance = instance;
    this.bits = options.bits ?? 4;
    this.isStrict = options.overflow === "exclude";
    this.witnesses = options.witnesses ?? new Map();
    this.poll = options.poll ?? (() => {});
  }

  formula(f: Formula): boolean {
    return this.remembered(f, this.closedFormulas, () => this.computeFormula(f));
  }

  expr(e: Expr): TupleSet {
    return this.remembered(e, this.closedExprs, () => this.computeExpr(e));
  }

  private remembered<N extends Node, V>(node: N, memory: Map<N, V>, compute: () => V): V {
    if (freeVariables(node).size > 0) return compute();
    return getOrInsert(memory, node, compute);
  }

  private computeFormula(f: Formula): boolean {
    switch (f.kind) {
      case "true":
        return true;
      case "false":
        return false;
      case "multiplicity":
        return hasMultiplicity(f.multiplicity, this.expr(f.of).size);
      case "subset":
        return this.expr(f.left).isSubsetOf(this.expr(f.right));
      case "equal":
        return this.expr(f.left).equals(this.expr(f.right));
      case "not":
        return !this.formula(f.of);
      case "and":
        return !this.isAny(f.args, (arg) => !this.formula(arg));
      case "or":
        return this.isAny(f.args, (arg) => this.formula(arg));
      case "implies":
        return !this.formula(f.left) || this.formula(f.right);
      case "iff":
        return this.formula(f.left) === this.formula(f.right);
      case "forall":
        return !this.quantify(f, f.decls, () => !this.formula(f.body));
      case "exists":
        return this.quantify(f, f.decls, () => this.formula(f.body));
      case "let-formula":
        return this.binding(f.variable, this.expr(f.value), () => this.formula(f.body));
      case "int-compare":
        return compare(f.operator, this.int(f.left), this.int(f.right));
      case "acyclic":
        return sets.closeSet(this.expr(f.relation)).intersection(sets.identitySet(this.instance)).isEmpty;
      case "function":
        return sets.isFunctionSet(this.expr(f.relation), this.expr(f.domain), this.expr(f.range), f.isPartial);
      case "total-order":
        return sets.isTotalOrderSet(this.expr(f.relation), this.expr(f.ordered), this.expr(f.first), this.expr(f.last));
      default:
        return unreachable(f);
    }
  }

  /** Whether some item passes; all are tried in any case when overflow matters. */
  private isAny<A>(items: Iterable<A>, test: (item: A) => boolean): boolean {
    let found = false;
    for (const item of items) {
      if (test(item)) found = true;
      if (found && !this.isStrict) return true;
    }
    return found;
  }

  /** Whether `body` is true for some binding of the declared variables. */
  private quantify(f: Formula, decls: readonly Decl[], body: () => boolean): boolean {
    for (const witness of this.witnesses.get(f) ?? []) if (this.isWitness(decls, witness, body)) return true;
    return this.anyBinding(decls, body);
  }

  private isWitness(decls: readonly Decl[], values: readonly Expr[], body: () => boolean): boolean {
    const [first, ...rest] = decls;
    if (first === undefined) return body();
    const value = this.expr(present(values[0], "isWitness: a value for each declaration"));
    if (!isAllowed(first, value.size) || !value.isSubsetOf(this.expr(first.domain))) return false;
    return this.binding(first.variable, value, () => this.isWitness(rest, values.slice(1), body));
  }

  private anyBinding(decls: readonly Decl[], body: () => boolean): boolean {
    const [first, ...rest] = decls;
    if (first === undefined) return body();
    return this.isAny(this.candidates(first), (value) => this.binding(first.variable, value, () => this.anyBinding(rest, body)));
  }

  private *candidates(d: Decl): Generator<TupleSet> {
    const domain = this.expr(d.domain);
    if (d.multiplicity === "one") {
      for (const index of domain.indices) yield TupleSet.ascending(domain.universe, domain.arity, [index]);
      return;
    }
    if (domain.size > maxSubsetDomain)
      throw new RelationalError("higher-order", `${d.variable.name} has too many subsets to range over: ${show(d.domain, 80)}`);
    for (const subset of sets.subsetsOf(domain)) if (isAllowed(d, subset.size)) yield subset;
  }

  private binding<A>(x: Variable, value: TupleSet, body: () => A): A {
    if (++this.bindings % evaluationPoll === 0) this.poll();
    const outer = this.scope.get(x);
    this.scope.set(x, value);
    const result = body();
    if (outer === undefined) this.scope.delete(x);
    else this.scope.set(x, outer);
    return result;
  }

  private computeExpr(e: Expr): TupleSet {
    const universe = this.instance.universe;
    switch (e.kind) {
      case "relation":
        return this.instance.tuples(e);
      case "variable":
        return this.valueOf(e);
      case "none":
        return TupleSet.none(universe, e.arity);
      case "univ":
        return TupleSet.all(universe, 1);
      case "iden":
        return sets.identitySet(this.instance);
      case "ints":
        return TupleSet.atoms(universe, this.instance.ints.keys());
      case "constant":
        return e.tuples;
      case "union":
        return e.args.map((arg) => this.expr(arg)).reduce((a, b) => a.union(b));
      case "intersection":
        return e.args.map((arg) => this.expr(arg)).reduce((a, b) => a.intersection(b));
      case "product":
        return e.args.map((arg) => this.expr(arg)).reduce((a, b) => a.product(b));
      case "difference":
        return this.expr(e.left).difference(this.expr(e.right));
      case "override":
        return sets.overrideSet(this.expr(e.left), this.expr(e.right));
      case "join":
        return sets.joinSets(this.expr(e.left), this.expr(e.right));
      case "transpose":
        return sets.transposeSet(this.expr(e.of));
      case "closure":
        return sets.closeSet(this.expr(e.of));
      case "reflexive-closure":
        return sets.closeSet(this.expr(e.of)).union(sets.identitySet(this.instance));
      case "project":
        return sets.projectSet(this.expr(e.of), e.columns);
      case "comprehension":
        return this.comprehend(e.decls, e.body, e.arity);
      case "if":
        return this.formula(e.condition) ? this.expr(e.yes) : this.expr(e.no);
      case "let":
        return this.binding(e.variable, this.expr(e.value), () => this.expr(e.body));
      case "int-atom":
        return this.atomOf(this.int(e.value));
      default:
        return unreachable(e);
    }
  }

  private valueOf(x: Variable): TupleSet {
    const value = this.scope.get(x);
    if (value === undefined) throw new RelationalError("unbound-variable", `the variable ${x.name} is not bound by any quantifier`);
    return value;
  }

  private comprehend(decls: readonly Decl[], body: Formula, arity: number): TupleSet {
    const universe = this.instance.universe;
    const found: number[] = [];
    this.eachBinding(decls, () => {
      if (!this.formula(body)) return;
      found.push(decls.reduce((index, d) => index * universe.capacity(d.variable.arity) + (this.valueOf(d.variable).indices[0] ?? 0), 0));
    });
    return TupleSet.ofIndices(universe, arity, found);
  }

  private eachBinding(decls: readonly Decl[], body: () => void): void {
    this.anyBinding(decls, () => {
      body();
      return false;
    });
  }

  private atomOf(value: number): TupleSet {
    const atoms = [...this.instance.ints].filter(([, i]) => i === value).map(([place]) => place);
    return TupleSet.atoms(this.instance.universe, atoms);
  }

  int(i: IntExpr): number {
    const exact = this.exactInt(i);
    const value = wrap(exact, this.bits);
    if (value !== exact) this.hasOverflowed = true;
    return value;
  }

  private exactInt(i: IntExpr): number {
    switch (i.kind) {
      case "int":
        return i.value;
      case "cardinality":
        return this.expr(i.of).size;
      case "int-sum":
        return this.expr(i.of).indices.reduce((sum, place) => sum + (this.instance.ints.get(place) ?? 0), 0);
      case "arithmetic":
        return exactArithmetic(i.operator, this.int(i.left), this.int(i.right), this.bits);
      case "negate":
        return -this.int(i.of);
      case "absolute":
        return Math.abs(this.int(i.of));
      case "sign":
        return Math.sign(this.int(i.of));
      case "bit-not":
        return -1 - this.int(i.of);
      case "int-if":
        return this.formula(i.condition) ? this.int(i.yes) : this.int(i.no);
      case "sum":
        return this.sumOf(i.decls, i.body);
      default:
        return unreachable(i);
    }
  }

  private sumOf(decls: readonly Decl[], body: IntExpr): number {
    let sum = 0;
    this.eachBinding(decls, () => {
      sum += this.int(body);
    });
    return sum;
  }
}

function hasMultiplicity(multiplicity: Multiplicity, size: number): boolean {
  switch (multiplicity) {
    case "no":
      return size === 0;
    case "lone":
      return size <= 1;
    case "one":
      return size === 1;
    case "some":
      return size > 0;
  }
}

function isAllowed(d: Decl, size: number): boolean {
  return d.multiplicity === "set" || hasMultiplicity(d.multiplicity, size);
}

function compare(operator: "=" | "<" | "<=", a: number, b: number): boolean {
  if (operator === "=") return a === b;
  return operator === "<" ? a < b : a <= b;
}

/** Whether an instance is a model of the formula: it is true there, and nothing overflowed if that matters. */
export function isModel(instance: Instance, f: Formula, options: EvaluationOptions = {}): boolean {
  const evaluator = new Evaluator(instance, options);
  return evaluator.formula(f) && !(options.overflow === "exclude" && evaluator.hasOverflowed);
}
