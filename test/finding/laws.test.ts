import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { Budget } from "../../src/base/index.ts";
import { findingDefaults, findModel } from "../../src/finding/index.ts";
import { apps, boolT, constant, False, free, funs, lambda, names, setT, type Term, True } from "../../src/logic/index.ts";
import { recheck } from "../../src/witness/index.ts";
import { conjectureOf, option, outcome } from "./finder.ts";

const elements = ["x", "y", "f x", "f y", "g (f x)"];
const equations = fc.tuple(fc.constantFrom(...elements), fc.constantFrom(...elements)).map(([a, b]) => `${a} = ${b}`);
const atoms = fc.oneof(
  equations,
  fc.constantFrom(...elements).map((t) => `P (${t})`),
  fc.constantFrom(...elements).map((t) => `(${t}) ∈ A`),
  fc.constantFrom("∀z. P z ⟶ z ∈ A", "∃z. f z = x", "∃z. z ∈ A ∧ ¬ P z", "∀z. f (g z) = z", "A = {x}", "A ⊆ {x, y}"),
);
const formulas: fc.Arbitrary<string> = fc.letrec<{ f: string }>((tie) => ({
  f: fc.oneof(
    { depthSize: "small" },
    atoms,
    tie("f").map((a) => `¬ (${a})`),
    fc.tuple(tie("f"), fc.constantFrom("∧", "∨", "⟶", "⟷"), tie("f")).map(([a, o, b]) => `((${a}) ${o} (${b}))`),
  ),
})).f;

const bool =
  "(x :: bool) = x ∧ (y :: bool) = y ∧ (f :: bool ⇒ bool) = f ∧ (g :: bool ⇒ bool) = g ∧ (P :: bool ⇒ bool) = P ∧ (A :: bool set) = A";

const truths: readonly Term[] = [False, True];
const z = free("z", boolT);
const ifBool = constant(names.If, funs([boolT, boolT, boolT], boolT));
const functions = truths.flatMap((a) => truths.map((b): Term => lambda(z, apps(ifBool, [z, b, a]))));
const insert = constant(names.insert, funs([boolT, setT(boolT)], setT(boolT)));
const empty: Term = constant(names.bot, setT(boolT));
const sets: readonly Term[] = [empty, ...truths.map((a) => apps(insert, [a, empty])), apps(insert, [False, apps(insert, [True, empty])])];

/** Every assignment of the six variables over bool. */
const assignments = truths.flatMap((x) =>
  truths.flatMap((y) =>
    functions.flatMap((f) =>
      functions.flatMap((g) => functions.flatMap((P) => sets.map((A) => new Map(Object.entries({ x, y, f, g, P, A }))))),
    ),
  ),
);

describe("laws", () => {
  test("on formulas over bool the finder agrees with trying every assignment", async () => {
    await fc.assert(
      fc.asyncProperty(formulas, async (formula) => {
        const conjecture = conjectureOf(`lemma "${bool} ⟶ (${formula}) ∧ True" oops`);
        const { outcome } = await findModel(conjecture, findingDefaults, new Budget(() => 0, 1));
        const isRefuted = assignments.some((assignment) => recheck(conjecture, assignment).kind === "confirmed");
        expect(outcome).toBe(isRefuted ? "genuine" : "none");
      }),
      { numRuns: 20, seed: 8 },
    );
  }, 60_000);

  test("every value of a datatype is found in a scope of as many atoms as it has parts", async () => {
    type Tree = readonly [] | readonly [Tree, boolean, Tree];
    const trees: fc.Arbitrary<Tree> = fc.letrec<{ t: Tree }>((tie) => ({
      t: fc.oneof({ maxDepth: 4 }, fc.constant([] as const), fc.tuple(tie("t"), fc.boolean(), tie("t"))),
    })).t;
    const text = (t: Tree): string => (t.length === 0 ? "L" : `(N ${text(t[0])} ${t[1] ? "True" : "False"} ${text(t[2])})`);
    const parts = (t: Tree): readonly string[] => [text(t), ...(t.length === 0 ? [] : [...parts(t[0]), ...parts(t[2])])];
    await fc.assert(
      fc.asyncProperty(trees, async (tree) => {
        const claim = `datatype t = L | N t bool t\nlemma "x ≠ ${text(tree)}" oops`;
        const size = new Set(parts(tree)).size;
        expect(await outcome(claim, [option("card", [`${size}`], "t")])).toBe("genuine");
        if (size > 1) expect(await outcome(claim, [option("card", [`${size - 1}`], "t")])).not.toBe("genuine");
      }),
      { numRuns: 25, seed: 4 },
    );
  }, 60_000);

  test("every cyclic value of a codatatype is found in a scope of as many atoms as it has parts", async () => {
    const graphs = fc.integer({ min: 1, max: 4 }).chain((n) => fc.array(fc.nat(n - 1), { minLength: n, maxLength: n }));
    await fc.assert(
      fc.asyncProperty(graphs, async (next) => {
        const premises = next.map((to, i) => `x${i} = S ${i} x${to}`);
        const claim = `codatatype s = S nat s\nlemma "${[...premises].reverse().join(" ⟹ ")} ⟹ False" oops`;
        expect(await outcome(claim, [option("card", [`${next.length}`], "s")])).toBe("genuine");
      }),
      { numRuns: 25, seed: 6 },
    );
  }, 60_000);
});
