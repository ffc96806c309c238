import type { Theory } from "./theory.ts";
import { type Sort, sortOf, type Type } from "./type.ts";
import type { TypeSubst } from "./type-match.ts";

/** The superclasses by class, for each state of the classes. */
const known = new WeakMap<Theory["classes"], Map<string, ReadonlySet<string>>>();

/** All superclasses of a class, itself included. */
export function superclasses({ classes }: Theory, name: string): ReadonlySet<string> {
  const table = known.get(classes) ?? new Map<string, ReadonlySet<string>>();
  if (table.size === 0) known.set(classes, table);
  const found = table.get(name) ?? superclassesIn(classes, name);
  table.set(name, found);
  return found;
}

function superclassesIn(classes: Theory["classes"], name: string): ReadonlySet<string> {
  const seen = new Set<string>();
  const agenda = [name];
  for (let next = agenda.pop(); next !== undefined; next = agenda.pop()) {
    if (seen.has(next)) continue;
    seen.add(next);
    agenda.push(...(classes.get(next)?.supers ?? []));
  }
  return seen;
}

export function isSubclass(theory: Theory, lower: string, upper: string): boolean {
  return lower === upper || superclasses(theory, lower).has(upper);
}

/** Whether every type of sort `lower` is of sort `upper`. */
export function isSubsort(theory: Theory, lower: Sort, upper: Sort): boolean {
  return upper.every((c) => lower.some((l) => isSubclass(theory, l, c)));
}

/** The intersection of sorts, without classes that others imply. */
export function meetSorts(theory: Theory, a: Sort, b: Sort): Sort {
  if (a.length === 0) return b;
  if (b.length === 0 || a === b) return a;
  const all = sortOf([...a, ...b]);
  return all.filter((c) => !all.some((d) => d !== c && isSubclass(theory, d, c) && !(isSubclass(theory, c, d) && d > c)));
}

/**
 * The sorts that the arguments of `tycon` need for it to be in class `name`, or null when it is in no way.
 * An instance of a subclass serves; direct declarations are preferred.
 */
export function aritySorts(theory: Theory, tycon: string, name: string): readonly Sort[] | null {
  const table = theory.arities.get(tycon);
  if (table === undefined) return null;
  const direct = table.get(name);
  if (direct !== undefined) return direct;
  for (const [lower, args] of table.entries()) if (isSubclass(theory, lower, name)) return args;
  return null;
}

/** Whether each type is of the sort of the variable it stands for: what is said of finite types says nothing about others. */
export function fitsSorts(theory: Theory, subst: TypeSubst): boolean {
  for (const [v, type] of subst) if (!ofSort(theory, type, v.sort)) return false;
  return true;
}

/** Whether a type belongs to every class of a sort. */
export function ofSort(theory: Theory, ty: Type, sort: Sort): boolean {
  if (sort.length === 0) return true;
  if (ty.kind === "var") return isSubsort(theory, ty.sort, sort);
  return sort.every((c) => {
    const args = aritySorts(theory, ty.name, c);
    return args !== null && ty.args.every((arg, i) => ofSort(theory, arg, args[i] ?? []));
  });
}
