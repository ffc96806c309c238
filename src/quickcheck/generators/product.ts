import type { Source } from "../source/source.ts";
import { placeLater } from "../values/hole.ts";
import { frequency } from "./choice.ts";
import { constant, Gen } from "./gen.ts";
import { shareFuel } from "./recursion.ts";
import { isRecursive } from "./structure.ts";

/** The generators of the components of a tuple. */
export type GensOf<A extends readonly unknown[]> = { readonly [K in keyof A]: Gen<A[K]> };

/** A tuple with one component from each generator: `tuple(int, boolean)` is a `Gen<[number, boolean]>`. */
export function tuple<A extends unknown[]>(...gens: [...GensOf<A>]): Gen<A> {
  const components: readonly Gen<unknown>[] = gens;
  const recursions = counted(components);
  const draw = (source: Source) => {
    const values: unknown[] = [];
    const fuel = shareFuel(source, recursions);
    if (source.isLazy) for (const [i, gen] of components.entries()) placeLater(values, i, source, gen);
    else for (const gen of components) values.push(drawPart(gen, source));
    source.fuel = fuel;
    return values as A;
  };
  return new Gen(draw, { kind: "all", of: components, box: "array" });
}

/** An object with one property from each generator: `record({ x: int, ok: boolean })` is a `Gen<{ x: number; ok: boolean }>`. */
export function record<A extends object>(gens: { readonly [K in keyof A]: Gen<A[K]> }): Gen<A> {
  const properties = Object.entries<Gen<unknown>>(gens);
  if (properties.some(([key]) => key === "__proto__")) throw new RangeError("record: a property cannot be called __proto__");
  const components = properties.map(([, gen]) => gen);
  const recursions = counted(components);
  const draw = (source: Source) => {
    const value: Record<string, unknown> = {};
    const fuel = shareFuel(source, recursions);
    if (source.isLazy) for (const [key, gen] of properties) placeLater(value, key, source, gen);
    else for (const [key, gen] of properties) value[key] = drawPart(gen, source);
    source.fuel = fuel;
    return value as A;
  };
  return new Gen(draw, { kind: "all", of: components, box: "object" });
}

/** Stands for a property that is left out. */
const missing = Symbol("missing");

/** An object some of whose properties may be missing: `recordWith({ x: int, y: int }, ["y"])`. Leaving one out is the simpler. */
export function recordWith<A extends object, K extends keyof A>(
  gens: { readonly [P in keyof A]: Gen<A[P]> },
  optionalKeys: readonly K[],
): Gen<Omit<A, K> & Partial<Pick<A, K>>> {
  const optional = new Set<PropertyKey>(optionalKeys);
  const entries = Object.entries<Gen<unknown>>(gens).map(([key, gen]) => [key, optional.has(key) ? orMissing(gen) : gen] as const);
  return record<Record<string, unknown>>(Object.fromEntries(entries)).map(
    (value) => Object.fromEntries(Object.entries(value).filter(([, part]) => part !== missing)) as Omit<A, K> & Partial<Pick<A, K>>,
  );
}

function orMissing(gen: Gen<unknown>): Gen<unknown> {
  return frequency<unknown>([
    [1, constant(missing)],
    [3, gen],
  ]);
}

function drawPart<A>(gen: Gen<A>, source: Source): A {
  source.open("part", gen);
  const value = gen.draw(source);
  source.close();
  return value;
}

/** How many components are recursive, counted when first needed because definitions may refer to what follows them. */
function counted(gens: readonly Gen<unknown>[]): () => number {
  let count = -1;
  return () => {
    if (count < 0) count = gens.filter(isRecursive).length;
    return count;
  };
}
