import * as r from "../../../src/relational/index.ts";
import { all, type Classical, differ, world } from "./world.ts";

/** Every pigeon in one hole, no two in the same. */
export function pigeonhole(pigeons: number, holes: number): Classical {
  const { bounds, sort, atoms } = world({ pigeon: pigeons, hole: holes });
  const nest = r.relation("nest", 2);
  const formula = r.and(
    all(sort.pigeon, (p) => r.one(r.join(p, nest))),
    all(sort.hole, (h) => r.lone(r.join(nest, h))),
  );
  return {
    name: `pigeonhole ${pigeons}/${holes}`,
    problem: { formula, bounds: bounds.bound(nest, atoms.pigeon.product(atoms.hole)) },
    expected: pigeons > holes ? "unsat" : "sat",
  };
}

/**
 * Halmos: couples shake hands, nobody with himself or the spouse; the host gets a different count from everybody else.
 * Then the hosts have shaken equally many: `contrary` asks for the opposite.
 */
export function handshake(people: number, contrary = false): Classical {
  const { universe, bounds, sort, atoms } = world({ person: people });
  const [spouse, shaken] = [r.relation("spouse", 2), r.relation("shaken", 2)];
  const [host, hostess] = [r.atom(universe, 0), r.atom(universe, 1)];
  const pairs = atoms.person.product(atoms.person);
  const count = (p: r.Expr): r.IntExpr => r.cardinality(r.join(p, shaken));
  const others = r.difference(sort.person, host);
  const formula = r.and(
    all(sort.person, (p) => r.and(r.one(r.join(p, spouse)), r.no(r.intersection(r.join(p, shaken), r.union(p, r.join(p, spouse)))))),
    r.equal(spouse, r.transpose(spouse)),
    r.equal(shaken, r.transpose(shaken)),
    r.no(r.intersection(spouse, r.iden)),
    r.subset(hostess, r.join(host, spouse)),
    all(others, (p, q) => r.or(r.equal(p, q), r.intDiffer(count(p), count(q)))),
    contrary ? r.intDiffer(count(host), count(hostess)) : r.truth,
  );
  return {
    name: `handshake ${people}${contrary ? " contrary" : ""}`,
    problem: { formula, bounds: bounds.bound(spouse, pairs).bound(shaken, pairs) },
    expected: contrary ? "unsat" : "sat",
    options: { bits: 6 },
  };
}

/** McCarthy: a board without two opposite corners cannot be covered by dominoes; without two neighbouring corners it can. */
export function toughNut(side: number, corners: "opposite" | "neighbouring" = "opposite"): Classical {
  const last = side - 1;
  const isGone = (row: number, column: number): boolean =>
    (row === 0 && column === 0) || (row === last && column === (corners === "opposite" ? last : 0));
  const isSquare = (row: number, column: number): boolean => row >= 0 && column >= 0 && row < side && column < side && !isGone(row, column);
  const squares: [number, number][] = [];
  for (let row = 0; row < side; row++) for (let column = 0; column < side; column++) if (isSquare(row, column)) squares.push([row, column]);
  const universe = new r.Universe(squares.map(([row, column]) => `${row}:${column}`));
  const neighbours = squares.flatMap(([row, column]) =>
    [
      [row + 1, column],
      [row - 1, column],
      [row, column + 1],
      [row, column - 1],
    ]
      .filter(([a, b]) => isSquare(a!, b!))
      .map(([a, b]) => [`${row}:${column}`, `${a}:${b}`]),
  );
  const domino = r.relation("domino", 2);
  const bounds = r.Bounds.over(universe).bound(domino, r.TupleSet.of(universe, 2, neighbours));
  const formula = r.and(
    r.equal(domino, r.transpose(domino)),
    all(r.univ, (s) => r.one(r.join(s, domino))),
  );
  const isCovered = corners === "neighbouring" && side % 2 === 0;
  return { name: `toughnut ${side} ${corners}`, problem: { formula, bounds }, expected: isCovered ? "sat" : "unsat" };
}

/** Golfers play in groups each week so that no two meet twice. */
export function socialGolfers(groups: number, size: number, weeks: number, expected: "sat" | "unsat"): Classical {
  const { bounds, sort, atoms } = world({ golfer: groups * size, group: groups, week: weeks });
  const plays = r.relation("plays", 3);
  const group = (w: r.Expr, g: r.Expr): r.Expr => r.join(g, r.join(w, plays));
  const [w, g, x] = [r.variable("w"), r.variable("g"), r.variable("x")];
  const meetings = (a: r.Expr, b: r.Expr): r.Expr =>
    r.comprehension([r.decl(w, sort.week), r.decl(g, sort.group)], r.subset(r.union(a, b), group(w, g)));
  const formula = r.and(
    r.forAll([r.decl(w, sort.week), r.decl(g, sort.group)], r.intEqual(r.cardinality(group(w, g)), r.int(size))),
    r.forAll([r.decl(w, sort.week), r.decl(x, sort.golfer)], r.one(r.join(r.join(w, plays), x))),
    all(sort.golfer, (a, b) => r.or(r.equal(a, b), r.lone(meetings(a, b)))),
  );
  const upper = atoms.week.product(atoms.group).product(atoms.golfer);
  return {
    name: `golfers ${groups}x${size} ${weeks} weeks`,
    problem: { formula, bounds: bounds.bound(plays, upper) },
    expected,
    options: { bits: 5 },
  };
}

/** Sudoku from a text of 81 characters, dots where nothing is given. */
export function sudoku(givens: string): Classical {
  const { universe, bounds, sort, atoms } = world({ n: 9 });
  const grid = r.relation("grid", 3);
  const lower = [...givens].flatMap((c, i) => (c === "." ? [] : [[Math.floor(i / 9), i % 9, Number(c) - 1]]));
  const triads = [0, 3, 6].map((from) => r.constant(r.TupleSet.range(universe, from, from + 3)));
  const upper = atoms.n.product(atoms.n).product(atoms.n);
  const box = (rows: r.Expr, columns: r.Expr): r.Expr => r.join(columns, r.join(rows, grid));
  const formula = r.and(
    all(sort.n, (x, y) => r.and(r.one(r.join(y, r.join(x, grid))), r.one(r.join(r.join(x, grid), y)), r.one(r.join(r.join(grid, y), x)))),
    ...triads.flatMap((rows) => triads.map((columns) => r.equal(box(rows, columns), sort.n))),
  );
  return {
    name: "sudoku",
    problem: { formula, bounds: bounds.bound(grid, r.TupleSet.of(universe, 3, lower), upper) },
    expected: "sat",
  };
}

/** A series in which each place says how often its number occurs. */
export function magicSeries(length: number): Classical {
  const { bounds, sort, atoms } = world({ n: length });
  const digit = r.relation("digit", 2);
  const numbered = atoms.n.indices.reduce((all, place) => all.withInt(place, place), bounds);
  const formula = r.and(
    r.totalFunction(digit, sort.n, sort.n),
    all(sort.n, (i) => r.intEqual(r.cardinality(r.join(digit, i)), r.intSum(r.join(i, digit)))),
  );
  return {
    name: `magic series ${length}`,
    problem: { formula, bounds: numbered.bound(digit, atoms.n.product(atoms.n)) },
    expected: "sat",
    options: { bits: 6 },
  };
}

/** Queens on a board, one per row, none attacking another, none on a blocked square. */
export function blockedQueens(side: number, blocked: readonly (readonly [number, number])[], expected: "sat" | "unsat"): Classical {
  const { universe, bounds, sort, atoms } = world({ n: side });
  const queen = r.relation("queen", 2);
  const triples: number[][] = [];
  for (let i = 0; i < side; i++) for (let j = i + 1; j < side; j++) triples.push([i, j, j - i]);
  const distance = r.constant(r.TupleSet.of(universe, 3, triples));
  const above = r.constant(
    r.TupleSet.of(
      universe,
      2,
      triples.map(([i, j]) => [i!, j!]),
    ),
  );
  const apart = (a: r.Expr, b: r.Expr): r.Expr => r.union(r.join(b, r.join(a, distance)), r.join(a, r.join(b, distance)));
  const [i, j] = [r.variable("i"), r.variable("j")];
  const free = r.TupleSet.of(universe, 2, blocked);
  const formula = r.and(
    all(sort.n, (x) => r.and(r.one(r.join(x, queen)), r.one(r.join(queen, x)))),
    r.forAll([r.decl(i, sort.n), r.decl(j, r.join(i, above))], differ(apart(i, j), apart(r.join(i, queen), r.join(j, queen)))),
  );
  return {
    name: `blocked queens ${side}`,
    problem: { formula, bounds: bounds.bound(queen, atoms.n.product(atoms.n).difference(free)) },
    expected,
  };
}
