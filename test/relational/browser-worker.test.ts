import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { createContext, runInContext } from "node:vm";
import { build } from "esbuild";
import { expect, test } from "vitest";

const script = `
  import * as r from "./src/relational/index.ts";
  import { pigeonhole } from "./bench/relational/problems/puzzles.ts";
  async function answers(pairs) {
    const solver = r.cadicalFactory({ locateFile: (file) => "https://example.org/assets/" + file });
    const kinds = [];
    for (const [pigeons, holes] of pairs) kinds.push((await r.solve(pigeonhole(pigeons, holes).problem, { solver })).kind);
    return kinds;
  }
  self.onmessage = ({ data }) => answers(data).then(self.postMessage, (error) => self.postMessage(String(error)));
`;

/** The script as a page would load it into a worker. */
async function bundled(): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: script, resolveDir: fileURLToPath(new URL("../..", import.meta.url)), loader: "ts" },
    bundle: true,
    write: false,
    platform: "browser",
    format: "iife",
    define: { "import.meta.url": '"https://example.org/worker.js"' },
    // The solver's glue asks for Node's modules only where it finds itself in Node.
    external: ["node:module", "module", "fs", "path", "url", "crypto"],
  });
  return outputFiles.map(({ text }) => text).join("");
}

/** What a worker has, and nothing of Node: no process, no require, no Buffer. */
interface Scope {
  onmessage: ((event: { readonly data: unknown }) => void) | null;
  [name: string]: unknown;
}

function workerScope(answer: (message: unknown) => void): Scope {
  const wasm = readFileSync(createRequire(import.meta.url).resolve("cadical-wasm/cadical.wasm"));
  const location = { href: "https://example.org/worker.js" };
  const scope: Scope = { onmessage: null, postMessage: answer, location, console, URL, TextDecoder, performance };
  scope.fetch = async (address: unknown) => {
    if (String(address) !== "https://example.org/assets/cadical.wasm") throw new Error(`${address} was asked for`);
    return new Response(new Uint8Array(wasm), { headers: { "content-type": "application/wasm" } });
  };
  scope.self = scope;
  scope.WorkerGlobalScope = Object;
  return scope;
}

test("problems are solved in a browser worker", async () => {
  const code = await bundled();
  const kinds = await new Promise((resolve) => {
    const scope = workerScope(resolve);
    runInContext(code, createContext(scope));
    scope.onmessage?.({
      data: [
        [5, 5],
        [9, 8],
      ],
    });
  });
  expect(kinds).toEqual(["sat", "unsat"]);
});
