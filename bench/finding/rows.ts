/** The problems of the benchmarks of model finding. */
/** A claim with the cardinalities that are searched. */
export interface Row {
  readonly name: string;
  readonly claim: string;
  readonly before?: string;
  readonly card: string;
}

const forever = 'coinductive forever for r where "r x y ⟹ forever r y ⟹ forever r x"';
const bisim = 'coinductive bisim for f g where "f x = f y ⟹ bisim f g (g x) (g y) ⟹ bisim f g x y"';
/** Problems of different kinds: sets and relations, functions, lists, fixed points, classes, numbers. */
export const rows: readonly Row[] = [
  { name: "closure of a union", claim: "R⇧* ∪ S⇧* ⊆ (R ∪ S)⇧*", card: "1-8" },
  { name: "closure of a closure", claim: "(r⇧*)⇧* = r⇧*", card: "1-8" },
  { name: "equivalences", claim: "equiv UNIV r ⟹ equiv UNIV s ⟹ equiv UNIV (r ∩ s)", card: "1-8" },
  { name: "pigeonhole", claim: "inj f ⟹ surj (f :: 'a ⇒ 'a)", card: "1-6" },
  { name: "reversed lists", claim: "rev (xs @ ys) = rev ys @ (rev xs :: 'a list)", card: "1-5" },
  { name: "mapped lists", claim: "map f (xs @ ys) = map f xs @ map f (ys :: 'a list)", card: "1-5" },
  { name: "endless paths", before: forever, claim: "forever r x ⟹ ∃y. r x y ∧ forever r y", card: "1-6" },
  { name: "bisimilarity", before: bisim, claim: "bisim f g x y ⟹ bisim f g y x", card: "1-4" },
  { name: "three types", claim: "(∀x :: 'a. ∃y :: 'b. R x y) ⟹ (∀y. ∃z :: 'c. S y z) ⟹ ∃f. ∀x. S (f x) z", card: "1-5" },
  { name: "no surjection", claim: "¬ (∃f :: 'a ⇒ 'b. surj f) ∨ ¬ (∃g :: 'b ⇒ 'a. surj g) ∨ (∃h :: 'a ⇒ 'b. bij h)", card: "1-4" },
  {
    name: "quantifiers",
    claim: "(∃x y z w :: 'a. P x ∧ Q x y ∧ R y z ∧ S z w) ⟷ (∃w z y x. S z w ∧ R y z ∧ Q x y ∧ P x)",
    card: "1-6",
  },
  { name: "lattice", claim: "(x :: 'a :: lattice) ≤ y ∨ y ≤ x", card: "1-5" },
  { name: "numbers", claim: "(n :: nat) * n + 1 ≠ m + m", card: "1-8" },
];
