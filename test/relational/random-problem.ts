import * as r from "../../src/relational/index.ts";

/** Draws decisions from a list of numbers, so that fast-check can shrink them; an exhausted list decides 0. */
class Draws {
  private readonly numbers: readonly number[];
  private at = 0;

  constructor(numbers: readonly number[]) {
    this.numbers = numbers;
  }

  below(limit: number): number {
    return (this.numbers[this.at++] ?? 0) % limit;
  }

  pick<A>(items: readonly A[]): A {
    return items[this.below(items.length)]!;
  }
}

/** Which parts of the language a random problem uses. */
export interface Features {
  readonly integers: boolean;
  readonly predicates: boolean;
  /** Quantifiers over sets, only where they can be skolemized. */
  readonly sets: boolean;
  /** Bounds in which atoms are interchangeable, and no constants that tell them apart. */
  readonly symmetric?: boolean;
}

/** A small random problem: 2 or 3 atoms, a set, a binary and a ternary relation with at most about nine open tuples. */
export function randomProblem(numbers: readonly number[], features: Features): r.Problem {
  const draws = new Draws(numbers);
  const universe = r.Universe.ofSize(2 + draws.below(2));
  const relations = [r.relation("A", 1), r.relation("f", 2), r.relation("g", 2), r.relation("t", 3)];
  let bounds = features.symmetric ? symmetricBounds(draws, universe, relations) : anyBounds(draws, universe, relations);
  if (features.integers) for (let place = 0; place < universe.size; place++) bounds = bounds.withInt(place - 1, place);
  const writer = new FormulaWriter(draws, universe, relations, features);
  const parts = Array.from({ length: 1 + draws.below(3) }, () => writer.formula(3, [], true));
  return { bounds, formula: r.and(...parts) };
}

function anyBounds(draws: Draws, universe: r.Universe, relations: readonly r.Relation[]): r.Bounds {
  let bounds = r.Bounds.over(universe);
  const open = [3, 4, 2, 1];
  for (const [i, relation] of relations.entries()) {
    const all = r.TupleSet.all(universe, relation.arity).indices;
    const upper = new Set<number>();
    const lower = new Set<number>();
    const isWhole = draws.below(3) === 0 && all.length <= open[i]!;
    for (let k = 0; k < open[i]!; k++) upper.add(isWhole ? all[k % all.length]! : draws.pick(all));
    if (draws.below(3) === 0) lower.add(draws.pick([...upper]));
    bounds = bounds.bound(
      relation,
      r.TupleSet.ofIndices(universe, relation.arity, lower),
      r.TupleSet.ofIndices(universe, relation.arity, upper),
    );
  }
  return bounds;
}

/** Upper bounds that are unions of orbits of tuples under all permutations, or under those that keep the first atom. */
function symmetricBounds(draws: Draws, universe: r.Universe, relations: readonly r.Relation[]): r.Bounds {
  let bounds = r.Bounds.over(universe);
  let room = 11;
  const kept = draws.below(4) === 0 ? 1 : 0;
  for (const relation of relations) {
    const none = r.TupleSet.none(universe, relation.arity);
    let [lower, upper] = [none, none];
    for (const orbit of orbits(universe, relation.arity, kept)) {
      const choice = draws.below(3);
      if (choice === 0 || orbit.size > room) continue;
      if (choice === 1 && draws.below(3) === 0) lower = lower.union(orbit);
      else room -= orbit.size;
      upper = upper.union(orbit);
    }
    bounds = bounds.bound(relation, lower, upper);
  }
  return bounds;
}

/** Sets of tuples that can be renamed into each other while the first `kept` atoms stay. */
function orbits(universe: r.Universe, arity: number, kept: number): r.TupleSet[] {
  const byPattern = new Map<string, number[]>();
  for (const index of r.TupleSet.all(universe, arity).indices) {
    const tuple = universe.tupleAt(index, arity);
    const moved = [...new Set(tuple.filter((atom) => atom >= kept))];
    const pattern = tuple.map((atom) => (atom < kept ? `=${atom}` : moved.indexOf(atom))).join();
    byPattern.set(pattern, [...(byPattern.get(pattern) ?? []), index]);
  }
  return [...byPattern.values()].map((indices) => r.TupleSet.ofIndices(universe, arity, indices));
}

class FormulaWriter {
  private readonly draws: Draws;
  private readonly universe: r.Universe;
  private readonly relations: readonly r.Relation[];
  private readonly features: Features;
  private names = 0;

  constructor(draws: Draws, universe: r.Universe, relations: readonly r.Relation[], features: Features) {
    this.draws = draws;
    this.universe = universe;
    this.relations = relations;
    this.features = features;
  }

  /** `isTop`: only existential quantifiers over sets are possible here. */
  formula(depth: number, scope: readonly r.Variable[], isTop: boolean): r.Formula {
    const { draws } = this;
    const sub = (): r.Formula => this.formula(depth - 1, scope, false);
    if (depth === 0) return this.atomic(scope);
    switch (draws.below(12)) {
      case 0:
        return r.not(sub());
      case 1:
        return r.and(sub(), sub());
      case 2:
        return r.or(sub(), sub());
      case 3:
        return r.implies(sub(), sub());
      case 4:
        return r.iff(sub(), sub());
      case 5:
      case 6:
        return this.quantified(depth, scope, r.forAll);
      case 7:
      case 8:
        return this.quantified(depth, scope, r.exists);
      case 9:
        return isTop && this.features.sets ? this.overSet(depth, scope) : this.let(depth, scope);
      case 10:
        return this.features.predicates ? this.predicate(scope) : this.atomic(scope);
      default:
        return this.features.integers ? this.compared(scope) : this.atomic(scope);
    }
  }

  private fresh(arity: number): r.Variable {
    return r.variable(`x${this.names++}`, arity);
  }

  private quantified(depth: number, scope: readonly r.Variable[], quantify: typeof r.forAll): r.Formula {
    const x = this.fresh(1 + (this.draws.below(4) === 0 ? 1 : 0));
    const first = r.decl(x, this.expr(x.arity, 1, scope));
    if (this.draws.below(2) === 0) return quantify([first], this.formula(depth - 1, [...scope, x], false));
    const y = this.fresh(1);
    const second = r.decl(y, this.expr(1, 1, [...scope, x]));
    return quantify([first, second], this.formula(depth - 1, [...scope, x, y], false));
  }

  private overSet(depth: number, scope: readonly r.Variable[]): r.Formula {
    const x = this.fresh(1);
    const multiplicity = this.draws.pick(["set", "some", "lone"] as const);
    return r.exists([r.decl(x, this.expr(1, 1, scope), multiplicity)], this.formula(depth - 1, [...scope, x], false));
  }

  private let(depth: number, scope: readonly r.Variable[]): r.Formula {
    const x = this.fresh(1 + this.draws.below(2));
    return r.letFormula(x, this.expr(x.arity, 2, scope), this.formula(depth - 1, [...scope, x], false));
  }

  private predicate(scope: readonly r.Variable[]): r.Formula {
    const [, f, g] = this.relations;
    const relation = this.draws.below(2) === 0 ? this.draws.pick([f!, g!]) : this.expr(2, 1, scope);
    const sets = Array.from({ length: 3 }, () => this.expr(1, 1, scope));
    return this.draws.pick([
      r.acyclic(relation),
      r.totalFunction(relation, sets[0]!, sets[1]!),
      r.partialFunction(relation, sets[0]!, sets[1]!),
      r.totalOrder(relation, sets[0]!, sets[1]!, sets[2]!),
    ]);
  }

  private atomic(scope: readonly r.Variable[]): r.Formula {
    const arity = 1 + this.draws.below(3);
    const e = this.expr(arity, 2, scope);
    switch (this.draws.below(6)) {
      case 0:
        return r.some(e);
      case 1:
        return r.no(e);
      case 2:
        return r.one(e);
      case 3:
        return r.lone(e);
      case 4:
        return r.equal(e, this.expr(arity, 2, scope));
      default:
        return r.subset(e, this.expr(arity, 2, scope));
    }
  }

  private compared(scope: readonly r.Variable[]): r.Formula {
    return this.draws.pick([r.intEqual, r.less, r.atMost])(this.int(2, scope), this.int(2, scope));
  }

  int(depth: number, scope: readonly r.Variable[]): r.IntExpr {
    const { draws } = this;
    if (depth === 0) return draws.below(2) === 0 ? r.int(draws.below(10) - 4) : r.cardinality(this.expr(1 + draws.below(2), 1, scope));
    const sub = (): r.IntExpr => this.int(depth - 1, scope);
    switch (draws.below(8)) {
      case 0:
        return r.intSum(this.expr(1, 1, scope));
      case 1:
      case 2:
        return r.arithmetic(draws.pick(["+", "-", "*", "/", "%", "&", "|", "^", "<<", ">>", ">>>"] as const), sub(), sub());
      case 3:
        return draws.pick([r.negative, r.absolute, r.sign, r.bitNot])(sub());
      case 4:
        return r.ifInt(this.atomic(scope), sub(), sub());
      case 5: {
        const x = this.fresh(1);
        return r.sum([r.decl(x, this.expr(1, 1, scope))], this.int(depth - 1, [...scope, x]));
      }
      default:
        return this.int(0, scope);
    }
  }

  expr(arity: number, depth: number, scope: readonly r.Variable[]): r.Expr {
    const sub = (a: number): r.Expr => this.expr(a, depth - 1, scope);
    const { draws } = this;
    if (depth === 0) return this.leaf(arity, scope);
    switch (draws.below(13)) {
      case 0:
        return r.union(sub(arity), sub(arity), sub(arity));
      case 1:
        return r.intersection(sub(arity), sub(arity));
      case 2:
        return r.difference(sub(arity), sub(arity));
      case 3:
      case 4:
      case 5: {
        const left = 1 + draws.below(2);
        return r.join(sub(left), sub(arity + 2 - left));
      }
      case 6:
        return arity > 1 ? r.product(sub(1), sub(arity - 1)) : this.leaf(arity, scope);
      case 7:
        return arity === 2 ? draws.pick([r.transpose, r.closure, r.reflexiveClosure])(sub(2)) : this.projected(arity, sub(2));
      case 8:
        return arity > 1 ? r.override(sub(arity), sub(arity)) : this.leaf(arity, scope);
      case 9:
        return r.ifElse(this.atomic(scope), sub(arity), sub(arity));
      case 10:
        return this.comprehended(arity, scope);
      case 11: {
        const x = this.fresh(2);
        return r.letExpr(x, sub(2), this.expr(arity, depth - 1, [...scope, x]));
      }
      default:
        return this.features.integers && arity === 1 ? r.intAtom(this.int(0, scope)) : this.leaf(arity, scope);
    }
  }

  private projected(arity: number, of: r.Expr): r.Expr {
    return r.project(
      of,
      Array.from({ length: arity }, () => this.draws.below(2)),
    );
  }

  private comprehended(arity: number, scope: readonly r.Variable[]): r.Expr {
    const xs = Array.from({ length: arity }, () => this.fresh(1));
    const decls = xs.map((x) => r.decl(x, this.expr(1, 0, scope)));
    return r.comprehension(decls, this.atomic([...scope, ...xs]));
  }

  private leaf(arity: number, scope: readonly r.Variable[]): r.Expr {
    if (arity > 3) return r.product(this.leaf(1, scope), this.leaf(arity - 1, scope));
    const relations = this.relations.filter((relation) => relation.arity === arity);
    const variables = scope.filter((x) => x.arity === arity);
    const constants = this.features.symmetric ? [] : [r.atom(this.universe, 0)];
    const fixed = arity === 1 ? [r.univ, r.none, ...constants] : arity === 2 ? [r.iden] : [];
    return this.draws.pick([...relations, ...variables, ...variables, ...fixed, ...relations]);
  }
}
