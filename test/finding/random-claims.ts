import fc from "fast-check";

/** Definitions that random claims are about: a datatype, recursive functions, inductive and coinductive predicates. */
export const definitions = `
datatype 'a tree = Leaf | Node "'a tree" 'a "'a tree"
fun mirror :: "'a tree ⇒ 'a tree" where "mirror Leaf = Leaf" | "mirror (Node l x r) = Node (mirror r) x (mirror l)"
fun labels :: "'a tree ⇒ 'a list" where "labels Leaf = []" | "labels (Node l x r) = labels l @ x # labels r"
fun graft :: "'a tree ⇒ 'a tree ⇒ 'a tree" where "graft Leaf u = u" | "graft (Node l x r) u = Node (graft l u) x r"
fun dup :: "'a list ⇒ 'a list" where "dup [] = []" | "dup (x # xs) = x # x # dup xs"
inductive sub :: "'a tree ⇒ 'a tree ⇒ bool" where "sub t t" | "sub t l ⟹ sub t (Node l x r)" | "sub t r ⟹ sub t (Node l x r)"
inductive path :: "('a ⇒ 'a ⇒ bool) ⇒ 'a ⇒ 'a ⇒ bool" for R where "path R x x" | "R x y ⟹ path R y z ⟹ path R x z"
inductive even_list :: "'a list ⇒ bool" where "even_list []" | "even_list xs ⟹ even_list (x # y # xs)"
coinductive forever :: "('a ⇒ 'a ⇒ bool) ⇒ 'a ⇒ bool" for R where "R x y ⟹ forever R y ⟹ forever R x"
`;

/** The variables of the claims with their types. */
export const variables: Readonly<Record<string, string>> = {
  x: "'a",
  y: "'a",
  s: "'a tree",
  t: "'a tree",
  xs: "'a list",
  ys: "'a list",
  R: "'a ⇒ 'a ⇒ bool",
  m: "nat",
};

type Sorts = { readonly a: string; readonly t: string; readonly l: string; readonly n: string; readonly b: string };

const join = (...parts: (fc.Arbitrary<string> | string)[]): fc.Arbitrary<string> =>
  fc.tuple(...parts.map((p) => (typeof p === "string" ? fc.constant(p) : p))).map((texts) => `(${texts.join(" ")})`);

const depth = { depthSize: "small", maxDepth: 3, depthIdentifier: "claim" } as const;

/** Claims about trees, lists, relations and numbers. Bound variables are called `z` (elements), `zs` (lists), `w` (trees). */
export const claims: fc.Arbitrary<string> = fc.letrec<Sorts>((tie) => {
  const under = (binder: string, name: string, old: RegExp): fc.Arbitrary<string> =>
    tie("b").map((b) => `(${binder}${name}. ${b.replace(old, name)})`);
  return {
    a: fc.oneof(depth, fc.constantFrom("x", "y"), join("hd", tie("l")), join("if", tie("b"), "then", tie("a"), "else", tie("a"))),
    t: fc.oneof(
      depth,
      fc.constantFrom("s", "t", "Leaf"),
      join("Node", tie("t"), tie("a"), tie("t")),
      join("mirror", tie("t")),
      join("graft", tie("t"), tie("t")),
      join("case", tie("t"), "of Leaf ⇒", tie("t"), "| Node l z r ⇒ l"),
    ),
    l: fc.oneof(
      depth,
      fc.constantFrom("xs", "ys", "[]"),
      join(tie("a"), "#", tie("l")),
      join(fc.constantFrom("rev", "tl", "dup"), tie("l")),
      join(tie("l"), "@", tie("l")),
      join("labels", tie("t")),
    ),
    n: fc.oneof(depth, fc.constantFrom("m", "(0 :: nat)", "(1 :: nat)"), join("length", tie("l")), join(tie("n"), "+", tie("n"))),
    b: fc.oneof(
      depth,
      join(tie("a"), "=", tie("a")),
      join(tie("t"), "=", tie("t")),
      join(tie("l"), "=", tie("l")),
      join(tie("n"), fc.constantFrom("=", "≤", "<"), tie("n")),
      join(tie("a"), "∈ set", tie("l")),
      join("sub", tie("t"), tie("t")),
      join("path R", tie("a"), tie("a")),
      join("forever R", tie("a")),
      join(fc.constantFrom("even_list", "distinct"), tie("l")),
      fc.tuple(tie("l"), tie("b")).map(([l, b]) => `(∃z zs. ${l} = z # zs ∧ ${b.replace(/\bx\b/, "z").replace(/\bxs\b/, "zs")})`),
      fc.tuple(tie("t"), tie("b")).map(([t, b]) => `(∀l z r. ${t} = Node l z r ⟶ ${b.replace(/\bx\b/, "z").replace(/\bt\b/, "r")})`),
      join("¬", tie("b")),
      join(tie("b"), fc.constantFrom("∧", "∨", "⟶", "="), tie("b")),
      under("∀", "z", /\b[xy]\b/),
      under("∃", "z", /\b[xy]\b/),
      under("∀", "zs", /\b[xy]s\b/),
      under("∃", "w", /\b[st]\b/),
    ),
  };
}).b;
