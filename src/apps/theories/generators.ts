/** The bridge from theories to `hollow/quickcheck`: generators for the datatypes of a theory, and for values that satisfy its predicates. */
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { type Diagnostic, LineMap } from "../../base/index.ts";
import { TheoryLoader } from "../../elaborate/index.ts";
import { datatypesWith, type Gen, standardTypes } from "../../quickcheck/index.ts";
import { readyTheory } from "../cli/library-snapshot.ts";
import { theoryFiles } from "../cli/theory-files.ts";
import { datatypeDescriptions } from "./describe.ts";
import { type SatisfyingOptions, satisfyingValues } from "./satisfying.ts";

/** Generators by the names of datatypes; each takes generators for the datatype's parameters. */
export type TheoryGenerators = Readonly<Record<string, (...params: Gen<never>[]) => Gen<unknown>>>;

/** What a theory gives to a tester. `T` is the `Theory` type that `hollow export-types` writes. */
export interface FromTheory<T> {
  readonly datatypes: T;
  /**
   * Values that satisfy a predicate of the theory, by smart generators: `satisfying<Tree>("{t :: nat tree. bst t}")`. The set is a
   * comprehension at ground types. Values are made from the predicate's rules, chosen at random, and shrink along their type as long as the predicate
   * holds; `smallCheck` tries all that its rules give up to a depth. Unknown names and open types are refused.
   */
  satisfying<A>(set: string, options?: SatisfyingOptions): Gen<A>;
}

/** Reads a theory file and makes its generators. A theory with errors, and a set that cannot be enumerated, are refused with the reasons. */
export function generatorsFrom<T = TheoryGenerators>(file: string): FromTheory<T> {
  const theory = new TheoryLoader({ ...theoryFiles(), ready: readyTheory }).load(resolve(file));
  const problems = theory.diagnostics.filter((d) => d.severity === "error");
  if (problems.length > 0) throw new RangeError(problemsText(file, problems));
  const descriptions = datatypeDescriptions(theory.context.theory, theory.name);
  return {
    datatypes: datatypesWith(descriptions, standardTypes) as unknown as T,
    satisfying: <A>(set: string, options: SatisfyingOptions = {}): Gen<A> => satisfyingValues<A>(theory.context, set, options),
  };
}

/** All errors with their places. */
function problemsText(file: string, problems: readonly Diagnostic[]): string {
  const lines = new LineMap(readFileSync(file, "utf8"));
  const texts = problems.map(({ span, message }) => {
    const { line, column } = lines.position(span.from);
    return `${file}:${line}:${column}: ${message}`;
  });
  return texts.join("\n");
}
