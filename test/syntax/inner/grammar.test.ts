import { describe, expect, it } from "vitest";
import {
  bundleNames,
  dumpTree,
  Grammar,
  grammarFromRows,
  grammarRows,
  mixfixProductions,
  nonterminal,
  parseTerm,
  plainSource,
  printTree,
  readRule,
  signatureOfType,
  withBundle,
} from "../../../src/syntax/inner/index.ts";
import { hol, notation, readAnnotation } from "./hol-grammar.ts";

const read = (grammar: Grammar, text: string): string[] => parseTerm(grammar, text, "prop").trees.map(dumpTree);

const logic = nonterminal("logic");
const any = nonterminal("any");
const binary = { args: [logic, logic], result: logic };

describe("notation", () => {
  it("is added and removed without touching older grammars", () => {
    const productions = mixfixProductions("conc", binary, readAnnotation("infixr ⋅ 75"));
    const larger = hol.add(productions);
    expect(read(larger, "A ⋅ B ⋅ C")).toEqual(["conc(A, conc(B, C))"]);
    expect(read(larger, "(⋅) A")).toEqual(["_app(conc(), A)"]);
    expect(read(hol, "A ⋅ B")).toEqual([]);
    const smaller = larger.remove(productions);
    expect(read(smaller, "A ⋅ B")).toEqual([]);
    expect(read(larger, "A ⋅ B")).toEqual(["conc(A, B)"]);
    expect(read(smaller, "A + B")).toEqual(["plus(A, B)"]);
  });

  it("is removed only if it is the same in mode and priority", () => {
    const larger = notation(hol, "conc infixr ⋅ 75");
    const others = [
      mixfixProductions("conc", binary, readAnnotation("infixr ⋅ 76")),
      mixfixProductions("conc", binary, readAnnotation("infixr ⋅ 75"), { mode: "input" }),
      mixfixProductions("other", binary, readAnnotation("infixr ⋅ 75")),
    ];
    for (const productions of others) expect(read(larger.remove(productions), "A ⋅ B")).toEqual(["conc(A, B)"]);
  });

  it("reserves words and frees them again", () => {
    const productions = mixfixProductions("foo", binary, readAnnotation("infixl foo 50"));
    const larger = hol.add(productions);
    expect(read(larger, "foo")).toEqual([]);
    expect(read(larger.remove(productions), "foo")).toEqual(["foo"]);
  });

  it("gives one constant several names, and several constants one", () => {
    const grammar = ["a mixfix 𝒜 [] 1000", "p infixl ⊕ 65", "q infixl ⊕ 65"].reduce((g, line) => notation(g, line), hol);
    expect(read(grammar, "𝒜 x")).toEqual(["_app(a(), x)"]);
    expect(read(grammar, "x ⊕ y")).toEqual(["p(x, y)", "q(x, y)"]);
    expect(read(grammar, "x ⊕ y ⊕ z")).toEqual(["p(p(x, y), z)", "p(q(x, y), z)", "q(p(x, y), z)", "q(q(x, y), z)"]);
  });

  it("may have fewer arguments than the type; the rest follow by application", () => {
    const grammar = hol.add(
      mixfixProductions("iter", { args: [logic, logic, logic], result: logic }, readAnnotation("mixfix (_ ⋆ _) [80, 81] 80")),
    );
    expect(read(grammar, "(n ⋆ f) x")).toEqual(["_app(iter(n, f), x)"]);
  });

  it("for input only is not printed", () => {
    const grammar = hol.add(mixfixProductions("plus", binary, readAnnotation("infixl ⊞ 65"), { isInput: true }));
    const [tree] = parseTerm(grammar, "a ⊞ b", "logic").trees;
    expect(tree && printTree(grammar, tree)).toBe("a + b");
  });

  it("newer is printed rather than older", () => {
    const grammar = notation(hol, "plus infixl ⊞ 65");
    const [tree] = parseTerm(grammar, "a + b", "logic").trees;
    expect(tree && printTree(grammar, tree)).toBe("a ⊞ b");
  });

  it("puts an index argument first, written or left out", () => {
    const grammar = notation(hol, "mult infixl ⊗ı 70");
    expect(read(grammar, "x ⊗⇘G⇙ y")).toEqual(["mult(_index(G), x, y)"]);
    expect(read(grammar, "x ⊗ y")).toEqual(["mult(_indexdefault(), x, y)"]);
    const [tree] = parseTerm(grammar, "x ⊗⇘G⇙ (y ⊗ z)", "logic").trees;
    expect(tree && printTree(grammar, tree)).toBe("x ⊗⇘G⇙ (y ⊗ z)");
  });

  it("with a bare argument leads to no endless readings", () => {
    expect(read(notation(hol, "lift mixfix _ [100] 100"), "x ! y")).toContain("nth(x, y)");
    expect(read(notation(hol, "lift mixfix _ [0] 999"), "x")).toEqual(["x", "lift(x)"]);
  });
});

describe("rows", () => {
  it("keeps what is read and printed", () => {
    const rows = JSON.parse(JSON.stringify(grammarRows(bundleNames.reduce(withBundle, hol), null)));
    const again = grammarFromRows(rows, Grammar.empty);
    expect(grammarRows(again, null)).toEqual(rows);
    const [tree] = parseTerm(again, "∀x∈A. {y. y ≤ x} ⊆ B ∧ (+) 1 = f", "prop").trees;
    expect(tree && printTree(again, tree)).toBe("∀x∈A. {y. y ≤ x} ⊆ B ∧ (+) 1 = f");
    expect(
      read(again.remove(mixfixProductions("Cons", { args: [any, any], result: logic }, readAnnotation("infixr # 65"))), "a # b"),
    ).toEqual([]);
  });
});

const declared = (grammar: Grammar, names: readonly string[]): Grammar => grammar.declareNonterminals(names.map(nonterminal));

/** The rules of a translation. */
function rulesOf(grammar: Grammar, left: string, right: string, resolve: (name: string) => string | undefined = () => undefined) {
  const side = (text: string) => ({ source: plainSource(text), start: null });
  const { rule, diagnostics } = readRule(grammar, side(left), side(right), resolve);
  return { rules: rule === null ? [] : [rule], diagnostics };
}

/** The grammar after `nonterminal`, `syntax` and `translations`. */
function declare(
  grammar: Grammar,
  nonterminals: readonly string[],
  syntax: readonly [string, string, string][],
  rules: readonly [string, string][],
) {
  let result = declared(grammar, nonterminals);
  for (const [name, type, mixfix] of syntax) {
    const [tree] = parseTerm(result, type, "type").trees;
    if (tree !== undefined) result = result.add(mixfixProductions(name, signatureOfType(result, tree), readAnnotation(mixfix)));
  }
  for (const [left, right] of rules) {
    const read = rulesOf(result, left, right, (name) => `C.${name}`);
    expect(read.diagnostics.map((d) => d.message)).toEqual([]);
    result = result.addRules(read.rules);
  }
  return result;
}

describe("syntax and translations", () => {
  it("rewrites a binder to a constant", () => {
    const grammar = declare(
      hol,
      [],
      [["_Pi", "pttrn ⇒ 'a set ⇒ 'b set ⇒ ('a ⇒ 'b) set", "mixfix (‹indent=3›Π _∈_./ _) [0, 0, 10] 10"]],
      [["Π x∈A. B", "CONST Pi A (λx. B)"]],
    );
    expect(read(grammar, "Π (x, y)∈A. f x")).toEqual(["C.Pi(A, _abs(_tuple(x, y), _app(f, x)))"]);
  });

  it("rewrites enumerations element by element", () => {
    const grammar = declare(
      notation(hol, "C.bag mixfix ⟅⟆ [] 1000"),
      [],
      [["_bag", "args ⇒ 'a bag", "mixfix ⟅_⟆ [] 1000"]],
      [
        ["⟅x, xs⟆", "CONST add x ⟅xs⟆"],
        ["⟅x⟆", "CONST add x ⟅⟆"],
      ],
    );
    expect(read(grammar, "⟅a, b, c⟆")).toEqual(["C.add(a, C.add(b, C.add(c, C.bag())))"]);
  });

  it("has its own nonterminals", () => {
    const grammar = declare(
      hol,
      ["steps", "step"],
      [
        ["_step", "id ⇒ logic ⇒ step", "mixfix _ ↝ _ [] 1000"],
        ["", "step ⇒ steps", "mixfix _ [] 1000"],
        ["_steps", "step ⇒ steps ⇒ steps", "mixfix _;/ _ [] 1000"],
        ["_run", "steps ⇒ logic", "mixfix run _ end [] 1000"],
      ],
      [
        ["_run (_steps (_step x t) ss)", "CONST bind t (λx. _run ss)"],
        ["_run (_step x t)", "CONST bind t (λx. x)"],
      ],
    );
    expect(read(grammar, "run a ↝ f 1; b ↝ g a end")).toEqual(["C.bind(_app(f, 1), _abs(a, C.bind(_app(g, a), _abs(b, b))))"]);
  });

  it("repeats a binder over several variables", () => {
    const grammar = declare(hol, [], [["_None", "idts ⇒ bool ⇒ bool", "mixfix (∅_./ _) [0, 10] 10"]], [["∅x. P", "¬ (∃x. P)"]]);
    expect(read(grammar, "∅x y. P x y")).toEqual(["HOL.Not(HOL.Ex(_abs(x, HOL.Ex(_abs(y, _app(P, x, y))))))"]);
  });

  it("takes tokens and an index that may be left out", () => {
    const syntax: [string, string, string][] = [
      ["_bits", "num_token ⇒ logic", "mixfix BITS _ [] 1000"],
      ["_fold", "index ⇒ idt ⇒ 'a ⇒ 'b", "mixfix ⨂__. _ [1000, 0, 10] 10"],
    ];
    const grammar = declare(hol, [], syntax, []);
    expect(read(grammar, "BITS 5")).toEqual(["_bits(5)"]);
    expect(read(grammar, "BITS x")).toEqual([]);
    expect(read(grammar, "⨂⇘G⇙x. t")).toEqual(["_fold(_index(G), x, t)"]);
    expect(read(grammar, "⨂x. t")).toEqual(["_fold(_indexdefault(), x, t)"]);
  });

  it("sees flat sequences as one argument", () => {
    const grammar = declare(
      notation(hol, "zero_state mixfix <> [] 1000"),
      [],
      [["_State", "updbinds ⇒ 'a", "mixfix <_> [] 1000"]],
      [["_State ms", "_Update <> ms"]],
    );
    expect(read(grammar, "<a := 1, b := 2>")).toEqual(["_Update(zero_state(), _updbind(a, 1), _updbind(b, 2))"]);
    const nested = declare(hol, [], [], [["_Update f (_updbinds b bs)", "_Update (_Update f b) bs"]]);
    const expected = "_Update(_Update(_Update(f, _updbind(a, 1)), _updbind(b, 2)), _maplet(c, 3))";
    expect(read(nested, "f(a := 1, b := 2, c ↦ 3)")).toEqual([expected]);
    const let2 = declare(hol, [], [], [["_Let (_binds b bs) e", "_Let b (_Let bs e)"]]);
    expect(read(let2, "let x = a; y = b; z = c in d")).toEqual(["_Let(_bind(x, a), _Let(_bind(y, b), _Let(_bind(z, c), d)))"]);
  });

  it("rewrites inside and again at the root", () => {
    const grammar = declare(hol, [], [["_two", "'a ⇒ 'a", "mixfix two _ [100] 100"]], [["two x", "(x, x)"]]);
    expect(read(grammar, "f (two (two a))")).toEqual(["_app(f, _tuple(_tuple(a, a), _tuple(a, a)))"]);
  });

  it("removes rules", () => {
    const { rules } = rulesOf(hol, "a # b", "CONST c a b");
    expect(read(hol.addRules(rules), "x # y")).toEqual(["c(x, y)"]);
    expect(read(hol.addRules(rules).removeRules(rules), "x # y")).toEqual(["Cons(x, y)"]);
  });

  it("reports a rule for everything, and a rule that cannot be read", () => {
    for (const [left, code] of [
      ["x", "E0154"],
      ["x =", "E0151"],
    ] as const) {
      const { rules, diagnostics } = rulesOf(hol, left, "y");
      expect([rules, diagnostics.map((d) => d.code)]).toEqual([[], [code]]);
    }
  });

  it("stops rules that go on for ever", () => {
    const grammar = declare(hol, [], [["_loop", "'a ⇒ 'a", "mixfix loop _ [100] 100"]], [["loop x", "loop (x, x)"]]).removeRules([]);
    expect(read(declare(hol, [], [["_l", "'a ⇒ 'a", "mixfix l _ [100] 100"]], [["l x", "l x"]]), "l a")).toEqual(["_l(a)"]);
    expect(grammar.hasRules).toBe(true);
  });
});

describe("signatures", () => {
  const signature = (text: string): string => {
    const [tree] = parseTerm(hol, text, "type").trees;
    const { args, result } = tree === undefined ? { args: [], result: logic } : signatureOfType(declared(hol, ["mine"]), tree);
    const names = ["any", "logic", "prop", "idts", "mine", "type"];
    const name = (nt: number): string => names.find((n) => nonterminal(n) === nt) ?? "?";
    return `${args.map(name).join(" ")} -> ${name(result)}`;
  };

  it.each([
    ["nat ⇒ 'a ⇒ bool", "logic any -> logic"],
    ["['a::order, 'b list] ⇒ prop", "any logic -> prop"],
    ["prop ⇒ ('a ⇒ prop) ⇒ 'a", "prop logic -> any"],
    ["idts ⇒ mine ⇒ logic", "idts mine -> logic"],
    ["type ⇒ logic", "type -> logic"],
  ])("%s", (text, expected) => {
    expect(signature(text)).toBe(expected);
  });
});
