/**
 * Names for the elements of the finite types that stand for type variables: `a⇩1`, `a⇩2`, … where there is one such type; otherwise each
 * has the letter of a type variable, as in Nitpick: `a⇩1` of `'a`, `b⇩1` of `'b`.
 */
import { constant, destNumeralType, enumSize, type Term, type Type, type TypeVar } from "../../logic/index.ts";
import type { ModelCard } from "./model-data.ts";

/** An element of a finite type: the name of the type, the number of the element. */
export const finiteElement = /^(Enum\.finite_\d)\.a⇩(\d)$/;

/** What type variables stand for. */
export type TypeChoice = ReadonlyMap<TypeVar, Type>;

/** The letter of each finite type's elements, by the name of the type. */
export type Letters = ReadonlyMap<string, string>;

const letterOf = ({ name }: TypeVar): string => name.replace(/^'+/, "").charAt(0);

/** The type variables that stand for finite types, each with the type's name, in the order of their own names. */
function finiteVariables(types: TypeChoice): { readonly letter: string; readonly type: Type; readonly name: string }[] {
  return [...types]
    .flatMap(([v, type]) => (type.kind === "con" && enumSize(type) !== null ? [{ v, letter: letterOf(v), type, name: type.name }] : []))
    .sort((a, b) => (a.v.name < b.v.name ? -1 : 1));
}

export function elementLetters(types: TypeChoice): Letters {
  const variables = finiteVariables(types);
  const isOne = new Set(variables.map((v) => v.name)).size <= 1;
  const letters = new Map<string, string>();
  for (const { name, letter } of variables) if (!letters.has(name)) letters.set(name, isOne ? "a" : letter);
  return letters;
}

/** How many elements the type variables stand for, and how these are called. */
export function cardsOf(types: TypeChoice): ModelCard[] {
  const letters = elementLetters(types);
  return [...types].flatMap(([v, ty]) => {
    const variable = { type: v.name, shape: { name: v.name, args: [] } };
    const number = Number(destNumeralType(ty) ?? 0);
    if (number > 0) return [{ ...variable, size: number, elements: Array.from({ length: number }, (_, i) => `${i}`), isComplete: true }];
    const size = enumSize(ty) ?? 0;
    const letter = (ty.kind === "con" ? letters.get(ty.name) : undefined) ?? "a";
    const elements = Array.from({ length: size }, (_, i) => `${letter}⇩${i + 1}`);
    return size === 0 ? [] : [{ ...variable, size, elements, isComplete: true }];
  });
}

/** Names and what they stand for. */
export type Elements = ReadonlyMap<string, Term>;

/** All names by which elements may be written; null when one would stand for elements of different types. */
export function elementsOf(types: TypeChoice): Elements | null {
  const found = new Map<string, Term>();
  const letters = [...elementLetters(types)].map(([name, letter]) => ({ name, letter }));
  const variables = finiteVariables(types);
  for (const { name, letter } of [...variables, ...letters]) {
    const type = variables.find((v) => v.name === name)?.type;
    for (let i = 1; type !== undefined && i <= (enumSize(type) ?? 0); i++) {
      const element = constant(`${name}.a⇩${i}`, type);
      const text = `${letter}⇩${i}`;
      if ((found.get(text) ?? element) !== element && found.get(text)?.type !== type) return null;
      found.set(text, element);
    }
  }
  return found;
}
