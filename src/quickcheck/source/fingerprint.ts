import type { Choice, ChoicePlace, Trace } from "./trace.ts";

/**
 * A number that is the same for traces that are replayed in the same way, and hardly ever for others: what is missing is answered in the simplest
 * way, so that simplest answers do not count. Every other answer adds its share, which depends on its place; so the fingerprint after a change
 * is known from what was changed (`changeOf`).
 */
export function fingerprint(trace: Trace): number {
  return sumOf(trace, rootWord);
}

/** Stands for the place of the whole tree. */
export const rootWord = 0x2545f491;

function sumOf(part: Trace, word: number): number {
  const { choices, children } = part;
  let sum = 0;
  for (let i = 0; i < choices.length; i++) {
    const { delta } = choices[i] as Choice;
    if (delta !== 0) sum = (sum + mixed(word + i, delta)) | 0;
  }
  for (let i = 0; i < children.length; i++) {
    const child = children[i] as Trace;
    sum = (sum + sumOf(child, wordOfPart(word, child, i))) | 0;
  }
  return sum;
}

/** What the fingerprint grows by when a choice gets another answer than the one that counts for it now. */
export function changeOf({ word, index }: ChoicePlace, now: number, then: number): number {
  return (shareOf(word, index, then) - shareOf(word, index, now)) | 0;
}

/** What an answer in the part that a word stands for adds. */
function shareOf(word: number, index: number, delta: number): number {
  return delta === 0 ? 0 : mixed(word + index, delta);
}

/** Stands for the place of a part within the part that a word stands for. */
export function wordOfPart(word: number, { key }: Trace, index: number): number {
  return (Math.imul(word, 0x2c1b3c6d) ^ (key === null ? index + 1 : wordOfText(key))) | 0;
}

function wordOfText(text: string): number {
  let word = rootWord;
  for (let i = 0; i < text.length; i++) word = Math.imul(word ^ text.charCodeAt(i), 0x01000193);
  return word;
}

function mixed(word: number, n: number): number {
  const low = n | 0;
  const bits = n === low ? low : low ^ Math.imul(Math.floor(n / 0x1_0000_0000), 0x9e3779b1);
  const w = Math.imul(Math.imul(word, 0x2c1b3c6d) ^ bits, 0x85ebca6b);
  return (Math.imul(w ^ (w >>> 15), 0xc2b2ae35) + 0x7f4a7c15) | 0;
}
