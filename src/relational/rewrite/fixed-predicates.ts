import type { Bounds } from "../language/bounds.ts";
import type { Formula, Predicate, Relation } from "../language/syntax.ts";
import { visitAll } from "../language/traverse.ts";
import { TupleSet } from "../language/tuple-set.ts";
import { interchangeable } from "./symmetry.ts";

/** Bounds in which some predicates are true by themselves, and the formulas that are left. */
export interface FixedPredicates {
  readonly formulas: readonly Formula[];
  readonly bounds: Bounds;
}

/**
 * Fixes asserted predicates in the bounds. Where all atoms of a set are interchangeable, a total order on it may be
 * taken to be that of the universe, and an acyclic relation on it to lead only upwards: any other instance is a renaming of such a one.
 * A function stays within its domain and range whatever the symmetries. Symmetries must keep the `keptSets` too.
 * Source: Torlak and Jackson, TACAS 2007, and the public sources of Kodkod.
 */
export function fixPredicates(formulas: readonly Formula[], bounds: Bounds, keptSets: readonly TupleSet[] = []): FixedPredicates {
  let current = bounds;
  const left: Formula[] = [];
  const constants = [...constantSets(formulas), ...keptSets];
  for (const f of formulas) {
    const fixed = fix(f, current, constants);
    if (fixed !== null) current = fixed.bounds;
    if (fixed === null || !fixed.isImplied) left.push(f);
  }
  return { formulas: left, bounds: current };
}

interface Fixed {
  readonly bounds: Bounds;
  /** Whether the predicate now holds in every instance. */
  readonly isImplied: boolean;
}

function fix(f: Formula, bounds: Bounds, constants: readonly TupleSet[]): Fixed | null {
  switch (f.kind) {
    case "total-order":
      return fixTotalOrder(f, bounds, constants);
    case "acyclic":
      return fixAcyclic(f, bounds, constants);
    case "function":
      return narrowFunction(f, bounds);
    default:
      return null;
  }
}

function fixTotalOrder(f: Extract<Predicate, { kind: "total-order" }>, bounds: Bounds, constants: readonly TupleSet[]): Fixed | null {
  const { relation, ordered, first, last } = f;
  const set = bounds.relations.get(ordered as Relation);
  if (set === undefined || set.lower.size !== set.upper.size || !isOneClass(set.upper, bounds, constants)) return null;
  const { universe } = bounds;
  const atoms = set.upper.indices;
  const chain = TupleSet.of(
    universe,
    2,
    atoms.slice(1).map((atom, i) => [atoms[i] as number, atom]),
  );
  const fixed: [unknown, TupleSet][] = [
    [relation, chain],
    [first, TupleSet.atoms(universe, atoms.slice(0, 1))],
    [last, TupleSet.atoms(universe, atoms.slice(-1))],
  ];
  let result = bounds;
  for (const [which, value] of fixed) {
    const bound = result.relations.get(which as Relation);
    if (bound === undefined || !value.isSubsetOf(bound.upper) || !bound.lower.isSubsetOf(value)) return null;
    result = result.exactly(which as Relation, value);
  }
  return { bounds: result, isImplied: true };
}

function fixAcyclic(f: Extract<Predicate, { kind: "acyclic" }>, bounds: Bounds, constants: readonly TupleSet[]): Fixed | null {
  const { universe } = bounds;
  const relation = f.relation as Relation;
  const bound = bounds.relations.get(relation);
  if (bound === undefined || !bound.lower.isEmpty) return null;
  const n = universe.size;
  const atoms = TupleSet.atoms(
    universe,
    bound.upper.indices.flatMap((index) => [Math.floor(index / n), index % n]),
  );
  if (!isOneClass(atoms, bounds, constants)) return null;
  const upwards = bound.upper.filter((index) => Math.floor(index / n) < index % n);
  return { bounds: bounds.bound(relation, upwards), isImplied: true };
}

function narrowFunction(f: Extract<Predicate, { kind: "function" }>, bounds: Bounds): Fixed | null {
  const bound = bounds.relations.get(f.relation as Relation);
  const domain = bounds.relations.get(f.domain as Relation);
  const range = bounds.relations.get(f.range as Relation);
  if (bound === undefined || domain === undefined || range === undefined) return null;
  const width = bounds.universe.capacity(range.upper.arity);
  const upper = bound.upper.filter((index) => domain.upper.hasIndex(Math.floor(index / width)) && range.upper.hasIndex(index % width));
  if (upper.size === bound.upper.size || !bound.lower.isSubsetOf(upper)) return null;
  return { bounds: bounds.bound(f.relation as Relation, bound.lower, upper), isImplied: false };
}

/** Whether the atoms are interchangeable with one another. */
function isOneClass(atoms: TupleSet, bounds: Bounds, constants: readonly TupleSet[]): boolean {
  if (atoms.isEmpty) return false;
  const classes = interchangeable(bounds.universe.size, symmetricSets(bounds, constants));
  return classes.some((interchangeable) => atoms.indices.every((atom) => interchangeable.includes(atom)));
}

/** All sets of tuples that a symmetry must keep. */
export function symmetricSets(bounds: Bounds, constants: readonly TupleSet[]): TupleSet[] {
  const { universe } = bounds;
  const ints = [...bounds.ints.keys()].map((place) => TupleSet.atoms(universe, [place]));
  return [...constants, ...ints, ...[...bounds.relations.values()].flatMap(({ lower, upper }) => [lower, upper])];
}

/** The constants that formulas mention. */
export function constantSets(formulas: readonly Formula[]): TupleSet[] {
  const found: TupleSet[] = [];
  visitAll(formulas, (node) => {
    if (node.kind === "constant") found.push(node.tuples);
  });
  return found;
}
