import { present } from "../../../base/index.ts";

/** A nonterminal of the grammar as a small number; equal names have equal numbers, in every grammar. */
export type Nonterminal = number & { readonly brand: "nonterminal" };

const numbers = new Map<string, Nonterminal>();
const names: string[] = [];

/** The nonterminal of that name. */
export function nonterminal(name: string): Nonterminal {
  let number = numbers.get(name);
  if (number === undefined) {
    number = names.length as Nonterminal;
    numbers.set(name, number);
    names.push(name);
  }
  return number;
}

/** The name of a nonterminal. */
export function nonterminalName(nt: Nonterminal): string {
  return present(names[nt], "nonterminalName: an interned number");
}

/** How many nonterminals there are, over all grammars. */
export function nonterminalCount(): number {
  return names.length;
}
