/** Operations on values, carried out on the circuit: unknown ones, choice between values, equality, quantifiers, constructors. */

import { Bug, present } from "../../base/index.ts";
import { FALSE, type Lit, negate, TRUE } from "../../circuit/index.ts";
import type { Type } from "../../logic/index.ts";
import { mostCases } from "../limits.ts";
import type { Algebra, Alike, Branch, Mode } from "./algebra.ts";
import type { Domains } from "./domain.ts";
import { Equality } from "./equality.ts";
import { FreshValues } from "./fresh.ts";
import type { Gates } from "./gates.ts";
import { Identities } from "./identity.ts";
import { Observations } from "./observations.ts";
import { plainFunctions } from "./plain-functions.ts";
import { shapeOf } from "./shape.ts";
import { hasUnnamed } from "./unnamed.ts";
import { chosenNumber } from "./unnamed-numbers.ts";
import {
  asBool,
  asElement,
  asFun,
  asksForSure,
  asPair,
  type Bool,
  type Element,
  type FunValue,
  falseValue,
  type Lazy,
  LazyBool,
  lazy,
  surely,
  trueValue,
  unknownValue,
  type Value,
} from "./value.ts";

export class CircuitAlgebra implements Algebra {
  readonly gates: Gates;
  readonly mode: Mode;
  readonly domains: Domains;
  readonly observations = new Observations();
  private readonly undefinedValues = new Map<Type, Value>();
  private readonly identities: Identities;
  private readonly equality: Equality;
  private readonly freshValues: FreshValues;

  constructor(gates: Gates, mode: Mode, domainsOver: (algebra: Algebra) => Domains) {
    this.gates = gates;
    this.mode = mode;
    this.domains = domainsOver(this);
    this.identities = new Identities(this.domains);
    this.equality = new Equality(this);
    this.freshValues = new FreshValues(this);
  }

  get isStrict(): boolean {
    return this.mode === "genuine" || asksForSure();
  }

  require(b: Bool): void {
    this.gates.assert(b.t);
  }

  constantBool(value: boolean): Bool {
    return value ? trueValue : falseValue;
  }

  lost(ty: Type, why: string): Value {
    this.observations.noteLoss(why);
    return this.undefinedOf(ty);
  }

  undefinedOf(ty: Type): Value {
    const known = this.undefinedValues.get(ty);
    if (known !== undefined) return known;
    const shape = shapeOf(ty);
    const make = (): Value => {
      switch (shape.kind) {
        case "bool":
          return unknownValue;
        case "pair":
          return { kind: "pair", fst: this.undefinedOf(shape.fst), snd: this.undefinedOf(shape.snd) };
        case "fun":
          return { kind: "fun", from: shape.from, to: shape.to, at: () => this.undefinedOf(shape.to) };
        case "element":
          return { kind: "element", type: ty, lits: Array.from({ length: this.domains.slots(ty) }, () => FALSE) };
      }
    };
    const value = make();
    this.undefinedValues.set(ty, value);
    return value;
  }

  fresh(ty: Type): Value {
    return this.freshValues.of(ty, { kind: "variable" });
  }

  witness(ty: Type): Value {
    return this.freshValues.of(ty, { kind: "witness" });
  }

  field(ty: Type, below: ReadonlyMap<Type, number> | null): Value {
    return this.freshValues.of(ty, { kind: "field", below });
  }

  table(ty: Type, values: readonly Value[]): FunValue {
    const shape = shapeOf(ty);
    if (shape.kind !== "fun") throw new Bug("table: not a function type");
    const { from, to } = shape;
    return { kind: "fun", from, to, at: (x) => this.lookUp(to, from, x, (i) => present(values[i], "table")) };
  }

  index(x: Value, ty: Type): readonly Lit[] {
    switch (x.kind) {
      case "element":
        return x.lits;
      case "bool":
        return [x.f, x.t];
      case "pair": {
        const shape = shapeOf(ty);
        if (shape.kind !== "pair") throw new Bug("index: a pair of another type");
        const [as, bs] = [this.index(x.fst, shape.fst), this.index(x.snd, shape.snd)];
        const lits = as.flatMap((a) => bs.map((b) => (a === FALSE ? FALSE : this.gates.and(a, b))));
        if (this.gates.isPartition(as) && this.gates.isPartition(bs)) this.gates.notePartition(lits);
        return lits;
      }
      case "fun": {
        const elements = present(this.domains.elements(ty), "index: elements");
        return elements.map((e) => (e === x ? TRUE : this.equal(x, e).t));
      }
    }
  }

  lookUp(to: Type, from: Type, x: Value, entry: (i: number) => Value): Value {
    const place = this.domains.placeOf(x, from);
    if (place !== undefined) return entry(place);
    return this.lookup(to, this.index(x, from), (i) => () => entry(i));
  }

  private lookup(ty: Type, index: readonly Lit[], entry: (i: number) => Lazy): Value {
    const branches: Branch[] = [];
    index.forEach((p, i) => {
      if (p !== FALSE) branches.push([p, entry(i)]);
    });
    return this.select(ty, branches);
  }

  select(ty: Type, all: readonly Branch[]): Value {
    const branches = all.filter(([p]) => p !== FALSE);
    const certain = branches.find(([p]) => p === TRUE);
    if (certain !== undefined) return certain[1]();
    if (branches.length === 0) return this.undefinedOf(ty);
    const shape = shapeOf(ty);
    switch (shape.kind) {
      case "bool": {
        const side = (key: "t" | "f") => () => this.gates.any(branches.map(([p, v]) => this.gates.and(p, asBool(v())[key])));
        return new LazyBool(side("t"), side("f"));
      }
      case "pair":
        return {
          kind: "pair",
          fst: this.select(
            shape.fst,
            branches.map(([p, v]): Branch => [p, lazy(() => asPair(v()).fst)]),
          ),
          snd: this.select(
            shape.snd,
            branches.map(([p, v]): Branch => [p, lazy(() => asPair(v()).snd)]),
          ),
        };
      case "fun":
        return {
          kind: "fun",
          from: shape.from,
          to: shape.to,
          at: (x) =>
            this.select(
              shape.to,
              branches.map(([p, v]): Branch => [p, lazy(() => asFun(v()).at(x))]),
            ),
        };
      case "element": {
        const values = branches.map(([p, v]): readonly [Lit, Element] => [p, asElement(v())]);
        const lits = Array.from({ length: this.domains.slots(ty) }, (_, i) =>
          this.gates.any(values.map(([p, v]) => this.gates.and(p, v.lits[i] ?? FALSE))),
        );
        const isTotal = values.every(([, v]) => this.gates.isPartition(v.lits)) && this.gates.isPartition(values.map(([p]) => p));
        if (isTotal) this.gates.notePartition(lits);
        const number = chosenNumber(this, ty, values, isTotal);
        if (number !== null) return number;
        const isKept = values.length <= mostCases && values.some(([, v]) => isKnownBetter(v));
        return isKept ? { kind: "element", type: ty, lits, cases: values } : { kind: "element", type: ty, lits };
      }
    }
  }

  equal(a: Value, b: Value): Bool {
    return this.equality.equal(a, b);
  }

  mayAgree(a: Value, b: Value): Lit {
    return this.equality.mayAgree(a, b);
  }

  equalUpTo(a: Value, b: Value, tables: ReadonlyMap<Type, Alike>): Lit {
    return this.equality.equalUpTo(a, b, tables);
  }

  and(a: Bool, b: () => Bool): Bool {
    return new LazyBool(
      () => (a.t === FALSE ? FALSE : this.gates.and(a.t, b().t)),
      () => (a.f === TRUE ? TRUE : this.gates.or(a.f, b().f)),
    );
  }

  or(a: Bool, b: () => Bool): Bool {
    return new LazyBool(
      () => (a.t === TRUE ? TRUE : this.gates.or(a.t, b().t)),
      () => (a.f === FALSE ? FALSE : this.gates.and(a.f, b().f)),
    );
  }

  /**
   * For all elements. On the side where one element decides, it is chosen by the solver (skolemization); on the other side all are
   * tried, the unnamed one included if the model is to be certain. Where the answer is to be sure whatever the solver likes, nothing is chosen.
   */
  forall(ty: Type, body: (x: Value) => Bool): Bool {
    return new LazyBool(
      () => this.everywhere(ty, body),
      () => this.somewhereNot(ty, body),
    );
  }

  private somewhereNot(ty: Type, body: (x: Value) => Bool): Lit {
    if (this.mode !== "beyond") return body(this.witness(ty)).f;
    // What is said to exist besides the variables has a name too; for what is to exist for every one of some elements, see `everywhere`.
    if (!asksForSure()) return body(this.fresh(ty)).f;
    const isReal = (x: Value): boolean => this.defined(x) === TRUE || hasUnnamed(this.domains, ty);
    return this.gates.any((this.domains.elements(ty) ?? []).filter(isReal).map((x) => body(x).f));
  }

  private everywhere(ty: Type, body: (x: Value) => Bool): Lit {
    const elements = this.domains.elements(ty);
    if (elements === null || !this.domains.isComplete(ty)) this.observations.noteOpen();
    // Where there are too many, it is possible unless it surely fails of what stands for all, or fails of one that is known.
    if (elements === null && (this.mode === "potential" || !this.isStrict)) {
      const holds = (x: Value): Lit => (this.mode === "potential" ? body(x).t : this.mayHold(body, x));
      return this.gates.and(this.mayHold(body, this.undefinedOf(ty)), this.every(plainFunctions(this, ty), holds));
    }
    if (elements === null) return body(this.undefinedOf(ty)).t;
    if (this.mode !== "potential") {
      const isWide = !this.isStrict && !this.domains.isComplete(ty);
      return this.every(elements, (x) => (isWide ? this.mayHold(body, x) : body(x).t));
    }
    // So of elements without a name; or there are none.
    const ofUnnamed = (x: Value): Lit => (hasUnnamed(this.domains, ty) ? this.mayHold(body, x) : TRUE);
    return this.every(elements, (x) => (this.defined(x) === TRUE ? body(x).t : ofUnnamed(x)));
  }

  private mayHold(body: (x: Value) => Bool, x: Value): Lit {
    return surely(() => negate(body(x).f));
  }

  unnamedOut(inside: Bool): Lit {
    this.observations.noteOpen();
    if (this.mode === "potential") return negate(inside.t);
    return this.isStrict ? inside.f : negate(surely(() => inside.t));
  }

  unnamedIn(inside: Bool): Lit {
    return this.unlessSurely(
      () => inside.f,
      () => inside.t,
    );
  }

  unlessSurely(fails: () => Lit, shown: () => Lit): Lit {
    this.observations.noteOpen();
    return this.mode === "beyond" && !this.isStrict ? negate(surely(fails)) : shown();
  }

  exists(ty: Type, body: (x: Value) => Bool): Bool {
    const dual = this.forall(ty, (x) => {
      const b = body(x);
      return new LazyBool(
        () => b.f,
        () => b.t,
      );
    });
    return new LazyBool(
      () => dual.f,
      () => dual.t,
    );
  }

  private every(values: readonly Value[], test: (x: Value) => Lit): Lit {
    const parts: Lit[] = [];
    for (const x of values) {
      const p = test(x);
      if (p === FALSE) return FALSE;
      parts.push(p);
    }
    return this.gates.all(parts);
  }

  construct(ty: Type, name: string, args: readonly Value[]): Value {
    const { content, size, isComplete } = this.domains.of(ty);
    if (content.kind !== "data") throw new Bug(`construct: ${name} of a type without constructors`);
    const k = content.constructors.findIndex((c) => c.name === name);
    const g = this.gates;
    const lits: Lit[] = [];
    const misses: Lit[] = [];
    let isDecided = true;
    for (let i = 0; i < size; i++) {
      const made = content.isMadeBy[i]?.[k] ?? FALSE;
      const equal = made === FALSE ? [] : args.map((a, n) => this.equal(a, present(content.fields[i]?.[k]?.[n], "construct")));
      lits.push(made === FALSE ? FALSE : g.all([made, ...equal.map((e) => e.t)]));
      isDecided &&= equal.every((e) => e.f === negate(e.t));
      if (!isComplete) misses.push(isDecided ? negate(lits[i] ?? FALSE) : g.any([negate(made), ...equal.map((e) => e.f)]));
    }
    if (!isComplete) lits.push(g.all(misses));
    // No two atoms are made the same way: where all arguments can be compared, it is exactly one of its places.
    if (isDecided && !content.co) g.notePartition(lits);
    return isComplete ? { kind: "element", type: ty, lits } : { kind: "element", type: ty, lits, built: { name, args } };
  }

  defined(x: Value): Lit {
    switch (x.kind) {
      case "bool":
        return this.gates.or(x.t, x.f);
      case "element":
        return this.gates.any(x.lits.slice(0, this.domains.of(x.type).size));
      case "pair":
        return this.gates.and(this.defined(x.fst), this.defined(x.snd));
      case "fun": {
        const elements = this.domains.elements(x.from);
        return elements === null ? FALSE : this.every(elements, (e) => this.defined(x.at(e)));
      }
    }
  }

  idOf(x: Value): number {
    return this.identities.idOf(x);
  }

  tellDistinct({ type, lits }: Element): void {
    const { content } = this.domains.of(type);
    if (content.kind !== "abstract" && !(content.kind === "data" && content.co)) this.gates.tellDistinct(lits);
  }

  assertAtMost(lits: readonly Lit[], most: number): void {
    let counts: Lit[] = [];
    for (const p of lits) {
      const next = Array.from({ length: Math.min(counts.length + 1, most + 1) }, (_, i) =>
        this.gates.or(counts[i] ?? FALSE, i === 0 ? p : this.gates.and(p, counts[i - 1] ?? FALSE)),
      );
      counts = next;
    }
    this.gates.assert(negate(counts[most] ?? FALSE));
  }
}

/** Whether more is known of an element than its name. */
function isKnownBetter(v: Element): boolean {
  return v.built !== undefined || v.cases !== undefined || (v.tag?.includes(":") ?? false);
}
