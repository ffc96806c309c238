import { RelationalError } from "./error.ts";
import { show, showWithArity } from "./show.ts";
import type { Decl, Expr, Formula, IntExpr, Relation, Variable } from "./syntax.ts";
import { TupleSet } from "./tuple-set.ts";
import type { Atom, Universe } from "./universe.ts";

/** A fresh relation; two calls with the same name make two relations. */
export function relation(name: string, arity: number): Relation {
  return { kind: "relation", name, arity: checkedArity(name, arity) };
}

/** A fresh variable, ranging over single tuples of the arity unless declared otherwise. */
export function variable(name: string, arity = 1): Variable {
  return { kind: "variable", name, arity: checkedArity(name, arity) };
}

/** `x: m e`, with m = "one" unless given. */
export function decl(x: Variable, domain: Expr, multiplicity: Decl["multiplicity"] = "one"): Decl {
  if (x.arity !== domain.arity)
    throw new RelationalError("arity", `the variable ${showWithArity(x)} cannot range over ${showWithArity(domain)}`);
  return { variable: x, domain, multiplicity };
}

/** All atoms. */
export const univ: Expr = { kind: "univ", arity: 1 };
/** The identity on all atoms. */
export const iden: Expr = { kind: "iden", arity: 2 };
/** The atoms that stand for integers. */
export const ints: Expr = { kind: "ints", arity: 1 };
/** The empty set. */
export const none: Expr = { kind: "none", arity: 1 };

/** The empty relation of an arity. */
export function noneOf(arity: number): Expr {
  return { kind: "none", arity: checkedArity("none", arity) };
}

/** A fixed set of tuples. */
export function constant(tuples: TupleSet): Expr {
  return tuples.isEmpty ? noneOf(tuples.arity) : { kind: "constant", arity: tuples.arity, tuples };
}

/** The singleton of one atom. */
export function atom(universe: Universe, which: Atom): Expr {
  return constant(TupleSet.atoms(universe, [which]));
}

/** The singleton of one tuple. */
export function tuple(universe: Universe, atoms: readonly Atom[]): Expr {
  return constant(TupleSet.of(universe, atoms.length, [atoms]));
}

/** `a + b + …`; `union(a) = a`. */
export function union(first: Expr, ...others: readonly Expr[]): Expr {
  return unionOf([first, ...others], first.arity);
}

/** The union of a list, which may be empty. */
export function unionOf(args: readonly Expr[], arity: number): Expr {
  checkAlike("+", args, arity);
  const flat = args.flatMap((arg) => (arg.kind === "union" ? arg.args : [arg])).filter((arg) => arg.kind !== "none");
  if (flat.length === 0) return noneOf(arity);
  return flat.length === 1 ? (flat[0] as Expr) : { kind: "union", arity, args: flat };
}

/** `a & b & …`. */
export function intersection(first: Expr, ...others: readonly Expr[]): Expr {
  const args = [first, ...others];
  checkAlike("&", args, first.arity);
  const flat = args.flatMap((arg) => (arg.kind === "intersection" ? arg.args : [arg]));
  if (flat.some((arg) => arg.kind === "none")) return noneOf(first.arity);
  return flat.length === 1 ? first : { kind: "intersection", arity: first.arity, args: flat };
}

/** `a - b`. */
export function difference(left: Expr, right: Expr): Expr {
  checkAlike("-", [left, right], left.arity);
  if (left.kind === "none" || right.kind === "none") return left;
  return { kind: "difference", arity: left.arity, left, right };
}

/** `a ++ b`: b, and what a says about first columns on which b is silent. */
export function override(left: Expr, right: Expr): Expr {
  checkAlike("++", [left, right], left.arity);
  if (left.arity < 2) throw new RelationalError("arity", `++ needs arity 2 or more, but ${showWithArity(left)} is given`);
  return { kind: "override", arity: left.arity, left, right };
}

/** The dot-join `a.b`: `(x…, t) ∈ a` and `(t, y…) ∈ b` give `(x…, y…)`. Law: `join(s, r)` is the image of the set s under r. */
export function join(left: Expr, right: Expr): Expr {
  const arity = left.arity + right.arity - 2;
  if (arity < 1) throw new RelationalError("arity", `the join of ${showWithArity(left)} and ${showWithArity(right)} has no columns left`);
  if (left.kind === "none" || right.kind === "none") return noneOf(arity);
  return { kind: "join", arity, left, right };
}

/** Function application to several arguments: `apply(f, x, y) = y.(x.f)`. */
export function apply(f: Expr, ...args: readonly Expr[]): Expr {
  return args.reduce((applied, arg) => join(arg, applied), f);
}

/** `a -> b -> …`. */
export function product(first: Expr, ...others: readonly Expr[]): Expr {
  const args = [first, ...others];
  const arity = args.reduce((sum, arg) => sum + arg.arity, 0);
  if (args.some((arg) => arg.kind === "none")) return noneOf(arity);
  const flat = args.flatMap((arg) => (arg.kind === "product" ? arg.args : [arg]));
  return flat.length === 1 ? first : { kind: "product", arity, args: flat };
}

/** `~r`, of a binary relation. */
export function transpose(of: Expr): Expr {
  checkBinary("~", of);
  return of.kind === "transpose" ? of.of : { kind: "transpose", arity: 2, of };
}

/** `^r`: the transitive closure of a binary relation. */
export function closure(of: Expr): Expr {
  checkBinary("^", of);
  return { kind: "closure", arity: 2, of };
}

/** `*r`: the transitive and reflexive closure; reflexive on all atoms of the universe. */
export function reflexiveClosure(of: Expr): Expr {
  checkBinary("*", of);
  return { kind: "reflexive-closure", arity: 2, of };
}

/** The given columns (from 0), in that order, repetitions allowed: `project(r, [1, 0]) = ~r`. */
export function project(of: Expr, columns: readonly number[]): Expr {
  if (columns.length === 0) throw new RelationalError("arity", `the projection of ${showWithArity(of)} has no columns`);
  for (const column of columns)
    if (!Number.isInteger(column) || column < 0 || column >= of.arity)
      throw new RelationalError("arity", `${showWithArity(of)} has no column ${column}`);
  return { kind: "project", arity: columns.length, of, columns };
}

/** `{x: a, y: b | f}`; the declarations must be of multiplicity one. */
export function comprehension(decls: readonly Decl[], body: Formula): Expr {
  if (decls.length === 0) throw new RelationalError("bad-argument", `the comprehension over ${show(body, 80)} declares no variable`);
  for (const d of decls)
    if (d.multiplicity !== "one")
      throw new RelationalError("higher-order", `a comprehension cannot range over subsets: ${d.variable.name}: ${d.multiplicity}`);
  const arity = decls.reduce((sum, d) => sum + d.variable.arity, 0);
  return { kind: "comprehension", arity, decls, body };
}

/** `if c then a else b`. */
export function ifElse(condition: Formula, yes: Expr, no: Expr): Expr {
  checkAlike("if", [yes, no], yes.arity);
  if (condition.kind === "true") return yes;
  if (condition.kind === "false") return no;
  return { kind: "if", arity: yes.arity, condition, yes, no };
}

/** `let x = e | body`: x stands for the whole of e, whatever its size. */
export function letExpr(x: Variable, value: Expr, body: Expr): Expr {
  checkAlike("let", [x, value], x.arity);
  return { kind: "let", arity: body.arity, variable: x, value, body };
}

/** The atoms that stand for the value of an integer expression: none or one. */
export function intAtom(value: IntExpr): Expr {
  return { kind: "int-atom", arity: 1, value };
}

function checkedArity(name: string, arity: number): number {
  if (!Number.isInteger(arity) || arity < 1) throw new RelationalError("arity", `${name} cannot have arity ${arity}; it must be 1 or more`);
  return arity;
}

function checkBinary(operator: string, of: Expr): void {
  if (of.arity !== 2) throw new RelationalError("arity", `${operator} needs a binary relation, but ${showWithArity(of)} is given`);
}

/** Requires: the arguments of an operator, or of a comparison, agree in arity. */
export function checkAlike(operator: string, args: readonly Expr[], arity: number): void {
  for (const arg of args)
    if (arg.arity !== arity)
      throw new RelationalError("arity", `the operands of ${operator} must agree in arity: ${args.map(showWithArity).join(" and ")}`);
}
