// Section 5.1: a unifier, an idempotence law that needs a premise, and a false sense of security.
import {
  choose,
  classify,
  elements,
  forAll,
  frequency,
  type Gen,
  implies,
  listOf,
  map,
  mapOf,
  oneof,
  quickCheckWith,
  recursive,
  sized,
  tuple,
} from "hollow/quickcheck";
import { type Print, runIfStarted } from "./program.ts";

type Term =
  | { readonly kind: "Var"; readonly args: readonly [number] }
  | { readonly kind: "Constr"; readonly args: readonly [string, readonly Term[]] };
type Subst = ReadonlyMap<number, Term>;

const variable = (index: number): Term => ({ kind: "Var", args: [index] });
const constr = (name: string, ...args: readonly Term[]): Term => ({ kind: "Constr", args: [name, args] });

/** Few names and few variables, so that terms have a chance to be unifiable (section 5.1.1). */
const few = (n: number): number => Math.floor(Math.log2(n + 1)) + 1;
const names: Gen<string> = sized((n) => elements(Array.from({ length: few(n) }, (_, i) => `f${i + 1}`)));
const variables: Gen<Term> = sized((n) => choose(0, few(n)).map(variable));
const terms: Gen<Term> = recursive((self) =>
  frequency<Term>([
    [1, variables],
    [3, tuple(names, listOf(self, { max: 3 })).map(([name, args]) => constr(name, ...args))],
  ]),
);
const substs: Gen<Subst> = mapOf(
  sized((n) => choose(0, few(n))),
  terms,
  { max: 3 },
);

/** Substitutes until no variable of the domain is left; for cyclic substitutions that would go on forever. */
function subst(s: Subst, t: Term, fuel = 200): Term {
  if (fuel === 0) throw new RangeError("the term is infinite");
  if (t.kind === "Constr") return constr(t.args[0], ...t.args[1].map((arg) => subst(s, arg, fuel - 1)));
  const image = s.get(t.args[0]);
  return image === undefined ? t : subst(s, image, fuel - 1);
}

function sameTerm(a: Term, b: Term): boolean {
  if (a.kind === "Var") return b.kind === "Var" && a.args[0] === b.args[0];
  if (b.kind === "Var" || a.args[0] !== b.args[0] || a.args[1].length !== b.args[1].length) return false;
  return a.args[1].every((arg, i) => sameTerm(arg, b.args[1][i] ?? arg));
}

const occurs = (v: number, t: Term): boolean => (t.kind === "Var" ? t.args[0] === v : t.args[1].some((arg) => occurs(v, arg)));
const variablesOf = (t: Term): readonly number[] => (t.kind === "Var" ? [t.args[0]] : t.args[1].flatMap(variablesOf));

function acyclic(s: Subst): boolean {
  const reaches = (from: number, to: number, seen: ReadonlySet<number>): boolean => {
    const image = s.get(from);
    if (image === undefined || seen.has(from)) return false;
    return variablesOf(image).some((v) => v === to || reaches(v, to, new Set([...seen, from])));
  };
  return [...s.keys()].every((v) => !reaches(v, v, new Set()));
}

/** Robinson's algorithm; null when the terms cannot be unified. */
function unifier(a: Term, b: Term, s: Subst = new Map()): Subst | null {
  const [left, right] = [subst(s, a), subst(s, b)];
  if (left.kind === "Var") {
    if (right.kind === "Var" && right.args[0] === left.args[0]) return s;
    return occurs(left.args[0], right) ? null : new Map([...s, [left.args[0], right]]);
  }
  if (right.kind === "Var") return unifier(right, left, s);
  if (left.args[0] !== right.args[0] || left.args[1].length !== right.args[1].length) return null;
  return left.args[1].reduce<Subst | null>((sofar, arg, i) => (sofar === null ? null : unifier(arg, right.args[1][i] ?? arg, sofar)), s);
}

const isVar = (t: Term): boolean => t.kind === "Var";

const prop_SubstIdempotentWrong = forAll(substs, terms, (s, t) => sameTerm(subst(s, subst(s, t)), subst(s, t)));
const prop_SubstIdempotent = forAll(substs, terms, (s, t) => implies(acyclic(s), () => sameTerm(subst(s, subst(s, t)), subst(s, t))));

function unifies(a: Term, b: Term) {
  const s = unifier(a, b);
  return implies(s !== null, () => classify(isVar(a) || isVar(b), "trivial", s !== null && sameTerm(subst(s, a), subst(s, b))));
}

const prop_Unify = forAll(terms, terms, unifies);

/** One term, with random subterms replaced by variables in two different ways (section 5.1.4). */
const probablyUnifiablePair: Gen<[Term, Term]> = terms.suchThat((t) => !isVar(t)).chain((t) => tuple(generalised(t), generalised(t)));

function generalised(t: Term): Gen<Term> {
  if (t.kind === "Var") return oneof([variables, elements([t])]);
  const inner = map(tuple(...t.args[1].map(generalised)), (args) => constr(t.args[0], ...args));
  return frequency<Term>([
    [1, variables],
    [9, inner],
  ]);
}

const prop_UnifyPairs = forAll(probablyUnifiablePair, ([a, b]) => unifies(a, b));

export function main(print: Print): void {
  const options = { seed: 2000, size: 20, print };
  quickCheckWith(options, prop_SubstIdempotentWrong);
  quickCheckWith(options, prop_SubstIdempotent);
  quickCheckWith(options, prop_Unify);
  quickCheckWith(options, prop_UnifyPairs);
}

runIfStarted(import.meta.url, main);
