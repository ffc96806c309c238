/** What generated search asks for: alternatives, parts, what types demand of their values, the clock, and what to do at limits. */
import { present } from "../../base/index.ts";
import { limitOf } from "../../javascript/index.ts";
import type { Cell, LazyGoal, SearchHooks, VariableFacts } from "./cell.ts";
import type { CompiledNarrowing } from "./compile-narrowing.ts";

/** What a run of the search is told. */
export interface Watcher {
  /** Every premise is true and the conclusion has no value. */
  missing(): void;
  /** A premise has no value. */
  unsettled(): void;
  /** An evaluation did not end. */
  unended(limit: string): void;
  /** Time is up; looks at the clock. */
  readonly isLate: boolean;
}

/** Thrown when time is up. */
export class TimeIsUp extends Error {}

/** Thrown when the first find that depends on a missing value is enough. */
export class PotentialIsEnough extends Error {}

/** The hooks for the search of a compiled conjecture. */
export function searchHooks(compiled: CompiledNarrowing, prefersFew: boolean, depth: number, watcher: Watcher): SearchHooks {
  const clock = (): void => {
    if (watcher.isLate) throw new TimeIsUp();
  };
  return {
    alternatives: (facts) => compiled.cells.alternatives(facts),
    parts: (facts, index) => partsOf(compiled, facts, index),
    prefersFew,
    depth,
    obligation: hasCarriers(compiled) ? (part) => obligation(compiled, part) : null,
    missing: () => watcher.missing(),
    unsettled: () => watcher.unsettled(),
    clock,
    ended: (error) => {
      const limit = limitOf(error);
      if (limit === null) throw error;
      clock();
      watcher.unended(limit);
    },
  };
}

/** The parts of an alternative: variables that are made once and used again whenever it is tried. */
function partsOf(compiled: CompiledNarrowing, facts: VariableFacts, index: number): readonly Cell[] {
  const alternative = present(compiled.cells.alternatives(facts).list[index], "partsOf: alternative");
  const slots = facts.home === null ? [] : compiled.cells.slots(facts.type, alternative.what);
  const parts = alternative.parts.map((part, i) => {
    const slot = slots[i];
    return compiled.cells.make(part, facts.level, slot === undefined || facts.twin === null ? null : { object: facts.twin, slot });
  });
  facts.parts[index] = parts;
  return parts;
}

function hasCarriers(compiled: CompiledNarrowing): boolean {
  return compiled.lazy.program.types.some(({ id }) => compiled.carrier(id) !== null);
}

/** A universal variable of a type whose base has other values too must stay inside. */
function obligation(compiled: CompiledNarrowing, part: Cell): LazyGoal | null {
  const known = present(part.x, "obligation: no variable");
  if (known.params.length > 0 || compiled.prefix[known.level]?.isUniversal !== true) return null;
  if (compiled.lazy.driver.type(known.type).shape.kind !== "wrapped" || compiled.cells.isConstructed(known.type)) return null;
  return compiled.carrier(known.type);
}
