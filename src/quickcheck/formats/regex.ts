import { elements, oneof } from "../generators/choice.ts";
import { constant, type Gen } from "../generators/gen.ts";
import { listOf } from "../generators/list.ts";
import { choose } from "../generators/numbers.ts";
import { tuple } from "../generators/product.ts";
import { char, unicodeChar } from "../generators/text.ts";
import { type Regex, readRegex } from "./regex-syntax.ts";

/** Repetitions without an upper bound go at most this far beyond the lower one. */
const spareRepetitions = 8;

/**
 * A text that the regular expression matches: `stringMatching(/^[a-z]{2,5}(-\d+)?$/)`. Texts are made from the expression, not found by
 * filtering; only what assertions demand is filtered. Back references and look-around are refused with the reason.
 */
export function stringMatching(expression: RegExp): Gen<string> {
  const { source, flags } = expression;
  const matcher = new RegExp(source, flags.replace(/[gy]/g, ""));
  return genOf(readRegex(source, flags), flags).suchThat((text) => matcher.test(text));
}

function genOf(regex: Regex, flags: string): Gen<string> {
  switch (regex.kind) {
    case "text":
      return constant(regex.text);
    case "any":
      return flags.includes("u") ? unicodeChar : char;
    case "set":
      return setGen(regex);
    case "sequence":
      return tuple(...regex.parts.map((part) => genOf(part, flags))).map((texts) => texts.join(""));
    case "either":
      return oneof(regex.parts.map((part) => genOf(part, flags)));
    case "repeat": {
      const max = Number.isFinite(regex.max) ? regex.max : regex.min + spareRepetitions;
      return listOf(genOf(regex.part, flags), { min: regex.min, max }).map((texts) => texts.join(""));
    }
  }
}

/** A character of a class; of one that excludes some, printable characters first. */
function setGen({ ranges, isNegated }: Regex & { readonly kind: "set" }): Gen<string> {
  const isInside = (c: string) => {
    const point = c.codePointAt(0) ?? 0;
    return ranges.some(([low, high]) => low <= point && point <= high) !== isNegated;
  };
  if (!isNegated) return oneof(ranges.map(([low, high]) => choose(0, high - low).map((n) => String.fromCodePoint(low + n))));
  const simple = Array.from({ length: 95 }, (_, i) => String.fromCodePoint(i + 32)).filter(isInside);
  return simple.length === 0 ? unicodeChar.suchThat(isInside) : elements(simple);
}
