import type { Thunk } from "./value.ts";

/** Bound variables, innermost first, and free ones by name. */
export interface Environment {
  readonly bound: BoundList | null;
  readonly frees: ReadonlyMap<string, Thunk>;
}

export interface BoundList {
  readonly first: Thunk;
  readonly rest: BoundList | null;
}

export function lookUp(list: BoundList | null, index: number): Thunk | undefined {
  let at = list;
  for (let i = 0; i < index && at !== null; i++) at = at.rest;
  return at?.first;
}

export const emptyEnvironment: Environment = { bound: null, frees: new Map() };
