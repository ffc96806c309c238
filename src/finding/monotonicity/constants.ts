/**
 * Relators of constants. What is given by equations or rules has one relator for each type at which it occurs, with annotations under which
 * all its equations and rules keep values as they are; whatever they leave open can be chosen in the large model as in the small one.
 */

import { negate } from "../../circuit/index.ts";
import {
  type Const,
  type Constructor,
  conjAll,
  constsOf,
  type Equation,
  eq,
  exists,
  type Free,
  freeVars,
  type Inductive,
  isFun,
  type Specification,
  stripApp,
  substFrees,
  substTermTypes,
  type Term,
  type Type,
  typeInstance,
} from "../../logic/index.ts";
import { mostConstants } from "../limits.ts";
import type { Calculus, KnownConstants } from "./calculus.ts";
import type { Constancy } from "./constancy.ts";
import { NotInferred } from "./not-inferred.ts";
import { bindPattern } from "./patterns.ts";
import { anything, type OnNew, type Relator, same } from "./relator.ts";
import { both } from "./want.ts";

export class Constants implements KnownConstants {
  private readonly calculus: Calculus;
  private readonly constancy: Constancy;
  private readonly known = new Map<string, Relator>();
  private readonly rigid = new Set<string>();

  constructor(calculus: Calculus, constancy: Constancy) {
    this.calculus = calculus;
    this.constancy = constancy;
  }

  private get theory() {
    return this.calculus.relators.theory;
  }

  constructorOf(c: Const): Constructor | null {
    const spec = this.theory.consts.get(c.name)?.spec;
    return spec?.kind === "constructor" ? (this.theory.datatype(spec.type)?.constructors[spec.index] ?? null) : null;
  }

  annotated(c: Const): Relator | null {
    return this.known.get(keyOf(c)) ?? null;
  }

  relator(c: Const): Relator {
    const { relators } = this.calculus;
    if (!relators.mentions(c.type)) return this.rigidConstant(c);
    const made = this.constructorOf(c);
    if (made !== null) return this.constructorRelator(c, made);
    const known = this.known.get(keyOf(c));
    if (known !== undefined) return known;
    if (this.known.size >= mostConstants) throw new NotInferred("too many constants");
    return this.introduce(c);
  }

  /** A constant whose type does not grow means the same, if what it is made of does. */
  private rigidConstant(c: Const): Relator {
    if (this.calculus.grows.kind === "var") return same;
    const open = [c.name];
    for (let name = open.pop(); name !== undefined; name = open.pop()) {
      if (this.rigid.has(name)) continue;
      this.rigid.add(name);
      const spec = this.theory.consts.get(name)?.spec;
      if (spec === undefined || (spec.kind === "unspecified" && this.isAssumed(name))) throw new NotInferred(`constant ${name}`);
      for (const t of termsOf(spec))
        for (const inner of constsOf(t)) {
          if (this.calculus.relators.mentions(inner.type)) throw new NotInferred(`constant ${name}`);
          open.push(inner.name, ...(this.theory.instances.get(inner.name) ?? []).map(({ impl }) => impl));
        }
    }
    return same;
  }

  private isAssumed(name: string): boolean {
    return this.theory.axioms.some(({ prop }) => constsOf(prop).some((c) => c.name === name));
  }

  private constructorRelator(c: Const, made: Constructor): Relator {
    let result = c.type;
    for (const _ of made.args) result = rangeOf(result);
    const data = this.calculus.relators.fresh(result);
    return this.calculus.relators.fields(data, made).reduceRight<Relator>((to, from) => functionRelator(from, to, anything), data);
  }

  private introduce(c: Const): Relator {
    const decl = this.theory.consts.get(c.name);
    const { relators } = this.calculus;
    switch (decl?.spec.kind) {
      case "native":
        if (c.name !== "HOL.undefined") throw new NotInferred(`constant ${c.name}`);
        return this.chosenValue(c);
      case "unspecified":
        if (this.isAssumed(c.name)) throw new NotInferred(`constant ${c.name}`);
        return this.chosenValue(c);
      case "inductive":
        this.family(c, decl.spec);
        break;
      case "equations": {
        const isTotal = decl.role.kind !== "plain" || ["fun", "primrec", "primcorec", "definition"].includes(decl.spec.origin);
        if (decl.spec.origin === "lifted") throw new NotInferred(`constant ${c.name}`);
        this.known.set(keyOf(c), relators.fresh(c.type));
        for (const equation of decl.spec.equations) this.equation(c, equation, isTotal);
        break;
      }
      default:
        throw new NotInferred(`constant ${c.name}`);
    }
    const relator = this.known.get(keyOf(c));
    if (relator === undefined) throw new NotInferred(`constant ${c.name}`);
    return relator;
  }

  /** A constant that may be anything. */
  private chosenValue(c: Const): Relator {
    const relator = this.calculus.relators.fresh(c.type);
    this.calculus.relators.require(this.calculus.relators.leftTotal(relator));
    this.known.set(keyOf(c), relator);
    return relator;
  }

  private equation(c: Const, { lhs, rhs, conditions }: Equation, isTotal: boolean): void {
    const { relators, normalizer } = this.calculus;
    const subst = typeInstance(this.theory, c);
    if (subst === null) throw new NotInferred(`constant ${c.name}`);
    const bindings = new Map<string, Free>();
    let result = this.known.get(keyOf(c)) ?? same;
    for (const pattern of stripApp(substTermTypes(subst, lhs)).args) {
      const { from, to, onNew } = functionParts(result);
      relators.require(relators.circuit.andAll([relators.isFreeOnNew(onNew), relators.leftUnique(from)]));
      if (!bindPattern(this.calculus, pattern, from, bindings)) throw new NotInferred(`pattern of ${c.name}`);
      result = to;
    }
    relators.require(relators.leftTotal(result));
    if (!isTotal) relators.require(relators.rightUnique(result));
    for (const t of [rhs, ...conditions])
      if ([...freeVars(t).keys()].some((name) => !bindings.has(name))) throw new NotInferred(`equation of ${c.name}`);
    const at = (t: Term): Term => normalizer.normal(substFrees(bindings, substTermTypes(subst, t)));
    for (const condition of conditions) this.calculus.keeps(at(condition), both);
    relators.require(relators.includes(this.calculus.infer(at(rhs)), result));
  }

  /** The predicates of a family, by their rules: `p x` is true if some rule gives it, stage after stage of the fixed point. */
  private family(c: Const, spec: Inductive): void {
    const subst = typeInstance(this.theory, c);
    if (subst === null) throw new NotInferred(`constant ${c.name}`);
    const { relators } = this.calculus;
    const heads = new Map<string, Const>();
    for (const { conclusion } of spec.rules) {
      const { head } = stripApp(substTermTypes(subst, conclusion));
      if (head.kind === "const") heads.set(head.name, head);
    }
    if (heads.get(c.name)?.type !== c.type) throw new NotInferred(`constant ${c.name}`);
    for (const p of heads.values()) {
      const relator = relators.fresh(p.type);
      this.known.set(keyOf(p), relator);
      for (let r: Relator = relator; r.kind === "fun"; r = r.to) {
        relators.require(negate(r.onNew.isTrue));
        if (spec.co) relators.require(relators.isFreeOnNew(r.onNew));
      }
    }
    for (const rule of spec.rules)
      this.rule(
        substTermTypes(subst, rule.conclusion),
        rule.premises.map((p) => substTermTypes(subst, p)),
      );
  }

  private rule(conclusion: Term, premises: readonly Term[]): void {
    const { relators, normalizer } = this.calculus;
    const { head, args } = stripApp(conclusion);
    const bindings = new Map<string, Free>();
    const places: { readonly variables: readonly Free[]; readonly onNew: OnNew }[] = [];
    const equations: Term[] = [];
    let relator = head.kind === "const" ? (this.known.get(keyOf(head)) ?? same) : same;
    for (const arg of args) {
      const { from, to, onNew } = functionParts(relator);
      const before = new Set(bindings.values());
      if (bindPattern(this.calculus, arg, from, bindings))
        places.push({ variables: [...bindings.values()].filter((x) => !before.has(x)), onNew });
      else {
        const x = this.calculus.variable(arg.type);
        this.calculus.bind(x, from);
        equations.push(eq(x, arg));
        places.push({ variables: [x], onNew });
      }
      relator = to;
    }
    const plain = substFrees(bindings, conjAll([...equations, ...premises]));
    const own = new Set([...bindings.values(), ...places.flatMap((p) => p.variables)].map((x) => x.name));
    const others = [...freeVars(plain).values()].filter((x) => !own.has(x.name));
    const body = normalizer.normal(others.reduceRight<Term>((t, x) => exists(x, t), plain));
    this.calculus.keeps(body, both);
    for (const [i, { variables, onNew }] of places.entries()) {
      const later = places.slice(i + 1).flatMap((p) => p.variables);
      relators.require(relators.implies(onNew.isDefault, this.constancy.isFalseWhenNew(body, variables, later)));
    }
  }
}

function keyOf(c: Const): string {
  return `${c.name} ${c.type.id}`;
}

function rangeOf(ty: Type): Type {
  const to = isFun(ty) && ty.kind === "con" ? ty.args[1] : undefined;
  if (to === undefined) throw new NotInferred("constructor");
  return to;
}

function functionRelator(from: Relator, to: Relator, onNew: OnNew): Relator {
  return from.kind === "same" && to.kind === "same" ? same : { kind: "fun", from, to, onNew };
}

function functionParts(r: Relator): { readonly from: Relator; readonly to: Relator; readonly onNew: OnNew } {
  if (r.kind === "fun") return r;
  if (r.kind === "same") return { from: same, to: same, onNew: anything };
  throw new NotInferred("function");
}

function termsOf(spec: Specification): Term[] {
  if (spec.kind === "equations") return spec.equations.flatMap((e) => [e.rhs, ...e.conditions]);
  return spec.kind === "inductive" ? spec.rules.flatMap((r) => [...r.premises, r.conclusion]) : [];
}
