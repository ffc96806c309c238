/**
 * Symmetries of a free type that occurs within a datatype. Where the atoms of the datatype are numbered in one way only (see
 * `canonical.ts`, `chains.ts`), the atoms of the free type may be asked to be used there in order: none before the next higher one. For of all
 * ways to name them take the one whose numbering has the least sequence of keys; if two were first used in the wrong order, exchanging
 * their names would make the key at that place, and so the sequence, smaller. (A higher atom makes a smaller key there, hence the direction.)
 * Variables of the free type come after the datatype.
 */

import { FALSE, type Lit } from "../../circuit/index.ts";
import type { Type } from "../../logic/index.ts";
import type { Algebra } from "../value/algebra.ts";
import type { Domain, Domains } from "../value/domain.ts";
import type { Element } from "../value/value.ts";
import { eachElement } from "./canonical.ts";

/** Where the atoms of a free type are to be used in order. */
export type Places = ReadonlyMap<Type, Domain>;

/**
 * The free types whose symmetries are broken in this way, and by which datatypes. Those that `isFirst` says are: before any other condition is
 * looked at, so that exchanging atoms that other conditions are about must not change the keys. Otherwise those without such conditions
 * (`isOnly`).
 */
export function placesOf(
  algebra: Algebra,
  free: readonly Type[],
  isFirst: (ty: Type, d: Domain) => boolean,
  isOnly: (ty: Type) => boolean,
): Places {
  const { domains } = algebra;
  const suitable = free.flatMap((ty): [Type, Domain][] => {
    const d = domains.all.find((x) => domains.numbering.has(x.type) && holdsDirectly(algebra, x, ty));
    return d === undefined ? [] : [[ty, d]];
  });
  const first = suitable.filter(([ty, d]) => isFirst(ty, d));
  const disturbs = (ty: Type, d: Domain): boolean =>
    free.some((other) => other !== ty && holds(domains, d.type, other) && first.find(([u]) => u === other)?.[1] !== d);
  const alone = suitable.filter(([ty]) => isOnly(ty));
  return new Map(first.some(([ty, d]) => disturbs(ty, d)) ? alone : [...alone, ...first]);
}

/** Whether arguments of the datatype are of the free type, and no other argument holds values of it by way of another type. */
function holdsDirectly({ domains }: Algebra, { type, content }: Domain, free: Type): boolean {
  if (content.kind !== "data") return false;
  const args = content.constructors.flatMap((c) => c.args).filter((arg) => arg !== type);
  return args.includes(free) && args.every((arg) => arg === free || !holds(domains, arg, free));
}

/** Whether values of a type are made of values of a free type. */
function holds(domains: Domains, ty: Type, free: Type): boolean {
  if (ty === free) return true;
  return ty.kind === "con" && (ty.args.some((arg) => holds(domains, arg, free)) || domains.reaches(ty, free, false));
}

/** Asserts that the atoms of a free type are used in order: in the datatype, then as these values. */
export function useInOrder({ gates, domains }: Algebra, free: Type, { content, size }: Domain, variables: readonly Element[]): void {
  if (content.kind !== "data") return;
  const count = domains.of(free).size;
  const used: Lit[][] = Array.from({ length: count }, () => []);
  const use = (here: readonly Lit[]): void => {
    here.slice(0, count - 1).forEach((q, i) => {
      if (q !== FALSE) gates.assert(gates.implies(q, gates.any(used[i + 1] ?? [])));
    });
    here.forEach((q, i) => {
      used[i]?.push(q);
    });
  };
  for (let p = 0; p < size; p++)
    content.isMadeBy[p]?.forEach((made, k) => {
      for (const field of content.fields[p]?.[k] ?? [])
        eachElement(field, (lits, ty) => (ty === free ? use(lits.map((q) => gates.and(made, q))) : undefined));
    });
  for (const x of variables) use(x.lits.slice(0, count));
}
