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
  isGroundType,
  names,
  showTerm,
  type Term,
  type Theory,
} from "../../logic/index.ts";
import { raiseValue, type Value } from "../../program/index.ts";
import { bringSmartToLife, type CompiledSmart, compileSmart, type LivingSmart } from "./smart.ts";

export type EnumeratedValues =
  | {
      readonly kind: "values";
      readonly values: readonly Term[];
      /** There are no more. */
      readonly isComplete: boolean;
    }
  | { readonly kind: "refused"; readonly reason: string };

/** Depths that are tried one after the other. */
const depths: readonly number[] = [2, 4, 8, 16, 32, 64, 128];

/** More solutions are not kept. */
const mostValues = 100_000;

/** The elements of a closed comprehension at ground types, at most `count` of them (null: all that can be found). */
export function enumerateValues(theory: Theory, set: Term, count: number | null, budget: Budget): EnumeratedValues {
  const [predicate] = destApps(set, names.Collect, 1) ?? [];
  if (predicate === undefined) return { kind: "refused", reason: "the term is no set comprehension" };
  const x: Free = free("x", domain(predicate.type));
  if (!isGroundType(x.type)) return { kind: "refused", reason: "the type of the elements has type variables" };
  const formula = betaNormal(betaApply(predicate, [x]));
  const result = compileSmart({ theory, variables: [x], premises: [formula], conclusion: False }, new Map());
  if (result.kind === "unsupported") return { kind: "refused", reason: result.reason };
  return new Collection(result, x, Math.min(count ?? mostValues, mostValues), budget).run();
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
    this.life = bringSmartToLife(test, () => budget.isSpent);
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

  run(): EnumeratedValues {
    let isComplete = false;
    for (const depth of depths) {
      this.values = new Map();
      this.isDoubtful = false;
      this.life.isShallow();
      const outcome = this.life.instance.guarded(() => this.life.start({ size: depth, depth, numbers: 0 }));
      const isCut = this.life.isShallow() || !this.life.isBounded || this.isDoubtful;
      isComplete = outcome.kind === "value" && outcome.value === false && !isCut;
      if (isComplete || this.values.size >= this.most || this.budget.isSpent || outcome.kind === "limit") break;
    }
    return { kind: "values", values: [...this.values.values()], isComplete };
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
