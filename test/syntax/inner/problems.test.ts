import { describe, expect, it } from "vitest";
import { parseTerm, type StartSymbol } from "../../../src/syntax/inner/index.ts";
import { hol } from "./hol-grammar.ts";

function report(text: string, start: StartSymbol = "prop"): string {
  const { diagnostics } = parseTerm(hol, text, start);
  return diagnostics
    .map((d) => `${d.code} ${d.span.from}-${d.span.to} ${d.message}${d.hint === undefined ? "" : ` (${d.hint})`}`)
    .join("\n");
}

describe("error messages", () => {
  it.each([
    "A ∧ ∀x. P",
    "1 + if p then a else b",
    "x::nat = y",
    "a < b < c",
    "a + b # c",
    "(a + b",
    "[a, (b]",
    "a + b)",
    "∀(x,y). P",
    "∃!x y. P",
    "∀x.P x",
    "f x⇧2",
    "f xs[0 := a]",
    "f(x := 1) y",
    "- x ^ 2",
    "a ☺ b",
    "λo. a",
    "f x = ",
    "",
    "if a then b",
    "case x of a",
    "let x = a",
    "{x. P",
    "x :: ",
    "''abc",
  ])("%s", (text) => {
    expect(report(text)).toMatchSnapshot();
  });

  it("of types", () => {
    expect(report("nat ⇒ (list", "type")).toMatchSnapshot();
    expect(report("{order,", "sort")).toMatchSnapshot();
  });
});
