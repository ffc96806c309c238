/** Data types that are declared together, taken apart where they need not be: a theory wants the same parameters of all that are. */
import type { Declaration, SurfaceType } from "./surface.ts";

type DataType = Extract<Declaration, { kind: "datatypes" }>["types"][number];

/** Beyond, types stay together as they are: no file by hand has so many at once. */
const mostTypes = 500;

/** The types in groups of those that lead to each other, each group after those it is made of. */
export function typeGroups(types: readonly DataType[]): readonly (readonly DataType[])[] {
  if (types.length < 2 || types.length > mostTypes) return [types];
  const byName = new Map(types.map((t) => [t.name, t]));
  const reached = new Map(types.map((t) => [t, closure(t, byName)]));
  const reaches = (from: DataType, to: DataType): boolean => reached.get(from)?.has(to) === true;
  const groups: DataType[][] = [];
  for (const t of types) {
    const own = groups.find(([first]) => first !== undefined && reaches(first, t) && reaches(t, first));
    if (own === undefined) groups.push([t]);
    else own.push(t);
  }
  // What leads to another group leads to all that this one leads to, and to more.
  const rank = ([first]: readonly DataType[]): number => (first === undefined ? 0 : (reached.get(first)?.size ?? 0));
  return groups.sort((a, b) => rank(a) - rank(b));
}

/** The type and all that its values are made of. */
function closure(type: DataType, byName: ReadonlyMap<string, DataType>): ReadonlySet<DataType> {
  const found = new Set([type]);
  for (const t of found) {
    const parts = t.constructors.flatMap((c) => c.args.flatMap((arg) => [...namesOf(arg.type)]));
    for (const name of parts) {
      const part = byName.get(name);
      if (part !== undefined) found.add(part);
    }
  }
  return found;
}

function* namesOf(type: SurfaceType): Generator<string> {
  if (type.kind === "function") {
    yield* namesOf(type.from);
    yield* namesOf(type.to);
  } else if (type.kind === "constructor") {
    if (!type.isHol) yield type.name;
    for (const arg of type.args) yield* namesOf(arg);
  }
}
