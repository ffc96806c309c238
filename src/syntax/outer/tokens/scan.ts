/** Finding the ends of identifiers, numbers and symbols in raw text, where symbols may be spelled `\<name>` or in Unicode. */
import { isLetter, symbolToUnicode, unicodeToSymbol } from "../../symbols.ts";

/** Codes of the characters that begin a symbol. */
const backslash = 92;
const less = 60;

/** What an ASCII character can be part of. */
const other = 0;
const space = 1;
const letter = 2;
const digit = 3;
const prime = 4;
const underscore = 5;
const symbolic = 6;

const classes = new Uint8Array(128);
for (const c of " \t\n\r\f\v") classes[c.charCodeAt(0)] = space;
for (let c = 97; c <= 122; c++) classes[c] = letter;
for (let c = 65; c <= 90; c++) classes[c] = letter;
for (let c = 48; c <= 57; c++) classes[c] = digit;
for (const c of "!#$%&*+-/<=>?@^|~") classes[c.charCodeAt(0)] = symbolic;
classes[39] = prime;
classes[95] = underscore;

/** Whether a UTF-16 unit is white space. */
export function isSpace(code: number): boolean {
  return code < 128 ? classes[code] === space : code === 0xa0 || code === 0xfeff;
}

/** Whether a UTF-16 unit is an ASCII letter. */
export function isAsciiLetter(code: number): boolean {
  return code < 128 && classes[code] === letter;
}

/** Whether a UTF-16 unit is a digit. */
export function isDigit(code: number): boolean {
  return code >= 48 && code <= 57;
}

function isLetdig(code: number): boolean {
  const c = code < 128 ? (classes[code] ?? other) : other;
  return c >= letter && c <= underscore;
}

/** The end of the run of characters that make up a symbolic identifier such as `+` or `==`; `at` when there is none. */
export function symbolicRunEnd(text: string, at: number): number {
  let i = at;
  for (; i < text.length; i++) {
    const code = text.charCodeAt(i);
    const c = code < 128 ? classes[code] : other;
    if (c !== symbolic && c !== underscore) break;
  }
  return i;
}

/** The end of a named symbol `\<name>` or `\<^name>` that starts at `at`, or -1. */
function namedSymbolEnd(text: string, at: number): number {
  if (text.charCodeAt(at) !== backslash || text.charCodeAt(at + 1) !== less) return -1;
  let i = at + 2;
  if (text[i] === "^") i++;
  if (!isAsciiLetter(text.charCodeAt(i))) return -1;
  while (isLetdig(text.charCodeAt(i))) i++;
  return text[i] === ">" ? i + 1 : -1;
}

/** The name of the symbol at `at` and its end: `\<alpha>` and `α` are both `alpha`. A character without name gives null. */
export function symbolAt(text: string, at: number): { readonly name: string; readonly end: number } | null {
  const end = namedSymbolEnd(text, at);
  if (end >= 0) return { name: text.slice(at + 2, end - 1), end };
  const code = text.codePointAt(at) ?? 0;
  if (code < 128) return null;
  const character = String.fromCodePoint(code);
  const name = unicodeToSymbol(character);
  return name === undefined ? null : { name, end: at + character.length };
}

/** The end of the letter or symbol letter at `at`, or -1. */
function letterEnd(text: string, at: number): number {
  const code = text.charCodeAt(at);
  if (code < 128 && code !== backslash) return classes[code] === letter ? at + 1 : -1;
  const symbol = symbolAt(text, at);
  if (symbol === null) return -1;
  const character = symbolToUnicode(symbol.name);
  return character !== undefined && isLetter(character) ? symbol.end : -1;
}

/** The end of the letter, digit or quasi-letter at `at`, or -1. */
function letdigEnd(text: string, at: number): number {
  const code = text.charCodeAt(at);
  if (code < 128 && code !== backslash) return isLetdig(code) ? at + 1 : -1;
  return letterEnd(text, at);
}

/** The end of a subscript mark that joins an identifier, or -1: it must be followed by a letter or digit. */
function subscriptEnd(text: string, at: number): number {
  const code = text.charCodeAt(at);
  if (code < 128 && code !== backslash) return -1;
  const symbol = symbolAt(text, at);
  if (symbol === null || (symbol.name !== "^sub" && symbol.name !== "^isub")) return -1;
  return letdigEnd(text, symbol.end);
}

/** The end of the identifier at `at`, or `at` when there is none: a letter, then letters, digits, `_`, `'`, subscripts. */
export function identifierEnd(text: string, at: number): number {
  let i = letterEnd(text, at);
  if (i < 0) return at;
  for (;;) {
    while (isLetdig(text.charCodeAt(i))) i++;
    const code = text.charCodeAt(i);
    if (code < 128 && code !== backslash) return i;
    let next = letdigEnd(text, i);
    if (next < 0) next = subscriptEnd(text, i);
    if (next < 0) return i;
    i = next;
  }
}

/** The end of the digits at `at`. */
export function digitsEnd(text: string, at: number): number {
  let i = at;
  while (isDigit(text.charCodeAt(i))) i++;
  return i;
}
