/**
 * Pieces of theories, each with statements that are true by construction: axioms and what follows from them, unfoldings of definitions,
 * rules, laws of the packages. A piece declares its constants for the terms of the pieces after it.
 */
import type { Random } from "./random.ts";
import type { Terms, Ty } from "./terms.ts";

/** Declarations, and statements with the words before the proposition (`(in L)`, `fixes`). */
export interface Piece {
  readonly text: string;
  readonly claims: readonly string[];
}

/** What makes a piece; `k` tells its names from those of others. */
export type PieceMaker = (k: number, random: Random, terms: Terms) => Piece;

const datatype: PieceMaker = (k, _random, terms) => {
  const ty: Ty = `shape${k}`;
  terms.declare(`Leaf${k}`, [], ty);
  terms.declare(`Mark${k}`, ["nat"], ty);
  terms.declare(`Node${k}`, [ty, "bool", ty], ty);
  const [atLeaf, atMark, atNode] = [
    terms.term("nat"),
    terms.term("nat", { n: "nat" }),
    terms.term("nat", { [`weigh${k} l`]: "nat", b: "bool" }),
  ];
  const [l, b, r, n] = [terms.term(ty), terms.term("bool"), terms.term(ty), terms.term("nat")];
  terms.declare(`weigh${k}`, [ty], "nat");
  return {
    text: `datatype ${ty} = Leaf${k} | Mark${k} nat | Node${k} ${ty} bool ${ty}
fun weigh${k} :: "${ty} ⇒ nat" where
  "weigh${k} Leaf${k} = ${atLeaf}" | "weigh${k} (Mark${k} n) = ${atMark}" | "weigh${k} (Node${k} l b r) = ${atNode}"`,
    claims: [
      `"Leaf${k} ≠ Mark${k} ${n}"`,
      `"Node${k} l b r = Node${k} l' b' r' ⟷ l = l' ∧ b = b' ∧ r = r'"`,
      `"x = Leaf${k} ∨ (∃n. x = Mark${k} n) ∨ (∃l b r. x = Node${k} l b r)"`,
      `"(case Node${k} ${l} ${b} ${r} of Leaf${k} ⇒ 0 | Mark${k} n ⇒ n | Node${k} l b r ⇒ weigh${k} l) = weigh${k} ${l}"`,
      `"weigh${k} (Mark${k} ${n}) = (λn. ${atMark}) ${n}"`,
      `"weigh${k} Leaf${k} = ${atLeaf}"`,
      `"weigh${k} (Node${k} l b r) = ${atNode}"`,
    ],
  };
};

const definition: PieceMaker = (k, _random, terms) => {
  const body = terms.term("nat", { x: "nat", p: "bool", xs: "nat list" });
  const [x, p, xs] = [terms.term("nat"), terms.term("bool"), terms.term("nat list", { ys: "nat list" })];
  terms.declare(`mix${k}`, ["nat", "bool", "nat list"], "nat");
  return {
    text: `definition mix${k} :: "nat ⇒ bool ⇒ nat list ⇒ nat" where "mix${k} x p xs = ${body}"`,
    claims: [
      `"mix${k} x p xs = ${body}"`,
      `"mix${k} ${x} ${p} ${xs} = (λx p xs. ${body}) ${x} ${p} ${xs}"`,
      `"mix${k} = (λx p xs. ${body})"`,
    ],
  };
};

const axiomBehindDefinition: PieceMaker = (k, random, terms) => {
  const [least, more] = [random.below(3), random.below(3)];
  const claims = [
    `"far${k} > ${least + more}"`,
    `"near${k} > ${least}"`,
    `"near${k} + 1 > ${least}"`,
    `"∃x. near${k} + x > ${least + 1}"`,
    `"far${k} = near${k} + ${more}"`,
  ];
  terms.declare(`far${k}`, [], "nat");
  return {
    text: `consts near${k} :: nat
definition far${k} where "far${k} = near${k} + ${more}"
axiomatization where far${k}: "far${k} > ${least + more}"`,
    claims,
  };
};

const axiomOnType: PieceMaker = (k, random) => {
  const ty = `item${k}`;
  const [axiom, claims] = random.pick<readonly [string, readonly string[]]>([
    [`∃a b :: ${ty}. a ≠ b`, [`"∃y. y ≠ (x :: ${ty})"`, `"card (UNIV :: ${ty} set) ≠ 1"`, `"¬ (∀a b :: ${ty}. a = b)"`]],
    [
      `(x :: ${ty}) = y`,
      [`"(x :: ${ty}) = y"`, `"f x = f (y :: ${ty})"`, `"finite (A :: ${ty} set)"`, `"A = {} ∨ A = (UNIV :: ${ty} set)"`],
    ],
    [`∃a b c :: ${ty}. distinct [a, b, c]`, [`"∃z. z ∉ {x, y :: ${ty}}"`, `"∃a b c :: ${ty}. distinct [a, b, c]"`]],
    [`∃x :: ${ty}. ∀y. y = x`, [`"(x :: ${ty}) = y"`, `"card (UNIV :: ${ty} set) = 1"`]],
  ]);
  return { text: `typedecl ${ty}\naxiomatization where item${k}: "${axiom}"`, claims };
};

const axiomOnFunction: PieceMaker = (k, random) => {
  const ty = random.pick([`thing${k}`, "bool", "'a"]);
  const declared = ty === `thing${k}` ? `typedecl ${ty}\n` : "";
  return {
    text: `${declared}axiomatization turn${k} :: "${ty} ⇒ ${ty}" where turn${k}: "turn${k} (turn${k} x) = x"
definition twice${k} :: "${ty} ⇒ ${ty}" where "twice${k} x = turn${k} (turn${k} x)"`,
    claims: [
      `"turn${k} (turn${k} (x :: ${ty})) = x"`,
      `"twice${k} (x :: ${ty}) = x"`,
      `"turn${k} x = turn${k} (y :: ${ty}) ⟹ x = y"`,
      `"∃y. turn${k} y = (x :: ${ty})"`,
      `"turn${k} (turn${k} (turn${k} (x :: ${ty}))) = turn${k} x"`,
    ],
  };
};

const inductive: PieceMaker = (k, random, terms) => {
  const step = 1 + random.below(3);
  const base = terms.term("nat", {}, 1);
  return {
    text: `inductive reach${k} :: "nat ⇒ bool" where
  start${k}: "reach${k} ${base}" | step${k}: "reach${k} n ⟹ reach${k} (n + ${step})"
inductive_set hits${k} :: "nat set" where "${step} ∈ hits${k}" | "n ∈ hits${k} ⟹ Suc (Suc n) ∈ hits${k}"`,
    claims: [
      `"reach${k} ${base}"`,
      `"reach${k} n ⟹ reach${k} (n + ${step})"`,
      `"reach${k} (${base} + ${step} + ${step})"`,
      `"∃n. reach${k} n"`,
      `"${step + 2} ∈ hits${k}"`,
      `"n ∈ hits${k} ⟹ ∃m ∈ hits${k}. m > n"`,
    ],
  };
};

const typeClass: PieceMaker = (k) => ({
  text: `class swap${k} = fixes join${k} :: "'a ⇒ 'a ⇒ 'a" assumes join${k}: "join${k} x y = join${k} y x"
instantiation bool :: swap${k} begin
definition join${k}_bool :: "bool ⇒ bool ⇒ bool" where "join${k}_bool x y = (x ≠ y)"
instance sorry
end
typedecl spot${k}
instance spot${k} :: swap${k} sorry`,
  claims: [
    `"join${k} x y = join${k} y (x :: 'a :: swap${k})"`,
    `"join${k} x y = join${k} y (x :: bool)"`,
    `"join${k} True x = (¬ x)"`,
    `"join${k} x y = join${k} y (x :: spot${k})"`,
    `(in swap${k}) "join${k} (join${k} x y) z = join${k} z (join${k} y x)"`,
  ],
});

const locales: PieceMaker = (k) => ({
  text: `locale flip${k} = fixes f :: "'a ⇒ 'a" assumes flip${k}: "f (f x) = x"
locale both${k} = L: flip${k} f + R: flip${k} g for f :: "'a ⇒ 'a" and g :: "'b ⇒ 'b"
consts tilt${k} :: "bool ⇒ bool"
interpretation N${k}: flip${k} Not sorry
interpretation T${k}: flip${k} tilt${k} sorry`,
  claims: [
    `(in flip${k}) "f x = f y ⟹ x = y"`,
    `(in both${k}) "f (f x) = x"`,
    `(in both${k}) "g (g y) = y"`,
    `(in both${k}) "f (f (f x)) = f x ∧ g (g (g y)) = g y"`,
    `"tilt${k} (tilt${k} x) = x"`,
    `"flip${k} h ⟹ h (h x) = x"`,
  ],
});

const record: PieceMaker = (k, _random, terms) => {
  const [m, n, b] = [terms.term("nat"), terms.term("nat"), terms.term("bool")];
  return {
    text: `record point${k} = px${k} :: nat  py${k} :: bool\nrecord color${k} = point${k} + pc${k} :: nat`,
    claims: [
      `"px${k} (r⦇px${k} := ${m}⦈) = ${m}"`,
      `"py${k} (r⦇px${k} := ${m}⦈) = py${k} r"`,
      `"r⦇px${k} := ${m}⦈⦇px${k} := ${n}⦈ = r⦇px${k} := ${n}⦈"`,
      `"⦇px${k} = ${m}, py${k} = ${b}⦈⦇py${k} := True⦈ = ⦇px${k} = ${m}, py${k} = True⦈"`,
      `"r⦇px${k} := px${k} r⦈ = r"`,
      `"pc${k} (r⦇px${k} := ${n}⦈) = pc${k} r"`,
    ],
  };
};

const subtype: PieceMaker = (k, random) => {
  const limit = 1 + random.below(3);
  return {
    text: `typedef small${k} = "{n :: nat. n < ${limit}}" morphisms val${k} small${k}_of sorry
quotient_type rest${k} = nat / "λx y. x mod ${limit} = y mod (${limit} :: nat)" morphisms rep${k} rest${k}_of sorry`,
    claims: [
      `"val${k} x < ${limit}"`,
      `"small${k}_of (val${k} x) = x"`,
      `"n < ${limit} ⟹ val${k} (small${k}_of n) = n"`,
      `"val${k} x = val${k} y ⟹ x = y"`,
      `"rest${k}_of (rep${k} z) = z"`,
      `"rest${k}_of n = rest${k}_of (n + ${limit})"`,
    ],
  };
};

/** A definition that cannot be read: what is said of its constant is not refuted. */
const lost: PieceMaker = (k) => ({
  text: `definition lost${k} :: nat where "lost${k} = 1 + True"\ndefinition kept${k} where "kept${k} = lost${k} + 1"`,
  claims: [`"lost${k} = lost${k}"`, `"kept${k} = lost${k} + 1"`, `"lost${k} < kept${k}"`],
});

/** Names of the library for something else: notation still means the library's. */
const shadows: PieceMaker = (k) => ({
  text: `datatype 'a seq${k} = Nil | Cons 'a "'a seq${k}"\nfun rev where "rev Nil = Nil" | "rev (Cons x xs) = xs"`,
  claims: [
    `"(case [1 :: nat] of [] ⇒ 0 | [x] ⇒ x | _ ⇒ 7) = 1"`,
    `"[x, y] ≠ []"`,
    `"rev (Cons x xs) = xs"`,
    `"Nil ≠ Cons x xs"`,
    `"List.rev (List.rev ys) = ys"`,
    `"[] @ ys = ys"`,
  ],
});

export const pieces: readonly PieceMaker[] = [
  datatype,
  definition,
  axiomBehindDefinition,
  axiomOnType,
  axiomOnFunction,
  inductive,
  typeClass,
  locales,
  record,
  subtype,
  lost,
];

/** Comes last: the terms of other pieces use the names as the library means them. */
export const lastPiece: PieceMaker = shadows;
