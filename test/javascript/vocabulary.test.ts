/**
 * Every constant of Main's vocabulary is evaluated at least once, by compiled code and by the reference evaluator: the tables hold formulas
 * that are true, with the boundary cases of their constants.
 */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { constsOf, resolveInstance, type Term } from "../../src/logic/index.ts";
import { compiledValue } from "../../src/refute/commands/compiled-value.ts";
import { referenceValue } from "../../src/refute/index.ts";
import { printValue } from "../../src/refute/shown/print-value.ts";
import { main, termIn } from "../library/main-context.ts";
import { rows, spelling } from "../library/vocabulary-rows.ts";

const { context } = main;
const lines = (file: string): string[] =>
  readFileSync(new URL(file, import.meta.url), "utf8")
    .trim()
    .split("\n");
const own = lines("vocabulary-values.txt");
const shared = lines("../library/values.tsv").map((line) => line.split("\t")[1] ?? "");

/** Constants without an executable meaning, and why. */
const notExecutable: ReadonlyMap<string, string> = new Map([
  ["Trueprop", "turns a truth value into a proposition"],
  ["simp_implies", "connects propositions"],
  ["default", "has no instance in Main"],
  ["Nats", "infinite image of all naturals"],
  ["Ints", "infinite image of all integers"],
  ["inverse", "has no instance in Main"],
  ["power_int", "needs a division ring, Main has none with numbers"],
  ["gbinomial", "needs a field of characteristic 0, Main has none"],
  ["semiring_char", "greatest common divisor of an infinite set"],
  ["omega_chain", "quantifies over all naturals"],
  ["omega_cont", "quantifies over all chains"],
  ["fold_graph", "its rules leave variables without value"],
  ["wfrec", "chooses a function by THE"],
  ["ccpo.fixp", "fixed point in an unknown partial order"],
  ["ccpo.admissible", "quantifies over all chains"],
  ["stable_sort_key", "quantifies over all lists"],
  ["Predicate.Pred", "computed with by Predicate.eval"],
  ["Code.abort", "its value is what it stops"],
]);

/** The constants of a term, and the instances that its overloaded ones stand for. */
function namesIn(t: Term): string[] {
  return constsOf(t).flatMap((c) => [
    c.name,
    ...(context.theory.instances.has(c.name) ? [resolveInstance(context.theory, c)?.name ?? ""] : []),
  ]);
}

const limit = { isLate: () => false, seconds: 0 };

describe("the vocabulary of Main, evaluated", () => {
  it("leaves no executable constant out", () => {
    const used = new Set([...own, ...shared].flatMap((formula) => namesIn(termIn(context, formula))));
    const missing = rows.filter((row) => {
      const term = termIn(context, spelling(row));
      const names = term.kind === "const" ? [term.name] : constsOf(term).map((c) => c.name);
      return !names.some((name) => used.has(name));
    });
    expect(missing.map((row) => row.constant).filter((name) => !notExecutable.has(name))).toEqual([]);
    // The excuses are needed.
    const names = new Set(missing.map((row) => row.constant));
    expect([...notExecutable.keys()].filter((name) => !names.has(name))).toEqual([]);
  });

  it.each(own)("compiled: %s", (formula) => {
    const found = compiledValue(context, termIn(context, formula), limit);
    expect(found.kind === "value" ? printValue(context, found.term) : found.reason).toBe("True");
  });

  it("is never denied, and mostly confirmed, by the reference evaluator", () => {
    const verdicts = own.map((formula) => {
      const found = referenceValue(context, termIn(context, formula), () => false);
      return found.kind === "value" ? printValue(context, found.term) : "cannot say";
    });
    expect(own.filter((_, i) => verdicts[i] === "False")).toEqual([]);
    expect(verdicts.filter((v) => v === "True").length).toBeGreaterThan(own.length - 4);
  });
});
