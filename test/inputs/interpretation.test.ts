import { describe, expect, it } from "vitest";
import { interpretation } from "../../src/apps/cli/report/interpretation.ts";
import { answer } from "./problems.ts";

/** Problems with finite counterexamples, in all languages. */
const problems: readonly (readonly [name: string, text: string])[] = [
  [
    "predicates and functions",
    "fof(a,axiom, ! [X] : (p(X) => p(f(X,c)))). fof(b,axiom, p('A b') & c != 'A b'). fof(co,conjecture, ! [X] : p(X)).",
  ],
  ["clauses", "cnf(a,axiom, p(X,Y) | p(Y,X)). cnf(b,axiom, ~ p(X,X) | q). cnf(c,axiom, ~ p(a,b)). cnf(d,axiom, a != b)."],
  [
    "an operation that does not commute",
    "fof(a,axiom, ! [X,Y,Z] : m(m(X,Y),Z) = m(X,m(Y,Z))). fof(c,conjecture, ! [X,Y] : m(X,Y) = m(Y,X)).",
  ],
  ["distinct objects", 'fof(a,axiom, likes("Ann","Bob")). fof(c,conjecture, likes("Bob","Ann")).'],
  [
    "two sorts",
    `tff(s,type, s: $tType). tff(t,type, t: $tType). tff(g,type, g: s > t). tff(d,type, d_s_1: s).
     tff(a,axiom, ! [X: s, Y: s] : ( g(X) = g(Y) => X = Y )). tff(c,conjecture, ! [Y: t] : ? [X: s] : g(X) = Y).`,
  ],
  [
    "functions of functions",
    `thf(p,type, p: $i > $o). thf(f,type, f: $i > $i). thf(c,type, c: $i). thf(q,type, q: ($i > $o) > $o).
     thf(a,axiom, ! [X: $i] : ( ( p @ X ) => ( p @ ( f @ X ) ) )).
     thf(b,axiom, ( q @ p ) & ( p @ c )). thf(co,conjecture, ( ! [X: $i] : ( p @ X ) ) | ( q @ ( ^ [Y: $i] : $true ) )).`,
  ],
  [
    "truth values as arguments",
    "thf(h,type, h: $o > $i). thf(a,axiom, ( h @ $true ) != ( h @ $false )). thf(c,conjecture, ! [X: $i] : ( X = ( h @ $true ) )).",
  ],
];

const formulas = (lines: readonly string[]): string => lines.filter((line) => !line.startsWith("%")).join("\n");

/** The same with the first value of the first table that has one changed. */
function spoilt(lines: readonly string[]): string {
  const at = lines.findIndex((line) => /,interpretation,(?!!)/.test(line) && !line.includes("(distinct_"));
  return formulas(
    lines.map((line, i) => (i === at ? `${line.replace(/,interpretation,(.*)\)\.$/, ",interpretation, ~ ( $1 )).")}` : line)),
  );
}

describe("A model in the formulas of TPTP", () => {
  it.each(problems)("of %s is read back as a model", async (_, text) => {
    const report = await answer("P.p", text);
    const lines = interpretation(report);
    expect(report.outcome).toBe("genuine");
    expect(lines.at(0)).toBe("% SZS output start FiniteModel for P");
    expect(lines.at(-1)).toBe("% SZS output end FiniteModel for P");
    const again = await answer("P.p", `${text}\n${formulas(lines)}`);
    expect([again.outcome, again.reason, again.types], formulas(lines)).toEqual(["genuine", null, report.types]);
  });

  it("admits no other value of a symbol", async () => {
    const text = "fof(a,axiom, p(c) & c != d). fof(co,conjecture, p(d)).";
    const lines = interpretation(await answer("P.p", text));
    expect((await answer("P.p", `${text}\n${formulas(lines)}`)).outcome).toBe("genuine");
    expect((await answer("P.p", `${text}\n${formulas(lines)}\n${spoilt(lines)}`)).outcome).not.toBe("genuine");
  });

  it("is left out where something is infinite or nothing was found", async () => {
    expect(interpretation(await answer("P.p", "tff(c,conjecture, ! [X: $int] : $less(X,$product(2,X)))."))).toEqual([]);
    expect(interpretation(await answer("P.p", "fof(c,conjecture, p | ~ p)."))).toEqual([]);
  });
});
