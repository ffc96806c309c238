import { present } from "../base/index.ts";
import { names } from "../logic/index.ts";
import { CannotSay, data, Thunk } from "./value.ts";

/** Ways to split a list are tried for lists of at most this length. */
const longestSplit = 60;

/** The list, its tail, …, the empty list; null when it is too long. */
export function tailsOf(list: Thunk): readonly Thunk[] | null {
  const tails = [list];
  for (let rest = list; tails.length <= longestSplit; tails.push(rest)) {
    const cell = rest.force();
    if (cell.kind !== "data") throw new CannotSay("a list that is not one");
    const next = cell.args[1];
    if (next === undefined) return tails;
    rest = next;
  }
  return null;
}

/** So many elements from the beginning of the list that has these tails. */
export function prefix(tails: readonly Thunk[], count: number): Thunk {
  return tails.slice(0, count).reduceRight<Thunk>(
    (rest, tail) => {
      const cell = tail.force();
      const first = cell.kind === "data" ? cell.args[0] : undefined;
      return Thunk.of(data(names.Cons, [present(first, "prefix: element"), rest]));
    },
    Thunk.of(data(names.Nil)),
  );
}
