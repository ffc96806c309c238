import * as r from "../../../src/relational/index.ts";

/** A problem with a known answer. */
export interface Classical {
  readonly name: string;
  readonly problem: r.Problem;
  readonly expected: "sat" | "unsat";
  readonly options?: r.SolveOptions;
}

/** Disjoint sorts of atoms, each a relation with exactly its atoms. */
export interface World<K extends string> {
  readonly universe: r.Universe;
  readonly bounds: r.Bounds;
  /** The relation of each sort. */
  readonly sort: Readonly<Record<K, r.Relation>>;
  /** The atoms of each sort. */
  readonly atoms: Readonly<Record<K, r.TupleSet>>;
}

/** A universe of the given sorts and sizes: atoms are called after their sort. */
export function world<K extends string>(sizes: Readonly<Record<K, number>>): World<K> {
  const names = Object.keys(sizes) as K[];
  const universe = new r.Universe(names.flatMap((name) => Array.from({ length: sizes[name] }, (_, i) => `${name}${i}`)));
  let bounds = r.Bounds.over(universe);
  let from = 0;
  const sort: Partial<Record<K, r.Relation>> = {};
  const atoms: Partial<Record<K, r.TupleSet>> = {};
  for (const name of names) {
    const set = r.TupleSet.range(universe, from, from + sizes[name]);
    const relation = r.relation(name, 1);
    sort[name] = relation;
    atoms[name] = set;
    bounds = bounds.exactly(relation, set);
    from += sizes[name];
  }
  return { universe, bounds, sort: sort as Record<K, r.Relation>, atoms: atoms as Record<K, r.TupleSet> };
}

/** `all x, y, … in domain | body`, with fresh variables. */
export function all(domain: r.Expr, body: (...xs: r.Variable[]) => r.Formula): r.Formula {
  const xs = variables(body.length);
  return r.forAll(
    xs.map((x) => r.decl(x, domain)),
    body(...xs),
  );
}

/** `some x, y, … in domain | body`, with fresh variables. */
export function any(domain: r.Expr, body: (...xs: r.Variable[]) => r.Formula): r.Formula {
  const xs = variables(body.length);
  return r.exists(
    xs.map((x) => r.decl(x, domain)),
    body(...xs),
  );
}

function variables(count: number): r.Variable[] {
  return Array.from({ length: count }, (_, i) => r.variable("xyzuvw"[i] ?? `x${i}`));
}

/** `f(x)(y)…`. */
export const at = r.apply;

/** `a != b`. */
export function differ(a: r.Expr, b: r.Expr): r.Formula {
  return r.not(r.equal(a, b));
}
