/** The bridge from theories to `hollow/quickcheck`: generators for the datatypes of a theory, and for values that satisfy its predicates. */
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { Budget, type Diagnostic, LineMap } from "../../base/index.ts";
import { readTerm, TheoryLoader } from "../../elaborate/index.ts";
import { showTerm, type Term, termTypeVars } from "../../logic/index.ts";
import { datatypesWith, elements, type Gen, oneof, standardTypes } from "../../quickcheck/index.ts";
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
   * comprehension at ground types; its first `count` elements in the order of the search
   * are drawn from, of all sizes equally often. Unknown names and open types are refused.
   */
  satisfying<A>(set: string, options?: { readonly count?: number; readonly seconds?: number }): Gen<A>;
}

/** Reads a theory file and makes its generators. A theory with errors, and a set that cannot be enumerated, are refused with the reasons. */
export function generatorsFrom<T = TheoryGenerators>(file: string): FromTheory<T> {
  const theory = new TheoryLoader({ ...theoryFiles(), ready: readyTheory }).load(resolve(file));
  const problems = theory.diagnostics.filter((d) => d.severity === "error");
  if (problems.length > 0) throw new RangeError(problemsText(file, problems));
  const descriptions = datatypeDescriptions(theory.context.theory, theory.name);
  return {
    datatypes: datatypesWith(descriptions, standardTypes) as unknown as T,
    satisfying<A>(set: string, { count = 1000, seconds = 5 }: { readonly count?: number; readonly seconds?: number } = {}): Gen<A> {
      const budget = new Budget(() => performance.now(), seconds * 1000);
      const term = readTerm(theory.context, plainSource(set));
      refuseOpen(set, term);
      const found = enumerateValues(theory.context.theory, term, count, budget);
      if (found.kind === "refused") throw new RangeError(`${set}: ${found.reason}`);
      if (found.values.length === 0) throw new RangeError(`${set}: no values were found`);
      return bySize<A>(found.values);
    },
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

/** A name that the theory does not know is a variable, and a type that is left open could be any: both are surely mistakes. */
function refuseOpen(set: string, term: Term): void {
  const unknown = [...freeNames(term)];
  if (unknown.length > 0) throw new RangeError(`${set}: the theory has no ${unknown.join(", ")}`);
  const open = [...termTypeVars(term)].map((v) => v.name);
  if (open.length > 0) throw new RangeError(`${set}: the type ${open.join(", ")} is left open; say which, as in {xs :: nat list. ...}`);
}

function freeNames(t: Term): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (part: Term): void => {
    if (part.kind === "free") found.add(part.name);
    if (part.kind === "app") {
      visit(part.fun);
      visit(part.arg);
    }
    if (part.kind === "abs") visit(part.body);
  };
  visit(t);
  return found;
}

/** Values of all sizes equally often: the enumeration has few small and many large ones. Smaller ones are the simpler. */
function bySize<A>(terms: readonly Term[]): Gen<A> {
  const groups = new Map<number, A[]>();
  for (const term of terms) {
    const size = showTerm(term).length;
    const group = groups.get(Math.ceil(Math.log2(size + 1))) ?? [];
    groups.set(Math.ceil(Math.log2(size + 1)), group);
    group.push(valueOfTerm(term) as A);
  }
  const ordered = [...groups].sort(([a], [b]) => a - b);
  return oneof(ordered.map(([, values]) => elements(values)));
}
