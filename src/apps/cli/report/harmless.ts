/** Names, notation and messages may have any characters; on a terminal some of them act. */

/** Control characters, and those that turn the direction of writing; a tabulator and the end of a line are as they are. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for.
const acting = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** The text with such characters as pictures or numbers: `␛[31m`, `<U+009B>`. */
export function harmless(text: string): string {
  return text.replaceAll("\r\n", "\n").replace(acting, (c) => {
    const code = c.charCodeAt(0);
    if (code < 0x20) return String.fromCharCode(0x2400 + code);
    return code === 0x7f ? "\u2421" : `<U+${code.toString(16).toUpperCase().padStart(4, "0")}>`;
  });
}

/** All texts in a value made of plain objects and arrays, and the names of its fields. */
export function harmlessly<T>(value: T): T {
  const made = (x: unknown): unknown => {
    if (typeof x === "string") return harmless(x);
    if (Array.isArray(x)) return x.map(made);
    if (typeof x !== "object" || x === null) return x;
    return Object.fromEntries(Object.entries(x).map(([name, field]) => [harmless(name), made(field)]));
  };
  return made(value) as T;
}

/** A line of JSON: inside strings every character may be written by its number. */
export function jsonLine(value: unknown): string {
  return JSON.stringify(value).replace(acting, (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, "0")}`);
}
