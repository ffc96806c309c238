import { elements } from "./choice.ts";
import type { Gen } from "./gen.ts";
import { type LengthBounds, listOf } from "./list.ts";
import { choose } from "./numbers.ts";

const letters = "abcdefghijklmnopqrstuvwxyz";
const signs = " !\"#$%&'()*+,-./:;<=>?@[\\]^_`{|}~";

/** A printable ASCII character; letters are the simplest, `a` before all. */
export const char: Gen<string> = elements([...letters, ...letters.toUpperCase(), ..."0123456789", ...signs]);

/** Any Unicode character that can stand alone (no half of a surrogate pair); shrinks towards `a`. */
export const unicodeChar: Gen<string> = choose(-97, 0x10ffff - 0x800 - 97).map((shift) => {
  const point = shift + 97;
  return String.fromCodePoint(point < 0xd800 ? point : point + 0x800);
});

/** A word of printable ASCII characters, at most as long as the size. */
export const string: Gen<string> = stringOf(char);

/** A word over the given characters: `stringOf(elements([..."01"]))`. */
export function stringOf(character: Gen<string>, bounds: LengthBounds = {}): Gen<string> {
  return listOf(character, bounds).map((characters) => characters.join(""));
}
