import type { Steps } from "../property/conduct.ts";
import { compareDeltas, compareTraces, type Trace } from "../source/trace.ts";
import {
  type ChoicePlace,
  choicePlaces,
  type Path,
  type Place,
  partsOf,
  replaceAt,
  withDelta,
  withoutItems,
} from "../source/trace-edit.ts";
import { type ShrinkSearch, visitParts } from "./shrink-search.ts";

/** Below this many possible answers, each is tried in turn. */
const fewAnswers = 8;
/** How far back a choice may be that decides how many others there are. */
const foreignReach = 40;
/** Pairs of choices that are tried together. */
const pairLimit = 400;

/** Finds the least `n` in `0 .. most` for which `attempt` works, supposing that it works for all greater ones. `most` itself is known to work. */
function* least(most: number, attempt: (n: number) => Steps<boolean>): Steps<void> {
  let fails = -1;
  let works = most;
  while (works - fails > 1) {
    // The simplest answer is the likeliest: try it before halving.
    const middle = fails < 0 ? 0 : fails + Math.floor((works - fails) / 2);
    if (yield* attempt(middle)) works = middle;
    else fails = middle;
  }
}

/** Brings every single choice as near to the simplest as it will go. */
export function* lowerChoices(search: ShrinkSearch): Steps<void> {
  for (let i = 0; !search.isOver; i++) {
    const place = choicePlaces(search.current)[i];
    if (place === undefined) return;
    if (place.choice.delta !== 0) yield* lowerChoice(search, i, place);
  }
}

/** The i-th choice of the current trace, as long as there are that many. */
function placeNow(search: ShrinkSearch, i: number): ChoicePlace | undefined {
  return choicePlaces(search.current)[i];
}

function* setChoice(search: ShrinkSearch, i: number, delta: number): Steps<boolean> {
  const place = placeNow(search, i);
  return place === undefined ? false : yield* search.try(withDelta(search.current, place, delta));
}

function* lowerChoice(search: ShrinkSearch, i: number, { choice }: ChoicePlace): Steps<void> {
  if (choice.delta < 0 && -choice.delta <= choice.most) yield* setChoice(search, i, -choice.delta);
  const now = placeNow(search, i)?.choice.delta ?? 0;
  if (Math.abs(now) <= fewAnswers) yield* lowerByOnes(search, i, now);
  else yield* least(Math.abs(now), (n) => setChoice(search, i, Math.sign(now) * n));
}

function* lowerByOnes(search: ShrinkSearch, i: number, from: number): Steps<void> {
  for (let n = 0; n < Math.abs(from); n++) {
    if (yield* setChoice(search, i, n)) return;
    const least = placeNow(search, i)?.choice.least ?? 0;
    if (n > 0 && -n >= least && (yield* setChoice(search, i, -n))) return;
  }
}

/** Lowers all choices that have the same value together: what must be equal stays equal. */
export function* lowerTogether(search: ShrinkSearch): Steps<void> {
  const values = new Set(choicePlaces(search.current).map(({ choice }) => choice.delta));
  for (const value of [...values].sort(compareDeltas).reverse()) {
    const root = search.current;
    const group = choicePlaces(root).filter(({ choice }) => choice.delta === value);
    if (value === 0 || group.length < 2) continue;
    yield* least(Math.abs(value), (n) => search.try(withDeltas(root, group, () => Math.sign(value) * n)));
  }
}

function withDeltas(root: Trace, places: readonly ChoicePlace[], change: (delta: number, index: number) => number): Trace {
  return places.reduce((trace, place, i) => withDelta(trace, place, change(place.choice.delta, i)), root);
}

/** Lowers two choices by the same amount, or moves an amount from the first to the second. */
export function* lowerPairs(search: ShrinkSearch): Steps<void> {
  let tried = 0;
  const count = choicePlaces(search.current).length;
  for (let gap = 1; gap < count; gap++) {
    for (let i = 0; i + gap < count; i++) {
      const places = choicePlaces(search.current);
      const pair = [places[i], places[i + gap]].filter((place) => place !== undefined);
      if (pair.length < 2 || (pair[0]?.choice.delta ?? 0) === 0) continue;
      if (tried++ > pairLimit || search.isOver) return;
      yield* lowerPair(search, pair);
    }
  }
}

function* lowerPair(search: ShrinkSearch, pair: readonly ChoicePlace[]): Steps<void> {
  const [first, second] = pair.map(({ choice }) => choice.delta);
  if (first === undefined || second === undefined) return;
  const root = search.current;
  const step = Math.sign(first);
  const change = (n: number, sign: number) =>
    withDeltas(root, pair, (delta, index) => delta - step * (Math.abs(first) - n) * (index === 0 ? 1 : sign));
  // The second keeps its distance from the first, then the sum of both is kept.
  yield* least(Math.abs(first), (n) => search.try(change(n, 1)));
  if (search.current === root) yield* least(Math.abs(first), (n) => search.try(change(n, -1)));
}

/** Swaps neighbouring parts from the same generator when that makes the trace less. */
export function* sortItems(search: ShrinkSearch): Steps<void> {
  yield* visitParts(search, function* ({ path, part }) {
    for (let i = 0; i + 1 < part.children.length; i++) {
      const sorted = swapped(part, i);
      if (sorted !== part && (yield* search.try(replaceAt(search.current, path, () => sorted)))) return true;
    }
    return false;
  });
}

function swapped(part: Trace, i: number): Trace {
  const [a, b] = [part.children[i], part.children[i + 1]];
  if (a === undefined || b === undefined || a.label === null || a.label !== b.label || compareTraces(b, a) >= 0) return part;
  return { ...part, children: part.children.with(i, b).with(i + 1, a) };
}

/** A number drawn first and a list of that many elements drawn after it: lowers the number and drops any one element. */
export function* dropWithChain(search: ShrinkSearch): Steps<void> {
  yield* visitParts(search, function* ({ path, part }) {
    const [first, rest] = part.children;
    if (part.kind !== "chain" || first === undefined || rest === undefined) return false;
    const lists = partsOf(rest).filter((place) => place.part.kind === "list" && place.part.choices.length === 0);
    const numbers = choicePlaces(first).filter(({ choice }) => choice.delta > 0);
    for (const list of lists) {
      for (const number of numbers) {
        if (yield* dropOne(search, path, number, list)) return true;
      }
    }
    return false;
  });
}

function* dropOne(search: ShrinkSearch, path: Path, number: ChoicePlace, list: Place): Steps<boolean> {
  const place = { ...number, path: [...path, 0, ...number.path] };
  const lowered = withDelta(search.current, place, number.choice.delta - 1);
  for (let i = 0; i < list.part.children.length; i++) {
    const candidate = replaceAt(lowered, [...path, 1, ...list.path], (items) => withoutItems(items, i, 1));
    if (yield* search.try(candidate)) return true;
  }
  return false;
}

/** Removes single choices of a part whose structure is not known, and lowers an earlier choice by one: it may be a length. */
export function* dropForeignChoices(search: ShrinkSearch): Steps<void> {
  yield* visitParts(search, function* ({ path, part }) {
    if (part.kind !== "foreign") return false;
    for (let i = part.choices.length - 1; i > 0; i--) {
      for (let j = i - 1; j >= 0 && j >= i - foreignReach; j--) {
        const shorter = withoutChoice(part, i, j);
        if (
          shorter !== null &&
          (yield* search.try(
            replaceAt(search.current, path, () => shorter),
            true,
          ))
        )
          return true;
      }
    }
    return false;
  });
}

function withoutChoice(part: Trace, i: number, j: number): Trace | null {
  const length = part.choices[j];
  if (length === undefined || length.delta <= 0) return null;
  return { ...part, choices: part.choices.with(j, { ...length, delta: length.delta - 1 }).toSpliced(i, 1) };
}
