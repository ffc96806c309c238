import fc from "fast-check";
import { abs, app, bound, constant, domain, free, fun, isFun, natT, range, type Term, type Type, tcon } from "../../src/logic/index.ts";

const types: readonly Type[] = [natT, tcon("HOL.bool"), fun(natT, natT), fun(natT, tcon("HOL.bool")), fun(fun(natT, natT), natT)];

/** A term of a type under abstractions over these types, as the choices say; without choices as small as can be. */
function termOf(type: Type, binders: readonly Type[], choices: Iterator<number>, depth: number): Term {
  const next = (most: number): number => (choices.next().value ?? 0) % most;
  const known = binders.flatMap((ty, index) => (ty === type ? [bound(index, ty)] : []));
  if (depth === 0) return known[0] ?? (next(2) === 0 ? free(`x${type.id}`, type) : constant(`c${type.id}`, type));
  const choice = next(4);
  if (choice === 0 && known.length > 0) return known[next(known.length)]!;
  if (choice === 1) return free(`${next(2) === 0 ? "x" : "y"}${type.id}`, type);
  if (choice === 2 && isFun(type)) return abs("z", domain(type), termOf(range(type), [domain(type), ...binders], choices, depth - 1));
  const from = types[next(types.length)]!;
  return app(termOf(fun(from, type), binders, choices, depth - 1), termOf(from, binders, choices, depth - 1));
}

/** Closed terms with redexes, of a few types. */
export const terms: fc.Arbitrary<Term> = fc
  .tuple(fc.constantFrom(...types), fc.array(fc.nat(1000), { maxLength: 60 }), fc.integer({ min: 1, max: 5 }))
  .map(([type, choices, depth]) => termOf(type, [], choices[Symbol.iterator](), depth));

/** Terms of one type. */
export const termsOf = (type: Type): fc.Arbitrary<Term> =>
  fc
    .tuple(fc.array(fc.nat(1000), { maxLength: 40 }), fc.integer({ min: 1, max: 4 }))
    .map(([choices, depth]) => termOf(type, [], choices[Symbol.iterator](), depth));

type Meaning = number | ((x: Meaning) => Meaning);

/** The term in a small model: of base types a number, of function types a function. Leaves mean what their names say. */
export function meaning(t: Term, stack: readonly Meaning[] = []): Meaning {
  switch (t.kind) {
    case "bound":
      return stack[t.index]!;
    case "abs":
      return (x) => meaning(t.body, [x, ...stack]);
    case "app":
      return (meaning(t.fun, stack) as (x: Meaning) => Meaning)(meaning(t.arg, stack));
    case "const":
    case "free":
      return leaf(
        t.type,
        [...`${t.kind}${t.name}`].reduce((n, letter) => (n * 31 + letter.charCodeAt(0)) % 1009, 7),
      );
  }
}

function leaf(type: Type, seed: number): Meaning {
  return isFun(type) ? (x) => leaf(range(type), (seed * 7 + at(domain(type), x)) % 1009) : seed;
}

/** One number that a value is told apart by. */
export function at(type: Type, value: Meaning): number {
  if (!isFun(type)) return value as number;
  const f = value as (x: Meaning) => Meaning;
  return [3, 11].reduce((n, seed) => (n * 13 + at(range(type), f(leaf(domain(type), seed)))) % 1009, 1);
}
