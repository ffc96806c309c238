import { type Choice, type Place, rebuilt, type Trace } from "../source/trace.ts";
import { edited, withoutItems } from "../source/trace-edit.ts";
import { isWithin } from "./shrink-amounts.ts";
import type { ShrinkSearch } from "./shrink-search.ts";
import { isList, visitParts } from "./visit-parts.ts";

/** How far back a choice may be that decides how many others there are. */
const foreignReach = 40;
/** Pairs of an element and a number that are worth trying. */
const fewPairs = 60;

/** A number drawn first and a list of that many elements drawn after it: lowers the number and drops as many elements. */
export function dropWithLength(search: ShrinkSearch): void {
  visitParts(search, isList, (at, { choices, children }) => {
    if (choices.length > 0) return;
    for (let count = children.length; count >= 1; count = Math.floor(count / 2)) {
      while (dropStretch(search, at, count));
    }
  });
}

function dropStretch(search: ShrinkSearch, at: Place, count: number): boolean {
  const list = search.now(at);
  if (list === undefined || list.part.choices.length > 0) return false;
  const { length } = list.part.children;
  for (const number of search.choices.filter(({ choice }) => choice.delta >= count && isLengthOf(choice.delta, length))) {
    const { place, index, choice } = number;
    const lowered = rebuilt(place.part, place.part.choices.with(index, { ...choice, delta: choice.delta - count }), place.part.children);
    for (let start = length - count; start >= 0 && !search.isOver; start -= count) {
      const shorter = withoutItems(list.part, start, count);
      if (
        search.takes(
          edited(search.current, [
            [place, lowered],
            [list, shorter],
          ]),
        )
      )
        return true;
    }
  }
  return false;
}

/** Whether a choice may be the length of the list: numbers that begin with 1 are one less. */
function isLengthOf(delta: number, length: number): boolean {
  return delta === length || delta === length - 1;
}

/** Drops one element of a list of numbers that may be places in that list: the numbers beyond it follow. */
export function dropReferenced(search: ShrinkSearch): void {
  visitParts(search, isList, (at, { children }) => {
    if (!children.every((child) => mayRefer(child, children.length))) return;
    for (let i = children.length - 1; i >= 0 && !search.isOver; i--) search.takes(search.at(at, (list) => withoutReferences(list, i)));
  });
}

/** Whether a part is a number that may be a place among this many, counted from 0 or from 1. */
function mayRefer({ choices, children }: Trace, length: number): boolean {
  return choices.length === 1 && children.length === 0 && Math.abs(choices[0]?.delta ?? 0) <= length;
}

function withoutReferences(list: Trace, i: number): Trace | null {
  if ((list.choices[0]?.delta ?? 0) === 0 || i >= list.children.length || !list.children.some((child) => refersBeyond(child, i)))
    return null;
  const shorter = withoutItems(list, i, 1);
  const lowered = shorter.children.map((child) => (refersBeyond(child, i) ? rebuilt(child, loweredByOne(child), child.children) : child));
  return rebuilt(shorter, shorter.choices, lowered);
}

function refersBeyond({ choices, children }: Trace, i: number): boolean {
  return choices.length === 1 && children.length === 0 && (choices[0]?.delta ?? 0) > i;
}

function loweredByOne({ choices }: Trace): readonly Choice[] {
  return choices.map((choice) => ({ ...choice, delta: choice.delta - 1 }));
}

/** Drops one element of a list and lowers a number elsewhere by one, which may be a place or a length; only where there are few of both. */
export function dropWithNumber(search: ShrinkSearch): void {
  visitParts(search, isList, (at, { children }) => {
    const numbers = search.choices.flatMap(({ choice, place }, index) => (choice.delta > 0 && !isWithin(place, at) ? [index] : []));
    if (numbers.length * children.length > fewPairs) return;
    for (let i = children.length - 1; i >= 0; i--) for (const number of numbers) dropBoth(search, at, i, number);
  });
}

function dropBoth(search: ShrinkSearch, at: Place, i: number, number: number): boolean {
  const [list, chosen] = [search.now(at), search.choices[number]];
  if (list === undefined || chosen === undefined || search.isOver) return false;
  if ((list.part.choices[0]?.delta ?? 0) === 0 || i >= list.part.children.length) return false;
  const { place, index, choice } = chosen;
  const lowered = rebuilt(place.part, place.part.choices.with(index, { ...choice, delta: choice.delta - 1 }), place.part.children);
  return search.takes(
    edited(search.current, [
      [place, lowered],
      [list, withoutItems(list.part, i, 1)],
    ]),
  );
}

/** Removes single choices of a part whose structure is not known, and lowers an earlier choice by one: it may be a length. */
export function dropForeignChoices(search: ShrinkSearch): void {
  visitParts(
    search,
    ({ kind }) => kind === "foreign",
    (at) => {
      for (let i = (search.now(at)?.part.choices.length ?? 0) - 1; i > 0 && !search.isOver; i--) {
        for (let j = i - 1; j >= 0 && j >= i - foreignReach; j--) {
          search.hasToBeShorter = true;
          if (search.takes(search.at(at, (part) => withoutChoice(part, i, j)))) break;
        }
      }
    },
  );
}

function withoutChoice(part: Trace, i: number, j: number): Trace | null {
  const length = part.choices[j];
  if (length === undefined || length.delta <= 0 || i >= part.choices.length) return null;
  return rebuilt(part, part.choices.with(j, { ...length, delta: length.delta - 1 }).toSpliced(i, 1), part.children);
}
