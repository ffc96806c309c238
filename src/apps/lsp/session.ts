/** One client's session: its texts, the searches for them, and what the client has been told. */
import { pathToFileURL } from "node:url";
import { CodeLensRefreshRequest, type Connection } from "vscode-languageserver";
import type { TheorySource } from "../../elaborate/index.ts";
import { readyTheory } from "../cli/library-snapshot.ts";
import { setSessionFolders } from "../cli/session-folders.ts";
import { theoryFiles } from "../cli/theory-files.ts";
import { Pool } from "../cli/workers/pool/pool.ts";
import { workerScript } from "../cli/workers/worker-script.ts";
import type { OpenDocument } from "./documents/document.ts";
import { Documents } from "./documents/documents.ts";
import { diagnosticsOf } from "./features/diagnostics.ts";
import { isFound } from "./features/words.ts";
import { type Asked, type Question, questionsOf } from "./searches/question.ts";
import { Searches } from "./searches/searches.ts";
import { nothingShown } from "./searches/shown.ts";
import { defaultSettings, type EditorSettings } from "./settings.ts";
import { theoryFilesBelow } from "./workspace-files.ts";

/** Milliseconds for which diagnostics wait for more of them. */
const publishDelay = 15;

/** Milliseconds for which lenses wait. */
const refreshDelay = 300;

/** The share of time that goes into diagnostics, at most. */
const publishShare = 1 / 8;

/** Milliseconds between two notes on the searches under way. */
const statusInterval = 150;

/** Bytes at which a worker gives place to a new one between answers. That one has to read all again, so it is for what has gone wrong. */
const mostKept = 600 * 1024 * 1024;

/** What a client can do. */
export interface ClientAbilities {
  readonly showsRelated: boolean;
  readonly asksForSettings: boolean;
  readonly registersWatchers: boolean;
  readonly registersSettings: boolean;
  readonly refreshesLenses: boolean;
  readonly refreshesTokens: boolean;
  /** It shows models and the searches under way (our own extension does). */
  readonly drawsModels: boolean;
}

export class Session {
  readonly connection: Connection;
  readonly abilities: ClientAbilities;
  settings: EditorSettings;
  /** The folders that the client works in. */
  folders: readonly string[] = [];
  documents: Documents;
  searches: Searches;
  private pool: Pool;
  private source: TheorySource = theoryFiles();
  private readonly published = new Map<string, string>();
  private readonly publishing = new Map<string, NodeJS.Timeout>();
  private statusTimer: NodeJS.Timeout | null = null;
  private refreshTimer: NodeJS.Timeout | null = null;
  /** Milliseconds that the diagnostics of a text took last. */
  private readonly costs = new Map<string, number>();
  private lastStatus = "";
  private waiting: (() => void)[] = [];
  private isOver = false;

  constructor(connection: Connection, abilities: ClientAbilities, settings: EditorSettings = defaultSettings) {
    this.connection = connection;
    this.abilities = abilities;
    this.settings = settings;
    ({ pool: this.pool, searches: this.searches, documents: this.documents } = this.begin());
  }

  /** Takes new settings; where they concern reading or the number of workers, all begins again. */
  configure(settings: EditorSettings): void {
    const old = this.settings;
    if (JSON.stringify(old) === JSON.stringify(settings)) return;
    this.settings = settings;
    this.searches.settings = settings;
    if (old.workers !== settings.workers || JSON.stringify(old.sessions) !== JSON.stringify(settings.sessions)) this.restart();
    else if (old.strategy !== settings.strategy || old.time !== settings.time) this.searches.forget();
    else this.searches.pump();
  }

  /** The questions of a command with what is shown for them. */
  asked(document: OpenDocument, command: number): Asked[] {
    const entry = command < document.theory.readCount ? document.theory.entry(command) : null;
    if (entry === null) return [];
    return questionsOf(document, command, entry).map((question) => ({ question, answer: this.searches.answer(question.key) }));
  }

  /** The file that an import means. */
  importUri(name: string, from: string): string | null {
    const file = this.source.resolve(name, from);
    return file === null ? null : pathToFileURL(file).href;
  }

  /** The theory files of the workspace. */
  workspaceFiles(): readonly string[] {
    return theoryFilesBelow(this.folders);
  }

  /** Whether an import of this name can be found from a file. */
  canImport(name: string, from: string): boolean {
    return this.source.resolve(name, from) !== null;
  }

  /** The client is told what is wrong with a text: soon, or at once where the user waits for it. */
  publishSoon(document: OpenDocument, isNear = false): void {
    if (this.isOver) return;
    const pending = this.publishing.get(document.uri);
    if (pending !== undefined && !isNear) return;
    clearTimeout(pending);
    const publish = (): void => {
      this.publishing.delete(document.uri);
      this.publish(document);
      this.checkSettled();
    };
    const delay = isNear ? 0 : Math.max(publishDelay, (this.costs.get(document.uri) ?? 0) / publishShare);
    this.publishing.set(document.uri, setTimeout(publish, delay));
  }

  /** A text is closed: nothing is said about it any more. */
  forget(document: OpenDocument): void {
    clearTimeout(this.publishing.get(document.uri));
    this.publishing.delete(document.uri);
    this.published.delete(document.uri);
    this.searches.close(document.path);
    this.tell(() => this.connection.sendDiagnostics({ uri: document.uri, diagnostics: [] }));
  }

  /** Nothing is said after this. */
  end(): void {
    this.isOver = true;
    for (const timer of this.publishing.values()) clearTimeout(timer);
    if (this.statusTimer !== null) clearTimeout(this.statusTimer);
    if (this.refreshTimer !== null) clearTimeout(this.refreshTimer);
    this.searches.stop();
    this.documents.stop();
    this.pool.close();
    this.checkSettled();
  }

  /** Resolves when all is read, searched and told. */
  settled(): Promise<void> {
    return new Promise((settle) => {
      this.waiting.push(settle);
      this.checkSettled();
    });
  }

  /** Says something to the client, unless the end has come. */
  tell(say: () => Promise<unknown>): void {
    if (!this.isOver) say().catch(() => undefined);
  }

  private begin(): { readonly pool: Pool; readonly searches: Searches; readonly documents: Documents } {
    setSessionFolders(this.settings.sessions);
    const pool = new Pool(workerScript(), this.settings.workers, {
      mostKept,
      isThrifty: true,
      onFree: () => this.searches.pump(),
    });
    pool.prepare();
    const searches = new Searches(pool, this.settings, {
      answered: (key) => this.answered(key),
      changed: () => this.statusSoon(),
    });
    this.source = { ...theoryFiles(), ready: readyTheory };
    const documents = new Documents(this.source, {
      text: (path, text) => {
        pool.withdraw(path);
        if (text !== null) pool.provide(path, text);
      },
      read: (document) => this.read(document),
    });
    return { pool, searches, documents };
  }

  private restart(): void {
    const open = this.documents.all().map((d) => ({ uri: d.uri, text: d.text, version: d.lines.version }));
    this.searches.stop();
    this.documents.stop();
    this.pool.close();
    ({ pool: this.pool, searches: this.searches, documents: this.documents } = this.begin());
    for (const { uri, text, version } of open) this.documents.add(uri, text, version);
  }

  /** More of a text is read: its questions go to the workers. */
  private read(document: OpenDocument): void {
    const { theory } = document;
    const questions: Question[] = [];
    for (let i = 0; i < theory.readCount; i++) {
      const entry = theory.entry(i);
      if (entry !== null && entry.items.length > 0) questions.push(...questionsOf(document, i, entry));
    }
    this.show(document, questions);
    this.searches.ask(document.path, questions, theory.isRead ? Number.POSITIVE_INFINITY : theory.readCount);
    this.publishSoon(document);
    if (theory.isRead) this.refreshSoon();
  }

  /** What is known of the questions takes the place of what was shown. */
  private show(document: OpenDocument, questions: readonly Question[]): void {
    const counts = new Map<number, number>();
    for (const { command, key } of questions) {
      const k = counts.get(command) ?? 0;
      counts.set(command, k + 1);
      const answer = this.searches.answer(key);
      const shown = document.shown[command] ?? nothingShown;
      if (answer === undefined || shown.answers[k] === answer) continue;
      const answers = [...shown.answers];
      answers[k] = answer;
      document.shown[command] = { ...shown, answers };
    }
  }

  private answered(key: string): void {
    const asked = this.searches.questions(key);
    for (const document of new Set(asked.map((q) => q.document))) {
      const commands = new Set(asked.filter((q) => q.document === document).map((q) => q.command));
      const questions = [...commands].flatMap((i) => this.asked(document, i).map((a) => a.question));
      this.show(document, questions);
      const here = document.commandAt(document.focus);
      this.publishSoon(document, commands.has(here));
    }
    this.refreshSoon();
  }

  private refreshSoon(): void {
    if (this.abilities.refreshesLenses) this.refreshTimer ??= setTimeout(() => this.refresh(), refreshDelay);
  }

  /** Lenses show answers too. */
  refresh(): void {
    if (this.refreshTimer !== null) clearTimeout(this.refreshTimer);
    this.refreshTimer = null;
    if (this.abilities.refreshesLenses) this.tell(() => this.connection.sendRequest(CodeLensRefreshRequest.type));
  }

  private publish(document: OpenDocument): void {
    if (this.isOver || this.documents.get(document.uri) !== document) return;
    const start = performance.now();
    const diagnostics = diagnosticsOf(document, this.abilities.showsRelated);
    const text = JSON.stringify(diagnostics);
    if (this.published.get(document.uri) !== text) {
      this.published.set(document.uri, text);
      this.tell(() => this.connection.sendDiagnostics({ uri: document.uri, version: document.lines.version, diagnostics }));
    }
    this.costs.set(document.uri, performance.now() - start);
    this.statusSoon();
  }

  private checkSettled(): void {
    const isSettled = this.publishing.size === 0 && this.searches.isIdle && this.documents.all().every((d) => d.theory.isRead);
    if (this.isOver || (this.waiting.length > 0 && isSettled)) for (const settle of this.waiting.splice(0)) settle();
  }

  private statusSoon(): void {
    if (this.waiting.length > 0) setImmediate(() => this.checkSettled());
    if (!this.abilities.drawsModels || this.isOver) return;
    this.statusTimer ??= setTimeout(() => {
      this.statusTimer = null;
      const status = { ...this.searches.load, ...this.counts() };
      if (JSON.stringify(status) === this.lastStatus) return;
      this.lastStatus = JSON.stringify(status);
      this.tell(() => this.connection.sendNotification("hollow/status", status));
    }, statusInterval);
  }

  /** How many statements have counterexamples, in all open texts. */
  private counts(): { readonly counterexamples: number; readonly statements: number } {
    let counterexamples = 0;
    let statements = 0;
    for (const document of this.documents.all())
      document.theory.commands.forEach((command, i) => {
        if (command.kind !== "statement") return;
        statements++;
        if (document.shown[i]?.answers.some((a) => a?.report != null && isFound(a.report))) counterexamples++;
      });
    return { counterexamples, statements };
  }
}
