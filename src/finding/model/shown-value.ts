/** Values of a model as people see them: trees of what is known, and their text. */
import { baseName } from "../../base/index.ts";
import { names } from "../../logic/index.ts";

export type ShownValue =
  | { readonly kind: "truth"; readonly isTrue: boolean }
  | { readonly kind: "number"; readonly numerator: number; readonly denominator: number }
  /** An element by its name, a character, a string, a way back to an infinite object. */
  | { readonly kind: "name"; readonly text: string }
  | { readonly kind: "pair"; readonly fst: ShownValue; readonly snd: ShownValue }
  | { readonly kind: "made"; readonly constructor: string; readonly args: readonly ShownValue[] }
  /** An element of a subtype or quotient, by what stands for it. */
  | { readonly kind: "carved"; readonly base: ShownValue }
  /** An infinite object, which its own parts lead back to by the name. */
  | { readonly kind: "infinite"; readonly name: string; readonly body: ShownValue }
  /** `isOpen`: there may be further elements. */
  | { readonly kind: "set"; readonly elements: readonly ShownValue[]; readonly isOpen: boolean }
  | { readonly kind: "function"; readonly entries: readonly ShownEntry[] }
  /** Nothing is known of it, or not the same everywhere. */
  | { readonly kind: "unknown" };

export interface ShownEntry {
  readonly x: ShownValue;
  readonly y: ShownValue;
}

export const unknownValue: ShownValue = { kind: "unknown" };

export const isTruth = (v: ShownValue, isTrue: boolean): boolean => v.kind === "truth" && v.isTrue === isTrue;

/** The text; `unknown` stands for what is not known. */
export function shownText(v: ShownValue, unknown = "?"): string {
  const text = (part: ShownValue): string => shownText(part, unknown);
  switch (v.kind) {
    case "truth":
      return v.isTrue ? "True" : "False";
    case "number": {
      const whole = `${v.numerator < 0 ? "- " : ""}${Math.abs(v.numerator)}`;
      return v.denominator === 1 ? whole : `${whole}/${v.denominator}`;
    }
    case "name":
      return v.text;
    case "pair":
      return `(${text(v.fst)}, ${text(v.snd)})`;
    case "made":
      return madeText(v, unknown);
    case "carved":
      return `«${text(v.base)}»`;
    case "infinite":
      return `(THE ${v.name}. ${v.name} = ${text(v.body)})`;
    case "set":
      return `{${[...v.elements.map(text), ...(v.isOpen ? ["…"] : [])].join(", ")}}`;
    case "function":
      return v.entries.length === 0 ? "(λx. _)" : `(λx. _)(${v.entries.map(({ x, y }) => `${text(x)} := ${text(y)}`).join(", ")})`;
    case "unknown":
      return unknown;
  }
}

type Made = Extract<ShownValue, { kind: "made" }>;

function madeText(v: Made, unknown: string): string {
  const { elements, rest } = listOf(v);
  if (rest === null) return `[${elements.map((x) => shownText(x, unknown)).join(", ")}]`;
  if (elements.length > 0) return [...elements.map((x) => enclosed(x, unknown)), shownText(rest, unknown)].join(" # ");
  if (v.constructor === names.Unity) return "()";
  return [baseName(v.constructor), ...v.args.map((arg) => enclosed(arg, unknown))].join(" ");
}

/** The elements at the front of a list, and what follows them; null for the end. */
function listOf(v: ShownValue): { readonly elements: readonly ShownValue[]; readonly rest: ShownValue | null } {
  const elements: ShownValue[] = [];
  let rest = v;
  while (rest.kind === "made" && rest.constructor === names.Cons) {
    const [x, more] = rest.args;
    if (x === undefined || more === undefined) break;
    elements.push(x);
    rest = more;
  }
  return { elements, rest: rest.kind === "made" && rest.constructor === names.Nil ? null : rest };
}

/** As an argument or operand. */
function enclosed(v: ShownValue, unknown: string): string {
  const text = shownText(v, unknown);
  return isAtomic(v) ? text : `(${text})`;
}

function isAtomic(v: ShownValue): boolean {
  switch (v.kind) {
    case "number":
      return v.numerator >= 0 && v.denominator === 1;
    case "name":
      return !v.text.includes(" ");
    case "made":
      return v.args.length === 0 || listOf(v).rest === null;
    case "function":
      return v.entries.length === 0;
    default:
      return true;
  }
}
