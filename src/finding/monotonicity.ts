/**
 * Monotonicity: a model with few elements of a type can be made into one with more. Then the type needs no cardinalities of its own, since
 * what a scope with unequal ones can show, the scope with all as large as the largest shows too. After Blanchette and Krauss, "Monotonicity
 * inference for higher-order formulas" (IJCAR 2010), first calculus, on a fragment: new elements are in no set and satisfy no
 * predicate that the model chooses, and functions map them to old ones; so whatever speaks of old elements only keeps its truth. Not
 * covered, hence not monotonic: constants of the type beside those of sets and pairs, and sorts with axioms.
 */
import { constsOf, destApps, isFun, names, range, stripApp, type Term, type Theory, type Type } from "../logic/index.ts";
import { sortAxioms } from "./axioms.ts";

type Polarity = "true" | "false" | "either";

/** Whether satisfying all formulas is monotonic in a type variable or declared type. */
export function isMonotonic(theory: Theory, wanted: readonly Term[], free: Type): boolean {
  if (free.kind === "var" && sortAxioms(theory, free).length > 0) return false;
  const isOpen = (name: string): boolean => ["class", "unspecified"].includes(theory.consts.get(name)?.spec.kind ?? "class");
  const constants = wanted.flatMap((t) => constsOf(t).map((c) => c.name));
  if (constants.some((name) => !known.has(name) && isOpen(name))) return false;
  const calculus = new Calculus(free);
  return wanted.every((t) => calculus.keeps(t, "true"));
}

/** Operations whose instances are looked at by type. */
const setOperations = {
  union: "Lattices.sup_class.sup",
  inter: "Lattices.inf_class.inf",
  minus: names.minus,
  lessEq: names.lessEq,
} as const;
const known: ReadonlySet<string> = new Set([...Object.values(setOperations), names.bot, "Orderings.top_class.top"]);

class Calculus {
  private readonly free: Type;

  constructor(free: Type) {
    this.free = free;
  }

  private mentions(ty: Type): boolean {
    return ty === this.free || (ty.kind === "con" && ty.args.some((arg) => this.mentions(arg)));
  }

  private isAbout(t: Term): boolean {
    if (this.mentions(t.type)) return true;
    return t.kind === "app" ? this.isAbout(t.fun) || this.isAbout(t.arg) : t.kind === "abs" && this.isAbout(t.body);
  }

  /** Whether a formula that has the truth value still has it when there are more elements. */
  keeps(t: Term, polarity: Polarity): boolean {
    if (!this.isAbout(t)) return true;
    const { head, args } = stripApp(t);
    const [a, b] = args;
    if (head.kind === "free" || head.kind === "bound") return args.every((x) => this.isStable(x));
    if (head.kind !== "const" || a === undefined) return false;
    switch (head.name) {
      case names.Not:
        return this.keeps(a, opposite(polarity));
      case names.All:
        return this.quantified(a, polarity, "false");
      case names.Ex:
        return this.quantified(a, polarity, "true");
    }
    return b !== undefined && args.length === 2 && this.binary(head.name, a, b, polarity);
  }

  private binary(name: string, a: Term, b: Term, polarity: Polarity): boolean {
    switch (name) {
      case names.conj:
      case names.disj:
        return this.keeps(a, polarity) && this.keeps(b, polarity);
      case names.implies:
        return this.keeps(a, opposite(polarity)) && this.keeps(b, polarity);
      case names.eq:
        return this.equation(a, b);
      case names.member:
        return this.isStable(a) && this.isStableSet(b);
      case setOperations.lessEq:
        return isSet(a.type) && this.isBounded(a) && this.isStableSet(b);
      case "Set.Ball":
      case "Set.Bex":
        return this.isBounded(a) && b.kind === "abs" && this.keeps(b.body, polarity);
    }
    return false;
  }

  /** A quantifier over the type is fine where one element decides. */
  private quantified(predicate: Term, polarity: Polarity, fine: Polarity): boolean {
    if (predicate.kind !== "abs") return false;
    return (!this.mentions(predicate.domain) || polarity === fine) && this.keeps(predicate.body, polarity);
  }

  private equation(a: Term, b: Term): boolean {
    if (a.type.kind === "con" && a.type.name === "HOL.bool") return this.keeps(a, "either") && this.keeps(b, "either");
    if (isSet(a.type)) return this.isBounded(a) && this.isBounded(b);
    return this.isStable(a) && this.isStable(b);
  }

  /** Whether the value of a term stays the same; functions and sets over the type do not count as values here. */
  private isStable(t: Term): boolean {
    if (!this.isFirstOrder(t.type)) return false;
    if (!this.isAbout(t)) return true;
    const { head, args } = stripApp(t);
    if (head.kind === "free" || head.kind === "bound" || (head.kind === "const" && head.name === names.Pair))
      return args.every((x) => this.isStable(x));
    return false;
  }

  private isFirstOrder(ty: Type): boolean {
    if (!this.mentions(ty)) return true;
    return ty === this.free || (ty.kind === "con" && ty.name === "Product_Type.prod" && ty.args.every((arg) => this.isFirstOrder(arg)));
  }

  /** Whether a set has the same old members as before. */
  private isStableSet(t: Term): boolean {
    return this.isBounded(t) || destApps(t, "Orderings.top_class.top", 0) !== null;
  }

  /** The same, and no new ones. */
  private isBounded(t: Term): boolean {
    const member = t.type.kind === "con" ? t.type.args[0] : undefined;
    if (!isSet(t.type) || member === undefined || !this.isFirstOrder(member)) return false;
    if (t.kind === "free" || t.kind === "bound") return true;
    const { head, args } = stripApp(t);
    const [a, b] = args;
    if (head.kind !== "const") return false;
    if (head.name === names.bot && args.length === 0) return true;
    if (a === undefined || b === undefined || args.length !== 2) return false;
    switch (head.name) {
      case names.insert:
        return this.isStable(a) && this.isBounded(b);
      case setOperations.union:
        return this.isBounded(a) && this.isBounded(b);
      case setOperations.inter:
      case setOperations.minus:
        return this.isBounded(a) && this.isStableSet(b);
      case "Set.image":
        return a.kind === "free" && isFun(a.type) && this.isFirstOrder(range(a.type)) && this.isBounded(b);
    }
    return false;
  }
}

function isSet(ty: Type): boolean {
  return ty.kind === "con" && ty.name === "Set.set";
}

function opposite(polarity: Polarity): Polarity {
  return polarity === "either" ? polarity : polarity === "true" ? "false" : "true";
}
