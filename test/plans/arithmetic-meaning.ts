import { destNumeral, names, natT, stripApp, type Term } from "../../src/logic/index.ts";

/** The value of an arithmetic term or formula where its variables have values; truth is 1 and 0. */
export function meaning(t: Term, at: ReadonlyMap<string, bigint>): bigint {
  const n = destNumeral(t);
  if (n !== null) return n;
  if (t.kind === "free") return at.get(t.name)!;
  const { head, args } = stripApp(t);
  const [a = 0n, b = 0n, c = 0n] = args.map((arg) => meaning(arg, at));
  const truth = (isSo: boolean): bigint => (isSo ? 1n : 0n);
  const natural = (value: bigint): bigint => (t.type === natT && value < 0n ? 0n : value);
  switch (head.kind === "const" ? head.name : "") {
    case names.plus:
      return a + b;
    case names.minus:
      return natural(a - b);
    case names.times:
      return a * b;
    case names.uminus:
      return -a;
    case "Rings.divide_class.divide":
      return (a - remainder(a, b)) / b;
    case "Rings.modulo_class.modulo":
      return remainder(a, b);
    case names.eq:
      return truth(a === b);
    case names.lessEq:
      return truth(a <= b);
    case names.If:
      return a === 1n ? b : c;
    case names.conj:
      return a * b;
    case names.Not:
      return 1n - a;
    default:
      throw new Error("no arithmetic");
  }
}

/** As in HOL: the sign of the divisor. */
function remainder(a: bigint, b: bigint): bigint {
  return ((a % b) + b) % b;
}
