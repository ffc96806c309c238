export type { Command, CommandOf, CorecEquation } from "./command/command.ts";
export type { ForeignConstructor, ForeignType } from "./command/foreign-command.ts";
export type {
  Attribute,
  ContextElement,
  Embedded,
  Equation,
  FactRef,
  Fix,
  LocaleExpression,
  LocaleInstance,
  Mixfix,
  Name,
  Statement,
  SyntaxMode,
  ThmDecl,
  TypeParameter,
} from "./command/parts.ts";
export { showCommand, showCommands } from "./command/show-commands.ts";
export type { Mode, Proof, ProofEnding, ProofTool, ToolCommand, ToolOption, ToolValue } from "./command/tool.ts";
export type { Constructor, DatatypeSpec, TypeHead } from "./command/type-command.ts";
export { type Header, parseHeader } from "./header.ts";
export { Reader as TokenReader } from "./parse/reader.ts";
export { type ParsedTheory, parseTheory } from "./theory.ts";
export { type KeywordDeclaration, KeywordTable, mainKeywords } from "./tokens/keywords.ts";
export { lex } from "./tokens/lexer.ts";
export { showToken, showTokens } from "./tokens/show-token.ts";
