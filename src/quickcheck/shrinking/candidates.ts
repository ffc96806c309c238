import { compareTraces, isSimplest, type Place, type Trace } from "../source/trace.ts";
import { choicesOf, partsOf, replaced, simplified, withDelta, withoutItems } from "../source/trace-edit.ts";

/**
 * Traces one step smaller than this one, bold steps first. For those who drive shrinking themselves; our own shrinking looks at
 * the outcome of each step and needs far fewer (`shrink.ts`).
 */
export function* smallerTraces(root: Trace): Generator<Trace> {
  for (const candidate of candidates(root)) {
    if (compareTraces(candidate, root) < 0) yield candidate;
  }
}

function* candidates(root: Trace): Generator<Trace> {
  const places = partsOf(root);
  for (const place of places) if (!isSimplest(place.part)) yield replaced(place, simplified(place.part));
  for (const place of places) {
    if (place.part.kind === "list") yield* shorterLists(place);
    if (place.part.kind === "recursion") yield* hoisted(place);
  }
  for (const place of choicesOf(root)) {
    const { delta, most } = place.choice;
    for (let step = delta; step !== 0; step = Math.trunc(step / 2)) yield withDelta(place, delta - step);
    if (delta < 0 && -delta <= most) yield withDelta(place, -delta);
  }
}

function* shorterLists(place: Place): Generator<Trace> {
  const list = place.part;
  for (let count = list.choices[0]?.delta ?? 0; count >= 1; count = Math.floor(count / 2)) {
    for (let start = list.children.length - count; start >= 0; start -= count) yield replaced(place, withoutItems(list, start, count));
  }
}

function* hoisted(place: Place): Generator<Trace> {
  for (const { around, part } of partsOf(place.part)) {
    if (around !== null && part.kind === "recursion" && part.label === place.part.label) yield replaced(place, part);
  }
}
