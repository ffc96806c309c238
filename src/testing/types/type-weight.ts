import { carvedAt, datatypeAt, domain, isFun, nativeType, range, setT, type Theory, type Type, type TypeCon } from "../../logic/index.ts";
import { mostWeighed, weighedBound } from "../limits.ts";

/**
 * How many values a type has, roughly: the binary logarithm of their number at a small weighedBound, plus one. What is tested first, and which
 * loops stand outside, depends on it: large types outside, so that inner loops come round soon.
 */
export function typeWeights(theory: Theory): (type: Type) => number {
  const known = new Map<string, number>();
  const count = (type: Type, k: number): number => {
    const key = `${type.id} ${k}`;
    const found = known.get(key);
    if (found !== undefined) return found;
    // Against endless recursion through types that do not get smaller.
    known.set(key, 1);
    const n = Math.min(mostWeighed, Math.max(0, countValues(theory, type, k, count)));
    known.set(key, n);
    return n;
  };
  return (type) => 1 + Math.log2(Math.max(1, count(type, weighedBound)));
}

type Count = (type: Type, k: number) => number;

function countValues(theory: Theory, type: Type, k: number, count: Count): number {
  if (type.kind === "var") return 2;
  if (k <= 0) return 0;
  const native = nativeType(type);
  if (native !== null) return native.countAt(k);
  if (isFun(type)) return countFunctions(count(range(type), k), count(domain(type), k));
  const [element] = type.args;
  if (element !== undefined && type === setT(element)) return countFunctions(2, count(element, k - 1));
  return countDefined(theory, type, k, count);
}

function countFunctions(values: number, points: number): number {
  return values <= 1 ? values : values ** Math.min(points, 64);
}

function countDefined(theory: Theory, type: TypeCon, k: number, count: Count): number {
  const data = datatypeAt(theory, type);
  const product = (args: readonly Type[]): number => args.reduce((n, arg) => n * count(arg, k - 1), 1);
  if (data !== null) return data.constructors.reduce((sum, c) => sum + product(c.args), 0);
  const carved = carvedAt(theory, type);
  return carved === null ? undeclaredCount : count(carved.base, k);
}

/** Elements of a type of which nothing is known. */
const undeclaredCount = 3;
