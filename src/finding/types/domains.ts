/**
 * The atoms of each type in a scope. Free types have as many as the scope says. Numbers stand for themselves. A datatype whose values
 * all fit is spelled out; any other has atoms whose constructor and arguments the solver chooses, closed under subterms, no two
 * alike ([Blanchette, Nipkow 2010], 4.4: selectors and discriminators), without cycles unless it is a codatatype.
 */

import { Bug, present } from "../../base/index.ts";
import { FALSE, type Lit, negate, TRUE } from "../../circuit/index.ts";
import {
  type ConstructorAt,
  datatypeAt,
  isRecursiveType,
  natT,
  paramsAt,
  substTermTypes,
  type Term,
  type Theory,
  type Type,
} from "../../logic/index.ts";
import { mostCarrierElements, mostElements } from "../limits.ts";
import type { Scope } from "../scope/scope.ts";
import { mostSpelledOut, quotientAtoms, typedefAtoms } from "../scope/sizes.ts";
import { isComparable } from "../symmetry/canonical.ts";
import { keepApart, Numbering } from "../symmetry/numbering.ts";
import type { Algebra } from "../value/algebra.ts";
import type { Content, Domain, Domains } from "../value/domain.ts";
import { firstNumbers } from "../value/numbers.ts";
import { shapeOf } from "../value/shape.ts";
import { type Bool, negation, type Value } from "../value/value.ts";
import { Acyclicity } from "./acyclicity.ts";
import { Bisimilarity } from "./bisimilarity.ts";

export class TypeDomains implements Domains {
  readonly theory: Theory;
  readonly scope: Scope;
  private readonly known = new Map<Type, Domain>();
  private readonly listed = new Map<Type, readonly Value[] | null>();
  /** Datatypes whose atoms are numbered in one way only. */
  readonly numbering: Numbering;
  /** Where a listed value stands in its list. */
  private readonly places = new WeakMap<Value, number>();
  /** Set when a codatatype occurs. */
  hasCodatatype = false;
  private readonly algebra: Algebra;
  private readonly acyclicity: Acyclicity;
  /** Types being made, one inside the other. */
  private underWay = 0;
  /** What is to be asserted of types once everything they contain is made: codatatypes are kept apart, datatypes have no cycles. */
  private readonly codatatypes: Type[] = [];
  private readonly cyclic: Type[] = [];
  private readonly satisfies: (predicate: Term, args: readonly Value[]) => Bool;

  constructor(theory: Theory, scope: Scope, algebra: Algebra, holds: (predicate: Term, args: readonly Value[]) => Bool) {
    this.theory = theory;
    this.scope = scope;
    this.algebra = algebra;
    this.acyclicity = new Acyclicity(this, algebra.gates);
    this.numbering = new Numbering(algebra);
    this.satisfies = holds;
  }

  /** All types with atoms so far, in order of making. */
  get all(): readonly Domain[] {
    return [...this.known.values()];
  }

  of(ty: Type): Domain {
    const known = this.known.get(ty);
    if (known !== undefined) return known;
    this.underWay++;
    this.make(ty);
    this.underWay--;
    if (this.underWay === 0) this.complete();
    return present(this.known.get(ty), "TypeDomains.of: made");
  }

  private complete(): void {
    for (const datatype of this.cyclic.splice(0)) this.acyclicity.forbidCycles(datatype);
    const apart = this.codatatypes.splice(0);
    if (this.scope.bisimDepth >= 0) for (const codatatype of apart) new Bisimilarity(this.algebra).keepApart(codatatype);
  }

  /** Number of literals of an element. */
  slots(ty: Type): number {
    const d = this.of(ty);
    return d.size + (d.isComplete ? 0 : 1);
  }

  private make(ty: Type): void {
    const data = ty === natT ? null : datatypeAt(this.theory, ty);
    const kind = ty.kind === "con" ? this.theory.types.get(ty.name)?.definition.kind : undefined;
    if (data !== null) this.makeDatatype(ty, data.constructors, data.data.co);
    else if (kind === "typedef") this.makeTypedef(ty);
    else if (kind === "quotient") this.makeQuotient(ty);
    else this.makeAtoms(ty);
  }

  private makeAtoms(ty: Type): void {
    const { size } = this.scope.card(ty);
    const numbers = firstNumbers(ty, size);
    const content: Content = numbers === null ? { kind: "free" } : { kind: "numbers", numbers };
    this.known.set(ty, { type: ty, size, isComplete: numbers === null, content });
  }

  /** The number of elements of a type in this scope; infinite where it has no bound. */
  cardinality(ty: Type, above: readonly Type[] = []): number {
    const shape = shapeOf(ty);
    switch (shape.kind) {
      case "bool":
        return 2;
      case "pair":
        return this.cardinality(shape.fst, above) * this.cardinality(shape.snd, above);
      case "fun":
        return this.cardinality(shape.to, above) ** this.cardinality(shape.from, above);
      case "element":
        return this.elementCardinality(ty, above);
    }
  }

  private elementCardinality(ty: Type, above: readonly Type[]): number {
    if (above.includes(ty)) return Number.POSITIVE_INFINITY;
    const data = ty === natT ? null : datatypeAt(this.theory, ty);
    if (data !== null) {
      const inside = [...above, ty];
      const count = (c: ConstructorAt): number => c.args.reduce((n, arg) => n * this.cardinality(arg, inside), 1);
      return data.constructors.reduce((n, c) => n + count(c), 0);
    }
    if (ty.kind === "con") {
      const kind = this.theory.types.get(ty.name)?.definition.kind;
      if (kind === "typedef" || kind === "quotient") {
        const d = this.of(ty);
        return d.isComplete ? d.size : Number.POSITIVE_INFINITY;
      }
      if (kind === "native") return Number.POSITIVE_INFINITY;
    }
    return this.scope.card(ty).size;
  }

  /** Values for every element (the unnamed one last where a type is not complete), or null when there are too many. */
  elements(ty: Type): readonly Value[] | null {
    const known = this.listed.get(ty);
    if (known !== undefined) return known;
    const values = this.list(ty);
    this.listed.set(ty, values);
    values?.forEach((v, i) => {
      this.places.set(v, i);
    });
    return values;
  }

  /** The place of a value among the elements of its type, if it surely is a certain one of them. */
  placeOf(v: Value, ty: Type): number | undefined {
    switch (v.kind) {
      case "element":
        return found(v.lits.indexOf(TRUE));
      case "bool":
        return v.t === TRUE ? 1 : v.f === TRUE ? 0 : undefined;
      case "fun":
        return this.places.get(v);
      case "pair": {
        const listed = this.places.get(v);
        const shape = shapeOf(ty);
        if (listed !== undefined || shape.kind !== "pair") return listed;
        const i = this.placeOf(v.fst, shape.fst);
        const j = i === undefined ? undefined : this.placeOf(v.snd, shape.snd);
        const width = j === undefined ? undefined : this.elements(shape.snd)?.length;
        return i === undefined || j === undefined || width === undefined ? undefined : i * width + j;
      }
    }
  }

  private list(ty: Type): readonly Value[] | null {
    const shape = shapeOf(ty);
    switch (shape.kind) {
      case "bool":
        return [this.algebra.constantBool(false), this.algebra.constantBool(true)];
      case "element":
        return Array.from({ length: this.slots(ty) }, (_, i) => this.atom(ty, i));
      case "pair": {
        const [as, bs] = [this.elements(shape.fst), this.elements(shape.snd)];
        if (as === null || bs === null || as.length * bs.length > mostElements) return null;
        return as.flatMap((fst) => bs.map((snd): Value => ({ kind: "pair", fst, snd })));
      }
      case "fun":
        return this.listFunctions(ty, shape.from, shape.to);
    }
  }

  private listFunctions(ty: Type, from: Type, to: Type): readonly Value[] | null {
    if (!this.isComplete(from) || !this.isComplete(to)) return null;
    const [arguments_, results] = [this.elements(from), this.elements(to)];
    if (arguments_ === null || results === null || results.length ** arguments_.length > mostElements) return null;
    let tables: (readonly Value[])[] = [[]];
    for (const _ of arguments_) tables = tables.flatMap((table) => results.map((r) => [...table, r]));
    return tables.map((table) => this.algebra.table(ty, table));
  }

  /** Whether the atoms of all types in it are complete. */
  isComplete(ty: Type): boolean {
    const shape = shapeOf(ty);
    switch (shape.kind) {
      case "bool":
        return true;
      case "pair":
        return this.isComplete(shape.fst) && this.isComplete(shape.snd);
      case "fun":
        return this.isComplete(shape.from) && this.isComplete(shape.to);
      case "element":
        return this.of(ty).isComplete;
    }
  }

  atom(ty: Type, i: number): Value {
    return { kind: "element", type: ty, lits: Array.from({ length: this.slots(ty) }, (_, j): Lit => (i === j ? TRUE : FALSE)) };
  }

  private makeDatatype(ty: Type, constructors: readonly ConstructorAt[], co: boolean): void {
    if (co) this.hasCodatatype = true;
    const { size, isFixed } = this.scope.card(ty);
    const exact = this.cardinality(ty);
    const limit = isFixed ? size : mostSpelledOut(size);
    if (exact <= limit && constructors.every((c) => c.args.every((arg) => this.isComplete(arg) && this.elements(arg) !== null)))
      this.spellOut(ty, constructors);
    else this.chooseAtoms(ty, constructors, co, Math.min(size, exact), exact);
  }

  private chooseAtoms(ty: Type, constructors: readonly ConstructorAt[], co: boolean, n: number, exact: number): void {
    const isMadeBy: Lit[][] = [];
    const fields: Value[][][] = [];
    this.known.set(ty, { type: ty, size: n, isComplete: n === exact, content: { kind: "data", constructors, isMadeBy, fields, co } });
    const isAlone = !co && constructors.every((c) => c.args.every((arg) => !this.reaches(arg, ty, true)));
    for (let i = 0; i < n; i++) {
      // Where there is no smaller atom for a recursive argument, the atom is not made that way.
      const isPossible = constructors.map((c) => !isAlone || i > 0 || !c.args.some((arg) => this.needs(arg, ty)));
      const chosen = this.algebra.gates.oneOf(isPossible.filter(Boolean).length);
      const made = isPossible.map((possible) => (possible ? (chosen.shift() ?? FALSE) : FALSE));
      isMadeBy.push(made);
      const below = isAlone ? new Map([[ty, i]]) : null;
      fields.push(constructors.map((c, k) => this.freshFields(c, made[k] !== FALSE, below)));
    }
    this.limitConstructors(constructors, isMadeBy);
    if (co) this.codatatypes.push(ty);
    else if (isAlone && this.numbering.count < this.scope.numberedTypes && constructors.every((c) => c.args.every(isComparable)))
      this.numbering.add(ty);
    else {
      keepApart(this.algebra, ty);
      if (!isAlone) this.cyclic.push(ty);
    }
  }

  private freshFields(c: ConstructorAt, isPossible: boolean, below: ReadonlyMap<Type, number> | null): Value[] {
    return c.args.map((arg) => (isPossible ? this.algebra.field(arg, below) : this.algebra.undefinedOf(arg)));
  }

  private needs(arg: Type, ty: Type): boolean {
    if (arg === ty) return true;
    const shape = shapeOf(arg);
    if (shape.kind === "pair") return this.needs(shape.fst, ty) || this.needs(shape.snd, ty);
    return shape.kind === "fun" && !shape.isSet && this.needs(shape.to, ty);
  }

  /** Whether values of `from` contain values of `ty`; `indirectly`: by way of another type with atoms. */
  reaches(from: Type, ty: Type, indirectly: boolean, seen: Set<Type> = new Set()): boolean {
    const shape = shapeOf(from);
    if (shape.kind === "pair") return this.reaches(shape.fst, ty, indirectly, seen) || this.reaches(shape.snd, ty, indirectly, seen);
    if (shape.kind === "fun") return this.reaches(shape.to, ty, indirectly, seen) || this.reaches(shape.from, ty, indirectly, seen);
    if (shape.kind === "bool" || seen.has(from)) return false;
    if (from === ty) return !indirectly;
    seen.add(from);
    const data = datatypeAt(this.theory, from);
    return data?.constructors.some((c) => c.args.some((arg) => this.reaches(arg, ty, false, seen))) ?? false;
  }

  private limitConstructors(constructors: readonly ConstructorAt[], isMadeBy: readonly (readonly Lit[])[]): void {
    constructors.forEach((c, k) => {
      const most = this.scope.max(c.name);
      if (most === null || most < 0) return;
      const made = isMadeBy.map((row) => row[k] ?? FALSE);
      if (most === 0) for (const p of made) this.algebra.gates.assert(negate(p));
      else this.algebra.assertAtMost(made, most);
    });
  }

  private spellOut(ty: Type, constructors: readonly ConstructorAt[]): void {
    const rows = constructors.flatMap((c, k) => {
      let tuples: (readonly Value[])[] = [[]];
      for (const arg of c.args) tuples = tuples.flatMap((t) => (this.elements(arg) ?? []).map((v) => [...t, v]));
      return tuples.map((args) => ({ k, args }));
    });
    const isMadeBy = rows.map(({ k }) => constructors.map((_, j): Lit => (j === k ? TRUE : FALSE)));
    const fields = rows.map(({ k, args }) => constructors.map((c, j) => (j === k ? args : c.args.map((a) => this.algebra.undefinedOf(a)))));
    this.known.set(ty, {
      type: ty,
      size: rows.length,
      isComplete: true,
      content: { kind: "data", constructors, isMadeBy, fields, co: false },
    });
  }

  private makeTypedef(ty: Type): void {
    const definition = ty.kind === "con" ? this.theory.types.get(ty.name)?.definition : undefined;
    if (definition?.kind !== "typedef" || ty.kind !== "con") throw new Bug("makeTypedef: not a typedef");
    const subst = paramsAt(definition.params, ty);
    const carrier = substTermTypes(subst, definition.set);
    const base = carrier.type.kind === "con" ? present(carrier.type.args[0], "carrier") : ty;
    const all = this.elements(base);
    const isInside = (v: Value): Bool => this.satisfies(carrier, [v]);
    const inside = all !== null && all.length <= mostCarrierElements ? all.map(isInside) : [];
    if (all !== null && all.length <= mostCarrierElements && inside.every((b) => b.t === TRUE || b.f === TRUE)) {
      const reps = all.filter((_, i) => inside[i]?.t === TRUE);
      if (reps.length > 0 && reps.every((rep) => this.algebra.defined(rep) === TRUE)) {
        this.known.set(ty, {
          type: ty,
          size: reps.length,
          isComplete: true,
          content: { kind: "abstract", reps, inside: isInside, equal: null },
        });
        return;
      }
    }
    const { size, isFixed } = this.scope.card(ty);
    this.makeAbstract(ty, base, isFixed ? size : typedefAtoms(size, isRecursiveType(this.theory, base)), isInside, null);
  }

  private makeQuotient(ty: Type): void {
    const definition = ty.kind === "con" ? this.theory.types.get(ty.name)?.definition : undefined;
    if (definition?.kind !== "quotient" || ty.kind !== "con") throw new Bug("makeQuotient: not a quotient");
    const relation = substTermTypes(paramsAt(definition.params, ty), definition.relation);
    const base = relation.type.kind === "con" ? present(relation.type.args[0], "relation") : ty;
    const equal = (a: Value, b: Value): Bool => this.satisfies(relation, [a, b]);
    const { size, isFixed } = this.scope.card(ty);
    this.makeAbstract(ty, base, isFixed ? size : quotientAtoms(size), (v) => equal(v, v), equal);
  }

  private makeAbstract(ty: Type, base: Type, most: number, inside: (v: Value) => Bool, equal: ((a: Value, b: Value) => Bool) | null): void {
    const size = Math.min(most, this.cardinality(base));
    const reps: Value[] = [];
    const content: Content = { kind: "abstract", reps, inside, equal };
    this.known.set(ty, { type: ty, size, isComplete: false, content });
    for (let i = 0; i < size; i++) {
      const rep = this.algebra.fresh(base);
      this.algebra.require(inside(rep));
      for (const other of reps) this.algebra.require(negation((equal ?? ((a, b) => this.algebra.equal(a, b)))(rep, other)));
      reps.push(rep);
    }
  }
}

function found(place: number): number | undefined {
  return place < 0 ? undefined : place;
}
