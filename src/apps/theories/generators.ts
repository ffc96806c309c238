/** The bridge from theories to `hollow/quickcheck`: generators for the datatypes of a theory, and for values that satisfy its predicates. */
import { resolve } from "node:path";
import { Budget } from "../../base/index.ts";
import { readTerm, TheoryLoader } from "../../elaborate/index.ts";
import { datatypesWith, elements, type Gen, standardTypes } from "../../quickcheck/index.ts";
import { plainSource } from "../../syntax/index.ts";
import { enumerateValues } from "../../testing/index.ts";
import { readyTheory } from "../cli/library-snapshot.ts";
import { theoryFiles } from "../cli/theory-files.ts";
import { datatypeDescriptions } from "./describe.ts";
import { valueOfTerm } from "./value.ts";

/** Generators by the names of datatypes; each takes generators for the datatype's parameters. */
export type TheoryGenerators = Readonly<Record<string, (...params: Gen<never>[]) => Gen<unknown>>>;

/** What a theory gives to a tester. `T` is the `Theory` type that `hollow export-types` writes. */
export interface FromTheory<T> {
  readonly datatypes: T;
  /**
   * Values that satisfy a predicate of the theory, by smart generators: `satisfying<Tree>("{t :: nat tree. bst t}")`. The set is a
   * comprehension at ground types; its first `count` elements in the order of the search are drawn from.
   */
  satisfying<A>(set: string, options?: { readonly count?: number; readonly seconds?: number }): Gen<A>;
}

/** Reads a theory file and makes its generators. A theory with errors, and a set that cannot be enumerated, are refused with the reason. */
export function generatorsFrom<T = TheoryGenerators>(file: string): FromTheory<T> {
  const theory = new TheoryLoader({ ...theoryFiles(), ready: readyTheory }).load(resolve(file));
  const [problem] = theory.diagnostics.filter((d) => d.severity === "error");
  if (problem !== undefined) throw new RangeError(`${file}: ${problem.message}`);
  const descriptions = datatypeDescriptions(theory.context.theory, theory.name);
  return {
    datatypes: datatypesWith(descriptions, standardTypes) as unknown as T,
    satisfying<A>(set: string, { count = 1000, seconds = 5 }: { readonly count?: number; readonly seconds?: number } = {}): Gen<A> {
      const budget = new Budget(() => performance.now(), seconds * 1000);
      const found = enumerateValues(theory.context.theory, readTerm(theory.context, plainSource(set)), count, budget);
      if (found.kind === "refused") throw new RangeError(`${set}: ${found.reason}`);
      if (found.values.length === 0) throw new RangeError(`${set}: no values were found`);
      return elements(found.values.map((t) => valueOfTerm(t) as A));
    },
  };
}
