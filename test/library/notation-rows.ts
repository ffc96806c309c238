/** The notations of the vocabulary's rows: operators and templates with their priorities, and their ASCII spellings. */
import type { Mixfix } from "../../src/syntax/index.ts";
import type { Row } from "./vocabulary-rows.ts";

export interface NotationCase {
  readonly row: Row;
  readonly notation: Mixfix;
  readonly written: string;
}

const span = { from: 0, to: 0 };
const text = (written: string) => ({ text: written, span: { from: 0, to: written.length }, offsetAt: (i: number) => i });
const associativity = { infixl: "left", infixr: "right", infix: "none" } as const;

/** In a template of ours, quotes escape what the grammar of templates would read otherwise. */
const escaped = (symbol: string) => symbol.replace(/[/()_']/g, (c) => `'${c}`);

function infix(kind: "infix" | "infixl" | "infixr", symbol: string, priority: number): Mixfix {
  return { kind: "infix", associativity: associativity[kind], symbol: text(escaped(symbol)), priority, span };
}

function template(written: string, priorities: readonly number[], priority: number): Mixfix {
  return { kind: "template", template: text(written), priorities, priority, span };
}

/** The symbols after `ascii:`, up to the next part. */
function asciiSymbols(notation: string): string[] {
  const after = /ascii: ([^;]*)/.exec(notation)?.[1] ?? "";
  return after
    .replace(/ \(.*\)/, "")
    .split(", ")
    .filter((symbol) => symbol !== "" && !symbol.includes(" "));
}

function infixCases(row: Row): NotationCase[] {
  const found = /^(infixl|infixr|infix) (\S+) (\d+)/.exec(row.notation);
  if (found === null) return [];
  const [, kind, symbol = "", priority] = found;
  return [symbol, ...asciiSymbols(row.notation)].map((s) => ({
    row,
    notation: infix(kind as "infix" | "infixl" | "infixr", s, Number(priority)),
    written: `${kind} ${s} ${priority}`,
  }));
}

function binderCases(row: Row): NotationCase[] {
  const found = /^binder (\S+) (\d+)/.exec(row.notation);
  if (found === null) return [];
  const [, symbol = "", written] = found;
  const priority = Number(written);
  return [symbol, ...asciiSymbols(row.notation)].map((s) => ({
    row,
    notation: { kind: "binder", symbol: text(s), bodyPriority: priority, priority, span },
    written: `binder ${s} ${priority}`,
  }));
}

/** `prefix ¬ _ [40] 40`, `postfix _⇧* [1000] 999`, `mixfix _ ≤ _ [51,51] 50`, `⨅⇩f⇩i⇩n _ [900] 900`, `{.._}`. */
function templateCases(row: Row): NotationCase[] {
  const closed = /^(\{[_.<]+\})$/.exec(row.notation);
  if (closed !== null) return [{ row, notation: template(row.notation, [], 1000), written: row.notation }];
  const found = /^(?:prefix|postfix|mixfix)? ?([^[;]*_[^[;]*) \[([\d,]+)\] (\d+)/.exec(row.notation);
  if (found === null) return [];
  const [, symbols = "", priorities = "", priority] = found;
  if (isBindingForm(symbols)) return [];
  const spelled = [symbols, ...asciiSymbols(row.notation).map((s) => symbols.replace(/[^_ ]+/, () => s))];
  return spelled.map((written) => ({
    row,
    notation: template(written, priorities.split(",").map(Number), Number(priority)),
    written,
  }));
}

/** Forms with patterns, updates and enumerations are built into the grammar, not declared by the library. */
function isBindingForm(symbols: string): boolean {
  return symbols.includes(".") || symbols.includes("…") || symbols.includes(":=");
}

/** Every notation that a row gives with its priorities. */
export function notationCases(row: Row): NotationCase[] {
  return [...infixCases(row), ...binderCases(row), ...templateCases(row)];
}
