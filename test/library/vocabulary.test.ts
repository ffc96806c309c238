import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const library = new URL("../../library/", import.meta.url);
const text = readdirSync(library)
  .filter((file) => file.endsWith(".thy"))
  .map((file) => readFileSync(new URL(file, library), "utf8"))
  .join("\n");

interface Row {
  readonly theory: string;
  readonly constant: string;
}

/** Constants that a datatype brings along, and rows about notation that has no constant of its own. */
function isGenerated(constant: string): boolean {
  return constant.includes(" ") || /^(case|rec|set|rel|pred|size)_(bool|unit|sum|option|nat|list)$/.test(constant);
}

const rows: readonly Row[] = readFileSync(new URL("vocabulary.tsv", import.meta.url), "utf8")
  .trim()
  .split("\n")
  .slice(1)
  .map((line) => line.split("\t"))
  .map(([theory = "", constant = ""]) => ({ theory, constant }))
  .filter(({ constant }) => !isGenerated(constant));

/** The name that a declaration introduces, without qualifiers and remarks. */
const baseName = (constant: string) => constant.replace(/ .*/, "").split(".").at(-1) ?? constant;

describe("the library's vocabulary", () => {
  it.each(rows)("has $constant of $theory", ({ constant }) => {
    const name = baseName(constant).replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
    expect(text).toMatch(new RegExp(`(^|[^\\w'])${name}($|[^\\w'])`, "m"));
  });
});
