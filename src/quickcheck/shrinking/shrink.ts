import type { Steps } from "../property/conduct.ts";
import type { Property } from "../property/property.ts";
import type { Recipe } from "../source/token.ts";
import { dropForeignChoices, dropWithChain, lowerChoices, lowerPairs, lowerTogether, sortItems } from "./shrink-choices.ts";
import { dropFunctionPoints, dropItems, hoist, mergeLists, simplify } from "./shrink-parts.ts";
import { type ShrinkLimits, ShrinkSearch } from "./shrink-search.ts";

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
const passes: readonly ((search: ShrinkSearch) => Steps<void>)[] = [
  simplify,
  dropItems,
  hoist,
  dropFunctionPoints,
  mergeLists,
  dropWithChain,
  dropForeignChoices,
  lowerChoices,
  lowerTogether,
  sortItems,
  lowerPairs,
];

/** The least failing trace that the passes find within the limits; always at least as good as the start. */
export function* shrink(property: Property, start: Recipe, kind: string, limits: ShrinkLimits): Steps<Shrunk> {
  const search = new ShrinkSearch(property, start, kind, limits);
  yield* search.enlarge(limits.size);
  for (let before = -1; before < search.shrinks && !search.isOver; ) {
    before = search.shrinks;
    for (const pass of passes) yield* pass(search);
  }
  return { recipe: { ...search.recipe, trace: search.current }, shrinks: search.shrinks, attempts: search.attempts };
}
