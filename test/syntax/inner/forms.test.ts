import { describe, expect, it } from "vitest";
import { builtinBundle, bundleNames, dumpTree, parseTerm, printTree, withBundle } from "../../../src/syntax/inner/index.ts";
import { normalise, toAscii } from "../../../src/syntax/symbols.ts";
import { hol } from "./hol-grammar.ts";

const grammar = bundleNames.reduce(withBundle, hol);

/** Each form as it is printed, its tree, and other spellings. */
const forms: readonly (readonly [text: string, tree: string, ...others: string[]])[] = [
  ["f x y", "_app(f, x, y)"],
  ["(f x) y", "_app(_app(f, x), y)"],
  ["λx (y, _) (). t", "_abs(x, _abs(_tuple(y, _), _abs(_unit(), t)))", "%x (y,_) (). t"],
  ["λx::nat. t", "_abs(_constrain(x, _type(nat)), t)"],
  ["(x :: nat) y", "_app(_constrain(x, _type(nat)), y)"],
  ["⟦A; B⟧ ⟹ C", "_bigimpl(A, B, C)", "[| A; B |] ==> C"],
  ["A ⟹ B ≡ C", "Pure.imp(A, Pure.eq(B, C))", "A ==> B == C"],
  ["A &&& B", "Pure.conjunction(A, B)"],
  ["⋀x y. A", "Pure.all(_abs(x, Pure.all(_abs(y, A))))", "!!x y. A"],
  ["PROP f x", "_aprop(_app(f, x))"],
  ["TERM x", "Pure.term(x)"],
  ["TYPE('a list)", "_TYPE(_type(list, 'a))"],
  ["OFCLASS ('a, c)", "_ofclass('a, c)"],
  ["SORT_CONSTRAINT ('a)", "_sort_constraint('a)"],
  ["x = …", "HOL.eq(x, _DDDOT())", "x = ..."],
  ["CONST c", "_context_const(c)"],
  ["?x.2 = ?y", "HOL.eq(?x.2, ?y)", "?x2 = ?y"],
  ["(a, b, c)", "_tuple(a, b, c)"],
  ["[a, b, c]", "_list(a, b, c)"],
  ["{a, b}", "_Finset(a, b)"],
  ["[]", "Nil()"],
  ["{}", "Set.empty()"],
  ["()", "Unity()"],
  ["{x. P}", "_Coll(x, P)"],
  ["{(x, y). P}", "_Coll(_tuple(x, y), P)"],
  ["{x ∈ A. P}", "_Collect(x, A, P)", "{x:A. P}"],
  ["{t |x y. P}", "_Setcompr(t, _idts(x, y), P)"],
  ["{t |x::nat. P}", "_Setcompr(t, _idts(_constrain(x, _type(nat))), P)"],
  ["{a..b}", "atLeastAtMost(a, b)"],
  ["[a..<b]", "upt(a, b)"],
  ["[x←xs. P]", "_filter(x, xs, P)", "[x<-xs. P]"],
  ["[e. x ← xs, P, (y, z) ← ys]", "_listcompr(e, _lc_gen(x, xs), _lc_test(P), _lc_gen(_tuple(y, z), ys))", "[e. x <- xs, P, (y, z) <- ys]"],
  ["let x = a; (y, z) = b in c", "_Let(_bind(x, a), _bind(_tuple(y, z), b), c)"],
  ["case t of [] ⇒ a | x # xs ⇒ b", "_case_syntax(t, _case1(Nil(), a), _case1(Cons(x, xs), b))", "case t of [] => a | x # xs => b"],
  ["λ[] ⇒ a | x # _ ⇒ b", "_case_lambda(_case1(Nil(), a), _case1(Cons(x, _), b))", "%[] => a | x # _ => b"],
  ["if a then b else c", "HOL.If(a, b, c)"],
  ["∀x∈A. P", "_Ball(x, A, P)", "ALL x:A. P", "! x:A. P", "ALL x ∈ A. P"],
  ["∃(x, y)∈A. P", "_Bex(_tuple(x, y), A, P)", "EX (x, y):A. P"],
  ["∃!x∈A. P", "_Bex1(x, A, P)", "EX! x:A. P"],
  ["LEAST x∈A. P", "_Bleast(x, A, P)", "LEAST x:A. P"],
  ["∀x<t. P", "_All_less(x, t, P)", "ALL x<t. P", "! x<t. P"],
  ["∀x≤t. P", "_All_less_eq(x, t, P)", "ALL x<=t. P"],
  ["∀x>t. P", "_All_greater(x, t, P)", "ALL x>t. P"],
  ["∀x≥t. P", "_All_greater_eq(x, t, P)", "ALL x>=t. P"],
  ["∀x≠t. P", "_All_neq(x, t, P)", "ALL x~=t. P"],
  ["∀x⊂t. P", "_setlessAll(x, t, P)"],
  ["∀x⊆t. P", "_setleAll(x, t, P)"],
  ["∃x<t. P", "_Ex_less(x, t, P)", "EX x<t. P", "? x<t. P"],
  ["∃x≤t. P", "_Ex_less_eq(x, t, P)", "EX x<=t. P"],
  ["∃x>t. P", "_Ex_greater(x, t, P)"],
  ["∃x≥t. P", "_Ex_greater_eq(x, t, P)"],
  ["∃x≠t. P", "_Ex_neq(x, t, P)"],
  ["∃x⊂t. P", "_setlessEx(x, t, P)"],
  ["∃x⊆t. P", "_setleEx(x, t, P)"],
  ["∃!x⊆t. P", "_setleEx1(x, t, P)"],
  ["∀x y::nat. P", "HOL.All(_abs(x, HOL.All(_abs(_constrain(y, _type(nat)), P))))", "ALL x y::nat. P", "! x y::nat. P"],
  ["∀(x::nat) y. P", "HOL.All(_abs(_constrain(x, _type(nat)), HOL.All(_abs(y, P))))"],
  ["∃!(x, y). P", "_Ex1(_tuple(x, y), P)", "EX! (x, y). P", "?! (x, y). P"],
  ["∄!x. P", "_Not_Ex1(x, P)"],
  ["∄x y. P", "_Not_Ex(_idts(x, y), P)"],
  ["∃⇩≤⇩1 x. P", "_Uniq(x, P)", "?< x. P"],
  ["THE (x, y). P", "_The(_tuple(x, y), P)"],
  ["SOME x. P", "_Eps(x, P)", "ϵ x. P", "@ x. P"],
  ["LEAST x. P", "Least(_abs(x, P))"],
  ["ARG_MIN f x. P", "_arg_min(f, x, P)"],
  ["ARG_MAX f x. P", "_arg_max(f, x, P)"],
  ["⋃x∈A. t", "_UNION(x, A, t)", "UN x:A. t"],
  ["⋃x y. t", "_UNION1(_pttrns(x, y), t)", "UN x y. t"],
  ["⋃x. t", "_UNION1(_pttrns(x), t)"],
  ["⋃i≤n. t", "_UNION_le(i, n, t)", "UN i<=n. t"],
  ["⋃i<n. t", "_UNION_less(i, n, t)", "UN i<n. t"],
  ["⋂x∈A. t", "_INTER(x, A, t)", "INT x:A. t"],
  ["⋂x. t", "_INTER1(_pttrns(x), t)"],
  ["⋂i≤n. t", "_INTER_le(i, n, t)"],
  ["⋂i<n. t", "_INTER_less(i, n, t)"],
  ["⨆x. t", "_SUP1(_pttrns(x), t)", "SUP x. t"],
  ["⨅x. t", "_INF1(_pttrns(x), t)", "INF x. t"],
  ["MIN x∈A. t", "_MIN(x, A, t)"],
  ["MIN x. t", "_MIN1(_pttrns(x), t)"],
  ["MAX x∈A. t", "_MAX(x, A, t)"],
  ["MAX x. t", "_MAX1(_pttrns(x), t)"],
  ["GCD x∈A. t", "_GCD(x, A, t)"],
  ["GCD x. t", "_GCD1(_pttrns(x), t)"],
  ["LCM x∈A. t", "_LCM(x, A, t)"],
  ["LCM x. t", "_LCM1(_pttrns(x), t)"],
  ["∑x∈A. t", "_sum(x, A, t)", "SUM x:A. t"],
  ["∑x | P. t", "_qsum(x, P, t)", "∑x|P. t", "SUM x|P. t"],
  ["∑x = a..b. t", "_from_to_sum(x, a, b, t)", "∑x=a..b. t", "SUM x=a..b. t"],
  ["∑x = a..<b. t", "_from_upto_sum(x, a, b, t)", "∑x=a..<b. t"],
  ["∑x<n. t", "_upt_sum(x, n, t)"],
  ["∑x≤n. t", "_upto_sum(x, n, t)", "SUM x<=n. t"],
  ["∑x←xs. t", "_sum_list(x, xs, t)", "SUM x<-xs. t"],
  ["∏x∈A. t", "_prod(x, A, t)", "PROD x:A. t"],
  ["∏x | P. t", "_qprod(x, P, t)"],
  ["∏x = a..b. t", "_from_to_prod(x, a, b, t)"],
  ["∏x = a..<b. t", "_from_upto_prod(x, a, b, t)"],
  ["∏x<n. t", "_upt_prod(x, n, t)"],
  ["∏x≤n. t", "_upto_prod(x, n, t)"],
  ["∏x←xs. t", "_prod_list(x, xs, t)"],
  ["∑ A", "_app(Sum(), A)"],
  ["SIGMA x:A. B", "_Sigma(x, A, B)"],
  ["∀⇩F x in F. P", "_eventually(x, F, P)"],
  ["∃⇩F x in F. P", "_frequently(x, F, P)"],
  ["f(x := a, y := b)", "_Update(f, _updbind(x, a), _updbind(y, b))"],
  ["f(x := a, k ↦ v, ks [↦] vs)", "_Update(f, _updbind(x, a), _maplet(k, v), _maplets(ks, vs))", "f(x:=a, k|->v, ks[|->]vs)"],
  ["[k ↦ v, ks [↦] vs]", "_Map(_maplet(k, v), _maplets(ks, vs))", "[k |-> v, ks [|->] vs]"],
  ["xs[i := v, j := w]", "_LUpdate(xs, _lupdbind(i, v), _lupdbind(j, w))"],
  ["⦇x = a, y = b⦈", "_record(_field(x, a), _field(y, b))", "(| x = a, y = b |)"],
  ["⦇x = a, … = m⦈", "_record_scheme(_field(x, a), m)", "(| x = a, ... = m |)"],
  ["r⦇x := a, y := b⦈", "_record_update(r, _field_update(x, a), _field_update(y, b))", "r(| x := a, y := b |)"],
  ["CHR ''a''", "_Char(''a'')"],
  ["CHR 65", "_Char_ord(65)", "CHR 0x41"],
  ["STR ''abc''", "_Literal(''abc'')"],
  ["STR 10", "_Ascii(10)", "STR 0x0A"],
  ["''abc''", "''abc''"],
  ["TYPEREP('a)", "_TYPEREP('a)"],
  ["CHAR('a)", "_type_char('a)"],
  ["CARD('a)", "_type_card('a)"],
  ["⨆x∈A. t", "_SUP(x, A, t)", "SUP x∈A. t", "SUP x:A. t"],
  ["⨅x∈A. t", "_INF(x, A, t)", "INF x∈A. t"],
  ["do { x ← m; let y = t; n; e }", "_do_block(_do_bind(x, m), _do_let(y, t), _do_then(n), e)", "do {x <- m; let y = t; n; e}"],
  ["do { e }", "_do_block(e)"],
  ["m ⪢ n", "_thenM(m, n)", "m >> n"],
  ["{#a, b#}", "_multiset(a, b)"],
  ["{#x ∈# M. P#}", "_MCollect(x, M, P)", "{#x :# M. P#}"],
  ["{#e. x ∈# M#}", "_comprehension_mset(e, x, M)", "{#e. x :# M#}"],
  ["{#e | x ∈# M. P#}", "_comprehension_mset'(e, x, M, P)"],
  ["∀x∈#M. P", "_MBall(x, M, P)"],
  ["∃x∈#M. P", "_MBex(x, M, P)"],
  ["∑x∈#M. t", "_sum_mset_image(x, M, t)", "SUM x:#M. t"],
  ["∏x∈#M. t", "_prod_mset_image(x, M, t)"],
  ["{|a, b|}", "_fset(a, b)"],
  ["∀x|∈|A. P", "_fBall(x, A, P)"],
  ["∃x|∈|A. P", "_fBex(x, A, P)"],
  ["∄x|∈|A. P", "_fBnex(x, A, P)"],
  ["∃!x|∈|A. P", "_fBex1(x, A, P)"],
  ["∀x|⊂|A. P", "_setlessfAll(x, A, P)"],
  ["∀x|⊆|A. P", "_setlefAll(x, A, P)"],
  ["∃x|⊂|A. P", "_setlessfEx(x, A, P)"],
  ["∃x|⊆|A. P", "_setlefEx(x, A, P)"],
  ["Π x∈A. t", "_Pi(x, A, t)"],
  ["Π⇩E x∈A. t", "_PiE(x, A, t)"],
  ["λx∈A. t", "_lam(x, A, t)"],
  ["(+) a", "_app(plus(), a)", "( + ) a"],
  ["f (*)", "_app(f, times())", "f ( * )"],
];

describe("built-in forms", () => {
  it.each(forms)("%s", (text, tree, ...others) => {
    const { trees } = parseTerm(grammar, text, "prop");
    expect(trees.map(dumpTree)).toEqual([tree]);
    expect(trees.map((t) => printTree(grammar, t))).toEqual([text]);
    for (const other of [...others, toAscii(text)]) {
      expect(parseTerm(grammar, normalise(other, 0), "prop").trees.map(dumpTree), other).toEqual([tree]);
    }
  });

  it("are all tested", () => {
    const heads = new Set<string>();
    for (const name of bundleNames) {
      for (const { action } of builtinBundle(name).productions) if (action.kind === "node") heads.add(action.head);
    }
    const tested = forms.map(([, tree]) => tree).join(" ");
    const types = new Set([
      "fun",
      "_bracket",
      "_ofsort",
      "_sort",
      "_record_type",
      "_record_type_scheme",
      "_field_type",
      "_context_xconst",
      "_index",
    ]);
    expect([...heads].filter((head) => !types.has(head) && !tested.includes(`${head}(`))).toEqual([]);
  });
});

describe("old spellings", () => {
  it("reads op as a section only where it cannot be a name", () => {
    const read = (text: string, isLegacy = false) => parseTerm(hol, text, "prop", { isLegacy }).trees.map(dumpTree);
    expect(read("f (op +) a")).toEqual(["_app(f, plus(), a)"]);
    expect(read("op + a")).toEqual(["plus(op, a)"]);
    expect(read("op + a", true)).toEqual(["_app(plus(), a)"]);
    expect(read("op a")).toEqual(["_app(op, a)"]);
  });
});

describe("places", () => {
  it("lead back to the file, whatever the spelling", () => {
    const source = normalise("f \\<alpha> \\<and> g", 100);
    const [tree] = parseTerm(hol, source, "logic").trees;
    expect(tree?.span).toEqual({ from: 100, to: 119 });
    expect(tree?.kind === "node" && tree.args.map((arg) => arg.span)).toEqual([
      { from: 100, to: 110 },
      { from: 118, to: 119 },
    ]);
  });
});
