import type { Steps } from "../property/conduct.ts";
import { isSimplest, type Trace } from "../source/trace.ts";
import { partsOf, replaceAt, simplified, withoutItems } from "../source/trace-edit.ts";
import { type ShrinkSearch, visitParts } from "./shrink-search.ts";

/** Descendants of a recursive part that may take its place, at most this many. */
const hoistLimit = 30;

/** Makes whole parts as simple as they can be. */
export function* simplify(search: ShrinkSearch): Steps<void> {
  yield* visitParts(search, function* ({ path, part }) {
    return isSimplest(part) ? false : yield* search.try(replaceAt(search.current, path, simplified));
  });
}

/** Removes elements of lists: large stretches first, from the end. */
export function* dropItems(search: ShrinkSearch): Steps<void> {
  yield* visitParts(search, function* ({ path, part }) {
    const spare = part.kind === "list" ? (part.choices[0]?.delta ?? 0) : 0;
    for (let count = spare; count >= 1; count = Math.floor(count / 2)) {
      for (let start = part.children.length - count; start >= 0; start -= count) {
        if (yield* search.try(replaceAt(search.current, path, (list) => withoutItems(list, start, count)))) return true;
      }
    }
    return false;
  });
}

/** Puts a part of a recursive value in the place of the whole. */
export function* hoist(search: ShrinkSearch): Steps<void> {
  yield* visitParts(search, function* ({ path, part }) {
    if (part.kind !== "recursion") return false;
    for (const inner of innerRecursions(part)) {
      if (yield* search.try(replaceAt(search.current, path, () => inner))) return true;
    }
    return false;
  });
}

function innerRecursions(part: Trace): readonly Trace[] {
  const inside = partsOf(part).filter(
    (place) => place.path.length > 0 && place.part.kind === "recursion" && place.part.label === part.label,
  );
  return inside
    .sort((a, b) => a.path.length - b.path.length)
    .slice(0, hoistLimit)
    .map((place) => place.part);
}

/** Lets points of functions fall back to the default, or makes their value the default. */
export function* dropFunctionPoints(search: ShrinkSearch): Steps<void> {
  yield* visitParts(search, function* ({ path, part }) {
    if (part.kind !== "function") return false;
    for (const [i, child] of part.children.entries()) {
      if (child.key === "" || isSimplest(child)) continue;
      const dropped: Trace = { ...part, children: part.children.toSpliced(i, 1) };
      if (yield* search.try(replaceAt(search.current, path, () => dropped))) return true;
      const spread = withDefault(dropped, child);
      if (yield* search.try(replaceAt(search.current, path, () => spread))) return true;
    }
    return false;
  });
}

/** The function with the value of a point as its default; the first choice of a point says that it differs from the default. */
function withDefault(f: Trace, point: Trace): Trace {
  const value: Trace = { ...point, key: "", choices: point.choices.slice(1) };
  return { ...f, children: f.children.map((child) => (child.key === "" ? value : child)) };
}

/** Joins neighbouring lists inside a list: `[[0], [0]]` becomes `[[0, 0]]`. */
export function* mergeLists(search: ShrinkSearch): Steps<void> {
  yield* visitParts(search, function* ({ path, part }) {
    if (part.kind !== "list" || (part.choices[0]?.delta ?? 0) === 0) return false;
    for (let i = 0; i + 1 < part.children.length; i++) {
      const merged = mergedAt(part, i);
      if (merged !== null && (yield* search.try(replaceAt(search.current, path, () => merged)))) return true;
    }
    return false;
  });
}

/** The list with its elements i and i+1 joined, if both are lists. */
function mergedAt(list: Trace, i: number): Trace | null {
  const left = list.children[i]?.children[0];
  const right = list.children[i + 1]?.children[0];
  if (left?.kind !== "list" || right?.kind !== "list" || left.label !== right.label) return null;
  const length = left.choices[0];
  if (length === undefined) return null;
  const joined: Trace = {
    ...left,
    choices: [{ ...length, delta: length.delta + right.children.length }],
    children: [...left.children, ...right.children],
  };
  return replaceAt(withoutItems(list, i + 1, 1), [i, 0], () => joined);
}
