/**
 * Symmetries of a free type that occurs within a datatype. Where the atoms of the datatype are numbered in one way only (see
 * `canonical.ts`), the atoms of the free type may be asked to be used there in order: none before the next higher one. For of all ways to
 * name them take the one whose numbering has the least sequence of keys; if two were first used in the wrong order, exchanging their
 * names would make the key at that place, and so the sequence, smaller. (A higher atom makes a smaller key there, hence the direction.)
 */
import type { Type } from "../logic/index.ts";
import { FALSE, type Lit } from "../relational/index.ts";
import type { Algebra } from "./algebra.ts";
import { eachElement } from "./canonical.ts";
import type { Domain, Domains } from "./domain.ts";

/** Asserts for one datatype, if there is one that allows it. Requires: nothing else breaks the symmetries of the type. */
export function useInOrder(algebra: Algebra, free: Type): void {
  const { domains } = algebra;
  const suitable = domains.all.find((d) => domains.isNumbered(d.type) && holdsDirectly(algebra, d, free));
  if (suitable !== undefined) assertOrder(algebra, suitable, free);
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

function assertOrder({ gates, domains }: Algebra, { content, size }: Domain, free: Type): void {
  if (content.kind !== "data") return;
  const count = domains.of(free).size;
  const used: Lit[][] = Array.from({ length: count }, () => []);
  for (let p = 0; p < size; p++)
    content.isMadeBy[p]?.forEach((made, k) => {
      for (const field of content.fields[p]?.[k] ?? [])
        eachElement(field, (lits, ty) => {
          if (ty !== free) return;
          const here = lits.map((q) => gates.and(made, q));
          here.slice(0, count - 1).forEach((q, i) => {
            if (q !== FALSE) gates.assert(gates.implies(q, gates.any(used[i + 1] ?? [])));
          });
          here.forEach((q, i) => {
            used[i]?.push(q);
          });
        });
    });
}
