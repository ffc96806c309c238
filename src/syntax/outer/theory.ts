/** A theory: its header and its commands. Every problem is reported, and reading goes on at the next command. */
import type { Diagnostic } from "../../base/index.ts";
import type { Command } from "./command/command.ts";
import { CommandReader } from "./command-reader.ts";
import { type Header, parseHeader } from "./header.ts";
import { describeProblem } from "./problems.ts";
import type { KeywordTable } from "./tokens/keywords.ts";
import { lex } from "./tokens/lexer.ts";

/** What was read of a theory. */
export interface ParsedTheory {
  readonly header: Header;
  readonly commands: readonly Command[];
  readonly diagnostics: readonly Diagnostic[];
  /** The keywords of the theory and of its importers. */
  readonly keywords: KeywordTable;
}

/** After this many problems the rest is not reported. */
const mostProblems = 1000;

/**
 * Reads a theory. `keywords` is the table of its imports: `mainKeywords` merged with the tables that reading the imported theories gave.
 * Offsets are those of `text`; linear in its length.
 */
export function parseTheory(text: string, keywords: KeywordTable): ParsedTheory {
  const { header, diagnostics: headerDiagnostics } = parseHeader(text);
  const table = keywords.extend(header.keywords);
  const lexed = lex(text, table, header.bodyFrom);
  const reader = new CommandReader(lexed.tokens, table);
  const commands = reader.readAll();
  const problems = reader.problems.slice(0, mostProblems).map(describeProblem);
  const diagnostics = [...headerDiagnostics, ...lexed.diagnostics, ...problems].sort((a, b) => a.span.from - b.span.from);
  return { header, commands, diagnostics: diagnostics.slice(0, mostProblems), keywords: table };
}
