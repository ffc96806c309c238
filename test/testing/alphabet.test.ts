import { expect, test } from "vitest";
import { Budget } from "../../src/base/index.ts";
import { prepare } from "../../src/refute/prepare.ts";
import { compileConjecture } from "../../src/testing/compile.ts";
import { searchExhaustive } from "../../src/testing/index.ts";
import { alphabet } from "../../src/testing/types/alphabet.ts";
import { statementsOf } from "../refute/theory-text.ts";

function conjectureOf(claim: string) {
  const [statement] = statementsOf(`lemma "${claim}" oops`);
  const [conjecture] = statement === undefined ? [] : prepare(statement, { locale: ["expand"], noAssumptions: false });
  if (conjecture === undefined) throw new Error("no conjecture");
  return conjecture;
}

test("every character comes once, those of the statement first, in turn with others", () => {
  const compiled = compileConjecture(conjectureOf("s ≠ ''(x)''"));
  if (compiled.kind !== "compiled") throw new Error("not compiled");
  const characters = alphabet(compiled.compiled.program);
  expect(String.fromCharCode(...characters.slice(0, 8))).toBe("(axb)cde");
  expect([...characters].sort((a, b) => a - b)).toEqual(Array.from({ length: 256 }, (_, i) => i));
});

test("a string of the statement is found at once", () => {
  const result = searchExhaustive(conjectureOf("s ≠ ''(x)''"), {}, new Budget(() => 0, 1));
  expect(result.kind).toBe("found");
});
