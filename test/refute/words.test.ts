/** Numbers as types, and words of fixed and of any length. */
import { expect, it } from "vitest";
import { printType, readTerm } from "../../src/elaborate/index.ts";
import { evaluateTerm } from "../../src/refute/index.ts";
import { printValue } from "../../src/refute/shown/print-value.ts";
import { plainSource } from "../../src/syntax/index.ts";
import { theoryOf } from "./theory-text.ts";

const { context } = theoryOf('type_synonym byte = "8 word"', '"HOL-Library.Word"');

it.each([
  ["255 + 1 :: 8 word", "0 :: 8 word"],
  ["- 1 :: byte", "255 :: 8 word"],
  ["16 * 16 :: 9 word", "256 :: 9 word"],
  ["CARD(5)", "5 :: nat"],
  ["LENGTH(12)", "12 :: nat"],
  ["LENGTH(1)", "1 :: nat"],
  ["(3 + 4 :: 5)", "2 :: 5"],
])("%s is %s", (text, expected) => {
  const term = readTerm(context, plainSource(text));
  const result = evaluateTerm(context, term, { isLate: () => false, seconds: 1 });
  const value = result.kind === "value" ? printValue(context, result.term) : result.reason;
  expect(`${value} :: ${printType(context, term.type)}`).toBe(expected);
});
