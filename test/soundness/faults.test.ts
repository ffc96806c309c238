import { describe, expect, it } from "vitest";
import { check, type Evidence } from "../../src/judge/index.ts";
import { type ChosenValue, type Conjecture, False, openPart, reachOf, stripFun, type Term, type Theory } from "../../src/logic/index.ts";
import { prepare } from "../../src/refute/index.ts";
import { groundAt } from "../../src/refute/shown/ground.ts";
import { recheck } from "../../src/witness/index.ts";
import { statementsOf as read } from "../refute/theory-text.ts";
import { Random } from "./random.ts";
import { statementsOf } from "./soundness.ts";
import { randomValue } from "./values.ts";

/** A find against a true statement, as a faulty engine, preparation or search would hand it over. */
interface Fault {
  readonly conjecture: Conjecture;
  readonly assignment: ReadonlyMap<string, Term>;
  readonly chosen: readonly ChosenValue[];
}

type Make = (random: Random, fault: Fault) => Fault;

const makers: Readonly<Record<string, Make>> = {
  "a wrong value": (_, fault) => fault,
  "a dropped premise": (_, fault) => ({ ...fault, conjecture: { ...fault.conjecture, premises: [] } }),
  "a wrong conclusion": (_, fault) => ({ ...fault, conjecture: { ...fault.conjecture, premises: [], conclusion: False } }),
  "a choice against the axioms": (random, fault) => ({ ...fault, chosen: choices(random, fault.conjecture) }),
  "a value of another type": exchange,
};

/** Some value for each constant that nothing specifies, at some arguments. */
function choices(random: Random, { theory, premises, conclusion }: Conjecture): ChosenValue[] {
  const { constants } = openPart(theory, reachOf(theory, [...premises, conclusion]));
  return constants.flatMap(({ name, type }) => {
    const { args, result } = stripFun(type);
    return [0, 1, 2].flatMap((): ChosenValue[] => {
      const [value, ...terms] = [result, ...args].map((ty) => randomValue(theory, random, ty));
      return value === null || value === undefined || terms.includes(null)
        ? []
        : [{ constant: name, args: terms.filter((t) => t !== null), value }];
    });
  });
}

function exchange(random: Random, fault: Fault): Fault {
  const values = [...fault.assignment.values()];
  return { ...fault, assignment: new Map([...fault.assignment.keys()].map((name) => [name, random.pick(values)])) };
}

/** Random assignments for the conjectures of the true statements of a seed, those apart that rest on something lost: they are never confirmed. */
function faultsOf(seed: number, random: Random): Fault[] {
  const whole = statementsOf(seed).filter(({ doubt }) => doubt === null);
  return whole.flatMap((statement) =>
    prepare(statement, { locale: ["expand"], noAssumptions: false }).flatMap((conjecture): Fault[] => {
      const assignment = new Map<string, Term>();
      for (const x of conjecture.variables) {
        const value = randomValue(conjecture.theory, random, x.type);
        if (value !== null) assignment.set(x.name, value);
      }
      return assignment.size < conjecture.variables.length
        ? []
        : [{ conjecture: groundAt(conjecture, { assignment }).ground, assignment, chosen: [] }];
    }),
  );
}

/** What the judge says; that something cannot be evaluated at all is no confirmation. */
function verdict({ conjecture, assignment, chosen }: Fault): string {
  return recheck(conjecture, assignment, { chosen, maxSteps: 200_000 }).kind;
}

describe("a faulty find against a true statement is not confirmed", () => {
  it.each(Object.entries(makers))("%s", (_, make) => {
    const random = new Random(7);
    let [count, refuted] = [0, 0];
    for (let seed = 1; count < 200; seed++)
      for (const fault of faultsOf(seed, random)) {
        const made = make(random, fault);
        const said = verdict(made);
        expect(said, `seed ${seed}`).not.toBe("confirmed");
        count++;
        if (said === "refuted") refuted++;
      }
    // The faults are seen, not only doubted, where the find can be evaluated at all.
    if (make !== exchange) expect(refuted).toBeGreaterThan(count / 4);
  });
});

const even = 'inductive ev :: "nat ⇒ bool" where "ev 0" | "ev n ⟹ ev (Suc (Suc n))"';

/** The statement of a lemma, and the evidence of a search against it. */
function claimOf(text: string): { readonly theory: Theory; readonly statement: Term; readonly evidence: readonly Evidence[] } {
  const [statement] = read(`${even}\nlemma "${text}" sorry`);
  const [conjecture] = statement === undefined ? [] : prepare(statement, { locale: ["expand"], noAssumptions: false });
  if (conjecture === undefined) throw new Error("no conjecture");
  const found = recheck(conjecture, new Map(), {});
  return {
    theory: conjecture.theory,
    statement: conjecture.stated ?? conjecture.conclusion,
    evidence: found.kind === "confirmed" ? found.evidence : [],
  };
}

/** Evidence with something forged in it: another rule, other values, a goal of another fact, rows left out or made up. */
function forged(random: Random, evidence: readonly Evidence[]): Evidence[] {
  const goals = evidence.flatMap((e) => (e.kind === "instance" ? [] : [e.goal, e.goal.replace(/\d+/g, (n) => String(Number(n) + 1))]));
  return evidence.flatMap((e): Evidence[] => {
    if (e.kind === "instance" || goals.length === 0) return [e];
    const goal = random.pick(goals);
    if (e.kind === "choice") return [{ ...e, goal }];
    if (e.kind === "rule") return [{ ...e, goal, rule: random.below(3), values: random.pick([e.values, new Map()]) }];
    return [{ ...e, goal, rows: random.pick([[], e.rows.slice(1), e.rows]) }];
  });
}

describe("forged evidence", () => {
  it("shows nothing against a true statement", () => {
    // Small numbers need no evidence: the judge goes back through the rules.
    const real = ["¬ ev 40", "ev 41", "¬ (∃n. ev n ∧ n > 20)", "ev 45 ∨ ev 41"].map(claimOf);
    expect(real.filter(({ evidence }) => evidence.length > 0).length).toBeGreaterThan(1);
    const random = new Random(11);
    for (const text of ["ev 40", "¬ ev 41", "ev 0 ∧ ¬ ev 1", "ev 46 ∧ ¬ ev 45", "ev 2"]) {
      const { theory, statement } = claimOf(text);
      for (let i = 0; i < 50; i++) {
        const evidence = real.flatMap((r) => forged(random, r.evidence));
        expect(check({ theory, statement, assignment: new Map(), evidence }).kind, text).not.toBe("confirmed");
      }
    }
  });
});
