/**
 * Functional arguments known at a call are put into the clauses ([Bulwahn 2013], 4.2.3, 4.2.6), so that `listrelp (≤)` is a predicate of its own.
 * Parts of the argument that hold variables become further arguments.
 */
import { eachNode, type Free, freeVars, isClosed, isFun, mapParts, showTerm, type Term } from "../logic/index.ts";
import { freshVariable } from "./pattern.ts";

/** A functional argument with its parts taken out. */
export interface Closure {
  readonly body: Term;
  /** What stands for the parts in `body`, and the parts. */
  readonly params: readonly Free[];
  readonly captured: readonly Term[];
  /** Equal for closures that differ in their parts only. */
  readonly key: string;
}

/** Takes the largest first-order parts with variables out of a functional argument; null when a functional variable remains. */
export function closureOf(t: Term): Closure | null {
  const params: Free[] = [];
  const captured: Term[] = [];
  const body = takeOut(t, (part) => {
    const known = captured.findIndex((other) => showTerm(other) === showTerm(part));
    const param = params[known];
    if (param !== undefined) return param;
    const fresh = freshVariable(part.type, "c");
    params.push(fresh);
    captured.push(part);
    return fresh;
  });
  for (const x of freeVars(body).values()) if (!params.some((p) => p.name === x.name)) return null;
  return { body, params, captured, key: keyOf(body, params) };
}

function takeOut(t: Term, replace: (part: Term) => Term): Term {
  if (isClosed(t) && !isFun(t.type) && freeVars(t).size > 0) return replace(t);
  return mapParts(t, (part) => takeOut(part, replace));
}

function keyOf(body: Term, params: readonly Free[]): string {
  const parts: string[] = [];
  eachNode(body, (node) => {
    if (node.kind === "const") parts.push(`${node.name}:${node.type.id}`);
    else if (node.kind === "free") parts.push(`?${params.findIndex((p) => p.name === node.name)}:${node.type.id}`);
    else if (node.kind === "bound") parts.push(`#${node.index}`);
    else parts.push(node.kind === "abs" ? `λ${node.domain.id}` : "@");
  });
  return parts.join(" ");
}
