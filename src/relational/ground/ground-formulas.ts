import { unreachable } from "../../base/index.ts";
import { FALSE, type Lit, negate, TRUE } from "../../circuit/index.ts";
import { closure, decl, iden, intersection, join, product, reflexiveClosure, variable } from "../language/expressions.ts";
import { and, equal, forAll, no, one, or, subset } from "../language/formulas.ts";
import type { Formula, Predicate } from "../language/syntax.ts";
import { DeclLoop } from "./ground-decls.ts";
import type { Grounding } from "./grounding.ts";
import { lowerIndex, type Matrix } from "./matrix.ts";
import { equalTo, loneOf, noneOf, oneOf, someOf, subsetOf } from "./matrix-formulas.ts";

type Code = () => Lit;
type Quantified = Extract<Formula, { readonly decls: readonly unknown[] }>;
type Of<K extends Formula["kind"]> = Extract<Formula, { readonly kind: K }>;

/** Compiles a formula to the function that computes its literal for the bindings in force. */
export function groundFormula(g: Grounding, f: Formula): Code {
  switch (f.kind) {
    case "true":
      return () => TRUE;
    case "false":
      return () => FALSE;
    case "multiplicity":
      return groundMultiplicity(g, f);
    case "subset": {
      const [left, right] = [g.expr(f.left), g.expr(f.right)];
      return () => subsetOf(g.circuit, left(), right());
    }
    case "equal": {
      const [left, right] = [g.expr(f.left), g.expr(f.right)];
      return () => equalTo(g.circuit, left(), right());
    }
    case "not": {
      const of = g.formula(f.of);
      return () => negate(of());
    }
    case "and":
      return groundConjunction(g, f.args, false);
    case "or":
      return groundConjunction(g, f.args, true);
    case "implies":
      return groundImplication(g, f.left, f.right);
    case "iff": {
      const [left, right] = [g.formula(f.left), g.formula(f.right)];
      return () => g.circuit.iff(left(), right());
    }
    case "forall":
      return groundQuantifier(g, f, false);
    case "exists":
      return groundQuantifier(g, f, true);
    case "let-formula":
      return g.scope.letting(f.variable, g.expr(f.value), () => g.formula(f.body));
    case "int-compare": {
      const [left, right] = [g.int(f.left), g.int(f.right)];
      if (f.operator === "=") return () => g.algebra.equal(left(), right());
      return () => g.algebra.less(left(), right(), f.operator === "<=");
    }
    case "acyclic":
      return g.formula(no(intersection(closure(f.relation), iden)));
    case "total-order":
      return groundTotalOrder(g, f);
    case "function":
      return groundFunction(g, f);
    default:
      return unreachable(f);
  }
}

function groundMultiplicity(g: Grounding, f: Of<"multiplicity">): Code {
  const of = g.expr(f.of);
  const { circuit } = g;
  switch (f.multiplicity) {
    case "no":
      return () => noneOf(circuit, of().lits);
    case "lone":
      return () => loneOf(circuit, of().lits);
    case "one":
      return () => oneOf(circuit, of().lits);
    case "some":
      return () => someOf(circuit, of().lits);
  }
}

/** The conjunction, or by De Morgan the disjunction; stops as soon as it is decided. */
function groundConjunction(g: Grounding, args: readonly Formula[], isDual: boolean): Code {
  const codes = args.map((arg) => g.formula(arg));
  const sign = isDual ? 1 : 0;
  return () => {
    const parts: Lit[] = [];
    for (const code of codes) {
      const p = (code() ^ sign) as Lit;
      if (p === FALSE && !g.overflow.isTracked) return (FALSE ^ sign) as Lit;
      if (p !== TRUE) parts.push(p);
    }
    return (g.circuit.andAll(parts) ^ sign) as Lit;
  };
}

function groundImplication(g: Grounding, premise: Formula, conclusion: Formula): Code {
  const left = g.formula(premise);
  const right = g.formula(conclusion);
  return () => {
    const p = left();
    return p === FALSE ? TRUE : g.circuit.or(negate(p), g.overflow.guarded([p], right));
  };
}

/** `all x | f` is the conjunction over the bindings of "not in the domain, or f"; `some` is its dual. */
function groundQuantifier(g: Grounding, f: Quantified, isDual: boolean): Code {
  const loop = new DeclLoop(g, f.decls);
  const body = g.formula(f.body);
  loop.close();
  const sign = isDual ? 1 : 0;
  return () => {
    const parts: Lit[] = [];
    loop.run(() => {
      const p = (g.overflow.guarded(loop.guards, body) ^ sign) as Lit;
      if (p === TRUE) return true;
      const q = loop.guards.length === 0 ? p : g.circuit.orAll([...loop.guards.map(negate), p]);
      parts.push(q);
      return q !== FALSE || g.overflow.isTracked;
    });
    return (g.circuit.andAll(parts) ^ sign) as Lit;
  };
}

/** `r in domain -> range`, and one (or at most one) entry of r for each tuple of the domain, row by row. */
function groundFunction(g: Grounding, f: Extract<Predicate, { readonly kind: "function" }>): Code {
  const relation = g.expr(f.relation);
  const domain = g.expr(f.domain);
  const range = g.expr(f.range);
  const width = g.n ** f.range.arity;
  return () => {
    const r = relation();
    const d = domain();
    const parts = withinProduct(g, r, d, range(), width);
    for (const [i, key] of d.keys.entries()) {
      const row = r.lits.slice(lowerIndex(r.keys, key * width), lowerIndex(r.keys, (key + 1) * width));
      const single = f.isPartial ? loneOf(g.circuit, row) : oneOf(g.circuit, row);
      parts.push(g.circuit.or(negate(d.lits[i] as Lit), single));
    }
    return g.circuit.andAll(parts);
  };
}

function withinProduct(g: Grounding, r: Matrix, domain: Matrix, range: Matrix, width: number): Lit[] {
  return r.keys.map((key, i) => {
    const argument = Math.floor(key / width);
    const inside = g.circuit.and(domain.at(argument), range.at(key - argument * width));
    return g.circuit.or(negate(r.lits[i] as Lit), inside);
  });
}

/** By its definition; all parts are computed even if it is false for a simpler reason, because one might overflow. */
function groundTotalOrder(g: Grounding, f: Extract<Predicate, { readonly kind: "total-order" }>): Code {
  const { relation: r, ordered, first, last } = f;
  const x = variable("x");
  const hasNext = or(equal(x, last), one(join(x, r)));
  const parts = [r, ordered, first, last].map((part) => g.expr(part));
  const definition = g.formula(
    and(
      subset(r, product(ordered, ordered)),
      and(one(first), one(last), subset(first, ordered), subset(last, ordered)),
      and(no(join(last, r)), no(join(r, first))),
      subset(ordered, join(first, reflexiveClosure(r))),
      forAll([decl(x, ordered)], hasNext),
    ),
  );
  return () => {
    if (g.overflow.isTracked) for (const part of parts) part();
    return definition();
  };
}
