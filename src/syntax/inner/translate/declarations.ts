/** The commands `nonterminal`, `syntax` and `translations`, as they change a grammar. */
import type { Diagnostic } from "../../../base/index.ts";
import type { SourceText } from "../../symbols.ts";
import type { Grammar } from "../grammar/grammar.ts";
import { type MixfixAnnotation, makeProduction, mixfixProductions, type NotationMode } from "../grammar/mixfix.ts";
import { nonterminal } from "../grammar/nonterminal.ts";
import type { Production } from "../grammar/production.ts";
import { signatureOfType } from "../grammar/signature.ts";
import { parseTerm } from "../parse/parse-term.ts";
import { readRule } from "./read-rule.ts";
import type { TranslationRule } from "./translation.ts";

/** The grammar with further nonterminals, as by the command `nonterminal`. */
export function nonterminalDeclaration(grammar: Grammar, names: readonly string[]): Grammar {
  return grammar.declareNonterminals(names.map(nonterminal));
}

/** A declaration `"_c" :: "t1 ⇒ t2" (mixfix)` of `syntax`. */
export interface SyntaxHeadDeclaration {
  readonly name: { readonly text: string };
  readonly type: SourceText | null;
  readonly mixfix: MixfixAnnotation | null;
}

/** A phrase whose head is empty means its only part. */
function passing({ result, priority, symbols, mode, isInput }: Production): Production {
  return makeProduction({ result, priority, symbols, action: { kind: "pass" }, notation: { mode, isInput } });
}

/** The productions of a declaration of `syntax`; none if it has no mixfix or its type cannot be read. */
export function readSyntaxDeclaration(
  grammar: Grammar,
  declaration: SyntaxHeadDeclaration,
  mode: NotationMode = {},
): readonly Production[] {
  const { name, type, mixfix } = declaration;
  if (mixfix === null || type === null) return [];
  const [tree] = parseTerm(grammar, type, "type").trees;
  if (tree === undefined) return [];
  const productions = mixfixProductions(name.text, signatureOfType(grammar, tree), mixfix, mode);
  return name.text === "" ? productions.map(passing) : productions;
}

/** A rule of `translations`. */
export interface TranslationDeclaration {
  readonly direction: "parse" | "print" | "both";
  readonly leftSort: string | null;
  readonly left: SourceText;
  readonly rightSort: string | null;
  readonly right: SourceText;
}

/** The rewrite rules of a declaration: one, or none when it is for printing only or cannot be read. */
export function readTranslation(
  grammar: Grammar,
  declaration: TranslationDeclaration,
  resolve: (name: string) => string | null,
  report: (diagnostic: Diagnostic) => void = () => {},
): readonly TranslationRule[] {
  const { direction, left, leftSort, right, rightSort } = declaration;
  if (direction === "print") return [];
  const sides = [
    { source: left, start: leftSort },
    { source: right, start: rightSort },
  ] as const;
  const { rule, diagnostics } = readRule(grammar, sides[0], sides[1], (name) => resolve(name) ?? undefined);
  for (const diagnostic of diagnostics) report(diagnostic);
  return rule === null ? [] : [rule];
}
