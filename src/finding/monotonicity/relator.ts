/**
 * How values of a small model correspond to values of a larger one, type by type (Blanchette and Krauss, "Monotonicity inference for
 * higher-order formulas", IJCAR 2010, section 5: the relation behind the annotated types of their second calculus). Elements of the type
 * that grows correspond to themselves; functions correspond when they map corresponding arguments to corresponding results, and an
 * annotation says what becomes of new arguments, those that correspond to nothing in the small model.
 */

import { Circuit, FALSE, type Lit, negate, TRUE } from "../../circuit/index.ts";
import { boolT, type Constructor, isFun, range, type Theory, type Type, type TypeVar } from "../../logic/index.ts";
import { Growth } from "./growth.ts";
import { NotInferred } from "./not-inferred.ts";

/** What a function does with every new argument: gives the default of its type (false, the first element), gives true, or neither is known. */
export interface OnNew {
  readonly isDefault: Lit;
  readonly isTrue: Lit;
}

export type Relator =
  /** The type does not grow: equality. */
  | { readonly kind: "same" }
  /** The type that grows. */
  | { readonly kind: "free" }
  /** Sets are functions to truth values. */
  | { readonly kind: "fun"; readonly from: Relator; readonly to: Relator; readonly onNew: OnNew }
  /** Constructor by constructor. */
  | { readonly kind: "data"; readonly type: string; readonly args: readonly Relator[] };

export const same: Relator = { kind: "same" };
const free: Relator = { kind: "free" };

/** Nothing is known of what becomes of new arguments. */
export const anything: OnNew = { isDefault: FALSE, isTrue: FALSE };
/** A set has no new members. */
export const nothingNew: OnNew = { isDefault: TRUE, isTrue: FALSE };

/** Relators over one type that grows, with their annotations as variables of a circuit. */
export class Relators {
  readonly circuit = new Circuit();
  readonly asserted: Lit[] = [];
  readonly theory: Theory;
  private readonly growth: Growth;
  private readonly liveness = new Map<string, boolean>();

  constructor(theory: Theory, grows: Type) {
    this.theory = theory;
    this.growth = new Growth(theory, grows);
  }

  require(p: Lit): void {
    if (p === FALSE) throw new NotInferred("a condition cannot hold");
    if (p !== TRUE) this.asserted.push(p);
  }

  mentions(ty: Type): boolean {
    return this.growth.mentions(ty);
  }

  /** A relator for a type, its annotations open. */
  fresh(ty: Type): Relator {
    if (!this.mentions(ty)) return same;
    if (ty === this.growth.type) return free;
    if (ty.kind === "var") return same;
    const [a] = ty.args;
    if (isFun(ty)) return this.functionOf(ty.args[0] ?? ty, range(ty));
    if (ty.name === "Set.set" && a !== undefined) return this.functionOf(a, boolT);
    if (this.theory.datatype(ty.name) === null || ty.args.some((arg, i) => this.mentions(arg) && !this.isLive(ty.name, i)))
      throw new NotInferred(`type ${ty.name}`);
    return { kind: "data", type: ty.name, args: ty.args.map((arg) => this.fresh(arg)) };
  }

  private functionOf(from: Type, to: Type): Relator {
    const arg = this.fresh(from);
    return { kind: "fun", from: arg, to: this.fresh(to), onNew: arg.kind === "same" ? anything : this.freshOnNew(to) };
  }

  private freshOnNew(to: Type): OnNew {
    const isDefault = this.circuit.variable();
    if (!endsInTruth(to)) return { isDefault, isTrue: FALSE };
    const isTrue = this.circuit.variable();
    this.asserted.push(negate(this.circuit.and(isDefault, isTrue)));
    return { isDefault, isTrue };
  }

  /** Whether a datatype has the elements of a parameter among its parts, and nowhere else. */
  private isLive(type: string, index: number): boolean {
    const key = `${type} ${index}`;
    const known = this.liveness.get(key);
    if (known !== undefined) return known;
    this.liveness.set(key, true);
    const data = this.theory.datatype(type);
    const param = data?.params[index];
    const live = data !== null && param !== undefined && data.constructors.every((c) => c.args.every((arg) => this.isLiveIn(param, arg)));
    this.liveness.set(key, live);
    return live;
  }

  private isLiveIn(param: TypeVar, ty: Type): boolean {
    if (ty.kind === "var" || !occurs(param, ty)) return true;
    if (isFun(ty)) return !occurs(param, ty.args[0] ?? ty) && this.isLiveIn(param, range(ty));
    if (this.theory.datatype(ty.name) === null) return false;
    return ty.args.every((arg, i) => !occurs(param, arg) || (this.isLive(ty.name, i) && this.isLiveIn(param, arg)));
  }

  /** The relators of a constructor's arguments. */
  fields(relator: Relator, { args }: Pick<Constructor, "args">): Relator[] {
    if (relator.kind === "same") return args.map(() => same);
    const data = relator.kind === "data" ? this.theory.datatype(relator.type) : null;
    if (relator.kind !== "data" || data === null) throw new NotInferred("parts of what has none");
    const of = new Map(data.params.map((p, i): [Type, Relator] => [p, relator.args[i] ?? same]));
    const at = (ty: Type): Relator => {
      if (ty.kind === "var") return of.get(ty) ?? same;
      if (isFun(ty)) {
        const to = at(range(ty));
        return to.kind === "same" ? same : { kind: "fun", from: same, to, onNew: anything };
      }
      const inner = ty.args.map(at);
      return inner.every((r) => r.kind === "same") ? same : { kind: "data", type: ty.name, args: inner };
    };
    return args.map(at);
  }

  /** Whether what corresponds by the first relator does by the second. */
  includes(a: Relator, b: Relator): Lit {
    const { circuit } = this;
    if (a.kind === "data" && b.kind === "data") return circuit.andAll(a.args.map((arg, i) => this.includes(arg, b.args[i] ?? same)));
    if (a.kind === "fun" && b.kind === "fun") {
      const parts = [this.isEqual(a.from, b.from), this.includes(a.to, b.to)];
      if (a.from.kind !== "same")
        parts.push(this.implies(b.onNew.isDefault, a.onNew.isDefault), this.implies(b.onNew.isTrue, a.onNew.isTrue));
      return circuit.andAll(parts);
    }
    return a.kind === b.kind ? TRUE : FALSE;
  }

  isEqual(a: Relator, b: Relator): Lit {
    return a === b ? TRUE : this.circuit.and(this.includes(a, b), this.includes(b, a));
  }

  implies(a: Lit, b: Lit): Lit {
    return this.circuit.or(negate(a), b);
  }

  /** Every value of the small model corresponds to one of the large. */
  leftTotal(r: Relator): Lit {
    if (r.kind === "fun") return this.circuit.and(this.leftUnique(r.from), this.leftTotal(r.to));
    return r.kind === "data" ? this.circuit.andAll(r.args.map((arg) => this.leftTotal(arg))) : TRUE;
  }

  /** No two values of the small model correspond to the same. */
  leftUnique(r: Relator): Lit {
    if (r.kind === "fun") return this.circuit.and(this.leftTotal(r.from), this.leftUnique(r.to));
    return r.kind === "data" ? this.circuit.andAll(r.args.map((arg) => this.leftUnique(arg))) : TRUE;
  }

  /** No value of the small model corresponds to two. */
  rightUnique(r: Relator): Lit {
    if (r.kind === "data") return this.circuit.andAll(r.args.map((arg) => this.rightUnique(arg)));
    if (r.kind !== "fun") return TRUE;
    const onNew = this.circuit.orAll([r.onNew.isDefault, r.onNew.isTrue, this.rightTotal(r.from)]);
    return this.circuit.and(onNew, this.rightUnique(r.to));
  }

  /** Every value of the large model corresponds to one of the small: none is new. */
  rightTotal(r: Relator): Lit {
    if (r.kind === "data") return this.circuit.andAll(r.args.map((arg) => this.rightTotal(arg)));
    if (r.kind !== "fun") return r.kind === "same" ? TRUE : FALSE;
    return this.circuit.andAll([this.isFreeOnNew(r.onNew), this.rightUnique(r.from), this.rightTotal(r.to)]);
  }

  /** Nothing is said of new arguments. */
  isFreeOnNew({ isDefault, isTrue }: OnNew): Lit {
    return this.circuit.and(negate(isDefault), negate(isTrue));
  }
}

function occurs(param: Type, ty: Type): boolean {
  return ty === param || (ty.kind === "con" && ty.args.some((arg) => occurs(param, arg)));
}

function endsInTruth(ty: Type): boolean {
  if (ty === boolT) return true;
  return ty.kind === "con" && (ty.name === "Set.set" || (isFun(ty) && endsInTruth(range(ty))));
}
