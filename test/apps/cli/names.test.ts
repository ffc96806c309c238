/** End to end: words that every object of JavaScript knows are words like others. */
import { spawnSync } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { generatorsFrom } from "../../../src/apps/theories/index.ts";

const words = ["valueOf", "constructor", "hasOwnProperty", "toString", "isPrototypeOf"] as const;
const folder = mkdtempSync(join(tmpdir(), "hollow-names-"));

interface Line {
  readonly line: number;
  readonly lemma: string | null;
  readonly outcome: string;
  readonly message?: string;
  readonly reason?: string | null;
  readonly assignment?: Readonly<Record<string, string>>;
}

function check(name: string, body: string): { readonly lines: Line[]; readonly status: number | null } {
  const file = join(folder, `${name}.thy`);
  writeFileSync(file, `theory ${name} imports Main begin\n${body}\nend\n`);
  const { stdout, status } = spawnSync(process.execPath, ["dist/hollow.js", "check", "--json", "--timeout", "5", file], {
    encoding: "utf8",
  });
  const lines = stdout.split("\n").filter((l) => l !== "");
  return { status, lines: lines.map((l) => JSON.parse(l) as Line) };
}

describe("such words", () => {
  it.each(words)("are no options: %s", (word) => {
    const uses = [`quickcheck[${word}]`, `quickcheck[${word} = 3]`, `nitpick[${word}]`, `nitpick[${word} = 3]`, `refute[${word} = 3]`];
    const lemma = (use: string): string => `lemma "xs @ ys = ys @ (xs :: nat list)"\n  ${use} oops\n`;
    const { lines, status } = check(`Option_${word}`, uses.map(lemma).join("") + lemma("quickcheck"));
    for (const [i, use] of uses.entries())
      expect([use, lines.filter((l) => l.line === 3 + 2 * i).map((l) => l.outcome)]).toEqual([
        use,
        expect.arrayContaining([expect.stringMatching(/error|warning/)]),
      ]);
    expect(lines.at(-1)).toMatchObject({ outcome: "genuine" });
    expect(JSON.stringify(lines)).not.toMatch(/native code|\[object|error of ours/i);
    expect(status).not.toBe(3);
  });

  it("are names of types, constructors, constants, fields, locales and variables", () => {
    const { lines, status } = check(
      "Names",
      `datatype hasOwnProperty = toString nat | valueOf | constructor hasOwnProperty
fun isPrototypeOf :: "hasOwnProperty \\<Rightarrow> nat" where
  "isPrototypeOf valueOf = 0" | "isPrototypeOf (toString n) = n" | "isPrototypeOf (constructor x) = isPrototypeOf x"
lemma toString: "isPrototypeOf toLocaleString = (propertyIsEnumerable :: nat)" oops
record rec = propertyIsEnumerable :: nat toLocaleString :: nat
lemma valueOf: "r\\<lparr>propertyIsEnumerable := 0\\<rparr> = (r :: rec)" oops
locale hasOwnProperty = fixes f :: "nat" assumes constructor: "f < 2"
lemma (in hasOwnProperty) inside: "f < 1" oops`,
    );
    expect(lines.map((l) => [l.lemma, l.outcome])).toEqual([
      ["toString", "genuine"],
      ["valueOf", "genuine"],
      ["inside", "genuine"],
    ]);
    expect(Object.keys(lines[0]?.assignment ?? {})).toEqual(["toLocaleString", "propertyIsEnumerable"]);
    expect(status).toBe(0);
  });

  it("are types of generators, known or not", () => {
    const file = join(folder, "Types.thy");
    writeFileSync(file, `theory Types imports Main begin\ndatatype 'a toString = valueOf 'a | constructor "'a toString"\nend\n`);
    const { datatypes } = generatorsFrom(file);
    expect(Object.keys(datatypes)).toEqual(["toString"]);
  });
});
