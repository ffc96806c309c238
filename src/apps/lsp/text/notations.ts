/** Which theories bring the notation that a text uses without having it. */
import { builtInSigns, type Context } from "../../../elaborate/index.ts";
import { readTemplate, toUnicode } from "../../../syntax/index.ts";
import { asImported, importableFrom, textOf } from "./importable.ts";

/** The text of a notation: behind the parenthesis, or a word that says what kind of operator it is. */
const annotation = /\(\s*(?:(?:infix[lr]?|binder)\s*)?(?:‹((?:[^‹›]|‹[^‹›]*›)*)›|"([^"\n]*)")/gu;

/** How far before and behind a place a sign may reach. */
const reach = 60;

/** What a notation has of letters only reads as a name, so that the trouble comes behind it (`do { x ← …`). */
const word = /[\p{L}\p{N}_'.,]+/gu;

/** Theories with a sign that stands at a place, or a word before it, and that is unknown there, those with the longest first. */
export function notationDeclarers(folder: string, text: string, at: number, { grammar }: Context): string[] {
  const [before, behind] = [toUnicode(text.slice(Math.max(0, at - reach), at)), toUnicode(text.slice(at, at + reach))];
  const words = new Set(before.match(word) ?? []);
  const stands = (sign: string): boolean =>
    words.has(sign) || Array.from(sign, (_, i) => i).some((i) => before.endsWith(sign.slice(0, i)) && behind.startsWith(sign.slice(i)));
  const found = importableFrom(folder).map(({ name, short, file }) => {
    const signs = [...builtInSigns(short), ...signsOf(textOf(file))].filter((sign) => stands(sign) && !grammar.literals.has(sign));
    return { name: asImported(name), length: Math.max(0, ...signs.map((sign) => sign.length)) };
  });
  return found
    .filter(({ length }) => length > 0)
    .sort((a, b) => b.length - a.length)
    .map(({ name }) => name);
}

/** The signs of all notations that a theory declares. */
function signsOf(text: string): string[] {
  const templates = [...toUnicode(text).matchAll(annotation)].map(([, cartouche, quoted]) => cartouche ?? quoted ?? "");
  return templates.flatMap(readTemplate).flatMap((piece) => (piece.kind === "delimiter" ? [piece.text] : []));
}
