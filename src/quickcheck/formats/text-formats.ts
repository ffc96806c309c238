import { elements, frequency } from "../generators/choice.ts";
import { Gen } from "../generators/gen.ts";
import { type LengthBounds, lengthsOf, listOf, vector } from "../generators/list.ts";
import { boolean, choose } from "../generators/numbers.ts";
import { tuple } from "../generators/product.ts";
import { char, stringOf, unicodeChar } from "../generators/text.ts";

const hexDigits = [..."0123456789abcdef"];
const digit = elements(hexDigits);

/** Words over 0 and 1, over hexadecimal digits. */
export const binaryString = (bounds: LengthBounds = {}): Gen<string> => stringOf(elements(["0", "1"]), bounds);
export const hexString = (bounds: LengthBounds = {}): Gen<string> => stringOf(digit, bounds);

const joined: readonly string[] = ["👩‍👩‍👧", "👍🏽", "🇩🇪", "🏴󠁧󠁢󠁷󠁬󠁳󠁿", "❤️", "1️⃣", "é", "ä̧", "क्षि", "각", "ŝ", "ﷺ"];

/** What a reader takes for one character; some are several code points. */
export const grapheme: Gen<string> = frequency([
  [6, char],
  [3, unicodeChar.suchThat((c) => !/^[\p{M}\p{C}\p{Z}]$/u.test(c))],
  [2, elements(joined)],
]);

const base64Digit = elements([..."ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"]);

/** Base64 with its padding; the bounds are those of the text, whose length is always a multiple of four. */
export function base64String(bounds: LengthBounds = {}): Gen<string> {
  const { min, max } = lengthsOf(bounds);
  const least = Math.ceil(min / 4);
  const most = Math.floor(max / 4);
  if (most < least) throw new RangeError(`base64String: no multiple of four lies between ${min} and ${max}`);
  const groups = listOf(vector(4, base64Digit), { min: least, max: most });
  return tuple(groups, choose(0, 2)).map(([all, padding]) => {
    const text = all.flat().join("");
    // The last digit before the padding has bits that must be zero; A, Q, g and w have, and so has every fourth digit for one sign.
    if (padding === 0 || text === "") return text;
    return padding === 1 ? `${text.slice(0, -2)}E=` : `${text.slice(0, -3)}Q==`;
  });
}

/** The same text with some letters in the other case. */
export function mixedCase(text: Gen<string>): Gen<string> {
  return new Gen((source) => [...text.draw(source)].map((c) => (boolean.draw(source) ? otherCase(c) : c)).join(""), {
    kind: "all",
    of: [text],
    box: null,
  });
}

function otherCase(c: string): string {
  const lower = c.toLowerCase();
  return lower === c ? c.toUpperCase() : lower;
}

/** Which versions of UUIDs; all from 1 to 8 unless said otherwise. */
export interface UuidOptions {
  readonly version?: number | readonly number[];
}

/** A universally unique identifier. */
export function uuid(options: UuidOptions = {}): Gen<string> {
  const versions = [options.version ?? [1, 2, 3, 4, 5, 6, 7, 8]].flat();
  if (!versions.every((v) => Number.isInteger(v) && v >= 1 && v <= 15))
    throw new RangeError(`uuid: there are no versions ${versions.join(", ")}`);
  const digits = (n: number) => vector(n, digit).map((ds) => ds.join(""));
  return tuple(digits(8), digits(4), elements(versions), digits(3), elements(["8", "9", "a", "b"]), digits(3), digits(12)).map(
    ([a, b, version, c, variant, d, e]) => `${a}-${b}-${version.toString(16)}${c}-${variant}${d}-${e}`,
  );
}

const crockford = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** A ULID: 48 bits of time and 80 of chance in Crockford's digits. */
export const ulid: Gen<string> = tuple(choose(0, 2 ** 48 - 1), vector(16, choose(0, 31))).map(([time, rest]) => {
  let text = "";
  for (let i = 0, left = time; i < 10; i++, left = Math.floor(left / 32)) text = crockford.charAt(left % 32) + text;
  return text + rest.map((n) => crockford.charAt(n)).join("");
});
