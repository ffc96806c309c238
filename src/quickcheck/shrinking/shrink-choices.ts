import { type Choice, compareDeltas } from "../source/trace.ts";
import { Answer, type ChoicePlace, withDeltas } from "../source/trace-edit.ts";
import type { Candidate, ShrinkSearch } from "./shrink-search.ts";

/** Below this many possible answers, each is tried in turn. */
const fewAnswers = 8;
/** So many numbers in a row without a value are passed over. */
const gapPatience = 16;
/** The simplest answers are tried before all others: 0 and 1. */
const simplestAnswers = 2;

/**
 * Looks for the least `n` in `0 .. most` whose candidate is taken; `most` itself is known to work. Supposes that it works for all
 * greater ones of the same parity, and gives up soon where that seems to be wrong.
 */
export function least(search: ShrinkSearch, most: number, candidate: (n: number) => Candidate | null): void {
  for (let n = 0; n < Math.min(most, simplestAnswers); n++) if (search.takes(candidate(n))) return;
  if (most <= simplestAnswers) return;
  const middle = Math.floor((simplestAnswers - 1 + most) / 2);
  const near = search.takes(candidate(most - 1)) ? most - 1 : atOrAbove(search, middle, most - 1, candidate);
  if (near !== null) descend(search, near, 1, candidate);
  else if (most - 2 >= simplestAnswers && search.takes(candidate(most - 2))) descend(search, most - 2, 2, candidate);
}

/** The same, unless neither 0 nor the next one below works. Says whether anything was taken. */
export function leastFromEnds(search: ShrinkSearch, most: number, candidate: (n: number) => Candidate | null): boolean {
  if (most < 1) return false;
  if (search.takes(candidate(0))) return true;
  if (most === 1 || !search.takes(candidate(most - 1))) return false;
  // It works for the next one below, so that there is no need to ask for the parity.
  for (let n = 1; n < Math.min(most - 1, simplestAnswers); n++) if (search.takes(candidate(n))) return true;
  descend(search, most - 1, 1, candidate);
  return true;
}

/** Goes down in steps from what works, halving the distance to what does not. */
function descend(search: ShrinkSearch, most: number, step: number, candidate: (n: number) => Candidate | null): void {
  let works = most;
  let fails = simplestAnswers - 1 - ((simplestAnswers - 1 + most) % step);
  while (works - fails > step) {
    const middle = fails + step * Math.floor((works - fails) / (2 * step));
    const between = atOrAbove(search, middle, works, candidate);
    if (between !== null) works = between;
    else fails = middle;
  }
}

/** Tries a number; where the generator has no value, it says nothing about the property, and the next ones above are tried. */
function atOrAbove(search: ShrinkSearch, from: number, below: number, candidate: (n: number) => Candidate | null): number | null {
  for (let n = from; n < below && n < from + gapPatience; n++) {
    if (search.takes(candidate(n))) return n;
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

/** The current trace with another answer to the choice with this number. */
function withAnswer(search: ShrinkSearch, i: number, delta: number): Answer | null {
  const place = search.choice(i);
  return place === undefined ? null : new Answer(place, delta);
}

function lowerChoice(search: ShrinkSearch, i: number, { delta, most }: Choice): void {
  if (delta < 0 && -delta <= most) search.takes(withAnswer(search, i, -delta));
  let now = answerTo(search, i);
  for (let from = 0; Math.abs(now) > fewAnswers && now !== from; now = answerTo(search, i)) {
    from = now;
    least(search, Math.abs(from), (n) => withAnswer(search, i, Math.sign(from) * n));
  }
  if (Math.abs(now) <= fewAnswers) lowerByOnes(search, i, now);
}

function answerTo(search: ShrinkSearch, i: number): number {
  return search.choice(i)?.choice.delta ?? 0;
}

function lowerByOnes(search: ShrinkSearch, i: number, from: number): void {
  const lowest = search.choice(i)?.choice.least ?? 0;
  for (let n = 0; n < Math.abs(from); n++) {
    if (search.takes(withAnswer(search, i, n))) return;
    if (n > 0 && -n >= lowest && search.takes(withAnswer(search, i, -n))) return;
  }
}

/** Lowers all choices that have the same value together: what must be equal stays equal. Lengths go with lengths. */
export function lowerTogether(search: ShrinkSearch): void {
  for (const areLengths of [false, true]) {
    for (const value of repeated(search.choices, areLengths).sort(compareDeltas).reverse()) {
      const root = search.current;
      const group = search.choices.filter((place) => place.choice.delta === value && isLength(place) === areLengths);
      if (group.length < 2) continue;
      leastFromEnds(search, Math.abs(value), (n) => withDeltas(root, group, () => Math.sign(value) * n));
    }
  }
}

/** The answers that come up more than once, but for 0. */
function repeated(places: readonly ChoicePlace[], areLengths: boolean): number[] {
  const twice: number[] = [];
  const once = new Set<number>();
  for (const place of places) {
    const { delta } = place.choice;
    if (delta === 0 || isLength(place) !== areLengths) continue;
    if (!once.has(delta)) once.add(delta);
    else if (!twice.includes(delta)) twice.push(delta);
  }
  return twice;
}
