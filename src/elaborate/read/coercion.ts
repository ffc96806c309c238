/** Declared coercions as a graph over type constructors: `declare [[coercion "of_nat :: nat ⇒ int"]]`, `declare [[coercion measure_pmf]]`. */

import { getOrInsert } from "../../base/index.ts";
import type { Sort, Term, Theory, Type } from "../../logic/index.ts";
import { stripFun, tcon } from "../../logic/index.ts";
import { constrain } from "./inference-type.ts";

/** The name under which coercions are kept among the collected attributes. */
export const coercionAttribute = "coercion";

/** One step: the function and where it leads. */
interface CoercionStep {
  readonly by: Term;
  readonly to: string;
}

/** The coercions of a theory, for as long as they are enabled. */
export class CoercionGraph {
  private readonly steps = new Map<string, CoercionStep[]>();
  /** Those without arguments. */
  private readonly plain = new Set<string>();
  private readonly paths = new Map<string, ReadonlyMap<string, readonly Term[]>>();
  private readonly theory: Theory;

  constructor(theory: Theory, coercions: readonly Term[]) {
    this.theory = theory;
    for (const by of coercions) {
      const { args, result } = stripFun(by.type, 1);
      const [from] = args;
      if (from?.kind !== "con" || result.kind !== "con") continue;
      this.steps.set(from.name, [...(this.steps.get(from.name) ?? []), { by, to: result.name }]);
      if (!this.steps.has(result.name)) this.steps.set(result.name, []);
      for (const type of [from, result]) if (type.args.length === 0) this.plain.add(type.name);
    }
  }

  /** Whether anything may be taken for a function. */
  get hasFunctions(): boolean {
    return this.steps.has("fun");
  }

  /** Whether a type without arguments takes part in any coercion. */
  has(name: string): boolean {
    return this.plain.has(name);
  }

  /** The functions that lead from one type to another, innermost first; null when there is no way. */
  path(from: string, to: string): readonly Term[] | null {
    return this.reachable(from).get(to) ?? null;
  }

  /** The types above all of `lower` and below all of `upper` that have the sort. */
  between(lower: readonly string[], upper: readonly string[], sort: Sort): string[] {
    return [...this.plain].filter(
      (name) =>
        lower.every((l) => this.path(l, name) !== null) &&
        upper.every((u) => this.path(name, u) !== null) &&
        constrain(this.theory, tcon(name), sort) === null,
    );
  }

  /** The least of some types, or null. */
  least(types: readonly string[]): Type | null {
    const found = types.find((a) => types.every((b) => this.path(a, b) !== null));
    return found === undefined ? null : tcon(found);
  }

  /** The greatest of some types, or null. */
  greatest(types: readonly string[]): Type | null {
    const found = types.find((a) => types.every((b) => this.path(b, a) !== null));
    return found === undefined ? null : tcon(found);
  }

  /** Shortest ways from a type to all others, breadth first. */
  private reachable(from: string): ReadonlyMap<string, readonly Term[]> {
    const known = this.paths.get(from);
    if (known !== undefined) return known;
    const found = new Map<string, readonly Term[]>([[from, []]]);
    for (const [name, way] of found)
      for (const step of this.steps.get(name) ?? []) if (!found.has(step.to)) found.set(step.to, [...way, step.by]);
    this.paths.set(from, found);
    return found;
  }
}

/** Coercions and where they may be put in: around what is applied alone, or around operands too. */
export interface Coercing {
  readonly graph: CoercionGraph;
  readonly at: "operators" | "all";
}

const graphs = new WeakMap<readonly Term[], CoercionGraph>();

/** The coercions that are active in a theory, or null. */
export function activeCoercions(theory: Theory): CoercionGraph | null {
  if (theory.options.get("coercion_enabled") !== "true") return null;
  const declared = theory.attributes.get(coercionAttribute);
  if (declared === undefined) return null;
  return getOrInsert(graphs, declared, () => new CoercionGraph(theory, declared));
}
