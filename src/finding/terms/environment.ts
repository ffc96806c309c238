import type { Lazy } from "../value/value.ts";

/** The values of bound variables, innermost first, and of free ones. */
export interface Environment {
  readonly bound: { readonly value: Lazy; readonly rest: Environment["bound"] } | null;
  readonly free: ReadonlyMap<string, Lazy>;
}

/** No variables. */
export const emptyEnvironment: Environment = { bound: null, free: new Map() };

/** With one more bound variable. */
export function bind(env: Environment, value: Lazy): Environment {
  return { bound: { value, rest: env.bound }, free: env.free };
}
