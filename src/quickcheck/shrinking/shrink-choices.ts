import { compareDeltas, type Trace } from "../source/trace.ts";
import { type ChoicePlace, withDelta, withDeltas } from "../source/trace-edit.ts";
import type { Candidates, ShrinkSearch } from "./shrink-search.ts";

/** Below this many possible answers, each is tried in turn. */
const fewAnswers = 8;
/** The simplest answers are tried before all others: 0 and 1. */
const simplestAnswers = 2;
/** Pairs of choices that are tried together, and those that may come to nothing one after the other. */
const pairLimit = 400;
const pairPatience = 12;

/**
 * Looks for the least `n` in `0 .. most` whose candidate is taken; `most` itself is known to work. Supposes that it works for all
 * greater ones of the same parity, and gives up soon where that seems to be wrong.
 */
function* least(most: number, candidate: (n: number) => Trace | null): Candidates {
  for (let n = 0; n < Math.min(most, simplestAnswers); n++) if (yield candidate(n)) return;
  if (!(yield* descend(most, 1, candidate))) yield* descend(most, 2, candidate);
}

/** Goes down in steps, halving the distance, if the first attempts are worth it. */
function* descend(most: number, step: number, candidate: (n: number) => Trace | null): Candidates<boolean> {
  let works = most;
  let fails = simplestAnswers - 1 - ((simplestAnswers - 1 + most) % step);
  const middle = () => fails + step * Math.floor((works - fails) / (2 * step));
  if (works - fails <= step) return false;
  if (yield candidate(middle())) works = middle();
  else if (yield candidate(most - step)) works = most - step;
  else return false;
  while (works - fails > step) {
    const between = middle();
    if (yield candidate(between)) works = between;
    else fails = between;
  }
  return true;
}

/** Brings every single choice as near to the simplest as it will go. */
export function* lowerChoices(search: ShrinkSearch): Candidates {
  for (let i = 0; i < search.choices.length && !search.isOver; i++) {
    const place = search.choices[i];
    if (place !== undefined && place.choice.delta !== 0) yield* lowerChoice(search, i, place);
  }
}

/** The current trace with another answer to the choice with this number. */
function withAnswer(search: ShrinkSearch, i: number, delta: number): Trace | null {
  const place = search.choices[i];
  return place === undefined ? null : withDelta(place, delta);
}

function* lowerChoice(search: ShrinkSearch, i: number, { choice }: ChoicePlace): Candidates {
  if (choice.delta < 0 && -choice.delta <= choice.most) yield withAnswer(search, i, -choice.delta);
  const now = search.choices[i]?.choice.delta ?? 0;
  if (Math.abs(now) <= fewAnswers) yield* lowerByOnes(search, i, now);
  else yield* least(Math.abs(now), (n) => withAnswer(search, i, Math.sign(now) * n));
}

function* lowerByOnes(search: ShrinkSearch, i: number, from: number): Candidates {
  const lowest = search.choices[i]?.choice.least ?? 0;
  for (let n = 0; n < Math.abs(from); n++) {
    if (yield withAnswer(search, i, n)) return;
    if (n > 0 && -n >= lowest && (yield withAnswer(search, i, -n))) return;
  }
}

/** Lowers all choices that have the same value together: what must be equal stays equal. */
export function* lowerTogether(search: ShrinkSearch): Candidates {
  const values = new Set(search.choices.map(({ choice }) => choice.delta));
  for (const value of [...values].sort(compareDeltas).reverse()) {
    const root = search.current;
    const group = search.choices.filter(({ choice }) => choice.delta === value);
    if (value === 0 || group.length < 2) continue;
    yield* least(Math.abs(value), (n) => withDeltas(root, group, () => Math.sign(value) * n));
  }
}

/** Lowers two choices by the same amount, or moves an amount from the first to the second. */
export function* lowerPairs(search: ShrinkSearch): Candidates {
  let tried = 0;
  let shrinks = search.shrinks;
  let patience = pairPatience;
  const count = search.choices.length;
  for (let gap = 1; gap < count; gap++) {
    for (let i = 0; i + gap < count; i++) {
      const [first, second] = [search.choices[i], search.choices[i + gap]];
      if (first === undefined || second === undefined || first.choice.delta === 0) continue;
      if (tried++ > pairLimit || patience-- === 0 || search.isOver) return;
      yield* lowerPair(search, first, second);
      if (search.shrinks > shrinks) patience = pairPatience;
      shrinks = search.shrinks;
    }
  }
}

/** The second keeps its distance from the first, or else the sum of both is kept; a length is no part of a sum. */
function* lowerPair(search: ShrinkSearch, first: ChoicePlace, second: ChoicePlace): Candidates {
  if (second.choice.delta !== 0 && (yield* moveTogether(search, first, second, 1))) return;
  if (first.place.part.kind !== "list") yield* moveTogether(search, first, second, -1);
}

/** Moves both in the same or in opposite directions, if moving them all the way or by one works. */
function* moveTogether(search: ShrinkSearch, first: ChoicePlace, second: ChoicePlace, sign: 1 | -1): Candidates<boolean> {
  const root = search.current;
  const { delta } = first.choice;
  const most = Math.abs(delta);
  const candidate = (n: number): Trace | null => {
    const moved = Math.sign(delta) * (most - n);
    const other = second.choice.delta - sign * moved;
    if (other < second.choice.least || other > second.choice.most) return null;
    return withDeltas(root, [first, second], (_, index) => (index === 0 ? delta - moved : other));
  };
  if (yield candidate(0)) return true;
  if (most > 1 && (yield candidate(most - 1))) yield* least(most - 1, candidate);
  return search.current !== root;
}
