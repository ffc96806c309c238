import { app, apps, type Const, constant, type Free, lambda, stripApp, type Term } from "./term.ts";
import { domain, fun, funs, type Type, tcon } from "./type.ts";

/** The types every theory has. Their declarations stand in `library/`. */
export const propT: Type = tcon("prop");
export const boolT: Type = tcon("HOL.bool");
export const natT: Type = tcon("Nat.nat");
export const intT: Type = tcon("Int.int");
export const numT: Type = tcon("Num.num");
export const charT: Type = tcon("String.char");
export const unitT: Type = tcon("Product_Type.unit");
export const listT = (a: Type): Type => tcon("List.list", [a]);
export const setT = (a: Type): Type => tcon("Set.set", [a]);
export const prodT = (a: Type, b: Type): Type => tcon("Product_Type.prod", [a, b]);
export const optionT = (a: Type): Type => tcon("Option.option", [a]);
export const stringT: Type = listT(charT);

/** The type of the elements of sets; null for types of something else. */
export const elementOf = (type: Type): Type | null => argumentsOf(type, "Set.set")?.[0] ?? null;

/** The types of the components of pairs; null for types of something else. */
export function factorsOf(type: Type): readonly [Type, Type] | null {
  const [fst, snd] = argumentsOf(type, "Product_Type.prod") ?? [];
  return fst === undefined || snd === undefined ? null : [fst, snd];
}

const argumentsOf = (type: Type, name: string): readonly Type[] | null => (type.kind === "con" && type.name === name ? type.args : null);

/** The types of the components of nested pairs: `leafTypes((a × b) × c) = [a, b, c]`. */
export const leafTypes = (type: Type): readonly Type[] => factorsOf(type)?.flatMap(leafTypes) ?? [type];

/** Full names of the constants that the program itself must know. */
export const names = {
  imp: "Pure.imp",
  all: "Pure.all",
  eqMeta: "Pure.eq",
  conjMeta: "Pure.conjunction",
  type: "Pure.type",
  trueprop: "HOL.Trueprop",
  True: "HOL.bool.True",
  False: "HOL.bool.False",
  Not: "HOL.Not",
  conj: "HOL.conj",
  disj: "HOL.disj",
  implies: "HOL.implies",
  eq: "HOL.eq",
  All: "HOL.All",
  Ex: "HOL.Ex",
  Ex1: "HOL.Ex1",
  The: "HOL.The",
  Eps: "Hilbert_Choice.Eps",
  If: "HOL.If",
  Let: "HOL.Let",
  undefined: "HOL.undefined",
  funUpd: "Fun.fun_upd",
  Ball: "Set.Ball",
  Bex: "Set.Bex",
  Collect: "Set.Collect",
  member: "Set.member",
  insert: "Set.insert",
  Pair: "Product_Type.prod.Pair",
  caseProd: "Product_Type.prod.case_prod",
  Unity: "Product_Type.unit.Unity",
  zero: "Groups.zero_class.zero",
  one: "Groups.one_class.one",
  plus: "Groups.plus_class.plus",
  minus: "Groups.minus_class.minus",
  uminus: "Groups.uminus_class.uminus",
  divide: "Rings.divide_class.divide",
  times: "Groups.times_class.times",
  lessEq: "Orderings.ord_class.less_eq",
  less: "Orderings.ord_class.less",
  bot: "Orderings.bot_class.bot",
  top: "Orderings.top_class.top",
  Suc: "Nat.Suc",
  numeral: "Num.numeral_class.numeral",
  One: "Num.num.One",
  Bit0: "Num.num.Bit0",
  Bit1: "Num.num.Bit1",
  Nil: "List.list.Nil",
  Cons: "List.list.Cons",
  Some: "Option.option.Some",
  None: "Option.option.None",
  Char: "String.char.Char",
} as const;

export const True: Const = constant(names.True, boolT);
export const False: Const = constant(names.False, boolT);

const connective = (name: string) => {
  const c = constant(name, funs([boolT, boolT], boolT));
  return (a: Term, b: Term): Term => apps(c, [a, b]);
};
export const conj = connective(names.conj);
export const disj = connective(names.disj);
export const implies = connective(names.implies);
export const not = (a: Term): Term => app(constant(names.Not, fun(boolT, boolT)), a);
export const eq = (a: Term, b: Term): Term => apps(constant(names.eq, funs([a.type, b.type], boolT)), [a, b]);

const quantifier =
  (name: string) =>
  (x: Free, body: Term): Term =>
    app(constant(name, fun(fun(x.type, boolT), boolT)), lambda(x, body));
export const forall = quantifier(names.All);
export const exists = quantifier(names.Ex);

/** `A₁ ⟶ … ⟶ Aₙ ⟶ C`. */
export function impliesAll(premises: readonly Term[], conclusion: Term): Term {
  return premises.reduceRight<Term>((c, p) => implies(p, c), conclusion);
}

/** The type with this many elements that the library names, one to five. */
export const enumFinite = (size: number): Type => tcon(`Enum.finite_${size}`);

/** How many elements such a type has; null for other types. */
export function enumSize(ty: Type): number | null {
  const size = ty.kind === "con" ? /^Enum\.finite_(\d+)$/.exec(ty.name)?.[1] : undefined;
  return size === undefined ? null : Number(size);
}

/** `a`, `b`, `c` of `a ∧ b ∧ c`, however it is grouped. */
export function conjuncts(t: Term): Term[] {
  const [a, b] = destApps(t, names.conj, 2) ?? [];
  return a === undefined || b === undefined ? [t] : [...conjuncts(a), ...conjuncts(b)];
}

/** `P₁ ∧ … ∧ Pₙ`, `True` for none. */
export function conjAll(parts: readonly Term[]): Term {
  const last = parts.at(-1);
  return last === undefined ? True : parts.slice(0, -1).reduceRight<Term>((c, p) => conj(p, c), last);
}

export function pair(a: Term, b: Term): Term {
  return apps(constant(names.Pair, funs([a.type, b.type], prodT(a.type, b.type))), [a, b]);
}

export function member(x: Term, set: Term): Term {
  return apps(constant(names.member, funs([x.type, set.type], boolT)), [x, set]);
}

/** `f(x := y)`. */
export function updated(f: Term, x: Term, y: Term): Term {
  return apps(constant(names.funUpd, funs([f.type, x.type, y.type], f.type)), [f, x, y]);
}

/** `insert x₁ (… (insert xₙ rest))`, of the empty set where no rest is named. */
export function insertAll(elements: readonly Term[], type: Type, rest: Term = constant(names.bot, type)): Term {
  return elements.reduceRight<Term>((set, x) => apps(constant(names.insert, funs([x.type, type], type)), [x, set]), rest);
}

/** `{x. P x}` from the predicate `P`. */
export function collect(predicate: Term): Term {
  return app(constant(names.Collect, fun(predicate.type, setT(domain(predicate.type)))), predicate);
}

export function list(elements: readonly Term[], element: Type): Term {
  const cons = constant(names.Cons, funs([element, listT(element)], listT(element)));
  return elements.reduceRight<Term>((tail, x) => apps(cons, [x, tail]), constant(names.Nil, listT(element)));
}

/** The arguments when `t` is the constant `name` applied to exactly `count` arguments; otherwise null. */
export function destApps(t: Term, name: string, count: number): readonly Term[] | null {
  const { head, args } = stripApp(t);
  return head.kind === "const" && head.name === name && args.length === count ? args : null;
}

/** The two sides of `a = b` or `a ≡ b`. */
export function destEq(t: Term): { left: Term; right: Term } | null {
  const args = destApps(t, names.eq, 2) ?? destApps(t, names.eqMeta, 2);
  const [left, right] = args ?? [];
  return left !== undefined && right !== undefined ? { left, right } : null;
}
