import { type Choice, type ChoicePlace, compareDeltas } from "../source/trace.ts";
import { features } from "./features.ts";
import type { ShrinkSearch } from "./shrink-search.ts";

/** Below this many possible answers, each is tried in turn. */
export const manageable = 8;
/** So many numbers in a row without a value are passed over. */
const gapPatience = 16;
/** Once so many answers could be lowered neither by one nor to their half nor by two, the latter are not tried any more. */
const stuckPatience = 2;

/** Tries the candidate with a number; says whether it is taken. */
type Tries = (n: number) => boolean;

/**
 * Looks for the least `n` in `0 .. most` whose candidate is taken; `most` itself is known to work. Supposes that it works for all
 * greater ones of the same parity, and gives up soon where that seems to be wrong.
 */
function least(search: ShrinkSearch, most: number, tries: Tries): void {
  if (tries(0) || most < 2) return;
  const isOneLess = tries(most - 1);
  if (!isOneLess && search.stuck >= stuckPatience) return;
  const works = isOneLess ? most - 1 : atOrAbove(search, Math.floor(most / 2), most - 1, tries);
  // Where 0 does not work, 1 is so often the answer that it is tried first.
  if (works !== null) {
    if (works > 1 && !tries(1)) descend(search, works, 1, tries);
  } else if (most > 2 && tries(most - 2)) descend(search, most - 2, 2, tries);
  else search.stuck++;
}

/** The same for what hardly works but for `most` itself: looks at the next one below first. */
function leastFromAbove(search: ShrinkSearch, most: number, tries: Tries): void {
  if (most > 0 && tries(most - 1) && most > 1 && !tries(0)) descend(search, most - 1, 1, tries);
}

/** Looks for the least number as well, unless neither 0 nor the next one below works. Says whether anything was taken. */
export function leastFromEnds(search: ShrinkSearch, most: number, tries: Tries): boolean {
  if (most < 1) return false;
  if (tries(0)) return true;
  if (most === 1 || !tries(most - 1)) return false;
  descend(search, most - 1, 1, tries);
  return true;
}

/** Goes down in steps from what works, halving the distance to what does not: 0 at first, or the number beside it that the steps meet. */
function descend(search: ShrinkSearch, most: number, step: number, tries: Tries): void {
  let works = most;
  let fails = -((step - (most % step)) % step);
  while (works - fails > step) {
    const middle = fails + step * Math.floor((works - fails) / (2 * step));
    const between = atOrAbove(search, middle, works, tries);
    if (between !== null) works = between;
    else fails = middle;
  }
}

/** Tries a number; where the generator has no value, it says nothing about the property, and the next ones above are tried. */
function atOrAbove(search: ShrinkSearch, from: number, below: number, tries: Tries): number | null {
  for (let n = from; n < below && n < from + gapPatience; n++) {
    if (tries(n)) return n;
    if (!search.wasRefused) return null;
  }
  return null;
}

/** Brings every single choice as near to the simplest as it will go; lengths are left to the passes that drop elements. */
export function lowerChoices(search: ShrinkSearch): void {
  for (let i = 0; i < search.choices.length && !search.isOver; i++) {
    const place = search.choices[i];
    if (place === undefined || place.choice.delta === 0 || isLength(place) || search.lowered[i] === search.shrinks) continue;
    lowerChoice(search, i, place.choice);
    search.lowered[i] = search.shrinks;
  }
}

/** Whether a choice is the length of a list. */
export function isLength({ place }: ChoicePlace): boolean {
  return place.part.kind === "list";
}

/** Whether a choice decides what else is drawn: a case, not an amount. */
export function isCase({ place }: ChoicePlace): boolean {
  return place.part.children.length > 0;
}

function lowerChoice(search: ShrinkSearch, i: number, { delta, most }: Choice): void {
  if (delta < 0 && -delta <= most) search.answers(i, -delta);
  let now = answerTo(search, i);
  for (let from = 0; Math.abs(now) > manageable && now !== from; now = answerTo(search, i)) {
    from = now;
    const tries = (n: number) => search.answers(i, Math.sign(from) * n);
    if (search.tied[i]) leastFromAbove(search, Math.abs(from), tries);
    else least(search, Math.abs(from), tries);
  }
  if (Math.abs(now) <= manageable) lowerByOnes(search, i, now);
}

function answerTo(search: ShrinkSearch, i: number): number {
  return search.choices[i]?.choice.delta ?? 0;
}

function lowerByOnes(search: ShrinkSearch, i: number, from: number): void {
  const lowest = search.choices[i]?.choice.least ?? 0;
  for (let n = 0; n < Math.abs(from); n++) {
    if (search.answers(i, n)) return;
    if (n > 0 && -n >= lowest && search.answers(i, -n)) return;
  }
}

/** Lowers all choices that have the same value together: what must be equal stays equal. Lengths go with lengths. */
export function lowerTogether(search: ShrinkSearch): void {
  lowerEqual(search, false);
  if (search.has(features.list)) lowerEqual(search, true);
}

function lowerEqual(search: ShrinkSearch, areLengths: boolean): void {
  for (const value of repeated(search.choices, areLengths)) {
    const { choices } = search;
    const numbers = numbersOf(choices, value, areLengths);
    if (numbers.length < 2) continue;
    const most = Math.abs(value);
    const down = -Math.sign(value);
    const slide = search.slide(
      numbers.map((i) => choices[i] as ChoicePlace),
      numbers.map(() => down),
    );
    if (leastFromEnds(search, most, (n) => search.moves(slide, most - n))) search.tie(numbers);
  }
}

/** The answers that come up more than once, but for 0, the greatest first. */
function repeated(places: readonly ChoicePlace[], areLengths: boolean): readonly number[] {
  const deltas: number[] = [];
  for (const place of places) if (place.choice.delta !== 0 && isLength(place) === areLengths) deltas.push(place.choice.delta);
  if (deltas.length < 2) return none;
  if (deltas.length === 2) return deltas[0] === deltas[1] ? deltas.slice(1) : none;
  deltas.sort((a, b) => compareDeltas(b, a));
  return deltas.filter((delta, i) => delta === deltas[i + 1] && delta !== deltas[i - 1]);
}

const none: readonly number[] = [];

/** The numbers of the choices with this answer. */
function numbersOf(places: readonly ChoicePlace[], value: number, areLengths: boolean): readonly number[] {
  const numbers: number[] = [];
  for (let i = 0; i < places.length; i++) {
    const place = places[i] as ChoicePlace;
    if (place.choice.delta === value && isLength(place) === areLengths) numbers.push(i);
  }
  return numbers;
}
