/** The search through functions, sets and relations of some shape: each is put into the statement, and what is left is tested. */
import type { Budget } from "../../base/index.ts";
import { evaluation } from "../../judge/index.ts";
import {
  betaNormal,
  type Conjecture,
  type Find,
  type Free,
  findOf,
  freeVars,
  natT,
  noCoverage,
  substFrees,
  type Term,
  type Type,
} from "../../logic/index.ts";
import { searchExhaustive, typeInstances } from "../../testing/index.ts";
import { SearchingEvaluator } from "../../witness/index.ts";
import { shapeMilliseconds, shapeSize, shapeSteps } from "../limits.ts";
import type { QuickcheckOptions } from "../options/quickcheck-options.ts";
import type { EngineResult } from "./engine-result.ts";
import { hasShapes, shapesOf } from "./shapes.ts";

const nothing = { coverage: noCoverage, potential: [] };

/** The variables that have shapes, at infinite types for type variables. */
function shaped({ theory, variables }: Conjecture): readonly Free[] {
  return variables.filter((x) => hasShapes(theory, x.type));
}

function atInfiniteTypes(conjecture: Conjecture, { defaultTypes }: QuickcheckOptions) {
  const options = { finiteTypes: false, finiteTypeSize: 1, mixedCards: false, defaultTypes: [natT, ...defaultTypes] };
  const found = typeInstances(conjecture, options);
  const [only] = found.kind === "instances" ? found.instances : [];
  return only === undefined || only.atoms.size > 0 ? null : only;
}

/** Whether there is something to search. */
export function canBeShaped(conjecture: Conjecture, options: QuickcheckOptions): boolean {
  const ground = atInfiniteTypes(conjecture, options);
  return ground !== null && shaped(ground.conjecture).length > 0;
}

export function searchShaped(conjecture: Conjecture, options: QuickcheckOptions, budget: Budget): EngineResult {
  const ground = atInfiniteTypes(conjecture, options);
  if (ground === null) return { kind: "unsupported", reason: "its types have no infinite instances", ...nothing };
  const search = new ShapedSearch(ground.conjecture, ground.types, options, budget);
  const find = search.run();
  return find === null
    ? { kind: "unknown", reason: "no counterexample among functions of some shapes", ...nothing }
    : { kind: "found", find, finds: [find], ...nothing };
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

  run(): Find | null {
    const variables = shaped(this.conjecture);
    const columns = variables.map((x) => shapesOf(this.conjecture, x.type));
    for (const row of diagonally(columns)) {
      if (this.budget.isSpent) return null;
      const find = this.tested(new Map(variables.flatMap((x, i) => (row[i] === undefined ? [] : [[x.name, row[i]] as const]))));
      if (find !== null) return find;
    }
    return null;
  }

  /** A find with these values, if there is one. */
  private tested(chosen: ReadonlyMap<string, Term>): Find | null {
    const { theory } = this.conjecture;
    const put = (t: Term): Term => betaNormal(substFrees(chosen, t));
    const open: Term[] = [];
    for (const premise of this.conjecture.premises.map(put)) {
      if (freeVars(premise).size > 0) open.push(premise);
      else if (this.value(premise) !== true) return null;
    }
    const conclusion = put(this.conjecture.conclusion);
    const variables = this.conjecture.variables.filter((x) => !chosen.has(x.name));
    if (variables.length === 0) return this.value(conclusion) === false ? this.found(chosen, new Map()) : null;
    const rest: Conjecture = { theory, variables, premises: open, conclusion };
    const budget = this.budget.slice(shapeMilliseconds);
    const result = searchExhaustive(rest, { ...this.options, size: shapeSize }, budget);
    return result.kind === "found" ? this.found(chosen, result.find.assignment) : null;
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

/** Each combination, those of early members first. */
function diagonally(columns: readonly (readonly Term[])[]): readonly (readonly Term[])[] {
  const rows = columns.reduce<readonly { readonly row: readonly Term[]; readonly at: number }[]>(
    (all, column) => all.flatMap(({ row, at }) => column.map((t, i) => ({ row: [...row, t], at: at + i }))),
    [{ row: [], at: 0 }],
  );
  return [...rows].sort((a, b) => a.at - b.at).map(({ row }) => row);
}
