import type { Term } from "../logic/index.ts";
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

/** The environment of a term with other thunks for the variables that occur in it. */
export function mapUsed(t: Term, env: Environment, each: (x: Thunk) => Thunk): Environment {
  const [indices, frees] = [new Set<number>(), new Map<string, Thunk>()];
  const visit = (part: Term, depth: number): void => {
    switch (part.kind) {
      case "bound":
        if (part.index >= depth) indices.add(part.index - depth);
        return;
      case "free": {
        const value = env.frees.get(part.name);
        if (value !== undefined && !frees.has(part.name)) frees.set(part.name, each(value));
        return;
      }
      case "abs":
        visit(part.body, depth + 1);
        return;
      case "app":
        visit(part.fun, depth);
        visit(part.arg, depth);
        return;
      case "const":
    }
  };
  visit(t, 0);
  const mapped = (list: BoundList | null, index: number): BoundList | null =>
    list === null ? null : { first: indices.has(index) ? each(list.first) : list.first, rest: mapped(list.rest, index + 1) };
  return { bound: mapped(env.bound, 0), frees };
}

/** The values of the variables that occur in a term, in the order in which `mapUsed` meets them. */
export function usedIn(t: Term, env: Environment): readonly Thunk[] {
  const used: Thunk[] = [];
  mapUsed(t, env, (x) => {
    used.push(x);
    return x;
  });
  return used;
}
