/** Values as text, in the language's own syntax. */
import type { ModelValue } from "../refute/index.ts";

export function valueText(value: ModelValue): string {
  switch (value.kind) {
    case "number":
    case "unknown":
      return value.text;
    case "character":
      return `CHR ''${visible(value.text)}''`;
    case "string":
      return `''${visible(value.text)}''`;
    case "atom":
    case "reference":
      return value.name;
    case "list":
      return `[${texts(value.elements)}]`;
    case "tuple":
      return `(${texts(value.elements)})`;
    case "set":
      return setText(value.elements, value.isComplement);
    case "function":
      return functionText(value);
    case "constructor":
      return constructorText(value);
    case "cycle":
      return `(THE ${value.name}. ${value.name} = ${valueText(value.body)})`;
  }
}

const texts = (values: readonly ModelValue[]): string => values.map(valueText).join(", ");

/** Letters that cannot be seen by their codes. */
const visible = (text: string): string =>
  text.replaceAll(/[\p{Cc}\p{Cf}\p{Cs}\p{Co}]/gu, (c) => `\\x${c.charCodeAt(0).toString(16).padStart(2, "0")}`);

function setText(elements: readonly ModelValue[], isComplement: boolean): string {
  if (!isComplement) return elements.length === 0 ? "{}" : `{${texts(elements)}}`;
  return elements.length === 0 ? "UNIV" : `UNIV - {${texts(elements)}}`;
}

function functionText({ entries, default: rest }: Extract<ModelValue, { kind: "function" }>): string {
  const updates = entries.map((e) => `${argumentText(e.argument)} := ${valueText(e.value)}`);
  const base = `λ_. ${rest === null ? "_" : valueText(rest)}`;
  return updates.length === 0 ? base : `(${base})(${updates.join(", ")})`;
}

function constructorText({ name, args, fields }: Extract<ModelValue, { kind: "constructor" }>): string {
  if (fields !== null) return `⦇${args.map((arg, i) => `${fields[i] ?? "…"} = ${valueText(arg)}`).join(", ")}⦈`;
  return [name, ...args.map(argumentText)].join(" ");
}

/** With parentheses where an argument needs them. */
function argumentText(value: ModelValue): string {
  const text = valueText(value);
  const isOpen =
    (value.kind === "constructor" && value.args.length > 0 && value.fields === null) ||
    (value.kind === "function" && value.entries.length === 0) ||
    (value.kind === "set" && value.isComplement && value.elements.length > 0) ||
    (value.kind === "number" && /^-|\//.test(text)) ||
    value.kind === "character";
  return isOpen ? `(${text})` : text;
}

/** Values that one word says: numbers, letters, elements, constants. */
export function isPlain(value: ModelValue): boolean {
  switch (value.kind) {
    case "number":
    case "character":
    case "atom":
    case "reference":
    case "unknown":
      return true;
    case "constructor":
      return value.args.length === 0;
    case "string":
    case "list":
    case "tuple":
    case "set":
    case "function":
    case "cycle":
      return false;
  }
}

export const isTrue = (value: ModelValue): boolean => value.kind === "constructor" && value.name === "True";
export const isFalse = (value: ModelValue): boolean => value.kind === "constructor" && value.name === "False";
