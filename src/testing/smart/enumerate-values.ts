/** `values [n] "{x. P x}"`: the elements of a comprehension by the clauses of its predicates, each once, in the order of the search. */
import type { Budget } from "../../base/index.ts";
import { limitOf, signal } from "../../javascript/index.ts";
import {
  betaApply,
  betaNormal,
  destApps,
  domain,
  False,
  type Free,
  free,
  intT,
  names,
  ofSort,
  showTerm,
  substTermTypes,
  type Term,
  type Theory,
  termTypeVars,
  unitT,
} from "../../logic/index.ts";
import { raiseValue, type Value } from "../../program/index.ts";
import { bringSmartToLife, type CompiledSmart, compileSmart, type LivingSmart } from "./smart.ts";

export type EnumeratedValues =
  | {
      readonly kind: "values";
      readonly values: readonly Term[];
      /** There are no more. */
      readonly isComplete: boolean;
      /** Not even all of the last depth were found: there were too many, or time was up. */
      readonly isCut: boolean;
    }
  | { readonly kind: "refused"; readonly reason: string };

/** Depths that are tried one after the other. */
const depths: readonly number[] = [2, 4, 8, 16, 32, 64, 128];

/** More solutions are not kept. */
const mostValues = 100_000;

/**
 * The elements of a closed comprehension, at most `count` of them (null: all that can be found). Types that are left open are the unit type, or integers.
 * With a `depth` every predicate on the way takes one off it ([Bulwahn 2013], 4.2.5).
 */
export function enumerateValues(
  theory: Theory,
  given: Term,
  count: number | null,
  budget: Budget,
  depth: number | null = null,
): EnumeratedValues {
  const set = atGroundTypes(theory, given);
  const [predicate] = destApps(set, names.Collect, 1) ?? [];
  if (predicate === undefined) return { kind: "refused", reason: "the term is no set comprehension" };
  const x: Free = free("x", domain(predicate.type));
  const formula = betaNormal(betaApply(predicate, [x]));
  const result = compileSmart({ theory, variables: [x], premises: [formula], conclusion: False }, new Map(), {
    isPlain: depth !== null,
    usesAlternatives: true,
  });
  if (result.kind === "unsupported") return { kind: "refused", reason: result.reason };
  return new Collection(result, x, Math.min(count ?? mostValues, mostValues), budget).run(depth === null ? depths : [depth]);
}

/** Open types become the unit type, numbers integers. */
export function atGroundTypes(theory: Theory, t: Term): Term {
  return substTermTypes(new Map([...termTypeVars(t)].map((v) => [v, ofSort(theory, unitT, v.sort) ? unitT : intT])), t);
}

class Collection {
  private readonly test: CompiledSmart;
  private readonly life: LivingSmart;
  private readonly x: Free;
  private readonly most: number;
  private readonly budget: Budget;
  private values = new Map<string, Term>();
  /** Some solution may have been missed because a value was missing. */
  private isDoubtful = false;

  constructor(test: CompiledSmart, x: Free, most: number, budget: Budget) {
    this.test = test;
    this.x = x;
    this.most = most;
    this.budget = budget;
    this.life = bringSmartToLife(test, budget.looking("step"));
    const { instance } = this.life;
    (instance.exported("bind") as (hooks: object) => void)({
      hit: (_answer: unknown, _doubts: number, value: Value) => this.keep(value),
      unsure: () => {
        this.isDoubtful = true;
      },
      trouble: (error: unknown) => {
        if (limitOf(error) === null || budget.isSpent) throw error;
        return undefined;
      },
      makeSet: (type: number, elements: readonly Value[]) => instance.machine.makeSet(type, elements, false),
    });
  }

  run(tried: readonly number[]): EnumeratedValues {
    let isComplete = false;
    let isCut = false;
    for (const depth of tried) {
      const before = this.values;
      this.values = new Map();
      this.isDoubtful = false;
      this.life.isShallow();
      const outcome = this.life.instance.guarded(() => this.life.start({ size: depth, depth, numbers: 0 }));
      for (const [key, value] of before) if (this.values.size < this.most && !this.values.has(key)) this.values.set(key, value);
      isCut = outcome.kind !== "value" || outcome.value !== false;
      isComplete = !isCut && !this.life.isShallow() && this.life.isBounded && !this.isDoubtful;
      if (isComplete || this.values.size >= this.most || this.budget.isSpent || outcome.kind === "limit") break;
    }
    return { kind: "values", values: [...this.values.values()], isComplete, isCut };
  }

  /** True when there are enough. */
  private keep(value: Value): boolean {
    if ((value as unknown) === signal) return false;
    const { compiled } = this.test;
    const t = raiseValue(compiled.program, this.life.instance.machine, value, compiled.driver.idOf(this.x.type));
    if (t === null) this.isDoubtful = true;
    else this.values.set(showTerm(t), t);
    return this.values.size >= this.most;
  }
}
