import fc from "fast-check";
import { expect, test } from "vitest";
import { Budget } from "../../src/base/index.ts";
import { readTerm } from "../../src/elaborate/index.ts";
import { CannotSay, TimeUp } from "../../src/judge/index.ts";
import { stripApp, type Term } from "../../src/logic/index.ts";
import { prepare } from "../../src/refute/prepare.ts";
import { printValue } from "../../src/refute/shown/print-value.ts";
import { enumerateValues, searchSmart } from "../../src/testing/smart/index.ts";
import { SearchingEvaluator } from "../../src/witness/index.ts";
import { statementsOf, theoryOf } from "../refute/theory-text.ts";
import { arities, hornProgram, leastModel, theoryText, values } from "./horn-program.ts";
import { intervalRules, intervalText, layeredModel, layeredProgram, layeredText } from "./layered-program.ts";

const budget = (): Budget => new Budget(() => performance.now(), 20_000);
const embedded = (text: string) => ({ text, span: { from: 0, to: text.length }, offsetAt: (i: number) => i });

/** `q A B` from the value `(A, B)`. */
function atomOf(predicate: string, value: Term): string {
  const short = (t: Term): string => (t.kind === "const" ? t.name.slice(t.name.lastIndexOf(".") + 1) : "");
  const { head, args } = stripApp(value);
  return [predicate, ...(args.length === 2 ? args : [head]).map(short)].join(" ");
}

test("an enumerator yields exactly the least model of a random Horn program", () => {
  fc.assert(
    fc.property(hornProgram, (rules) => {
      const { context } = theoryOf(theoryText(rules));
      const model = leastModel(rules);
      for (const [name, arity] of Object.entries(arities)) {
        const pattern = arity === 1 ? "x" : "(x, y)";
        const set = readTerm(context, embedded(`{${pattern}. ${name} x${arity === 1 ? "" : " y"}}`));
        const found = enumerateValues(context.theory, set, null, budget());
        if (found.kind === "refused") throw new Error(found.reason);
        const atoms = found.values.map((v) => atomOf(name, v)).sort();
        expect(atoms).toEqual([...model].filter((a) => a.startsWith(`${name} `)).sort());
        const evaluator = new SearchingEvaluator(context.theory, { maxSteps: 3000 });
        for (const atom of atoms) expect(saysFalse(evaluator, readTerm(context, embedded(atom)))).toBe(false);
      }
    }),
    { seed: 5, numRuns: 12 },
  );
});

/** The reference evaluator is certain that the formula is false. */
function saysFalse(evaluator: SearchingEvaluator, t: Term): boolean {
  try {
    return !evaluator.holds(t, { bound: null, frees: new Map() });
  } catch (error) {
    if (error instanceof CannotSay || error instanceof TimeUp || error instanceof RangeError) return false;
    throw error;
  }
}

test("an implication between predicates is refuted exactly when the least model refutes it", () => {
  fc.assert(
    fc.property(hornProgram, (rules) => {
      const model = leastModel(rules);
      const [statement] = statementsOf(`${theoryText(rules)}lemma "q x y ⟹ r y z ⟹ p x ∨ q z z"\n  oops`);
      if (statement === undefined) throw new Error("no statement");
      const [conjecture] = prepare(statement, { locale: ["expand"], noAssumptions: false });
      if (conjecture === undefined) throw new Error("no conjecture");
      const isFalse = values.some((x) =>
        values.some((y) =>
          values.some((z) => model.has(`q ${x} ${y}`) && model.has(`r ${y} ${z}`) && !model.has(`p ${x}`) && !model.has(`q ${z} ${z}`)),
        ),
      );
      expect(searchSmart(conjecture, { size: 6 }, budget()).kind).toBe(isFalse ? "found" : "none");
    }),
    { seed: 9, numRuns: 12 },
  );
});

test("an enumerator yields exactly the model with negation, quantifiers, functions, tuples and closures of predicates", () => {
  fc.assert(
    fc.property(layeredProgram, (program) => {
      const { context } = theoryOf(layeredText(program));
      const set = readTerm(context, embedded("{(x, y). s (x, y)}"));
      const found = enumerateValues(context.theory, set, null, budget());
      if (found.kind === "refused") throw new Error(found.reason);
      expect(found.values.map((v) => atomOf("", v).trim()).sort()).toEqual([...layeredModel(program)].sort());
    }),
    { seed: 11, numRuns: 25 },
  );
});

test("an enumerator yields exactly the numbers between limits, solves arithmetic and looks up", () => {
  const [most, larger] = [6, 9];
  fc.assert(
    fc.property(intervalRules, (rules) => {
      const { context } = theoryOf(intervalText(rules));
      const set = readTerm(context, embedded(`{(x, y). n x y ∧ x < ${most} ∧ y < ${larger}}`));
      const found = enumerateValues(context.theory, set, null, budget());
      if (found.kind === "refused") throw new Error(found.reason);
      const expected: string[] = [];
      for (let x = 0; x < most; x++)
        for (let y = 0; y < larger; y++)
          if (rules.some((conditions) => conditions.every((c) => c.holds(x, y)))) expected.push(`(${x}, ${y})`);
      expect(found.values.map((v) => printValue(context, v)).sort()).toEqual(expected.sort());
    }),
    { seed: 13, numRuns: 50 },
  );
});
