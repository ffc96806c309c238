/** One program that stops at the first values that satisfy the premises and refute the conclusion. */
import type { Budget } from "../../base/index.ts";
import { limitOf, signal } from "../../javascript/index.ts";
import type { Free, Term } from "../../logic/index.ts";
import { lowerValue, raiseValue, type Value } from "../../program/index.ts";
import { completingDepths } from "./limits.ts";
import { bringSmartToLife, type CompiledSmart, type LivingSmart } from "./smart.ts";

/** How one element is drawn. */
export interface SampleBounds {
  /** How deep predicates are derived, and the bound of values generated on the way. */
  readonly depth: number;
  /** How much clauses that recur are preferred to those that do not; 1 for not at all. */
  readonly eagerness: number;
  readonly seed: number;
}

export class FirstFound {
  private readonly program: CompiledSmart;
  private readonly life: LivingSmart;
  private readonly variables: readonly Free[];
  private found: readonly Term[] | null = null;

  constructor(program: CompiledSmart, variables: readonly Free[], budget: Budget, steps: number) {
    this.program = program;
    this.variables = variables;
    this.life = bringSmartToLife(program, budget.looking("step"), steps);
    const { instance } = this.life;
    (instance.exported("bind") as (hooks: object) => void)({
      hit: (answer: unknown, _doubts: number, ...values: readonly Value[]) => answer === false && this.keep(values),
      unsure: () => undefined,
      trouble: (error: unknown) => {
        if (limitOf(error) === null || limitOf(error) === "steps" || budget.isSpent) throw error;
        return undefined;
      },
      makeSet: (type: number, elements: readonly Value[]) => instance.machine.makeSet(type, elements, false),
    });
  }

  private keep(values: readonly Value[]): boolean {
    const { program, driver } = this.program.compiled;
    const terms = values.map((value, i) => {
      const type = this.variables[i]?.type;
      if (type === undefined || (value as unknown) === signal) return null;
      return raiseValue(program, this.life.instance.machine, value, driver.idOf(type));
    });
    this.found = terms.every((t) => t !== null) ? terms : null;
    return this.found !== null;
  }

  sample({ depth, eagerness, seed }: SampleBounds): readonly Term[] | null {
    const { instance } = this.life;
    (instance.exported("setEagerness") as (e: number) => void)(eagerness);
    const runTests = instance.exported("runTests") as (one: () => boolean, k: number, seed: number, from: number, to: number) => boolean;
    return this.run(depth, (start) => runTests(start, depth, seed, 0, 1));
  }

  /** The values with these for the variables that are given. */
  complete(given: readonly Term[]): readonly Term[] | null {
    const { instance } = this.life;
    const values = given.map((t) => lowerValue(this.program.compiled.program, instance.machine, t));
    if (values.includes(undefined)) return null;
    (instance.exported("give") as (...values: unknown[]) => void)(...values);
    for (const depth of completingDepths) {
      this.life.isShallow();
      const found = this.run(depth, (start) => start());
      // What no limit of depth cut off is not found at the next depth either.
      if (found !== null || !this.life.isShallow()) return found;
    }
    return null;
  }

  private run(depth: number, around: (start: () => boolean) => boolean): readonly Term[] | null {
    this.found = null;
    const outcome = this.life.instance.guarded(() => around(() => this.life.start({ size: depth, depth, numbers: 0 })));
    return outcome.kind === "value" ? this.found : null;
  }
}
