/**
 * The size functions of a family of datatypes and their class instance. Every constructor counts one more than what its arguments contribute;
 * one without contributions has the base value: 0 when every constructor of the family is recursive or free of type parameters, else 1.
 */
import { LayeredMap } from "../../../base/index.ts";
import {
  app,
  apps,
  type ConstDecl,
  constant,
  type Equation,
  fun,
  funs,
  names,
  natT,
  type Term,
  type Theory,
  type Type,
} from "../../../logic/index.ts";
import type { Context } from "../../names/context.ts";
import { derivedConstant, enterConstants, plainEquation } from "./declarations.ts";
import { constructed, type Family, type Member, type MemberConstructor, memberAt, ofMember, variables } from "./family.ts";
import { functorOf } from "./functor.ts";
import { applyTo, contains, type Leaf, sizeThrough, zeroNat } from "./through.ts";

const className = "Nat.size";
const sizeName = "Nat.size_class.size";

/** Whether values can be measured at all: the class `size` is there. */
function hasSize(theory: Theory): boolean {
  return theory.classes.has(className) && theory.consts.has(sizeName);
}

/** Declares `size_t` for each member and makes the members instances of class `size`. */
export function declareSizes(context: Context, family: Family): Context {
  if (family.co || !hasSize(context.theory)) return context;
  const generic = genericSizes(context.theory, family);
  const special = family.params.length === 0 ? [] : specialSizes(context.theory, family);
  const impls = family.params.length === 0 ? generic : special;
  return enterInstances(enterConstants(context, [...generic, ...special]), family, impls);
}

function isMeasured(family: Family): (ty: Type) => boolean {
  return (ty) => memberAt(family, ty) !== null || (ty.kind === "var" && family.params.includes(ty));
}

function baseValue(family: Family): Term {
  const isMember = (ty: Type): boolean => memberAt(family, ty) !== null;
  const isParam = (ty: Type): boolean => ty.kind === "var" && family.params.includes(ty);
  const isSmall = (c: MemberConstructor): boolean =>
    c.args.some((ty) => contains(ty, isMember)) || !c.args.some((ty) => contains(ty, isParam));
  return family.members.every((m) => m.constructors.every(isSmall)) ? zeroNat : one;
}

/** The names of a member's size functions: with a function for each parameter, and the class operation. */
export function sizeNames(m: Member): string[] {
  return [genericName(m), specialName(m)];
}

const genericName = (m: Member): string => `${m.tycon}.size_${m.base}`;
const specialName = (m: Member): string => `${m.tycon}.size_${m.base}_overloaded`;

const one: Term = app(constant(names.Suc, fun(natT, natT)), zeroNat);
const plus = (a: Term, b: Term): Term => apps(constant(names.plus, funs([natT, natT], natT)), [a, b]);

/** `s₁ + … + sₙ + 1`, or the base value for none. */
function total(summands: readonly Term[], base: Term): Term {
  const [first, ...rest] = summands;
  return first === undefined ? base : plus(rest.reduce(plus, first), one);
}

/** `size_t f̄ (C x̄)` with a function for each parameter. */
function genericSizes(theory: Theory, family: Family): ConstDecl[] {
  const fs = variables(
    "f",
    family.params.map((v) => fun(v, natT)),
  );
  const consts = family.members.map((m) =>
    constant(
      genericName(m),
      funs(
        fs.map((f) => f.type),
        fun(m.type, natT),
      ),
    ),
  );
  const at = (m: Member): Term => apps(ofMember(family, consts, m), fs);
  const leaf: Leaf = (ty) => {
    const inner = memberAt(family, ty);
    if (inner !== null) return at(inner);
    return ty.kind === "var" ? (fs[family.params.indexOf(ty)] ?? null) : null;
  };
  return family.members.map((m) => {
    const { name, type } = ofMember(family, consts, m);
    const equations = m.constructors.map((c) => equation({ theory, family, leaf }, m, c, at(m)));
    return derivedConstant(name, type, equations, { kind: "size", type: m.tycon });
  });
}

/** The class operation itself, with parameters counting nothing: `size (C x̄)`. */
function specialSizes(theory: Theory, family: Family): ConstDecl[] {
  const isMember = (ty: Type): boolean => memberAt(family, ty) !== null;
  const leaf: Leaf = (ty) =>
    isMember(ty) || (ty.kind === "con" && isPlainContainer(theory, family, ty)) ? constant(sizeName, fun(ty, natT)) : null;
  return family.members.map((m) => {
    const impl = constant(specialName(m), fun(m.type, natT));
    const equations = m.constructors.map((c) => equation({ theory, family, leaf }, m, c, impl));
    return derivedConstant(impl.name, impl.type, equations, { kind: "size", type: m.tycon });
  });
}

/** A container directly around parameters, such as `'a list`: the class operation measures it. */
function isPlainContainer(theory: Theory, family: Family, ty: Type): boolean {
  return isCounted(theory, family, ty) && ty.kind === "con" && !ty.args.some((arg) => isCounted(theory, family, arg));
}

/** Whether a type is a member, or a container with a size function that has parameters or members inside. */
function isCounted(theory: Theory, family: Family, ty: Type): boolean {
  if (ty.kind === "var") return false;
  if (memberAt(family, ty) !== null) return true;
  return ty.args.some((arg) => contains(arg, isMeasured(family))) && (functorOf(theory, ty.name)?.size ?? null) !== null;
}

interface Measure {
  readonly theory: Theory;
  readonly family: Family;
  readonly leaf: Leaf;
}

function equation({ theory, family, leaf }: Measure, m: Member, c: MemberConstructor, size: Term): Equation {
  const xs = variables("x", c.args);
  const summands = xs.flatMap((x) => {
    const s = sizeThrough(theory, x.type, leaf, isMeasured(family));
    return s === null ? [] : [applyTo(s, x)];
  });
  const counts = summands.length > 0 || c.args.some((ty) => ty.kind === "var" && family.params.includes(ty));
  return plainEquation(app(size, constructed(c, m.type, xs)), summands.length === 0 && counts ? one : total(summands, baseValue(family)));
}

function enterInstances(context: Context, family: Family, impls: readonly ConstDecl[]): Context {
  return context.withTheory((theory) => {
    let next = theory;
    for (const m of family.members) {
      const arities = next.arities.get(m.tycon) ?? LayeredMap.empty();
      const instance = { constant: sizeName, type: fun(m.type, natT), impl: ofMember(family, impls, m).name };
      next = next.with({
        arities: next.arities.set(
          m.tycon,
          arities.set(
            className,
            family.params.map((v) => v.sort),
          ),
        ),
        instances: next.instances.set(sizeName, [instance, ...(next.instances.get(sizeName) ?? [])]),
      });
    }
    return next;
  });
}
