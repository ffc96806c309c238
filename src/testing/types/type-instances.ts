/**
 * Ground instances of a conjecture with type variables ([Bulwahn 2013], sections 3.3.2 and 3.3.3): a variable stands for the types
 * `Enum.finite_1`, `Enum.finite_2`, … as far as its sort admits them, otherwise for the first default type of its sort.
 */
import { baseName, kept } from "../../base/index.ts";
import {
  type Conjecture,
  eachNode,
  enumFinite,
  free,
  nativeTypes,
  numeralType,
  ofSort,
  substTermTypes,
  substType,
  type Term,
  type Theory,
  type Type,
  type TypeSubst,
  type TypeVar,
  typeVariables,
  unitT,
} from "../../logic/index.ts";
import { mostMixed } from "../limits.ts";
import type { TestOptions } from "../options.ts";
import { reachableTypes } from "./reachable-types.ts";

/** A conjecture at ground types. */
export interface TypeInstance {
  readonly conjecture: Conjecture;
  /** What each type variable stands for. */
  readonly types: ReadonlyMap<string, Type>;
  /** Declared types (`typedecl`) with the number of elements they are given. */
  readonly atoms: ReadonlyMap<string, number>;
  /** The cardinality of the finite types among them, 0 when there are none. */
  readonly card: number;
}

/** The instances to be tried, smallest first; or the type variable for which no type is known. */
export type TypeInstances =
  | { readonly kind: "instances"; readonly instances: readonly TypeInstance[] }
  | { readonly kind: "none"; readonly variable: TypeVar };

/** Why a conjecture has no instances. */
export function noTypeReason(variable: TypeVar): string {
  return `no type of sort ${variable.sort.map(baseName).join(" ∩ ")} is known here that ${variable.name} could stand for`;
}

/** The instances that were made, by their types: what is compiled for one engine is there for the next. */
const instancesOf = kept<Conjecture, TypeInstance>();

type InstanceOptions = Pick<TestOptions, "finiteTypes" | "finiteTypeSize" | "mixedCards" | "defaultTypes"> &
  Partial<Pick<TestOptions, "fixedTypes">>;

/** The instances of a conjecture. One that has no type variables and no declared types has itself as its only instance. */
export function typeInstances(conjecture: Conjecture, options: InstanceOptions): TypeInstances {
  const { theory } = conjecture;
  const variables = typeVariables(conjecture);
  const declared = declaredTypes(conjecture);
  const most = Math.max(1, options.finiteTypeSize);
  const fixed = (variable: TypeVar): Type | null => options.fixedTypes?.get(variable) ?? null;
  const finite = (variable: TypeVar, card: number): Type | null =>
    options.finiteTypes && fixed(variable) === null ? finiteOf(theory, variable, card) : null;
  const defaults = new Map<TypeVar, Type>();
  for (const variable of variables) {
    const type = fixed(variable) ?? defaultOf(theory, variable, options.defaultTypes);
    if (type !== null) defaults.set(variable, type);
    else if (!cards(most).some((card) => finite(variable, card) !== null)) return { kind: "none", variable };
  }
  const instances: TypeInstance[] = [];
  for (const chosen of cardTuples(variables.length, most, options.mixedCards)) {
    const card = Math.max(...chosen, 1);
    const types = variables.map((variable, i) => finite(variable, chosen[i] ?? card) ?? defaults.get(variable) ?? null);
    const hasFiniteTypes = declared.length > 0 || variables.some((variable, i) => finite(variable, chosen[i] ?? card) !== null);
    // Some sorts have finite types, but not of every cardinality.
    if (types.some((type) => type === null)) continue;
    const subst = new Map(variables.flatMap((variable, i): [TypeVar, Type][] => [[variable, types[i] ?? unitT]]));
    instances.push(
      instancesOf(conjecture, `${types.map((type) => type?.id).join(" ")} ${card}`, () => {
        const atoms = new Map(declared.map((name): [string, number] => [name, card]));
        return { ...instantiate(conjecture, subst), atoms, card: hasFiniteTypes ? card : 0 };
      }),
    );
    if (!hasFiniteTypes) break;
  }
  return { kind: "instances", instances: declared.length === 0 ? distinctInstances(instances) : instances };
}

const cards = (most: number): number[] => Array.from({ length: most }, (_, i) => i + 1);

/** The cardinalities of `count` variables: all alike, then, where wanted, every other combination. */
function cardTuples(count: number, most: number, isMixed: boolean): number[][] {
  const alike = cards(most).map((card) => Array.from({ length: Math.max(1, count) }, () => card));
  if (!isMixed || count < 2 || most ** count > mostMixed) return alike;
  let mixed: number[][] = [[]];
  for (let i = 0; i < count; i++) mixed = mixed.flatMap((tuple) => cards(most).map((card) => [...tuple, card]));
  return [...alike, ...mixed.filter((tuple) => tuple.some((card) => card !== tuple[0]))];
}

/** Instances with the same types are one. */
function distinctInstances(instances: readonly TypeInstance[]): TypeInstance[] {
  const key = (instance: TypeInstance): string => [...instance.types.values()].map((type) => type.id).join(" ");
  return instances.filter((instance, i) => instances.findIndex((other) => key(other) === key(instance)) === i);
}

/** The types about whose elements the theory says nothing, of those that the conjecture's values are made of. */
function declaredTypes(conjecture: Conjecture): string[] {
  const { theory } = conjecture;
  const types = new Set<Type>(conjecture.variables.map((x) => x.type));
  for (const t of [...conjecture.premises, conjecture.conclusion])
    eachNode(t, (node) => {
      if (node.kind === "const" || node.kind === "free") types.add(node.type);
    });
  return reachableTypes(theory, types).flatMap(({ name, args }) =>
    args.length === 0 && theory.types.get(name)?.definition.kind === "declared" ? [name] : [],
  );
}

/** A type with this many elements: `Enum.finite_n`, or the number as a type, which has the classes of lengths (`'a::len word`). */
function finiteOf(theory: Theory, variable: TypeVar, card: number): Type | null {
  const isKnown = (ty: Type): boolean => ty.kind === "con" && theory.types.get(ty.name) !== undefined && ofSort(theory, ty, variable.sort);
  return [enumFinite(card), numeralType(BigInt(card))].find(isKnown) ?? null;
}

/** Beyond the default types, whatever of the usual types has the sort. */
function defaultOf(theory: Theory, variable: TypeVar, defaults: readonly Type[]): Type | null {
  const others = [...nativeTypes.filter((row) => row.kind !== "char" && row.kind !== "int").map((row) => row.type), unitT];
  const candidates = [...defaults, ...others].filter((type) => type.kind === "con" && theory.types.get(type.name) !== undefined);
  return candidates.find((type) => ofSort(theory, type, variable.sort)) ?? null;
}

/** The conjecture with types put in place of its type variables. */
function instantiate(conjecture: Conjecture, subst: TypeSubst): Pick<TypeInstance, "conjecture" | "types"> {
  const go = (t: Term): Term => substTermTypes(subst, t);
  return {
    conjecture: {
      theory: conjecture.theory,
      variables: conjecture.variables.map((x) => free(x.name, substType(subst, x.type))),
      premises: conjecture.premises.map(go),
      conclusion: go(conjecture.conclusion),
    },
    types: new Map([...subst].map(([variable, type]) => [variable.name, type])),
  };
}
