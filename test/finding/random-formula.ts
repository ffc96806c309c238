import fc from "fast-check";

/** Random formulas of higher-order logic over one type `'a`: elements, options, pairs, functions, sets, relations, counts. */
type Sorts = {
  readonly a: string;
  readonly opt: string;
  readonly prod: string;
  readonly func: string;
  readonly set: string;
  readonly rel: string;
  readonly num: string;
  readonly bool: string;
};

/** The variables with their types; `'a` is to be replaced. */
export const variables: Readonly<Record<string, string>> = {
  x: "'a",
  y: "'a",
  q: "'a option",
  p: "'a × bool",
  f: "'a ⇒ 'a",
  h: "'a ⇒ bool",
  A: "'a set",
  B: "'a set",
  r: "('a × 'a) set",
};

/** Those that occur in a formula. */
export function occurring(formula: string): string[] {
  return Object.keys(variables).filter((name) => new RegExp(`(?<![\\w'.])${name}(?![\\w'])`).test(formula));
}

const join = (...parts: (fc.Arbitrary<string> | string)[]): fc.Arbitrary<string> =>
  fc.tuple(...parts.map((p) => (typeof p === "string" ? fc.constant(p) : p))).map((texts) => `(${texts.join(" ")})`);

const depth = { depthSize: "small", maxDepth: 4, depthIdentifier: "formula" } as const;

/** Formulas. Bound variables are called `z` (elements), `Z` (sets) and `k` (functions), and used only where they are bound. */
export const formulas: fc.Arbitrary<string> = fc.letrec<Sorts>((tie) => {
  const bound = (text: string, name: string): string => text.replace(/\b[xy]\b/, name);
  const under = (quantifier: string, name: string): fc.Arbitrary<string> =>
    tie("bool").map((b) => `(${quantifier}${name}. ${bound(b, name)})`);
  const overSets = (quantifier: string): fc.Arbitrary<string> =>
    tie("bool").map((b) => `(${quantifier}Z. ${b.replace(/\b[AB]\b/, "Z")} ∧ Z = Z ∪ {x})`);
  return {
    a: fc.oneof(
      depth,
      fc.constantFrom("x", "y"),
      join(tie("func"), tie("a")),
      join("fst", tie("prod")),
      join("if", tie("bool"), "then", tie("a"), "else", tie("a")),
      join("case", tie("opt"), "of None ⇒", tie("a"), "| Some z ⇒ z"),
      join("THE z. z ∈", tie("set")),
      join("SOME z. z ∈", tie("set")),
      join("the", tie("opt")),
    ),
    opt: fc.oneof(depth, fc.constantFrom("q", "None"), join("Some", tie("a")), join("map_option", tie("func"), tie("opt"))),
    prod: fc.oneof(
      depth,
      fc.constant("p"),
      fc.tuple(tie("a"), tie("bool")).map(([a, b]) => `(${a}, ${b})`),
    ),
    func: fc.oneof(
      depth,
      fc.constantFrom("f", "id", "(λz. z)"),
      join(tie("func"), "∘", tie("func")),
      fc.tuple(tie("func"), tie("a"), tie("a")).map(([f, a, b]) => `(${f}(${a} := ${b}))`),
      tie("a").map((a) => `(λz. ${bound(a, "z")})`),
    ),
    set: fc.oneof(
      depth,
      fc.constantFrom("A", "B", "{}", "UNIV"),
      join("insert", tie("a"), tie("set")),
      join(tie("set"), "∪", tie("set")),
      join(tie("set"), "∩", tie("set")),
      join(tie("set"), "-", tie("set")),
      join(tie("func"), "`", tie("set")),
      join(tie("rel"), "``", tie("set")),
      join("Domain", tie("rel")),
      tie("bool").map((b) => `{z. ${bound(b, "z")}}`),
    ),
    rel: fc.oneof(
      depth,
      fc.constantFrom("r", "Id", "{}"),
      join(tie("rel"), "O", tie("rel")),
      join(tie("rel"), "∪", tie("rel")),
      tie("rel").map((r) => `(${r}\\<inverse>)`),
      tie("rel").map((r) => `(${r}⇧+)`),
      tie("rel").map((r) => `(${r}⇧*)`),
      join(tie("set"), "×", tie("set")),
    ),
    num: fc.oneof(depth, fc.constantFrom("0", "1", "2"), join("card", tie("set")), join("card", tie("rel"))),
    bool: fc.oneof(
      depth,
      join(tie("a"), "=", tie("a")),
      join(tie("a"), "∈", tie("set")),
      join("h", tie("a")),
      join("snd", tie("prod")),
      join(tie("set"), "⊆", tie("set")),
      join(tie("set"), "=", tie("set")),
      fc.tuple(tie("a"), tie("a"), tie("rel")).map(([a, b, r]) => `((${a}, ${b}) ∈ ${r})`),
      join(tie("func"), "=", tie("func")),
      join(tie("opt"), "=", tie("opt")),
      join(tie("prod"), "=", tie("prod")),
      join(tie("num"), "≤", "(", tie("num"), ":: nat)"),
      join("¬", tie("bool")),
      join(tie("bool"), "∧", tie("bool")),
      join(tie("bool"), "∨", tie("bool")),
      join(tie("bool"), "⟶", tie("bool")),
      join(tie("bool"), "=", tie("bool")),
      under("∀", "z"),
      under("∃", "z"),
      under("∃!", "z"),
      overSets("∀"),
      overSets("∃"),
      fc.tuple(tie("set"), tie("bool")).map(([s, b]) => `(∀z∈${s}. ${bound(b, "z")})`),
      fc.tuple(tie("set"), tie("bool")).map(([s, b]) => `(∃z∈${s}. ${bound(b, "z")})`),
      join(fc.constantFrom("inj", "surj", "bij"), tie("func")),
      join(fc.constantFrom("sym", "trans", "refl", "antisym", "acyclic"), tie("rel")),
      join("finite", tie("set")),
    ),
  };
}).bool;
