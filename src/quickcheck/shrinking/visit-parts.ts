import type { Place, Trace } from "../source/trace.ts";
import type { ShrinkSearch } from "./shrink-search.ts";

/** Which parts a pass visits. */
export type PartTest = (part: Trace) => boolean;

export const isList: PartTest = (part) => part.kind === "list";

/**
 * Visits every part that passes a test, wholes before their parts; those that come up while it goes on included. A change inside a part
 * leaves its place, and that of those before it, as it is.
 */
export function visitParts(search: ShrinkSearch, test: PartTest, visit: (place: Place, part: Trace) => void): void {
  const root: Place = { part: search.current, around: null, index: 0 };
  let place = test(root.part) ? root : nextPart(root, test);
  while (place !== undefined && !search.isOver) {
    visit(place, place.part);
    const now = search.now(place);
    place = now === undefined ? undefined : nextPart(now, test);
  }
}

/** The next part: within this one, or else after it. */
function nextPart(place: Place, test: PartTest): Place | undefined {
  let next = firstPart(place, 0, test);
  for (let at = place; next === undefined && at.around !== null; at = at.around) next = firstPart(at.around, at.index + 1, test);
  return next;
}

/** The first part within this one, from a number on. */
function firstPart(around: Place, from: number, test: PartTest): Place | undefined {
  const { children } = around.part;
  for (let index = from; index < children.length; index++) {
    const part = children[index] as Trace;
    if (test(part)) return { part, around, index };
    const inner = part.children.length === 0 ? undefined : firstPart({ part, around, index }, 0, test);
    if (inner !== undefined) return inner;
  }
  return undefined;
}
