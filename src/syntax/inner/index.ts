export { type BundleName, builtinBundle, bundleNames, pureGrammar, withBundle, withoutBundle } from "./bundles.ts";
export {
  nonterminalDeclaration,
  readSyntaxDeclaration,
  readTranslation,
  type SyntaxHeadDeclaration,
  type TranslationDeclaration,
} from "./declarations.ts";
export { dumpTree } from "./dump.ts";
export { Grammar } from "./grammar.ts";
export { type GrammarRows, grammarFromRows, grammarRows } from "./grammar-rows.ts";
export { type Tokens, tokenize } from "./lexer.ts";
export { type MixfixAnnotation, mixfixProductions, type NotationMode, type Signature } from "./mixfix.ts";
export { type Nonterminal, nonterminal, nonterminalName } from "./nonterminal.ts";
export { type ParsedTerm, type ParseOptions, parseTerm, plainSource, type StartSymbol } from "./parse-term.ts";
export { type PrintOptions, printTree } from "./printer.ts";
export type { Production } from "./production.ts";
export { type ReadRule, type ResolveConstant, type RuleSide, readRule } from "./read-rule.ts";
export { rewriteTree } from "./rewriting.ts";
export { elementsOf, isSequence } from "./sequences.ts";
export { signatureOfType, typeSignature } from "./signature.ts";
export { describeTerminal } from "./terminal.ts";
export type { TranslationRule } from "./translation.ts";
export type {
  Cartouche,
  Float,
  Ident,
  Numeral,
  Quoted,
  Schematic,
  StringLit,
  SyntaxNode,
  SyntaxTree,
  TypeFree,
  TypeVar,
} from "./tree.ts";
export { ident, node, sameTree } from "./tree-tools.ts";
