import type { Steps } from "../property/conduct.ts";
import type { Property } from "../property/property.ts";
import type { Recipe } from "../source/token.ts";
import type { TraceKind } from "../source/trace.ts";
import { gather, lowerNeighbours, lowerPairs } from "./shrink-amounts.ts";
import { lowerChoices, lowerTogether } from "./shrink-choices.ts";
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
 * The passes of shrinking, cheap and bold ones first, each with the kind of part that it needs. Each tries to make the current trace less in the
 * order of `compareTraces` while the property still fails in the same way.
 */
const passes: readonly (readonly [Pass, TraceKind | null])[] = [
  [gather, "list"],
  [dropItems, "list"],
  [dropWithLength, "list"],
  [hoist, "recursion"],
  [simplifyItems, "list"],
  [simplify, null],
  [dropFunctionPoints, "function"],
  [mergeLists, "list"],
  [dropReferenced, "list"],
  [dropForeignChoices, "foreign"],
  [lowerTogether, null],
  [lowerNeighbours, null],
  [lowerChoices, null],
  [sortItems, null],
  [dropWithNumber, "list"],
  [lowerPairs, null],
];

/** The least failing trace that the passes find within the limits; always at least as good as the start. */
export function* shrink(property: Property, start: Recipe, kind: string, limits: ShrinkLimits): Steps<Shrunk> {
  const search = new ShrinkSearch(property, start, kind, limits);
  if (!search.isDone) yield* search.enlarge(limits.size);
  // A pass that changed nothing is not run again before another has changed something.
  const idleSince: number[] = [];
  for (let next = 0; idleSince[next] !== search.shrinks && !search.isDone; ) {
    const before = search.shrinks;
    const [pass, needed] = passes[next] as (typeof passes)[number];
    if (needed === null || search.has(needed)) {
      if (search.isSync) pass(search);
      else yield* search.runLater(pass);
    }
    if (search.shrinks === before) idleSince[next] = before;
    // In a list that is in order now, the simplest elements stand together: they are dropped before anything dearer is tried.
    next = pass === sortItems && search.shrinks > before && search.has("list") ? 0 : (next + 1) % passes.length;
  }
  return { recipe: { ...search.recipe, trace: search.current }, shrinks: search.shrinks, attempts: search.attempts };
}
