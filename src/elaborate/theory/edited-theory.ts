/**
 * A theory whose text is being edited. After a change it is read again from the first command that differs, and only until the state is what
 * it was before: the readings of the commands behind are kept. Reading goes command by command, so that whoever has something better to do
 * can stop in between.
 *
 * Law: after `update` and reading to the end, items and problems are those of a new `EditedTheory` with that text.
 */
import { type Diagnostic, moved } from "../../base/index.ts";
import { type Command, type ParsedTheory, parseTheory } from "../../syntax/index.ts";
import { factNames, keysAfter, mayAskFor, type StateKeys } from "./effect.ts";
import type { LoadedTheory, Opening } from "./imports.ts";
import { beginTheory, type Item, type ReadingState, readCommand } from "./theory-file.ts";

/** A command that has been read. */
export interface ReadEntry {
  /** As it stands in the text now. */
  readonly command: Command;
  /** Its text. */
  readonly text: string;
  readonly before: ReadingState;
  readonly after: ReadingState;
  /** Keys of the state before: what the command and its answers depend on, with its text. */
  readonly keys: StateKeys;
  readonly keysAfter: StateKeys;
  readonly items: readonly Item[];
  /** What is wrong with it, where it stands now. */
  readonly diagnostics: readonly Diagnostic[];
  /** By how much the places in `items` are off. */
  readonly shift: number;
}

/** What the theory's imports are; `key` tells two of them apart. */
export interface EditedOpening extends Opening {
  readonly key: string;
}

export class EditedTheory {
  /** The commands of the text. */
  commands: readonly Command[] = [];
  /** What is wrong with the imports and the outer syntax. */
  outerProblems: readonly Diagnostic[] = [];
  /** The header, and the keywords of those who import the theory. */
  parsed: ParsedTheory;
  opening: EditedOpening;
  text = "";
  /** How many commands at the beginning and at the end were in the text before. */
  kept = { before: 0, behind: 0 };
  /** The readings of this text's commands, as far as it is read. */
  private entries: ReadEntry[] = [];
  /** Readings of older texts that may still serve, by the place of the command in this text. */
  private old: (ReadEntry | undefined)[] = [];
  /** Facts that may differ from those in the states of entries from `staleFrom` on, by their names. */
  private stale: ReadonlySet<string> = new Set();
  private staleFrom = Number.POSITIVE_INFINITY;
  /** Behind this command nobody asks for those facts. */
  private lastAsker = -1;
  private readonly begin: (command: Command) => void;

  constructor(opening: EditedOpening, text: string, begin: (command: Command) => void = () => undefined) {
    this.opening = opening;
    this.begin = begin;
    this.parsed = this.update(opening, text);
  }

  /** Takes a new text; `read` goes on from what is the same. */
  update(opening: EditedOpening, text: string): ParsedTheory {
    const parsed = parseTheory(text, opening.keywords);
    const known = opening.key === this.opening.key ? [...this.entries, ...this.old.slice(this.entries.length)] : [];
    const last = { commands: this.commands, text: this.text };
    if (this.isRead && this.staleFrom === Number.POSITIVE_INFINITY) this.stale = new Set();
    this.parsed = parsed;
    this.outerProblems = [...opening.problems, ...parsed.diagnostics];
    this.text = text;
    this.opening = opening;
    this.commands = parsed.commands;
    this.kept = this.unchanged(last);
    const { before, behind } = this.kept;
    const [gone, come] = [
      last.commands.slice(before, last.commands.length - behind),
      parsed.commands.slice(before, parsed.commands.length - behind),
    ];
    this.stale = new Set([...this.stale, ...[...gone, ...come].flatMap(factNames)]);
    const growth = parsed.commands.length - last.commands.length;
    this.old = parsed.commands.map((_, i) =>
      i < before ? known[i] : i >= parsed.commands.length - behind ? known[i - growth] : undefined,
    );
    this.restart(before, growth, last.commands.length - behind);
    return parsed;
  }

  /** Whether all commands are read. */
  get isRead(): boolean {
    return this.entries.length >= this.commands.length;
  }

  /** How many commands are read. */
  get readCount(): number {
    return this.entries.length;
  }

  /** The reading of a command; one of an older text where this one is not read so far. */
  entry(i: number): ReadEntry | null {
    return this.entries[i] ?? this.old[i] ?? null;
  }

  /** Whether every command has a reading, if only one of an older text. */
  get isKnown(): boolean {
    return this.commands.every((_, i) => this.entry(i) !== null);
  }

  /** Reads up to a command, that one included, or until nobody waits for it any more. */
  readTo(last: number, isGivenUp: () => boolean = () => false): void {
    while (this.entries.length <= last && !this.isRead && !isGivenUp()) this.step();
  }

  /** The theory up to a command, as one that is loaded. */
  loadedTo(id: string, command: number): LoadedTheory {
    const entries = this.commands.slice(0, command + 1).flatMap((_, i) => this.entry(i) ?? []);
    return {
      id,
      name: this.opening.name,
      context: entries.at(-1)?.after.context ?? this.opening.start,
      items: entries.flatMap((e) => e.items),
      diagnostics: [],
      keywords: this.parsed.keywords,
      ancestors: this.opening.ancestors,
    };
  }

  /** The state after the commands that are read. */
  get state(): { readonly after: ReadingState; readonly keys: StateKeys } {
    const last = this.entries.at(-1);
    if (last !== undefined) return { after: last.after, keys: last.keysAfter };
    return { after: beginTheory(this.opening.start, this.opening.name), keys: { context: this.opening.key, facts: this.opening.key } };
  }

  /** Reads one command, or finds that its reading is as it was. */
  step(): void {
    const i = this.entries.length;
    const command = this.commands[i];
    if (command === undefined) return;
    const { after: before, keys } = this.state;
    const old = this.old[i];
    if (old !== undefined && old.keys.context === keys.context && (old.keys.facts === keys.facts || i > this.lastAsker)) {
      if (old.keys.facts !== keys.facts) this.staleFrom = Math.min(this.staleFrom, i);
      this.entries.push(movedEntry(old, command));
      return;
    }
    const text = textOf(this.text, command);
    const { after, items, diagnostics } = readCommand(before, command, this.begin);
    const later = keysAfter(keys, { text, from: command.span.from, command }, before, after);
    this.entries.push({ command, text, before, after, keys, keysAfter: later, items, diagnostics, shift: 0 });
  }

  /** How many commands at the beginning and at the end are as they were. */
  private unchanged(last: { readonly commands: readonly Command[]; readonly text: string }): { before: number; behind: number } {
    const [a, b] = [last.commands, this.commands];
    const isSame = (x: Command | undefined, y: Command | undefined): boolean =>
      x !== undefined &&
      y !== undefined &&
      x.kind === y.kind &&
      x.access === y.access &&
      x.span.to - x.span.from === y.span.to - y.span.from &&
      textOf(last.text, x) === textOf(this.text, y);
    let before = 0;
    while (before < a.length && a[before]?.span.from === b[before]?.span.from && isSame(a[before], b[before])) before++;
    let behind = 0;
    while (behind < Math.min(a.length, b.length) - before && isSame(a[a.length - 1 - behind], b[b.length - 1 - behind])) behind++;
    return { before, behind };
  }

  /** Where reading goes on: at the first change, or where states lack facts that somebody may ask for now. */
  private restart(before: number, growth: number, oldBehind: number): void {
    this.lastAsker = this.commands.findLastIndex((c) => mayAskFor(c, textOf(this.text, c), this.stale));
    if (this.staleFrom >= oldBehind) this.staleFrom += growth;
    else this.staleFrom = Math.min(this.staleFrom, before);
    const isAsked = this.lastAsker >= this.staleFrom;
    const from = Math.min(before, this.entries.length, isAsked ? this.staleFrom : before);
    if (this.staleFrom >= from) this.staleFrom = Number.POSITIVE_INFINITY;
    this.entries = this.old.slice(0, from).flatMap((entry) => entry ?? []);
  }
}

const textOf = (text: string, { span }: Command): string => text.slice(span.from, span.to);

/** A reading whose command stands somewhere else now. */
function movedEntry(old: ReadEntry, command: Command): ReadEntry {
  const by = command.span.from - old.command.span.from;
  if (by === 0) return { ...old, command };
  const diagnostics = old.diagnostics.map((d) => ({ ...d, span: moved(d.span, by) }));
  return { ...old, command, diagnostics, shift: old.shift + by };
}
