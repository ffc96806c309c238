/** Places inside terms: a path of `f` (function), `a` (argument) and `b` (body of an abstraction), from the outside. */
import { Bug } from "../../base/index.ts";
import { abs, app, type Term } from "../../logic/index.ts";

export interface Position {
  readonly path: string;
  readonly term: Term;
  /** Abstractions around it. */
  readonly depth: number;
}

/** All subterms with their places, the whole term first. */
export function positionsOf(t: Term, path = "", depth = 0): Position[] {
  const here = { path, term: t, depth };
  if (t.kind === "app") return [here, ...positionsOf(t.fun, `${path}f`, depth), ...positionsOf(t.arg, `${path}a`, depth)];
  return t.kind === "abs" ? [here, ...positionsOf(t.body, `${path}b`, depth + 1)] : [here];
}

/** The term with another subterm of the same type in one place. */
export function replaceAt(t: Term, path: string, part: Term, from = 0): Term {
  const step = path[from];
  if (step === undefined) return part;
  if (t.kind === "app" && step === "f") return app(replaceAt(t.fun, path, part, from + 1), t.arg);
  if (t.kind === "app" && step === "a") return app(t.fun, replaceAt(t.arg, path, part, from + 1));
  if (t.kind === "abs" && step === "b") return abs(t.name, t.domain, replaceAt(t.body, path, part, from + 1));
  throw new Bug(`replaceAt: no place ${path} in the term`);
}

/** How many abstractions two places have in common. */
export function commonBinders(p: string, q: string): number {
  let count = 0;
  for (let i = 0; i < p.length && p[i] === q[i]; i++) if (p[i] === "b") count++;
  return count;
}

export const isInside = (p: string, q: string): boolean => p.startsWith(q);

/** True when every loose variable of a subterm belongs to one of the outermost `binders` abstractions around it. */
export function needsOnly(position: Position, binders: number): boolean {
  return reaches(position.term, 0, position.depth - binders);
}

/** No loose bound variable has an index below `least`. */
function reaches(t: Term, inner: number, least: number): boolean {
  switch (t.kind) {
    case "bound":
      return t.index < inner || t.index - inner >= least;
    case "abs":
      return reaches(t.body, inner + 1, least);
    case "app":
      return reaches(t.fun, inner, least) && reaches(t.arg, inner, least);
    case "const":
    case "free":
      return true;
  }
}
