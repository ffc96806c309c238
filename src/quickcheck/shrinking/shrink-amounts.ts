import { type Choice, type ChoicePlace, compareDeltas, type Place, rebuilt, type Trace } from "../source/trace.ts";
import { isCase, isLength, leastFromEnds, manageable } from "./shrink-choices.ts";
import type { ShrinkSearch } from "./shrink-search.ts";
import { isList, visitParts } from "./visit-parts.ts";

/** Pairs of choices that are tried together, and those that may come to nothing one after the other. */
const pairLimit = 400;
const pairPatience = 12;

/** Gathers the numbers of an outermost list in as few elements as will hold them, the last ones: their sum is kept. */
export function gather(search: ShrinkSearch): void {
  visitParts(search, isList, (at) => {
    if (!isInList(at)) search.takes(search.at(at, gathered));
  });
}

function isInList(place: Place): boolean {
  for (let at = place.around; at !== null; at = at.around) if (at.part.kind === "list") return true;
  return false;
}

function gathered(list: Trace): Trace | null {
  const { children } = list;
  if (children.length < 2 || !children.every(isAmount)) return null;
  let rest = children.reduce((sum, { choices }) => sum + (choices[0]?.delta ?? 0), 0);
  const fewer = children.toReversed().map((child) => {
    const delta = Math.min(rest, child.choices[0]?.most ?? 0);
    rest -= delta;
    return rebuilt(
      child,
      child.choices.map((choice) => ({ ...choice, delta })),
      [],
    );
  });
  return rebuilt(list, list.choices, fewer.toReversed());
}

function isAmount({ choices, children }: Trace): boolean {
  return choices.length === 1 && children.length === 0 && (choices[0]?.delta ?? -1) >= 0;
}

/** Lowers neighbours that are near to one another together: their distance is kept, if only on the other side. */
export function lowerNeighbours(search: ShrinkSearch): void {
  let patience = pairPatience;
  for (let i = 0; i + 1 < search.choices.length && patience > 0 && !search.isOver; i++) {
    const first = search.choices[i] as ChoicePlace;
    const second = search.choices[i + 1] as ChoicePlace;
    if (!areNear(first.choice, second.choice) || isLength(first) !== isLength(second)) continue;
    if (moveTogether(search, first, second, 1)) {
      search.tie([i, i + 1]);
      mirror(search, i);
    } else patience--;
  }
}

/** Puts the choice after the one with this number at the same distance on its other side, if that is nearer to the simplest. */
function mirror(search: ShrinkSearch, i: number): void {
  const [first, second] = [search.choices[i]?.choice, search.choices[i + 1]?.choice];
  if (first === undefined || second === undefined) return;
  const delta = 2 * first.delta - second.delta;
  if (compareDeltas(delta, second.delta) < 0 && delta >= second.least && delta <= second.most) search.answers(i + 1, delta);
}

/** Whether the distance of two answers is small beside the answers. */
function areNear({ delta: a }: Choice, { delta: b }: Choice): boolean {
  return a !== b && Math.abs(a - b) < manageable && Math.min(Math.abs(a), Math.abs(b)) > manageable;
}

/** Lowers two choices by the same amount, or moves an amount from the first to the second. */
export function lowerPairs(search: ShrinkSearch): void {
  let tried = 0;
  let shrinks = search.shrinks;
  let patience = pairPatience;
  const count = search.choices.length;
  for (let gap = 1; gap < count; gap++) {
    for (let i = 0; i + gap < count; i++) {
      const [first, second] = [search.choices[i], search.choices[i + gap]];
      if (first === undefined || second === undefined || first.choice.delta === 0) continue;
      if (isLength(first) && isWithin(second.place, first.place)) continue;
      if (tried++ > pairLimit || patience-- === 0 || search.isOver) return;
      if (lowerPair(search, first, second, search.tied[i] && search.tied[i + gap])) search.tie([i, i + gap]);
      if (search.shrinks > shrinks) patience = pairPatience;
      shrinks = search.shrinks;
    }
  }
}

/**
 * The second keeps its distance from the first, or else the sum of both is kept; a length or a case is no part of a sum. What was found to keep
 * its distance hardly keeps its sum. Says whether the distance was kept.
 */
function lowerPair(search: ShrinkSearch, first: ChoicePlace, second: ChoicePlace, areTied = false): boolean {
  if (second.choice.delta !== 0 && moveTogether(search, first, second, 1)) return true;
  if (isAmountAt(first) && isAmountAt(second)) moveTogether(search, first, second, -1, areTied);
  return false;
}

const isAmountAt = (place: ChoicePlace): boolean => !isLength(place) && !isCase(place);

/** Moves both in the same or in opposite directions, if moving them as far as they go or by one works; or only if the former does. */
function moveTogether(search: ShrinkSearch, first: ChoicePlace, second: ChoicePlace, sign: 1 | -1, isOnlyFar = false): boolean {
  const { delta } = first.choice;
  const direction = Math.sign(delta);
  const room = sign * direction > 0 ? second.choice.delta - second.choice.least : second.choice.most - second.choice.delta;
  const most = Math.min(Math.abs(delta), room);
  const slide = search.slide([first, second], [-direction, -sign * direction]);
  const tries = (n: number): boolean => search.moves(slide, most - n);
  return isOnlyFar ? most > 0 && tries(0) : leastFromEnds(search, most, tries);
}

/** Whether a place is a part of another, or the same. */
export function isWithin(place: Place, whole: Place): boolean {
  for (let at: Place | null = place; at !== null; at = at.around) if (at.part === whole.part) return true;
  return false;
}
