/** The search by exhaustive testing: sizes in order, and finite types of growing cardinality ([Bulwahn 2013], sections 3.2.3 and 3.3.3). */
import { type Budget, getOrInsert } from "../../base/index.ts";
import { type Conjecture, type Find, noCoverage, type SearchEnd } from "../../logic/index.ts";
import { defaultOptions, type TestOptions } from "../options.ts";
import { Tally, type TestResult } from "../run/tally.ts";
import { type Lifted, liftSubtypes } from "../types/subtype.ts";
import { noTypeReason, type TypeInstance, typeInstances } from "../types/type-instances.ts";
import { type PreparedTest, prepareTest } from "./exhaustive.ts";

/** Searches for a counterexample by trying all values up to a size. */
export function searchExhaustive(conjecture: Conjecture, given: Partial<TestOptions>, budget: Budget): TestResult {
  const options = { ...defaultOptions, ...given };
  const lifted = options.useSubtype ? liftSubtypes(conjecture) : null;
  return lifted === null ? search(conjecture, options, budget) : lowerResult(lifted, search(lifted.conjecture, options, budget));
}

function search(conjecture: Conjecture, options: TestOptions, budget: Budget): TestResult {
  const found = typeInstances(conjecture, options);
  if (found.kind === "none") return unsupportedResult(noTypeReason(found.variable));
  const tests = new Map<TypeInstance, PreparedTest>();
  const prepared = (instance: TypeInstance): PreparedTest => {
    return getOrInsert(tests, instance, () => prepareTest(instance.conjecture, options, instance.atoms));
  };
  const tally = new Tally(options, found.instances);
  const instances = options.byWeight ? found.instances.slice(-1) : found.instances;
  for (const { instance, size } of schedule(instances, options)) {
    const test = prepared(instance);
    if (test.kind === "unsupported") return unsupportedResult(test.reason);
    if (test.isSizeless && size > 1) continue;
    tally.add(test.run(size, budget), instance, test.isSizeless ? null : size);
    if (tally.isOver) break;
  }
  return tally.result(budget.ending);
}

/** The result of a search on a lifted conjecture, for the original. */
export function lowerResult<R extends TestResult>(lifted: Lifted, result: R): R {
  const lower = (find: Find): Find => lifted.lower(find);
  const lowered = { ...result, finds: result.finds.map(lower), potential: result.potential.map(lower) };
  return result.kind === "found" ? { ...lowered, find: lower(result.find) } : lowered;
}

/** The result of a search that cannot begin. */
export function unsupportedResult(reason: string): TestResult {
  const end: SearchEnd = { kind: "unsupported", reason };
  return { ...end, coverage: noCoverage, potential: [], finds: [], instances: [] };
}

/** One run of a search. */
export interface Scheduled {
  readonly instance: TypeInstance;
  readonly size: number;
}

/** Pairs of type instance and size, those with the smallest sum of cardinality and size first; what an earlier search did is left out. */
export function schedule(instances: readonly TypeInstance[], options: Pick<TestOptions, "size" | "done">): Scheduled[] {
  const isDone = ({ instance, size }: Scheduled): boolean => size <= options.done.size && instance.card <= options.done.card;
  const pairs = instances.flatMap((instance) => sizesUpTo(options.size).map((size) => ({ instance, size })));
  return pairs
    .filter((pair) => !isDone(pair))
    .sort((a, b) => a.instance.card + a.size - (b.instance.card + b.size) || a.instance.card - b.instance.card);
}

/**
 * One after another while sizes are small; then by an eighth. Each size contains those before it: where there are only numbers the search
 * gets far, where there are structures it ends before steps are wide.
 */
function sizesUpTo(most: number): number[] {
  const sizes: number[] = [];
  for (let size = 1; size <= most; size += Math.max(1, Math.floor(size / 8))) sizes.push(size);
  if (sizes.at(-1) !== most && most > 0) sizes.push(most);
  return sizes;
}
