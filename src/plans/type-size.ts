/** How large types are, by what their definitions say. */
import { getOrInsert } from "../base/index.ts";
import {
  carvedAt,
  constructorsAt,
  datatypeAt,
  domain,
  isFun,
  nativeType,
  range,
  setT,
  type Theory,
  type Type,
  type TypeCon,
} from "../logic/index.ts";
import type { TypeSize } from "./cost.ts";
import { mostWeighed, undeclaredCount, weighedBound } from "./limits.ts";

/** Declared types that stand for that many atoms. */
export type Atoms = ReadonlyMap<string, number>;

/** The sizes of types in a theory; each is found out once. */
export function typeSizes(theory: Theory, atoms: Atoms): (type: Type) => TypeSize {
  const known = new Map<Type, TypeSize>();
  const count = counting(theory, atoms);
  return (type) => {
    return getOrInsert(known, type, () => ({
      variety: varietyOf(theory, atoms, type),
      bits: 1 + Math.log2(Math.max(1, count(type, weighedBound))),
    }));
  };
}

export function isSmall({ variety }: TypeSize): boolean {
  return variety !== "varied";
}

/** Types of which nothing is known count as varied, to be on the safe side. */
function varietyOf(theory: Theory, atoms: Atoms, type: Type): TypeSize["variety"] {
  if (type.kind === "var" || atoms.has(type.name)) return "finite";
  const native = nativeType(type);
  if (native !== null) return native.size === null ? "steady" : "finite";
  const base = carvedAt(theory, type)?.base;
  if (base !== undefined) return varietyOf(theory, atoms, base);
  const [first, ...others] = constructorsAt(theory, type) ?? [];
  if (first === undefined) return "varied";
  if ([first, ...others].every((c) => c.args.length === 0)) return "finite";
  const isTuple = others.length === 0 && first.args.every((arg) => varietyOf(theory, atoms, arg) !== "varied");
  return isTuple ? "steady" : "varied";
}

function counting(theory: Theory, atoms: Atoms): Count {
  const known = new Map<string, number>();
  const count = (type: Type, k: number): number => {
    const key = `${type.id} ${k}`;
    const found = known.get(key);
    if (found !== undefined) return found;
    // Against endless recursion through types that do not get smaller.
    known.set(key, 1);
    const n = Math.min(mostWeighed, Math.max(0, countValues(theory, atoms, type, k, count)));
    known.set(key, n);
    return n;
  };
  return count;
}

type Count = (type: Type, k: number) => number;

function countValues(theory: Theory, atoms: Atoms, type: Type, k: number, count: Count): number {
  if (type.kind === "var") return 2;
  if (k <= 0) return 0;
  const native = nativeType(type);
  if (native !== null) return native.countAt(k);
  if (isFun(type)) return countFunctions(count(range(type), k), count(domain(type), k));
  const [element] = type.args;
  if (element !== undefined && type === setT(element)) return countFunctions(2, count(element, k - 1));
  return atoms.get(type.name) ?? countDefined(theory, type, k, count);
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
