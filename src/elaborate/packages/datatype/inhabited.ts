/** Every type of the logic has an element, so a datatype needs values to begin with. */
import { datatypeAt, isFun, type Theory, type Type } from "../../../logic/index.ts";
import { reject } from "../../names/problem.ts";
import { type Family, memberAt } from "./family.ts";
import { contains } from "./through.ts";

/** Rejects a family with a type that no finite value can have: the least set of inhabited members is computed by iteration. */
export function checkInhabited(theory: Theory, family: Family): void {
  const found = new Set<Type>();
  for (let before = -1; before < found.size; ) {
    before = found.size;
    for (const m of family.members)
      if (m.constructors.some((c) => c.args.every((ty) => isInhabited(theory, family, ty, found, new Set())))) found.add(m.type);
  }
  const empty = family.members.find((m) => !found.has(m.type));
  if (empty !== undefined)
    reject("E0416", empty.place.span, `The datatype "${empty.base}" has no values: every constructor needs a value of the type itself`, {
      hint: "Add a constructor without recursive arguments.",
    });
}

/** Whether a type has a value once the members in `found` have. `inside` are the types being looked at. */
function isInhabited(theory: Theory, family: Family, ty: Type, found: ReadonlySet<Type>, inside: ReadonlySet<Type>): boolean {
  if (memberAt(family, ty) !== null) return found.has(ty);
  if (ty.kind === "var" || !contains(ty, (part) => memberAt(family, part) !== null)) return true;
  if (isFun(ty)) return ty.args.slice(1).every((to) => isInhabited(theory, family, to, found, inside));
  const datatype = datatypeAt(theory, ty);
  if (datatype === null || datatype.data.co) return true;
  if (inside.has(ty)) return false;
  const next = new Set([...inside, ty]);
  return datatype.constructors.some((c) => c.args.every((arg) => isInhabited(theory, family, arg, found, next)));
}
