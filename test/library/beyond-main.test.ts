import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { theoryFiles } from "../../src/apps/cli/theory-files.ts";
import { TheoryLoader } from "../../src/elaborate/index.ts";
import { matchType, showType, type Type } from "../../src/logic/index.ts";
import { termIn, typeIn } from "./main-context.ts";

const folder = fileURLToPath(new URL("../../library/", import.meta.url));
const loader = new TheoryLoader(theoryFiles(folder));
const theory = (path: string) => loader.load(`${folder}${path}.thy`);
const theoriesIn = (path: string): string[] =>
  readdirSync(`${folder}${path}`)
    .filter((file) => file.endsWith(".thy"))
    .map((file) => path + file.replace(/\.thy$/, ""));

/** Commands of the library that the reader passes over. */
const isPassedOver = (message: string): boolean => message === "Skipped: the command bnf is not supported";

/** Rows about notation or about operations of an instance, and names that older releases had. */
const withoutConstant = /^(enat arithmetic|rat arithmetic|real arithmetic|CARD)$|\((multiset|real)\)$|\/Sup \(enat\)$/;

/** Where a constant is declared, when the row's theory is a group or another name. */
const homes: ReadonlyMap<string, string> = new Map(
  Object.entries({
    strip_while: "More_List",
    nth_default: "More_List",
    "Monad_Syntax.bind": "Monad_Syntax",
    to_nat: "Countable",
    from_nat: "Countable",
    disjoint_family_on: "Disjoint_Sets",
    partition_on: "Disjoint_Sets",
    disjoint: "Disjoint_Sets",
    disjoint_family: "Disjoint_Sets",
    floor_log: "Discrete_Functions",
    floor_sqrt: "Discrete_Functions",
    prod_encode: "Nat_Bijection",
    prod_decode: "Nat_Bijection",
    countable: "Countable_Set",
    from_nat_into: "Countable_Set",
    "Infinite_Set.enumerate": "Infinite_Set",
  }),
);

interface Row {
  readonly theory: string;
  readonly constant: string;
  readonly type: string;
}

const rows: readonly Row[] = readFileSync(new URL("beyond-main.tsv", import.meta.url), "utf8")
  .trim()
  .split("\n")
  .slice(1)
  .map((line) => line.split("\t"))
  .map(([home = "", constant = "", type = ""]) => ({ theory: home, constant, type }))
  .filter((row) => !withoutConstant.test(row.constant));

/** The theory file in which a row's constant must be known. */
function fileOf(row: Row): string {
  if (row.theory === "Library (others)") return `HOL-Library/${homes.get(row.constant) ?? row.constant}`;
  return row.theory.startsWith("Library.") ? `HOL-Library/${row.theory.slice("Library.".length)}` : "Complex_Main";
}

/** Constants that are written as a section, because their names are words of the notation. */
const sections: ReadonlyMap<string, string> = new Map([
  ["powr", "(powr)"],
  ["sums", "(sums)"],
]);

/** Whether two type schemes are equal up to the names of their variables, sorts included. */
function sameScheme(a: Type, b: Type): boolean {
  const there = matchType(a, b);
  if (there === null || matchType(b, a) === null) return false;
  return [...there].every(([v, t]) => t.kind === "var" && [...v.sort].sort().join() === [...t.sort].sort().join());
}

describe("the library beyond Main", () => {
  const all = ["", "HOL-Library/", "HOL-Combinatorics/", "HOL-Computational_Algebra/", "HOL-Eisbach/"].flatMap(theoriesIn);

  it.each(all)("%s is read without a problem", (path) => {
    expect(theory(path).diagnostics.filter((d) => !isPassedOver(d.message))).toEqual([]);
  });

  it.each(rows)("has $constant of $theory with its type", (row) => {
    const { context } = theory(fileOf(row));
    const term = termIn(context, sections.get(row.constant) ?? row.constant);
    expect(term.kind).not.toBe("free");
    const wanted = typeIn(context, row.type);
    expect(sameScheme(term.type, wanted), `${showType(term.type)} against ${showType(wanted)}`).toBe(true);
  });
});

describe("the corpus of true statements", () => {
  const corpus = theoriesIn("theorems/");
  const statements = (path: string) => theory(path).items.filter((item) => item.kind === "statement").length;

  it.each(corpus)("%s is read without a problem", (path) => {
    expect(theory(path).diagnostics).toEqual([]);
  });

  it("is large, above all about lists", () => {
    expect(statements("theorems/List_Theorems")).toBeGreaterThanOrEqual(200);
    expect(corpus.map(statements).reduce((a, b) => a + b, 0)).toBeGreaterThanOrEqual(400);
  });
});
