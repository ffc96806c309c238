/** Elements of a comprehension at random: the enumerators of its predicates with clauses and values in any order. */
import type { Budget } from "../../base/index.ts";
import {
  betaApply,
  betaNormal,
  type Conjecture,
  destApps,
  domain,
  False,
  type Free,
  factorsOf,
  free,
  names,
  pair,
  type Term,
  type Theory,
  type Type,
} from "../../logic/index.ts";
import { FirstFound, type SampleBounds } from "./first-found.ts";
import { completingSteps, sampleSteps } from "./limits.ts";
import { compileSmart } from "./smart.ts";

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
  const drawing = new FirstFound(drawn, variables, budget, sampleSteps);
  const completions = new Completions(conjecture, budget);
  return {
    kind: "sampler",
    isBranching: drawn.flow.isBranching,
    sample: (bounds) => tupledOrNull(drawing.sample(bounds)),
    completed: (t) => completions.completed(componentsOf(t, variables.length)),
  };
}

function componentTypes(type: Type): readonly Type[] {
  const [first, second] = factorsOf(type) ?? [];
  return first === undefined || second === undefined ? [type] : [first, ...componentTypes(second)];
}

function tupled(parts: readonly Term[]): Term {
  return parts.reduceRight((rest, part) => pair(part, rest));
}

const tupledOrNull = (parts: readonly Term[] | null): Term | null => (parts === null ? null : tupled(parts));

function componentsOf(t: Term, count: number): readonly Term[] {
  if (count === 1) return [t];
  const [first, second] = destApps(t, names.Pair, 2) ?? [];
  return first === undefined || second === undefined ? [] : [first, ...componentsOf(second, count - 1)];
}

/** Programs that complete elements, each made when first needed. */
class Completions {
  private readonly conjecture: Conjecture;
  private readonly budget: Budget;
  private readonly made = new Map<Free | null, FirstFound | null>();

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
      if (found !== undefined && found !== null) return tupled(found);
    }
    return null;
  }

  /** The program that finds this component from the others; null where there is none. */
  private completing(variable: Free | null): FirstFound | null {
    const known = this.made.get(variable);
    if (known !== undefined) return known;
    const { variables } = this.conjecture;
    const program = compileSmart(this.conjecture, new Map(), { given: variables.filter((x) => x !== variable) });
    const life = program.kind === "compiled" ? new FirstFound(program, variables, this.budget, completingSteps) : null;
    this.made.set(variable, life);
    return life;
  }
}
