import { compareDeltaLists, compareTraces, deltasOf, isSimplest, type Place, rebuilt, type Trace } from "../source/trace.ts";
import { partsOf, simplified, withoutItems, withSimpleItems } from "../source/trace-edit.ts";
import type { ShrinkSearch } from "./shrink-search.ts";
import { isList, type PartTest, visitParts } from "./visit-parts.ts";

/** Descendants of a recursive part that may take its place, at most this many. */
const hoistLimit = 30;

/** Makes everything as simple as it can be: nothing is less. */
export function simplifyAll(search: ShrinkSearch): void {
  search.takes(simplified(search.current));
}

/** Makes whole parts as simple as they can be; an argument that is a single answer is left to the passes over choices. */
export function simplify(search: ShrinkSearch): void {
  visitParts(search, isNotSimplest, (at, { choices, children }) => {
    const { around } = at;
    const isArgument = around !== null && around.around === null;
    if (around !== null && !(isArgument && choices.length + children.length === 1)) search.takes(search.at(at, simplified));
  });
}

const isNotSimplest: PartTest = (part) => !isSimplest(part);

/** Stretches of so few elements are left to `simplify`: one by one they cost hardly more. */
const shortStretch = 3;

/** Makes long stretches of a list's elements as simple as they can be, the longest first. */
export function simplifyItems(search: ShrinkSearch): void {
  visitParts(search, isList, (at, { children }) => {
    for (let count = Math.ceil(children.length / 2); count > shortStretch; count = Math.ceil(count / 2)) {
      for (let start = 0; start < itemsAt(search, at) && !search.isOver; start += count) {
        search.takes(search.at(at, (list) => withSimpleItems(list, start, count)));
      }
    }
  });
}

/**
 * Removes elements of lists: long stretches first, from the end, as in Zeller and Hildebrandt's delta debugging (Simplifying and Isolating
 * Failure-Inducing Input, 2002).
 */
export function dropItems(search: ShrinkSearch): void {
  visitParts(search, isList, (at) => {
    for (let count = spareItems(search, at); count >= 1; count = Math.min(Math.floor(count / 2), spareItems(search, at))) {
      for (let start = itemsAt(search, at) - count; start >= 0 && !search.isOver; start -= count) {
        search.takes(search.at(at, (list) => (spareOf(list) < count ? null : withoutItems(list, start, count))));
      }
    }
  });
}

function itemsAt(search: ShrinkSearch, at: Place): number {
  return search.now(at)?.part.children.length ?? 0;
}

function spareItems(search: ShrinkSearch, at: Place): number {
  const part = search.now(at)?.part;
  return part === undefined ? 0 : spareOf(part);
}

/** How many elements a list may lose; 0 for anything else. */
function spareOf(part: Trace): number {
  return part.kind === "list" ? (part.choices[0]?.delta ?? 0) : 0;
}

/** Puts a part of a recursive value in place of the whole. */
export function hoist(search: ShrinkSearch): void {
  visitParts(
    search,
    ({ kind }) => kind === "recursion",
    (at) => {
      for (let candidates = innerRecursions(search.now(at)?.part), i = 0; i < candidates.length; i++) {
        if (!search.takes(search.at(at, () => candidates[i] ?? null))) continue;
        candidates = innerRecursions(search.now(at)?.part);
        i = -1;
      }
    },
  );
}

function innerRecursions(part: Trace | undefined): readonly Trace[] {
  if (part?.kind !== "recursion") return [];
  const inside = partsOf(part).filter(
    (place) => place.around !== null && place.part.kind === "recursion" && place.part.label === part.label,
  );
  return inside.slice(0, hoistLimit).map((place) => place.part);
}

/** Lets points of functions fall back to the default, or makes their value the default. */
export function dropFunctionPoints(search: ShrinkSearch): void {
  visitParts(
    search,
    ({ kind }) => kind === "function",
    (at) => {
      for (let i = 0; i < itemsAt(search, at) && !search.isOver; ) {
        if (!(search.takes(search.at(at, (f) => withoutPoint(f, i))) || search.takes(search.at(at, (f) => withDefault(f, i))))) i++;
      }
    },
  );
}

function withoutPoint(f: Trace, i: number): Trace | null {
  const point = f.children[i];
  return point === undefined || point.key === "" || isSimplest(point) ? null : rebuilt(f, f.choices, f.children.toSpliced(i, 1));
}

/** The function with the value of a point as its default; the first choice of a point says that it differs from the default. */
function withDefault(f: Trace, i: number): Trace | null {
  const point = f.children[i];
  const rest = withoutPoint(f, i);
  if (point === undefined || rest === null) return null;
  const value: Trace = { ...point, key: "", choices: point.choices.slice(1) };
  const children = rest.children.map((child) => (child.key === "" ? value : child));
  return rebuilt(rest, rest.choices, children);
}

/** Joins neighbouring lists inside a list: `[[0], [0]]` becomes `[[0, 0]]`. */
export function mergeLists(search: ShrinkSearch): void {
  visitParts(search, isList, (at, { children }) => {
    if (children[0]?.children[0]?.kind !== "list") return;
    for (let i = 0; i + 1 < itemsAt(search, at) && spareItems(search, at) > 0 && !search.isOver; ) {
      if (!search.takes(search.at(at, (list) => mergedAt(list, i)))) i++;
    }
  });
}

/** The list with its elements i and i+1 joined, if both are lists. */
function mergedAt(list: Trace, i: number): Trace | null {
  const item = list.children[i];
  const left = item?.children[0];
  const right = list.children[i + 1]?.children[0];
  if (item === undefined || left?.kind !== "list" || right?.kind !== "list" || left.label !== right.label) return null;
  const length = left.choices[0];
  if (length === undefined) return null;
  const joined = rebuilt(left, [{ ...length, delta: length.delta + right.children.length }], [...left.children, ...right.children]);
  const both = rebuilt(item, item.choices, item.children.with(0, joined));
  const shorter = withoutItems(list, i + 1, 1);
  return rebuilt(shorter, shorter.choices, shorter.children.with(i, both));
}

/** Puts parts from the same generator in order: all of them at once, or else neighbours that can be swapped. */
export function sortItems(search: ShrinkSearch): void {
  visitParts(search, hasAlikes, (at) => {
    const inOrder = search.at(at, sorted);
    if (inOrder === null || search.takes(inOrder)) return;
    for (let i = 0; i + 1 < itemsAt(search, at) && !search.isOver; i++) {
      if (search.takes(search.at(at, (part) => swapped(part, i)))) i = Math.max(-1, i - 2);
    }
  });
}

/** Whether there are neighbours that may stand for one another. */
const hasAlikes: PartTest = ({ children }) => {
  for (let i = 1; i < children.length; i++) if (mayStandFor(children[i], children[i - 1])) return true;
  return false;
};

/** The part with every stretch of parts from the same generator in order; null when they are. */
function sorted(part: Trace): Trace | null {
  if (part.children.every((child, i) => !isBefore(child, part.children[i - 1]))) return null;
  const keyed = part.children.map((child) => ({ child, deltas: deltasOf(child) }));
  const children: Trace[] = [];
  for (let from = 0, to = 1; from < keyed.length; from = to++) {
    while (to < keyed.length && mayStandFor(keyed[to]?.child, keyed[from]?.child)) to++;
    const stretch = keyed.slice(from, to).sort((a, b) => compareDeltaLists(a.deltas, b.deltas));
    children.push(...stretch.map(({ child }) => child));
  }
  return rebuilt(part, part.choices, children);
}

/** Whether a part may take the place of another and is less. */
function isBefore(a: Trace, b: Trace | undefined): boolean {
  return b !== undefined && mayStandFor(a, b) && compareTraces(a, b) < 0;
}

function mayStandFor(a: Trace | undefined, b: Trace | undefined): boolean {
  return a !== undefined && a.label !== null && a.label === b?.label;
}

function swapped(part: Trace, i: number): Trace | null {
  const [a, b] = [part.children[i], part.children[i + 1]];
  if (a === undefined || b === undefined || !isBefore(b, a)) return null;
  return rebuilt(part, part.choices, part.children.with(i, b).with(i + 1, a));
}
