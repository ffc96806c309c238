export type {
  Command,
  CommandOf,
  ConstantCommand,
  ConstantHead,
  ContextCommand,
  CorecEquation,
  FactCommand,
  NamedMode,
  NotationCommand,
  OtherCommand,
  SyntaxDeclaration,
  ToolingCommand,
  Translation,
} from "./command.ts";
export { type Header, type ParsedHeader, parseHeader } from "./header.ts";
export {
  type CommandKind,
  isCommandKind,
  type KeywordDeclaration,
  type KeywordKind,
  KeywordTable,
  libraryKeywords,
  type MinorKind,
  mainKeywords,
  pureKeywords,
} from "./keywords.ts";
export { type Lexed, lex } from "./lexer.ts";
export type {
  Argument,
  Arity,
  Attribute,
  BundleRef,
  Conclusion,
  ContextElement,
  Embedded,
  Equation,
  FactRef,
  Fix,
  LocaleArguments,
  LocaleExpression,
  LocaleInstance,
  Mixfix,
  Name,
  NamedProps,
  ObtainsCase,
  Statement,
  SyntaxMode,
  ThmDecl,
  TypeParameter,
} from "./parts.ts";
export { describeProblem, type OuterProblem } from "./problems.ts";
export { showCommand, showCommands } from "./show-commands.ts";
export { showTokens } from "./show-token.ts";
export { type ParsedTheory, parseTheory } from "./theory.ts";
export { type TokenKind, TokenList } from "./token.ts";
export type { Mode, Proof, ProofEnding, ProofTool, ToolCommand, ToolOption, ToolValue } from "./tool.ts";
export type {
  Constructor,
  ConstructorArgument,
  DatatypeParameter,
  DatatypeSpec,
  FreeConstructor,
  TypeCommand,
  TypeHead,
} from "./type-command.ts";
