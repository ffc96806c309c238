import { expect, test } from "vitest";
import { isExhaustive, isLinear } from "../../src/finding/terms/exhaustive.ts";
import { stripApp, stripFun } from "../../src/logic/index.ts";
import { conjectureOf } from "./finder.ts";

/** Whether the equations of `f` leave nothing out. */
function covers(equations: string, type: string): boolean {
  const { theory } = conjectureOf(`datatype t = A | B t t\nfun f :: "${type}" where ${equations}\nlemma "f = f" oops`);
  const spec = [...theory.consts.values()].find((c) => c.name.endsWith(".f"))?.spec;
  if (spec?.kind !== "equations") throw new Error("no equations");
  const rows = spec.equations.map((e) => stripApp(e.lhs).args);
  const arity = rows[0]?.length ?? 0;
  const { args } = stripFun(stripApp(spec.equations[0]?.lhs ?? fail()).head.type, arity);
  return isExhaustive(theory, rows.filter(isLinear), args);
}

function fail(): never {
  throw new Error("no equation");
}

test.each([
  ['"f A = A" | "f (B x y) = x"', "t ⇒ t", true],
  ['"f (B x y) = x"', "t ⇒ t", false],
  ['"f A y = y" | "f x A = x" | "f (B a b) (B c d) = a"', "t ⇒ t ⇒ t", true],
  ['"f A y = y" | "f x A = x" | "f (B a b) (B c A) = a"', "t ⇒ t ⇒ t", false],
  ['"f 0 = A" | "f (Suc 0) = A" | "f (Suc (Suc n)) = A"', "nat ⇒ t", true],
  ['"f 0 = A" | "f (Suc (Suc n)) = A"', "nat ⇒ t", false],
  ['"f (True, x) = x" | "f (False, x) = A"', "bool × t ⇒ t", true],
  ['"f (True, A) = A" | "f (False, x) = A"', "bool × t ⇒ t", false],
])("%s covers %s: %s", (equations, type, expected) => {
  expect(covers(equations, type)).toBe(expected);
});
