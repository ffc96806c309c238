import { check } from "../base/index.ts";
import { boolT, charT, destApps, False, list, names, numT, stringT, True } from "./hol.ts";
import { app, apps, constant, stripApp, type Term } from "./term.ts";
import { fun, funs, type Type } from "./type.ts";

/** The longest numeral in bits, about 79,000 decimal digits: each bit is a term, and longer ones would take memory by the hundred megabytes. */
const mostBits = 2 ** 18;

/** The binary numeral of type `num`: `One`, `Bit0 n` = 2n, `Bit1 n` = 2n + 1. Requires n ≥ 1; a longer one is a `RangeError`. */
export function num(n: bigint): Term {
  check(n >= 1n, "num: not positive");
  let t: Term = constant(names.One, numT);
  const bits = n.toString(16).length > mostBits / 4 ? null : n.toString(2);
  if (bits === null) throw new RangeError("num: the number is too large");
  for (const bit of bits.slice(1)) t = app(constant(bit === "1" ? names.Bit1 : names.Bit0, fun(numT, numT)), t);
  return t;
}

/** The number literal `n` at a type: `0`, `1` or `numeral …`. Requires n ≥ 0. */
export function numeral(n: bigint, ty: Type): Term {
  if (n === 0n) return constant(names.zero, ty);
  if (n === 1n) return constant(names.one, ty);
  return app(constant(names.numeral, fun(numT, ty)), num(n));
}

/** The value of a `num` term made of constructors, or null. */
function destNum(t: Term): bigint | null {
  let bits = "";
  let rest = t;
  while (rest.kind === "app" && rest.fun.kind === "const" && (rest.fun.name === names.Bit0 || rest.fun.name === names.Bit1)) {
    bits = (rest.fun.name === names.Bit1 ? "1" : "0") + bits;
    rest = rest.arg;
  }
  return rest.kind === "const" && rest.name === names.One ? BigInt(`0b1${bits}`) : null;
}

/** The value of `0`, `1` or `numeral …`, or null. The type is not looked at. */
export function destNumeral(t: Term): bigint | null {
  if (t.kind === "const") return t.name === names.zero ? 0n : t.name === names.one ? 1n : null;
  const [digits] = destApps(t, names.numeral, 1) ?? [];
  return digits === undefined ? null : destNum(digits);
}

/** The character with that code, as `Char b₀ … b₇`, lowest bit first. */
export function char(code: number): Term {
  const bits = Array.from({ length: 8 }, (_, i) => (((code >> i) & 1) === 1 ? True : False));
  return apps(
    constant(
      names.Char,
      funs(
        bits.map(() => boolT),
        charT,
      ),
    ),
    bits,
  );
}

/** The code of `Char b₀ … b₇`, or null. */
export function destChar(t: Term): number | null {
  const bits = destApps(t, names.Char, 8);
  if (bits === null) return null;
  let code = 0;
  for (let i = 0; i < 8; i++) {
    const bit = bits[i];
    if (bit?.kind !== "const") return null;
    if (bit.name === names.True) code |= 1 << i;
    else if (bit.name !== names.False) return null;
  }
  return code;
}

/** `''text''`; characters are the bytes of the text in UTF-8. */
export function string(bytes: Iterable<number>): Term {
  return list([...bytes].map(char), charT);
}

/** The elements of a list term that ends in `[]`, or null. */
export function destList(t: Term): Term[] | null {
  const elements: Term[] = [];
  let rest = t;
  for (;;) {
    const { head, args } = stripApp(rest);
    if (head.kind !== "const") return null;
    if (head.name === names.Nil && args.length === 0) return elements;
    const [x, tail] = args;
    if (head.name !== names.Cons || x === undefined || tail === undefined || args.length !== 2) return null;
    elements.push(x);
    rest = tail;
  }
}

/** The codes of a string literal, or null. The empty list counts only at type `string`. */
export function destString(t: Term): number[] | null {
  if (t.type !== stringT) return null;
  const codes = destList(t)?.map(destChar) ?? null;
  return codes?.every((c): c is number => c !== null) ? codes : null;
}

/** How the line break is written in a string: `\<newline>`. */
export const newlineSymbol = "⏎";

/** How a character is written inside of a string, or null where only its code says what it is. */
export function plainCharacter(code: number): string | null {
  if (code === 10) return newlineSymbol;
  return code >= 32 && code < 127 && !specialCodes.has(code) ? String.fromCharCode(code) : null;
}

const specialCodes: ReadonlySet<number> = new Set([..."\\\"`'"].map((c) => c.charCodeAt(0)));

/** A character's code as Isabelle writes it: `0x0A`. */
export function hexCode(code: number): string {
  return `0x${code.toString(16).toUpperCase().padStart(2, "0")}`;
}

/** A character or a string as it is written, or null when the term is neither or has no such form. */
export function literalText(t: Term): string | null {
  const code = destChar(t);
  if (code !== null) {
    const plain = plainCharacter(code);
    return `CHR ${plain === null ? hexCode(code) : `''${plain}''`}`;
  }
  const text = destString(t)?.map(plainCharacter) ?? [];
  return text.length > 0 && text.every((c) => c !== null) ? `''${text.join("")}''` : null;
}
