/** Pieces about instances with unusual operations, local contexts, nested locales with definitions and interpretations, rewritten facts, and names that mean something else for a while. */
import type { PieceMaker } from "./pieces.ts";

/** A type whose order is not that of its constructors. */
const unusualOrder: PieceMaker = (k, random) => {
  const all = ["Red", "Green", "Blue"].map((name) => `${name}${k}`);
  const [first = "", second = "", third = ""] = random.pick([all, [...all].reverse(), [all[1], all[2], all[0]], [all[2], all[0], all[1]]]);
  return {
    text: `datatype hue${k} = ${all.join(" | ")}
instantiation hue${k} :: linorder begin
definition less_eq_hue${k} :: "hue${k} ⇒ hue${k} ⇒ bool" where "less_eq_hue${k} x y ⟷ x = y ∨ x = ${first} ∨ y = ${third}"
definition less_hue${k} :: "hue${k} ⇒ hue${k} ⇒ bool" where "less_hue${k} x y ⟷ x ≤ y ∧ x ≠ y"
instance sorry
end
instantiation hue${k} :: "{plus, zero}" begin
definition "plus_hue${k} (x :: hue${k}) (y :: hue${k}) = ${second}"
definition "zero_hue${k} = ${third}"
instance ..
end`,
    claims: [
      `"${first} < ${second} ∧ ${second} < ${third}"`,
      `"Max (UNIV :: hue${k} set) = ${third}"`,
      `"Min {${third}, ${second}} = ${second}"`,
      `"sort [${third}, ${first}, ${second}] = [${first}, ${second}, ${third}]"`,
      `"(LEAST x. x > ${first}) = ${second}"`,
      `"(GREATEST x. x < ${third}) = ${second}"`,
      `"max x ${first} = x"`,
      `"sorted [${first}, ${first}, ${second}]"`,
      `"(x :: hue${k}) + 0 = ${second}"`,
      `"x + y + z = x + (y + z :: hue${k})"`,
      `"x ≤ y ∨ y ≤ (x :: hue${k})"`,
    ],
  };
};

/** What is defined in a context takes the context's parameters with it, and not its assumptions. */
const contexts: PieceMaker = (k) => ({
  text: `context fixes f :: "'a ⇒ 'a" and c :: 'a assumes fixed: "f c = c" begin
definition "twice${k} x = f (f x)"
fun iter${k} :: "nat ⇒ 'a ⇒ 'a" where "iter${k} 0 x = x" | "iter${k} (Suc n) x = f (iter${k} n x)"
inductive from${k} :: "'a ⇒ bool" where "from${k} c" | "from${k} x ⟹ from${k} (f x)"
lemma "twice${k} c = c" sorry
lemma "iter${k} n c = c" sorry
lemma "from${k} x ⟹ x = c" sorry
context fixes g :: "'a ⇒ 'b" begin
definition "seen${k} x = g (twice${k} x)"
lemma "seen${k} c = g c" sorry
end
end`,
  claims: [
    `"twice${k} f x = f (f x)"`,
    `"iter${k} f 2 x = twice${k} f x"`,
    `"f c = c ⟹ iter${k} f n c = c"`,
    `"f c = c ⟹ from${k} f c x ⟹ x = c"`,
    `"from${k} f c (iter${k} f n c)"`,
    `"from${k} f c x ⟹ from${k} f c (twice${k} f x)"`,
    `"seen${k} f g x = g (f (f x))"`,
    `"iter${k} Suc n m = n + m"`,
  ],
});

/** Groups with what is defined in their locale, two instances, and homomorphisms between two groups. */
const groups: PieceMaker = (k) => ({
  text: `locale grp${k} = fixes m :: "'a ⇒ 'a ⇒ 'a" (infixl "⊙" 70) and e :: 'a and i :: "'a ⇒ 'a"
  assumes "(x ⊙ y) ⊙ z = x ⊙ (y ⊙ z)" and "e ⊙ x = x" and "i x ⊙ x = e" begin
fun pw where "pw x 0 = e" | "pw x (Suc n) = x ⊙ pw x n"
definition "com x y = x ⊙ y ⊙ i x ⊙ i y"
end
interpretation ints${k}: grp${k} "(+)" "0 :: int" uminus sorry
interpretation xor${k}: grp${k} "λa b :: bool. a ≠ b" False id rewrites "id b = b" sorry
locale hom${k} = A: grp${k} m e i + B: grp${k} m' e' i' for m :: "'a ⇒ 'a ⇒ 'a" and e i and m' :: "'b ⇒ 'b ⇒ 'b" and e' i' +
  fixes h assumes "h (m x y) = m' (h x) (h y)"
sublocale hom${k} ⊆ C: hom${k} m e i m e i id sorry`,
  claims: [
    `(in grp${k}) "x ⊙ i x = e ∧ x ⊙ e = x"`,
    `(in grp${k}) "i (x ⊙ y) = i y ⊙ i x"`,
    `(in grp${k}) "pw x (n + k) = pw x n ⊙ pw x k"`,
    `(in grp${k}) "com x y = e ⟷ x ⊙ y = y ⊙ x"`,
    `(in grp${k}) "x ⊙ y = x ⊙ z ⟹ y = z"`,
    `(in hom${k}) "h e = e' ∧ h (i x) = i' (h x)"`,
    `(in hom${k}) "h (A.pw x n) = B.pw (h x) n"`,
    `"ints${k}.pw x n = of_nat n * x"`,
    `"ints${k}.com x y = 0"`,
    `"xor${k}.pw True 3"`,
    `"grp${k} m e i ⟹ grp${k} m e' i' ⟹ e = e' ∧ i = i'"`,
  ],
});

/** Notation that is taken back and given anew, and names of the library that are the user's for a while. */
const renamed: PieceMaker = (k, random) => {
  const n = random.below(4);
  return {
    text: `no_notation plus (infixl "+" 65)
definition odd_plus${k} :: "nat ⇒ nat ⇒ nat" (infixl "+" 65) where "a + b = times a b"
lemma "2 + ${n} = (${2 * n} :: nat)" sorry
lemma "a + 0 = 0" sorry
no_notation odd_plus${k} (infixl "+" 65)
notation plus (infixl "+" 65)
bundle product_signs${k} begin notation times (infixl "⊠" 65) end
definition four${k} :: "(nat ⇒ bool) ⇒ bool" (binder "AT'_FOUR${k} " 10) where "four${k} P ⟷ P 4"`,
    claims: [
      `"odd_plus${k} 2 3 = 5 + 1"`,
      `"(a :: nat) + 0 = a"`,
      `includes product_signs${k} shows "2 ⊠ ${n} = (${2 * n} :: nat)"`,
      `"AT_FOUR${k} x. x = 4"`,
      `"AT_FOUR${k} x. AT_FOUR${k} y. x = y"`,
      `fixes hd :: "nat ⇒ nat" assumes "⋀x. hd x = x" shows "hd ${n} = ${n}"`,
      `fixes length :: nat shows "length + 0 = length"`,
      `"(case [${n} :: nat] of [] ⇒ 0 | rev # tl ⇒ rev) = ${n}"`,
      `"(λ(fst, snd). fst) (a, b) = a"`,
      `"(let x = 1; x = x + ${n} in x) = (${n + 1} :: nat)"`,
      `"{x. ∃x. x = y} = UNIV"`,
      `"{x ∈ A. ∃x ∈ B. P x} = (if ∃x ∈ B. P x then A else {})"`,
    ],
  };
};

/** What depends on the order of numbers that nothing determines. */
const orders: PieceMaker = (k, random) => {
  const n = random.below(4);
  return {
    text: `coinductive apart${k} :: "nat ⇒ bool" where "m > (j :: nat) ⟹ m ≠ j + ${n + 1} ⟹ apart${k} n"
coinductive climbs${k} :: "nat ⇒ bool" where "m > n ⟹ m ≠ n + ${n + 1} ⟹ climbs${k} m ⟹ climbs${k} n"
inductive above${k} :: "nat ⇒ bool" where "m + ${n} < n ⟹ above${k} n"`,
    claims: [
      `"apart${k} n"`,
      `"climbs${k} n"`,
      `"above${k} n ⟷ n > ${n}"`,
      `"¬ above${k} ${n}"`,
      `"card {x. x < y} = (y :: nat)"`,
      `"∃y :: nat. card {x. x < y} = ${n}"`,
      `"¬ (∀y :: nat. card {x. x < y} = ${n})"`,
      `"finite {x. x ≤ (y :: nat)} ∧ infinite {x. x > y}"`,
      `"{x. x ≤ y} = {x. x < Suc y}"`,
      `"(y :: nat) < z ⟹ {x. y ≤ x ∧ x < z} ≠ {}"`,
      `"∀y :: nat. ∃z. card {x. y ≤ x ∧ x < z} = ${n}"`,
      `"(THE x :: nat. x ≤ y ∧ y ≤ x) = y"`,
    ],
  };
};

export const cornerPieces: readonly PieceMaker[] = [unusualOrder, contexts, groups, renamed, orders];
