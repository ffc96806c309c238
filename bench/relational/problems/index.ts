import { closureLaw, lattice, nonCommutativeGroup, orthogonalLatinSquares, quasigroup5 } from "./algebra.ts";
import { colouring, hamiltonian, hypercube, mycielskian, petersen, ramsey } from "./graphs.ts";
import { blockedQueens, handshake, magicSeries, pigeonhole, socialGolfers, sudoku, toughNut } from "./puzzles.ts";
import { ceilingsAndFloors, fileSystem, lists, trees } from "./structures.ts";
import { dijkstraMutex, hotel, ringElection } from "./systems.ts";
import type { Classical } from "./world.ts";

export type { Classical } from "./world.ts";

const edge = { size: 2, edges: [[0, 1] as const] };
const groetzsch = mycielskian(mycielskian(edge));
const hardSudoku = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";
const blocked: readonly (readonly [number, number])[] = [0, 1, 2, 3, 4, 5, 6, 7].map((i) => [i, (i * 3) % 8] as const);

/** The problems at sizes that are solved in a moment, both answers where there are two. */
export function smallProblems(): Classical[] {
  return [
    pigeonhole(30, 29),
    pigeonhole(6, 6),
    handshake(6),
    handshake(6, true),
    ceilingsAndFloors(3, 3, true),
    ceilingsAndFloors(4, 4, false),
    ringElection(3, 4, "one leader"),
    ringElection(3, 5, "progress"),
    dijkstraMutex(3, 3, 4, true),
    dijkstraMutex(2, 2, 5, false),
    fileSystem(5),
    lists(4, 2, "transitive"),
    lists(3, 2, "unique"),
    trees(4),
    blockedQueens(6, [], "sat"),
    blockedQueens(8, blocked, "sat"),
    blockedQueens(3, [], "unsat"),
    orthogonalLatinSquares(3, "sat"),
    orthogonalLatinSquares(2, "unsat"),
    nonCommutativeGroup(5),
    nonCommutativeGroup(6),
    quasigroup5(5, "sat"),
    quasigroup5(6, "unsat"),
    lattice(4, true),
    lattice(5, true),
    lattice(4, false),
    lattice(5, false),
    colouring("groetzsch", groetzsch, 3, "unsat"),
    colouring("groetzsch", groetzsch, 4, "sat"),
    hotel(1, 2, 3, 4, true),
    hotel(2, 2, 4, 6, false),
    toughNut(4),
    toughNut(4, "neighbouring"),
    hamiltonian("petersen", petersen, "unsat"),
    hamiltonian("cube", hypercube(3), "sat"),
    ramsey(6, 3, "unsat"),
    ramsey(5, 3, "sat"),
    socialGolfers(2, 2, 3, "sat"),
    socialGolfers(2, 2, 4, "unsat"),
    sudoku(hardSudoku),
    magicSeries(5),
    closureLaw(3, true),
    closureLaw(3, false),
  ];
}

/** The problems at sizes that take a solver some time. */
export function benchProblems(): Classical[] {
  return [
    pigeonhole(30, 29),
    handshake(10),
    ceilingsAndFloors(8, 8, false),
    ringElection(4, 8, "one leader"),
    dijkstraMutex(4, 4, 8, true),
    fileSystem(7),
    lists(8, 4, "transitive"),
    trees(6),
    blockedQueens(16, [], "sat"),
    orthogonalLatinSquares(5, "sat"),
    nonCommutativeGroup(7),
    quasigroup5(9, "unsat"),
    lattice(7, true),
    colouring("mycielski 4", mycielskian(groetzsch), 4, "unsat"),
    hotel(2, 3, 5, 7, true),
    toughNut(8),
    hamiltonian("cube 4", hypercube(4), "sat"),
    ramsey(9, 4, "unsat"),
    socialGolfers(3, 3, 4, "sat"),
    sudoku(hardSudoku),
    magicSeries(12),
    closureLaw(5, true),
  ];
}
