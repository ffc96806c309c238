/** The arithmetic that TPTP defines, by terms of HOL. Division by zero is left open there; here it is what HOL says. */
import { type Context, readTerm } from "../../elaborate/index.ts";
import type { Term, Type } from "../../logic/index.ts";

/** Texts of HOL terms over the number type `T`. */
const texts: ReadonlyMap<string, string> = new Map([
  ["$less", "λx y. x < (y :: T)"],
  ["$lesseq", "λx y. x ≤ (y :: T)"],
  ["$greater", "λx y. y < (x :: T)"],
  ["$greatereq", "λx y. y ≤ (x :: T)"],
  ["$uminus", "λx. - (x :: T)"],
  ["$sum", "λx y. x + (y :: T)"],
  ["$difference", "λx y. x - (y :: T)"],
  ["$product", "λx y. x * (y :: T)"],
  ["$quotient", "λx y. x / (y :: T)"],
  ["$abs", "λx. ¦x :: T¦"],
]);

const integerTexts: ReadonlyMap<string, string> = new Map([
  ["$quotient_e", "λx y. if 0 < y then x div y else - (x div - (y :: int))"],
  ["$remainder_e", "λx y. if 0 < y then x mod y else x mod - (y :: int)"],
  ["$quotient_t", "λx y. sgn x * sgn y * (¦x¦ div ¦y :: int¦)"],
  ["$remainder_t", "λx y. x - y * (sgn x * sgn y * (¦x¦ div ¦y :: int¦))"],
  ["$quotient_f", "λx y. x div (y :: int)"],
  ["$remainder_f", "λx y. x mod (y :: int)"],
  ["$divides", "λx y. x dvd (y :: int)"],
  ["$floor", "λx :: int. x"],
  ["$ceiling", "λx :: int. x"],
  ["$truncate", "λx :: int. x"],
  ["$round", "λx :: int. x"],
  ["$is_int", "λx :: int. True"],
  ["$is_rat", "λx :: int. True"],
  ["$to_int", "λx :: int. x"],
  ["$to_rat", "of_int :: int ⇒ rat"],
  ["$to_real", "of_int :: int ⇒ real"],
]);

const fractionTexts: ReadonlyMap<string, string> = new Map([
  ["$quotient_e", "λx y. (of_int (if 0 < y then ⌊x / y⌋ else ⌈x / (y :: T)⌉) :: T)"],
  ["$quotient_f", "λx y. (of_int ⌊x / (y :: T)⌋ :: T)"],
  ["$quotient_t", "λx y. (of_int (if 0 ≤ x / y then ⌊x / y⌋ else ⌈x / (y :: T)⌉) :: T)"],
  ["$remainder_e", "λx y. x - y * of_int (if 0 < y then ⌊x / y⌋ else ⌈x / (y :: T)⌉)"],
  ["$remainder_f", "λx y. x - y * of_int ⌊x / (y :: T)⌋"],
  ["$remainder_t", "λx y. x - y * of_int (if 0 ≤ x / y then ⌊x / y⌋ else ⌈x / (y :: T)⌉)"],
  ["$floor", "λx :: T. (of_int ⌊x⌋ :: T)"],
  ["$ceiling", "λx :: T. (of_int ⌈x⌉ :: T)"],
  ["$truncate", "λx :: T. (of_int (if 0 ≤ x then ⌊x⌋ else ⌈x⌉) :: T)"],
  ["$is_int", "λx :: T. x = of_int ⌊x⌋"],
  ["$to_int", "λx :: T. ⌊x⌋"],
  ["$is_rat", "λx :: T. (x :: T) ∈ ℚ"],
  ["$to_rat", "λx :: rat. x"],
]);

const typeNames: ReadonlyMap<string, string> = new Map([
  ["Int.int", "int"],
  ["Rat.rat", "rat"],
  ["Real.real", "real"],
]);

/** The meaning of a defined function at a number type, or null where there is none. */
export function arithmetic(context: Context, name: string, ty: Type): Term | null {
  const type = ty.kind === "con" ? typeNames.get(ty.name) : undefined;
  if (type === undefined) return null;
  const text = texts.get(name) ?? (type === "int" ? integerTexts : fractionTexts).get(name);
  if (text === undefined || (name === "$quotient" && type === "int")) return null;
  return readText(context, text.replaceAll(/\bT\b/g, type));
}

/** The texts above that were read already. */
const known = new WeakMap<Context, Map<string, Term>>();

function readText(context: Context, text: string): Term {
  const terms = known.get(context) ?? new Map<string, Term>();
  known.set(context, terms);
  const term = terms.get(text) ?? readAnew(context, text);
  terms.set(text, term);
  return term;
}

function readAnew(context: Context, text: string): Term {
  return readTerm(context, { text, span: { from: 0, to: text.length }, offsetAt: (i) => i });
}

/** A number: an integer, `a/b`, or a decimal fraction. */
export function numberTerm(context: Context, text: string): Term {
  const exact = /^([+-]?)(\d+)(?:\/(\d+))?(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/.exec(text);
  if (exact === null) throw new RangeError(`numberTerm: ${text}`);
  const [, sign = "", whole = "0", below, decimals, exponent] = exact;
  if (below === undefined && decimals === undefined && exponent === undefined)
    return signed(context, sign, numberText(BigInt(whole), "int"));
  if (below !== undefined) return signed(context, sign, `${numberText(BigInt(whole), "rat")} / ${numberText(BigInt(below), "rat")}`);
  const shift = Number(exponent ?? 0) - (decimals ?? "").length;
  const digits = BigInt(whole + (decimals ?? ""));
  const power = 10n ** BigInt(Math.abs(shift));
  const [above, under] = shift < 0 ? [digits, power] : [digits * power, 1n];
  return signed(context, sign, `${numberText(above, "real")} / ${numberText(under, "real")}`);
}

const numberText = (n: bigint, type: string): string => `(${n} :: ${type})`;

function signed(context: Context, sign: string, text: string): Term {
  return readAnew(context, sign === "-" ? `- (${text})` : text);
}
