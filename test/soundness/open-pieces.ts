/** Pieces about what specifications leave open, and about what lies beyond every finite part: choices, patterns that miss values, infinite sets, functions as values. */
import type { PieceMaker } from "./pieces.ts";

/** Values that are chosen: whatever they are, they are the same for the same predicate, and suit where something does. */
const choices: PieceMaker = (k, random, terms) => {
  const least = 1 + random.below(5);
  const body = terms.term("bool", { x: "nat" });
  return {
    text: `definition any${k} :: nat where "any${k} = (SOME x. x > ${least})"
definition odd_one${k} :: "('a ⇒ bool) ⇒ 'a" where "odd_one${k} P = (THE x. P x)"`,
    claims: [
      `"any${k} > ${least}"`,
      `"any${k} = (SOME x. x > ${least})"`,
      `"(∃x :: nat. ${body}) ⟹ (λx. ${body}) (SOME x. ${body})"`,
      `"(∃!x. P x) ⟹ P (odd_one${k} P)"`,
      `"odd_one${k} (λx. x = a) = a"`,
      `"(LEAST n. n ≥ ${least}) = (${least} :: nat)"`,
      `"P n ⟹ (LEAST n :: nat. P n) ≤ n ∧ P (LEAST n. P n)"`,
      `"(SOME x :: nat. x < 0) = (SOME x. x ≠ x)"`,
      `"f (inv f (f x)) = f x"`,
      `"wf r ⟹ wfrec r F x = F (Wfrec.cut (wfrec r F) r x) x"`,
      `"wfrec {} F x = F (λ_. undefined) x"`,
    ],
  };
};

/** Functions that say nothing of some values, and whose equations overlap. */
const partialities: PieceMaker = (k, random, terms) => {
  const [n, m] = [random.below(3), terms.term("nat", { x: "nat" })];
  return {
    text: `fun part${k} :: "nat ⇒ nat" where "part${k} 0 = ${n}" | "part${k} (Suc (Suc x)) = ${m}"
fun over${k} :: "nat ⇒ nat ⇒ nat" where "over${k} 0 y = y" | "over${k} x 0 = x" | "over${k} x y = ${n}"
primrec first${k} :: "'a list ⇒ 'a" where "first${k} (x # xs) = x"`,
    claims: [
      `"part${k} 1 = undefined"`,
      `"part${k} (x + 2) = ${m}"`,
      `"over${k} x 0 = x"`,
      `"over${k} x y = over${k} y x"`,
      `"over${k} (Suc x) (Suc y) = ${n}"`,
      `"first${k} [] = undefined"`,
      `"xs ≠ [] ⟹ first${k} xs = hd xs"`,
      `"(undefined :: nat) = undefined"`,
    ],
  };
};

/** What operations give where they have no natural value. */
const conventions: PieceMaker = (k, random) => {
  const n = random.below(7);
  return {
    text: `definition above${k} :: "nat set" where "above${k} = {x. x > ${n}}"`,
    claims: [
      `"card above${k} = 0"`,
      `"infinite above${k}"`,
      `"sum f above${k} = (0 :: nat)"`,
      `"infinite A ⟹ card A = 0"`,
      `"(x :: nat) div 0 = 0 ∧ x mod 0 = x"`,
      `"(x :: int) mod (- ${n + 1}) ≤ 0"`,
      `"(a :: nat) - (a + ${n}) = 0"`,
      `"{${n + 1}..${n}} = ({} :: nat set)"`,
      `"(⋂x∈{}. A x) = UNIV"`,
      `"nat (- ${n}) = 0"`,
      `"(∀x<(${n} :: nat). P x) ⟷ (∀x∈set [0..<${n}]. P x)"`,
      `"- above${k} = {..${n}}"`,
    ],
  };
};

/** Quantifiers over functions, predicates and relations, of types too large to go through. */
const functions: PieceMaker = (k, random) => {
  const [from, to] = [random.pick(["'a", "nat", "'a × 'a", "bool list"]), random.pick(["'b", "nat", "bool"])];
  return {
    text: `definition commutes${k} :: "('a ⇒ 'a) ⇒ ('a ⇒ 'a) ⇒ bool" where "commutes${k} f g ⟷ f ∘ g = g ∘ f"`,
    claims: [
      `"(∀h :: ${to} ⇒ ${to}. h ∘ f = h ∘ g) ⟹ f = (g :: ${from} ⇒ ${to})"`,
      `"(∀P. P x ⟶ P y) ⟹ x = (y :: ${from})"`,
      `"(∀h :: ${from} ⇒ ${to}. h x = h y) ⟹ x = y ∨ (∀a b :: ${to}. a = b)"`,
      `"∃h :: ${from} ⇒ ${from}. ∀x. h x = x"`,
      `"(∀x :: ${from}. ∃y :: ${to}. R x y) ⟹ ∃f. ∀x. R x (f x)"`,
      `"¬ (∃f :: ${from} ⇒ ${from} set. surj f)"`,
      `"(∀g. commutes${k} f g) ⟹ commutes${k} f f ∧ f (f x) = f (f x)"`,
      `"commutes${k} f g ⟹ f (g x) = g (f x)"`,
      `"inj f ⟹ inj g ⟹ inj (f ∘ g)"`,
    ],
  };
};

/** Datatypes, codatatypes, functions and records that cannot be read: what comes with them is not refuted either. */
const companions: PieceMaker = (k) => ({
  text: `datatype 'a gone${k} = Gone${k} 'a nowhere | Here${k}
codatatype 'a far${k} = Far${k} 'a nowhere "'a far${k}"
fun bad${k} :: "nat ⇒ nat" where "bad${k} n = True"
record away${k} = ax${k} :: nowhere`,
  claims: [
    `"ctor_fold_gone${k} s (ctor_gone${k} x) = s x"`,
    `"map_pre_gone${k} id = id"`,
    `"rec_gone${k} f g Here${k} = g"`,
    `"corec_far${k} f x = y"`,
    `"dtor_unfold_far${k} s = s"`,
    `"bad${k}_graph x y"`,
    `"bad${k} x = Suc x"`,
    `"ax${k} (ax${k}_update f r) = f (ax${k} r)"`,
  ],
});

export const openPieces: readonly PieceMaker[] = [choices, partialities, conventions, functions, companions];
