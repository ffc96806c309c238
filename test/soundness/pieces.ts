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
      `"point${k}.more (point${k}.extend r z) = z"`,
      `"more (extend r z) = z"`,
      `"make ${m} ${b} ${n} = ⦇px${k} = ${m}, py${k} = ${b}, pc${k} = ${n}⦈"`,
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
      `"rep${k} (rest${k}_of n) = rep${k} (rest${k}_of (n + ${limit}))"`,
      `"rest${k}_of m = rest${k}_of n ⟹ rep${k} (rest${k}_of m) = rep${k} (rest${k}_of n)"`,
      `"rep${k} (rest${k}_of n) mod ${limit} = n mod ${limit}"`,
    ],
  };
};

/** A class below another one, instances at a product and at a declared type, and an operation that only the class fixes. */
const classHierarchy: PieceMaker = (k) => ({
  text: `class mark${k} = fixes mark${k} :: "'a ⇒ 'a" assumes mark${k}: "mark${k} (mark${k} x) = mark${k} x"
class rank${k} = mark${k} + fixes rank${k} :: "'a ⇒ nat" assumes rank${k}: "rank${k} (mark${k} x) = 0"
instantiation nat :: rank${k} begin
definition mark${k}_nat :: "nat ⇒ nat" where "mark${k}_nat n = 0"
definition rank${k}_nat :: "nat ⇒ nat" where "rank${k}_nat n = n"
instance sorry
end
instantiation prod :: (rank${k}, rank${k}) rank${k} begin
definition mark${k}_prod :: "'a × 'b ⇒ 'a × 'b" where "mark${k}_prod p = (mark${k} (fst p), mark${k} (snd p))"
definition rank${k}_prod :: "'a × 'b ⇒ nat" where "rank${k}_prod p = rank${k} (fst p) + rank${k} (snd p)"
instance sorry
end
typedecl token${k}
instance token${k} :: rank${k} sorry
definition flat${k} :: "'a :: rank${k} ⇒ bool" where "flat${k} x ⟷ rank${k} x = 0"`,
  claims: [
    `"mark${k} (mark${k} x) = mark${k} (x :: 'a :: rank${k})"`,
    `"rank${k} (mark${k} (x :: 'a :: rank${k})) = 0"`,
    `"rank${k} (mark${k} (x :: token${k})) = 0"`,
    `"rank${k} (mark${k} (p :: nat × token${k})) = 0"`,
    `"flat${k} (mark${k} (x :: 'a :: rank${k} × nat))"`,
    `(in rank${k}) "rank${k} (mark${k} (mark${k} x)) = 0"`,
    `"class.rank${k} m r ⟹ r (m (m x)) = (0 :: nat)"`,
  ],
});

/** A locale with two instances of another at different types, a sublocale, definitions inside, and instances of the whole. */
const instances: PieceMaker = (k) => ({
  text: `locale point${k}s = fixes o0 :: 'a and f :: "'a ⇒ 'a" assumes fix${k}: "f o0 = o0"
begin
definition "two x = f (f x)"
definition "still x ⟷ f x = x"
end
locale pair${k}s = A: point${k}s a f + B: point${k}s b g for a :: 'a and f and b :: 'b and g +
  assumes near${k}: "g (g y) = g y"
sublocale pair${k}s ⊆ P: point${k}s "(a, b)" "map_prod f g" sorry
consts home${k} :: bool  move${k} :: "bool ⇒ bool"
interpretation I${k}: point${k}s home${k} move${k} sorry
interpretation J${k}: point${k}s "0 :: nat" "λn. n div 2" sorry`,
  claims: [
    `(in point${k}s) "two o0 = o0"`,
    `(in point${k}s) "still o0"`,
    `(in pair${k}s) "A.still a ∧ B.still (g y)"`,
    `(in pair${k}s) "P.still (a, b)"`,
    `(in pair${k}s) "B.two y = g y"`,
    `"move${k} home${k} = home${k}"`,
    `"I${k}.two home${k} = home${k}"`,
    `"J${k}.two n = n div 2 div 2"`,
    `"point${k}s z h ⟹ h (h z) = z"`,
  ],
});

/** Infinite objects, mutual recursion, overloading, recursion without a proof of termination. */
const corecursive: PieceMaker = (k, random) => {
  const n = random.below(3);
  return {
    text: `codatatype 'a flow${k} = Flow${k} (now${k}: 'a) (later${k}: "'a flow${k}")
primcorec same${k} :: "'a ⇒ 'a flow${k}" where "now${k} (same${k} x) = x" | "later${k} (same${k} x) = same${k} x"
coinductive ever${k} :: "('a ⇒ bool) ⇒ 'a flow${k} ⇒ bool" for P where "P x ⟹ ever${k} P s ⟹ ever${k} P (Flow${k} x s)"
datatype left${k} = L0 | LR right${k} and right${k} = RL left${k}
fun sizel${k} :: "left${k} ⇒ nat" and sizer${k} :: "right${k} ⇒ nat" where
  "sizel${k} L0 = ${n}" | "sizel${k} (LR r) = Suc (sizer${k} r)" | "sizer${k} (RL l) = Suc (sizel${k} l)"
function runs${k} :: "nat ⇒ nat" where "runs${k} x = (if x = ${n} then 0 else Suc (runs${k} (Suc x)))" sorry
consts size${k}_of :: "'a ⇒ nat"
overloading at_bool${k} ≡ "size${k}_of :: bool ⇒ nat" begin definition "at_bool${k} b = (if b then ${n} else 1 :: nat)" end`,
    claims: [
      `"later${k} (same${k} x) = same${k} x"`,
      `"same${k} x = Flow${k} x (same${k} x)"`,
      `"Flow${k} x s = Flow${k} y t ⟷ x = y ∧ s = t"`,
      `"ever${k} P (same${k} x) ⟷ P x"`,
      `"ever${k} P s ⟹ P (now${k} s) ∧ ever${k} P (later${k} s)"`,
      `"sizel${k} (LR (RL l)) = sizel${k} l + 2"`,
      `"sizel${k} l ≥ ${n}"`,
      `"runs${k} ${n} = 0"`,
      `"size${k}_of True = (${n} :: nat)"`,
      `"size${k}_of (x :: nat) = size${k}_of x"`,
    ],
  };
};

/** Operations lifted to subtypes and quotients, and a copy of a type. */
const lifted: PieceMaker = (k, random) => {
  const limit = 2 + random.below(3);
  return {
    text: `typedef (overloaded) 'a some${k} = "{xs :: 'a list. xs ≠ []}" morphisms list${k} some${k} sorry
setup_lifting type_definition_some${k}
lift_definition front${k} :: "'a some${k} ⇒ 'a" is hd .
lift_definition more${k} :: "'a ⇒ 'a some${k} ⇒ 'a some${k}" is "λx xs. x # xs" sorry
quotient_type clock${k} = nat / "λx y. x mod ${limit} = y mod (${limit} :: nat)" sorry
lift_definition tick${k} :: "clock${k} ⇒ clock${k}" is Suc sorry`,
    claims: [
      `"list${k} (s :: 'a some${k}) ≠ []"`,
      `"front${k} (more${k} x s) = x"`,
      `"more${k} x s = more${k} y t ⟷ x = y ∧ s = t"`,
      `"length (list${k} (more${k} x s)) > 1"`,
      `"list${k} (s :: 'a some${k}) = list${k} t ⟹ s = t"`,
      `"(tick${k} ^^ ${limit}) c = c"`,
      `"tick${k} c = tick${k} d ⟹ c = d"`,
      `"∃d. tick${k} d = c"`,
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
  classHierarchy,
  instances,
  corecursive,
  lifted,
  lost,
];

/** A theory parts of which cannot be read, and what a theory that imports it may not refute, since the lost parts may say it. */
export const lostImport: Piece = {
  text: `consts hidden :: nat
axiomatization where hidden: "hidden = 1 + True"
definition shown where "shown = hidden + 1"
definition gone :: nat where "gone = 1 + True"
typedecl veiled
axiomatization where veiled: "(x :: veiled) = 1 + True"
locale dim = fixes d :: nat assumes "d = 1 + True"`,
  claims: [
    `"hidden = 3"`,
    `"shown > 5"`,
    `"shown = hidden + 1"`,
    `"gone = 7"`,
    `"(x :: veiled) = y"`,
    `"card (UNIV :: veiled set) = 2"`,
    `(in dim) "d = 2"`,
    `"dim d ⟹ d < 9"`,
  ],
};

/** Comes last: the terms of other pieces use the names as the library means them. */
export const lastPiece: PieceMaker = shadows;
