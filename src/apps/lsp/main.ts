/** `hollow lsp`: the server on the standard streams. */
import { setFlagsFromString } from "node:v8";
import { createConnection, ProposedFeatures } from "vscode-languageserver/node";
import { thriftyGrowth } from "../cli/workers/worker-process.ts";
import { serve } from "./server.ts";

/** Serves one client; the program ends when the client says so, or when it is gone. */
export function runServer(version: string): void {
  // What is printed would be taken for a message.
  console.log = console.info = (...args: unknown[]) => console.error(...args);
  // It stays for hours and makes much garbage at each key: no more of it is left than in a worker.
  setFlagsFromString(thriftyGrowth);
  serve(createConnection(ProposedFeatures.all, process.stdin, process.stdout), version);
}
