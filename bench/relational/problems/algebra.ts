import * as r from "../../../src/relational/index.ts";
import { all, any, type Classical, differ, world } from "./world.ts";

/** A binary operation on a set of the given size. */
function operation(size: number): { bounds: r.Bounds; set: r.Relation; op: r.Relation; universe: r.Universe; atoms: r.TupleSet } {
  const { universe, bounds, sort, atoms } = world({ e: size });
  const op = r.relation("op", 3);
  return {
    bounds: bounds.bound(op, atoms.e.product(atoms.e).product(atoms.e)),
    set: sort.e,
    op,
    universe,
    atoms: atoms.e,
  };
}

/** `x * y`. */
function times(op: r.Expr, x: r.Expr, y: r.Expr): r.Expr {
  return r.join(y, r.join(x, op));
}

/** Every row and every column of the table has each element once. */
function latin(set: r.Expr, op: r.Expr): r.Formula {
  return all(set, (x, y) => r.and(r.one(times(op, x, y)), r.one(r.join(r.join(x, op), y)), r.one(r.join(r.join(op, y), x))));
}

/** A group in which two elements do not commute. */
export function nonCommutativeGroup(size: number): Classical {
  const { bounds, set, op, universe } = operation(size);
  const unit = r.atom(universe, 0);
  const formula = r.and(
    latin(set, op),
    all(set, (x) => r.and(r.equal(times(op, unit, x), x), r.equal(times(op, x, unit), x))),
    all(set, (x, y, z) => r.equal(times(op, times(op, x, y), z), times(op, x, times(op, y, z)))),
    any(set, (x, y) => differ(times(op, x, y), times(op, y, x))),
  );
  return { name: `noncommutative group ${size}`, problem: { formula, bounds }, expected: size === 6 || size === 8 ? "sat" : "unsat" };
}

/** An idempotent quasigroup with `((y x) y) y = x`. */
export function quasigroup5(size: number, expected: "sat" | "unsat"): Classical {
  const { bounds, set, op } = operation(size);
  const formula = r.and(
    latin(set, op),
    all(set, (x) => r.equal(times(op, x, x), x)),
    all(set, (x, y) => r.equal(times(op, times(op, times(op, y, x), y), y), x)),
  );
  return { name: `quasigroup QG5 ${size}`, problem: { formula, bounds }, expected };
}

/** Two latin squares that together show each pair of symbols once. */
export function orthogonalLatinSquares(size: number, expected: "sat" | "unsat"): Classical {
  const { bounds, set, op, atoms } = operation(size);
  const other = r.relation("other", 3);
  const formula = r.and(
    latin(set, op),
    latin(set, other),
    all(set, (a, b) => r.one(r.intersection(r.join(op, a), r.join(other, b)))),
  );
  return {
    name: `orthogonal latin squares ${size}`,
    problem: { formula, bounds: bounds.bound(other, atoms.product(atoms).product(atoms)) },
    expected,
  };
}

/** A lattice given by its order, with meets and joins as functions; modular, but not distributive if `modular`, otherwise not modular. */
export function lattice(size: number, modular: boolean): Classical {
  const { bounds, sort, atoms } = world({ e: size });
  const [le, meet, join] = [r.relation("le", 2), r.relation("meet", 3), r.relation("join", 3)];
  const set = sort.e;
  const isLe = (x: r.Expr, y: r.Expr): r.Formula => r.subset(r.product(x, y), le);
  const isGreatest = all(set, (x, y, z) =>
    r.and(
      r.and(isLe(times(meet, x, y), x), isLe(times(meet, x, y), y), isLe(x, times(join, x, y)), isLe(y, times(join, x, y))),
      r.implies(r.and(isLe(z, x), isLe(z, y)), isLe(z, times(meet, x, y))),
      r.implies(r.and(isLe(x, z), isLe(y, z)), isLe(times(join, x, y), z)),
    ),
  );
  const isModular = all(set, (x, y, z) =>
    r.implies(isLe(x, z), r.equal(times(join, x, times(meet, y, z)), times(meet, times(join, x, y), z))),
  );
  const isDistributive = all(set, (x, y, z) =>
    r.equal(times(meet, x, times(join, y, z)), times(join, times(meet, x, y), times(meet, x, z))),
  );
  const formula = r.and(
    r.subset(r.intersection(r.iden, r.product(set, set)), le),
    r.subset(r.join(le, le), le),
    r.subset(r.intersection(le, r.transpose(le)), r.iden),
    all(set, (x, y) => r.and(r.one(times(meet, x, y)), r.one(times(join, x, y)))),
    isGreatest,
    modular ? r.and(isModular, r.not(isDistributive)) : r.not(isModular),
  );
  const pairs = atoms.e.product(atoms.e);
  const triples = pairs.product(atoms.e);
  return {
    name: `${modular ? "modular, not distributive" : "not modular"} lattice ${size}`,
    problem: { formula, bounds: bounds.bound(le, pairs).bound(meet, triples).bound(join, triples) },
    expected: size >= 5 ? "sat" : "unsat",
  };
}

/** `*(a + b) = *(*a.*b)` for all relations; `false` asks for a counterexample of the wrong law `*(a + b) = *a + *b`. */
export function closureLaw(size: number, right: boolean): Classical {
  const { bounds, atoms } = world({ e: size });
  const [a, b] = [r.relation("a", 2), r.relation("b", 2)];
  const star = r.reflexiveClosure;
  const law = r.equal(star(r.union(a, b)), right ? star(r.join(star(a), star(b))) : r.union(star(a), star(b)));
  const pairs = atoms.e.product(atoms.e);
  return {
    name: `closure ${right ? "law" : "non-law"} ${size}`,
    problem: { formula: r.not(law), bounds: bounds.bound(a, pairs).bound(b, pairs) },
    expected: right ? "unsat" : "sat",
  };
}
