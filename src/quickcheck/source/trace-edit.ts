import { check } from "../../base/index.ts";
import { fingerprintWith } from "./fingerprint.ts";
import { type Choice, isSimplest, type Place, rebuilt, type Trace } from "./trace.ts";

/** A choice and where it stands. */
export interface ChoicePlace {
  readonly place: Place;
  readonly index: number;
  readonly choice: Choice;
}

/**
 * The tree around a choice with another answer to it. Most of what shrinking tries is of this kind and comes to nothing, so that the tree is made
 * only when it is wanted.
 */
export class Answer {
  readonly at: ChoicePlace;
  readonly delta: number;

  constructor(at: ChoicePlace, delta: number) {
    this.at = at;
    this.delta = delta;
  }

  /** The fingerprint of the tree. */
  get mark(): number {
    return fingerprintWith(this.at.place, this.at.index, this.delta);
  }

  get trace(): Trace {
    return withDelta(this.at, this.delta);
  }
}

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

/** All choices of the parts, in the order of `deltasOf`. */
export function choicesAt(places: readonly Place[]): ChoicePlace[] {
  const found: ChoicePlace[] = [];
  for (const place of places) {
    const { choices } = place.part;
    for (let index = 0; index < choices.length; index++) found.push({ place, index, choice: choices[index] as Choice });
  }
  return found;
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

/** Up to this many changes are made one after the other. */
const fewChanges = 3;

/** The tree with several choices moved. */
export function withDeltas(root: Trace, places: readonly ChoicePlace[], change: (delta: number, index: number) => number): Trace {
  if (places.length <= fewChanges) return withFewDeltas(root, places, change);
  const changed = new Map<Place, Choice[]>();
  for (const [i, { place, index, choice }] of places.entries()) {
    const choices = changed.get(place) ?? [...place.part.choices];
    choices[index] = { ...choice, delta: change(choice.delta, i) };
    changed.set(place, choices);
  }
  return edited(
    root,
    [...changed].map(([place, choices]) => [place, rebuilt(place.part, choices, place.part.children)] as const),
  );
}

function withFewDeltas(root: Trace, places: readonly ChoicePlace[], change: (delta: number, index: number) => number): Trace {
  let whole = root;
  for (let i = 0; i < places.length; i++) {
    const { place, index, choice } = places[i] as ChoicePlace;
    const now = whole === root ? place : relocated(place, whole);
    if (now !== undefined) whole = withDelta({ place: now, index, choice }, change(choice.delta, i));
  }
  return whole;
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
  const children = list.children.toSpliced(start, count);
  const length = list.choices[0];
  return rebuilt(list, length === undefined ? [] : [{ ...length, delta: length.delta - count }], children);
}
