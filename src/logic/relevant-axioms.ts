/**
 * Which axioms a choice must respect. A model that chooses values for constants or elements for declared types is one of the theory only
 * if everything that is stated about them holds in it: axioms, and what instances, interpretations and quotients state. What a choice
 * does not touch keeps the meaning that it has in any model of the theory.
 */

import { getOrInsert } from "../base/index.ts";
import { forall } from "./hol.ts";
import { fitsSorts } from "./order-sorted.ts";
import { resolveInstance } from "./overloading.ts";
import { type Reach, reachOf } from "./reach.ts";
import { type Choice, type StatedFact, statedFacts } from "./stated-facts.ts";
import type { Const, Term } from "./term.ts";
import { eachNode, freeVars, substTermTypes, termTypeVars } from "./term-walk.ts";
import type { Theory } from "./theory.ts";
import { type Type, typeSize, typeVars } from "./type.ts";
import { matchType, type TypeSubst } from "./type-match.ts";

/** An axiom at the types at which a choice touches it, universally closed. */
export interface AxiomInstance {
  readonly name: string;
  readonly prop: Term;
  /** The same for the same proposition at the same types. */
  readonly key: string;
}

export interface RelevantAxioms {
  readonly axioms: readonly AxiomInstance[];
  /** Names of axioms that speak of the choice at more types than can be listed. */
  readonly leftOut: readonly string[];
}

/** Axioms are not followed to larger types than this. */
const largestInstance = 24;
/** Nor from one to the other this many times. */
const mostRounds = 6;

const nothing: RelevantAxioms = { axioms: [], leftOut: [] };

/** All that is stated about a choice, through definitions too. */
export function axiomsAbout(theory: Theory, choice: Choice): RelevantAxioms {
  if (choice.constants.length === 0 && !choice.types.some((ty) => isDeclared(theory, ty))) return nothing;
  const axioms = new Map<string, AxiomInstance>();
  const leftOut = new Set<string>();
  const firm = { ...choice, constants: choice.constants.filter((c) => isFirm(theory, c)) };
  for (const fact of statedFacts(theory, choice)) {
    const reach = reachOfFact(theory, fact);
    if (!reach.isComplete) leftOut.add(fact.name);
    const own = [...termTypeVars(fact.prop)];
    for (const types of instancesAt(theory, reach, fact.isAxiom ? choice : firm)) {
      const isAll = own.every((v) => types.has(v) && typeSize(types.get(v) ?? v) <= largestInstance);
      if (!isAll) leftOut.add(fact.name);
      else {
        const found = instance(fact, types);
        axioms.set(found.key, found);
      }
    }
  }
  return { axioms: [...axioms.values()], leftOut: [...leftOut] };
}

/**
 * All axioms that a statement may depend on: those about the unspecified constants and declared types that it reaches, and about those
 * that these axioms reach in turn.
 */
export function relevantAxioms(theory: Theory, terms: readonly Term[]): RelevantAxioms {
  let found = nothing;
  for (let round = 0; round < mostRounds; round++) {
    const count = found.axioms.length;
    found = axiomsAbout(theory, openPart(theory, reachOf(theory, [...terms, ...found.axioms.map((a) => a.prop)])));
    if (found.axioms.length === count) return found;
  }
  return { ...found, leftOut: [...new Set([...found.leftOut, ...found.axioms.map((a) => a.name)])] };
}

/** The constants and types of a reach that only axioms speak of. */
export function openPart(theory: Theory, { constants, types }: Reach): Choice {
  const isOpen = (c: Const): boolean => {
    const kind = theory.consts.get(c.name)?.spec.kind;
    return (kind === "unspecified" || kind === "class") && resolveInstance(theory, c) === null;
  };
  return { constants: [...constants.values()].flatMap((cs) => cs.filter(isOpen)), types: [...types] };
}

/** The substitutions for a fact's type variables under which it speaks of the choice. */
function instancesAt(theory: Theory, reach: Reach, choice: Choice): TypeSubst[] {
  const found: TypeSubst[] = [];
  const add = (pattern: Type, ty: Type): void => {
    const types = matchType(pattern, ty);
    if (types !== null && fitsSorts(theory, types)) found.push(types);
  };
  for (const c of choice.constants) for (const own of reach.constants.get(c.name) ?? []) add(own.type, c.type);
  for (const ty of choice.types.filter((t) => isDeclared(theory, t))) for (const own of reach.types) if (own.kind === "con") add(own, ty);
  return found;
}

function isDeclared(theory: Theory, ty: Type): boolean {
  return ty.kind === "con" && theory.types.get(ty.name)?.definition.kind === "declared";
}

/** Of class operations at a type variable the axioms of its classes say everything that is proved of them. */
function isFirm(theory: Theory, c: Const): boolean {
  return theory.consts.get(c.name)?.spec.kind !== "class" || typeVars(c.type).size === 0;
}

/** A fact at types, for all values of its variables. */
function instance({ name, prop }: StatedFact, types: TypeSubst): AxiomInstance {
  const at = substTermTypes(types, prop);
  const closed = [...freeVars(at).values()].reduceRight<Term>((t, x) => forall(x, t), at);
  return { name, prop: closed, key: keyOf(closed) };
}

function keyOf(t: Term): string {
  const parts: string[] = [];
  eachNode(t, (node) => {
    if (node.kind === "app") parts.push("@");
    else if (node.kind === "abs") parts.push(`λ${node.domain.id}`);
    else parts.push(`${node.kind === "bound" ? node.index : node.name}:${node.type.id}`);
  });
  return parts.join(" ");
}

const known = new WeakMap<Theory, Map<Term, Reach>>();

function reachOfFact(theory: Theory, { prop }: StatedFact): Reach {
  const reaches = getOrInsert(known, theory, () => new Map<Term, Reach>());
  return getOrInsert(reaches, prop, () => reachOf(theory, [prop]));
}
