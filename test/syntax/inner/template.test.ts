import { describe, expect, it } from "vitest";
import { readTemplate } from "../../../src/syntax/inner/grammar/template.ts";

/** Delimiters in quotes, `_` argument, `ı` index, with blanks where the printer puts them. */
function read(text: string): string {
  const pieces = readTemplate(text).map((piece) => {
    const mark = piece.kind === "delimiter" ? `"${piece.text}"` : piece.kind === "argument" ? "_" : "ı";
    return piece.isSpaced ? ` ${mark}` : mark;
  });
  return pieces.join("").trim();
}

describe("templates", () => {
  it.each([
    ["_ ! _", '_ "!" _'],
    ["(_/ ∈ _)", '_ "∈" _'],
    ["(2_ :=/ _)", '_ ":=" _'],
    ["(‹indent=3 notation=‹binder ∀››∀_./ _)", '"∀"_"." _'],
    ["(‹open_block notation=‹mixfix x››CHR _)", '"CHR" _'],
    ["'(_,/ _')", '"("_"," _")"'],
    ["''_''", '"\'"_"\'"'],
    ["a' b", '"a""b"'],
    ["has'_derivative", '"has_derivative"'],
    ["_ '/'/ _", '_ "//" _'],
    ["x//y", '"x""y"'],
    ["_ ⊗ı _", '_ "⊗"ı _'],
    ["⟨_⟩⇘_,_⇙", '"⟨"_"⟩⇘"_","_"⇙"'],
    ["[_..</_']", '"["_"..<"_"]"'],
    ["𝒜", '"𝒜"'],
    ["", ""],
  ])("%s", (text, expected) => {
    expect(read(text)).toBe(expected);
  });
});
