/** The part of the editor's interface that the extension uses; the whole is the package @types/vscode. */
declare module "vscode" {
  export interface Disposable {
    dispose(): unknown;
  }
  export interface Position {
    readonly line: number;
    readonly character: number;
  }
  export interface Range {
    readonly start: Position;
    readonly end: Position;
  }
  export interface Uri {
    readonly scheme: string;
    toString(): string;
  }
  export const Uri: { parse(text: string): Uri; joinPath(base: Uri, ...parts: string[]): Uri };
  export interface TextDocument {
    readonly uri: Uri;
    readonly languageId: string;
  }
  export interface TextEditor {
    readonly document: TextDocument;
    readonly selection: { readonly active: Position };
    readonly visibleRanges: readonly Range[];
  }
  export interface ExtensionContext {
    readonly extensionUri: Uri;
    readonly subscriptions: Disposable[];
    asAbsolutePath(path: string): string;
  }
  export interface StatusBarItem extends Disposable {
    text: string;
    tooltip: string | undefined;
    command: string | undefined;
    show(): void;
    hide(): void;
  }
  export interface Webview {
    html: string;
    readonly cspSource: string;
    asWebviewUri(uri: Uri): Uri;
    postMessage(message: unknown): PromiseLike<boolean>;
    onDidReceiveMessage(listener: (message: unknown) => void): Disposable;
  }
  export interface WebviewPanel extends Disposable {
    title: string;
    readonly webview: Webview;
    reveal(column?: number, keepsFocus?: boolean): void;
    onDidDispose(listener: () => void): Disposable;
  }
  export interface Configuration {
    get<T>(key: string): T | undefined;
    update(key: string, value: unknown, target: boolean): PromiseLike<void>;
  }
  export const ViewColumn: { readonly Beside: number };
  export const StatusBarAlignment: { readonly Right: number };
  export const workspace: {
    getConfiguration(section: string): Configuration;
    createFileSystemWatcher(glob: string): Disposable;
    readonly isTrusted: boolean;
  };
  export const env: { readonly clipboard: { writeText(text: string): PromiseLike<void> } };
  export const commands: {
    registerCommand(name: string, act: (...args: never[]) => unknown): Disposable;
    executeCommand(name: string, ...args: readonly unknown[]): PromiseLike<unknown>;
  };
  export const window: {
    readonly activeTextEditor: TextEditor | undefined;
    createStatusBarItem(alignment: number, priority: number): StatusBarItem;
    createWebviewPanel(kind: string, title: string, place: { viewColumn: number; preserveFocus: boolean }, options: object): WebviewPanel;
    showInformationMessage(text: string): PromiseLike<unknown>;
    onDidChangeActiveTextEditor(listener: (editor: TextEditor | undefined) => void): Disposable;
    onDidChangeTextEditorSelection(listener: (event: { readonly textEditor: TextEditor }) => void): Disposable;
    onDidChangeTextEditorVisibleRanges(listener: (event: { readonly textEditor: TextEditor }) => void): Disposable;
  };
}
