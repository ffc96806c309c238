/** The extension's model view in a browser: its page, its script, models of the real server. */
import { createServer, type Server } from "node:http";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { type Browser, chromium, type Page } from "playwright-core";
import { modelPage } from "../../editors/vscode/src/model-page.ts";
import { browserPath } from "../../scripts/browser.mjs";
import { Client } from "../apps/lsp/client.ts";

/** The counterexamples to the statement at a text. */
export async function modelsFor(text: string, where: string): Promise<unknown> {
  const client = new Client();
  try {
    await client.begin({ options: { models: true } });
    const uri = "file:///nowhere/View.thy";
    await client.open(uri, text);
    await client.settled();
    const position = client.at(uri, where);
    await client.request("workspace/executeCommand", { command: "hollow.nextCounterexample", arguments: [uri, position] });
    return await client.request("hollow/models", { textDocument: { uri }, position });
  } finally {
    client.kill();
  }
}

export interface OpenView {
  readonly page: Page;
  readonly errors: readonly string[];
  close(): Promise<void>;
}

/** Serves the page as the editor would, and opens it. */
export async function openView(models: unknown, isDark: boolean): Promise<OpenView> {
  const entry = fileURLToPath(new URL("../../editors/vscode/src/webview.ts", import.meta.url));
  const { outputFiles } = await build({ entryPoints: [entry], bundle: true, write: false, format: "iife", target: "es2022" });
  const script = outputFiles[0]?.text ?? "";
  // The editor's side: it hears that the page listens, and sends the models.
  const host = `window.acquireVsCodeApi = () => ({ postMessage: () => setTimeout(() => window.postMessage({ kind: "models", models: ${JSON.stringify(models).replaceAll("<", "\\u003c")} }, "*")) });\n`;
  const html = modelPage({ script: "/webview.js", source: "'self'", nonce: "n" }).replace(
    "<body>",
    `<body class="${isDark ? "vscode-dark" : "vscode-light"}">`,
  );
  const server: Server = createServer((request, response) => {
    const isScript = request.url === "/webview.js";
    response.setHeader("content-type", isScript ? "text/javascript; charset=utf-8" : "text/html; charset=utf-8");
    response.end(isScript ? host + script : html);
  });
  await new Promise<void>((settle) => server.listen(0, "127.0.0.1", settle));
  const address = server.address();
  const browser: Browser = await chromium.launch({ executablePath: browserPath() ?? "", args: ["--no-sandbox"] });
  const page = await browser.newPage({ viewport: { width: 480, height: 250 }, deviceScaleFactor: 1.5 });
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
  await page.goto(`http://127.0.0.1:${typeof address === "object" ? address?.port : 0}/`);
  await page.waitForSelector("h1");
  return {
    page,
    errors,
    close: async () => {
      await browser.close();
      server.close();
    },
  };
}
