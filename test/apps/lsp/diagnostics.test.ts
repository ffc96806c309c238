/** The real server on its standard streams: what it says about texts by itself. */
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { describe, expect, it, vi } from "vitest";
import type { Diagnostic } from "vscode-languageserver-protocol";
import { patience } from "./client.ts";
import { servers, theory } from "./servers.ts";

vi.setConfig({ testTimeout: patience, hookTimeout: patience });

const { start } = servers();
const folder = mkdtempSync(join(tmpdir(), "hollow-lsp-"));
const uriOf = (name: string): string => pathToFileURL(join(folder, name)).href;
const shown = (diagnostics: readonly Diagnostic[] | undefined): unknown =>
  diagnostics?.map((d) => [d.range.start.line, d.severity, d.code, String(d.message).split("\n")[0]]);

describe("what the server says about a text", () => {
  it("errors of reading, counterexamples, unmet expectations, values", async () => {
    const client = await start();
    const uri = uriOf("A.thy");
    const text = theory(
      "A",
      `lemma wrong: "rev xs = xs" by simp
lemma given_up: "x = (0 :: nat)" oops
lemma right: "rev (rev xs) = xs" quickcheck [size = 3, expect = counterexample] by simp
lemma odd: "lenght xs = List.nowhere" oops
value "1 + 1 :: nat"
lemma meant: "x < (5 :: nat)" quickcheck [expect = counterexample] oops`,
    );
    await client.open(uri, text);
    await client.settled();
    expect(shown(client.diagnostics.get(uri))).toEqual([
      [1, 2, "genuine", "Counterexample: xs = [a⇩1, a⇩2], 'a has 2 elements"],
      [2, 3, "genuine", "Counterexample: x = 1"],
      [
        3,
        1,
        "unmet",
        expect.stringContaining("Expected counterexample. No counterexample up to card 'a = 3, size 3 (exhaustive, 35 tests)"),
      ],
      [4, 1, "E0203", 'Undefined constant: "List.nowhere"'],
      [5, 3, "value", "2 :: nat"],
      [6, 3, "genuine", "Counterexample: x = 5"],
    ]);
    const [first] = client.diagnostics.get(uri) ?? [];
    expect(first?.relatedInformation?.map((r) => r.message)).toEqual(["rev xs = [a⇩2, a⇩1]"]);
    expect(first?.range).toEqual({ start: client.at(uri, "rev xs = xs"), end: client.at(uri, "rev xs = xs", 11) });
    expect(await client.end()).toBe(0);
  });

  it("premises at their places beside a counterexample, where they must be true", async () => {
    const client = await start();
    const uri = uriOf("P.thy");
    const text = theory(
      "P",
      `lemma one: "xs ≠ [] ⟹ length ys < 3 ⟹ length (xs @ ys) = length (xs :: nat list)" oops
lemma two: assumes a: "x < (3 :: nat)" shows "x = 0" oops
lemma both: shows "x < (3 :: nat) ⟹ x < 5" and "y = (0 :: nat)" oops
lemma model: "x < (3 :: nat) ⟹ x < 5" nitpick [satisfy] oops`,
    );
    await client.open(uri, text);
    await client.settled();
    const premises = client.diagnostics.get(uri)?.map((d) => d.relatedInformation?.filter((r) => r.message.startsWith("premise")) ?? []);
    expect(premises?.map((list) => list.map((r) => r.message))).toEqual([
      ["premise xs ≠ [] = True", "premise length ys < 3 = True"],
      ["premise x < (3 :: nat) = True"],
      [],
      [],
    ]);
    const range = { start: client.at(uri, "length ys"), end: client.at(uri, "length ys", 13) };
    expect(premises?.[0]?.[1]?.location).toEqual({ uri, range });
    await client.replace(uri, "lemma one", 'definition c where "c = True"\nlemma one');
    await client.settled();
    const moved = client.diagnostics.get(uri)?.[0]?.relatedInformation?.find((r) => r.message.includes("length ys"));
    expect(moved?.location.range.start).toEqual(client.at(uri, "length ys"));
    expect(await client.end()).toBe(0);
  });

  it("follows changes, keeps an answer until there is another, and forgets closed texts", async () => {
    const client = await start();
    const uri = uriOf("B.thy");
    await client.open(uri, theory("B", 'definition c :: nat where "c = 1"\nlemma "x = c" oops\nlemma "c = 1" oops'));
    await client.settled();
    expect(shown(client.diagnostics.get(uri))).toEqual([[2, 3, "genuine", "Counterexample: x = 0"]]);
    const before = client.history.length;
    await client.replace(uri, "x = c", "x < c");
    await client.settled();
    expect(shown(client.diagnostics.get(uri))).toEqual([[2, 3, "genuine", "Counterexample: x = 1"]]);
    expect(client.history.slice(before).map((h) => h.diagnostics.length)).not.toContain(0);
    await client.replace(uri, "c = 1", "c = 0");
    await client.settled();
    expect(shown(client.diagnostics.get(uri))).toEqual([
      [2, 3, "genuine", "Counterexample: x = 0"],
      [3, 3, "genuine", "Counterexample: the statement is false"],
    ]);
    await client.close(uri);
    await client.until(uri, (d) => d.length === 0);
  });

  it("sees an import as it stands in the editor, and on disk", async () => {
    const client = await start();
    writeFileSync(join(folder, "Base.thy"), theory("Base", 'definition c :: nat where "c = 1"'));
    const [base, top] = [uriOf("Base.thy"), uriOf("Top.thy")];
    await client.open(top, theory("Top", 'lemma "c = 1" oops', "Base"));
    await client.settled();
    expect(shown(client.diagnostics.get(top))).toEqual([]);
    await client.open(base, theory("Base", 'definition c :: nat where "c = 2"'));
    await client.settled();
    expect(shown(client.diagnostics.get(top))).toEqual([[1, 3, "genuine", "Counterexample: the statement is false"]]);
    await client.replace(base, "c = 2", "c = 1");
    await client.settled();
    expect(shown(client.diagnostics.get(top))).toEqual([]);
    await client.close(base);
    writeFileSync(join(folder, "Base.thy"), theory("Base", 'definition c :: nat where "c = 3"'));
    await client.connection.sendNotification("workspace/didChangeWatchedFiles", { changes: [{ uri: base, type: 2 }] });
    await client.settled();
    expect(shown(client.diagnostics.get(top))).toEqual([[1, 3, "genuine", "Counterexample: the statement is false"]]);
  });

  it("sees that a file has changed on disk which the workers have read, time and again", async () => {
    const client = await start();
    const [base, top] = [uriOf("Below.thy"), uriOf("Above.thy")];
    const write = (value: number): void =>
      writeFileSync(join(folder, "Below.thy"), theory("Below", `definition c :: nat where "c = ${value}"`));
    write(1);
    await client.open(top, theory("Above", 'lemma "c = 1" oops', "Below"));
    for (const value of [1, 2, 3, 1, 4]) {
      write(value);
      await client.connection.sendNotification("workspace/didChangeWatchedFiles", { changes: [{ uri: base, type: 2 }] });
      await client.settled();
      expect(client.diagnostics.get(top)?.map((d) => d.code)).toEqual(value === 1 ? [] : ["genuine"]);
    }
  });

  it("checks only when asked, where the settings say so", async () => {
    const client = await start({ check: false });
    const uri = uriOf("C.thy");
    await client.open(uri, theory("C", 'lemma "x = (0 :: nat)" oops'));
    await client.settled();
    expect(client.diagnostics.get(uri) ?? []).toEqual([]);
    await client.connection.sendNotification("workspace/didChangeConfiguration", { settings: { hollow: { check: true } } });
    await client.until(uri, (d) => d.length === 1);
  });
});
