/** The language server: what clients ask and are told. Each feature stands in a file of its own; here they meet the protocol. */
import { fileURLToPath } from "node:url";
import {
  type Connection,
  DidChangeConfigurationNotification,
  DidChangeWatchedFilesNotification,
  ErrorCodes,
  FileChangeType,
  type InitializeParams,
  type InitializeResult,
  ResponseError,
  TextDocumentSyncKind,
} from "vscode-languageserver";
import { answerRequests, capabilities } from "./requests.ts";
import { type ClientAbilities, Session } from "./session.ts";
import { defaultSettings, readSettings } from "./settings.ts";

/** Listens to a client until it goes. */
export function serve(connection: Connection, version: string): void {
  let session: Session | null = null;
  let isOver = false;
  const live = (): Session => {
    if (isOver) throw new ResponseError(ErrorCodes.InvalidRequest, "The server has been shut down.");
    if (session === null) throw new ResponseError(ErrorCodes.ServerNotInitialized, "The client has not begun.");
    return session;
  };
  // Notifications have no answer: what comes too early or too late is passed over.
  const whenLive = (act: (session: Session) => void): void => {
    if (session !== null && !isOver) act(session);
  };
  connection.onInitialize((params) => {
    session = new Session(connection, abilitiesOf(params), readSettings(params.initializationOptions, defaultSettings));
    session.folders = foldersOf(params);
    return result(version);
  });
  connection.onInitialized(() => whenLive((s) => register(connection, s)));
  connection.onShutdown(() => {
    isOver = true;
    session?.end();
  });
  documentEvents(connection, whenLive);
  answerRequests(connection, live, whenLive);
  connection.listen();
}

function foldersOf({ workspaceFolders, rootUri }: InitializeParams): string[] {
  const uris = workspaceFolders?.map((f) => f.uri) ?? (rootUri === null ? [] : [rootUri]);
  return uris.flatMap((uri) => (uri.startsWith("file:") ? [fileURLToPath(uri)] : []));
}

function result(version: string): InitializeResult {
  return {
    serverInfo: { name: "hollow", version },
    capabilities: {
      positionEncoding: "utf-16",
      ...capabilities,
      textDocumentSync: { openClose: true, change: TextDocumentSyncKind.Incremental, save: false },
    },
  };
}

function abilitiesOf({ capabilities, initializationOptions }: InitializeParams): ClientAbilities {
  const { workspace, textDocument } = capabilities;
  const options: unknown = initializationOptions;
  return {
    showsRelated: textDocument?.publishDiagnostics?.relatedInformation === true,
    asksForSettings: workspace?.configuration === true,
    registersWatchers: workspace?.didChangeWatchedFiles?.dynamicRegistration === true,
    registersSettings: workspace?.didChangeConfiguration?.dynamicRegistration === true,
    refreshesLenses: workspace?.codeLens?.refreshSupport === true,
    refreshesTokens: workspace?.semanticTokens?.refreshSupport === true,
    drawsModels: typeof options === "object" && options !== null && "models" in options && options.models === true,
  };
}

function register(connection: Connection, session: Session): void {
  const { abilities } = session;
  const settle = (): void => undefined;
  if (abilities.registersSettings)
    connection.client.register(DidChangeConfigurationNotification.type, { section: "hollow" }).then(settle, settle);
  if (abilities.registersWatchers) {
    const watchers = [{ globPattern: "**/*.thy" }, { globPattern: "**/{ROOT,ROOTS}" }];
    connection.client.register(DidChangeWatchedFilesNotification.type, { watchers }).then(settle, settle);
  }
  void configure(connection, session, null);
}

/** Settings come with the notification, or have to be asked for. */
async function configure(connection: Connection, session: Session, given: unknown): Promise<void> {
  const own = typeof given === "object" && given !== null && "hollow" in given ? given.hollow : given;
  try {
    const settings: unknown = session.abilities.asksForSettings ? await connection.workspace.getConfiguration("hollow") : own;
    session.configure(readSettings(settings, session.settings));
  } catch {
    // A client that does not answer keeps what there is.
  }
}

type WhenLive = (act: (session: Session) => void) => void;

function documentEvents(connection: Connection, whenLive: WhenLive): void {
  connection.onDidChangeConfiguration(({ settings }) => whenLive((session) => void configure(connection, session, settings)));
  connection.onDidOpenTextDocument(({ textDocument: { uri, text, version } }) =>
    whenLive((session) => {
      const document = session.documents.add(uri, text, version);
      session.searches.enter(document.path);
    }),
  );
  connection.onDidChangeTextDocument(({ textDocument: { uri, version }, contentChanges }) =>
    whenLive((session) => {
      const document = session.documents.get(uri);
      if (document === null) return;
      document.apply(contentChanges, version);
      session.searches.enter(document.path);
      session.documents.change(document);
    }),
  );
  connection.onDidCloseTextDocument(({ textDocument: { uri } }) =>
    whenLive((session) => {
      const document = session.documents.remove(uri);
      if (document !== null) session.forget(document);
    }),
  );
  connection.onDidChangeWatchedFiles(({ changes }) => {
    for (const { uri, type } of changes)
      if (uri.startsWith("file:"))
        whenLive((session) => session.documents.fileChanged(fileURLToPath(uri), type !== FileChangeType.Changed));
  });
}
