import { getOrInsert } from "../../base/index.ts";

/** One point of a generated function: the arguments as text, and the result. */
export interface TableEntry {
  readonly at: string;
  readonly result: unknown;
}

/** What a generated function is known to do: the points where it was applied, and its value everywhere else. */
export interface FunctionTable {
  /** The points where the function was applied. */
  entries(): readonly TableEntry[];
  /** The value at all other points, or null when it was never decided. */
  readonly otherwise: { readonly value: unknown } | null;
}

const tables = new WeakMap<object, FunctionTable>();

/** The table of a generated function, or undefined for any other function. */
export function tableOf(f: object): FunctionTable | undefined {
  return tables.get(f);
}

/** Attaches a table to a function. */
export function tabulated<F extends object>(f: F, table: FunctionTable): F {
  tables.set(f, table);
  return f;
}

/** Names for functions that are parts of arguments: "function 1" is the one met first. */
export class FunctionNames {
  private readonly known = new Map<object, string>();

  nameOf(f: object): string {
    return getOrInsert(this.known, f, () => `function ${this.known.size + 1}`);
  }
}

/** A table that fills as the function is applied. */
export class GrowingTable<B> implements FunctionTable {
  /** How functions among the arguments are told apart. */
  readonly names = new FunctionNames();
  readonly otherwise: { readonly value: B } | null;
  private readonly results = new Map<string, B>();

  constructor(otherwise: { readonly value: B } | null) {
    this.otherwise = otherwise;
  }

  /** The result at a point, found by `compute` the first time. */
  at(point: string, compute: () => B): B {
    const known = this.results.get(point);
    if (known !== undefined || this.results.has(point)) return known as B;
    const result = compute();
    this.results.set(point, result);
    return result;
  }

  entries(): readonly TableEntry[] {
    return [...this.results].map(([at, result]) => ({ at, result }));
  }
}
