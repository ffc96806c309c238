import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { checkLrat, proveUnsatisfiable } from "../../src/sat/index.ts";
import { buffered, pigeons } from "./clauses.ts";

const variables = 5;
const literal = fc.integer({ min: 1, max: variables }).chain((v) => fc.constantFrom(v, -v));
const formulas = fc.array(fc.array(literal, { maxLength: 3 }), { maxLength: 40 });

function isSatisfiable(formula: readonly (readonly number[])[]): boolean {
  const isTrue = (valuation: number, p: number): boolean => (valuation >> (Math.abs(p) - 1)) % 2 === (p > 0 ? 1 : 0);
  return Array.from({ length: 2 ** variables }, (_, v) => v).some((v) => formula.every((clause) => clause.some((p) => isTrue(v, p))));
}

async function proofOf(formula: readonly (readonly number[])[]): Promise<{ readonly dimacs: string; readonly lrat: string }> {
  const answer = await proveUnsatisfiable(buffered(formula));
  if (answer.kind !== "proved") throw new Error(JSON.stringify(answer));
  return answer;
}

const steps = (lrat: string): string[] => lrat.trimEnd().split("\n");

describe("proofs of unsatisfiability", () => {
  test.each([1, 2, 3, 4, 5, 6])("are found for %i holes", async (holes) => {
    const { dimacs, lrat } = await proofOf(pigeons(holes));
    expect(checkLrat(dimacs, lrat)).toEqual({ kind: "verified", steps: steps(lrat).length });
  });

  test("are found for clauses exactly when these have no model", async () => {
    await fc.assert(
      fc.asyncProperty(formulas, async (formula) => {
        const answer = await proveUnsatisfiable(buffered(formula));
        expect(answer.kind).toBe(isSatisfiable(formula) ? "satisfiable" : "proved");
      }),
      { seed: 7, numRuns: 1500 },
    );
  });

  test("are not found in no time", async () => {
    const answer = await proveUnsatisfiable(buffered(pigeons(6)), { terminate: () => true });
    expect(answer).toEqual({ kind: "unproved", reason: "time" });
  });
});

describe("the checker", () => {
  test("follows hints by unit propagation", () => {
    expect(checkLrat("p cnf 2 3\n1 2 0\n-1 0\n-2 0\n", "4 2 0 2 1 0\n5 0 4 3 0\n")).toEqual({ kind: "verified", steps: 2 });
    expect(checkLrat("c a comment\np cnf 2 4\n1 2 0\n-1 0\n-2 0\n2 0\n", "4 d 1 0\n5 0 4 3 0\n")).toMatchObject({ kind: "verified" });
  });

  test.each([
    ["nothing proved", "", "the empty clause was not derived"],
    ["an unfinished proof", "4 2 0 2 1 0\n", "the empty clause was not derived"],
    ["hints in the wrong order", "4 0 1 2 3 0\n", "clause 1 is not unit"],
    ["a hint too few", "4 0 2 1 0\n", "the hints do not lead to a contradiction"],
    ["a hint too many", "4 0 2 1 3 1 0\n", "clause 3 is false, but hints follow"],
    ["a hint that is true already", "4 0 2 2 1 3 0\n", "clause 2 is not unit"],
    ["a clause that is not there", "4 0 2 1 9 0\n", "there is no clause 9"],
    ["a clause by itself", "4 2 0 4 0\n", "there is no clause 4"],
    ["a clause that was forgotten", "4 d 3 0\n5 0 2 1 3 0\n", "there is no clause 3"],
    ["a number used before", "3 2 0 2 1 0\n", "clause 3 has a number that was used before"],
    ["a tautology", "4 1 -1 0 2 0\n", "the clause holds a literal and its negation"],
    ["a line cut off", "4 2 0 2 1\n", "a line does not end with 0"],
    ["words", "4 two 0 2 1 0\n", "two where a number should be"],
    ["more after the end", "4 2 0 2 1 0 7\n", "there is something after the hints"],
  ])("refuses %s", (_, lrat, why) => {
    expect(checkLrat("p cnf 2 3\n1 2 0\n-1 0\n-2 0\n", lrat)).toMatchObject({ kind: "refused", why });
  });

  test.each([
    ["p cnf 1 2\n1 0\n", "there are 1 and not 2"],
    ["1 0\n", "they do not begin with p cnf"],
    ["p cnf 1 1\n1\n", "a line does not end with 0"],
    ["p cnf 1 1\n1 0 -1 0\n", "a line holds more than a clause: 1 0 -1 0"],
  ])("refuses clauses such as %j", (dimacs, why) => {
    expect(checkLrat(dimacs, "2 0 1 0\n")).toEqual({ kind: "refused", where: "the clauses", why });
  });

  test("refuses proofs of which a step is left out, since every step is used", async () => {
    const { dimacs, lrat } = await proofOf(pigeons(4));
    const all = steps(lrat);
    for (let i = 0; i < all.length; i++) expect(checkLrat(dimacs, all.toSpliced(i, 1).join("\n")).kind).toBe("refused");
  });

  test("refuses proofs whose steps change places", async () => {
    const { dimacs, lrat } = await proofOf(pigeons(4));
    const all = steps(lrat);
    for (let i = 0; i + 1 < all.length; i++) {
      const swapped = all.toSpliced(i, 2, all[i + 1] ?? "", all[i] ?? "");
      expect(checkLrat(dimacs, swapped.join("\n")).kind).toBe("refused");
    }
  });

  test("refuses every proof of clauses that have a model, altered in any word", async () => {
    const formula = pigeons(3);
    const all = steps((await proofOf(formula)).lrat);
    // Where one of the clauses has a way out, all hold together.
    const weaker = formula.map((clause, i) => formula.toSpliced(i, 1, [...clause, 99]));
    const texts = weaker.map((clauses) => `p cnf 99 ${clauses.length}\n${clauses.map((c) => `${c.join(" ")} 0\n`).join("")}`);
    for (const dimacs of texts) expect(checkLrat(dimacs, all.join("\n")).kind).toBe("refused");
    fc.assert(
      fc.property(
        fc.nat(texts.length - 1),
        fc.nat(all.length - 1),
        fc.nat(40),
        fc.integer({ min: -40, max: 40 }),
        (which, at, word, value) => {
          const words = (all[at] ?? "").split(" ");
          words[word % words.length] = String(value);
          expect(checkLrat(texts[which] ?? "", all.toSpliced(at, 1, words.join(" ")).join("\n")).kind).toBe("refused");
        },
      ),
      { seed: 3, numRuns: 3000 },
    );
  });

  test("refuses any steps whatever for clauses that have a model", () => {
    const step = fc.tuple(fc.array(literal, { maxLength: 2 }), fc.array(fc.integer({ min: 1, max: 30 }), { maxLength: 5 }));
    fc.assert(
      fc.property(formulas, fc.array(step, { minLength: 1, maxLength: 6 }), (formula, forged) => {
        const lines = forged.map(
          ([clause, hints], i) => `${formula.length + 1 + i} ${[...clause, 0].join(" ")} ${[...hints, 0].join(" ")}`,
        );
        const dimacs = `p cnf ${variables} ${formula.length}\n${formula.map((c) => `${[...c, 0].join(" ")}\n`).join("")}`;
        if (checkLrat(dimacs, lines.join("\n")).kind === "verified") expect(isSatisfiable(formula)).toBe(false);
      }),
      { seed: 11, numRuns: 5000 },
    );
  });
});
