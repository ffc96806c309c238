/** What is known to be missing from a theory. */
export type Loss =
  /** Something that may restrict what a theory leaves open. `restricts`: such constants and types by full name; null: anything. */
  | { readonly kind: "axiom"; readonly what: string; readonly restricts: readonly string[] | null }
  /** The meaning of overloaded constants at some type constructors. */
  | { readonly kind: "instance"; readonly what: string; readonly constants: readonly string[]; readonly tycons: readonly string[] }
  /** Constants that may have been declared under any name. */
  | { readonly kind: "names"; readonly what: string }
  /** Functions without a proof of termination; `isTail`: the value that unfolding gives is theirs. */
  | { readonly kind: "domain"; readonly what: string; readonly constants: readonly string[]; readonly isTail: boolean }
  /** Equations by which constants are computed, of which nobody has a proof. */
  | { readonly kind: "unproved"; readonly what: string; readonly constants: readonly string[] }
  /** What all else stands on, so that nothing need mean what was read. */
  | { readonly kind: "ground"; readonly what: string }
  /** Constants that may mean something else than what was read. */
  | { readonly kind: "meaning"; readonly what: string; readonly constants: readonly string[] };
