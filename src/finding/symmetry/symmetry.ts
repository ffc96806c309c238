/**
 * Symmetry breaking: the atoms of a free type may be renamed in any model, so only models are looked for in which no exchange of two
 * atoms makes what the free variables are smaller. Source: Crawford, Ginsberg, Luks and Roy, "Symmetry-breaking predicates
 * for search problems", KR 1996; applied to relations as in Kodkod (Torlak and Jackson, TACAS 2007).
 */

import { FALSE, type Lit, negate, TRUE } from "../../circuit/index.ts";
import type { Type } from "../../logic/index.ts";
import { mostAtomsExchanged } from "../limits.ts";
import type { Algebra } from "../value/algebra.ts";
import type { Domain } from "../value/domain.ts";
import { shapeOf } from "../value/shape.ts";
import type { Element, Value } from "../value/value.ts";
import { placesOf, useInOrder } from "./first-use.ts";

/** Values of the model under their types; only those made of free types, truth values, pairs and functions count. */
export interface TypedValue {
  readonly value: Value;
  readonly type: Type;
}

/** Compares no more than `longest` bits for each exchange. */
export function breakSymmetries(algebra: Algebra, values: readonly TypedValue[], longest: number): void {
  if (longest <= 0) return;
  const usable = values.filter(({ type }) => isPlain(algebra, type)).sort((a, b) => order(a.type) - order(b.type));
  const freeTypes = algebra.domains.all.filter((d) => d.content.kind === "free" && d.size > 1);
  const relevantTo = (ty: Type): readonly TypedValue[] => usable.filter((v) => mentions(v.type, ty));
  const isFirst = (ty: Type, d: Domain): boolean =>
    algebra.domains.numbering.isRooted(d.type) && relevantTo(ty).every((v) => order(v.type) <= 1);
  const places = placesOf(
    algebra,
    freeTypes.map((d) => d.type),
    isFirst,
    (ty) => relevantTo(ty).length === 0,
  );
  for (const { type, size } of freeTypes) {
    const place = places.get(type);
    if (place !== undefined) {
      useInOrder(algebra, type, place, elementsOf(values, type));
      continue;
    }
    const relevant = relevantTo(type);
    for (let i = 0; i + 1 < size; i++)
      for (let j = i + 1; j < size && (j === i + 1 || size <= mostAtomsExchanged); j++) {
        const before = bitsOf(algebra, relevant, longest, (v) => v);
        const after = bitsOf(algebra, relevant, longest, (v, ty) => exchanged(algebra, v, ty, { type, i, j }));
        algebra.gates.assert(notGreater(algebra, after, before));
      }
  }
}

function elementsOf(values: readonly TypedValue[], ty: Type): Element[] {
  return values.flatMap(({ value }) => (value.kind === "element" && value.type === ty ? [value] : []));
}

/**
 * The atoms of a codatatype may be renamed too. They are kept in the order in which they are met: first as values of the variables, then as
 * atoms and, with each, its arguments of the same type. So an atom is met only after the one before it.
 */
export function orderCodatatypes(algebra: Algebra, values: readonly TypedValue[]): void {
  const { gates } = algebra;
  for (const { type, size, content } of algebra.domains.all) {
    if (content.kind !== "data" || !content.co || size < 2) continue;
    const met: Lit[] = Array.from({ length: size }, () => FALSE);
    const meet = (v: Value, when: Lit): void => {
      if (v.kind !== "element" || v.type !== type) return;
      const here = v.lits.slice(0, size).map((p) => gates.and(when, p));
      here.forEach((p, i) => {
        if (i > 0) gates.assert(gates.implies(p, met[i - 1] ?? TRUE));
      });
      here.forEach((p, i) => {
        met[i] = gates.or(met[i] ?? FALSE, p);
      });
    };
    for (const { value } of values) meet(value, TRUE);
    for (let i = 0; i < size; i++) {
      met[i] = TRUE;
      content.fields[i]?.forEach((fields, k) => {
        for (const field of fields) meet(field, content.isMadeBy[i]?.[k] ?? FALSE);
      });
    }
  }
}

/** Elements first, then functions of fewer arguments. */
function order(ty: Type): number {
  const shape = shapeOf(ty);
  if (shape.kind === "pair") return Math.max(order(shape.fst), order(shape.snd));
  return shape.kind === "fun" ? 1 + order(shape.from) + 2 * order(shape.to) : 0;
}

function isPlain(algebra: Algebra, ty: Type): boolean {
  const shape = shapeOf(ty);
  switch (shape.kind) {
    case "bool":
      return true;
    case "pair":
      return isPlain(algebra, shape.fst) && isPlain(algebra, shape.snd);
    case "fun":
      return isPlain(algebra, shape.from) && isPlain(algebra, shape.to) && algebra.domains.elements(shape.from) !== null;
    case "element":
      return algebra.domains.of(ty).content.kind === "free" || algebra.domains.of(ty).content.kind === "numbers";
  }
}

function mentions(ty: Type, part: Type): boolean {
  return ty === part || (ty.kind === "con" && ty.args.some((arg) => mentions(arg, part)));
}

interface Exchange {
  readonly type: Type;
  readonly i: number;
  readonly j: number;
}

/** What a value becomes when two atoms change their names. */
function exchanged(algebra: Algebra, v: Value, ty: Type, exchange: Exchange): Value {
  const shape = shapeOf(ty);
  if (v.kind === "pair" && shape.kind === "pair")
    return { kind: "pair", fst: exchanged(algebra, v.fst, shape.fst, exchange), snd: exchanged(algebra, v.snd, shape.snd, exchange) };
  if (v.kind === "fun" && shape.kind === "fun")
    return {
      kind: "fun",
      from: v.from,
      to: v.to,
      at: (x) => exchanged(algebra, v.at(exchanged(algebra, x, shape.from, exchange)), shape.to, exchange),
    };
  if (v.kind !== "element" || v.type !== exchange.type) return v;
  const lits = [...v.lits];
  [lits[exchange.i], lits[exchange.j]] = [v.lits[exchange.j] ?? FALSE, v.lits[exchange.i] ?? FALSE];
  return { kind: "element", type: v.type, lits };
}

function bitsOf(algebra: Algebra, values: readonly TypedValue[], longest: number, change: (v: Value, ty: Type) => Value): Lit[] {
  const bits: Lit[] = [];
  for (const { value, type } of values) {
    if (bits.length >= longest) break;
    collect(algebra, change(value, type), bits, longest);
  }
  return bits.slice(0, longest);
}

function collect(algebra: Algebra, v: Value, bits: Lit[], longest: number): void {
  switch (v.kind) {
    case "bool":
      bits.push(v.t);
      return;
    case "element":
      bits.push(...v.lits.slice(0, algebra.domains.of(v.type).size));
      return;
    case "pair":
      collect(algebra, v.fst, bits, longest);
      collect(algebra, v.snd, bits, longest);
      return;
    case "fun":
      for (const x of algebra.domains.elements(v.from) ?? []) {
        if (bits.length >= longest) return;
        collect(algebra, v.at(x), bits, longest);
      }
  }
}

/** The first list of bits is not lexicographically greater than the second. */
function notGreater({ gates }: Algebra, a: readonly Lit[], b: readonly Lit[]): Lit {
  let rest: Lit = TRUE;
  for (let i = Math.min(a.length, b.length) - 1; i >= 0; i--) {
    const [p, q] = [a[i] ?? FALSE, b[i] ?? FALSE];
    if (p === q) continue;
    rest = gates.or(gates.and(negate(p), q), gates.and(gates.circuit.iff(p, q), rest));
  }
  return rest;
}
