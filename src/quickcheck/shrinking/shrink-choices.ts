import type { Steps } from "../property/conduct.ts";
import { compareDeltas } from "../source/trace.ts";
import { type ChoicePlace, withDelta, withDeltas } from "../source/trace-edit.ts";
import type { ShrinkSearch } from "./shrink-search.ts";

/** Below this many possible answers, each is tried in turn. */
const fewAnswers = 8;
/** The simplest answers are tried before all others: 0, 1 and 2. */
const simplestAnswers = 3;
/** Pairs of choices that are tried together. */
const pairLimit = 400;

/**
 * Looks for the least `n` in `0 .. most` for which `attempt` works; `most` itself is known to work. Supposes that it works for all
 * greater ones of the same parity, and gives up soon where that seems to be wrong.
 */
function* least(most: number, attempt: (n: number) => Steps<boolean>): Steps<void> {
  for (let n = 0; n < Math.min(most, simplestAnswers); n++) if (yield* attempt(n)) return;
  if (!(yield* descend(most, 1, attempt))) yield* descend(most, 2, attempt);
}

/** Goes down in steps, halving the distance, if the first attempts are worth it. */
function* descend(most: number, step: number, attempt: (n: number) => Steps<boolean>): Steps<boolean> {
  let works = most;
  let fails = simplestAnswers - 1 - ((simplestAnswers - 1 + most) % step);
  const middle = () => fails + step * Math.floor((works - fails) / (2 * step));
  if (works - fails <= step) return false;
  if (yield* attempt(middle())) works = middle();
  else if (yield* attempt(most - step)) works = most - step;
  else return false;
  while (works - fails > step) {
    const between = middle();
    if (yield* attempt(between)) works = between;
    else fails = between;
  }
  return true;
}

/** Brings every single choice as near to the simplest as it will go. */
export function* lowerChoices(search: ShrinkSearch): Steps<void> {
  for (let i = 0; i < search.choices.length && !search.isOver; i++) {
    const place = search.choices[i];
    if (place !== undefined && place.choice.delta !== 0) yield* lowerChoice(search, i, place);
  }
}

function* setChoice(search: ShrinkSearch, i: number, delta: number): Steps<boolean> {
  const place = search.choices[i];
  return place === undefined ? false : yield* search.try(withDelta(place, delta));
}

function deltaAt(search: ShrinkSearch, i: number): number {
  return search.choices[i]?.choice.delta ?? 0;
}

function* lowerChoice(search: ShrinkSearch, i: number, { choice }: ChoicePlace): Steps<void> {
  if (choice.delta < 0 && -choice.delta <= choice.most) yield* setChoice(search, i, -choice.delta);
  const now = deltaAt(search, i);
  if (Math.abs(now) <= fewAnswers) yield* lowerByOnes(search, i, now);
  else yield* least(Math.abs(now), (n) => setChoice(search, i, Math.sign(now) * n));
}

function* lowerByOnes(search: ShrinkSearch, i: number, from: number): Steps<void> {
  const lowest = search.choices[i]?.choice.least ?? 0;
  for (let n = 0; n < Math.abs(from); n++) {
    if (yield* setChoice(search, i, n)) return;
    if (n > 0 && -n >= lowest && (yield* setChoice(search, i, -n))) return;
  }
}

/** Lowers all choices that have the same value together: what must be equal stays equal. */
export function* lowerTogether(search: ShrinkSearch): Steps<void> {
  const values = new Set(search.choices.map(({ choice }) => choice.delta));
  for (const value of [...values].sort(compareDeltas).reverse()) {
    const root = search.current;
    const group = search.choices.filter(({ choice }) => choice.delta === value);
    if (value === 0 || group.length < 2) continue;
    yield* least(Math.abs(value), (n) => search.try(withDeltas(root, group, () => Math.sign(value) * n)));
  }
}

/** Lowers two choices by the same amount, or moves an amount from the first to the second. */
export function* lowerPairs(search: ShrinkSearch): Steps<void> {
  let tried = 0;
  const count = search.choices.length;
  for (let gap = 1; gap < count; gap++) {
    for (let i = 0; i + gap < count; i++) {
      const [first, second] = [search.choices[i], search.choices[i + gap]];
      if (first === undefined || second === undefined || first.choice.delta === 0) continue;
      if (tried++ > pairLimit || search.isOver) return;
      yield* lowerPair(search, first, second);
    }
  }
}

/** The second keeps its distance from the first, or else the sum of both is kept; a length is no part of a sum. */
function* lowerPair(search: ShrinkSearch, first: ChoicePlace, second: ChoicePlace): Steps<void> {
  if (second.choice.delta !== 0 && (yield* moveTogether(search, first, second, 1))) return;
  if (first.place.part.kind !== "list") yield* moveTogether(search, first, second, -1);
}

/** Moves both in the same or in opposite directions, if moving them all the way or by one works. */
function* moveTogether(search: ShrinkSearch, first: ChoicePlace, second: ChoicePlace, sign: 1 | -1): Steps<boolean> {
  const root = search.current;
  const { delta } = first.choice;
  const most = Math.abs(delta);
  const attempt = function* (n: number): Steps<boolean> {
    const moved = Math.sign(delta) * (most - n);
    const other = second.choice.delta - sign * moved;
    if (other < second.choice.least || other > second.choice.most) return false;
    return yield* search.try(withDeltas(root, [first, second], (_, index) => (index === 0 ? delta - moved : other)));
  };
  if (yield* attempt(0)) return true;
  if (most > 1 && (yield* attempt(most - 1))) yield* least(most - 1, attempt);
  return search.current !== root;
}
