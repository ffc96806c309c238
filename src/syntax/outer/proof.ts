/**
 * Skipping proofs. After a theory-level goal the depth is 1; a goal inside the proof adds one, a closing command takes one away, `oops`
 * ends everything; `proof`, `{`, `}` and `next` do not count, because `proof … qed` closes the goal that `proof` refined. Only command words
 * are looked at. Tool commands on the way are kept.
 */

import type { Proof, ProofEnding, ProofTool } from "./command/tool.ts";
import { describeFailure, startsColumn } from "./parse/failure.ts";
import { isTool, parseTool } from "./parse/parse-tool.ts";
import { Reader } from "./parse/reader.ts";
import type { OuterProblem } from "./problems.ts";
import { isCommandKind, type KeywordTable } from "./tokens/keywords.ts";
import type { TokenList } from "./tokens/token.ts";

/** A proof and the position of the token after it. */
export interface SkippedProof {
  readonly proof: Proof;
  readonly next: number;
  /** The first token of something that follows the proof's last command without being a command; or -1. */
  readonly rest: number;
}

/** Proof commands that leave the goal as it is. */
const harmless: ReadonlySet<string> = new Set(["using", "supply", "note", "let", "include", "including", "write", "ML_prf"]);

/** The position of the next command word from `at` on; `private` and `qualified` before it belong to it. */
export function nextCommand(tokens: TokenList, at: number): number {
  let i = at;
  while (i < tokens.length && tokens.kind(i) !== "command") i++;
  return i;
}

/** The position after the last own token of the command whose word is at `at`. */
export function commandEnd(tokens: TokenList, at: number): number {
  let end = nextCommand(tokens, at + 1);
  while (end > at + 1 && isPrefix(tokens.word(end - 1))) end--;
  return end;
}

/** Whether a word is a prefix of a command. */
export function isPrefix(word: string): boolean {
  return word === "private" || word === "qualified";
}

/** Skips the proof that starts at the command at `at`. */
export function skipProof(tokens: TokenList, at: number, keywords: KeywordTable, goal: string, problems: OuterProblem[]): SkippedProof {
  const tools: ProofTool[] = [];
  const from = tokens.from(at);
  let depth = 1;
  let isChanged = false;
  let isAssumed = false;
  let i = at;
  while (i < tokens.length) {
    const word = tokens.word(i);
    const kind = keywords.kindOf(word);
    if (tokens.kind(i) !== "command" || kind === undefined || !isCommandKind(kind)) break;
    if (kind.startsWith("thy_")) break;
    const end = commandEnd(tokens, i);
    if (kind === "diag") {
      if (isTool(word)) keepTool(tokens, i, end, isChanged || depth > 1, tools, problems);
    } else if (kind === "qed_global") depth = 0;
    else if (kind === "qed" || kind === "qed_script" || kind === "qed_block") {
      depth--;
      if (word === "sorry" || word === "\\<proof>") isAssumed = true;
    } else if (kind.endsWith("_goal")) depth++;
    if (!kind.startsWith("document_") && kind !== "diag" && !harmless.has(word)) isChanged = true;
    if (depth === 0) return closed(tokens, from, i, { word, isAssumed, tools, end });
    i = end;
  }
  const span = { from: tokens.from(i), to: tokens.to(i) };
  const next = i < tokens.length ? `"${tokens.text(i)}"` : "the end of the text";
  problems.push({ kind: "unfinished-proof", span, command: goal, next });
  return { proof: { ending: "missing", tools, span: { from, to: tokens.to(Math.max(at, i - 1)) } }, next: i, rest: -1 };
}

interface End {
  readonly word: string;
  readonly isAssumed: boolean;
  readonly tools: readonly ProofTool[];
  readonly end: number;
}

function closed(tokens: TokenList, from: number, last: number, { word, isAssumed, tools, end }: End): SkippedProof {
  const ending: ProofEnding = word === "oops" ? "oops" : isAssumed ? "sorry" : "proof";
  const rest = methodsEnd(tokens, last, end);
  return { proof: { ending, tools, span: { from, to: tokens.to(Math.max(last, rest - 1)) } }, next: end, rest: rest < end ? rest : -1 };
}

/** How many methods may follow a closing command. */
const methodCounts: ReadonlyMap<string, number> = new Map(Object.entries<number>({ by: 2, qed: 1 }));

/** The position after the methods of the closing command at `at`: `by (induct xs) auto`. */
function methodsEnd(tokens: TokenList, at: number, end: number): number {
  const r = new Reader(tokens, at + 1, end);
  r.skipTags();
  const count = methodCounts.get(tokens.word(at)) ?? 0;
  let last = r.at;
  for (let n = 0; n < count && !r.isDone; n++) {
    last = r.at;
    if (!skipMethod(r)) break;
  }
  // A bare name in the first column with something behind it is no method but an unknown command.
  const isUnknown = !r.isDone && tokens.kind(last) === "ident" && startsColumn(tokens, last);
  return isUnknown ? last : r.at;
}

/** A method: a name or something in parentheses, with `+`, `?`, `[n]` behind it. False when there is none. */
function skipMethod(r: Reader): boolean {
  const after = r.sees("(") ? r.closing(0) : -1;
  if (after > 0) r.at += after;
  else if (r.seesName || r.kind() === "cartouche") r.at++;
  else return false;
  for (;;) {
    if (r.sees("[")) {
      const close = r.closing(0);
      if (close < 0) return true;
      r.at += close;
    } else if (r.sees("+") || r.sees("?") || r.plain() === "+" || r.plain() === "?") r.at++;
    else return true;
  }
}

function keepTool(tokens: TokenList, at: number, end: number, afterTactic: boolean, tools: ProofTool[], problems: OuterProblem[]): void {
  const r = new Reader(tokens, at + 1, end);
  const name = tokens.word(at);
  const tool = parseTool(r, name, at);
  const found = describeFailure(r, name);
  if (found !== null) problems.push(...found);
  else if (tool !== null) tools.push({ tool, afterTactic });
}
