/** The order in which characters are tried: what a specification says about strings hangs on the characters that it mentions. */
import { charT } from "../../logic/index.ts";
import { eachExpr, type Program } from "../../program/index.ts";

/** Letters, digits, the space, then all others. */
const ranges: readonly (readonly [number, number])[] = [
  [97, 123],
  [65, 91],
  [48, 58],
  [32, 33],
  [33, 48],
  [58, 65],
  [91, 97],
  [123, 256],
  [0, 32],
];

/** All characters. Those that the program mentions take turns with the others, so that short strings of both kinds come first. */
export function alphabet(program: Program): number[] {
  const mentioned = mentionedCharacters(program);
  const others = ranges.flatMap(([from, to]) => Array.from({ length: to - from }, (_, i) => from + i)).filter((c) => !mentioned.has(c));
  const turns = [...mentioned].flatMap((c, i) => [c, ...others.slice(i, i + 1)]);
  return [...turns, ...others.slice(mentioned.size)];
}

/** The codes of the characters in a program's text, in order. */
export function mentionedCharacters(program: Program): ReadonlySet<number> {
  const id = program.types.find((t) => t.type === charT)?.id;
  const found = new Set<number>();
  if (id === undefined) return found;
  for (const { body } of program.functions)
    eachExpr(body, (e) => {
      if (e.kind === "literal" && e.type === id) found.add(Number(e.value));
    });
  return found;
}
