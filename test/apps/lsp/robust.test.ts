/** What goes wrong around a server: crashes, cancellation, bad input, several clients, the end. */
import { execFileSync } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { describe, expect, it, vi } from "vitest";
import { CancellationTokenSource } from "vscode-languageserver-protocol/node";
import { Client, patience } from "./client.ts";
import { isWorker, processesBelow } from "./processes.ts";
import { servers, theory } from "./servers.ts";

vi.setConfig({ testTimeout: patience, hookTimeout: patience });

const { add, start } = servers();
const folder = mkdtempSync(join(tmpdir(), "hollow-robust-"));
const uriOf = (name: string): string => pathToFileURL(join(folder, name)).href;
const hard = 'lemma "x * x * x + y * y * y = z * z * z ⟹ x * y * z = (0 :: nat)" oops';
const found = (client: Client, uri: string): number => client.diagnostics.get(uri)?.filter((d) => d.code === "genuine").length ?? 0;

describe("a server", () => {
  it.skipIf(process.platform !== "linux")("outlives its workers", async () => {
    const client = await start();
    const uri = uriOf("A.thy");
    await client.open(uri, theory("A", `lemma "x = (0 :: nat)" oops\n${hard}`));
    await client.until(uri, () => found(client, uri) === 1);
    for (const pid of processesBelow(client.process.pid ?? 0).filter(isWorker)) process.kill(pid, "SIGKILL");
    await client.replace(uri, "x = (0", "x = (1");
    await client.until(uri, (d) => d.some((x) => String(x.message).includes("x = 0")));
    await client.settled();
    expect(await client.end()).toBe(0);
  });

  it("says nothing after shutdown, refuses requests then, and ends with all its processes", async () => {
    const client = await start();
    const uri = uriOf("B.thy");
    await client.open(uri, theory("B", Array.from({ length: 40 }, (_, i) => `lemma "x = (${i} :: nat)" oops`).join("\n")));
    await client.request("textDocument/documentSymbol", { textDocument: { uri } });
    const below = processesBelow(client.process.pid ?? 0);
    await client.request("shutdown", undefined);
    const before = client.heard.length;
    await expect(client.request("textDocument/hover", { textDocument: { uri }, position: { line: 1, character: 1 } })).rejects.toThrow();
    await client.connection.sendNotification("textDocument/didChange", {
      textDocument: { uri, version: 9 },
      contentChanges: [{ text: "theory B begin lemma" }],
    });
    await new Promise((settle) => setTimeout(settle, 1000));
    expect(client.heard.slice(before)).toEqual([]);
    const ended = new Promise<number | null>((settle) => client.process.once("exit", settle));
    await client.connection.sendNotification("exit");
    expect(await ended).toBe(0);
    while (below.some(isWorker)) await new Promise((settle) => setTimeout(settle, 50));
  });

  it("ends when its client is gone", async () => {
    const client = await start();
    const uri = uriOf("C.thy");
    await client.open(uri, theory("C", hard));
    await client.request("textDocument/documentSymbol", { textDocument: { uri } });
    const ended = new Promise<number | null>((settle) => client.process.once("exit", settle));
    client.process.stdin?.end();
    expect(await ended).not.toBeNull();
  });

  it("answers a request that is cancelled, and goes on", async () => {
    const client = await start({ check: false });
    const uri = uriOf("D.thy");
    await client.open(uri, theory("D", `${hard}\nlemma "x = (0 :: nat)" oops`));
    const source = new CancellationTokenSource();
    const slow = client.connection.sendRequest(
      "workspace/executeCommand",
      { command: "hollow.checkHarder", arguments: [uri, client.at(uri, "lemma")] },
      source.token,
    );
    setTimeout(() => source.cancel(), 300);
    await expect(slow.then((text) => text ?? Promise.reject(new Error("null")))).rejects.toThrow();
    const quick = client.request<string>("workspace/executeCommand", {
      command: "hollow.check",
      arguments: [uri, client.at(uri, 'lemma "x = (0')],
    });
    expect(await quick).toContain("Counterexample: x = 1");
  });

  it("comes to an end with a long search where the user is and short ones elsewhere", async () => {
    const client = await start({ firstTime: 0.2, time: 2 });
    const uri = uriOf("Here.thy");
    await client.open(uri, theory("Here", Array.from({ length: 4 }, (_, i) => hard.replaceAll("x", `x${i}`)).join("\n")));
    await client.replace(uri, "x1 * x1 * x1 + y", "x1 * x1 * x1 +  y");
    await client.settled();
    expect(await client.end()).toBe(0);
  });

  it("takes texts that are no text, and places that are none", async () => {
    const client = await start();
    const uri = uriOf("E.thy");
    writeFileSync(
      join(folder, "Bytes.thy"),
      Buffer.from([...Buffer.from("theory Bytes imports Main begin\n(* "), 0xff, 0xfe, 0xc3, 0x28, ...Buffer.from(" *)\nend\n")]),
    );
    await client.open(uri, theory("E", 'lemma "x = (0 :: nat)" oops (* \ud800 \udfff \u0000 *)', "Bytes"));
    await client.settled();
    expect(found(client, uri)).toBe(1);
    expect(client.diagnostics.get(uri)?.some((d) => d.code === "W0123" || d.code === "E0122")).toBe(true);
    const textDocument = { uri };
    for (const position of [
      { line: 99, character: 0 },
      { line: 1, character: 9999 },
      { line: 0, character: 0 },
    ])
      for (const method of ["hover", "definition", "completion", "signatureHelp", "documentHighlight", "prepareRename"])
        await client.request(`textDocument/${method}`, { textDocument, position });
    expect(
      await client.request("textDocument/hover", { textDocument: { uri: "file:///not/open.thy" }, position: { line: 0, character: 0 } }),
    ).toBeNull();
    await expect(client.request("textDocument/nonsense", {})).rejects.toThrow("Unhandled");
    await client.connection.sendNotification("$/nonsense", { a: 1 });
    await client.connection.sendNotification("textDocument/didChange", {
      textDocument: { uri: "file:///x.thy", version: 1 },
      contentChanges: [],
    });
    expect(await client.request("workspace/executeCommand", { command: "hollow.check", arguments: [7] })).toBeNull();
    expect(await client.request("textDocument/documentSymbol", { textDocument })).toHaveLength(0);
    expect(await client.end()).toBe(0);
  });

  it("serves an untitled text, an empty one, and one that is no theory", async () => {
    const client = await start();
    await client.open("untitled:Untitled-1", theory("U", 'lemma "x = (0 :: nat)" oops'));
    await client.open("untitled:Untitled-2", "");
    await client.open(uriOf("no%20theory.thy"), 'Dear reader,\n\nthis is "no theory');
    await client.settled();
    expect(found(client, "untitled:Untitled-1")).toBe(1);
    expect(client.diagnostics.get("untitled:Untitled-2")?.length).toBeGreaterThan(0);
    expect(client.diagnostics.get(uriOf("no%20theory.thy"))?.length).toBeGreaterThan(0);
  });

  it("does not disturb another one at the same files", async () => {
    const [one, two] = [await start(), await start()];
    const uri = uriOf("F.thy");
    await Promise.all([
      one.open(uri, theory("F", 'lemma "x = (0 :: nat)" oops')),
      two.open(uri, theory("F", 'lemma "x = (1 :: nat)" oops')),
    ]);
    await Promise.all([one.settled(), two.settled()]);
    expect(one.diagnostics.get(uri)?.map((d) => d.message)).toEqual(["Counterexample: x = 1"]);
    expect(two.diagnostics.get(uri)?.map((d) => d.message)).toEqual(["Counterexample: x = 0"]);
    expect(await one.end()).toBe(0);
    await two.replace(uri, "(1", "(2");
    await two.settled();
    expect(found(two, uri)).toBe(1);
  });

  it("takes the arguments that editors' clients add", async () => {
    const client = new Client(["--stdio", `--clientProcessId=${process.pid}`]);
    add(client);
    await client.begin();
    const uri = uriOf("G.thy");
    await client.open(uri, theory("G", 'lemma "x = (0 :: nat)" oops'));
    await client.settled();
    expect(found(client, uri)).toBe(1);
    expect(await client.end()).toBe(0);
  });

  it("refuses other arguments", () => {
    expect(() => execFileSync(process.execPath, ["dist/hollow.js", "lsp", "--size", "3"], { stdio: "pipe" })).toThrow(/--size/);
  });

  it("keeps up with a text of 3,000 lines", async () => {
    const client = await start({ firstTime: 0.3, time: 0.3 });
    const uri = uriOf("Long.thy");
    const lemmas = Array.from(
      { length: 1000 },
      (_, i) => `definition c${i} :: nat where "c${i} = ${i}"\nlemma l${i}: "c${i} < 10"\n  by (simp add: c${i}_def)`,
    );
    await client.open(uri, theory("Long", lemmas.join("\n")));
    await client.request("textDocument/documentSymbol", { textDocument: { uri } });
    await client.replace(uri, "c990 < 10", "c990 < 11");
    await client.until(uri, (d) => d.some((x) => x.range.start.line === client.at(uri, "lemma l990").line));
    for (const at of [10, 500, 980]) {
      await client.replace(uri, `c${at} < 10`, `c${at} = ${at + 1}`);
      await client.until(uri, (d) => d.some((x) => x.range.start.line === client.at(uri, `lemma l${at}:`).line));
    }
    expect(await client.end()).toBe(0);
  });
});
