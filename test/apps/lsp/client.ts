/** A client of the real server: a process of its own, spoken to on its standard streams. */
import { type ChildProcess, spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import {
  createProtocolConnection,
  type Diagnostic,
  type InitializeResult,
  type ProtocolConnection,
  type PublishDiagnosticsParams,
  type StarNotificationHandler,
  type StarRequestHandler,
  StreamMessageReader,
  StreamMessageWriter,
} from "vscode-languageserver-protocol/node";
import { type Edit, edited } from "../../elaborate/random-edits.ts";

const program = fileURLToPath(new URL("../../../dist/hollow.js", import.meta.url));

/** Milliseconds for what will surely come; a busy machine takes long. */
export const patience = 240_000;

export interface ClientOptions {
  readonly options?: Readonly<Record<string, unknown>>;
  readonly capabilities?: Readonly<Record<string, unknown>>;
  readonly env?: NodeJS.ProcessEnv;
}

const capabilities = {
  workspace: { configuration: false, codeLens: { refreshSupport: false }, workspaceEdit: { documentChanges: false } },
  textDocument: {
    publishDiagnostics: { relatedInformation: true },
    codeAction: { codeActionLiteralSupport: { codeActionKind: { valueSet: [] } } },
    completion: { completionItem: { documentationFormat: ["markdown"] } },
  },
};

export class Client {
  readonly process: ChildProcess;
  readonly connection: ProtocolConnection;
  readonly diagnostics = new Map<string, readonly Diagnostic[]>();
  /** All that was said about texts, in order. */
  readonly history: { readonly uri: string; readonly diagnostics: readonly Diagnostic[] }[] = [];
  /** Everything that the server has said by itself, by method. */
  readonly heard: string[] = [];
  readonly notifications: { readonly method: string; readonly params: unknown }[] = [];
  private readonly texts = new Map<string, { text: string; version: number }>();
  private listeners: (() => void)[] = [];

  constructor(args: readonly string[] = [], env: NodeJS.ProcessEnv = {}) {
    this.process = spawn(process.execPath, [program, "lsp", ...args], {
      stdio: ["pipe", "pipe", "inherit"],
      env: { ...process.env, ...env },
    });
    const { stdin, stdout } = this.process;
    if (stdin === null || stdout === null) throw new Error("no streams");
    this.connection = createProtocolConnection(new StreamMessageReader(stdout), new StreamMessageWriter(stdin));
    this.connection.onNotification("textDocument/publishDiagnostics", ({ uri, diagnostics }: PublishDiagnosticsParams) => {
      this.diagnostics.set(uri, diagnostics);
      this.history.push({ uri, diagnostics });
      this.heard.push("textDocument/publishDiagnostics");
      for (const tell of this.listeners) tell();
    });
    const others: StarNotificationHandler = (method, params) => {
      this.heard.push(method);
      this.notifications.push({ method, params });
      for (const tell of this.listeners) tell();
    };
    const asked: StarRequestHandler = (method) => {
      this.heard.push(method);
      return null;
    };
    // The types of the protocol know no handlers for everything.
    Object(this.connection).onNotification(others);
    Object(this.connection).onRequest(asked);
    this.connection.onError(() => undefined);
    this.connection.listen();
  }

  async begin({ options = {}, capabilities: more = {} }: ClientOptions = {}): Promise<InitializeResult> {
    const result: InitializeResult = await this.connection.sendRequest("initialize", {
      processId: process.pid,
      rootUri: null,
      capabilities: { ...capabilities, ...more },
      // On a busy machine a short search may be over before its first engine has begun, and another one finds something else.
      initializationOptions: { firstTime: 5, time: 5, ...options },
    });
    await this.connection.sendNotification("initialized", {});
    return result;
  }

  async open(uri: string, text: string): Promise<void> {
    this.texts.set(uri, { text, version: 1 });
    await this.connection.sendNotification("textDocument/didOpen", { textDocument: { uri, languageId: "isabelle", version: 1, text } });
  }

  text(uri: string): string {
    return this.texts.get(uri)?.text ?? "";
  }

  async change(uri: string, edit: Edit): Promise<void> {
    const old = this.texts.get(uri) ?? { text: "", version: 0 };
    const version = old.version + 1;
    const range = { start: position(old.text, edit.from), end: position(old.text, edit.to) };
    this.texts.set(uri, { text: edited(old.text, edit), version });
    const contentChanges = [{ range, text: edit.put }];
    await this.connection.sendNotification("textDocument/didChange", { textDocument: { uri, version }, contentChanges });
  }

  /** Replaces the first occurrence of a text. */
  async replace(uri: string, from: string, put: string): Promise<void> {
    const at = this.text(uri).indexOf(from);
    if (at < 0) throw new Error(`not in the text: ${from}`);
    await this.change(uri, { from: at, to: at + from.length, put });
  }

  async close(uri: string): Promise<void> {
    await this.connection.sendNotification("textDocument/didClose", { textDocument: { uri } });
  }

  /** The place of a text, by its first occurrence; `by` characters behind its beginning. */
  at(uri: string, text: string, by = 0): { line: number; character: number } {
    const at = this.text(uri).indexOf(text);
    if (at < 0) throw new Error(`not in the text: ${text}`);
    return position(this.text(uri), at + by);
  }

  request<T>(method: string, params: unknown): Promise<T> {
    return this.connection.sendRequest(method, params);
  }

  /** Resolves when the diagnostics of a text are as wanted; rejects with them after a while. */
  async until(
    uri: string,
    isWanted: (diagnostics: readonly Diagnostic[]) => boolean,
    milliseconds = patience,
  ): Promise<readonly Diagnostic[]> {
    const look = (): boolean => isWanted(this.diagnostics.get(uri) ?? []);
    await this.when(look, milliseconds).catch(() => {
      throw new Error(`not in time: ${JSON.stringify(this.diagnostics.get(uri)?.map((d) => [d.range.start.line, d.code, d.message]))}`);
    });
    return this.diagnostics.get(uri) ?? [];
  }

  /** Resolves when something is so that the server's messages can make so. */
  when(isSo: () => boolean, milliseconds = patience): Promise<void> {
    if (isSo()) return Promise.resolve();
    return new Promise((settle, fail) => {
      const tell = (): void => {
        if (!isSo()) return;
        clearTimeout(timer);
        this.listeners = this.listeners.filter((l) => l !== tell);
        settle();
      };
      const timer = setTimeout(() => fail(new Error("not in time")), milliseconds);
      this.listeners.push(tell);
    });
  }

  /** Waits until nothing is searched or read any more. */
  async settled(): Promise<void> {
    await this.request("hollow/settled", null);
  }

  /** Says good-bye; the exit status. */
  async end(): Promise<number | null> {
    await this.connection.sendRequest("shutdown");
    const ended = new Promise<number | null>((settle) => this.process.once("exit", (code) => settle(code)));
    await this.connection.sendNotification("exit");
    return ended;
  }

  kill(): void {
    this.connection.dispose();
    this.process.kill("SIGKILL");
  }
}

export function position(text: string, offset: number): { line: number; character: number } {
  const before = text.slice(0, offset);
  const line = before.split("\n").length - 1;
  return { line, character: offset - (before.lastIndexOf("\n") + 1) };
}
