import { readFileSync } from "node:fs";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import * as files from "../../src/apps/quickcheck/index.ts";
import * as ours from "../../src/quickcheck/index.ts";

const page = readFileSync(new URL("../../docs/from-fast-check.md", import.meta.url), "utf8");
/** The tables, fast-check on the left and ours on the right. */
const rows = page
  .split("\n")
  .filter((line) => line.startsWith("|") && !line.startsWith("|---"))
  .map((line) => line.split("|"));

/** The names inside code in one column. */
function names(column: number): ReadonlySet<string> {
  const code = rows.flatMap((row) => row[column]?.match(/`[^`]*`/g) ?? []);
  return new Set(code.flatMap((text) => text.match(/[A-Za-z_][\w]*/g) ?? []));
}

test("every export of fast-check stands on the left of the migration page", () => {
  const left = names(1);
  expect(Object.keys(fc).filter((name) => name !== "default" && !left.has(name))).toEqual([]);
});

test("every export of ours stands on the right", () => {
  const right = names(2);
  expect([...Object.keys(ours), ...Object.keys(files)].filter((name) => !right.has(name))).toEqual([]);
});
