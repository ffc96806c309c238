import { expect, it } from "vitest";
import { readTerm } from "../../src/elaborate/index.ts";
import { boolT, fun, optionT, type Type } from "../../src/logic/index.ts";
import { printValue } from "../../src/refute/shown/print-value.ts";
import { normalise } from "../../src/syntax/index.ts";
import { statementsOf } from "./theory-text.ts";

const [statement] = statementsOf('lemma "True" oops');
const context = statement?.context;

it.each<readonly [string, Type, string]>([
  ["(λ_. undefined)(True := False, False := False)", fun(boolT, boolT), "λ_. False"],
  ["(λ_. undefined)(True := True, False := False)", fun(boolT, boolT), "(λ_. False)(True := True)"],
  ["(λ_. undefined)(None := True, Some True := True, Some False := False)", fun(optionT(boolT), boolT), "(λ_. True)(Some False := False)"],
  // No two values are the same: all of them are shown.
  ["(λ_. None)(True := None, False := Some True)", fun(boolT, optionT(boolT)), "(λ_. undefined)(True := None, False := Some True)"],
  // Not all values are given: what it is elsewhere matters.
  ["(λ_. undefined)(True := False)", fun(boolT, boolT), "(λ_. undefined)(True := False)"],
  [
    "(λ_. undefined)(True := (λ_. undefined)(True := False, False := False), False := (λ_. undefined)(True := True, False := False))",
    fun(boolT, fun(boolT, boolT)),
    "(λ_ _. False)(False := (λ_. False)(True := True))",
  ],
])("prints %s with as few entries as will do", (text, type, short) => {
  if (context === undefined) throw new Error("no statement");
  expect(printValue(context, readTerm(context, normalise(text, 0), type))).toBe(short);
});
