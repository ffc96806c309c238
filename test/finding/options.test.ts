import { expect, test } from "vitest";
import { findingDefaults, readOptions } from "../../src/finding/index.ts";

test("reads numbers, subjects, negations", () => {
  const { options, problems } = readOptions([
    { name: "card", subject: null, words: ["1-3", "5"] },
    { name: "card", subject: "'a", words: ["2"] },
    { name: "non_wf", subject: "ev", words: ["true"] },
    { name: "satisfy", subject: null, words: [] },
    { name: "max_potential", subject: null, words: ["0"] },
    { name: "expect", subject: null, words: ["quasi_genuine"] },
  ]);
  expect(problems).toEqual([]);
  expect(options.card.all).toEqual([1, 2, 3, 5]);
  expect(options.card.of.get("'a")).toEqual([2]);
  expect(options.wf.of.get("ev")).toBe(false);
  expect([options.falsify, options.maxPotential, options.expect]).toEqual([false, 0, "quasi_genuine"]);
});

test("reports unknown options and bad values and goes on", () => {
  const { options, problems } = readOptions([
    { name: "crad", subject: null, words: ["1"] },
    { name: "card", subject: null, words: ["many"] },
    { name: "timeout", subject: null, words: ["7"] },
  ]);
  expect(problems).toEqual([
    { kind: "unknown-option", name: "crad", near: ["card"] },
    { kind: "bad-value", name: "card", words: ["many"] },
  ]);
  expect(options).toEqual({ ...findingDefaults, timeout: 7 });
});

test("reads the sizes of refute", () => {
  const { options, problems } = readOptions([
    { name: "maxsize", subject: null, words: ["4"] },
    { name: "minsize", subject: null, words: ["3"] },
    { name: "satsolver", subject: null, words: ["cdclite"] },
  ]);
  expect(problems).toEqual([]);
  expect(options.card.all).toEqual([3, 4]);
  expect(options.satSolver).toBe("cdclite");
});

test("says which options have no effect", () => {
  const { problems } = readOptions([
    { name: "dont_box", subject: null, words: [] },
    { name: "batch_size", subject: null, words: ["5"] },
    { name: "dont_specialize", subject: null, words: [] },
  ]);
  expect(problems).toEqual([
    { kind: "without-effect", name: "dont_box" },
    { kind: "without-effect", name: "batch_size" },
  ]);
});
