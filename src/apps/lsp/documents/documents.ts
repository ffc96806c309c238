/**
 * The open texts. Each is read command by command, a few milliseconds at a time, so that requests are answered in between; a change takes
 * effect at once, wherever the reading is.
 */
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { TextDocument } from "vscode-languageserver-textdocument";
import { EditedTheories, type TheorySource } from "../../../elaborate/index.ts";
import type { TheoryText } from "../../cli/theory-files.ts";
import { OpenDocument } from "./document.ts";

/** Milliseconds of reading before others have their turn. */
const slice = 8;

/** Milliseconds between two notes on how far the reading is. */
const noteInterval = 200;

export interface DocumentEvents {
  /** The text of a document is new, for those who read it elsewhere too; null: what stands on disk counts, and may be new. */
  text(path: string, text: TheoryText | null): void;
  /** More of a document is read, or all of it. */
  read(document: OpenDocument): void;
}

export class Documents {
  readonly theories: EditedTheories;
  private readonly open = new Map<string, OpenDocument>();
  private readonly events: DocumentEvents;
  private readonly waiting = new Set<{ readonly isOver: () => boolean; readonly settle: () => void }>();
  private timer: NodeJS.Immediate | null = null;
  /** The text that was changed last: it is read first. */
  private latest: OpenDocument | null = null;
  /** When the last note on how far the reading is was given. */
  private noted = 0;

  constructor(source: TheorySource, events: DocumentEvents) {
    this.events = events;
    this.theories = new EditedTheories({
      ...source,
      read: (id) => {
        const open = this.byPath(id);
        return open === null ? source.read(id) : textOf(open);
      },
    });
  }

  get(uri: string): OpenDocument | null {
    return this.open.get(uri) ?? null;
  }

  byPath(path: string): OpenDocument | null {
    return [...this.open.values()].find((d) => d.path === path) ?? null;
  }

  all(): readonly OpenDocument[] {
    return [...this.open.values()];
  }

  add(uri: string, text: string, version: number): OpenDocument {
    const path = pathOf(uri);
    const lines = TextDocument.create(uri, "isabelle", version, text);
    this.theories.outdate(path);
    const document = new OpenDocument(uri, path, lines, this.theories.update(path, wellFormed(text)));
    this.open.set(uri, document);
    this.latest = document;
    this.events.text(path, textOf(document));
    this.refreshImporters(path);
    this.goOn();
    return document;
  }

  /** The text of a document has changed. */
  change(document: OpenDocument): void {
    const count = document.theory.commands.length;
    this.latest = document;
    this.events.text(document.path, textOf(document));
    this.theories.update(document.path, wellFormed(document.text));
    document.shown = moved(document, count);
    this.noted = 0;
    this.goOn();
  }

  remove(uri: string): OpenDocument | null {
    const document = this.open.get(uri) ?? null;
    if (document === null) return null;
    this.open.delete(uri);
    this.theories.close(document.path);
    this.events.text(document.path, null);
    this.refreshImporters(document.path);
    this.goOn();
    return document;
  }

  /** A file has changed on disk; one that came or went may be what an import means. */
  fileChanged(path: string, isNewOrGone: boolean): void {
    if (this.byPath(path) !== null) return;
    this.events.text(path, null);
    this.theories.outdate(path);
    if (isNewOrGone) this.theories.forgetImports();
    for (const d of this.open.values()) this.theories.reopen(d.path);
    this.goOn();
  }

  /** Resolves when a command is read (all, when none is given), or when the document is closed. */
  whenRead(document: OpenDocument, command = Number.POSITIVE_INFINITY): Promise<void> {
    const isOver = (): boolean => this.open.get(document.uri) !== document || document.theory.isRead || document.theory.readCount > command;
    if (isOver()) return Promise.resolve();
    return new Promise((settle) => this.waiting.add({ isOver, settle }));
  }

  /** Nothing is read any more. */
  stop(): void {
    if (this.timer !== null) clearImmediate(this.timer);
    this.timer = null;
    this.open.clear();
    this.wake();
  }

  private goOn(): void {
    this.timer ??= setImmediate(() => {
      this.timer = null;
      this.readSlice();
    });
  }

  private readSlice(): void {
    const unread = [...this.open.values()].filter((d) => !d.theory.isRead);
    const document = unread.find((d) => d === this.latest) ?? unread[0];
    if (document === undefined) {
      for (const d of this.open.values()) this.events.read(d);
      this.wake();
      return;
    }
    const now = performance.now();
    const end = now + slice;
    do document.theory.step();
    while (!document.theory.isRead && performance.now() < end);
    if (document.theory.isRead && this.theories.settle(document.path)) this.refreshImporters(document.path);
    // What was changed is read first; the rest can wait.
    if (document.theory.isRead || now - this.noted >= noteInterval) {
      this.noted = now;
      this.events.read(document);
    }
    this.wake();
    this.goOn();
  }

  private refreshImporters(path: string): void {
    for (const other of this.theories.importersOf(path)) this.theories.reopen(other);
  }

  private wake(): void {
    for (const one of this.waiting) {
      if (!one.isOver()) continue;
      this.waiting.delete(one);
      one.settle();
    }
  }
}

/** The place of a document among theories; one that is no file stands in the folder where the program runs. */
function pathOf(uri: string): string {
  try {
    if (uri.startsWith("file:")) return fileURLToPath(uri);
  } catch {
    // No path of this system: a name like any other.
  }
  const name = decodeURIComponent(uri.slice(uri.search(/[^/\\:]*$/))) || "Untitled";
  return resolve(name.endsWith(".thy") ? name : `${name}.thy`);
}

/** Half of a surrogate pair is no character: the position stays, so that offsets do. */
const wellFormed = (text: string): string => text.replace(/\p{Surrogate}/gu, "\ufffd");

function textOf(document: OpenDocument): TheoryText {
  return { text: wellFormed(document.text), badAt: null };
}

/** What is shown for commands, by their places in the new text. */
function moved({ theory, shown }: OpenDocument, oldCount: number): OpenDocument["shown"] {
  const { before, behind } = theory.kept;
  const growth = theory.commands.length - oldCount;
  return theory.commands.map((_, i) => {
    const isChanged = i >= before && i < theory.commands.length - behind;
    const old = isChanged && growth !== 0 ? undefined : shown[i < before || isChanged ? i : i - growth];
    return old ?? { answers: [] };
  });
}
