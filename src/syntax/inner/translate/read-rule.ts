import type { Diagnostic } from "../../../base/index.ts";
import type { SourceText } from "../../symbols.ts";
import type { Grammar } from "../grammar/grammar.ts";
import { tokenize } from "../parse/lexer.ts";
import { parseTokens } from "../parse/parse-term.ts";
import { describeFailure, describeLimit } from "../parse/problems.ts";
import { readings } from "../parse/reading.ts";
import { dumpTree } from "../tree/dump.ts";
import type { SyntaxTree } from "../tree/tree.ts";
import { node } from "../tree/tree-tools.ts";
import type { TranslationRule } from "./translation.ts";

/** One side of a rule: its text, and the nonterminal in parentheses before it (`logic` when there is none). */
export interface RuleSide {
  readonly source: SourceText;
  readonly start: string | null;
}

/** The rule, or why there is none. */
export interface ReadRule {
  readonly rule: TranslationRule | null;
  readonly diagnostics: readonly Diagnostic[];
}

/** Finds the internal name of a constant; undefined if there is none. */
export type ResolveConstant = (name: string) => string | undefined;

function constantOf(tree: SyntaxTree, resolve: ResolveConstant): string | null {
  if (tree.kind === "ident") return tree.name.length > 1 && tree.name.startsWith("_") ? tree.name : null;
  if (tree.kind !== "node" || (tree.head !== "_context_const" && tree.head !== "_context_xconst")) return null;
  const [name] = tree.args;
  return name?.kind === "ident" ? (resolve(name.name) ?? name.name) : null;
}

/** Turns `_c x y` and `CONST c x y` into nodes. Recursive: rules are short. */
function toPattern(tree: SyntaxTree, resolve: ResolveConstant): SyntaxTree {
  const constant = constantOf(tree, resolve);
  if (constant !== null) return node(constant, [], tree.span);
  if (tree.kind !== "node") return tree;
  const args = tree.args.map((arg) => toPattern(arg, resolve));
  const [head, ...rest] = args;
  const isConstant = tree.head === "_app" && tree.args[0] !== undefined && constantOf(tree.args[0], resolve) !== null;
  return isConstant && head?.kind === "node" ? node(head.head, rest, tree.span) : node(tree.head, args, tree.span);
}

function readSide(grammar: Grammar, { source, start }: RuleSide, resolve: ResolveConstant): SyntaxTree | Diagnostic {
  const tokens = tokenize(source.text, grammar.literals, { isRule: true });
  const offsetAt = (i: number): number => source.offsetAt(i);
  const result = parseTokens(grammar, tokens, start ?? "any");
  if (result.kind === "failed") return describeFailure(grammar, tokens, result, offsetAt);
  if (result.kind === "limit") return describeLimit(tokens, result.at, offsetAt);
  const [tree] = readings(result.phrases, tokens, offsetAt, 1).trees;
  return tree === undefined ? describeLimit(tokens, 0, offsetAt) : toPattern(tree, resolve);
}

function isDiagnostic(value: SyntaxTree | Diagnostic): value is Diagnostic {
  return "code" in value;
}

/** Reads a rule of `translations` that rewrites `left` to `right`. Identifiers are pattern variables; `CONST c` and `_c` are constants. */
export function readRule(grammar: Grammar, left: RuleSide, right: RuleSide, resolve: ResolveConstant): ReadRule {
  const from = readSide(grammar, left, resolve);
  const to = readSide(grammar, right, resolve);
  if (isDiagnostic(from)) return { rule: null, diagnostics: [from] };
  if (isDiagnostic(to)) return { rule: null, diagnostics: [to] };
  if (from.kind === "node") {
    const key = `${dumpTree(from)} => ${dumpTree(to)}`;
    return { rule: { head: from.head, left: from, right: to, key }, diagnostics: [] };
  }
  const message = "The left side of a translation has to be a notation: a name alone would match everything (syntax)";
  return { rule: null, diagnostics: [{ code: "E0154", severity: "error", span: left.source.span, message }] };
}
