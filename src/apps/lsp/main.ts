/** `hollow lsp`: the server on the standard streams. */
import { createConnection, ProposedFeatures, StreamMessageReader, StreamMessageWriter } from "vscode-languageserver/node";
import { serve } from "./server.ts";

/** Serves one client; the program ends when the client says so, or when it is gone. */
export function runServer(version: string): void {
  // What is printed would be taken for a message.
  console.log = console.info = (...args: unknown[]) => console.error(...args);
  const connection = createConnection(
    ProposedFeatures.all,
    new StreamMessageReader(process.stdin),
    new StreamMessageWriter(process.stdout),
  );
  serve(connection, version);
}
