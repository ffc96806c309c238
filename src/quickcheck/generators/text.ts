import { elements, frequency } from "./choice.ts";
import { Gen } from "./gen.ts";
import { type LengthBounds, listOf } from "./list.ts";
import { choose } from "./numbers.ts";

const letters = "abcdefghijklmnopqrstuvwxyz";
const signs = " !\"#$%&'()*+,-./:;<=>?@[\\]^_`{|}~";

const printable = [...letters, ...letters.toUpperCase(), ..."0123456789", ...signs];

/** A printable ASCII character; letters are the simplest, `a` before all. */
export const char: Gen<string> = elements(printable);

/** Letters that change their length, their number or their identity between cases. */
const folding = [..."ßſİıŉǰΐΣςµẞﬁﬃK"];
/** Space that is not the space bar's, and characters without a width. */
const blanks = [..."\t\n\r\v\f\u0085\u00a0\u1680\u2003\u2028\u2029\u200b\u200d\u3000\ufeff"];
/** Marks that join the character before them. */
const marks = [..."\u0300\u0301\u0308\u0327\u0338\u0345\u0591\u064b\u093f\u20dd\u20e3\ufe0f"];
/** Characters that stand on an edge: of planes, of control characters, of the directions of writing. */
const edges = [..."\0\u001b\u007f\u0080\u00ad\u0130\u061c\u202e\u2066\ufffd\uffff\u{10000}\u{1f469}\u{1f3fd}\u{1f1e6}\u{e0001}\u{10ffff}"];

const codePoint: Gen<string> = choose(-97, 0x10ffff - 0x800 - 97).map((shift) => {
  const point = shift + 97;
  return String.fromCodePoint(point < 0xd800 ? point : point + 0x800);
});

const anyChar: Gen<string> = frequency([
  [4, char],
  [2, elements(folding)],
  [1, elements(blanks)],
  [1, elements(marks)],
  [1, elements(edges)],
  [10, codePoint],
]);

/**
 * Any Unicode character that can stand alone (no half of a surrogate pair); shrinks towards `a`. Some are of a sort that programs
 * forget: letters with odd upper cases, blanks, combining marks, characters beyond the first plane.
 */
export const unicodeChar: Gen<string> = new Gen((source) => (source.isExhaustive ? codePoint : anyChar).draw(source));

/** The ends of both ranges of halves of surrogate pairs. */
const halves = ["\ud800", "\udbff", "\udc00", "\udfff"];

const plainUnit: Gen<string> = choose(-97, 0xffff - 97).map((shift) => String.fromCharCode(shift + 97));

const anyUnit: Gen<string> = frequency([
  [4, char],
  [1, elements(halves)],
  [5, plainUnit],
]);

/** Any of the 65,536 units that strings consist of, halves of surrogate pairs among them, so that texts of these need not be well formed; shrinks towards `a`. */
export const codeUnit: Gen<string> = new Gen((source) => (source.isExhaustive ? plainUnit : anyUnit).draw(source));

/** Words that mean something to objects and parsers. */
const awkwardWords = [
  "__proto__",
  "constructor",
  "prototype",
  "toString",
  "valueOf",
  "hasOwnProperty",
  "toJSON",
  "length",
  "then",
  "null",
  "NaN",
];

/** The same as the choices that spell them: the length, then each character. */
const spellings = awkwardWords.map((word) => [word.length, ...Array.from(word, (c) => printable.indexOf(c))]);

const plainWord: Gen<string> = stringOf(char);

/** A word of printable ASCII characters, at most as long as the size; now and then one that objects or parsers take for their own. */
export const string: Gen<string> = new Gen(
  (source) => {
    source.suggest(spellings);
    return plainWord.draw(source);
  },
  { kind: "all", of: [plainWord], box: null },
);

/** A word over the given characters: `stringOf(elements([..."01"]))`. */
export function stringOf(character: Gen<string>, bounds: LengthBounds = {}): Gen<string> {
  return listOf(character, bounds).map((characters) => characters.join(""));
}
