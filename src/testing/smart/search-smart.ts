/** The search by smart generators: sizes in order, and finite types of growing cardinality (thesis, sections 3.3.3 and 4.2). */
import type { Budget } from "../../base/index.ts";
import type { Conjecture } from "../../logic/index.ts";
import { schedule, type TestResult, unsupportedResult } from "../search-exhaustive.ts";
import { Tally } from "../tally.ts";
import { noTypeReason, type TypeInstance, typeInstances } from "../type-instances.ts";
import { type SmartOptions, smartDefaults } from "./options.ts";
import { type PreparedSmart, prepareSmart } from "./smart.ts";

/** Searches for a counterexample among the values that satisfy the premises. */
export function searchSmart(conjecture: Conjecture, given: Partial<SmartOptions>, budget: Budget): TestResult {
  const options = { ...smartDefaults, ...given };
  const found = typeInstances(conjecture, options);
  if (found.kind === "none") return unsupportedResult(noTypeReason(found.variable));
  const tests = new Map<TypeInstance, PreparedSmart>();
  const exhausted = new Set<TypeInstance>();
  const tally = new Tally(options);
  for (const { instance, size } of schedule(found.instances, options.size)) {
    if (exhausted.has(instance)) continue;
    const test = tests.get(instance) ?? prepareSmart(instance.conjecture, options, instance.atoms);
    tests.set(instance, test);
    if (test.kind === "unsupported") return unsupportedResult(test.reason);
    const run = test.run(size, options.depth ?? size, budget);
    if (run.isExhausted) exhausted.add(instance);
    tally.add(run, instance, run.isExhausted ? null : size);
    if (tally.isOver) break;
  }
  return tally.result();
}
