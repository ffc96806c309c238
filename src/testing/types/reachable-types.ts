import {
  apps,
  type Conjecture,
  constant,
  type Free,
  free,
  funs,
  isFun,
  matchType,
  member,
  names,
  nativeType,
  paramsAt,
  range,
  stripFun,
  substTermTypes,
  substType,
  type Term,
  type Theory,
  type Type,
  type TypeCon,
  type TypeVar,
} from "../../logic/index.ts";
import type { RootTerm } from "../../program/index.ts";

/** Every ground type of which values are made when values of `types` are made. */
export function reachableTypes(theory: Theory, types: Iterable<Type>): TypeCon[] {
  const found = new Map<number, TypeCon>();
  const agenda = [...types];
  for (let type = agenda.pop(); type !== undefined; type = agenda.pop()) {
    if (type.kind === "var" || found.has(type.id)) continue;
    found.set(type.id, type);
    agenda.push(...partsOf(theory, type));
  }
  return [...found.values()];
}

function partsOf(theory: Theory, type: TypeCon): readonly Type[] {
  if (isFun(type)) return [...type.args, range(type)];
  const definition = theory.types.get(type.name)?.definition;
  switch (definition?.kind) {
    case "datatype": {
      const subst = paramsAt(definition.params, type);
      return [...type.args, ...definition.constructors.flatMap((c) => c.args.map((arg) => substType(subst, arg)))];
    }
    case "typedef":
    case "quotient": {
      const constructing = constructorsOf(theory, type).flatMap((c) => stripFun(c.type).args);
      return [substType(paramsAt(definition.params, type), definition.base), ...constructing];
    }
    default:
      return type.args;
  }
}

/** The constants of `quickcheck_generator` for a type, at that type. */
function constructorsOf(theory: Theory, type: TypeCon): readonly { readonly name: string; readonly type: Type }[] {
  return (theory.generators.get(type.name)?.constructors ?? []).flatMap((name) => {
    const general = theory.consts.get(name)?.type;
    if (general === undefined) return [];
    const subst = matchType(stripFun(general).result, type);
    return subst === null ? [] : [{ name, type: substType(subst, general) }];
  });
}

/** Names of roots that belong to a type. */
export const carrierRoot = (type: Type): string => `carrier ${type.id}`;
export const constructingRoot = (type: Type, index: number): string => `construct ${type.id} ${index}`;
export const ratioRoot = (type: Type): string => `ratio ${type.id}`;

/** The functions that making values of these types needs: tests of carriers, constructing functions, quotients of numbers. */
export function typeRoots(theory: Theory, types: readonly TypeCon[]): RootTerm[] {
  return types.flatMap((type): RootTerm[] => {
    if (nativeType(type)?.kind === "rational") return [ratio(type)];
    const definition = theory.types.get(type.name)?.definition;
    if (definition?.kind !== "typedef" && definition?.kind !== "quotient") return [];
    const constructing = constructorsOf(theory, type);
    if (constructing.length > 0)
      return constructing.map((c, i) => {
        const params = parameters(stripFun(c.type).args);
        return { name: constructingRoot(type, i), params, body: apps(constant(c.name, c.type), params) };
      });
    const subst = paramsAt(definition.params, type);
    const [x] = parameters([substType(subst, definition.base)]);
    const claim = x === undefined ? null : carrierClaim(definition, x, subst);
    return x === undefined || claim === null ? [] : [{ name: carrierRoot(type), params: [x], body: claim }];
  });
}

type Wrapped = Extract<NonNullable<ReturnType<Theory["types"]["get"]>>["definition"], { kind: "typedef" | "quotient" }>;

/** What a value of the base type must satisfy to represent one; null when every value does. */
function carrierClaim(definition: Wrapped, x: Free, subst: ReadonlyMap<TypeVar, Type>): Term | null {
  if (definition.kind === "typedef") {
    const set = substTermTypes(subst, definition.set);
    return set.kind === "const" && set.name === names.top ? null : member(x, set);
  }
  return definition.partial ? apps(substTermTypes(subst, definition.relation), [x, x]) : null;
}

function ratio(type: TypeCon): RootTerm {
  const params = parameters([type, type]);
  return { name: ratioRoot(type), params, body: apps(constant(names.divide, funs([type, type], type)), params) };
}

function parameters(types: readonly Type[]): Free[] {
  return types.map((type, i) => free(`x${i + 1}`, type));
}

/** Variables whose only purpose is that their types are known to the program. */
export function typesRoot(conjecture: Conjecture, types: readonly TypeCon[]): RootTerm {
  const params = [...conjecture.variables.map((x) => x.type), ...types].map((type, i) => free(`t${i}`, type));
  return { name: "types", params, body: constant(names.True, conjecture.conclusion.type) };
}
