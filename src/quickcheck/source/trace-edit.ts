import { check } from "../../base/index.ts";
import { fingerprint, fingerprintWith, rootWord, wordOfPart } from "./fingerprint.ts";
import { type Choice, type ChoicePlace, compareDeltas, isSimplest, type Place, rebuilt, type Trace } from "./trace.ts";

/** Up to this many answers are changed one after the other. */
export const fewAnswers = 3;

/** A tree and its fingerprint. */
export interface Marked {
  readonly trace: Trace;
  readonly mark: number;
}

export function marked(trace: Trace): Marked {
  return { trace, mark: fingerprint(trace) };
}

/**
 * The tree around a few choices with other answers to them. Most of what shrinking tries is of this kind and comes to nothing, so that the tree
 * is made only when it is wanted.
 */
export class Answers implements Marked {
  readonly root: Marked;
  readonly places: readonly ChoicePlace[];
  readonly deltas: readonly number[];
  /** The tree, once it has been made. */
  private made: Trace | null = null;

  /** Requires: the places are different ones of this tree, in order, listed together, and few. */
  constructor(root: Marked, places: readonly ChoicePlace[], deltas: readonly number[]) {
    this.root = root;
    this.places = places;
    this.deltas = deltas;
  }

  /** The answer to a choice of the tree without them. */
  deltaOf(choice: Choice): number {
    const { places } = this;
    for (let i = 0; i < places.length; i++) if ((places[i] as ChoicePlace).choice === choice) return this.deltas[i] as number;
    return choice.delta;
  }

  /** Whether they are other answers to a tree, or to the same choices in the same places as those of this tree. */
  isAbout(tree: Marked): boolean {
    return tree === this.root || (tree instanceof Answers && tree.root === this.root && tree.places === this.places);
  }

  /** Whether the tree is less than that one, in the order of `compareTraces`. Requires: they are about it. */
  isLessThan(tree: Marked): boolean {
    const { places, deltas } = this;
    const others = tree instanceof Answers && tree !== this.root ? tree.deltas : null;
    for (let i = 0; i < places.length; i++) {
      const delta = others === null ? (places[i] as ChoicePlace).choice.delta : (others[i] as number);
      const now = deltas[i] as number;
      if (now !== delta) return compareDeltas(now, delta) < 0;
    }
    return false;
  }

  /** The fingerprint of the tree. */
  get mark(): number {
    return fingerprintWith(this.root.mark, this.places, this.deltas);
  }

  get trace(): Trace {
    this.made ??= this.make();
    return this.made;
  }

  private make(): Trace {
    const { places, deltas } = this;
    const [first] = places as [ChoicePlace];
    let whole = withDelta(first, deltas[0] as number);
    for (let i = 1; i < places.length; i++) {
      const changed = places[i] as ChoicePlace;
      const place = relocated(changed.place, whole);
      if (place !== undefined) whole = withDelta({ ...changed, place }, deltas[i] as number);
    }
    return whole;
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

/** The tree with several choices moved. Requires: they are listed together. */
export function withDeltas(
  root: Marked,
  places: readonly ChoicePlace[],
  change: (delta: number, index: number) => number,
): Trace | Answers {
  if (places.length <= fewAnswers)
    return new Answers(
      root,
      places,
      places.map(({ choice }, i) => change(choice.delta, i)),
    );
  const changed = new Map<Place, Choice[]>();
  for (const [i, { place, index, choice }] of places.entries()) {
    const choices = changed.get(place) ?? [...place.part.choices];
    choices[index] = { ...choice, delta: change(choice.delta, i) };
    changed.set(place, choices);
  }
  return edited(
    root.trace,
    [...changed].map(([place, choices]) => [place, rebuilt(place.part, choices, place.part.children)] as const),
  );
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
