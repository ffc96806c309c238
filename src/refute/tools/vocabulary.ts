/** What conjectures are built from: the constants at the types that fit together, and variables of the types they take. */
import {
  type Free,
  free,
  isFun,
  ofSort,
  sortOf,
  stripFun,
  substTermTypes,
  substType,
  type Term,
  type Theory,
  type Type,
  type TypeVar,
  termTypeVars,
  tvar,
  typeVars,
} from "../../logic/index.ts";
import { functionVariablesEach, mostInstances, variablesEach } from "./limits.ts";

/** A closed term that is applied to all its arguments. */
export interface Operation {
  readonly term: Term;
  readonly args: readonly Type[];
  readonly result: Type;
}

export interface Vocabulary {
  readonly operations: readonly Operation[];
  readonly variables: readonly Free[];
}

/**
 * All type variables become one (as in QuickSpec, Claessen, Smallbone and Hughes, 2010); further instances of a constant take types that
 * occur with it, such as `rev` on lists of lists beside `concat`.
 */
export function vocabularyOf(theory: Theory, constants: readonly Term[]): Vocabulary {
  const general = tvar("'a", sortOf(constants.flatMap((t) => [...termTypeVars(t)].flatMap((v) => [...v.sort]))));
  const first = constants.map((t) => at(t, () => general));
  const seen = new Set(first.flatMap((t) => typesIn(t.type)));
  const nested = [...seen].filter(
    (ty) => !isFun(ty) && [...seen].some((other) => other !== ty && other.kind === "con" && other.args.includes(ty)),
  );
  const candidates = [general, ...[...seen].filter((ty) => ty.kind === "con" && ty.args.length === 0), ...nested];
  const instances = constants.flatMap((t) => instancesOf(theory, t, [...new Set(candidates)]));
  const operations = unique(instances).map((term) => ({ term, ...stripped(term.type) }));
  const types = new Set(operations.flatMap((o) => o.args));
  return { operations, variables: variablesOf([...types]) };
}

function stripped(type: Type): { readonly args: readonly Type[]; readonly result: Type } {
  return stripFun(type);
}

function at(t: Term, choose: (v: TypeVar) => Type): Term {
  return substTermTypes(new Map([...termTypeVars(t)].map((v) => [v, choose(v)])), t);
}

/** Types that values inside have: arguments, results and what they are made of. */
function typesIn(type: Type): Type[] {
  const parts = type.kind === "con" ? type.args.flatMap(typesIn) : [];
  return isFun(type) ? parts : [type, ...parts];
}

function instancesOf(theory: Theory, t: Term, candidates: readonly Type[]): Term[] {
  const variables = [...typeVars(t.type, termTypeVars(t))];
  let substs: Map<TypeVar, Type>[] = [new Map()];
  for (const v of variables)
    substs = substs.flatMap((s) => candidates.filter((ty) => ofSort(theory, ty, v.sort)).map((ty) => new Map(s).set(v, ty)));
  return substs.slice(0, mostInstances).map((s) => substTermTypes(s, t));
}

function unique(terms: readonly Term[]): Term[] {
  const found = new Map<string, Term>();
  for (const t of terms) {
    const key = `${t.kind === "const" ? t.name : terms.indexOf(t)} ${substType(new Map(), t.type).id}`;
    if (!found.has(key)) found.set(key, t);
  }
  return [...found.values()];
}

function variablesOf(types: readonly Type[]): Free[] {
  const used = new Map<string, number>();
  return types.flatMap((type) => {
    const letters = lettersFor(type);
    return letters.slice(0, isFun(type) ? functionVariablesEach : variablesEach).map((letter) => {
      const count = used.get(letter) ?? 0;
      used.set(letter, count + 1);
      return free(count === 0 ? letter : `${letter}${count}`, type);
    });
  });
}

/** Names for variables of a type. */
export function lettersFor(type: Type): readonly string[] {
  if (type.kind === "var") return ["x", "y", "z"];
  if (isFun(type)) return ["f", "g", "h"];
  switch (type.name) {
    case "List.list": {
      const [of] = type.args;
      return of?.kind === "con" && of.name === "List.list" ? ["xss", "yss", "zss"] : ["xs", "ys", "zs"];
    }
    case "Nat.nat":
      return ["n", "m", "k"];
    case "Int.int":
      return ["i", "j", "k"];
    case "HOL.bool":
      return ["p", "q", "r"];
    case "Set.set":
      return ["A", "B", "C"];
    default:
      return ["a", "b", "c"];
  }
}
