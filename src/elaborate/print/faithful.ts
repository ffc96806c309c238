import { sameTerm, type Term } from "../../logic/index.ts";
import { normalise } from "../../syntax/index.ts";
import type { Context } from "../names/context.ts";
import { Problem } from "../names/problem.ts";
import { readTerm } from "../read/read-term.ts";
import { printTerm, type ShownTypes } from "./print.ts";

const levels: readonly ShownTypes[] = ["none", "variables", "all"];

/**
 * Prints a term with as few types as it takes to read it back: `readTerm(context, printFaithfully(context, t)) = t`.
 * Null for terms that no text stands for, such as those with constants that are hidden.
 */
export function printFaithfully(context: Context, t: Term): string | null {
  for (const types of levels) {
    const text = printTerm(context, t, types);
    if (readsAs(context, text, t)) return text;
  }
  return null;
}

function readsAs(context: Context, text: string, t: Term): boolean {
  try {
    return sameTerm(readTerm(context, normalise(text, 0), t.type), t);
  } catch (error) {
    if (error instanceof Problem) return false;
    throw error;
  }
}
