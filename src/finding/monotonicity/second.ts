/**
 * The second calculus of Blanchette and Krauss, "Monotonicity inference for higher-order formulas" (IJCAR 2010, section 5): functions and
 * sets are annotated with what they do to new elements, and a SAT solver looks for annotations under which every formula that is true
 * stays true. A term gets a relator under which its values in the two models correspond; conditions on annotations are collected on the way.
 */

import { getOrInsert } from "../../base/index.ts";
import type { Lit } from "../../circuit/index.ts";
import {
  type Abs,
  boolT,
  type Const,
  type Free,
  factorsOf,
  free,
  instantiate,
  names,
  pair,
  range,
  stripApp,
  type Term,
  type Theory,
  type Type,
} from "../../logic/index.ts";
import { mostJudged } from "../limits.ts";
import { CallGraph } from "../terms/call-graph.ts";
import type { Calculus, Opened } from "./calculus.ts";
import { Constancy } from "./constancy.ts";
import { Constants } from "./constants.ts";
import { Normalizer } from "./normal.ts";
import { NotInferred } from "./not-inferred.ts";
import { anything, nothingNew, type Relator, Relators, same } from "./relator.ts";
import { both, opposite, truth, type Want } from "./want.ts";

export class SecondCalculus implements Calculus {
  readonly relators: Relators;
  readonly normalizer: Normalizer;
  readonly constants: Constants;
  private readonly constancy: Constancy;
  readonly grows: Type;
  private readonly relatorOf = new Map<string, Relator>();
  private readonly opened = new Map<Abs, Opened>();
  private readonly equations = new Map<Term, Relator>();
  private steps = 0;

  constructor(theory: Theory, grows: Type) {
    this.grows = grows;
    this.relators = new Relators(theory, grows);
    this.normalizer = new Normalizer(theory, new CallGraph(theory));
    this.constancy = new Constancy(this);
    this.constants = new Constants(this, this.constancy);
  }

  /** The conditions under which formulas that are true stay true; the free variables are any that can be had. */
  assume(formulas: readonly Term[], variables: Iterable<Free>): readonly Lit[] {
    for (const x of variables) {
      const relator = this.relators.fresh(x.type);
      this.relators.require(this.relators.leftTotal(relator));
      this.bind(x, relator);
    }
    for (const t of formulas) this.keeps(this.normalizer.normal(t), truth);
    return this.relators.asserted;
  }

  tick(): void {
    if (++this.steps > mostJudged) throw new NotInferred("too large");
  }

  bind(x: Free, relator: Relator): void {
    this.relatorOf.set(x.name, relator);
  }

  relatorOfFree(x: Free): Relator {
    return this.relatorOfName(x.name);
  }

  relatorOfName(name: string): Relator {
    const relator = this.relatorOf.get(name);
    if (relator === undefined) throw new NotInferred(`variable ${name}`);
    return relator;
  }

  variable(ty: Type): Free {
    return free(`${this.relatorOf.size} of monotonicity`, ty);
  }

  open(t: Abs): Opened {
    const known = this.opened.get(t);
    if (known !== undefined) return known;
    const { variables, relator, value } = this.binder(t.domain);
    const body = instantiate(t.body, value);
    const made = { variables, relator, body: variables.length > 1 ? this.normalizer.normal(body) : body };
    this.opened.set(t, made);
    return made;
  }

  private binder(ty: Type): { readonly variables: readonly Free[]; readonly relator: Relator; readonly value: Term } {
    const [a, b] = factorsOf(ty) ?? [];
    if (a === undefined || b === undefined) {
      const [x, relator] = [this.variable(ty), this.relators.fresh(ty)];
      this.bind(x, relator);
      return { variables: [x], relator, value: x };
    }
    const [left, right] = [this.binder(a), this.binder(b)];
    const isSame = left.relator.kind === "same" && right.relator.kind === "same";
    return {
      variables: [...left.variables, ...right.variables],
      relator: isSame ? same : { kind: "data", type: "Product_Type.prod", args: [left.relator, right.relator] },
      value: pair(left.value, right.value),
    };
  }

  comparedAt(t: Term, side: Term): Relator {
    return getOrInsert(this.equations, t, () => this.relators.fresh(side.type));
  }

  keeps(t: Term, want: Want): void {
    this.tick();
    const { head, args } = stripApp(t);
    const [a, b] = args;
    const name = head.kind === "const" ? head.name : "";
    if (a !== undefined && name === names.Not) this.keeps(a, opposite(want));
    else if (a !== undefined && (name === names.All || name === names.Ex)) this.quantified(a, want, name === names.All);
    else if (a !== undefined && b !== undefined && name === names.eq) this.equation(t, a, b, want);
    else if (a !== undefined && b !== undefined && (name === names.conj || name === names.disj || name === names.implies)) {
      this.keeps(a, name === names.implies ? opposite(want) : want);
      this.keeps(b, want);
    } else this.infer(t);
  }

  /**
   * `∀x. t` stays true if it holds of old elements and its body is true of new ones, and stays false if what makes it false is still there;
   * `∃` dually.
   */
  private quantified(predicate: Term, want: Want, isUniversal: boolean): void {
    if (predicate.kind !== "abs") throw new NotInferred("quantifier");
    const opened = this.open(predicate);
    const ofAll = isUniversal ? want.truth : want.falsity;
    const ofOne = isUniversal ? want.falsity : want.truth;
    if (ofOne) this.relators.require(this.relators.leftTotal(opened.relator));
    this.keeps(opened.body, want);
    if (!ofAll) return;
    const known = this.constancy.whenNew(opened);
    const { circuit } = this.relators;
    this.relators.require(circuit.or(this.relators.rightTotal(opened.relator), isUniversal ? known.isTrue : known.isDefault));
  }

  private equation(t: Term, a: Term, b: Term, want: Want): void {
    if (a.type === boolT) {
      this.keeps(a, both);
      this.keeps(b, both);
      return;
    }
    const { relators } = this;
    const at = this.comparedAt(t, a);
    for (const side of [a, b]) relators.require(relators.includes(this.infer(side), at));
    if (want.truth) relators.require(relators.rightUnique(at));
    if (want.falsity) relators.require(relators.leftUnique(at));
  }

  infer(t: Term): Relator {
    this.tick();
    if (t.kind === "free") return this.relatorOfFree(t);
    if (t.kind === "abs") return this.abstraction(t);
    const { head, args } = stripApp(t);
    if (head.kind === "const" && this.isFormula(head, args)) {
      this.keeps(t, both);
      return same;
    }
    const known = head.kind === "const" ? this.special(head, args) : null;
    if (known !== null) return known;
    if (t.kind === "const") return this.constants.relator(t);
    if (t.kind !== "app") throw new NotInferred("term");
    return this.applied(this.infer(t.fun), t.arg);
  }

  private isFormula({ name }: Const, args: readonly Term[]): boolean {
    return args.length === (name === names.Not || name === names.All || name === names.Ex ? 1 : 2) && connectives.has(name);
  }

  private applied(f: Relator, arg: Term): Relator {
    const x = this.infer(arg);
    if (f.kind === "same") return same;
    if (f.kind !== "fun") throw new NotInferred("application");
    this.relators.require(this.relators.includes(x, f.from));
    return f.to;
  }

  private abstraction(t: Abs): Relator {
    const opened = this.open(t);
    const to = this.infer(opened.body);
    if (opened.relator.kind === "same") return to.kind === "same" ? same : { kind: "fun", from: same, to, onNew: anything };
    const { circuit } = this.relators;
    const known = this.constancy.whenNew(opened);
    // Annotations may say less than is known.
    const onNew = { isDefault: circuit.variable(), isTrue: circuit.variable() };
    this.relators.require(this.relators.implies(onNew.isDefault, known.isDefault));
    this.relators.require(this.relators.implies(onNew.isTrue, known.isTrue));
    return { kind: "fun", from: opened.relator, to, onNew };
  }

  /** Constants with a rule of their own. */
  private special(c: Const, args: readonly Term[]): Relator | null {
    const [a, b, third] = args;
    if (a === undefined) return null;
    if (args.length === 3) return c.name === names.If && b !== undefined && third !== undefined ? this.conditional(a, b, third) : null;
    if (args.length === 2) {
      if (b !== undefined && c.name === names.member) return this.applied(this.infer(b), a);
      return b !== undefined && sums.has(c.name) ? this.sum(a, b) : null;
    }
    if (args.length !== 1) return null;
    if (c.name === names.Collect) return this.infer(a);
    if (c.name === names.The || c.name === names.Eps) return this.chosen(a, range(c.type));
    if (!counts.has(c.name)) return null;
    this.oldOnly(a);
    return same;
  }

  private conditional(condition: Term, yes: Term, no: Term): Relator {
    this.keeps(condition, both);
    const relator = this.relators.fresh(yes.type);
    for (const t of [yes, no]) this.relators.require(this.relators.includes(this.infer(t), relator));
    return relator;
  }

  /** A set without new members, of elements that correspond one to one: the same number of them, in both models. */
  private oldOnly(set: Term): Relator {
    const { relators } = this;
    const r = this.infer(set);
    if (r.kind === "same") return same;
    if (r.kind !== "fun") throw new NotInferred("set");
    relators.require(relators.includes(r, { ...r, onNew: r.from.kind === "same" ? anything : nothingNew }));
    relators.require(relators.circuit.andAll([relators.leftTotal(r.from), relators.leftUnique(r.from), relators.rightUnique(r.from)]));
    return r.from;
  }

  /** What `THE` and `SOME` choose in the large model can follow the small one, where there is one way to correspond. */
  private chosen(predicate: Term, ty: Type): Relator {
    const element = this.oldOnly(predicate);
    if (hasFunctions(element)) throw new NotInferred("choice among functions");
    return element.kind === "same" ? this.relators.fresh(ty) : element;
  }

  private sum(f: Term, set: Term): Relator {
    const [of, element] = [this.infer(f), this.oldOnly(set)];
    const to = of.kind === "fun" ? of.to : same;
    if (to.kind !== "same") throw new NotInferred("sum");
    if (of.kind === "fun") this.relators.require(this.relators.includes(element, of.from));
    return same;
  }
}

const connectives: ReadonlySet<string> = new Set([names.Not, names.All, names.Ex, names.conj, names.disj, names.implies, names.eq]);

const counts: ReadonlySet<string> = new Set(["Finite_Set.finite", "Finite_Set.card"]);
const sums: ReadonlySet<string> = new Set(["Groups_Big.comm_monoid_add_class.sum", "Groups_Big.comm_monoid_mult_class.prod"]);

function hasFunctions(r: Relator): boolean {
  return r.kind === "fun" || (r.kind === "data" && r.args.some(hasFunctions));
}
