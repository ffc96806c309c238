/**
 * The first calculus of Blanchette and Krauss, "Monotonicity inference for higher-order formulas" (IJCAR 2010, section 4;
 * [Blanchette, Nipkow 2010], 5.2, has it in brief). `K(t)`: the value of a term stays the same when the type grows. `M⁺(t)`,
 * `M⁻(t)`: a true, a false formula stays so. Variables of function or set type over the type are not covered.
 */
import {
  type Const,
  constsOf,
  type EquationOrigin,
  freeVars,
  isFun,
  names,
  range,
  stripApp,
  substTermTypes,
  type Term,
  type Theory,
  type Type,
  typeInstance,
} from "../../logic/index.ts";
import { CallGraph } from "../terms/call-graph.ts";
import { Growth } from "./growth.ts";
import { Normalizer } from "./normal.ts";
import { NotInferred } from "./not-inferred.ts";

type Sign = "+" | "-";
const opposite = (sign: Sign): Sign => (sign === "+" ? "-" : "+");

export class FirstCalculus {
  private readonly theory: Theory;
  private readonly grows: Type;
  private readonly growth: Growth;
  private readonly normalizer: Normalizer;
  private readonly constants = new Map<string, boolean>();

  constructor(theory: Theory, grows: Type) {
    this.theory = theory;
    this.grows = grows;
    this.growth = new Growth(theory, grows);
    this.normalizer = new Normalizer(theory, new CallGraph(theory));
  }

  /** Whether formulas that are true stay true. */
  keepsTruth(formulas: readonly Term[]): boolean {
    return formulas.every((t) => this.isMonotonic(this.normalizer.normal(t), "+"));
  }

  /** `α ∈ TVˢ(σ)`: the type occurs positively or negatively; sets are functions to truth values. */
  private occurs(ty: Type, sign: Sign): boolean {
    if (ty === this.grows) return sign === "+";
    if (!this.mentions(ty) || ty.kind === "var") return false;
    const [a] = ty.args;
    if (a !== undefined && isFun(ty)) return this.occurs(a, opposite(sign)) || this.occurs(range(ty), sign);
    if (a !== undefined && ty.name === "Set.set") return this.occurs(a, opposite(sign));
    // Of other types only datatypes are known to have their parameters as parts.
    if (this.theory.datatype(ty.name) === null) throw new NotInferred(`type ${ty.name}`);
    return ty.args.some((arg) => this.occurs(arg, sign) || (!isPlain(this.theory, ty.name) && this.occurs(arg, opposite(sign))));
  }

  private mentions(ty: Type): boolean {
    return this.growth.mentions(ty);
  }

  /** `Mˢ(t)`. */
  private isMonotonic(t: Term, sign: Sign): boolean {
    const { head, args } = stripApp(t);
    const [a, b] = args;
    if (head.kind !== "const" || a === undefined) return this.isConstant(t);
    if (head.name === names.Not) return this.isMonotonic(a, opposite(sign));
    if (head.name === names.All || head.name === names.Ex) {
      if (a.kind !== "abs" || !this.isMonotonic(a.body, sign)) return false;
      return (head.name === names.All ? sign === "-" : sign === "+") || !this.occurs(a.domain, "+");
    }
    if (b === undefined || args.length !== 2) return this.isConstant(t);
    if (head.name === names.conj || head.name === names.disj) return this.isMonotonic(a, sign) && this.isMonotonic(b, sign);
    if (head.name === names.implies) return this.isMonotonic(a, opposite(sign)) && this.isMonotonic(b, sign);
    if (head.name === names.eq) return this.isConstant(a) && this.isConstant(b) && (sign === "-" || !this.occurs(a.type, "-"));
    return this.isConstant(t);
  }

  /** `K(t)`. */
  private isConstant(t: Term): boolean {
    const { head, args } = stripApp(t);
    if (head.kind === "const" && connectives.has(head.name) && args.length > 0) return this.isMonotonic(t, "+") && this.isMonotonic(t, "-");
    switch (t.kind) {
      case "free":
      case "bound":
        return !this.occurs(t.type, "-");
      case "abs":
        return this.isConstant(t.body);
      case "app":
        return this.isConstant(t.fun) && this.isConstant(t.arg);
      case "const":
        return this.isKnown(t);
    }
  }

  /** Constructors, constants of other types, and functions whose equations are of constant terms only. */
  private isKnown(c: Const): boolean {
    const key = `${c.name} ${c.type.id}`;
    const known = this.constants.get(key);
    if (known !== undefined) return known;
    this.constants.set(key, true);
    const answer = this.isGiven(c);
    this.constants.set(key, answer);
    return answer;
  }

  private isGiven(c: Const): boolean {
    const decl = this.theory.consts.get(c.name);
    if (decl?.spec.kind === "constructor") return !this.mentions(c.type) || isPlain(this.theory, decl.spec.type);
    if (!this.mentions(c.type) && this.grows.kind === "var") return true;
    if (c.name === names.If || c.name === names.member || c.name === names.Collect) return true;
    const subst = typeInstance(this.theory, c);
    if (decl?.spec.kind !== "equations" || subst === null || !total.has(decl.spec.origin)) return false;
    return decl.spec.equations.every((e) => {
      const [lhs, ...terms] = [e.lhs, e.rhs, ...e.conditions].map((t) => substTermTypes(subst, t));
      return (
        lhs !== undefined &&
        [...freeVars(lhs).values()].every((x) => !this.occurs(x.type, "-")) &&
        constsOf(lhs).every(
          (k) => k.name === c.name || this.theory.consts.get(k.name)?.spec.kind === "constructor" || !this.mentions(k.type),
        ) &&
        terms.every((t) => this.isConstant(this.normalizer.normal(t)))
      );
    });
  }
}

const connectives: ReadonlySet<string> = new Set([names.Not, names.All, names.Ex, names.conj, names.disj, names.implies, names.eq]);

/** Origins of equations that determine their function. */
const total: ReadonlySet<EquationOrigin> = new Set<EquationOrigin>(["definition", "primrec", "fun", "primcorec", "derived"]);

/** A datatype without functions or sets among its parts, at any depth. */
function isPlain(theory: Theory, name: string, seen: Set<string> = new Set()): boolean {
  if (seen.has(name)) return true;
  seen.add(name);
  const data = theory.datatype(name);
  if (data === null) return false;
  const isPart = (ty: Type): boolean => ty.kind === "var" || (isPlain(theory, ty.name, seen) && ty.args.every(isPart));
  return data.constructors.every((c) => c.args.every(isPart));
}
