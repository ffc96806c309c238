/** `hollow playground`: the page from this machine, to this machine only. */
import { existsSync, readFileSync, statSync } from "node:fs";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { dirname, extname, join, normalize, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { untilStopped } from "../until-stopped.ts";

const types: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".wasm": "application/wasm",
  ".bin": "application/octet-stream",
};

const workerPolicy = "default-src 'none'; script-src 'self' 'unsafe-eval'; connect-src 'self'";

/** The folder of the page, found from where the program stands; null where it was not built. */
function siteFolder(): string | null {
  for (let folder = dirname(fileURLToPath(import.meta.url)); ; folder = dirname(folder)) {
    for (const site of [join(folder, "site"), join(folder, "dist", "site")]) if (existsSync(join(site, "index.html"))) return site;
    if (dirname(folder) === folder) return null;
  }
}

function answer(site: string, address: string, response: ServerResponse): void {
  const path = decoded(address.replace(/[?#].*$/, ""));
  const file = path === null ? null : normalize(join(site, path.endsWith("/") ? `${path}index.html` : path));
  if (file === null || !file.startsWith(site + sep) || !existsSync(file) || !statSync(file).isFile()) {
    response.writeHead(404, { "content-type": "text/plain" }).end("There is no such file.\n");
    return;
  }
  response.writeHead(200, {
    "content-type": types[extname(file)] ?? "application/octet-stream",
    "cache-control": "no-cache",
    "x-content-type-options": "nosniff",
    "cross-origin-opener-policy": "same-origin",
    "referrer-policy": "no-referrer",
    // For workers, which a page's own policy does not reach: they may compile code, and ask this server alone.
    ...(extname(file) === ".js" ? { "content-security-policy": workerPolicy } : {}),
  });
  response.end(readFileSync(file));
}

function decoded(address: string): string | null {
  try {
    return decodeURIComponent(address);
  } catch {
    return null;
  }
}

/** Serves a folder on a port of this machine (0: any that is free); the address. */
export function serveFolder(site: string, port: number): Promise<{ readonly address: string; close(): void }> {
  const server = createServer((request, response) => {
    if (request.method === "GET" || request.method === "HEAD") answer(site, request.url ?? "/", response);
    else response.writeHead(405).end();
  });
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", () => {
      const { port: given } = server.address() as AddressInfo;
      resolve({
        address: `http://localhost:${given}/`,
        close: () => {
          server.closeAllConnections();
          server.close();
        },
      });
    });
  });
}

/** Serves the page until it is interrupted. */
export async function playground(port: number, print: (text: string) => void): Promise<number> {
  const site = siteFolder();
  if (site === null) {
    print("The page was not built: npm run site");
    return 2;
  }
  try {
    const { address, close } = await serveFolder(site, port);
    print(`Hollow's page: ${address}\nEnd with Ctrl-C.`);
    await untilStopped();
    close();
    return 0;
  } catch (error) {
    print(`The page cannot be served: ${error instanceof Error ? error.message : String(error)}`);
    return 2;
  }
}
