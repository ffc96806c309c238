import type { Steps } from "../property/conduct.ts";
import type { Property } from "../property/property.ts";
import type { Recipe } from "../source/token.ts";
import { features } from "./features.ts";
import { gather, lowerNeighbours, lowerPairs } from "./shrink-amounts.ts";
import { lowerChoices, lowerTogether } from "./shrink-choices.ts";
import { dropForeignChoices, dropReferenced, dropWithLength, dropWithNumber } from "./shrink-lengths.ts";
import { dropFunctionPoints, dropItems, hoist, mergeLists, simplify, simplifyAll, simplifyItems, sortItems } from "./shrink-parts.ts";
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
 * The passes of shrinking, cheap and bold ones first, each with what it needs. Each tries to make the current trace less in the
 * order of `compareTraces` while the property still fails in the same way.
 */
const passes: readonly { readonly pass: Pass; readonly needs: number }[] = [
  { pass: gather, needs: features.list },
  { pass: dropItems, needs: features.list },
  { pass: dropWithLength, needs: features.list },
  { pass: hoist, needs: features.recursion },
  { pass: simplifyItems, needs: features.list },
  { pass: simplify, needs: features.compound },
  { pass: dropFunctionPoints, needs: features.function },
  { pass: mergeLists, needs: features.list },
  { pass: dropReferenced, needs: features.list },
  { pass: dropForeignChoices, needs: features.foreign },
  { pass: lowerTogether, needs: 0 },
  { pass: lowerNeighbours, needs: 0 },
  { pass: lowerChoices, needs: 0 },
  { pass: sortItems, needs: 0 },
  { pass: dropWithNumber, needs: features.list },
  { pass: lowerPairs, needs: 0 },
];

/** The least failing trace that the passes find within the limits; always at least as good as the start, whose trace is used up. */
export function* shrink(property: Property, start: Recipe, kind: string, limits: ShrinkLimits): Steps<Shrunk> {
  const search = new ShrinkSearch(property, start, kind, limits);
  if (search.isSync) runPasses(search, limits.size);
  else yield* runPassesLater(search, limits.size);
  return { recipe: search.result, shrinks: search.shrinks, attempts: search.attempts };
}

function runPasses(search: ShrinkSearch, size: number): void {
  search.enlarge(size);
  simplifyAll(search);
  const order = new PassOrder(search);
  for (let pass = order.next(); pass !== null; pass = order.next()) pass(search);
}

/** The same where the property has to be waited for. */
function* runPassesLater(search: ShrinkSearch, size: number): Steps<void> {
  yield* search.enlargeLater(size);
  yield* search.runLater(simplifyAll);
  const order = new PassOrder(search);
  for (let pass = order.next(); pass !== null; pass = order.next()) yield* search.runLater(pass);
}

/** Which pass comes next. One that changed nothing is not run again before another has changed something. */
class PassOrder {
  private readonly search: ShrinkSearch;
  /** The number of the pass under way. */
  private at = -1;
  /** The steps that had been taken before it. */
  private before = 0;
  /** The steps that had been taken when a pass was last run in vain. */
  private readonly idleSince: number[] = [];

  constructor(search: ShrinkSearch) {
    this.search = search;
  }

  /** Null at the end. */
  next(): Pass | null {
    const { search, idleSince } = this;
    for (;;) {
      const hasChanged = search.shrinks > this.before;
      if (this.at >= 0 && !hasChanged) idleSince[this.at] = this.before;
      // In a list that is in order now, the simplest elements stand together: they are dropped before anything dearer is tried.
      const isSorted = hasChanged && passes[this.at]?.pass === sortItems && search.has(features.list);
      this.at = isSorted ? 0 : (this.at + 1) % passes.length;
      this.before = search.shrinks;
      if (idleSince[this.at] === this.before) return null;
      const { pass, needs } = passes[this.at] as (typeof passes)[number];
      if (needs === 0 || search.has(needs)) return search.isDone ? null : pass;
    }
  }
}
