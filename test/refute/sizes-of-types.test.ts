import { describe, expect, it } from "vitest";
import { Budget } from "../../src/base/index.ts";
import { checkDefaults, searchPortfolio } from "../../src/refute/index.ts";
import { statementsOf } from "./theory-text.ts";

const definitions = `
codatatype one = One one
codatatype 'a endless = Endless 'a "'a endless"
quotient_type trivial = nat / "λx y :: nat. True" sorry
typedef single = "{n :: nat. n = 5}" by auto
datatype 'a boxed = Boxed 'a | Empty
`;

interface Sized {
  readonly text: string;
  readonly size: number;
}

const sized = (text: string, size: number): Sized => ({ text, size });

/** Types with the number of their values. */
const plain: readonly Sized[] = [
  sized("unit", 1),
  sized("one", 1),
  sized("trivial", 1),
  sized("single", 1),
  sized("bool", 2),
  sized("nat", Number.POSITIVE_INFINITY),
];

const power = (base: number, exponent: number): number => (base === 1 ? 1 : base ** exponent);

const made: readonly Sized[] = [
  ...plain.flatMap(({ text, size }) => [
    sized(`${text} endless`, power(size, Number.POSITIVE_INFINITY)),
    sized(`${text} boxed`, size + 1),
    sized(`${text} set`, power(2, size)),
    sized(`(nat ⇒ ${text})`, power(size, Number.POSITIVE_INFINITY)),
    sized(`(${text} ⇒ bool)`, power(2, size)),
  ]),
  sized("(nat ⇒ unit endless)", 1),
  sized("(nat ⇒ nat ⇒ trivial)", 1),
  sized("(nat ⇒ one) endless", 1),
];

/** Claims that hold of a type with so many values. */
function truths({ text, size }: Sized): string[] {
  const all = `(UNIV :: ${text} set)`;
  if (size === Number.POSITIVE_INFINITY) return [`infinite ${all}`, `card ${all} = 0`, `∃y. y ≠ (x :: ${text})`];
  const counted = [`finite ${all}`, `card ${all} = ${size}`, `finite (- {x :: ${text}})`];
  return size === 1 ? [...counted, `(x :: ${text}) = y`] : [...counted, `∃y. y ≠ (x :: ${text})`];
}

/** Sets of functions and of sets that are told apart by what they are asked for. */
const sets: readonly string[] = [
  "infinite {f :: nat ⇒ bool. f 0}",
  "infinite {A :: nat set. 0 ∈ A}",
  "card {f :: nat ⇒ nat. f 0 = 1} = 0",
  "infinite {p :: (nat ⇒ bool) × bool. fst p 0}",
  "infinite {b. ∃f :: nat ⇒ bool. b = Boxed f ∧ f 0}",
  "{f :: nat ⇒ nat. f 0 = 1} ≠ {g}",
];

/** The answers of engines to claims, as texts. */
async function outcomes(claims: readonly string[]): Promise<{ readonly asked: string; readonly outcome: string }[]> {
  const found: { asked: string; outcome: string }[] = [];
  const statements = statementsOf(definitions + claims.map((claim) => `lemma "${claim}" oops\n`).join(""));
  for (const [i, statement] of statements.slice(-claims.length).entries())
    for (const strategy of ["exhaustive", "narrowing", "nitpick"] as const) {
      let asked = 0;
      const { verdict } = await searchPortfolio(statement, { ...checkDefaults, strategy, size: 3 }, new Budget(() => asked++, 200));
      found.push({ asked: `${strategy}: ${claims[i]}`, outcome: verdict.outcome });
    }
  return found;
}

describe("how many values a type has", () => {
  it("is not mistaken", { timeout: 600_000 }, async () => {
    const found = await outcomes([...[...plain, ...made].flatMap(truths), ...sets]);
    expect(found.filter(({ outcome }) => outcome === "genuine" || outcome === "quasi_genuine")).toEqual([]);
  });

  it("is no comfort where it was not counted", async () => {
    const found = await outcomes(["finite {f :: nat ⇒ bool. f 0}", "finite {A :: nat set. 0 ∈ A}", "∃!f :: nat ⇒ bool. f 0"]);
    expect(found.filter(({ outcome }) => outcome === "none")).toEqual([]);
  });
});
