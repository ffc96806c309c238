/**
 * Counterexamples as text that finds them again in one test: `xs = [a⇩1]` for variables, `'a = 2` for a type variable that stands for a
 * finite type, `'b = int` for another. Texts are given out only when they read back to the same terms.
 */
import { type Context, Problem, printType, readTerm } from "../../elaborate/index.ts";
import { type Conjecture, enumSize, type Find, type Free, free, sameTerm, substFrees, type Term, type Type } from "../../logic/index.ts";
import { normalise } from "../../syntax/index.ts";
import { type Elements, elementLetters, elementsOf, type TypeChoice } from "./element-names.ts";
import { shortTables } from "./function-table.ts";
import { printValue } from "./print-value.ts";

/** The values of a find as texts; null when they would not lead back to it. */
export function replayTexts(context: Context, ground: Conjecture, find: Find, types: TypeChoice): readonly string[] | null {
  if (find.chosen.length > 0) return null;
  const variables = ground.variables.flatMap((x): [Free, Term][] => {
    const value = find.assignment.get(x.name);
    return value === undefined ? [] : [[x, value]];
  });
  if (variables.length < ground.variables.length) return null;
  const letters = elementLetters(types);
  const cards = [...types].map(([v, ty]) => `${v.name} = ${enumSize(ty) ?? printType(context, ty)}`);
  const texts = variables.map(([x, value]) => ({ value, text: printValue(context, value, letters), type: x.type }));
  const elements = elementsOf(types);
  if (elements === null || !texts.every((t) => readsBack(context, t, elements))) return null;
  return [...cards, ...variables.map(([x], i) => `${x.name} = ${texts[i]?.text ?? ""}`)];
}

/** The values of a conjecture's variables from texts; null where one is missing or cannot be read. */
export function readAssignment(
  context: Context,
  ground: Conjecture,
  texts: Readonly<Record<string, string>>,
  types: TypeChoice,
): ReadonlyMap<string, Term> | null {
  const elements = elementsOf(types);
  try {
    const read = ground.variables.flatMap(({ name, type }): [string, Term][] =>
      elements === null || texts[name] === undefined ? [] : [[name, readValue(context, texts[name], type, elements)]],
    );
    return read.length < ground.variables.length ? null : new Map(read);
  } catch (error) {
    if (error instanceof Problem) return null;
    throw error;
  }
}

function readsBack(context: Context, { value, text, type }: { value: Term; text: string; type: Type }, elements: Elements): boolean {
  try {
    return sameTerm(readValue(context, text, type, elements), shortTables(context.theory, value));
  } catch (error) {
    if (error instanceof Problem) return false;
    throw error;
  }
}

/** What model finding prints of a function where it says nothing. */
const openFunction = "(λx. _)";

/** A value from its text. Throws `Problem` when it cannot be read. */
export function readValue(context: Context, text: string, type: Type, elements: Elements): Term {
  const inside = context.fixing([...elements].map(([name, t]) => free(name, t.type)));
  return substFrees(elements, readTerm(inside, normalise(text.replaceAll(openFunction, "(λx. undefined)"), 0), type));
}
