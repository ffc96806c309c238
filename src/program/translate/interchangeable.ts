/**
 * Variables whose values nothing tells apart but finitely many points: a formula only looks them up in functions that are known already, asks
 * whether they are in sets that are known already, and compares them. Exchanging two values that are no point of these functions, no element of
 * these sets and none of the values compared with changes nothing, so that one of them stands for all.
 */
import { destApps, destEq, eachNode, type Free, names, stripApp, type Term } from "../../logic/index.ts";
import type { MonoType } from "../language/program.ts";
import { isScalar } from "../language/scalar.ts";
import type { Translation } from "./translation.ts";

/** A variable, and what is known that tells its values apart. */
export interface Interchangeable {
  readonly variable: Free;
  readonly known: readonly Term[];
}

/** How a variable is used: what tells its values apart, and the other variables that it is compared with. */
interface Uses {
  readonly known: Term[];
  readonly partners: Free[];
}

/** Infinite types whose values are compared as they are. */
export function isComparable({ shape, infinite }: MonoType): boolean {
  return infinite && (isScalar(shape) || (shape.kind === "data" && shape.free));
}

/**
 * The first of `variables` whose values are interchangeable in the terms; `open` are all variables without values. Those that it is compared
 * with have to be of the same kind, or they would tell values apart in other ways.
 */
export function interchangeable(
  tr: Translation,
  variables: readonly Free[],
  open: readonly Free[],
  terms: readonly Term[],
): Interchangeable | null {
  const uses = new Map<Free, Uses>();
  for (const x of variables) {
    const found = usesOf(tr, x, open, terms);
    if (found !== null) uses.set(x, found);
  }
  for (let before = -1; before !== uses.size; ) {
    before = uses.size;
    for (const [x, { partners }] of uses) if (!partners.every((y) => [...uses.keys()].some((z) => z.name === y.name))) uses.delete(x);
  }
  for (const [variable, { known }] of uses) return { variable, known };
  return null;
}

/** Null when a term uses the variable in another way. */
function usesOf(tr: Translation, x: Free, open: readonly Free[], terms: readonly Term[]): Uses | null {
  const uses: Uses = { known: [], partners: [] };
  const isX = (t: Term): boolean => t.kind === "free" && t.name === x.name;
  const isKnown = (t: Term): boolean => {
    let isClosed = true;
    eachNode(t, (part) => {
      if (part.kind === "bound" || (part.kind === "free" && open.some((y) => y.name === part.name))) isClosed = false;
    });
    return isClosed;
  };
  const note = (t: Term): boolean => uses.known.push(t) > 0;
  const compared = (t: Term): boolean => {
    const partner = t.kind === "free" ? open.find((y) => y.name === t.name) : undefined;
    if (partner === undefined) return isKnown(t) && note(t);
    if (!isX(t)) uses.partners.push(partner);
    return true;
  };
  const isPlain = (t: Term): boolean => {
    if (isX(t)) return false;
    if (t.kind === "abs") return isPlain(t.body);
    if (t.kind !== "app") return true;
    const { left, right } = destEq(t) ?? {};
    if (left !== undefined && right !== undefined && (isX(left) || isX(right))) return compared(isX(left) ? right : left);
    const [element, set] = destApps(t, names.member, 2) ?? [];
    if (element !== undefined && set !== undefined && isX(element)) return isKnown(set) && note(set);
    if (isX(t.arg)) return isKnown(t.fun) && tellsPoints(tr, t.fun) && note(t.fun);
    return isPlain(t.fun) && isPlain(t.arg);
  };
  return terms.every(isPlain) ? uses : null;
}

/** A function that may know where it was changed: a variable, or one that is computed. */
function tellsPoints(tr: Translation, f: Term): boolean {
  return f.kind === "free" || (stripApp(f).head.kind === "const" && tr.isComputed(f));
}
