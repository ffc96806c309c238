import { type Choice, type Place, type Trace, unmarked } from "./trace.ts";

/**
 * A number that is the same for traces that are replayed in the same way, and hardly ever for others: what is missing is answered in the simplest
 * way, so that simplest answers do not count. Every other answer adds its share to the mark of its part, and every part to that of the part around
 * it; so the fingerprint after a change is known from the parts around it (`fingerprintWith`). Requires: the trace is not growing any more.
 */
export function fingerprint(trace: Trace): number {
  return scrambled(markOf(trace));
}

function markOf(trace: Trace): number {
  if (trace.mark !== unmarked) return trace.mark;
  const { choices, children } = trace;
  let sum = 0;
  for (let i = 0; i < choices.length; i++) sum = (sum + answerShare(i, (choices[i] as Choice).delta)) | 0;
  for (let i = 0; i < children.length; i++) sum = (sum + partShare(children[i] as Trace, i, markOf(children[i] as Trace))) | 0;
  trace.mark = sum;
  return sum;
}

/** The fingerprint of the whole tree with another answer to one choice of the part in this place. */
export function fingerprintWith(place: Place, index: number, delta: number): number {
  const { part } = place;
  let sum = (markOf(part) - answerShare(index, part.choices[index]?.delta ?? 0) + answerShare(index, delta)) | 0;
  for (let at = place; at.around !== null; at = at.around) {
    const before = partShare(at.part, at.index, markOf(at.part));
    sum = (markOf(at.around.part) - before + partShare(at.part, at.index, sum)) | 0;
  }
  return scrambled(sum);
}

/** What an answer adds to the mark of its part. */
function answerShare(index: number, delta: number): number {
  return delta === 0 ? 0 : mixed(index + 1, delta);
}

/** What a part with this mark adds to the mark of the part around it. */
function partShare({ key }: Trace, index: number, mark: number): number {
  return mark === 0 ? 0 : Math.imul(mixed(key === null ? index : wordOf(key), 0) | 1, scrambled(mark));
}

function wordOf(key: string): number {
  let word = 0x2545f491;
  for (let i = 0; i < key.length; i++) word = Math.imul(word ^ key.charCodeAt(i), 0x01000193);
  return word;
}

/** Without this, an answer in the first part of the second part would count as one in the second part of the first. */
function scrambled(mark: number): number {
  const word = Math.imul(mark ^ (mark >>> 16), 0x85ebca6b);
  return word ^ (word >>> 13);
}

function mixed(word: number, n: number): number {
  const high = n === (n | 0) ? 0 : Math.floor(n / 0x1_0000_0000);
  const w = Math.imul(Math.imul(word, 0x2c1b3c6d) ^ n ^ Math.imul(high, 0x9e3779b1), 0x85ebca6b);
  return Math.imul(w ^ (w >>> 15), 0xc2b2ae35) + 0x7f4a7c15;
}
