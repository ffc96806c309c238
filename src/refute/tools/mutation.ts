/**
 * Mutants of propositions ([Bulwahn 2013], section 6.1; the operators and filters are those of the Mutabelle experiments, Berghofer, Bulwahn,
 * Nipkow and Weber). A move says what to change; moves are cheap, so that many can be listed and few carried out.
 */
import { getOrInsert } from "../../base/index.ts";
import { type Const, constant, fitsSorts, matchType, shift, substType, type Term, type Theory, type Type } from "../../logic/index.ts";
import { isAllowedMutant, isInsertable } from "./mutation-filter.ts";
import { commonBinders, isInside, needsOnly, type Position, positionsOf, replaceAt } from "./positions.ts";
import { SeededRandom } from "./seeded-random.ts";
import { termKey } from "./term-key.ts";

export const mutationOperators = ["exchange", "signature"] as const;
/** `exchange`: two subterms of one type change places. `signature`: a constant is replaced by another of fitting type. */
export type MutationOperator = (typeof mutationOperators)[number];

type Move =
  | { readonly kind: "exchange"; readonly first: Position; readonly second: Position }
  | { readonly kind: "signature"; readonly at: Position; readonly by: Const };

export interface Mutant {
  readonly operator: MutationOperator;
  readonly term: Term;
}

/** Mutants of a proposition in an order that the seed decides, none equal to another or to the original up to commutativity. */
export function* mutantsOf(theory: Theory, prop: Term, operators: readonly MutationOperator[], seed: number): Generator<Mutant> {
  const seen = new Set([termKey(prop)]);
  for (const move of new SeededRandom(seed).shuffled(movesOf(theory, prop, operators))) {
    const term = carryOut(prop, move);
    const key = termKey(term);
    if (seen.has(key) || !isAllowedMutant(term)) continue;
    seen.add(key);
    yield { operator: move.kind, term };
  }
}

function movesOf(theory: Theory, prop: Term, operators: readonly MutationOperator[]): Move[] {
  const positions = positionsOf(prop);
  return operators.flatMap((o) => (o === "exchange" ? exchanges(positions) : replacements(theory, positions)));
}

function exchanges(positions: readonly Position[]): Move[] {
  const byType = new Map<Type, Position[]>();
  for (const p of positions) byType.set(p.term.type, [...(byType.get(p.term.type) ?? []), p]);
  return [...byType.values()].flatMap((same) =>
    same.flatMap((first, i) =>
      same.slice(i + 1).flatMap((second): Move[] => (canExchange(first, second) ? [{ kind: "exchange", first, second }] : [])),
    ),
  );
}

function canExchange(p: Position, q: Position): boolean {
  if (isInside(p.path, q.path) || isInside(q.path, p.path)) return false;
  const binders = commonBinders(p.path, q.path);
  return needsOnly(p, binders) && needsOnly(q, binders);
}

function replacements(theory: Theory, positions: readonly Position[]): Move[] {
  return positions.flatMap((at) => {
    const { term } = at;
    if (term.kind !== "const") return [];
    return constantsOf(theory, term.type).flatMap((by): Move[] => (by.name === term.name ? [] : [{ kind: "signature", at, by }]));
  });
}

const knownConstants = new WeakMap<Theory, Map<Type, readonly Const[]>>();

/** The constants that may stand where one of that type stands, in an order that does not depend on how the theory was read. */
function constantsOf(theory: Theory, type: Type): readonly Const[] {
  const known = getOrInsert(knownConstants, theory, () => new Map<Type, readonly Const[]>());
  return getOrInsert(known, type, () => insertable(theory, type));
}

function insertable(theory: Theory, type: Type): Const[] {
  const declared = [...theory.consts.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
  return declared.flatMap((decl) => {
    if (!isInsertable(decl)) return [];
    const subst = matchType(decl.type, type);
    if (subst === null || substType(subst, decl.type) !== type) return [];
    return fitsSorts(theory, subst) ? [constant(decl.name, type)] : [];
  });
}

function carryOut(prop: Term, move: Move): Term {
  switch (move.kind) {
    case "signature":
      return replaceAt(prop, move.at.path, move.by);
    case "exchange": {
      const { first, second } = move;
      const moved = replaceAt(prop, first.path, shift(second.term, first.depth - second.depth));
      return replaceAt(moved, second.path, shift(first.term, second.depth - first.depth));
    }
  }
}
