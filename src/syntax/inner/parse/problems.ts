/** What users are told when a text cannot be read. */
import type { Diagnostic, Span } from "../../../base/index.ts";
import type { Grammar } from "../grammar/grammar.ts";
import { describeTerminal, isLiteral, literalText, terminals } from "../grammar/terminal.ts";
import { findHint } from "./hints.ts";
import type { Tokens } from "./lexer.ts";
import type { ParseResult } from "./parser.ts";
import type { OffsetAt } from "./reading.ts";

type Failure = ParseResult & { readonly kind: "failed" };

function tokenSpan(tokens: Tokens, at: number, offsetAt: OffsetAt): Span {
  return { from: offsetAt(tokens.starts[at] ?? 0), to: offsetAt(tokens.ends[at] ?? 0) };
}

/** The token as it is written, cut when long. */
function tokenText(tokens: Tokens, at: number): string {
  const text = tokens.text.slice(tokens.starts[at], tokens.ends[at]);
  return text.length > 30 ? `${text.slice(0, 30)}…` : text;
}

function found(tokens: Tokens, at: number): string {
  const terminal = tokens.terminals[at] ?? terminals.end;
  if (terminal === terminals.end) return "the end of the text";
  return terminal === terminals.unknown ? `the symbol "${tokenText(tokens, at)}"` : `"${tokenText(tokens, at)}"`;
}

/** Literals that close or separate are named first: they are the likeliest to be missing. */
const closers = new Set([")", "]", "}", "⦈", "⟧", "|)", "|]", "#}", "|}", ",", ".", ";", "then", "else", "of", "in", "⇒"]);

function allTerminals(grammar: Grammar): Set<number> {
  const all = new Set<number>([terminals.end]);
  for (const production of grammar.byKey.values())
    for (const symbol of production?.symbols ?? []) if (symbol.terminal >= 0) all.add(symbol.terminal);
  return all;
}

/** The most literals that are named; when there are more, they are "an operator". */
const mostNamed = 4;

/** The expected literals among the given ones, as far as `most`: each question may cost a walk through all that is open. */
function expectedAmong(terminalsToTry: readonly number[], failure: Failure, most: number): number[] {
  const found: number[] = [];
  for (const terminal of terminalsToTry) {
    if (found.length >= most) break;
    if (failure.isExpected(terminal)) found.push(terminal);
  }
  return found;
}

/** Whole phrases and classes of tokens that could have come. */
function describeClasses(classes: readonly number[]): string[] {
  if (classes.includes(terminals.var) || classes.includes(terminals.num)) return ["a term"];
  if (classes.includes(terminals.tid)) return ["a type"];
  return classes.map((terminal) => `an ${describeTerminal(terminal)}`.replace(/^an (?=[^aeiou])/, "a "));
}

/** What could have come, in a few words. */
function describeExpected(grammar: Grammar, failure: Failure): string[] {
  const all = [...allTerminals(grammar)];
  const classes = expectedAmong(
    all.filter((terminal) => !isLiteral(terminal) && terminal !== terminals.end),
    failure,
    all.length,
  );
  const words = describeClasses(classes);
  const literals = all.filter((terminal) => isLiteral(terminal) && !(words.length > 0 && grammar.starts.has(terminal)));
  const near = literals.filter((terminal) => closers.has(literalText(terminal)));
  const others = literals.filter((terminal) => !closers.has(literalText(terminal)));
  for (const terminal of expectedAmong(near, failure, mostNamed)) words.push(describeTerminal(terminal));
  const operators = expectedAmong(others, failure, mostNamed + 1);
  if (operators.length > mostNamed) words.push("an operator");
  else for (const terminal of operators) words.push(describeTerminal(terminal));
  if (failure.isExpected(terminals.end)) words.push("the end");
  return words.slice(0, 6);
}

function orList(words: readonly string[]): string {
  if (words.length < 2) return words.join("");
  return `${words.slice(0, -1).join(", ")} or ${words[words.length - 1]}`;
}

/** The error for a text that has no reading: the first token that cannot follow, and what could have come instead. */
export function describeFailure(grammar: Grammar, tokens: Tokens, failure: Failure, offsetAt: OffsetAt): Diagnostic {
  const expected = describeExpected(grammar, failure);
  const hint = findHint(grammar, tokens, failure);
  const instead = expected.length === 0 ? "" : `; expected ${orList(expected)}`;
  return {
    code: "E0151",
    severity: "error",
    span: tokenSpan(tokens, failure.at, offsetAt),
    message: `Inner syntax error: ${found(tokens, failure.at)} cannot stand here${instead}`,
    ...(hint === null ? {} : { hint }),
  };
}

/** The error for a text with so many readings that the parser gave up. */
export function describeLimit(tokens: Tokens, at: number, offsetAt: OffsetAt): Diagnostic {
  return {
    code: "E0152",
    severity: "error",
    span: tokenSpan(tokens, at, offsetAt),
    message: "Inner syntax error: the notation is so ambiguous that the text has too many readings",
    hint: "add parentheses, or remove notations that share symbols",
  };
}

/** The warning that not all readings were looked at. */
export function describeCut(span: Span, count: number): Diagnostic {
  return {
    code: "W0153",
    severity: "warning",
    span,
    message: `Ambiguous inner syntax: only the first ${count} readings are considered`,
    hint: "add parentheses",
  };
}
