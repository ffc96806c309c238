/**
 * Connections between requests. A client hears after which time it should not use one again; the server keeps it much longer, so that none is
 * closed while a request is already on its way.
 */
import type { Server } from "node:http";

/** Milliseconds that the server keeps a connection without requests, and seconds that it tells. */
export const keptMilliseconds = 65_000;
const toldSeconds = 5;

export function keepConnections(server: Server, isStopping: () => boolean): void {
  server.prependListener("request", (_request, response) => {
    if (isStopping()) response.setHeader("connection", "close");
    else if (response.shouldKeepAlive) {
      response.setHeader("connection", "keep-alive");
      response.setHeader("keep-alive", `timeout=${toldSeconds}`);
    }
  });
}
