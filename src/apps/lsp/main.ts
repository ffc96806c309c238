/** `hollow lsp`: the server on the standard streams. */
import { createConnection, ProposedFeatures } from "vscode-languageserver/node";
import { serve } from "./server.ts";

/** Serves one client; the program ends when the client says so, or when it is gone. */
export function runServer(version: string): void {
  // What is printed would be taken for a message.
  console.log = console.info = (...args: unknown[]) => console.error(...args);
  serve(createConnection(ProposedFeatures.all, process.stdin, process.stdout), version);
}
