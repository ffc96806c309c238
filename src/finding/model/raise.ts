/** From a solution back to HOL: what a value is in the model, as a ground term where there is one and as it is shown. */
import { Bug, baseName, getOrInsert, present } from "../../base/index.ts";
import {
  apps,
  type Const,
  carrierElement,
  carvedAt,
  constant,
  False,
  free,
  fun,
  funs,
  insertAll,
  lambda,
  literalText,
  names,
  numeral,
  pair,
  setT,
  substType,
  type Term,
  True,
  type Type,
  type TypeVar,
  updated,
} from "../../logic/index.ts";
import { type Atoms, anyTerm, complementOf, outsideTerm } from "../types/complete.ts";
import type { Algebra } from "../value/algebra.ts";
import type { Content } from "../value/domain.ts";
import { shapeOf } from "../value/shape.ts";
import type { Element, Value } from "../value/value.ts";
import { finiteElement } from "./finite-type.ts";
import type { Valuation } from "./session.ts";
import { isTruth, type ShownValue, shownText, unknownValue } from "./shown-value.ts";

/** A value in one model. */
export interface Raised {
  /** Null where no ground term is the value: atoms of declared types, infinite objects. What is left open is completed somehow. */
  readonly term: Term | null;
  readonly shown: ShownValue;
  /** Whether the model leaves something of it open, so that it may be completed in other ways too. */
  readonly isOpen: boolean;
}

/** A function or set, apart from whether it is open. */
type Shown = Pick<Raised, "term" | "shown">;

/** An argument of a function or set, and its value. */
interface PointEntry {
  readonly x: Raised;
  readonly y: Raised;
}

const settled = (term: Term | null, shown: ShownValue): Raised => ({ term, shown, isOpen: false });
const named = (text: string): ShownValue => ({ kind: "name", text });
const truth = (isTrue: boolean): ShownValue => ({ kind: "truth", isTrue });

const subscript = (n: number): string => String(n).replace(/\d/g, (d) => `⇩${d}`);

export class Raiser {
  private readonly algebra: Algebra;
  private readonly isTrue: Valuation;
  private readonly types: ReadonlyMap<TypeVar, Type>;
  private readonly atomNames: (ty: Type) => readonly string[];
  private readonly atoms: Atoms;
  /** Atoms of codatatypes on the way down. */
  private readonly open: string[] = [];
  /** Objects that their own texts lead back to, with their names there, until the texts are complete. */
  private readonly lassos = new Map<string, string>();
  private readonly named = new Map<string, Const>();
  /** What infinite objects are made of. */
  readonly infiniteObjects = new Map<Const, Term>();

  constructor(algebra: Algebra, isTrue: Valuation, types: ReadonlyMap<TypeVar, Type>, atomNames: (ty: Type) => readonly string[]) {
    this.algebra = algebra;
    this.isTrue = isTrue;
    this.types = types;
    this.atomNames = atomNames;
    this.atoms = { domains: algebra.domains, at: (ty) => this.at(ty), termOf: (ty, i) => this.atom(ty, i).term };
  }

  at(ty: Type): Type {
    return substType(this.types, ty);
  }

  raise(v: Value, ty: Type): Raised {
    switch (v.kind) {
      case "bool":
        if (this.isTrue(v.t)) return settled(True, truth(true));
        return this.isTrue(v.f) ? settled(False, truth(false)) : { term: False, shown: unknownValue, isOpen: true };
      case "pair": {
        const shape = shapeOf(ty);
        if (shape.kind !== "pair") throw new Bug("raise: a pair of another type");
        const [a, b] = [this.raise(v.fst, shape.fst), this.raise(v.snd, shape.snd)];
        const term = a.term !== null && b.term !== null ? pair(a.term, b.term) : null;
        return { term, shown: { kind: "pair", fst: a.shown, snd: b.shown }, isOpen: a.isOpen || b.isOpen };
      }
      case "element": {
        const i = v.lits.findIndex((p) => this.isTrue(p));
        if (i >= 0 && i < this.algebra.domains.of(v.type).size) return this.atom(v.type, i);
        const term = i < 0 ? anyTerm(this.atoms, v.type) : outsideTerm(this.atoms, v.type);
        return { term, shown: this.unnamed(v), isOpen: true };
      }
      case "fun":
        return this.raiseFunction(v, ty);
    }
  }

  /** An element without a name, by what it was made of where that is known. */
  private unnamed(v: Element): ShownValue {
    const { content } = this.algebra.domains.of(v.type);
    const made = content.kind === "data" ? content.constructors.find((c) => c.name === v.built?.name) : undefined;
    if (v.built !== undefined && made !== undefined) {
      const { args, name } = v.built;
      return { kind: "made", constructor: name, args: made.args.map((ty, n) => this.raise(present(args[n], "unnamed"), ty).shown) };
    }
    const [rep] = content.kind === "abstract" ? (v.built?.args ?? []) : [];
    if (rep !== undefined) return { kind: "carved", base: this.raise(rep, this.baseOf(v.type)).shown };
    const chosen = v.cases?.find(([p]) => this.isTrue(p));
    return chosen === undefined ? unknownValue : this.raise(chosen[1], v.type).shown;
  }

  private atom(ty: Type, i: number): Raised {
    const { content } = this.algebra.domains.of(ty);
    switch (content.kind) {
      case "free":
        return this.freeAtom(ty, i);
      case "numbers": {
        const { n, d } = present(content.numbers[i], "atom");
        return settled(d === 1 ? this.integer(ty, n) : this.quotient(ty, n, d), { kind: "number", numerator: n, denominator: d });
      }
      case "data":
        return this.data(ty, i, content);
      case "abstract": {
        const rep = present(content.reps[i], "atom");
        const definition = ty.kind === "con" ? this.algebra.domains.theory.types.get(ty.name)?.definition : undefined;
        if (definition?.kind !== "typedef" && definition?.kind !== "quotient") throw new Bug("atom: not abstract");
        const base = this.baseOf(ty);
        const inner = this.raise(rep, base);
        const abs = constant(definition.abs, fun(this.at(base), this.at(ty)));
        return {
          term: inner.term === null ? null : apps(abs, [inner.term]),
          shown: { kind: "carved", base: inner.shown },
          isOpen: inner.isOpen,
        };
      }
    }
  }

  private baseOf(ty: Type): Type {
    return present(carvedAt(this.algebra.domains.theory, ty), "baseOf: not abstract").base;
  }

  private freeAtom(ty: Type, i: number): Raised {
    const given = this.atomNames(ty)[i];
    const letter = ty.kind === "var" ? ty.name.replace(/^'+/, "").charAt(0) : baseName(ty.name).charAt(0);
    const at = this.at(ty);
    const term = finiteElement(at, i) ?? (at.kind === "con" ? carrierElement(at, i) : null);
    return settled(term, named(given ?? `${letter}${subscript(i + 1)}`));
  }

  private integer(ty: Type, n: number): Term {
    const size = numeral(BigInt(Math.abs(n)), ty);
    return n < 0 ? apps(constant(names.uminus, fun(ty, ty)), [size]) : size;
  }

  private quotient(ty: Type, n: number, d: number): Term {
    return apps(constant(names.divide, funs([ty, ty], ty)), [this.integer(ty, n), this.integer(ty, d)]);
  }

  private data(ty: Type, i: number, content: Extract<Content, { kind: "data" }>): Raised {
    const key = `${ty.id}:${i}`;
    if (this.open.includes(key)) return settled(content.co ? this.infinite(key, ty) : null, named(this.lassoName(key)));
    const k = content.constructors.findIndex((_, j) => this.isTrue(present(content.isMadeBy[i]?.[j], "data")));
    const c = present(content.constructors[k], "data");
    this.open.push(key);
    const args = c.args.map((arg, n) => this.raise(present(content.fields[i]?.[k]?.[n], "data"), arg));
    this.open.pop();
    const terms = args.flatMap((a) => (a.term === null ? [] : [a.term]));
    const head = constant(
      c.name,
      funs(
        c.args.map((a) => this.at(a)),
        this.at(ty),
      ),
    );
    const term = terms.length === args.length ? apps(head, terms) : null;
    const literal = term === null ? null : literalText(term);
    const made: ShownValue = literal === null ? { kind: "made", constructor: c.name, args: args.map((a) => a.shown) } : named(literal);
    if (term !== null && this.named.has(key)) this.infiniteObjects.set(this.infinite(key, ty), term);
    const name = this.lassos.get(key);
    this.lassos.delete(key);
    const isOpen = args.some((a) => a.isOpen);
    return { term, shown: name === undefined || !content.co ? made : { kind: "infinite", name, body: made }, isOpen };
  }

  /** What an object is called inside of its own text. */
  private lassoName(key: string): string {
    return getOrInsert(this.lassos, key, () => `ω${"'".repeat(this.lassos.size)}`);
  }

  /** The name of an infinite object that leads back to itself. */
  private infinite(key: string, ty: Type): Const {
    return getOrInsert(this.named, key, () => constant(`ω ${key}`, this.at(ty)));
  }

  private raiseFunction(v: Extract<Value, { kind: "fun" }>, ty: Type): Raised {
    const shape = shapeOf(ty);
    if (shape.kind !== "fun") throw new Bug("raiseFunction: another type");
    const elements = this.algebra.domains.elements(shape.from);
    // What the model says of it somewhere is not known here.
    if (elements === null)
      return {
        term: null,
        shown: shape.isSet ? { kind: "set", elements: [], isOpen: true } : { kind: "function", entries: [] },
        isOpen: true,
      };
    const isNamed = (x: Value): boolean =>
      x.kind !== "element" || x.lits.findIndex((p) => this.isTrue(p)) < this.algebra.domains.of(x.type).size;
    const entryAt = (e: Value): PointEntry => ({ x: this.raise(e, shape.from), y: this.raise(v.at(e), shape.to) });
    const entries = elements.filter((e) => this.isNamedDeep(e, isNamed)).map(entryAt);
    const others = elements.filter((e) => !this.isNamedDeep(e, isNamed)).map(entryAt);
    const rest = restOf(others.map(({ y }) => y));
    const shown = !shape.isSet
      ? this.functionValue(shape.from, entries, rest === "several" ? openRest : rest)
      : rest === "several"
        ? partlyOpenSet([...entries, ...others])
        : this.setValue(shape.from, entries, rest);
    // Elements without a name need not all have the value of the one that stands for them.
    return { ...shown, isOpen: others.length > 0 || entries.some(({ y }) => y.isOpen) };
  }

  private isNamedDeep(x: Value, isNamed: (x: Value) => boolean): boolean {
    return x.kind === "pair" ? this.isNamedDeep(x.fst, isNamed) && this.isNamedDeep(x.snd, isNamed) : isNamed(x);
  }

  private setValue(from: Type, entries: readonly PointEntry[], rest: Raised | null): Shown {
    const isIn = ({ y }: PointEntry): boolean => isTruth(y.shown, true);
    const inside = entries.filter(isIn).map(({ x }) => x);
    const isOpen = rest !== null && !isTruth(rest.shown, false);
    const isCofinite = rest !== null && isTruth(rest.shown, true);
    const listed = this.setOf(from, isCofinite ? entries.filter((entry) => !isIn(entry)).map(({ x }) => x) : inside);
    return {
      term: listed === null || !isCofinite ? listed : complementOf(listed),
      shown: { kind: "set", elements: inside.map((x) => x.shown), isOpen },
    };
  }

  private setOf(from: Type, members: readonly Raised[]): Term | null {
    const a = this.at(from);
    const terms = members.flatMap((x) => (x.term === null ? [] : [x.term]));
    if (terms.length < members.length) return null;
    return insertAll(terms, setT(a));
  }

  private functionValue(from: Type, entries: readonly PointEntry[], rest: Raised | null): Shown {
    const shown: ShownValue = { kind: "function", entries: entries.map(({ x, y }) => ({ x: x.shown, y: y.shown })) };
    const a = this.at(from);
    const start = rest?.term ?? entries[0]?.y.term ?? null;
    const isGround =
      start !== null && entries.every(({ x, y }) => x.term !== null && y.term !== null) && (rest === null || rest.term !== null);
    if (!isGround || start === null) return { term: null, shown };
    const term = entries.reduce<Term>(
      (f, { x, y }) => (x.term === null || y.term === null ? f : updated(f, x.term, y.term)),
      lambda(free("x", a), start),
    );
    return { term, shown };
  }
}

/** What is known of a function at all elements without a name where it differs from one to the other. */
const openRest: Raised = { term: null, shown: unknownValue, isOpen: true };

/** A set to which some elements without a name belong and others do not. */
function partlyOpenSet(entries: readonly PointEntry[]): Shown {
  const inside = entries.filter(({ y }) => isTruth(y.shown, true)).map(({ x }) => named(shownText(x.shown, "…")));
  return { term: null, shown: { kind: "set", elements: inside, isOpen: false } };
}

/** The value of a function at all elements without a name; `several` where it differs from one to the other, as pairs may have a named part. */
function restOf(others: readonly Raised[]): Raised | "several" | null {
  const known = others.filter((other) => other.shown.kind !== "unknown");
  const first = known[0] ?? others[0];
  if (first === undefined) return null;
  return known.every((other) => shownText(other.shown) === shownText(first.shown)) ? first : "several";
}
