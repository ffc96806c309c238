import { check } from "../../base/index.ts";
import { rootWord, wordOfPart } from "./fingerprint.ts";
import { type Choice, type ChoicePlace, isSimplest, type Place, rebuilt, type Trace } from "./trace.ts";

/** All parts, wholes before their parts. */
export function partsOf(root: Trace): Place[] {
  const places: Place[] = [];
  addParts({ part: root, around: null, index: 0 }, places);
  return places;
}

function addParts(place: Place, places: Place[]): void {
  places.push(place);
  const { children } = place.part;
  for (let i = 0; i < children.length; i++) addParts({ part: children[i] as Trace, around: place, index: i }, places);
}

/** The place in another tree that is reached in the same way, if there is one. */
export function relocated(place: Place, root: Trace): Place | undefined {
  const { around, index } = place;
  if (around === null) return place.part === root ? place : { part: root, around, index };
  const outer = relocated(around, root);
  if (outer === around) return place;
  const part = outer?.part.children[index];
  return outer === undefined || part === undefined ? undefined : { part, around: outer, index };
}

/** All choices of a tree, in the order of `deltasOf`. */
export function choicesOf(root: Trace): ChoicePlace[] {
  const found: ChoicePlace[] = [];
  addChoices({ part: root, around: null, index: 0 }, rootWord, found);
  return found;
}

function addChoices(place: Place, word: number, found: ChoicePlace[]): void {
  const { choices, children } = place.part;
  for (let index = 0; index < choices.length; index++) found.push({ place, word, index, choice: choices[index] as Choice });
  for (let i = 0; i < children.length; i++) {
    const part = children[i] as Trace;
    addChoices({ part, around: place, index: i }, wordOfPart(word, part, i), found);
  }
}

/** The tree as one of its own, to be changed where it stands. */
export function copied(part: Trace): Trace {
  const choices: Choice[] = [];
  const children: Trace[] = [];
  for (let i = 0; i < part.choices.length; i++) {
    const { delta, least, most } = part.choices[i] as Choice;
    choices.push({ delta, least, most });
  }
  for (let i = 0; i < part.children.length; i++) children.push(copied(part.children[i] as Trace));
  return rebuilt(part, choices, children);
}

/** The whole tree with another part in this place. */
export function replaced(place: Place, part: Trace): Trace {
  let whole = part;
  for (let at = place; at.around !== null; at = at.around) {
    const children = at.around.part.children.slice();
    children[at.index] = whole;
    whole = rebuilt(at.around.part, at.around.part.choices, children);
  }
  return whole;
}

/** The whole tree with one choice moved to another distance from its simplest answer. */
export function withDelta({ place, index, choice }: ChoicePlace, delta: number): Trace {
  const { least, most } = choice;
  const choices = place.part.choices.slice();
  choices[index] = { delta, least, most };
  return replaced(place, rebuilt(place.part, choices, place.part.children));
}

/** The tree with other parts in several places. Requires: of a place inside another, only the choices of the outer one are new. */
export function edited(root: Trace, edits: readonly (readonly [Place, Trace])[]): Trace {
  const news = new Map(edits.map(([place, part]) => [place.part, part]));
  const affected = new Set<Trace>();
  for (const [place] of edits)
    for (let at: Place | null = place; at !== null && !affected.has(at.part); at = at.around) affected.add(at.part);
  const rebuild = (part: Trace): Trace => {
    if (!affected.has(part)) return part;
    const { choices, children } = news.get(part) ?? part;
    return rebuilt(part, choices, children.map(rebuild));
  };
  return rebuild(root);
}

/** A part that draws the simplest answer everywhere; without parts of its own it is as the run will record it. */
export function simplified(part: Trace): Trace {
  return rebuilt(part, part.children.length === 0 ? part.choices.map(({ least, most }) => ({ delta: 0, least, most })) : [], []);
}

/** The part with `count` of its parts from `start` on made simplest; null when they are. */
export function withSimpleItems(part: Trace, start: number, count: number): Trace | null {
  if (part.children.slice(start, start + count).every(isSimplest)) return null;
  const children = part.children.map((child, i) => (i >= start && i < start + count ? simplified(child) : child));
  return rebuilt(part, part.choices, children);
}

/** A list without `count` of its elements from `start` on; its length choice follows, if it has one. */
export function withoutItems(list: Trace, start: number, count: number): Trace {
  check(list.kind === "list", "withoutItems: not a list");
  // Several times as fast as `toSpliced`.
  const before = list.children.slice(0, start);
  const children = start + count < list.children.length ? before.concat(list.children.slice(start + count)) : before;
  const length = list.choices[0];
  return rebuilt(list, length === undefined ? [] : [{ ...length, delta: length.delta - count }], children);
}
