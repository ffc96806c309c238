/**
 * Counterexamples as text that finds them again in one test: `xs = [a⇩1]` for variables, `'a = 2` for a type variable that stands for a
 * finite type, `'b = int` for another. Texts are given out only when they read back to the same terms.
 */
import { type Context, Problem, printType, readTerm } from "../elaborate/index.ts";
import {
  type Conjecture,
  constant,
  type Find,
  type Free,
  free,
  sameTerm,
  substFrees,
  type Term,
  type Type,
  type TypeVar,
} from "../logic/index.ts";
import { normalise } from "../syntax/index.ts";
import { printValue } from "./print-value.ts";

const finiteType = /^Enum\.finite_(\d)$/;

/** The values of a find as texts; null when they would not lead back to it. */
export function replayTexts(context: Context, ground: Conjecture, find: Find, types: ReadonlyMap<TypeVar, Type>): readonly string[] | null {
  if (find.chosen.length > 0) return null;
  const variables = ground.variables.flatMap((x): [Free, Term][] => {
    const value = find.assignment.get(x.name);
    return value === undefined ? [] : [[x, value]];
  });
  if (variables.length < ground.variables.length) return null;
  const cards = [...types].map(([v, ty]) => `${v.name} = ${cardOf(ty) ?? printType(context, ty)}`);
  const texts = variables.map(([x, value]) => ({ value, text: printValue(context, value), type: x.type }));
  const elements = elementsOf([...types.values()]);
  if (elements === null || !texts.every((t) => readsBack(context, t, elements))) return null;
  return [...cards, ...variables.map(([x], i) => `${x.name} = ${texts[i]?.text ?? ""}`)];
}

function readsBack(context: Context, { value, text, type }: { value: Term; text: string; type: Type }, elements: Elements): boolean {
  try {
    return sameTerm(readValue(context, text, type, elements), value);
  } catch (error) {
    if (error instanceof Problem) return false;
    throw error;
  }
}

/** "2" for the finite type of two elements, otherwise null. */
function cardOf(ty: Type): string | null {
  return ty.kind === "con" ? (finiteType.exec(ty.name)?.[1] ?? null) : null;
}

/** The names `a⇩1`, … and what they stand for. */
export type Elements = ReadonlyMap<string, Term>;

/** Null when the same name would stand for elements of different types. */
export function elementsOf(types: readonly Type[]): Elements | null {
  const finite = [...new Set(types.filter((ty) => cardOf(ty) !== null))];
  const [only] = finite;
  if (finite.length > 1) return null;
  if (only === undefined || only.kind !== "con") return new Map();
  const card = Number(cardOf(only));
  return new Map(Array.from({ length: card }, (_, i) => [`a⇩${i + 1}`, constant(`${only.name}.a⇩${i + 1}`, only)]));
}

/** A value from its text. Throws `Problem` when it cannot be read. */
export function readValue(context: Context, text: string, type: Type, elements: Elements): Term {
  const fixes = new Map([...elements].map(([name, t]) => [name, free(name, t.type)]));
  const inside = context.with({ locals: { ...context.locals, fixes: new Map([...context.locals.fixes, ...fixes]) } });
  return substFrees(elements, readTerm(inside, normalise(text, 0), type));
}
