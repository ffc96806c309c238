import type { Steps } from "../property/conduct.ts";
import type { Property } from "../property/property.ts";
import type { Recipe } from "../source/token.ts";
import { isSimplest } from "../source/trace.ts";
import { lowerChoices, lowerPairs, lowerTogether } from "./shrink-choices.ts";
import { dropForeignChoices, dropReferenced, dropWithLength, dropWithNumber } from "./shrink-lengths.ts";
import { dropFunctionPoints, dropItems, hoist, mergeLists, simplify, simplifyItems, sortItems } from "./shrink-parts.ts";
import { type Pass, type ShrinkLimits, ShrinkSearch } from "./shrink-search.ts";

/** The result of shrinking. */
export interface Shrunk {
  readonly recipe: Recipe;
  /** Successful steps. */
  readonly shrinks: number;
  /** Runs of the property. */
  readonly attempts: number;
}

/**
 * The passes of shrinking, cheap and bold ones first. Each tries to make the current trace less in the order of `compareTraces`
 * while the property still fails in the same way.
 */
const passes: readonly Pass[] = [
  dropItems,
  hoist,
  simplifyItems,
  simplify,
  dropFunctionPoints,
  mergeLists,
  dropWithLength,
  dropReferenced,
  dropForeignChoices,
  lowerChoices,
  lowerTogether,
  sortItems,
  dropWithNumber,
  lowerPairs,
];

/** The least failing trace that the passes find within the limits; always at least as good as the start. */
export function* shrink(property: Property, start: Recipe, kind: string, limits: ShrinkLimits): Steps<Shrunk> {
  const search = new ShrinkSearch(property, start, kind, limits);
  if (!isSimplest(search.current)) yield* search.enlarge(limits.size);
  // A pass that changed nothing is not run again before another has changed something.
  const idleSince = new Map<number, number>();
  for (
    let next = 0;
    idleSince.get(next) !== search.shrinks && !search.isOver && !isSimplest(search.current);
    next = (next + 1) % passes.length
  ) {
    const before = search.shrinks;
    yield* search.run(passes[next] as Pass);
    if (search.shrinks === before) idleSince.set(next, before);
  }
  return { recipe: { ...search.recipe, trace: search.current }, shrinks: search.shrinks, attempts: search.attempts };
}
