/** The search by narrowing: depths in order, and finite types of growing cardinality. */
import { type Budget, getOrInsert } from "../../base/index.ts";
import { printBody } from "../../javascript/index.ts";
import type { Conjecture } from "../../logic/index.ts";
import { schedule, unsupportedResult } from "../exhaustive/search-exhaustive.ts";
import type { TestResult } from "../run/tally.ts";
import { Tally } from "../run/tally.ts";
import { Watch } from "../run/watch.ts";
import { noTypeReason, type TypeInstance, typeInstances } from "../types/type-instances.ts";
import { compileNarrowing } from "./compile-narrowing.ts";
import { assumingDenied } from "./denials.ts";
import { type NarrowingResult, NarrowingRun } from "./narrowing-run.ts";
import { type NarrowingOptions, narrowingDefaults } from "./options.ts";

/** A conjecture that is ready to be searched at any depth, or the reason why it is not. */
export type PreparedNarrowing =
  | { readonly kind: "ready"; run(depth: number, budget: Budget): NarrowingResult; readonly text: string }
  | { readonly kind: "unsupported"; readonly reason: string };

/** Compiles a ground conjecture for narrowing. */
export function prepareNarrowing(
  conjecture: Conjecture,
  options: NarrowingOptions = narrowingDefaults,
  atoms: ReadonlyMap<string, number> = new Map(),
): PreparedNarrowing {
  const watch = new Watch(options.steps);
  const taken = options.levelsPerNumber === null ? conjecture : assumingDenied(conjecture);
  const result = compileNarrowing(taken, atoms, options.allowExistentials, watch.interrupted);
  if (result.kind === "unsupported") return result;
  watch.made(result.compiled.instance);
  const run = new NarrowingRun(result.compiled, options, watch);
  return {
    kind: "ready",
    run: (depth, budget) => run.run(depth, budget),
    get text() {
      return printBody(result.compiled.lazy.code);
    },
  };
}

/** Searches for a counterexample by evaluating with partial values ([Bulwahn 2013], chapter 5). Type variables are allowed. */
export function searchNarrowing(conjecture: Conjecture, given: Partial<NarrowingOptions>, budget: Budget): TestResult {
  const options = { ...narrowingDefaults, ...given };
  const found = typeInstances(conjecture, options);
  if (found.kind === "none") return unsupportedResult(noTypeReason(found.variable));
  const prepared = new Map<TypeInstance, PreparedNarrowing>();
  const decided = new Set<TypeInstance>();
  const tally = new Tally(options, found.instances);
  for (const { instance, size } of schedule(found.instances, options)) {
    if (decided.has(instance)) continue;
    const test = getOrInsert(prepared, instance, () => prepareNarrowing(instance.conjecture, options, instance.atoms));
    if (test.kind === "unsupported") return unsupportedResult(test.reason);
    const result = test.run(size, budget);
    // A tree that is true is so at every depth.
    if (result.truth === "true") decided.add(instance);
    tally.add(result, instance, result.truth === "true" ? null : size);
    if (tally.isOver) break;
  }
  return tally.result(budget.ending);
}
