import type { Diagnostic } from "../../../base/index.ts";
import type { SourceText } from "../../symbols.ts";
import type { Grammar } from "../grammar/grammar.ts";
import { argument, makeProduction, maxPriority } from "../grammar/mixfix.ts";
import { nonterminal } from "../grammar/nonterminal.ts";
import type { Production } from "../grammar/production.ts";
import { terminals } from "../grammar/terminal.ts";
import { rewriteTree } from "../translate/rewriting.ts";
import type { SyntaxTree } from "../tree/tree.ts";
import { legacySections } from "./legacy.ts";
import { type Tokens, tokenize } from "./lexer.ts";
import { type ParseResult, Parser } from "./parser.ts";
import { tablesOf } from "./prediction.ts";
import { describeCut, describeFailure, describeLimit } from "./problems.ts";
import { readings } from "./reading.ts";

/** What the whole text has to be. */
export type StartSymbol = "logic" | "prop" | "type" | "sort" | "any";

/** Options of `parseTerm`. */
export interface ParseOptions {
  /** How many readings are returned at most; 64 by default. */
  readonly limit?: number;
  /** Whether old spellings of sections (`op +`, `( * )`) are tried first, not only when the text cannot be read otherwise. */
  readonly isLegacy?: boolean;
}

/** All readings of a text, in order of preference, none of them twice; or none and an error. */
export interface ParsedTerm {
  readonly trees: readonly SyntaxTree[];
  readonly diagnostics: readonly Diagnostic[];
}

const roots = new Map<string, Production>();

/** The production "a phrase of the nonterminal, and then the end". */
function rootProduction(start: string): Production {
  let root = roots.get(start);
  if (root === undefined) {
    const end = { ...argument(nonterminal(start), 0, false), terminal: terminals.end };
    const symbols = [argument(nonterminal(start), 0, false), end];
    root = makeProduction({ result: nonterminal("_root"), priority: maxPriority, symbols, action: { kind: "pass" }, notation: {} });
    roots.set(start, root);
  }
  return root;
}

/** Runs the parser over tokens. */
export function parseTokens(grammar: Grammar, tokens: Tokens, start: string): ParseResult {
  return new Parser(tablesOf(grammar), tokens.terminals).run(rootProduction(start));
}

/** A plain text as a source that stands at offset 0. */
export function plainSource(text: string): SourceText {
  return { text, offsetAt: (i) => i, span: { from: 0, to: text.length } };
}

/** Parses, with old spellings of sections first or last. */
function parseEither(grammar: Grammar, text: string, start: string, isLegacy: boolean): [Tokens, ParseResult] {
  const tokens = tokenize(text, grammar.literals);
  const plain = (): [Tokens, ParseResult] => [tokens, parseTokens(grammar, tokens, start)];
  const older = (): [Tokens, ParseResult] | null => {
    const changed = legacySections(tokens, grammar.literals);
    return changed === null ? null : [changed, parseTokens(grammar, changed, start)];
  };
  const first = isLegacy ? (older() ?? plain()) : plain();
  if (first[1].kind === "parsed") return first;
  const second = isLegacy ? plain() : older();
  return second !== null && second[1].kind === "parsed" ? second : first;
}

/**
 * Reads a term, proposition, type or sort. Old spellings of sections (`op +`, `( * )`) are tried when the text cannot be read otherwise.
 * The user's translations have been applied to the trees.
 */
export function parseTerm(grammar: Grammar, source: SourceText | string, start: StartSymbol, options: ParseOptions = {}): ParsedTerm {
  const text = typeof source === "string" ? plainSource(source) : source;
  const [tokens, result] = parseEither(grammar, text.text, start, options.isLegacy ?? false);
  const offsetAt = (i: number): number => text.offsetAt(i);
  switch (result.kind) {
    case "failed":
      return { trees: [], diagnostics: [describeFailure(grammar, tokens, result, offsetAt)] };
    case "limit":
      return { trees: [], diagnostics: [describeLimit(tokens, result.at, offsetAt)] };
    case "parsed": {
      const { trees, isCut } = readings(result.phrases, tokens, offsetAt, options.limit ?? 64);
      const rewritten = trees.map((tree) => rewriteTree(grammar, tree));
      return { trees: rewritten, diagnostics: isCut ? [describeCut(text.span, trees.length)] : [] };
    }
  }
}
