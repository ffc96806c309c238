/** The built program as a server, for tests that ask it over HTTP. */
import { type ChildProcess, spawn } from "node:child_process";

export interface TestServer {
  readonly url: string;
  readonly process: ChildProcess;
  /** What it wrote to its error stream. */
  readonly log: () => string;
  /** Sends a signal and waits for the status. */
  readonly stop: (signal?: NodeJS.Signals) => Promise<number | null>;
}

/** Starts `hollow serve` on a free port. */
export async function startServer(...args: string[]): Promise<TestServer> {
  const child = spawn(process.execPath, ["dist/hollow.js", "serve", "--port", "0", ...args], { stdio: ["ignore", "pipe", "pipe"] });
  const ended = new Promise<number | null>((resolve) => child.on("exit", (code) => resolve(code)));
  let log = "";
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    log += text;
  });
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.setEncoding("utf8").on("data", (text: string) => {
      const [, found] = /listens on (\S+)/.exec(text) ?? [];
      if (found !== undefined) resolve(found);
    });
    child.on("exit", () => reject(new Error(`the server ended: ${log}`)));
  });
  const stop = (signal: NodeJS.Signals = "SIGTERM"): Promise<number | null> => {
    child.kill(signal);
    return ended;
  };
  return { url, process: child, log: () => log, stop };
}

export interface Answered {
  readonly status: number;
  readonly headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of many kinds.
  readonly body: any;
}

/** A request with a JSON body. */
export async function post(url: string, path: string, body: unknown, init: RequestInit = {}): Promise<Answered> {
  const response = await fetch(`${url}${path}`, {
    method: "POST",
    body: typeof body === "string" ? body : JSON.stringify(body),
    ...init,
    headers: { "content-type": "application/json", ...init.headers },
  });
  const text = await response.text();
  const isJson = response.headers.get("content-type")?.startsWith("application/json") ?? false;
  return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : text };
}
