import { check, present } from "../../base/index.ts";
import type { Choice, Trace } from "./trace.ts";

/** Where a part stands: the index of the child to enter, from the root on. */
export type Path = readonly number[];

/** A part and where it stands. */
export interface Place {
  readonly path: Path;
  readonly part: Trace;
}

/** A choice and where it stands. */
export interface ChoicePlace {
  readonly path: Path;
  readonly index: number;
  readonly choice: Choice;
}

/** All parts, wholes before their parts. */
export function partsOf(root: Trace): Place[] {
  const places: Place[] = [];
  const visit = (part: Trace, path: Path) => {
    places.push({ path, part });
    for (const [i, child] of part.children.entries()) visit(child, [...path, i]);
  };
  visit(root, []);
  return places;
}

/** All choices in the order of `choicesOf`. */
export function choicePlaces(root: Trace): ChoicePlace[] {
  return partsOf(root).flatMap(({ path, part }) => part.choices.map((choice, index) => ({ path, index, choice })));
}

/** The tree with one part replaced. */
export function replaceAt(root: Trace, path: Path, replace: (part: Trace) => Trace): Trace {
  const [first, ...rest] = path;
  if (first === undefined) return replace(root);
  const child = present(root.children[first], "replaceAt: no such part");
  return { ...root, children: root.children.with(first, replaceAt(child, rest, replace)) };
}

/** The tree with one choice moved to another distance from its simplest answer. */
export function withDelta(root: Trace, place: ChoicePlace, delta: number): Trace {
  return replaceAt(root, place.path, (part) => {
    const choice = present(part.choices[place.index], "withDelta: no such choice");
    return { ...part, choices: part.choices.with(place.index, { ...choice, delta }) };
  });
}

/** A part that draws the simplest answer everywhere. */
export function simplified(part: Trace): Trace {
  return { ...part, choices: [], children: [] };
}

/** A list without `count` of its elements from `start` on; its length choice follows, if it has one. */
export function withoutItems(list: Trace, start: number, count: number): Trace {
  check(list.kind === "list", "withoutItems: not a list");
  const children = list.children.toSpliced(start, count);
  const length = list.choices[0];
  return { ...list, choices: length === undefined ? [] : [{ ...length, delta: length.delta - count }], children };
}
