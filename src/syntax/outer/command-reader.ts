/** Splits a token list into commands at command words and has each one parsed. */
import { toUnicode } from "../symbols.ts";
import type { Command } from "./command/command.ts";
import type { Name } from "./command/parts.ts";
import type { Proof } from "./command/tool.ts";
import { type CommandEntry, commandEntry } from "./parse/commands.ts";
import { declaredNames, mayState } from "./parse/declared-names.ts";
import { describeFailure, startsColumn, startsLine } from "./parse/failure.ts";
import { parseTarget } from "./parse/parse-parts.ts";
import { isTool, parseTool } from "./parse/parse-tool.ts";
import type { AnyParts } from "./parse/parser.ts";
import { Reader } from "./parse/reader.ts";
import type { OuterProblem } from "./problems.ts";
import { commandEnd, isPrefix, nextCommand, skipProof } from "./proof.ts";
import { type CommandKind, isCommandKind, type KeywordTable } from "./tokens/keywords.ts";
import { showToken } from "./tokens/show-token.ts";
import type { TokenList } from "./tokens/token.ts";

/** A command on its way: where it stands and what it is. */
interface Frame {
  /** The position of the command word. */
  readonly at: number;
  /** The position after its own tokens. */
  readonly end: number;
  readonly word: string;
  readonly kind: CommandKind;
  readonly access: "private" | "qualified" | null;
}

/** The commands whose arguments a following unknown command would be taken for, when it starts in the first column. */
const greedy: ReadonlySet<string> = new Set(["datatype", "codatatype", "datatype_new"]);

/** Reads the commands of one theory. */
export class CommandReader {
  /** What was wrong so far. */
  readonly problems: OuterProblem[] = [];
  private readonly tokens: TokenList;
  private readonly keywords: KeywordTable;
  /** The commands read so far. */
  private readonly commands: Command[] = [];
  /** The words of the blocks that are open, outermost first. */
  private readonly blocks: string[] = [];
  /** The position of the next token. */
  private at = 0;
  /** Whether an unknown command came last: proof commands after it are passed over in silence. */
  private isAfterUnknown = false;

  /** An unknown command that was found among the tokens of the last one. */
  private unknown: Frame | null = null;

  constructor(tokens: TokenList, keywords: KeywordTable) {
    this.tokens = tokens;
    this.keywords = keywords;
  }

  /** All commands up to the end of the theory. */
  readAll(): readonly Command[] {
    const { tokens } = this;
    this.reportRest(0, nextStart(tokens, 0), null);
    this.addUnknown();
    this.at = nextStart(tokens, 0);
    while (this.at < tokens.length) {
      const isEnd = this.readCommand();
      this.addUnknown();
      if (!isEnd) continue;
      const rest = this.afterEnd();
      if (rest < tokens.length) this.problems.push({ kind: "text-after-end", span: this.spanAt(rest) });
      return this.commands;
    }
    const end = tokens.source.length;
    this.problems.push({ kind: "missing-end", span: { from: end, to: end }, open: [...this.blocks] });
    return this.commands;
  }

  /** An unknown command follows the one whose tokens it stood among. */
  private addUnknown(): void {
    const frame = this.unknown;
    if (frame === null) return;
    this.unknown = null;
    this.add(frame, this.skipped(frame, true), { target: null, proof: null });
  }

  private spanAt(i: number): { readonly from: number; readonly to: number } {
    return { from: this.tokens.from(i), to: this.tokens.to(i) };
  }

  /** The position of the first command behind the end of the theory that is not prose. */
  private afterEnd(): number {
    let i = this.at;
    while (this.keywords.kindOf(this.tokens.word(i))?.startsWith("document_") === true) i = nextCommand(this.tokens, i + 1);
    return i;
  }

  /** Reads one command; true for the `end` of the theory. */
  private readCommand(): boolean {
    const frame = this.frame();
    this.at = frame.end;
    switch (frame.kind) {
      case "thy_end":
        return this.readEnd(frame);
      case "document_heading":
      case "document_body":
      case "document_raw":
        this.add(frame, { kind: "document", name: frame.word }, { target: null, proof: null });
        return false;
      case "diag":
      case "thy_begin":
      case "thy_load":
      case "thy_decl":
      case "thy_decl_block":
      case "thy_defn":
      case "thy_stmt":
      case "thy_goal":
      case "thy_goal_defn":
      case "thy_goal_stmt":
        this.isAfterUnknown = false;
        if (frame.word === "notepad") this.skipNotepad(frame);
        else this.readTheoryCommand(frame);
        return false;
      default:
        if (!this.isAfterUnknown) this.problems.push({ kind: "proof-command-outside", span: this.spanAt(frame.at), name: frame.word });
        this.isAfterUnknown = true;
        return false;
    }
  }

  /** The command at the current place, with its prefixes. */
  private frame(): Frame {
    const { tokens } = this;
    let access: Frame["access"] = null;
    let at = this.at;
    for (; isPrefix(tokens.word(at)); at++) access = tokens.word(at) === "private" ? "private" : "qualified";
    const word = tokens.word(at);
    const kind = this.keywords.kindOf(word);
    return { at, end: commandEnd(tokens, at), word, kind: kind !== undefined && isCommandKind(kind) ? kind : "thy_decl", access };
  }

  private readEnd(frame: Frame): boolean {
    this.isAfterUnknown = false;
    if (this.blocks.pop() === undefined) return true;
    this.add(frame, { kind: "end" }, { target: null, proof: null });
    const r = new Reader(this.tokens, frame.at + 1, frame.end);
    r.skipTags();
    this.reportRest(r.at, frame.end, frame.word);
    return false;
  }

  private readTheoryCommand(frame: Frame): void {
    const entry = commandEntry(frame.word);
    const end = this.ownEnd(frame);
    const r = new Reader(this.tokens, frame.at + 1, end);
    r.skipTags();
    const target = entry === undefined || entry.isTargeted ? parseTarget(r) : null;
    const parts = this.parseParts(r, frame, entry);
    const isBroken = this.reportReader(r, frame);
    if (end < frame.end) this.reportRest(end, frame.end, frame.word);
    if (this.opensBlock(frame)) this.blocks.push(frame.word);
    const proof = frame.kind.startsWith("thy_goal") ? this.readProof(frame, isBroken) : null;
    this.add(frame, isBroken ? this.skipped(frame, true) : parts, { target, proof });
  }

  /** The position after the command's own tokens: an unknown command word may be among those that the splitting gave it. */
  private ownEnd(frame: Frame): number {
    if (!greedy.has(frame.word)) return frame.end;
    const { tokens } = this;
    for (let i = frame.at + 2; i < frame.end; i++) {
      if (tokens.kind(i) !== "ident" || !startsColumn(tokens, i)) continue;
      const before = tokens.kind(i - 1);
      if ((before !== "keyword" || tokens.word(i - 1) === ")") && before !== "command") return i;
    }
    return frame.end;
  }

  private parseParts(r: Reader, frame: Frame, entry: CommandEntry | undefined): AnyParts {
    if (entry !== undefined) return entry.parse(r);
    const tool = isTool(frame.word) ? parseTool(r, frame.word, frame.at) : null;
    if (tool !== null) return { kind: "tool", tool };
    r.at = r.end;
    return this.skipped(frame, false);
  }

  private skipped(frame: Frame, isBroken: boolean): AnyParts {
    const { tokens } = this;
    const source = mayState(frame) ? toUnicode(tokens.source.slice(tokens.from(frame.at), tokens.to(frame.end - 1))) : null;
    return { kind: "skipped", name: frame.word, begins: this.opensBlock(frame), isBroken, declared: declaredNames(tokens, frame), source };
  }

  /** Whether `begin` is among the command's tokens. */
  private opensBlock(frame: Frame): boolean {
    if (frame.kind !== "thy_decl_block") return false;
    for (let i = frame.at + 1; i < frame.end; i++) if (this.tokens.word(i) === "begin") return true;
    return false;
  }

  /** Reports a failed reader, or what the reader left unread; true when the command cannot be used. */
  private reportReader(r: Reader, frame: Frame): boolean {
    if (r.failure === null && !r.isDone) return !this.reportRest(r.at, r.end, frame.word);
    this.problems.push(...(describeFailure(r, frame.word) ?? []));
    return r.failure !== null;
  }

  /**
   * Reports tokens that belong to no command: an unknown command when they start a line with a name, else unexpected text.
   * True for an unknown command: what stands before it is complete.
   */
  private reportRest(from: number, to: number, command: string | null): boolean {
    const { tokens } = this;
    if (from >= to) return true;
    if (tokens.kind(from) === "malformed") return false;
    const span = this.spanAt(from);
    if (command === null || (tokens.kind(from) === "ident" && startsLine(tokens, from))) {
      this.problems.push({ kind: "unknown-command", span, name: tokens.text(from), known: this.keywords.commandWords() });
      this.isAfterUnknown = true;
      this.unknown = { at: from, end: to, word: tokens.text(from), kind: "thy_decl", access: null };
      return true;
    }
    this.problems.push({ kind: "trailing-text", span, command, found: showToken(tokens, from) });
    return false;
  }

  /** Skips the proof of a goal. When the goal itself is broken, a missing end of its proof is no further problem. */
  private readProof(frame: Frame, isBroken: boolean): Proof {
    const problems: OuterProblem[] = [];
    const { proof, next, rest } = skipProof(this.tokens, this.at, this.keywords, frame.word, problems);
    this.problems.push(...problems.filter((problem) => !(isBroken && problem.kind === "unfinished-proof")));
    if (isBroken && proof.ending === "missing") this.isAfterUnknown = true;
    this.at = next;
    if (rest >= 0) this.reportRest(rest, next, frame.word);
    return proof;
  }

  /** `notepad begin … end` is proof text: passed over as a whole. */
  private skipNotepad(frame: Frame): void {
    let i = frame.end;
    while (i < this.tokens.length && this.tokens.word(i) !== "end") i = nextCommand(this.tokens, i + 1);
    this.at = i < this.tokens.length ? commandEnd(this.tokens, i) : i;
    this.add(
      { ...frame, end: this.at },
      { kind: "skipped", name: "notepad", begins: false, isBroken: false, declared: [], source: null },
      { target: null, proof: null },
    );
  }

  /** Adds the place, prefix, target and proof that belong to a command, and the command to the list. */
  private add(frame: Frame, parts: AnyParts, around: { readonly target: Name | null; readonly proof: Proof | null }): void {
    const span = { from: this.tokens.from(frame.at), to: around.proof?.span.to ?? this.tokens.to(frame.end - 1) };
    const needsProof = around.proof !== null || parts.kind === "skipped" || parts.kind === "primcorec" || parts.kind === "foreign";
    const isTargeted = commandEntry(frame.word)?.isTargeted === true && parts.kind !== "skipped";
    const { access } = frame;
    const { target, proof } = around;
    const head = isTargeted ? { span, access, target } : { span, access };
    // The table of commands pairs each kind with its surroundings, which the types cannot follow. The parts are fresh: nobody else has them.
    this.commands.push(Object.assign(parts, head, needsProof ? { proof } : null) as Command);
  }
}

/** The position of the first command from `at` on, prefixes included. */
function nextStart(tokens: TokenList, at: number): number {
  let i = nextCommand(tokens, at);
  while (i > at && isPrefix(tokens.word(i - 1))) i--;
  return i;
}
