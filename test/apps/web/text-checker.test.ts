import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { type CheckEvent, TextChecker } from "../../../src/apps/web/text-checker.ts";

const checker = new TextChecker(readFileSync("dist/library.snapshot", "latin1"), () => performance.now());

async function events(body: string, imports = "Main"): Promise<CheckEvent[]> {
  const found: CheckEvent[] = [];
  for await (const event of checker.check(`theory T imports ${imports} begin\n${body}\nend\n`)) found.push(event);
  return found;
}

describe("TextChecker", () => {
  it("checks a text without files", async () => {
    const [read, first, second, end] = await events(
      'lemma a: "rev xs = xs" oops\nlemma b: "rev (rev xs) = (xs :: nat list)" quickcheck sorry',
    );
    expect(read).toMatchObject({ kind: "read", diagnostics: [], searches: 2 });
    expect(first).toMatchObject({ kind: "answer", report: { lemma: "a", outcome: "genuine", rechecked: true } });
    expect(second).toMatchObject({ kind: "answer", report: { lemma: "b", outcome: "none" } });
    expect(end).toEqual({ kind: "end" });
  });

  it("says of bytes that were no text, and of a term too deep for a page's stack, what the command line says", async () => {
    const [undecoded] = await events('(* latin: \ufffd *)\nlemma a: "x = x" oops');
    expect(undecoded?.kind === "read" && undecoded.diagnostics.map((d) => d.code)).toEqual(["E0122"]);
    const deep = (name: string): string => `lemma a: "${"[x] @ ".repeat(20_000)}${name} = xs" oops\nlemma b: "x = y" oops`;
    const [unknown] = await events(deep("List.mystery"));
    expect(unknown).toMatchObject({
      kind: "read",
      diagnostics: [{ code: "E0203", message: 'Undefined constant: "List.mystery"' }],
      searches: 1,
    });
    const [nested] = await events(deep("List.list.Nil"));
    expect(nested?.kind === "read" && nested.diagnostics.map((d) => d.code)).toEqual(["E0312"]);
  });

  it("takes each text for itself, and says what it cannot read", async () => {
    const [read] = await events('lemma "x = " oops');
    expect(read).toMatchObject({ kind: "read", diagnostics: [{ severity: "error" }], searches: 0 });
    const [other] = await events('lemma a: "x = x" oops', "Nowhere");
    expect(other?.kind === "read" && other.diagnostics.map((d) => d.code)).toContain("E0120");
  });
});
