/** The model view beside the text: one panel, which shows the last model asked for. */
import * as vscode from "vscode";
import type { Models } from "./messages.ts";
import { modelPage } from "./model-page.ts";

export class ModelView implements vscode.Disposable {
  private readonly home: vscode.Uri;
  private panel: vscode.WebviewPanel | null = null;
  private last: Models | null = null;

  constructor(home: vscode.Uri) {
    this.home = home;
  }

  show(models: Models): void {
    this.last = models;
    const panel = this.panel ?? this.open();
    panel.title = models.lemma === null ? "Model" : `Model: ${models.lemma}`;
    panel.reveal(undefined, true);
    void panel.webview.postMessage({ kind: "models", models });
  }

  dispose(): void {
    this.panel?.dispose();
  }

  private open(): vscode.WebviewPanel {
    const out = vscode.Uri.joinPath(this.home, "out");
    const place = { viewColumn: vscode.ViewColumn.Beside, preserveFocus: true };
    const panel = vscode.window.createWebviewPanel("hollow.model", "Model", place, { enableScripts: true, localResourceRoots: [out] });
    this.panel = panel;
    panel.onDidDispose(() => {
      this.panel = null;
    });
    // The page says when it listens, also after it was hidden.
    panel.webview.onDidReceiveMessage(() => {
      if (this.last !== null) void panel.webview.postMessage({ kind: "models", models: this.last });
    });
    const script = panel.webview.asWebviewUri(vscode.Uri.joinPath(out, "webview.js")).toString();
    panel.webview.html = modelPage({ script, source: panel.webview.cspSource, nonce: crypto.randomUUID().replaceAll("-", "") });
    return panel;
  }
}
