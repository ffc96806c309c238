/**
 * The keyword table decides where commands begin. It belongs to a theory's import closure: a header's `keywords` part adds words
 * for the theory itself and for its importers, so that `domain` is a command only below the theory that declares it.
 */
import { toAscii, toUnicode } from "../../symbols.ts";
import { mainKeywordData, pureKeywordData } from "./keyword-data.ts";

/** Kinds of words that start a command. */
export type CommandKind =
  | "document_heading"
  | "document_body"
  | "document_raw"
  | "diag"
  | "thy_begin"
  | "thy_end"
  | "thy_load"
  | "thy_decl"
  | "thy_decl_block"
  | "thy_defn"
  | "thy_stmt"
  | "thy_goal"
  | "thy_goal_defn"
  | "thy_goal_stmt"
  | "qed"
  | "qed_script"
  | "qed_block"
  | "qed_global"
  | "prf_goal"
  | "prf_block"
  | "next_block"
  | "prf_open"
  | "prf_close"
  | "prf_chain"
  | "prf_decl"
  | "prf_asm"
  | "prf_asm_goal"
  | "prf_script"
  | "prf_script_goal"
  | "prf_script_asm_goal";

/** Kinds of words that stand inside commands. */
export type MinorKind = "minor" | "quasi_command" | "before_command";

/** The kind of a keyword. */
export type KeywordKind = CommandKind | MinorKind;

const commandKinds: ReadonlySet<string> = new Set<CommandKind>([
  "document_heading",
  "document_body",
  "document_raw",
  "diag",
  "thy_begin",
  "thy_end",
  "thy_load",
  "thy_decl",
  "thy_decl_block",
  "thy_defn",
  "thy_stmt",
  "thy_goal",
  "thy_goal_defn",
  "thy_goal_stmt",
  "qed",
  "qed_script",
  "qed_block",
  "qed_global",
  "prf_goal",
  "prf_block",
  "next_block",
  "prf_open",
  "prf_close",
  "prf_chain",
  "prf_decl",
  "prf_asm",
  "prf_asm_goal",
  "prf_script",
  "prf_script_goal",
  "prf_script_asm_goal",
]);

/** Whether a kind of word starts a command. */
export function isCommandKind(kind: string): kind is CommandKind {
  return commandKinds.has(kind);
}

/** Whether a text names a kind of keyword. */
export function isKeywordKind(kind: string): kind is KeywordKind {
  return commandKinds.has(kind) || kind === "minor" || kind === "quasi_command" || kind === "before_command";
}

/** A keyword as a header declares it. */
export interface KeywordDeclaration {
  readonly word: string;
  readonly kind: KeywordKind;
}

/** A keyword that is not an identifier, in one of its spellings. */
export interface SymbolicKeyword {
  readonly spelling: string;
  readonly word: string;
}

/** Words that look like identifiers are found whole; others by longest match at a position. */
const identifierLike = /^[A-Za-z][A-Za-z0-9_']*$/;

/** An immutable table of keywords. Words are in Unicode. */
export class KeywordTable {
  /** The kind of every word. */
  private readonly kinds: ReadonlyMap<string, KeywordKind>;
  /** The spellings of words that are not identifiers, by their first UTF-16 unit, longest first. Built on first use. */
  private symbolicWords: ReadonlyMap<number, readonly SymbolicKeyword[]> | null = null;

  /** The words that start a command. Built on first use. */
  private commands: readonly string[] | null = null;

  private constructor(kinds: ReadonlyMap<string, KeywordKind>) {
    this.kinds = kinds;
  }

  static readonly empty: KeywordTable = new KeywordTable(new Map());

  /** The table with further words; a word declared again takes its new kind. */
  extend(declarations: Iterable<KeywordDeclaration>): KeywordTable {
    const kinds = new Map(this.kinds);
    for (const { word, kind } of declarations) kinds.set(toUnicode(word), kind);
    return kinds.size === this.kinds.size && [...kinds].every(([word, kind]) => this.kinds.get(word) === kind)
      ? this
      : new KeywordTable(kinds);
  }

  /** The words of both tables; on a clash a command word wins. */
  merge(other: KeywordTable): KeywordTable {
    if (other === this) return this;
    return this.extend(other.declarations().filter(({ word, kind }) => !this.kinds.has(word) || isCommandKind(kind)));
  }

  /** The kind of a word, in Unicode. */
  kindOf(word: string): KeywordKind | undefined {
    return this.kinds.get(word);
  }

  /** All words with their kinds. */
  declarations(): KeywordDeclaration[] {
    return [...this.kinds].map(([word, kind]) => ({ word, kind }));
  }

  /** All words that start a command. */
  commandWords(): readonly string[] {
    if (this.commands === null) this.commands = [...this.kinds].filter(([, kind]) => isCommandKind(kind)).map(([word]) => word);
    return this.commands;
  }

  /** The words that are not identifiers and start with the given UTF-16 unit, longest spelling first. */
  symbolic(first: number): readonly SymbolicKeyword[] | undefined {
    if (this.symbolicWords === null) this.symbolicWords = this.indexSymbolic();
    return this.symbolicWords.get(first);
  }

  private indexSymbolic(): ReadonlyMap<number, readonly SymbolicKeyword[]> {
    const index = new Map<number, SymbolicKeyword[]>();
    for (const word of this.kinds.keys()) {
      if (identifierLike.test(word)) continue;
      for (const spelling of new Set([word, toAscii(word)])) {
        const first = spelling.charCodeAt(0);
        const entries = index.get(first) ?? [];
        entries.push({ spelling, word });
        index.set(first, entries);
      }
    }
    for (const entries of index.values()) entries.sort((a, b) => b.spelling.length - a.spelling.length);
    return index;
  }
}

function declarationsOf(data: string): KeywordDeclaration[] {
  const found: KeywordDeclaration[] = [];
  for (const line of data.split("\n")) {
    const [kind = "", ...words] = line.trim().split(/\s+/);
    const name = kind.slice(0, -1);
    if (isKeywordKind(name)) for (const word of words) found.push({ word, kind: name });
  }
  return found;
}

/** The keywords of the bare logical framework. */
export const pureKeywords: KeywordTable = KeywordTable.empty.extend(declarationsOf(pureKeywordData));

/** The keywords of Main and Complex_Main: what a theory starts from before those of its other imports are added. */
export const mainKeywords: KeywordTable = pureKeywords.extend(declarationsOf(mainKeywordData));
