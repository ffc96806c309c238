import { describe, expect, it } from "vitest";
import { readTerm } from "../../src/elaborate/index.ts";
import { check, type Evidence, emptyEnvironment, evaluation } from "../../src/judge/index.ts";
import { carrierElement, type FiniteModel, type Term, tcon } from "../../src/logic/index.ts";
import { plainSource } from "../../src/syntax/index.ts";
import { SearchingEvaluator } from "../../src/witness/index.ts";
import { theoryOf } from "../refute/theory-text.ts";

const { context } = theoryOf(`
typedecl key
record lock = current :: key  issued :: "key set"  opens :: "key ⇒ bool"
inductive_set locks :: "lock set" where
  "⦇current = k, issued = {k}, opens = (λx. x = k)⦈ ∈ locks"
| "l ∈ locks ⟹ k ∉ issued l ⟹ l⦇current := k, issued := insert k (issued l)⦈ ∈ locks"
| "l ∈ locks ⟹ current l = k ⟹ l⦇opens := (λx. x = k)⦈ ∈ locks"
definition typed :: "key ⇒ key" where "typed k = k"`);

const keyType = readTerm(context, plainSource("typed")).type;
const key = keyType.kind === "con" ? (keyType.args[0] ?? expect.unreachable()) : tcon("key");
const model: FiniteModel = { types: new Map(), carriers: new Map([[key, 4]]), constants: [] };
const assignment = new Map(["a", "b", "c", "d"].map((name, i): [string, Term] => [name, carrierElement(key, i)]));

const judged = (text: string, evidence: readonly Evidence[]): string => {
  const statement = readTerm(context, plainSource(text));
  return check({ theory: context.theory, statement, assignment, evidence }, { model }).kind;
};

function searched(text: string): { readonly holds: boolean; readonly evidence: readonly Evidence[] } {
  const search = new SearchingEvaluator(context.theory, { model });
  const frees = new Map([...assignment].map(([name, t]) => [name, search.delay(t, emptyEnvironment)]));
  const answer = evaluation(() => search.holds(readTerm(context, plainSource(text)), { bound: null, frees }));
  if (answer.kind === "cannot-say") throw new Error(answer.reason);
  return { holds: answer.value, evidence: search.evidence };
}

const lock = (current: string, issued: string, opens: string): string =>
  `⦇current = ${current}, issued = ${issued}, opens = (λx. x = ${opens})⦈ ∈ locks`;

describe("reachable states of a finite model", () => {
  it.each([
    ["reached", lock("d", "{a, b, c, d}", "b"), true],
    ["not reached: never issued", lock("a", "{a, b, c}", "d"), false],
    ["not reached: not current when it was issued", `${lock("b", "{a}", "a")} ∨ ${lock("a", "{b, c}", "b")}`, false],
  ])("%s", (_, text, expected) => {
    const { holds, evidence } = searched(text);
    expect(holds).toBe(expected);
    expect(judged(text, evidence)).toBe(expected ? "refuted" : "confirmed");
    expect(judged(text, [])).toBe("cannot-say");
  });

  it("asks for sets that are closed under the rules", () => {
    const text = lock("a", "{a, b, c}", "d");
    const { evidence } = searched(text);
    const lacking = evidence.map((e): Evidence => (e.kind === "answers" ? { ...e, rows: e.rows.slice(1) } : e));
    expect(judged(text, lacking)).toBe("cannot-say");
  });
});
