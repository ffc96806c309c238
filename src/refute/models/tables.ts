/**
 * Models as tables: each shared variable is an element of the carrier, a truth value, or a function of several arguments to one of these.
 * Tables are counted through; of those that differ only by the names of the elements, one is enough.
 */
import {
  boolT,
  constant,
  enumFinite,
  False,
  type Free,
  free,
  lambdas,
  stripFun,
  substType,
  type Term,
  True,
  type Type,
  type TypeVar,
  updated,
} from "../../logic/index.ts";

/** A variable as a table: the sizes of its arguments' types and of its values' type; whether these are the carrier. */
export interface TableShape {
  readonly name: string;
  /** At the finite type. */
  readonly type: Type;
  readonly args: readonly Column[];
  readonly value: Column;
  readonly entries: number;
}

interface Column {
  readonly type: Type;
  readonly size: number;
  readonly isCarrier: boolean;
}

/** The values of all shared variables: for each its entries, the last argument fastest. */
export type Tables = readonly (readonly number[])[];

/** The library has types of up to five elements, which stand for the carrier. */
export const largestCarrier = 5;

/** The shapes with the carrier for every type variable; null where a variable is no table. */
export function tableShapes(shared: readonly Free[], variables: readonly TypeVar[], card: number): readonly TableShape[] | null {
  const carrier = enumFinite(card);
  const types = new Map(variables.map((v): [TypeVar, Type] => [v, carrier]));
  const column = (type: Type): Column | null =>
    type === carrier ? { type, size: card, isCarrier: true } : type === boolT ? { type, size: 2, isCarrier: false } : null;
  const shapes = shared.map((x): TableShape | null => {
    const type = substType(types, x.type);
    const { args: domains, result } = stripFun(type);
    const args = domains.map(column);
    const value = column(result);
    if (value === null || args.some((a) => a === null)) return null;
    const found = args.flatMap((a) => (a === null ? [] : [a]));
    return { name: x.name, type, args: found, value, entries: found.reduce((n, a) => n * a.size, 1) };
  });
  return shapes.some((s) => s === null) ? null : shapes.flatMap((s) => (s === null ? [] : [s]));
}

/** How many combinations of tables there are. */
export function tableCount(shapes: readonly TableShape[]): number {
  return shapes.reduce((n, { value, entries }) => n * value.size ** entries, 1);
}

/** The tables of a number below the count. */
export function tablesAt(shapes: readonly TableShape[], index: number): Tables {
  let rest = index;
  return shapes.map(({ value, entries }) =>
    Array.from({ length: entries }, () => {
      const digit = rest % value.size;
      rest = Math.floor(rest / value.size);
      return digit;
    }),
  );
}

/** Renames the elements of the carrier. */
function renamed(shapes: readonly TableShape[], tables: Tables, names: readonly number[]): Tables {
  return shapes.map(({ args, value, entries }, k) => {
    const table: number[] = new Array(entries).fill(0);
    for (let i = 0; i < entries; i++) {
      let at = 0;
      let place = 1;
      let rest = i;
      for (const arg of [...args].reverse()) {
        const digit = rest % arg.size;
        rest = Math.floor(rest / arg.size);
        at += place * (arg.isCarrier ? (names[digit] ?? 0) : digit);
        place *= arg.size;
      }
      const old = tables[k]?.[i] ?? 0;
      table[at] = value.isCarrier ? (names[old] ?? 0) : old;
    }
    return table;
  });
}

function compare(a: Tables, b: Tables): number {
  for (const [k, table] of a.entries())
    for (const [i, x] of table.entries()) {
      const y = b[k]?.[i] ?? 0;
      if (x !== y) return x - y;
    }
  return 0;
}

/** All orders of the elements. */
export function permutations(n: number): readonly (readonly number[])[] {
  if (n === 0) return [[]];
  return permutations(n - 1).flatMap((p) => Array.from({ length: n }, (_, i) => [...p.slice(0, i), n - 1, ...p.slice(i)]));
}

/** Whether no other names of the elements give smaller tables. */
export function isLeast(shapes: readonly TableShape[], tables: Tables, orders: readonly (readonly number[])[]): boolean {
  return orders.every((names) => compare(renamed(shapes, tables, names), tables) >= 0);
}

/** The value of a variable as a term of updates, which the judge and people can read. */
export function tableTerm({ args, value }: TableShape, table: readonly number[]): Term {
  const element = (column: Column, i: number): Term =>
    column.isCarrier ? constant(`${(column.type as { readonly name: string }).name}.a⇩${i + 1}`, column.type) : i === 1 ? True : False;
  const build = (rest: readonly Column[], from: number, width: number): Term => {
    const [first, ...others] = rest;
    if (first === undefined) return element(value, table[from] ?? 0);
    const step = width / first.size;
    const values = Array.from({ length: first.size }, (_, i) => build(others, from + i * step, step));
    const [base = element(value, 0), ...more] = values;
    // Everywhere the first value, then the others by updates.
    const start = lambdas([free("_", first.type)], base);
    return more.reduce<Term>((t, v, i) => updated(t, element(first, i + 1), v), start);
  };
  return build(args, 0, table.length);
}
