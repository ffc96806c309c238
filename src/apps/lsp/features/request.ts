/** What every feature begins with: the text that a request is about, read as far as it must be. */
import type { CancellationToken } from "vscode-languageserver";
import type { ReadEntry } from "../../../elaborate/index.ts";
import type { OpenDocument } from "../documents/document.ts";
import type { Session } from "../session.ts";

export interface Position {
  readonly line: number;
  readonly character: number;
}

/** A place in a text that has been read up to there. */
export interface Spot {
  readonly session: Session;
  readonly document: OpenDocument;
  readonly offset: number;
  readonly index: number;
  /** The command there; null between commands. */
  readonly entry: ReadEntry | null;
}

/** The text of a request, read as a whole; null where it is not open (any more). */
export async function wholeText(session: Session, uri: string): Promise<OpenDocument | null> {
  const document = session.documents.get(uri);
  if (document === null) return null;
  await session.documents.whenRead(document);
  return session.documents.get(uri) === document ? document : null;
}

/** The place of a request. */
export async function spotAt(session: Session, uri: string, position: Position, token?: CancellationToken): Promise<Spot | null> {
  const document = session.documents.get(uri);
  if (document === null) return null;
  await session.documents.whenRead(document, document.commandAt(document.lines.offsetAt(position)));
  if (session.documents.get(uri) !== document || token?.isCancellationRequested === true) return null;
  const offset = document.lines.offsetAt(position);
  const found = document.entryAt(offset);
  return { session, document, offset, index: found?.index ?? document.commandAt(offset), entry: found?.entry ?? null };
}
