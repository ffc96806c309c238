import * as r from "../../../src/relational/index.ts";
import { all, type Classical, world } from "./world.ts";

/** An undirected graph: its number of vertices and its edges. */
export interface Graph {
  readonly size: number;
  readonly edges: readonly (readonly [number, number])[];
}

/** Mycielski's construction: no more triangles, one more colour. */
export function mycielskian({ size, edges }: Graph): Graph {
  const doubled = edges.flatMap(([a, b]) => [[a, b] as const, [a, b + size] as const, [b, a + size] as const]);
  const apex = Array.from({ length: size }, (_, i) => [i + size, 2 * size] as const);
  return { size: 2 * size + 1, edges: [...doubled, ...apex] };
}

/** The Petersen graph. */
export const petersen: Graph = {
  size: 10,
  edges: [0, 1, 2, 3, 4].flatMap((i) => [[i, (i + 1) % 5] as const, [i, i + 5] as const, [i + 5, ((i + 2) % 5) + 5] as const]),
};

/** The cube of a dimension. */
export function hypercube(dimension: number): Graph {
  const size = 2 ** dimension;
  const edges: [number, number][] = [];
  for (let v = 0; v < size; v++) for (let d = 0; d < dimension; d++) if ((v >> d) % 2 === 0) edges.push([v, v + 2 ** d]);
  return { size, edges };
}

/** Neighbours get different colours. */
export function colouring(name: string, graph: Graph, colours: number, expected: "sat" | "unsat"): Classical {
  const { universe, bounds, sort, atoms } = world({ vertex: graph.size, colour: colours });
  const [edge, colour] = [r.relation("edge", 2), r.relation("colouring", 2)];
  const formula = r.and(
    r.totalFunction(colour, sort.vertex, sort.colour),
    all(sort.colour, (c) => r.no(r.intersection(edge, r.product(r.join(colour, c), r.join(colour, c))))),
  );
  const given = bounds.exactly(edge, r.TupleSet.of(universe, 2, graph.edges));
  return {
    name: `${name} in ${colours} colours`,
    problem: { formula, bounds: given.bound(colour, atoms.vertex.product(atoms.colour)) },
    expected,
  };
}

/** A cycle through all vertices: a successor within the edges that leads from everywhere to everywhere. */
export function hamiltonian(name: string, graph: Graph, expected: "sat" | "unsat"): Classical {
  const { universe, bounds, sort } = world({ vertex: graph.size });
  const next = r.relation("next", 2);
  const both = graph.edges.flatMap(([a, b]) => [
    [a, b],
    [b, a],
  ]);
  const formula = r.and(
    all(sort.vertex, (v) => r.and(r.one(r.join(v, next)), r.one(r.join(next, v)))),
    r.equal(r.join(r.atom(universe, 0), r.closure(next)), sort.vertex),
  );
  return {
    name: `hamiltonian ${name}`,
    problem: { formula, bounds: bounds.bound(next, r.TupleSet.of(universe, 2, both)) },
    expected,
  };
}

/** Two colours on the edges of a complete graph, without a red triangle and without a blue clique of `clique` vertices. */
export function ramsey(vertices: number, clique: 3 | 4, expected: "sat" | "unsat"): Classical {
  const { bounds, sort, atoms } = world({ vertex: vertices });
  const red = r.relation("red", 2);
  const pairs = atoms.vertex.product(atoms.vertex).filter((index) => Math.floor(index / vertices) !== index % vertices);
  const blue = r.difference(r.product(sort.vertex, sort.vertex), r.union(red, r.iden));
  const [x, y, z] = [r.variable("x"), r.variable("y"), r.variable("z")];
  const common = (colour: r.Expr, ...of: readonly r.Expr[]): r.Expr => {
    const [first, ...rest] = of.map((v) => r.join(v, colour));
    return r.intersection(first!, ...rest);
  };
  const edges = (colour: r.Expr): readonly r.Decl[] => [r.decl(x, sort.vertex), r.decl(y, r.join(x, colour))];
  const third = r.decl(z, common(blue, x, y));
  const noBlue =
    clique === 3 ? r.forAll(edges(blue), r.no(common(blue, x, y))) : r.forAll([...edges(blue), third], r.no(common(blue, x, y, z)));
  const formula = r.and(r.equal(red, r.transpose(red)), r.forAll(edges(red), r.no(common(red, x, y))), noBlue);
  return { name: `ramsey 3,${clique} on ${vertices}`, problem: { formula, bounds: bounds.bound(red, pairs) }, expected };
}
