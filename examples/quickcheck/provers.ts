// Section 5.3: two propositional provers against each other, and the bugs that duplicate literals and empty clauses bring out.
import { choose, collect, forAll, type Gen, implies, listOf, quickCheckWith, sized, type Testable } from "hollow/quickcheck";
import { type Print, runIfStarted } from "./program.ts";

/** A literal is a variable, or minus a variable for its negation. */
type Lit = number;
type Clause = readonly Lit[];
type Model = readonly Lit[];
type Prover = (saturation: number, clauses: readonly Clause[]) => Model | null;

const variables: Gen<number> = sized((n) => choose(1, Math.floor(Math.log2(n + 1)) + 2));
const literals: Gen<Lit> = variables.chain((v) => choose(0, 1).map((sign) => (sign === 0 ? v : -v)));
const clauses: Gen<Clause[]> = sized((n) => listOf(listOf(literals, { max: 4 }), { max: Math.min(n, 12) }));

/** What is left to satisfy when a literal is true; null when a clause became empty. */
function assume(literal: Lit, given: readonly Clause[]): readonly Clause[] | null {
  const rest = given.filter((clause) => !clause.includes(literal)).map((clause) => clause.filter((other) => other !== -literal));
  return rest.some((clause) => clause.length === 0) ? null : rest;
}

/** Davis and Putnam: all models, by backtracking. Variables that do not matter are left out of a model. */
function davisPutnam(given: readonly Clause[]): readonly Model[] {
  const first = given.find(() => true);
  if (first === undefined) return [[]];
  const literal = first[0];
  if (literal === undefined) return [];
  return [literal, -literal].flatMap((choice) => {
    const rest = assume(choice, given);
    return rest === null ? [] : davisPutnam(rest).map((model) => [choice, ...model]);
  });
}

/** Stålmarck's method with a saturation level: literals that hold in every model, or null for a contradiction. */
function stalmarckWith(propagate: (facts: Model, given: readonly Clause[]) => Model | null): Prover {
  const saturate = (level: number, facts: Model, given: readonly Clause[]): Model | null => {
    const known = propagate(facts, given);
    if (known === null || level === 0) return known;
    const open = [...new Set(given.flat().map(Math.abs))].filter((v) => !known.includes(v) && !known.includes(-v));
    for (const v of open) {
      const yes = saturate(level - 1, [...known, v], given);
      const no = saturate(level - 1, [...known, -v], given);
      if (yes === null && no === null) return null;
      // The dilemma rule: what holds in both cases holds.
      const both = yes === null ? no : no === null ? yes : yes.filter((literal) => no.includes(literal));
      if (both !== null && both.length > known.length) return saturate(level, both, given);
    }
    return known;
  };
  return (saturation, given) => saturate(saturation, [], given);
}

/** Unit propagation to the end. */
function propagate(facts: Model, given: readonly Clause[]): Model | null {
  for (const clause of given) {
    if (clause.some((literal) => facts.includes(literal))) continue;
    const open = [...new Set(clause.filter((literal) => !facts.includes(-literal)))];
    if (open.length === 0) return null;
    if (open.length === 1) return propagate([...facts, ...open], given);
  }
  return facts;
}

/** The same by counting: forgets that a literal may occur twice and that a clause may be empty from the start. */
function propagateByCounting(facts: Model, given: readonly Clause[]): Model | null {
  for (const clause of given) {
    if (clause.some((literal) => facts.includes(literal))) continue;
    const falsified = clause.filter((literal) => facts.includes(-literal)).length;
    const open = clause.find((literal) => !facts.includes(-literal));
    if (falsified > 0 && falsified === clause.length) return null;
    if (falsified === clause.length - 1 && open !== undefined) return propagateByCounting([...facts, open], given);
  }
  return facts;
}

const isSubModel = (part: Model, whole: Model): boolean => part.every((literal) => !whole.includes(-literal));

const prop_Stalmarck_vs_DP = (stalmarck: Prover) =>
  forAll(clauses, choose(0, 3), (given, saturation): Testable => {
    const model = stalmarck(saturation, given);
    if (model === null) return collect("contradiction", davisPutnam(given).length === 0);
    const all = () => davisPutnam(given).every((whole) => isSubModel(model, whole));
    return implies(model.length > 0, () => collect(`${model.length} literals`, all));
  });

/** A contradiction that propagation alone can see must be found. */
const prop_FindsEmptyClause = (stalmarck: Prover) =>
  forAll(clauses, (given) =>
    implies(
      given.some((clause) => clause.length === 0),
      () => stalmarck(0, given) === null,
    ),
  );

/** It makes no difference how often a literal stands in a clause. */
const prop_Duplicates = (stalmarck: Prover) =>
  forAll(clauses, (given) => {
    const once = given.map((clause) => [...new Set(clause)]);
    return stalmarck(0, given)?.length === stalmarck(0, once)?.length;
  });

export function main(print: Print): void {
  const options = { seed: 2000, size: 12, print };
  const [right, wrong] = [stalmarckWith(propagate), stalmarckWith(propagateByCounting)];
  quickCheckWith(options, prop_Stalmarck_vs_DP(right));
  quickCheckWith(options, prop_FindsEmptyClause(right));
  quickCheckWith(options, prop_FindsEmptyClause(wrong));
  quickCheckWith({ ...options, tests: 1000 }, prop_Duplicates(wrong));
  quickCheckWith({ ...options, tests: 1000 }, prop_Duplicates(right));
}

runIfStarted(import.meta.url, main);
