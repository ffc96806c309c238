/** The extension: starts the server, shows the searches under way, opens the model view. */
import * as vscode from "vscode";
import { LanguageClient, type LanguageClientOptions, type ServerOptions, TransportKind } from "vscode-languageclient/node";
import type { Models, Status } from "./messages.ts";
import { ModelView } from "./model-view.ts";

let client: LanguageClient | null = null;

/** The program of the extension, run by the editor's own Node, or what the user names. */
function serverOptions(context: vscode.ExtensionContext): ServerOptions {
  const [command, ...args] = vscode.workspace.isTrusted ? (vscode.workspace.getConfiguration("hollow").get<string[]>("command") ?? []) : [];
  if (command !== undefined) return { command, args, transport: TransportKind.stdio };
  return { module: context.asAbsolutePath("server/dist/hollow.js"), args: ["lsp"], transport: TransportKind.stdio };
}

function clientOptions(): LanguageClientOptions {
  return {
    documentSelector: [{ language: "isabelle" }, { pattern: "**/*.thy" }],
    initializationOptions: { models: true },
    synchronize: { configurationSection: "hollow" },
  };
}

export async function activate(context: vscode.ExtensionContext): Promise<void> {
  const status = vscode.window.createStatusBarItem(vscode.StatusBarAlignment.Right, 90);
  const models = new ModelView(context.extensionUri);
  context.subscriptions.push(status, models, ...commands(context, models, status), ...followers());
  await start(context, status);
}

export async function deactivate(): Promise<void> {
  await client?.stop();
  client = null;
}

async function start(context: vscode.ExtensionContext, status: vscode.StatusBarItem): Promise<void> {
  client = new LanguageClient("hollow", "Hollow", serverOptions(context), clientOptions());
  client.onNotification("hollow/status", (s: Status) => showStatus(status, s));
  await client.start();
  showStatus(status, { running: 0, waiting: 0, counterexamples: 0, statements: 0 });
}

/** `⟳ 14 · 3`: searches under way and waiting, statements with counterexamples. */
function showStatus(status: vscode.StatusBarItem, { running, waiting, counterexamples, statements }: Status): void {
  const busy = running + waiting > 0 ? `$(sync~spin) ${waiting + running}` : "$(check)";
  status.text = `Hollow ${busy}${counterexamples > 0 ? ` $(bug) ${counterexamples}` : ""}`;
  status.tooltip = `${running} searches under way, ${waiting} waiting; ${counterexamples} of ${statements} statements have counterexamples. Click to turn automatic checking on or off.`;
  status.command = "hollow.toggle";
  status.show();
}

/** The place of a command: as lenses give it, or the cursor's. */
function placeOf(args: readonly unknown[]): { readonly uri: string; readonly position: vscode.Position } | null {
  const [uri, position] = args;
  if (typeof uri === "string" && typeof position === "object" && position !== null) return { uri, position: position as vscode.Position };
  const editor = vscode.window.activeTextEditor;
  return editor === undefined ? null : { uri: editor.document.uri.toString(), position: editor.selection.active };
}

function commands(context: vscode.ExtensionContext, view: ModelView, status: vscode.StatusBarItem): vscode.Disposable[] {
  const atCursor = (name: string) => async (): Promise<void> => {
    const place = placeOf([]);
    if (place !== null) await vscode.commands.executeCommand(name, place.uri, place.position);
  };
  const showModel = async (...args: readonly unknown[]): Promise<void> => {
    const place = placeOf(args);
    if (place === null || client === null) return;
    const models: Models | null = await client.sendRequest("hollow/models", { textDocument: { uri: place.uri }, position: place.position });
    if (models === null) await vscode.window.showInformationMessage("There is no counterexample here.");
    else view.show(models);
  };
  return [
    vscode.commands.registerCommand("hollow.showModel", showModel),
    vscode.commands.registerCommand("hollow.copy", (text: string) => vscode.env.clipboard.writeText(text)),
    vscode.commands.registerCommand("hollow.checkHere", atCursor("hollow.check")),
    vscode.commands.registerCommand("hollow.checkHarderHere", atCursor("hollow.checkHarder")),
    vscode.commands.registerCommand("hollow.nextHere", atCursor("hollow.nextCounterexample")),
    vscode.commands.registerCommand("hollow.superfluousHere", atCursor("hollow.superfluous")),
    vscode.commands.registerCommand("hollow.toggle", () => {
      const settings = vscode.workspace.getConfiguration("hollow");
      return settings.update("check", settings.get<boolean>("check") !== true, true);
    }),
    vscode.commands.registerCommand("hollow.restart", async () => {
      await client?.stop();
      await start(context, status);
    }),
  ];
}

/** The server is told what is in view: that is checked first. */
function followers(): vscode.Disposable[] {
  let timer: NodeJS.Timeout | undefined;
  const tell = (editor: vscode.TextEditor | undefined): void => {
    if (editor?.document.languageId !== "isabelle") return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      const [range] = editor.visibleRanges;
      if (range === undefined || client === null || !client.isRunning()) return;
      const view = {
        uri: editor.document.uri.toString(),
        first: range.start.line,
        last: range.end.line,
        position: editor.selection.active,
      };
      client.sendNotification("hollow/view", view).catch(() => undefined);
    }, 100);
  };
  return [
    vscode.window.onDidChangeActiveTextEditor(tell),
    vscode.window.onDidChangeTextEditorSelection(({ textEditor }) => tell(textEditor)),
    vscode.window.onDidChangeTextEditorVisibleRanges(({ textEditor }) => tell(textEditor)),
  ];
}
