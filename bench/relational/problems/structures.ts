import * as r from "../../../src/relational/index.ts";
import { all, any, type Classical, differ, world } from "./world.ts";

/**
 * "One man's ceiling is another man's floor." Does every floor belong to some man's ceiling as well? Not in general, but
 * if no two men share a floor or a ceiling.
 */
export function ceilingsAndFloors(men: number, platforms: number, sharing: boolean): Classical {
  const { bounds, sort, atoms } = world({ man: men, platform: platforms });
  const [ceiling, floor] = [r.relation("ceiling", 2), r.relation("floor", 2)];
  const ofMan = (m: r.Expr, which: r.Expr): r.Expr => r.join(m, which);
  const alone = all(sort.man, (m, n) =>
    r.or(r.equal(m, n), r.and(differ(ofMan(m, floor), ofMan(n, floor)), differ(ofMan(m, ceiling), ofMan(n, ceiling)))),
  );
  const formula = r.and(
    r.totalFunction(ceiling, sort.man, sort.platform),
    r.totalFunction(floor, sort.man, sort.platform),
    all(sort.man, (m) => any(sort.man, (n) => r.equal(ofMan(m, ceiling), ofMan(n, floor)))),
    sharing ? r.truth : alone,
    r.not(all(sort.man, (m) => any(sort.man, (n) => r.equal(ofMan(m, floor), ofMan(n, ceiling))))),
  );
  const pairs = atoms.man.product(atoms.platform);
  return {
    name: `ceilings and floors ${men}/${platforms}${sharing ? " shared" : ""}`,
    problem: { formula, bounds: bounds.bound(ceiling, pairs).bound(floor, pairs) },
    expected: sharing ? "sat" : "unsat",
  };
}

/** Lists with heads and tails, and the equality that these define: it is transitive, but lists need not be the same. */
export function lists(count: number, things: number, claim: "transitive" | "unique"): Classical {
  const { bounds, sort, atoms } = world({ list: count, thing: things });
  const [empty, head, tail, same] = [r.relation("empty", 1), r.relation("head", 2), r.relation("tail", 2), r.relation("same", 2)];
  const full = r.difference(sort.list, empty);
  const isSame = (a: r.Expr, b: r.Expr): r.Formula => r.subset(r.product(a, b), same);
  const areEmpty = (a: r.Expr, b: r.Expr): r.Formula => r.subset(r.union(a, b), empty);
  const areFull = (a: r.Expr, b: r.Expr): r.Formula => r.subset(r.union(a, b), full);
  const agree = (a: r.Expr, b: r.Expr): r.Formula =>
    r.and(areFull(a, b), r.equal(r.join(a, head), r.join(b, head)), isSame(r.join(a, tail), r.join(b, tail)));
  const goal =
    claim === "transitive"
      ? all(sort.list, (a, b, c) => r.implies(r.and(isSame(a, b), isSame(b, c)), isSame(a, c)))
      : all(sort.list, (a, b) => r.implies(isSame(a, b), r.equal(a, b)));
  const formula = r.and(
    r.totalFunction(head, full, sort.thing),
    r.totalFunction(tail, full, sort.list),
    all(sort.list, (a) => r.some(r.intersection(empty, r.join(a, r.reflexiveClosure(tail))))),
    all(sort.list, (a, b) => r.iff(isSame(a, b), r.or(areEmpty(a, b), agree(a, b)))),
    r.not(goal),
  );
  const pairs = atoms.list.product(atoms.list);
  return {
    name: `lists ${count}/${things} ${claim}`,
    problem: {
      formula,
      bounds: bounds.bound(empty, atoms.list).bound(head, atoms.list.product(atoms.thing)).bound(tail, pairs).bound(same, pairs),
    },
    expected: claim === "transitive" ? "unsat" : "sat",
  };
}

/** Two definitions of trees agree: connected with every edge needed, and connected with one edge less than vertices. */
export function trees(vertices: number): Classical {
  const { bounds, sort, atoms } = world({ vertex: vertices });
  const edge = r.relation("edge", 2);
  const [x, y] = [r.variable("x"), r.variable("y")];
  const isConnected = (e: r.Expr): r.Formula => r.subset(r.product(sort.vertex, sort.vertex), r.reflexiveClosure(e));
  const without = r.difference(edge, r.union(r.product(x, y), r.product(y, x)));
  const needsAll = r.forAll([r.decl(x, sort.vertex), r.decl(y, r.join(x, edge))], r.not(isConnected(without)));
  const isThin = r.intEqual(r.cardinality(edge), r.int(2 * (vertices - 1)));
  const formula = r.and(
    r.equal(edge, r.transpose(edge)),
    r.no(r.intersection(edge, r.iden)),
    isConnected(edge),
    r.not(r.iff(needsAll, isThin)),
  );
  return {
    name: `trees ${vertices}`,
    problem: { formula, bounds: bounds.bound(edge, atoms.vertex.product(atoms.vertex)) },
    expected: "unsat",
    options: { bits: 7 },
  };
}

/** A file system: a tree of directories below a root. Nothing contains itself, and everything has one place. */
export function fileSystem(objects: number): Classical {
  const { bounds, sort, atoms } = world({ object: objects });
  const [directory, root, parent, contents] = [
    r.relation("directory", 1),
    r.relation("root", 1),
    r.relation("parent", 2),
    r.relation("contents", 2),
  ];
  const formula = r.and(
    r.one(root),
    r.subset(root, directory),
    r.equal(contents, r.transpose(parent)),
    r.no(r.join(root, parent)),
    all(r.difference(sort.object, root), (o) => r.and(r.one(r.join(o, parent)), r.subset(r.join(o, parent), directory))),
    r.subset(sort.object, r.join(root, r.reflexiveClosure(contents))),
    r.not(
      r.and(
        r.no(r.intersection(r.closure(contents), r.iden)),
        all(sort.object, (o) => r.lone(r.join(contents, o))),
        r.one(r.difference(sort.object, r.join(sort.object, contents))),
      ),
    ),
  );
  const pairs = atoms.object.product(atoms.object);
  return {
    name: `file system ${objects}`,
    problem: {
      formula,
      bounds: bounds.bound(directory, atoms.object).bound(root, atoms.object).bound(parent, pairs).bound(contents, pairs),
    },
    expected: "unsat",
  };
}
