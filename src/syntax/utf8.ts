/** Decoding of UTF-8, which must go on after an error and say where the first one was. */

/** A decoded text. */
export interface DecodedText {
  /** The text, with U+FFFD for every sequence that is not UTF-8. */
  readonly text: string;
  /** The offset in `text` of the first such sequence, or null when there is none. */
  readonly badAt: number | null;
}

const replacement = 0xfffd;
/** Characters turned to text in one call: each is an argument, and calls have few hundred thousand at most. */
const chunk = 8192;

/** What the first byte of a sequence promises: its length, its own bits, and the range of the second byte. */
function lead(byte: number): { readonly length: number; readonly bits: number; readonly low: number; readonly high: number } | null {
  if (byte >= 0xc2 && byte <= 0xdf) return { length: 2, bits: byte & 0x1f, low: 0x80, high: 0xbf };
  if (byte >= 0xe0 && byte <= 0xef)
    return { length: 3, bits: byte & 0x0f, low: byte === 0xe0 ? 0xa0 : 0x80, high: byte === 0xed ? 0x9f : 0xbf };
  if (byte >= 0xf0 && byte <= 0xf4)
    return { length: 4, bits: byte & 0x07, low: byte === 0xf0 ? 0x90 : 0x80, high: byte === 0xf4 ? 0x8f : 0xbf };
  return null;
}

/** The code point of the sequence at `at` and how many bytes it takes; -1 for a wrong one, whose valid beginning is taken. */
function sequence(bytes: Uint8Array, at: number): { readonly code: number; readonly length: number } {
  const first = lead(bytes[at] ?? 0);
  if (first === null) return { code: -1, length: 1 };
  let code = first.bits;
  for (let i = 1; i < first.length; i++) {
    const byte = bytes[at + i] ?? 0;
    const isRight = i === 1 ? byte >= first.low && byte <= first.high : byte >= 0x80 && byte <= 0xbf;
    if (!isRight) return { code: -1, length: i };
    code = (code << 6) | (byte & 0x3f);
  }
  return { code, length: first.length };
}

/** Decodes UTF-8. Linear; never fails. Law: a text without lone surrogates, encoded and decoded, is itself. */
export function decodeUtf8(bytes: Uint8Array): DecodedText {
  const units = new Uint16Array(bytes.length);
  let length = 0;
  let badAt: number | null = null;
  for (let i = 0; i < bytes.length; ) {
    const byte = bytes[i] ?? 0;
    if (byte < 0x80) {
      units[length++] = byte;
      i++;
      continue;
    }
    const { code, length: used } = sequence(bytes, i);
    i += used;
    if (code < 0) badAt ??= length;
    if (code > 0xffff) {
      units[length++] = 0xd800 + ((code - 0x10000) >> 10);
      units[length++] = 0xdc00 + ((code - 0x10000) & 0x3ff);
    } else units[length++] = code < 0 ? replacement : code;
  }
  return { text: unitsToString(units, length), badAt };
}

function unitsToString(units: Uint16Array, length: number): string {
  const pieces: string[] = [];
  for (let i = 0; i < length; i += chunk) pieces.push(String.fromCharCode(...units.subarray(i, Math.min(i + chunk, length))));
  return pieces.join("");
}
