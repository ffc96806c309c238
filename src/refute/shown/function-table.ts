/** Functions that are given at every element of a finite domain, with as few entries as will do: `(λ_. False)(a⇩1 := True)`. */
import {
  abs,
  constant,
  datatypeAt,
  destApps,
  domain,
  enumSize,
  isClosed,
  isFun,
  mapParts,
  names,
  range,
  sameTerm,
  showTerm,
  type Term,
  type Theory,
  type Type,
  updated,
} from "../../logic/index.ts";

/** A chain of updates: the arguments with their values, the last update of each, and the function that was updated. */
export interface Updates {
  readonly base: Term;
  readonly entries: readonly { readonly x: Term; readonly y: Term }[];
}

export function updatesOf(t: Term): Updates {
  const entries: { readonly x: Term; readonly y: Term }[] = [];
  for (let base = t; ; ) {
    const [f, x, y] = destApps(base, names.funUpd, 3) ?? [];
    if (f === undefined || x === undefined || y === undefined) return { base, entries: entries.reverse() };
    if (!entries.some((e) => sameTerm(e.x, x))) entries.push({ x, y });
    base = f;
  }
}

/** How many values a type has; null where that is not told by its constructors. `carriers`: of the types that nothing defines. */
export function cardinalityOf(theory: Theory, type: Type, carriers?: ReadonlyMap<Type, number>, depth = 0): number | null {
  if (type.kind === "var" || isFun(type) || depth > deepestType) return null;
  const finite = enumSize(type) ?? carriers?.get(type);
  if (finite !== undefined && finite !== null) return finite;
  const constructors = datatypeAt(theory, type)?.constructors;
  if (constructors === undefined) return null;
  let sum = 0;
  for (const { args } of constructors) {
    let product = 1;
    for (const arg of args) {
      const count = cardinalityOf(theory, arg, carriers, depth + 1);
      if (count === null) return null;
      product *= count;
    }
    sum += product;
  }
  return sum;
}

/** Pairs of pairs of booleans are counted, recursive types are not. */
const deepestType = 4;

/** The same values, with the tables in them as short as they can be. */
export function shortTables(theory: Theory, t: Term, carriers?: ReadonlyMap<Type, number>): Term {
  const short = (part: Term): Term => shortTables(theory, part, carriers);
  const { base, entries } = updatesOf(t);
  if (entries.length === 0) return mapParts(t, short);
  const rows = entries.map(({ x, y }) => ({ x: short(x), y: short(y) }));
  const start = short(base);
  const isComplete = entries.length === cardinalityOf(theory, domain(t.type), carriers);
  const usual = isComplete ? usualValue(rows.map(({ y }) => y)) : constantValue(start);
  const others = usual === null ? rows : rows.filter(({ y }) => !sameTerm(y, usual));
  const rest = isComplete ? abs("_", domain(t.type), usual ?? constant(names.undefined, range(t.type))) : start;
  return others.reduce<Term>((f, { x, y }) => updated(f, x, y), rest);
}

/** The value of a function that is the same everywhere, null for others. */
const constantValue = (f: Term): Term | null => (f.kind === "abs" && isClosed(f.body) ? f.body : null);

/** The value that need not be repeated: the most frequent one, of several the false one; none where no two entries share a value. */
function usualValue(values: readonly Term[]): Term | null {
  const count = new Map<string, number>();
  for (const v of values) count.set(showTerm(v), (count.get(showTerm(v)) ?? 0) + 1);
  const most = Math.max(...count.values());
  const frequent = values.filter((v) => count.get(showTerm(v)) === most);
  const [first] = frequent;
  const isShared = most > 1 || values.length === 1;
  return frequent.find(isFalse) ?? (isShared && first !== undefined ? first : null);
}

/** `False`, `λ_. False`, `λ_ _. False`, … */
const isFalse = (t: Term): boolean => (t.kind === "abs" ? isFalse(t.body) : t.kind === "const" && t.name === names.False);
