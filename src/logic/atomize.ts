import { Bug } from "../base/index.ts";
import { boolT, conj, destApps, eq, implies, names, propT } from "./hol.ts";
import { abs, app, bound, constant, free, stripApp, type Term } from "./term.ts";
import { betaNormal } from "./term-walk.ts";
import { fun, type Type, tcon } from "./type.ts";

/**
 * A meta-level proposition as a boolean term: `⟹` becomes `⟶`, `⋀` becomes `∀`, `≡` becomes `=`, `&&&` becomes `∧`,
 * and `Trueprop` disappears. Terms of type bool are left as they are. Variables that range over propositions of the
 * meta level (`PROP P`) range over bool afterwards.
 */
export function atomize(t: Term): Term {
  if (t.type !== propT) return t;
  const { head, args } = stripApp(t);
  const [a, b] = args;
  if (head.kind === "const" && a !== undefined) {
    if (head.name === names.trueprop) return usesProp(a) ? lower(a) : a;
    if (head.name === names.all) return quantify(a);
    if (b !== undefined && head.name === names.imp) return implies(atomize(a), atomize(b));
    if (b !== undefined && head.name === names.conjMeta) return conj(atomize(a), atomize(b));
    if (b !== undefined && head.name === names.eqMeta && (a.type === propT || !mentionsProp(a.type))) return eq(atomize(a), atomize(b));
  }
  return lower(t);
}

function quantify(predicate: Term): Term {
  const p = predicate.kind === "abs" ? predicate : betaNormal(predicate);
  if (p.kind !== "abs" || mentionsProp(p.domain)) return lower(app(constant(names.all, fun(predicate.type, propT)), p));
  return app(constant(names.All, fun(fun(p.domain, boolT), boolT)), abs(p.name, p.domain, atomize(p.body)));
}

/** The connectives of the meta level and those of bool that stand for them. */
const connectives: ReadonlyMap<string, string> = new Map([
  [names.imp, names.implies],
  [names.all, names.All],
  [names.eqMeta, names.eq],
  [names.conjMeta, names.conj],
]);

/** Any term of the meta level at the level of bool: `prop` becomes `bool` in all types. */
function lower(t: Term): Term {
  switch (t.kind) {
    case "const":
      return lowerConstant(t.name, atomizeType(t.type));
    case "free":
      return free(t.name, atomizeType(t.type));
    case "bound":
      return bound(t.index, atomizeType(t.type));
    case "abs":
      return abs(t.name, atomizeType(t.domain), lower(t.body));
    case "app":
      if (t.fun.kind === "const" && t.fun.name === names.trueprop) return lower(t.arg);
      return app(lower(t.fun), lower(t.arg));
  }
}

function lowerConstant(name: string, type: Type): Term {
  if (name === names.trueprop) return abs("x", boolT, bound(0, boolT));
  const lowered = connectives.get(name) ?? name;
  if (lowered.startsWith("Pure.") && lowered !== names.type) throw new Bug(`atomize: ${name} has no counterpart at the level of bool`);
  return constant(lowered, type);
}

export function atomizeType(ty: Type): Type {
  if (ty === propT) return boolT;
  return ty.kind === "var" || ty.args.length === 0 ? ty : tcon(ty.name, ty.args.map(atomizeType));
}

const mentions = new Map<Type, boolean>();

function mentionsProp(ty: Type): boolean {
  let found = mentions.get(ty);
  if (found === undefined) {
    found = ty === propT || (ty.kind === "con" && ty.args.some(mentionsProp));
    mentions.set(ty, found);
  }
  return found;
}

/** Whether a part of the term is at the meta level. Arguments are looked at in a loop, because lists and sums nest to the right. */
function usesProp(t: Term): boolean {
  let rest = t;
  for (;;) {
    if (mentionsProp(rest.type)) return true;
    if (rest.kind === "abs") rest = rest.body;
    else if (rest.kind !== "app") return false;
    else if (usesProp(rest.fun)) return true;
    else rest = rest.arg;
  }
}

/** `A₁ ⟶ … ⟶ Aₙ ⟶ C` taken apart; outer `∀` and conjunctions are left alone. */
export function stripImplies(t: Term): { premises: Term[]; conclusion: Term } {
  const premises: Term[] = [];
  let conclusion = t;
  for (let parts = destApps(conclusion, names.implies, 2); parts !== null; parts = destApps(conclusion, names.implies, 2)) {
    const [premise, rest] = parts;
    if (premise === undefined || rest === undefined) break;
    premises.push(premise);
    conclusion = rest;
  }
  return { premises, conclusion };
}
