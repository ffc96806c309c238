/** Requests of the protocol and the features that answer them. */
import type { CancellationToken, Connection, ServerCapabilities } from "vscode-languageserver";
import { CodeActionKind } from "vscode-languageserver";
import { actions } from "./features/actions.ts";
import { carryOut, serverCommands, tellResult } from "./features/commands.ts";
import { completion } from "./features/completion.ts";
import { folding } from "./features/folding.ts";
import { hover } from "./features/hover.ts";
import { lenses } from "./features/lenses.ts";
import { models } from "./features/models.ts";
import { definition, highlights, references } from "./features/navigation.ts";
import { prepareRename, rename } from "./features/rename.ts";
import { type Position, type Spot, spotAt, wholeText } from "./features/request.ts";
import { selection } from "./features/selection.ts";
import { legend, semanticTokens } from "./features/semantic-tokens.ts";
import { signature } from "./features/signature.ts";
import { documentSymbols, workspaceSymbols } from "./features/symbols.ts";
import type { Session } from "./session.ts";

export const capabilities: ServerCapabilities = {
  hoverProvider: true,
  codeLensProvider: { resolveProvider: false },
  codeActionProvider: { codeActionKinds: [CodeActionKind.QuickFix, CodeActionKind.RefactorInline, CodeActionKind.Empty] },
  executeCommandProvider: { commands: [...serverCommands] },
  definitionProvider: true,
  referencesProvider: true,
  documentHighlightProvider: true,
  documentSymbolProvider: true,
  workspaceSymbolProvider: true,
  foldingRangeProvider: true,
  selectionRangeProvider: true,
  semanticTokensProvider: { legend, full: true, range: true },
  completionProvider: { triggerCharacters: ["\\", "<", "=", ">", "-", "!", "%", "."], resolveProvider: false },
  signatureHelpProvider: { triggerCharacters: [" ", "("] },
  renameProvider: { prepareProvider: true },
};

/** A place in a request. */
interface At {
  readonly textDocument: { readonly uri: string };
  readonly position: Position;
}

/** A signal that follows a client's cancellation. */
function signalOf(token: CancellationToken): AbortSignal {
  const control = new AbortController();
  if (token.isCancellationRequested) control.abort("cancelled");
  token.onCancellationRequested(() => control.abort("cancelled"));
  return control.signal;
}

export function answerRequests(connection: Connection, live: () => Session, whenLive: (act: (session: Session) => void) => void): void {
  const at = async <T>(params: At, token: CancellationToken, answer: (spot: Spot) => T | Promise<T>): Promise<T | null> => {
    const spot = await spotAt(live(), params.textDocument.uri, params.position, token);
    return spot === null ? null : answer(spot);
  };
  connection.onHover((params, token) => at(params, token, (spot) => hover(spot, signalOf(token))));
  connection.onDefinition((params, token) => at(params, token, definition));
  connection.onReferences(async (params, token) => {
    await wholeText(live(), params.textDocument.uri);
    return at(params, token, (spot) => references(live(), spot, params.context.includeDeclaration));
  });
  connection.onDocumentHighlight((params, token) => at(params, token, highlights));
  connection.onCompletion((params, token) => at(params, token, completion));
  connection.onSignatureHelp((params, token) => at(params, token, signature));
  connection.onPrepareRename((params, token) => at(params, token, prepareRename));
  connection.onRenameRequest((params, token) => at(params, token, (spot) => rename(spot, params.newName)));
  connection.onRequest("hollow/models", (params: At, token: CancellationToken) => at(params, token, models));
  wholeRequests(connection, live);
  commandRequests(connection, live);
  connection.onNotification("hollow/view", (params: ViewParams) => whenLive((session) => view(session, params)));
}

function wholeRequests(connection: Connection, live: () => Session): void {
  const whole = async <T>(uri: string, answer: (document: NonNullable<Awaited<ReturnType<typeof wholeText>>>) => T): Promise<T | null> => {
    const document = await wholeText(live(), uri);
    return document === null ? null : answer(document);
  };
  connection.onCodeLens(({ textDocument }) => whole(textDocument.uri, (d) => lenses(live(), d)));
  connection.onCodeAction(({ textDocument, range }) =>
    whole(textDocument.uri, (d) => actions(live(), d, { from: d.lines.offsetAt(range.start), to: d.lines.offsetAt(range.end) })),
  );
  connection.onDocumentSymbol(({ textDocument }) => whole(textDocument.uri, documentSymbols));
  connection.onWorkspaceSymbol(({ query }) => workspaceSymbols(live(), query));
  connection.onFoldingRanges(({ textDocument }) => whole(textDocument.uri, folding));
  connection.languages.semanticTokens.on(async ({ textDocument }) => (await whole(textDocument.uri, semanticTokens)) ?? { data: [] });
  connection.languages.semanticTokens.onRange(async ({ textDocument, range }) => {
    const part = (d: Parameters<typeof semanticTokens>[0]) => ({ from: d.lines.offsetAt(range.start), to: d.lines.offsetAt(range.end) });
    return (await whole(textDocument.uri, (d) => semanticTokens(d, part(d)))) ?? { data: [] };
  });
  connection.onSelectionRanges(async ({ textDocument, positions }, token) => {
    const spots = await Promise.all(positions.map((p) => spotAt(live(), textDocument.uri, p, token)));
    return spots.some((s) => s === null) ? null : spots.flatMap((s) => (s === null ? [] : [selection(s)]));
  });
}

function commandRequests(connection: Connection, live: () => Session): void {
  connection.onExecuteCommand(async ({ command, arguments: args = [] }, token) => {
    const session = live();
    const text = await carryOut(session, command, args, signalOf(token));
    tellResult(session, text);
    return text;
  });
  connection.onRequest("hollow/settled", () => live().settled());
}

function view({ documents, searches }: Session, { uri, first, last, position }: ViewParams): void {
  const document = documents.get(uri);
  if (document === null) return;
  document.view = { first, last };
  document.focus = document.lines.offsetAt(position);
  searches.look(document.path);
}

/** What the user sees of a text, in lines, and where the cursor is. */
interface ViewParams {
  readonly uri: string;
  readonly first: number;
  readonly last: number;
  readonly position: Position;
}
