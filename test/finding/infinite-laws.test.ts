import fc from "fast-check";
import { expect, test } from "vitest";
import { Budget } from "../../src/base/index.ts";
import { findingDefaults, findModel, readOptions } from "../../src/finding/index.ts";
import type { Term } from "../../src/logic/index.ts";
import { recheck } from "../../src/witness/index.ts";
import { exhaustively } from "./all-values.ts";
import { conjectureOf, option } from "./finder.ts";

const depth = { depthSize: "small", maxDepth: 4, depthIdentifier: "infinite" } as const;
const connectives = fc.constantFrom("∧", "∨", "⟶", "=");

type Numbers = { readonly n: string; readonly b: string };

/** Formulas about two numbers whose parts are never larger than these. */
const numeric: fc.Arbitrary<string> = fc.letrec<Numbers>((tie) => ({
  n: fc.oneof(
    depth,
    fc.constantFrom("m", "n", "(0 :: nat)", "(1 :: nat)", "(3 :: nat)"),
    fc.tuple(fc.constantFrom("min", "max"), tie("n"), tie("n")).map(([f, a, b]) => `(${f} ${a} ${b})`),
    fc.tuple(tie("n"), fc.constantFrom("-", "div", "mod"), tie("n")).map(([a, f, b]) => `(${a} ${f} ${b})`),
    fc.tuple(tie("b"), tie("n"), tie("n")).map(([c, a, b]) => `(if ${c} then ${a} else ${b})`),
  ),
  b: fc.oneof(
    depth,
    fc.tuple(tie("n"), fc.constantFrom("=", "<", "≤", "dvd"), tie("n")).map(([a, r, b]) => `(${a} ${r} ${b})`),
    tie("b").map((b) => `(¬ ${b})`),
    fc.tuple(tie("b"), connectives, tie("b")).map(([a, c, b]) => `(${a} ${c} ${b})`),
    fc.tuple(fc.constantFrom("∀", "∃"), tie("n"), tie("b")).map(([q, n, b]) => `(${q}k<${n}. ${b.replace(/\b[mn]\b/, "k")})`),
    fc.tuple(tie("n"), tie("n")).map(([a, b]) => `(${a} ∈ {0..${b}})`),
  ),
})).b;

type Lists = { readonly l: string; readonly b: string };

/** Formulas about two lists whose parts are never longer than these. */
const aboutLists: fc.Arbitrary<string> = fc.letrec<Lists>((tie) => ({
  l: fc.oneof(
    depth,
    fc.constantFrom("xs", "ys", "[]"),
    fc
      .tuple(fc.constantFrom("rev", "tl", "butlast", "map Not", "filter id", "remdups", "takeWhile id", "drop 1"), tie("l"))
      .map(([f, a]) => `(${f} ${a})`),
    fc.tuple(tie("b"), tie("l"), tie("l")).map(([c, a, b]) => `(if ${c} then ${a} else ${b})`),
  ),
  b: fc.oneof(
    depth,
    fc.tuple(tie("l"), tie("l")).map(([a, b]) => `(${a} = ${b})`),
    fc.tuple(tie("l"), tie("l")).map(([a, b]) => `(length ${a} ≤ length ${b})`),
    fc.tuple(tie("l"), tie("l")).map(([a, b]) => `(set ${a} ⊆ set ${b})`),
    tie("l").map((a) => `(True ∈ set ${a})`),
    tie("l").map((a) => `(distinct ${a})`),
    tie("b").map((b) => `(¬ ${b})`),
    fc.tuple(tie("b"), connectives, tie("b")).map(([a, c, b]) => `(${a} ${c} ${b})`),
  ),
})).b;

async function compare(body: string, sizes: Parameters<typeof readOptions>[0]): Promise<void> {
  const conjecture = conjectureOf(body);
  const truth = exhaustively(conjecture);
  if (truth !== "refuted" && truth !== "holds") return;
  const { outcome, model } = await findModel(conjecture, readOptions(sizes, findingDefaults).options, new Budget(() => 0, 1));
  if (truth === "refuted") expect(`${body}: ${outcome}`).toBe(`${body}: genuine`);
  // There may be a model beyond what was tried; the evaluator must agree.
  if (outcome !== "genuine") return;
  const values = new Map((model?.variables ?? []).flatMap((v): [string, Term][] => (v.term === null ? [] : [[v.name, v.term]])));
  if (values.size === conjecture.variables.length) expect(`${body}: ${recheck(conjecture, values).kind}`).toBe(`${body}: confirmed`);
}

test("on numbers that stay small the finder misses nothing and is right", async () => {
  const law = (b: string) => compare(`lemma fixes m n :: nat shows "${b} ∧ m = m" oops`, [option("card", ["6"], "nat")]);
  await fc.assert(fc.asyncProperty(numeric, law), { numRuns: 80, seed: 2 });
}, 120_000);

test("on lists that stay short the finder misses nothing and is right", async () => {
  const law = (b: string) =>
    compare(`lemma fixes xs ys :: "bool list" shows "${b} ∧ xs = xs" oops`, [
      option("card", ["7"], "bool list"),
      option("card", ["6"], "nat"),
    ]);
  await fc.assert(fc.asyncProperty(aboutLists, law), { numRuns: 60, seed: 3 });
}, 120_000);
