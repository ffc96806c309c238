import { describe, expect, it } from "vitest";
import { parseFile } from "../../src/inputs/tptp/file-parser.ts";
import { printEntry } from "../../src/inputs/tptp/print.ts";
import { answer, problemsOf, read } from "./problems.ts";

const outcome = async (text: string, included?: Record<string, string>): Promise<string> => (await answer("P.p", text, included)).outcome;

describe("TPTP problems", () => {
  it("refutes a conjecture of first-order logic", async () => {
    expect(await outcome("fof(a, axiom, ! [X] : (p(X) => q(X))). fof(c, conjecture, ? [X] : q(X)).")).toBe("genuine");
  });
  it("finds a model of clauses, whose variables are universal", async () => {
    const { outcome: found, isClaim } = await answer("P.p", "cnf(a, axiom, p(X) | q(X)). cnf(b, negated_conjecture, ~ p(a)).");
    expect([found, isClaim]).toEqual(["genuine", false]);
  });
  it("does not find one where there is none", async () => {
    expect(await outcome("cnf(a, axiom, p(X)). cnf(b, negated_conjecture, ~ p(a)).")).toBe("none");
    expect(await outcome("thf(c, conjecture, ! [P: $i > $o] : ( ( ! [X: $i] : ( P @ X ) ) => ( ? [X: $i] : ( P @ X ) ) ) ).")).toBe("none");
  });
  it("unfolds definitions of higher-order logic", async () => {
    const text = `
      thf(sub, type, sub: ( $i > $o ) > ( $i > $o ) > $o ).
      thf(sub_def, definition, sub = ( ^ [A: $i > $o, B: $i > $o] : ! [X: $i] : ( ( A @ X ) => ( B @ X ) ) ) ).
      thf(c, conjecture, ! [A: $i > $o, B: $i > $o] : ( ( sub @ A @ B ) => ( sub @ B @ A ) ) ).`;
    const { outcome: found, assignment } = await answer("P.p", text);
    expect(found).toBe("genuine");
    expect(Object.keys(assignment)).not.toContain("sub");
  });
  it("takes a definition of something mentioned before for an axiom", async () => {
    const text = "fof(a, axiom, p(c)). fof(d, definition, c = e). fof(x, conjecture, p(e)).";
    expect(await outcome(text)).toBe("none");
  });
  it("leaves a definition that would double again and again as an axiom", () => {
    const nested = Array.from({ length: 40 }, (_, i) => `p${i}`).reduce((inner, p) => `( equi @ ${p} @ ${inner} )`, "q");
    const text = `
      thf(equi, type, equi: $o > $o > $o ).
      thf(d, definition, equi = ( ^ [A: $o, B: $o] : ( ( A => B ) & ( B => A ) ) ) ).
      thf(q, type, q: $o ). ${Array.from({ length: 40 }, (_, i) => `thf(p${i}, type, p${i}: $o ).`).join(" ")}
      thf(c, conjecture, ${nested} ).`;
    const { diagnostics, items } = read("P.p", text);
    expect(diagnostics).toEqual([]);
    expect(items.flatMap((item) => (item.kind === "statement" ? item.statement.assumptionNames : []))).toEqual(["d"]);
  });
  it("knows arithmetic", async () => {
    expect(await outcome("tff(c, conjecture, ! [X: $int] : $less(X, $sum(X, X))).")).toBe("genuine");
    expect(await outcome("tff(c, conjecture, ! [X: $int] : $lesseq($quotient_e(X, -2), X)).")).toBe("genuine");
    expect(await outcome("tff(c, conjecture, $remainder_t(-7, 2) = -1).")).toBe("none");
  });
  it("gives the parts of real numbers the type of these", () => {
    for (const f of ["$floor", "$ceiling", "$truncate"])
      expect(problemsOf("P.p", `tff(c, conjecture, ! [X: $real] : $product(${f}(X), X) = X).`)).toEqual([]);
    for (const f of ["$quotient_e", "$quotient_f", "$quotient_t"])
      expect(problemsOf("P.p", `tff(c, conjecture, ! [X: $rat] : $product(${f}(X, X), X) = X).`)).toEqual([]);
  });
  it("tells distinct objects apart", async () => {
    expect(await outcome('fof(c, conjecture, "Apple" != "Pear").')).toBe("none");
    expect(await outcome('fof(c, conjecture, "Apple" != pear).')).toBe("genuine");
  });
  it("reads conditionals, local definitions, choice and operators", async () => {
    expect(await outcome("tff(c, conjecture, ! [X: $int] : $ite($less(X, 0), $uminus(X), X) = X).")).toBe("genuine");
    expect(await outcome("thf(c, conjecture, ! [P: $i > $o] : ( ( ?? @ P ) => ( P @ ( @+ [X: $i] : ( P @ X ) ) ) ) ).")).not.toBe(
      "genuine",
    );
    expect(await outcome("thf(c, conjecture, $let( q: $o, q := $false, q ) ).")).toBe("genuine");
    expect(await outcome("thf(c, conjecture, ( ( & ) = ( | ) ) ).")).toBe("genuine");
  });
  it("reads polymorphic problems", async () => {
    const text = `
      tff(list, type, list: $tType > $tType).
      tff(nil, type, nil: !>[A: $tType]: list(A)).
      tff(len, type, len: !>[A: $tType]: (list(A) > $int)).
      tff(a, axiom, ! [A: $tType] : len(A, nil(A)) = 0).
      tff(c, conjecture, len($int, nil($int)) = 0).`;
    expect(problemsOf("P.p", text)).toEqual([]);
    expect(await outcome(text)).not.toBe("genuine");
  });
  it("reads types that depend on terms, and trusts no find about them", async () => {
    const declared = `
      thf(nat, type, nat: $tType ). thf(zero, type, zero: nat ). thf(suc, type, suc: nat > nat ).
      thf(fin, type, fin: nat > $tType ).
      thf(first, type, first: !>[N: nat] : ( fin @ ( suc @ N ) ) ).`;
    const member = `${declared} thf(c, conjecture, ! [N: nat] : ? [X: fin @ ( suc @ N )] : $true ).`;
    expect(problemsOf("P.p", member)).toEqual([]);
    const statements = read("P.p", member).items.flatMap((item) => (item.kind === "statement" ? [item.statement] : []));
    expect(statements.map((s) => s.assumptionNames)).toEqual([["the type of first"]]);
    expect(await outcome(`${declared} thf(c, conjecture, ? [X: fin @ zero] : $true ).`)).toBe("potential");
    const lists = `
      thf(nat, type, nat: $tType ). thf(zero, type, zero: nat ).
      thf(list, type, list: $tType > nat > $tType ).
      thf(nil, type, nil: !>[A: $tType] : ( list @ A @ zero ) ).
      thf(cons, type, cons: !>[A: $tType, N: nat] : ( A > ( list @ A @ N ) > ( list @ A @ N ) ) ).
      thf(c, conjecture, ! [X: nat] : ( ( cons @ nat @ zero @ X @ ( nil @ nat ) ) = ( nil @ nat ) ) ).`;
    expect(problemsOf("P.p", lists)).toEqual([]);
  });
  it("never forgets the axioms of a polymorphic problem, also where the conjecture does not mention their symbols", async () => {
    const contradiction = `
      thf(it,type, it: $tType > $tType). thf(tv,type, tv: !>[A: $tType] : ( it @ A )).
      thf(a,axiom, ! [A: $tType] : ( ( tv @ A ) != ( tv @ A ) )).`;
    expect(await outcome(contradiction)).not.toBe("genuine");
    expect(await outcome(`${contradiction} thf(c,conjecture, ! [P: $o] : P).`)).not.toBe("genuine");
    const ground = `
      thf(it,type, it: $tType > $tType). thf(b,type, b: $o).
      thf(a,axiom, b). thf(a2,axiom, ~ b).`;
    expect(await outcome(ground)).not.toBe("genuine");
    expect(await outcome(`${ground} thf(c,conjecture, ! [P: $o] : P).`)).not.toBe("genuine");
  });
  it("follows includes, and takes only the formulas named", async () => {
    const included = { "A.ax": "fof(one, axiom, p(a)). fof(two, axiom, p(b))." };
    expect(await outcome("include('A.ax'). fof(c, conjecture, p(a) & p(b)).", included)).toBe("none");
    expect(await outcome("include('A.ax', [two]). fof(c, conjecture, p(a) & p(b)).", included)).toBe("genuine");
  });
  it("calls a find potential where something could not be read", async () => {
    const { outcome: found, reason } = await answer("P.p", "fof(a, axiom, p(X)). fof(c, conjecture, q).");
    expect(found).toBe("potential");
    expect(reason).toContain("could be read: a");
  });
  it("keeps symbols apart from variables of the same name", async () => {
    expect(await outcome("thf(x, type, 'X': $i). thf(c, conjecture, ! [X: $i] : ( X = 'X' ) ).")).toBe("genuine");
  });
});

describe("mistakes in TPTP problems", () => {
  it.each([
    ["fof(c, conjecture, p & q | r).", 'E0501 Expected ")" or a connective, but "|" stands here @|'],
    ["fof(c, conjecture, p(X)).", "E0514 The variable X is not bound @X"],
    ["hello(c).", 'E0503 "hello" begins no entry of a problem @hello'],
    ["include('nowhere.ax').", "E0504 The included file nowhere.ax was not found @include('nowhere.ax'"],
    ["thf(p, type, p: $i > $o). thf(c, conjecture, p @ $true ).", "E0512 The type of this argument is not the one that is expected @$true"],
    ["thf(p, type, p: nat > $o).", "E0510 This is no type @nat"],
    ["fof(c, plan, p).", "E0505 Formulas of role plan are not supported @fof(c, plan, p)."],
    ["thf(p, type, p: $i > $o). thf(q, type, p: $o).", "E0516 p is declared before, in another way @p"],
    ["thf(t, type, t: $tType). thf(u, type, t: $tType > $tType).", "E0516 t is declared before, in another way @t"],
    ["tff(c, conjecture, $foo(1)).", "E0515 $foo is not known at this type @$foo(1)"],
  ])("are named with their place: %s", (text, message) => expect(problemsOf("P.p", text)).toEqual([message]));
  it("cost one entry", () => {
    const { items, diagnostics } = read("P.p", "fof(a, axiom, p &). fof(c, conjecture, q).");
    expect([items.length, diagnostics.length]).toEqual([1, 1]);
  });
});

describe("declarations that are repeated", () => {
  it.each([
    "thf(t, type, t: $tType). thf(p, type, p: t > $o). thf(t2, type, t: $tType). thf(c, type, c: t). thf(a, conjecture, p @ c).",
    "thf(l, type, l: $tType > $tType). thf(n, type, n: !>[A: $tType]: (l @ A)). thf(l2, type, l: $tType > $tType). thf(n2, type, n: !>[B: $tType]: (l @ B)). thf(p, type, p: !>[A: $tType]: ((l @ A) > $o)). thf(a, conjecture, p @ $i @ (n @ $i)).",
  ])("are the same: %s", (text) => expect(problemsOf("P.p", text)).toEqual([]));
});

describe("printing TPTP", () => {
  const bare = (text: string): unknown =>
    JSON.parse(JSON.stringify(parseFile(text).entries, (key, value) => (key === "span" || key === "text" ? undefined : value)));
  it.each([
    "include('a b.ax', [x, 'Y']).",
    "cnf(1, axiom, p(X) | ~ q(f(X, a)) | X != a).",
    "fof(n, axiom, ! [X, Y] : ( p(X) <~> ( q ~& r ) ), file('x', y), [z]).",
    "thf(t, type, f: ( $i * $o ) > $i > $o ).",
    "thf(t, type, c: !> [A: $tType] : ( list @ A ) ).",
    "thf(c, conjecture, ( ( !! @ ^ [X: $i] : ( p @ X ) ) = ( ( & ) @ $true @ ( @+ [Y: $o] : Y ) ) ) ).",
    "tff(c, conjecture, $let([a: $int, b: $int], [a := 1, b := -2], $less(a, $sum(b, 3/4)))).",
    "thf(c, conjecture, p @ [a, b] @ \"text\" @ 'it\\'s' ).",
  ])("reads back to the same: %s", (text) => {
    const { entries, diagnostics } = parseFile(text);
    expect(diagnostics).toEqual([]);
    expect(
      bare(
        entries
          .map(printEntry)
          .join("\n")
          .replaceAll(/^thf\((.*),type/g, "thf($1,type"),
      ),
    ).toEqual(bare(text));
  });
});
