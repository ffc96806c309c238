import { describe, expect, it } from "vitest";
import { dumpTree, parseTerm, sameTree } from "../../../src/syntax/inner/index.ts";
import { hol } from "./hol-grammar.ts";

describe("readings", () => {
  it.each([
    ["¬ a = b", "¬ (a = b)"],
    ["x ∈ A = P", "(x ∈ A) = P"],
    ["P ∧ Q ⟶ R ∨ S", "(P ∧ Q) ⟶ (R ∨ S)"],
    ["A ⟶ B ⟷ C", "A ⟶ (B ⟷ C)"],
    ["a = b ∧ c", "(a = b) ∧ c"],
    ["a = b = c", "(a = b) = c"],
    ["x # xs @ ys", "x # (xs @ ys)"],
    ["f x # ys ! n", "(f x) # (ys ! n)"],
    ["f ` A ∪ B", "(f ` A) ∪ B"],
    ["a - b - c", "(a - b) - c"],
    ["a ^ b ^ c", "a ^ (b ^ c)"],
    ["- a + b", "(- a) + b"],
    ["- a * b", "(- a) * b"],
    ["a * - b", "a * (- b)"],
    ["f - 1", "(f) - (1)"],
    ["f ∘ g = h", "(f ∘ g) = h"],
    ["∑x∈A. f x + 1", "∑x∈A. (f x + 1)"],
    ["if p then a else b + c", "if p then a else (b + c)"],
    ["∀x. P x ⟶ Q", "∀x. (P x ⟶ Q)"],
    ["map f xs = ys ⟹ P", "(map f xs = ys) ⟹ P"],
    ["f r⦇x := 1⦈", "(f r)⦇x := 1⦈"],
    ["r⦇x := 1⦈⦇y := 2⦈", "(r⦇x := 1⦈)⦇y := 2⦈"],
    ["P⇧*⇧* x y", "(P⇧*⇧*) x y"],
    ["A ⟹ B ⟹ C", "A ⟹ (B ⟹ C)"],
    ["⟦A; B⟧ ⟹ C ⟹ D", "⟦A; B⟧ ⟹ (C ⟹ D)"],
    ["⋀x. A ⟹ B", "⋀x. (A ⟹ B)"],
    ["x ≡ y = z", "x ≡ (y = z)"],
    ["λx y. f x = y", "λx. (λy. ((f x) = y))"],
    ["∀x y. P", "∀x. (∀y. P)"],
    ["let x = a = b in c ∧ d", "let x = (a = b) in (c ∧ d)"],
    ["case x of a ⇒ b | c ⇒ d + e", "case x of a ⇒ b | c ⇒ (d + e)"],
    ["a ∈ A × B", "a ∈ (A × B)"],
    ["⋃ A ∪ B", "(⋃ A) ∪ B"],
    ["x ∈ ⋃(f ` A)", "x ∈ (⋃(f ` A))"],
  ])("%s", (text, explicit) => {
    const read = (t: string) => parseTerm(hol, t, "prop").trees;
    const [[tree, ...others], [same]] = [read(text), read(explicit)];
    expect(others).toEqual([]);
    expect(
      tree !== undefined && same !== undefined && sameTree(tree, same),
      `${tree && dumpTree(tree)} but ${same && dumpTree(same)}`,
    ).toBe(true);
  });

  it.each([
    ["nat list set", "_type(set, _type(list, _type(nat)))"],
    ["('a, 'b) map list", "_type(list, _type(map, 'a, 'b))"],
    ["'a ⇒ 'b ⇒ 'c", "fun('a, fun('b, 'c))"],
    ["'a × 'b × 'c ⇒ 'd", "fun(prod('a, prod('b, 'c)), 'd)"],
    ["'a * nat => 'b", "fun(prod('a, _type(nat)), 'b)"],
    ["'a + 'b × 'c", "sum('a, prod('b, 'c))"],
    ["'a ⇀ 'b ⇀ 'c", "map('a, map('b, 'c))"],
    ["[nat, 'a list] ⇒ bool", "_bracket(_type(nat), _type(list, 'a), _type(bool))"],
    ["'a::{order, finite} set", "_type(set, _ofsort('a, _sort(order, finite)))"],
    ["_ ⇒ ?'a.2", "fun(_, ?'a.2)"],
    ["(_::linorder) list", "_type(list, _ofsort(_, linorder))"],
    ["⦇x :: nat, y :: 'a⦈", "_record_type(_field_type(x, _type(nat)), _field_type(y, 'a))"],
    ["⦇x :: nat, … :: 'm⦈", "_record_type_scheme(_field_type(x, _type(nat)), 'm)"],
    ["Set.set list", "_type(list, _type(Set.set))"],
  ])("type %s", (text, expected) => {
    expect(parseTerm(hol, text, "type").trees.map(dumpTree)).toEqual([expected]);
  });

  it.each([
    ["order", "order"],
    ["{order, finite}", "_sort(order, finite)"],
    ["{}", "_sort()"],
    ["_", "_"],
  ])("sort %s", (text, expected) => {
    expect(parseTerm(hol, text, "sort").trees.map(dumpTree)).toEqual([expected]);
  });
});

describe("no reading", () => {
  it.each([
    "A ∧ ∀x. P",
    "1 + if p then a else b",
    "f xs[0 := a]",
    "f(x := 1) y",
    "- x ^ 2",
    "f x⇧2",
    "x::nat = y",
    "∀(x,y). P",
    "∃!x y. P",
    "a < b < c",
    "a + b # c",
    "a ∈ A ∈ B",
    "[ x",
    "x)",
    "",
    "{ }",
  ])("%s", (text) => {
    const { trees, diagnostics } = parseTerm(hol, text, "prop");
    expect(trees).toEqual([]);
    expect(diagnostics.map((d) => [d.severity, d.message.includes("syntax")])).toEqual([["error", true]]);
  });
});
