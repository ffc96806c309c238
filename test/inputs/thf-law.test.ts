import { describe, expect, it } from "vitest";
import { Budget } from "../../src/base/index.ts";
import type { Statement } from "../../src/elaborate/index.ts";
import { findingDefaults, readOptions } from "../../src/finding/index.ts";
import { option } from "../finding/finder.ts";
import { runFinding } from "../refute/run-finding.ts";
import { statementsOf } from "../refute/theory-text.ts";
import { Random } from "../soundness/random.ts";
import { read } from "./problems.ts";

/** A formula or term of higher-order logic in both languages. */
interface Both {
  readonly hol: string;
  readonly thf: string;
}

const both = (hol: string, thf: string): Both => ({ hol, thf });

/** The symbols of every statement. */
const symbols = [
  ["c", "'a", "$i"],
  ["f", "'a ⇒ 'a", "$i > $i"],
  ["p", "'a ⇒ bool", "$i > $o"],
  ["r", "'a ⇒ 'a ⇒ bool", "$i > $i > $o"],
  ["q", "('a ⇒ bool) ⇒ bool", "( $i > $o ) > $o"],
] as const;

/** Random formulas; bound variables of type `'a` are `X1 …`, of predicates `Y1 …`. */
class Formulas {
  private readonly random: Random;

  constructor(seed: number) {
    this.random = new Random(seed);
  }

  term(depth: number, bound: Bound): Both {
    const leaves = [...bound.elements, "c"];
    const leaf = this.random.pick(leaves);
    if (depth === 0 || this.random.below(2) === 0) return both(leaf, leaf);
    const { hol, thf } = this.term(depth - 1, bound);
    return both(`(f ${hol})`, `( f @ ${thf} )`);
  }

  predicate(depth: number, bound: Bound): Both {
    const name = this.random.pick(["p", ...bound.predicates, "λ"]);
    if (name !== "λ" || depth === 0) return name === "λ" ? both("p", "p") : both(name, name);
    const x = `X${bound.elements.length + 1}`;
    const body = this.formula(depth - 1, { ...bound, elements: [...bound.elements, x] });
    return both(`(λ${x}. ${body.hol})`, `( ^ [${x}: $i] : ${body.thf} )`);
  }

  formula(depth: number, bound: Bound): Both {
    if (depth === 0) return this.atom(bound);
    switch (this.random.below(8)) {
      case 0:
        return this.atom(bound);
      case 1: {
        const { hol, thf } = this.formula(depth - 1, bound);
        return both(`(¬ ${hol})`, `( ~ ${thf} )`);
      }
      case 2: {
        const predicate = this.predicate(depth, bound);
        return both(`(q ${predicate.hol})`, `( q @ ${predicate.thf} )`);
      }
      case 3:
      case 4:
        return this.quantified(depth, bound);
      case 5: {
        const [left, right] = [this.predicate(depth, bound), this.predicate(depth, bound)];
        return both(`(${left.hol} = ${right.hol})`, `( ${left.thf} = ${right.thf} )`);
      }
      default: {
        const [hol, thf] = this.random.pick([
          ["∧", "&"],
          ["∨", "|"],
          ["⟶", "=>"],
          ["⟷", "<=>"],
        ] as const);
        const [left, right] = [this.formula(depth - 1, bound), this.formula(depth - 1, bound)];
        return both(`(${left.hol} ${hol} ${right.hol})`, `( ${left.thf} ${thf} ${right.thf} )`);
      }
    }
  }

  private quantified(depth: number, bound: Bound): Both {
    const [hol, thf] = this.random.pick([
      ["∀", "!"],
      ["∃", "?"],
    ] as const);
    const isElement = this.random.below(3) > 0;
    const name = isElement ? `X${bound.elements.length + 1}` : `Y${bound.predicates.length + 1}`;
    const inner = isElement ? { ...bound, elements: [...bound.elements, name] } : { ...bound, predicates: [...bound.predicates, name] };
    const body = this.formula(depth - 1, inner);
    const type = isElement ? ["'a", "$i"] : ["'a ⇒ bool", "$i > $o"];
    return both(`(${hol}${name} :: ${type[0]}. ${body.hol})`, `( ${thf} [${name}: ${type[1]}] : ${body.thf} )`);
  }

  private atom(bound: Bound): Both {
    const [a, b] = [this.term(1, bound), this.term(1, bound)];
    const predicate = this.random.pick(["p", ...bound.predicates]);
    return this.random.pick([
      both(`(${predicate} ${a.hol})`, `( ${predicate} @ ${a.thf} )`),
      both(`(r ${a.hol} ${b.hol})`, `( r @ ${a.thf} @ ${b.thf} )`),
      both(`(${a.hol} = ${b.hol})`, `( ${a.thf} = ${b.thf} )`),
    ]);
  }
}

interface Bound {
  readonly elements: readonly string[];
  readonly predicates: readonly string[];
}

function statements(seed: number): { readonly texts: Both; readonly hol: Statement; readonly thf: Statement } {
  const formulas = new Formulas(seed);
  const none: Bound = { elements: [], predicates: [] };
  const [axiom, claim] = [formulas.formula(2, none), formulas.formula(3, none)];
  const fixed = symbols.map(([name, type]) => `${name} :: "${type}"`).join(" and ");
  const lemma = `lemma fixes ${fixed} assumes "${axiom.hol}" shows "${claim.hol}" oops`;
  const typings = symbols.map(([name, , type]) => `thf(${name}_type,type, ${name}: ${type}).`);
  const problem = [...typings, `thf(a,axiom, ${axiom.thf}).`, `thf(c,conjecture, ${claim.thf}).`].join("\n");
  const [hol] = statementsOf(lemma);
  const { items, diagnostics } = read("P.p", problem);
  const [thf] = items.flatMap((item) => (item.kind === "statement" ? [item.statement] : []));
  if (hol === undefined || thf === undefined || diagnostics.length > 0) throw new Error(`${diagnostics[0]?.message}\n${problem}`);
  return { texts: both(lemma, problem), hol, thf };
}

/** Two elements at most: the search ends by itself, and the clock never moves. */
const { options } = readOptions([option("card", ["1-2"])], findingDefaults);
const verdict = async (statement: Statement): Promise<string> => (await runFinding(statement, options, new Budget(() => 0, 1))).outcome;

describe("A statement written as THF", () => {
  it("gets the verdict that it gets in a theory", async () => {
    const outcomes = new Set<string>();
    for (let seed = 1; seed <= 40; seed++) {
      const { texts, hol, thf } = statements(seed);
      const outcome = await verdict(hol);
      expect(await verdict(thf), `${texts.hol}\n${texts.thf}`).toBe(outcome);
      outcomes.add(outcome);
    }
    expect([...outcomes].sort()).toEqual(["genuine", "none"]);
  });
});
