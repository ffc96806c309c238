/** Which theories bring the notation that a text uses without having it. */
import { builtInSigns, type Context, signsIn } from "../../../elaborate/index.ts";
import { readTemplate, type Sign, toUnicode } from "../../../syntax/index.ts";
import { asImported, importableFrom, textOf } from "./importable.ts";

/** The text of a notation: behind the parenthesis, or a word that says what kind of operator it is. */
const annotation = /\(\s*(?:(infix[lr]?|binder)\s*)?(?:‹((?:[^‹›]|‹[^‹›]*›)*)›|"([^"\n]*)")/gu;

/** How far before and behind a place a sign may reach. */
const reach = 60;

/** What a notation has of letters only reads as a name, so that the trouble comes behind it (`do { x ← …`). */
const word = /[\p{L}\p{N}_'.,]+/gu;

/**
 * Theories with a sign that stands at a place, or a word before it, and that is unknown there, those with the longest first. A sign that only
 * begins notations there is unknown between parts (`xs !! n`, where `!! x. P` is known), and the other way round.
 */
export function notationDeclarers(folder: string, text: string, at: number, { grammar }: Context): string[] {
  const [before, behind] = [toUnicode(text.slice(Math.max(0, at - reach), at)), toUnicode(text.slice(at, at + reach))];
  const words = new Set(before.match(word) ?? []);
  const stands = (sign: string): boolean =>
    words.has(sign) || Array.from(sign, (_, i) => i).some((i) => before.endsWith(sign.slice(0, i)) && behind.startsWith(sign.slice(i)));
  const known = new Set(signsIn(grammar).map(keyOf));
  const found = importableFrom(folder).map(({ name, short, file }) => {
    const signs = [...builtInSigns(short), ...signsOf(textOf(file))].filter((sign) => stands(sign.text) && !known.has(keyOf(sign)));
    return { name: asImported(name), length: Math.max(0, ...signs.map((sign) => sign.text.length)) };
  });
  return found
    .filter(({ length }) => length > 0)
    .sort((a, b) => b.length - a.length)
    .map(({ name }) => name);
}

const keyOf = ({ text, isBehind }: Sign): string => `${isBehind ? "_" : ""}${text}`;

/** The signs of all notations that a theory declares. */
function signsOf(text: string): Sign[] {
  return [...toUnicode(text).matchAll(annotation)].flatMap(([, kind = "", cartouche, quoted]) => {
    const pieces = readTemplate(cartouche ?? quoted ?? "");
    // Operators are written without their arguments.
    const first = kind.startsWith("infix") ? 0 : pieces.findIndex((piece) => piece.kind !== "delimiter");
    const isBehind = (i: number): boolean => kind.startsWith("infix") || (first >= 0 && i > first);
    return pieces.flatMap((piece, i) => (piece.kind === "delimiter" ? [{ text: piece.text, isBehind: isBehind(i) }] : []));
  });
}
