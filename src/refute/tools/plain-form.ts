/**
 * What a term says once definitions stand in place of the constants that they define (`HOL.equal x y` says `x = y`), and a text that is the same for terms
 * that differ in bound names and in the order and brackets of commutative operators.
 */
import {
  apps,
  betaNormal,
  type Const,
  type Free,
  free,
  instantiate,
  isFun,
  lambda,
  names,
  ofSort,
  resolveInstance,
  shift,
  stripApp,
  type Term,
  type Theory,
  type Type,
  usesBound,
} from "../../logic/index.ts";
import { unfoldDefinition } from "../../predicates/index.ts";

/** Logic is not taken apart further. */
const logic: ReadonlySet<string> = new Set([
  names.True,
  names.False,
  names.Not,
  names.conj,
  names.disj,
  names.implies,
  names.eq,
  names.All,
  names.Ex,
  names.member,
]);

/** Operators of which the laws say more than their definitions; on truth values, sets and functions orders are taken apart. */
const kept: ReadonlySet<string> = new Set([names.plus, names.times, names.less, names.lessEq, "Rings.dvd_class.dvd"]);

/** Definitions that are put in, at most: they may ask for one another without end. */
const mostUnfolded = 200;

const isOfTruth = (ty: Type | undefined): boolean => ty?.kind === "con" && ["HOL.bool", "Set.set"].includes(ty.name);

function isKept({ name, type }: Const): boolean {
  if (logic.has(name)) return true;
  if (!kept.has(name)) return false;
  const side = type.kind === "con" ? type.args[0] : undefined;
  return side === undefined || !(isOfTruth(side) || isFun(side));
}

/** The term with the definitions of its constants in their place, as far as these do not call themselves. */
export function plainForm(theory: Theory, t: Term): Term {
  let left = mostUnfolded;
  let made = 0;
  const form = (t: Term): Term => {
    switch (t.kind) {
      case "const":
      case "app": {
        const { head, args } = stripApp(t);
        if (head.kind !== "const" || isKept(head)) return apps(head.kind === "abs" ? form(head) : head, args.map(form));
        const body = left > 0 ? unfoldDefinition(theory, t) : null;
        if (body === null) return apps(resolveInstance(theory, head) ?? head, args.map(form));
        left--;
        return form(betaNormal(body));
      }
      case "abs": {
        // Definitions are put in where no variable is bound.
        const x = free(`~${made++}`, t.domain);
        return contracted(lambda(x, form(instantiate(t.body, x))));
      }
      case "free":
      case "bound":
        return t;
    }
  };
  return form(betaNormal(t));
}

/** `λx. f x` is `f`. */
function contracted(t: Term): Term {
  if (t.kind !== "abs" || t.body.kind !== "app") return t;
  const { fun, arg } = t.body;
  return arg.kind === "bound" && arg.index === 0 && !usesBound(fun) ? shift(fun, -1) : t;
}

/** Operators whose arguments may be exchanged and put into other brackets, and the class that says so. */
const lawful: ReadonlyMap<string, string | null> = new Map([
  [names.conj, null],
  [names.disj, null],
  [names.plus, "Groups.ab_semigroup_add"],
  [names.times, "Groups.ab_semigroup_mult"],
]);

/** Whether a class is one of those that a type belongs to. */
export function isOfClass(theory: Theory, type: Type, name: string): boolean {
  return theory.classes.has(name) && ofSort(theory, type, [name]);
}

/** A text that is the same for terms in plain form that say the same by these laws. */
export function plainKey(theory: Theory, t: Term): string {
  const key = (t: Term): string => {
    switch (t.kind) {
      case "const":
        return `${t.name}:${t.type.id}`;
      case "free":
        return freeKey(t);
      case "bound":
        return `#${t.index}`;
      case "abs":
        return `(λ${t.domain.id} ${key(t.body)})`;
      case "app": {
        const { head, args } = stripApp(t);
        const [first] = args;
        if (head.kind !== "const" || first === undefined || args.length !== 2) return `(${[head, ...args].map(key).join(" ")})`;
        if (head.name === names.eq) return `(= ${args.map(key).sort().join(" ")})`;
        const law = lawful.get(head.name);
        if (law === undefined || (law !== null && !isOfClass(theory, first.type, law))) return `(${[head, ...args].map(key).join(" ")})`;
        return `(${key(head)} ${parts(head, t).map(key).sort().join(" ")})`;
      }
    }
  };
  return key(t);
}

const freeKey = (x: Free): string => `'${x.name}:${x.type.id}`;

/** The operands of an associative operator. */
function parts(operator: Const, t: Term): Term[] {
  const { head, args } = stripApp(t);
  const isSame = head.kind === "const" && head.name === operator.name && head.type === operator.type && args.length === 2;
  return isSame ? args.flatMap((arg) => parts(operator, arg)) : [t];
}
