/** Elements of a comprehension at random: the enumerators of its predicates with clauses and values in any order. */
import type { Budget } from "../../base/index.ts";
import { limitOf, signal } from "../../javascript/index.ts";
import {
  betaApply,
  betaNormal,
  type Conjecture,
  destApps,
  domain,
  False,
  type Free,
  free,
  names,
  pair,
  type Term,
  type Theory,
  type Type,
} from "../../logic/index.ts";
import { lowerValue, raiseValue, type Value } from "../../program/index.ts";
import { completingDepths, completingSteps, sampleSteps } from "./limits.ts";
import { bringSmartToLife, type CompiledSmart, compileSmart, type LivingSmart } from "./smart.ts";

/** How one element is drawn. */
export interface SampleBounds {
  /** How deep predicates are derived, and the bound of values generated on the way. */
  readonly depth: number;
  /** How much clauses that recur are preferred to those that do not; 1 for not at all. */
  readonly eagerness: number;
  readonly seed: number;
}

/** The elements of a set, one at a time. */
export interface Sampler {
  readonly kind: "sampler";
  /** Derivations branch: there are far more of a depth than can be tried. */
  readonly isBranching: boolean;
  /** An element; null when none was met within the steps of one sample. The same bounds give the same element. */
  sample(bounds: SampleBounds): Term | null;
  /**
   * The term itself if it is seen to be an element; otherwise, if it is a tuple, an element that differs in one component, a late one if
   * possible: what a predicate computes follows what it is computed from. Null when there is none, or none is found in time.
   */
  completed(t: Term): Term | null;
}

/** A sampler of a closed comprehension at ground types. */
export function sampleValues(theory: Theory, set: Term, budget: Budget): Sampler | { readonly kind: "refused"; readonly reason: string } {
  const [predicate] = destApps(set, names.Collect, 1) ?? [];
  if (predicate === undefined) return { kind: "refused", reason: "the term is no set comprehension" };
  const variables = componentTypes(domain(predicate.type)).map((type, i) => free(`x${i}`, type));
  const premise = betaNormal(betaApply(predicate, [tupled(variables)]));
  const conjecture: Conjecture = { theory, variables, premises: [premise], conclusion: False };
  const drawn = compileSmart(conjecture, new Map(), { isDrawn: true, usesAlternatives: true });
  if (drawn.kind === "unsupported") return { kind: "refused", reason: drawn.reason };
  const drawing = new Life(drawn, variables, budget, sampleSteps);
  const completions = new Completions(conjecture, budget);
  return {
    kind: "sampler",
    isBranching: drawn.flow.isBranching,
    sample: (bounds) => drawing.sample(bounds),
    completed: (t) => completions.completed(componentsOf(t, variables.length)),
  };
}

function componentTypes(type: Type): readonly Type[] {
  if (type.kind !== "con" || type.name !== "Product_Type.prod") return [type];
  const [first, second] = type.args as readonly [Type, Type];
  return [first, ...componentTypes(second)];
}

function tupled(parts: readonly Term[]): Term {
  return parts.reduceRight((rest, part) => pair(part, rest));
}

function componentsOf(t: Term, count: number): readonly Term[] {
  if (count === 1) return [t];
  const [first, second] = destApps(t, names.Pair, 2) ?? [];
  return first === undefined || second === undefined ? [] : [first, ...componentsOf(second, count - 1)];
}

/** Programs that complete elements, each made when first needed. */
class Completions {
  private readonly conjecture: Conjecture;
  private readonly budget: Budget;
  private readonly made = new Map<Free | null, Life | null>();

  constructor(conjecture: Conjecture, budget: Budget) {
    this.conjecture = conjecture;
    this.budget = budget;
  }

  completed(parts: readonly Term[]): Term | null {
    const { variables } = this.conjecture;
    if (parts.length !== variables.length) return null;
    const open = variables.length === 1 ? [] : variables.toReversed();
    for (const variable of [null, ...open]) {
      const found = this.completing(variable)?.complete(parts.filter((_, i) => variables[i] !== variable));
      if (found !== undefined && found !== null) return found;
    }
    return null;
  }

  /** The program that finds this component from the others; null where there is none. */
  private completing(variable: Free | null): Life | null {
    const known = this.made.get(variable);
    if (known !== undefined) return known;
    const { variables } = this.conjecture;
    const program = compileSmart(this.conjecture, new Map(), { given: variables.filter((x) => x !== variable) });
    const life = program.kind === "compiled" ? new Life(program, variables, this.budget, completingSteps) : null;
    this.made.set(variable, life);
    return life;
  }
}

/** One program that stops at its first element. */
class Life {
  private readonly program: CompiledSmart;
  private readonly life: LivingSmart;
  private readonly variables: readonly Free[];
  private found: Term | null = null;

  constructor(program: CompiledSmart, variables: readonly Free[], budget: Budget, steps: number) {
    this.program = program;
    this.variables = variables;
    this.life = bringSmartToLife(program, () => budget.isSpent, steps);
    const { instance } = this.life;
    (instance.exported("bind") as (hooks: object) => void)({
      hit: (_answer: unknown, _doubts: number, ...values: readonly Value[]) => this.keep(values),
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
    this.found = terms.every((t) => t !== null) ? tupled(terms) : null;
    return this.found !== null;
  }

  sample({ depth, eagerness, seed }: SampleBounds): Term | null {
    const { instance } = this.life;
    (instance.exported("setEagerness") as (e: number) => void)(eagerness);
    const runTests = instance.exported("runTests") as (one: () => boolean, k: number, seed: number, from: number, to: number) => boolean;
    return this.run(depth, (start) => runTests(start, depth, seed, 0, 1));
  }

  /** An element with these components. */
  complete(given: readonly Term[]): Term | null {
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

  private run(depth: number, around: (start: () => boolean) => boolean): Term | null {
    this.found = null;
    const outcome = this.life.instance.guarded(() => around(() => this.life.start({ size: depth, depth, numbers: 0 })));
    return outcome.kind === "value" ? this.found : null;
  }
}
