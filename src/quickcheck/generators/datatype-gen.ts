import { elements, frequency, oneof } from "./choice.ts";
import { setOf } from "./collection.ts";
import type { DatatypeDescription, DatatypeValue, TypeExpr } from "./datatype.ts";
import { fn } from "./function.ts";
import { constant, type Gen } from "./gen.ts";
import { listOf } from "./list.ts";
import { int, nat } from "./numbers.ts";
import { type GensOf, record, tuple } from "./product.ts";
import { recursionTo } from "./recursion.ts";
import { char, string } from "./text.ts";

/**
 * Generators from descriptions of algebraic datatypes ([Bulwahn 2013], 3.2.4): a datatype is a recursive sum of products. Datatypes may be mutually
 * recursive and may occur inside other types (`tree list`); recursion must be uniform, as in HOL.
 */

/** The generator of a type, given those of its arguments. */
export type TypeGen = (...args: readonly Gen<unknown>[]) => Gen<unknown>;

/** Constructors that lead back to their datatype are this much more likely than the others, as long as there is fuel. */
const recursiveWeight = 3;
/** Types nested deeper than this come from a recursion that is not uniform. */
const nestingLimit = 100;

/** The generators of the types that every description may use. */
export const standardTypes: Readonly<Record<string, TypeGen>> = {
  bool: () => elements([false, true]),
  nat: () => nat,
  int: () => int,
  char: () => char,
  string: () => string,
  unit: () => constant(null),
  list: (item) => listOf(required(item, "list")),
  set: (item) => setOf(required(item, "set")),
  option: (item) => oneof<unknown>([nullary("None"), applied("Some", [required(item, "option")])]),
  prod: (first, second) => tuple(required(first, "prod"), required(second, "prod")),
  fun: (argument, result) => fn([required(argument, "fun")], required(result, "fun")),
};

function required(gen: Gen<unknown> | undefined, name: string): Gen<unknown> {
  if (gen === undefined) throw new RangeError(`the type ${name} needs more arguments`);
  return gen;
}

/** The generators of described datatypes: one function per datatype, from generators of its parameters. */
export type DatatypeGens<Ds extends readonly DatatypeDescription[]> = {
  readonly [D in Ds[number] as D["name"]]: <P extends unknown[]>(...params: GensOf<P>) => Gen<DatatypeValue<Ds, D["name"], P>>;
};

/**
 * Typed generators of described datatypes:
 *
 *     const { tree } = datatypes([{ name: "tree", params: ["a"], constructors: [
 *       { name: "Leaf", args: [] },
 *       { name: "Node", args: [type("tree", param("a")), param("a"), type("tree", param("a"))] } ] }]);
 *     tree(int); // Gen<{ kind: "Leaf" } | { kind: "Node"; args: readonly [..., number, ...] }>
 */
export function datatypes<const Ds extends readonly DatatypeDescription[]>(descriptions: Ds): DatatypeGens<Ds> {
  return datatypesWith(descriptions, standardTypes) as DatatypeGens<Ds>;
}

/** As `datatypes`, with other generators for the types that are not described; the types of the values are then up to the caller. */
export function datatypesWith(
  descriptions: readonly DatatypeDescription[],
  types: Readonly<Record<string, TypeGen>>,
): Readonly<Record<string, (...params: readonly Gen<unknown>[]) => Gen<unknown>>> {
  const byName = new Map(descriptions.map((description) => [description.name, description]));
  for (const description of descriptions) checkDescription(description);
  return Object.fromEntries(
    descriptions.map((description) => [
      description.name,
      (...params: readonly Gen<unknown>[]) => {
        const family = new Family(
          byName,
          types,
          new Map(description.params.map((name, i) => [name, required(params[i], description.name)])),
        );
        return family.gen({ kind: "type", name: description.name, args: description.params.map((name) => ({ kind: "param", name })) });
      },
    ]),
  );
}

function checkDescription({ name, params, constructors }: DatatypeDescription): void {
  if (constructors.length === 0) throw new RangeError(`the datatype ${name} has no constructors`);
  const names = constructors.map((one) => one.name);
  if (new Set(names).size < names.length) throw new RangeError(`two constructors of the datatype ${name} have the same name`);
  if (new Set(params).size < params.length) throw new RangeError(`two parameters of the datatype ${name} have the same name`);
}

/** The instances of datatypes that belong together, each made once. Invariant: `made` holds a generator for each type already met. */
class Family {
  private readonly datatypes: ReadonlyMap<string, DatatypeDescription>;
  private readonly types: Readonly<Record<string, TypeGen>>;
  /** The generators of the parameters. */
  private readonly params: ReadonlyMap<string, Gen<unknown>>;
  private readonly made = new Map<string, Gen<unknown>>();

  constructor(
    datatypes: ReadonlyMap<string, DatatypeDescription>,
    types: Readonly<Record<string, TypeGen>>,
    params: ReadonlyMap<string, Gen<unknown>>,
  ) {
    this.datatypes = datatypes;
    this.types = types;
    this.params = params;
  }

  /** The generator of a closed type. */
  gen(type: TypeExpr): Gen<unknown> {
    if (type.kind === "param") return required(this.params.get(type.name), `parameter ${type.name}`);
    const key = textOf(type);
    const known = this.made.get(key);
    if (known !== undefined) return known;
    if (depthOf(type) > nestingLimit) throw new RangeError(`the datatype ${type.name} recurs at ever larger types`);
    const gen = this.make(type.name, type.args);
    this.made.set(key, gen);
    return gen;
  }

  private make(name: string, args: readonly TypeExpr[]): Gen<unknown> {
    const description = this.datatypes.get(name);
    if (description !== undefined) return recursionTo(() => this.sum(description, args));
    const known = Object.hasOwn(this.types, name) ? this.types[name] : undefined;
    if (known === undefined) throw new RangeError(`there is no generator for the type ${name}`);
    return known(...args.map((arg) => this.gen(arg)));
  }

  private sum(description: DatatypeDescription, args: readonly TypeExpr[]): Gen<unknown> {
    const actual = new Map(description.params.map((name, i) => [name, args[i]]));
    return frequency(
      description.constructors.map((one) => {
        const gens = one.args.map((arg) => this.gen(substitute(arg, actual)));
        const isRecursive = one.args.some((arg) => this.leadsTo(arg, description.name, new Set()));
        return [isRecursive ? recursiveWeight : 1, gens.length === 0 ? nullary(one.name) : applied(one.name, gens)] as const;
      }),
    );
  }

  /** Whether values of the type may contain values of the datatype. */
  private leadsTo(type: TypeExpr, name: string, seen: Set<string>): boolean {
    if (type.kind === "param") return false;
    if (type.name === name || type.args.some((arg) => this.leadsTo(arg, name, seen))) return true;
    if (seen.has(type.name)) return false;
    seen.add(type.name);
    const constructors = this.datatypes.get(type.name)?.constructors ?? [];
    return constructors.some((one) => one.args.some((arg) => this.leadsTo(arg, name, seen)));
  }
}

function nullary(name: string): Gen<unknown> {
  return record({ kind: constant(name) });
}

function applied(name: string, args: readonly Gen<unknown>[]): Gen<unknown> {
  return record({ kind: constant(name), args: tuple(...args) });
}

function substitute(type: TypeExpr, actual: ReadonlyMap<string, TypeExpr | undefined>): TypeExpr {
  if (type.kind === "type") return { ...type, args: type.args.map((arg) => substitute(arg, actual)) };
  const found = actual.get(type.name);
  if (found === undefined) throw new RangeError(`the parameter ${type.name} is not declared`);
  return found;
}

function textOf(type: TypeExpr): string {
  return type.kind === "param" ? `'${type.name}` : `${type.name}(${type.args.map(textOf).join(",")})`;
}

function depthOf(type: TypeExpr): number {
  return type.kind === "param" ? 0 : 1 + Math.max(0, ...type.args.map(depthOf));
}
