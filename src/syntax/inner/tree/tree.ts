import type { Span } from "../../../base/index.ts";

/**
 * The product of inner syntax: what was written, before names are resolved and types inferred.
 *
 * `Node.head` is either the internal name of a declared constant (its mixfix was used; `args` are its arguments in the order of
 * the constant's type, fewer than its arity when the rest follow by application or when a section `(+)` was written), or a
 * built-in head, which begins with "_". The built-in heads, with the bundle that brings them (see builtin.ts):
 *
 * Notation below: `p` pattern, `x` identifier or `_constrain[x, T]`, `t` term, `T` type, `S` sort; `a…` one or more, `a*` none or more.
 * Patterns are built of identifiers (`_` is the identifier "_"), `_constrain`, `_tuple`, `_unit`; in `case` clauses, list comprehension
 * generators and `{#e. p ∈# M#}` they are any terms.
 *
 * | bundle | head | args | written |
 * |---|---|---|---|
 * | pure | `_app` | f, t… | `f x y` (flat; f is not itself an `_app` unless it was parenthesised) |
 * | | `_abs` | p, t | `λp. t`; `λp q. t` nests |
 * | | `_constrain` | t, T | `t :: T`, also of bound variables |
 * | | `_bigimpl` | A…, C | `⟦A; B⟧ ⟹ C` |
 * | | `Pure.imp`, `Pure.eq`, `Pure.conjunction` | A, B | `A ⟹ B`, `A ≡ B`, `A &&& B` (constants) |
 * | | `Pure.all` | `_abs` | `⋀x. A`; `⋀x y. A` nests (binder constant) |
 * | | `_aprop` | t | `PROP t` |
 * | | `Pure.term` | t | `TERM t` |
 * | | `_TYPE` | T | `TYPE(T)` |
 * | | `_ofclass` | T, t | `OFCLASS(T, t)` |
 * | | `_sort_constraint` | T | `SORT_CONSTRAINT(T)` |
 * | | `_DDDOT` | – | `…` or `...` |
 * | | `_index`, `_indexdefault` | t; – | index argument `⇘t⇙`, or left out; stands FIRST among the constant's args |
 * | | `_context_const`, `_context_xconst` | c | `CONST c`, `XCONST c` |
 * | pure, types | `_type` | name, T* | `nat`, `'a list`, `('a, 'b) t`: `name` is an identifier |
 * | | `fun` | T, T | `T ⇒ T`; other type mixfix likewise has the type's name as head |
 * | | `_bracket` | T…, T | `[T, T] ⇒ T` |
 * | | `_ofsort` | 'a or ?'a or `_`, S | `'a::S` |
 * | | `_sort` | class* | `{c, d}`, `{}`; a single class is an identifier; `_` is the identifier "_" (also as a type) |
 * | hol | `_tuple` | t, t… | `(a, b, c)`, flat, term or pattern |
 * | | `_unit` | – | `()` as a pattern (as a term it is the mixfix of the constant) |
 * | | `_list`, `_Finset` | t… | `[a, b]`, `{a, b}` |
 * | | `_Coll` | p, P | `{p. P}` |
 * | | `_Collect` | p, A, P | `{p ∈ A. P}` |
 * | | `_Setcompr` | t, `_idts`[x…], P | `{t |x y. P}` |
 * | | `_filter` | p, xs, P | `[p ← xs. P]` |
 * | | `_listcompr` | e, q… | `[e. q, …]` with q = `_lc_gen`[p, xs] or `_lc_test`[b] or `_lc_let`[`_bind`…] |
 * | | `_Let` | `_bind`[p, t]…, body | `let p = t; q = u in body` |
 * | | `_case_syntax` | t, `_case1`[p, t]… | `case t of p ⇒ u | …` |
 * | | `_case_lambda` | `_case1`[p, t]… | `λp ⇒ t | …` |
 * | | `_Ball` `_Bex` `_Bex1` `_Bleast` | p, A, P | `∀p∈A. P`, `∃p∈A. P`, `∃!p∈A. P`, `LEAST x∈A. P` |
 * | | `_All_less` `_All_less_eq` `_All_greater` `_All_greater_eq` `_All_neq` `_setlessAll` `_setleAll` | x, t, P | `∀x<t. P`, ≤ > ≥ ≠ ⊂ ⊆ |
 * | | `_Ex_less` `_Ex_less_eq` `_Ex_greater` `_Ex_greater_eq` `_Ex_neq` `_setlessEx` `_setleEx` `_setleEx1` | x, t, P | `∃x<t. P` …, `∃!x⊆t. P` |
 * | | `_Ex1` `_Not_Ex1` `_Uniq` `_The` `_Eps` | p, P | `∃!p. P`, `∄!p. P`, `∃⇩≤⇩1 p. P`, `THE p. P`, `SOME p. P` |
 * | | `_Not_Ex` | `_idts`[x…], P | `∄x y. P` |
 * | | `_arg_min` `_arg_max` | f, p, P | `ARG_MIN f p. P` |
 * | | `_UNION` `_INTER` `_SUP` `_INF` `_MIN` `_MAX` `_GCD` `_LCM` | p, A, t | `⋃p∈A. t` (⨆ ⨅ with bundle lattice), `SUP p∈A. t` … |
 * | | `_UNION1` `_INTER1` `_SUP1` `_INF1` `_MIN1` `_MAX1` `_GCD1` `_LCM1` | `_pttrns`[p…], t | `⋃p q. t` … |
 * | | `_UNION_le` `_UNION_less` `_INTER_le` `_INTER_less` | x, n, t | `⋃x≤n. t`, `⋃x<n. t` … |
 * | | `_sum` `_prod` | p, A, t | `∑p∈A. t` |
 * | | `_qsum` `_qprod` | p, P, t | `∑p | P. t` |
 * | | `_from_to_sum` `_from_upto_sum` (`…_prod`) | x, a, b, t | `∑x=a..b. t`, `∑x=a..<b. t` |
 * | | `_upt_sum` `_upto_sum` (`…_prod`) | x, n, t | `∑x<n. t`, `∑x≤n. t` |
 * | | `_sum_list` `_prod_list` | p, xs, t | `∑p←xs. t` |
 * | | `_Sigma` | p, A, B | `SIGMA p:A. B` |
 * | | `_eventually` `_frequently` | p, F, P | `∀⇩F p in F. P`, `∃⇩F p in F. P` |
 * | | `_Update` | f, u… | `f(x := y, k ↦ v, ks [↦] vs)` with u = `_updbind`[x, y], `_maplet`[k, v], `_maplets`[ks, vs] |
 * | | `_Map` | u… | `[k ↦ v, ks [↦] vs]` with u = `_maplet` or `_maplets` |
 * | | `_LUpdate` | xs, `_lupdbind`[i, v]… | `xs[i := v, …]` |
 * | | `_record` | `_field`[name, t]… | `⦇x = a, y = b⦈` |
 * | | `_record_scheme` | `_field`…, more | `⦇x = a, … = m⦈` |
 * | | `_record_update` | r, `_field_update`[name, t]… | `r⦇x := a, …⦈` |
 * | | `_record_type` | `_field_type`[name, T]… | `⦇x :: T, …⦈` (a type) |
 * | | `_record_type_scheme` | `_field_type`…, T | `⦇x :: T, … :: 'm⦈` (a type) |
 * | | `_Char`, `_Char_ord` | string; numeral | `CHR ''a''`, `CHR 0x41` |
 * | | `_Literal`, `_Ascii` | string; numeral | `STR ''abc''`, `STR 0x41` |
 * | | `_TYPEREP`, `_type_char` | T | `TYPEREP(T)`, `CHAR(T)` |
 * | card | `_type_card` | T | `CARD(T)` |
 * | lattice | `_SUP`, `_SUP1`, `_INF`, `_INF1` | as above | `⨆p∈A. t`, `⨆p. t`, `⨅…` |
 * | monad | `_do_block` | s*, t | `do { p ← m; let p = t; m; t }` with s = `_do_bind`[p, m], `_do_let`[p, t], `_do_then`[m] |
 * | | `_thenM` | m, n | `m ⪢ n` |
 * | multiset | `_multiset` | t… | `{#a, b#}` |
 * | | `_MCollect` | p, M, P | `{#p ∈# M. P#}` |
 * | | `_comprehension_mset` | e, p, M | `{#e. p ∈# M#}` |
 * | | `_comprehension_mset'` | e, p, M, P | `{#e | p ∈# M. P#}` |
 * | | `_MBall` `_MBex` `_sum_mset_image` `_prod_mset_image` | p, M, t | `∀p∈#M. t`, ∃, `∑p∈#M. t`, ∏ |
 * | fset | `_fset` | t… | `{|a, b|}` |
 * | | `_fBall` `_fBex` `_fBnex` `_fBex1` | p, A, P | `∀p|∈|A. P`, ∃, ∄, ∃! |
 * | | `_setlessfAll` `_setlefAll` `_setlessfEx` `_setlefEx` | x, A, P | `∀x|⊂|A. P` … |
 * | funcset | `_Pi` `_PiE` `_lam` | p, A, t | `Π p∈A. t`, `Π⇩E p∈A. t`, `λp∈A. t` |
 *
 * Numerals, floats and strings are leaves. A head that begins with "_" and is not in the table comes from the user's own `syntax`;
 * if it is still there after `translations`, the notation is not supported. Arguments that the user's `syntax` gives as `args`,
 * `idts`, `pttrns` … are one tree: the element itself, or `_args`[a, b, …], `_idts`, `_pttrns`, … when there are several.
 */
export type SyntaxTree = Ident | Schematic | Numeral | Float | StringLit | Quoted | Cartouche | TypeFree | TypeVar | SyntaxNode;

/** An identifier or long identifier, not yet resolved: bound, free or constant; "_" is the dummy. */
export interface Ident {
  readonly kind: "ident";
  readonly name: string;
  readonly span: Span;
}

/** A schematic variable `?x` or `?x.3`. */
export interface Schematic {
  readonly kind: "schematic";
  readonly name: string;
  readonly index: number;
  readonly span: Span;
}

/** A natural number in decimal, `0x` or `0b` form. */
export interface Numeral {
  readonly kind: "numeral";
  readonly value: bigint;
  readonly span: Span;
}

/** A decimal fraction such as `1.5`, as written. */
export interface Float {
  readonly kind: "float";
  readonly text: string;
  readonly span: Span;
}

/** A string `''abc''`, without its quotes and escapes. */
export interface StringLit {
  readonly kind: "string";
  readonly value: string;
  readonly span: Span;
}

/** A token `"…"` inside a term, without its quotes; only users' own syntax gives it a meaning. */
export interface Quoted {
  readonly kind: "quoted";
  readonly text: string;
  readonly span: Span;
}

/** A token `‹…›` inside a term, without its brackets; only users' own syntax gives it a meaning. */
export interface Cartouche {
  readonly kind: "cartouche";
  readonly text: string;
  readonly span: Span;
}

/** A type variable; the name includes the quote: `'a`. */
export interface TypeFree {
  readonly kind: "tfree";
  readonly name: string;
  readonly span: Span;
}

/** A schematic type variable `?'a` or `?'a.3`; the name includes the quote: `'a`. */
export interface TypeVar {
  readonly kind: "tvar";
  readonly name: string;
  readonly index: number;
  readonly span: Span;
}

/** A phrase: a constant's mixfix or a built-in form. */
export interface SyntaxNode {
  readonly kind: "node";
  readonly head: string;
  readonly args: readonly SyntaxTree[];
  readonly span: Span;
}
