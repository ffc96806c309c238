import type { Bounds } from "../language/bounds.ts";
import { join, project, relation } from "../language/expressions.ts";
import { and, conjunction, disjunction, implies, letFormula, lone, not, one, some, subset } from "../language/formulas.ts";
import type { Decl, Expr, Formula, Relation, Variable } from "../language/syntax.ts";
import { visitAll } from "../language/traverse.ts";
import { UpperBounds } from "./upper-bounds.ts";

/** Existential quantifiers replaced by relations. */
export interface Skolemized {
  readonly formulas: readonly Formula[];
  /** The bounds with the new relations. */
  readonly bounds: Bounds;
  /** For each quantified formula that was replaced, the expressions that stand for its variables, one list per occurrence. */
  readonly witnesses: ReadonlyMap<Formula, readonly (readonly Expr[])[]>;
  /** The new relations, with the variables that they give values to and depend on. */
  readonly skolems: readonly { readonly relation: Relation; readonly variable: Variable; readonly universals: readonly Variable[] }[];
}

/** How to skolemize. */
export interface SkolemOptions {
  /** How many universal variables a quantifier may be under; below 0 only quantifiers over sets are replaced. */
  readonly depth: number;
  /** Leaves quantifiers alone whose body computes with integers, because an overflow for other values would get lost. */
  readonly keepsIntegers: boolean;
  /** Width of integers. */
  readonly bits: number;
  /** Called now and then; may throw to stop. */
  readonly poll: () => void;
}

/**
 * Replaces `some x: e | f` in positive positions (and `all` in negative ones) that are not mere alternatives by `let x = u.$x | $x in e && f`, with `$x` a new relation over
 * the enclosing universal variables u. Its upper bound is computed for each value of u apart, so far as these are few.
 */
export function skolemize(formulas: readonly Formula[], bounds: Bounds, options: SkolemOptions): Skolemized {
  const skolemizer = new Skolemizer(bounds, options);
  const done = formulas.map((f) => skolemizer.formula(f, { isPositive: true, isCertain: true, universals: [] }));
  return { formulas: done, bounds: skolemizer.bounds, witnesses: skolemizer.witnesses, skolems: skolemizer.skolems };
}

class Skolemizer {
  bounds: Bounds;
  readonly witnesses = new Map<Formula, (readonly Expr[])[]>();
  readonly skolems: { readonly relation: Relation; readonly variable: Variable; readonly universals: readonly Variable[] }[] = [];
  private readonly options: SkolemOptions;
  private readonly upper: UpperBounds;

  constructor(bounds: Bounds, options: SkolemOptions) {
    this.bounds = bounds;
    this.options = options;
    this.upper = new UpperBounds(bounds, options.bits, options.poll);
  }

  /** The formula at its place. */
  formula(f: Formula, place: Standing): Formula {
    const { isPositive } = place;
    switch (f.kind) {
      case "not":
        return not(this.formula(f.of, { ...place, isPositive: !isPositive }));
      case "and":
        return conjunction(f.args.map((arg) => this.formula(arg, isPositive ? place : uncertain(place))));
      case "or":
        return disjunction(f.args.map((arg) => this.formula(arg, isPositive ? uncertain(place) : place)));
      case "implies": {
        const side = isPositive ? uncertain(place) : place;
        return implies(this.formula(f.left, { ...side, isPositive: !isPositive }), this.formula(f.right, side));
      }
      case "let-formula": {
        this.upper.admit(f.variable, f.value);
        return letFormula(f.variable, f.value, this.formula(f.body, place));
      }
      case "forall":
      case "exists":
        return (f.kind === "exists") === isPositive ? this.existential(f, place) : this.universal(f, place);
      default:
        return f;
    }
  }

  private universal(f: Quantified, place: Standing): Formula {
    const isOverSets = f.decls.some((d) => d.multiplicity !== "one");
    const under = [...place.universals, ...f.decls.map((d) => d.variable)];
    if (isOverSets || (under.length > this.options.depth && !hasSetQuantifier(f.body))) return f;
    for (const d of f.decls) this.upper.admit(d.variable, d.domain);
    return { ...f, body: this.formula(f.body, { ...place, universals: under }) };
  }

  private existential(f: Quantified, place: Standing): Formula {
    const { universals, isPositive } = place;
    const isOverSets = f.decls.some((d) => d.multiplicity !== "one");
    if (!isOverSets && (!place.isCertain || universals.length > this.options.depth)) return f;
    if (this.options.keepsIntegers && usesIntegers(f)) return f;
    const values: Expr[] = [];
    for (const d of f.decls) {
      const value = this.introduce(d, universals);
      if (value === null) return f;
      values.push(value);
    }
    this.witnesses.set(f, [...(this.witnesses.get(f) ?? []), values]);
    const body = this.formula(f.body, place);
    const isDeclared = conjunction(f.decls.map((d) => constraint(d)));
    const inner = isPositive ? and(isDeclared, body) : implies(isDeclared, body);
    return f.decls.reduceRight((rest, d, i) => letFormula(d.variable, values[i] as Expr, rest), inner);
  }

  /** A new relation for a variable; the result is its application to the universal variables, or null if it would be too large. */
  private introduce(d: Decl, universals: readonly Variable[]): Expr | null {
    const arity = universals.reduce((sum, u) => sum + u.arity, d.variable.arity);
    if (!Number.isSafeInteger(this.bounds.universe.size ** arity)) return null;
    const upper = this.upper.along(d.domain, universals);
    if (upper === null) return null;
    const skolem: Relation = relation(`$${d.variable.name}`, arity);
    this.bounds = this.bounds.bound(skolem, upper);
    this.skolems.push({ relation: skolem, variable: d.variable, universals });
    this.upper.admit(d.variable, d.domain);
    return universals.reduce<Expr>(applied, skolem);
  }
}

/** Where a formula stands. */
interface Standing {
  /** Under an even number of negations. */
  readonly isPositive: boolean;
  /** Whether it must hold in every instance: not one of several alternatives. */
  readonly isCertain: boolean;
  /** Variables of the enclosing universal quantifiers. */
  readonly universals: readonly Variable[];
}

/** Among alternatives a new relation would be left without meaning where another one holds, and the solver would search through its values. */
function uncertain(place: Standing): Standing {
  return { ...place, isCertain: false };
}

type Quantified = Extract<Formula, { readonly decls: readonly Decl[] }>;

/** The relation applied to one tuple, column by column. */
function applied(f: Expr, u: Variable): Expr {
  if (u.arity === 1) return join(u, f);
  return Array.from({ length: u.arity }, (_, column) => project(u, [column])).reduce<Expr>((g, atom) => join(atom, g), f);
}

function constraint(d: Decl): Formula {
  const within = subset(d.variable, d.domain);
  switch (d.multiplicity) {
    case "one":
      return and(one(d.variable), within);
    case "lone":
      return and(lone(d.variable), within);
    case "some":
      return and(some(d.variable), within);
    case "set":
      return within;
  }
}

function hasSetQuantifier(f: Formula): boolean {
  let found = false;
  visitAll([f], (node) => {
    if ((node.kind === "exists" || node.kind === "forall") && node.decls.some((d) => d.multiplicity !== "one")) found = true;
  });
  return found;
}

function usesIntegers(f: Formula): boolean {
  let found = false;
  visitAll([f], (node) => {
    if (node.kind === "int-compare" || node.kind === "int-atom") found = true;
  });
  return found;
}
