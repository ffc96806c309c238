/** The search through functions, sets and relations of some shape: each is put into the statement, and what is left is tested. */
import type { Budget } from "../../base/index.ts";
import { evaluation } from "../../judge/index.ts";
import {
  betaNormal,
  type Conjecture,
  constsOf,
  domain,
  False,
  type Find,
  type Free,
  findOf,
  freeVars,
  intT,
  isInfiniteType,
  names,
  natT,
  noCoverage,
  substFrees,
  type Term,
  type Theory,
  True,
  type Type,
  typeVariables,
} from "../../logic/index.ts";
import { searchExhaustive, searchSmart, type TypeInstance, typeInstances } from "../../testing/index.ts";
import { SearchingEvaluator } from "../../witness/index.ts";
import { shapeMilliseconds, shapeSize, shapeSteps, shapesOfOthers } from "../limits.ts";
import type { QuickcheckOptions } from "../options/quickcheck-options.ts";
import { unfoldClaim, universalPredicate } from "../unfold-claim.ts";
import type { EngineResult } from "./engine-result.ts";
import { hasShapes, isStatePredicate, shapesOf } from "./shapes.ts";
import { simplified } from "./simplified.ts";

const nothing = { coverage: noCoverage, potential: [] };

/** The variables that have shapes. */
function shaped({ theory, variables }: Conjecture): readonly Free[] {
  return variables.filter((x) => hasShapes(theory, x.type));
}

/**
 * The conjecture with infinite types for its type variables: natural numbers, and integers, which have no least one, where a variable's
 * classes may tell them apart. Those are left out in which no variable has a shape and nothing speaks of all elements of a type.
 */
function atInfiniteTypes(conjecture: Conjecture, { defaultTypes }: QuickcheckOptions): readonly TypeInstance[] {
  const options = { finiteTypes: false, finiteTypeSize: 1, mixedCards: false };
  const instances = (typeVariables(conjecture).some(({ sort }) => sort.length > 0) ? [natT, intT] : [natT]).flatMap((type) => {
    const found = typeInstances(conjecture, { ...options, defaultTypes: [type, ...defaultTypes] });
    return found.kind === "instances" ? found.instances : [];
  });
  return [...new Set(instances)].filter(
    ({ conjecture: ground, atoms, types }) =>
      atoms.size === 0 && (shaped(ground).length > 0 || (types.size > 0 && speaksOfAll(conjecture))),
  );
}

/** Whether a conjecture asks about all elements of a type, by a quantifier or by the set of them. */
function speaksOfAll({ premises, conclusion }: Conjecture): boolean {
  return [...premises, conclusion].some((t) => constsOf(t).some(({ name }) => ofAll.has(name)));
}

const ofAll: ReadonlySet<string> = new Set([names.All, names.Ex, names.Ex1, names.top]);

/** Whether there is something to search. */
export function canBeShaped(conjecture: Conjecture, options: QuickcheckOptions): boolean {
  return atInfiniteTypes(conjecture, options).length > 0;
}

/** What is found, one after another. */
export function* searchShaped(conjecture: Conjecture, options: QuickcheckOptions, budget: Budget): Generator<EngineResult> {
  const instances = atInfiniteTypes(conjecture, options);
  for (const [i, ground] of instances.entries()) {
    const part = budget.slice(budget.workLeft / (instances.length - i));
    for (const find of new ShapedSearch(ground.conjecture, ground.types, options, part).finds())
      yield { kind: "found", find, finds: [find], ...nothing };
  }
}

class ShapedSearch {
  private readonly conjecture: Conjecture;
  private readonly types: ReadonlyMap<string, Type>;
  private readonly options: QuickcheckOptions;
  private readonly budget: Budget;

  constructor(conjecture: Conjecture, types: ReadonlyMap<string, Type>, options: QuickcheckOptions, budget: Budget) {
    this.conjecture = conjecture;
    this.types = types;
    this.options = options;
    this.budget = budget;
  }

  *finds(): Generator<Find> {
    const all = shaped(this.conjecture).filter((x) => shapesOf(this.conjecture, x.type).length > 0);
    // Where there are predicates on states, tests find the states.
    const predicates = all.filter((x) => isStatePredicate(x.type));
    const variables = predicates.length > 0 ? predicates : all;
    const columns = variables.map((x) => shapesOf(this.conjecture, x.type));
    for (const row of diagonally(columns)) {
      if (this.budget.isSpent) return;
      if (row.length > 0 && row.every(({ isPlain }) => isPlain)) continue;
      this.budget.charge("find", 1);
      yield* this.tested(new Map(variables.flatMap((x, i) => (row[i] === undefined ? [] : [[x.name, row[i].term] as const]))));
    }
  }

  /** Finds with these values. What is left to be tested has no variables for functions of shapes any more. */
  private *tested(chosen: ReadonlyMap<string, Term>): Generator<Find> {
    const { theory } = this.conjecture;
    const put = (t: Term): Term => simplified(betaNormal(substFrees(chosen, t)));
    const conclusion = put(this.conjecture.conclusion);
    if (conclusion === True) return;
    const open: Term[] = [];
    let isAssumed = false;
    for (const premise of this.conjecture.premises.map(put)) {
      const claim = put(unfoldClaim(theory, premise) ?? premise);
      if (claim === False) return;
      if (claim === True) continue;
      if (freeVars(claim).size === 0) {
        if (this.value(claim) !== true) return;
      } else if (isAboutAll(theory, claim)) isAssumed = true;
      else open.push(claim);
    }
    const variables = this.conjecture.variables.filter((x) => !chosen.has(x.name));
    if (variables.length === 0) {
      if (this.value(conclusion) === false) yield this.found(chosen, new Map());
      return;
    }
    const rest: Conjecture = { theory, variables, premises: open, conclusion };
    const budget = this.budget.slice(shapeMilliseconds);
    const options = { ...this.options, size: shapeSize, max: isAssumed ? shapesOfOthers : 1 };
    const result = speaksOfRules(rest) ? searchSmart(rest, options, budget) : searchExhaustive(rest, options, budget);
    for (const find of result.finds) yield this.found(chosen, find.assignment);
  }

  private value(t: Term): boolean | null {
    const evaluator = new SearchingEvaluator(this.conjecture.theory, { maxSteps: shapeSteps, isLate: this.budget.looking("judging") });
    const answer = evaluation(() => evaluator.holds(t));
    return answer.kind === "value" ? answer.value : null;
  }

  private found(chosen: ReadonlyMap<string, Term>, others: ReadonlyMap<string, Term>): Find {
    const assignment = new Map(
      this.conjecture.variables.flatMap(({ name }) => {
        const value = chosen.get(name) ?? others.get(name);
        return value === undefined ? [] : [[name, value] as const];
      }),
    );
    return findOf(assignment, { types: this.types });
  }
}

/** Whether a premise is about all values of an infinite type: no test shows that, and the judge is asked in the end. */
function isAboutAll(theory: Theory, premise: Term): boolean {
  const predicate = universalPredicate(premise);
  return predicate !== null && isInfiniteType(theory, domain(predicate.type));
}

/** Whether inductive predicates are spoken of, which smart generators run. */
const speaksOfRules = ({ theory, premises, conclusion }: Conjecture): boolean =>
  [...premises, conclusion].some((t) => constsOf(t).some(({ name }) => theory.consts.get(name)?.spec.kind === "inductive"));

/** Each combination of one member of each column, those of early members first. */
function* diagonally<T>(columns: readonly (readonly T[])[]): Generator<readonly T[]> {
  const most = columns.reduce((sum, column) => sum + column.length - 1, 0);
  for (let sum = 0; sum <= most; sum++) yield* rowsOf(columns, sum);
}

/** The combinations whose places in their columns add up to the sum. */
function* rowsOf<T>([column, ...others]: readonly (readonly T[])[], sum: number): Generator<readonly T[]> {
  if (column === undefined) {
    if (sum === 0) yield [];
    return;
  }
  for (const [i, member] of column.slice(0, sum + 1).entries()) for (const row of rowsOf(others, sum - i)) yield [member, ...row];
}
