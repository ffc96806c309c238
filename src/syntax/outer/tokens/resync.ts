/** Where to go on after a quoted text that was never closed. */
import { isCommandKind, type KeywordTable } from "./keywords.ts";
import { isAsciiLetter, isSpace } from "./scan.ts";

/**
 * Command words that are also ordinary words of terms or prose: at the start of a line inside quotes they prove nothing.
 */
const ordinaryWords: ReadonlySet<string> = new Set([
  "alias",
  "bundle",
  "class",
  "context",
  "declaration",
  "domain",
  "extract",
  "help",
  "instance",
  "method",
  "notation",
  "oracle",
  "record",
  "section",
  "chapter",
  "paragraph",
  "setup",
  "specification",
  "syntax",
  "text",
  "theory",
  "termination",
  "interpretation",
  "declare",
  "definition",
  "function",
  "theorem",
  "fun",
]);

const wordPattern = /[A-Za-z_][A-Za-z0-9_']*/y;

/** The word that starts at `at`, or empty. */
function wordAt(text: string, at: number): string {
  wordPattern.lastIndex = at;
  return wordPattern.exec(text)?.[0] ?? "";
}

/** Whether a space, an end of line or an opening bracket follows, as after a command word. */
function endsWord(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return Number.isNaN(code) || isSpace(code) || code === 40 || code === 91;
}

/**
 * Whether a line of the outer syntax surely starts at `at`, the first column of a line: a theory-level command word, which for a word
 * that may also occur in terms must be followed by what follows a command only (a name and a colon, `::` or `where`).
 */
export function startsCommandLine(text: string, at: number, keywords: KeywordTable): boolean {
  if (!isAsciiLetter(text.charCodeAt(at))) return false;
  const word = wordAt(text, at);
  const end = at + word.length;
  const kind = keywords.kindOf(word);
  if (kind === undefined || !isCommandKind(kind) || !endsWord(text, end)) return false;
  if (kind === "thy_end") return /[\r\n]/.test(text[end] ?? "\n");
  if (!kind.startsWith("thy_") && !kind.startsWith("document_")) return false;
  return !ordinaryWords.has(word) || looksLikeCommand(text, end);
}

const commandRest = /[ \t]+(?:\([^()\n]*\)[ \t]*)?[A-Za-z][A-Za-z0-9_'.]*[ \t]*(?::|\[|=|\(|where\b)|[ \t]*(?:"|‹|\\<open>|\{\*)/y;

/** Whether `name :`, `name ::`, `name =`, `name where` or an opening quote follows on the line. */
function looksLikeCommand(text: string, at: number): boolean {
  commandRest.lastIndex = at;
  return commandRest.test(text);
}

/** Whether the first word of the line at `at` (after its indentation) is a command that may follow a statement. */
function startsAnyCommand(text: string, at: number, keywords: KeywordTable): boolean {
  let i = at;
  while (text[i] === " " || text[i] === "\t") i++;
  const word = wordAt(text, i);
  const kind = keywords.kindOf(word);
  if (word === "" || kind === undefined || !isCommandKind(kind) || !endsWord(text, i + word.length)) return false;
  if (i === at && startsCommandLine(text, at, keywords)) return true;
  return kind === "diag"
    ? word !== "value" && word !== "values" && word.length > 4
    : kind.startsWith("qed") || word === "apply" || word === "proof";
}

/** The start of the first line after `from` and not after `to` that starts with a command, or `to`. */
export function nextCommandLine(text: string, from: number, to: number, keywords: KeywordTable): number {
  for (let i = text.indexOf("\n", from); i >= 0 && i + 1 < to; i = text.indexOf("\n", i + 1)) {
    if (startsAnyCommand(text, i + 1, keywords)) return i + 1;
  }
  return to;
}

/** The start of the first line after `from` that surely starts a theory-level command, or the end of the text. */
export function nextTheoryLine(text: string, from: number, keywords: KeywordTable): number {
  for (let i = text.indexOf("\n", from); i >= 0; i = text.indexOf("\n", i + 1)) {
    if (startsCommandLine(text, i + 1, keywords)) return i + 1;
  }
  return text.length;
}
