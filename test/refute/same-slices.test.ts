/** The law of budgets: time only ends a search, it steers none. */
import { describe, expect, it } from "vitest";
import { Budget, type Clock } from "../../src/base/index.ts";
import type { Engine } from "../../src/refute/engines/engine.ts";
import { portfolioOptions, rowsFor } from "../../src/refute/engines/portfolio.ts";
import { searchAll } from "../../src/refute/engines/search.ts";
import { Prepared } from "../../src/refute/prepared.ts";
import { checkDefaults } from "../../src/refute/settings.ts";
import { statementsOf } from "./theory-text.ts";

/** What an engine was asked for and what it came to. */
interface Turn {
  readonly engine: string;
  readonly slice: number;
  readonly outcome: string;
  readonly tests: number;
  readonly scopes: unknown;
  readonly bounds: unknown;
  readonly assignment: unknown;
}

const statements = statementsOf(`
datatype tree = Tip | Node tree nat tree
fun mirror where "mirror Tip = Tip" | "mirror (Node l x r) = Node (mirror r) x (mirror l)"
inductive even :: "nat ⇒ bool" where "even 0" | "even n ⟹ even (n + 2)"
lemma "rev (xs @ ys) = rev xs @ (rev ys :: 'a list)" oops
lemma "mirror t = t" oops
lemma "mirror (mirror t) = t" oops
lemma "even n ⟹ n < 12" oops
lemma "∃y. ∀x. f x = (y :: 'b)" oops
lemma "distinct xs ⟹ length xs = 7 ⟹ sum_list xs < (25 :: nat)" oops
lemma "inj f ⟹ surj (f :: nat ⇒ nat)" oops
lemma "a * b = (b * a :: 'a :: monoid_mult)" oops
lemma "(∀x y z. R x y ⟶ R y z ⟶ R x z) ⟹ (∀x. ∃y. R x y) ⟹ ∃x. R x x" oops
`);

/** Seconds for each statement, from which the parts of the work are reckoned. */
const timeout = 0.6;

/** What was done by a clock that goes on by so much whenever somebody looks at it. The engine at the end, which gets all the time there is, is left out. */
async function turnsBy(statement: (typeof statements)[number], millisecondsPerLook: number): Promise<Turn[]> {
  let now = 0;
  const clock: Clock = () => {
    now += millisecondsPerLook;
    return now;
  };
  const turns: Turn[] = [];
  const watched = new Map<Engine, Engine>();
  const watch = (engine: Engine): Engine => {
    const known = watched.get(engine) ?? {
      ...engine,
      search: async (question) => {
        const slice = question.budget.workLeft;
        const verdict = await engine.search(question);
        const { tests, scopes, completed } = verdict.coverage;
        turns.push({
          engine: engine.name,
          slice,
          outcome: verdict.outcome,
          tests,
          scopes,
          bounds: completed,
          assignment: verdict.assignment,
        });
        return verdict;
      },
    };
    watched.set(engine, known);
    return known;
  };
  const settings = { ...checkDefaults, timeout };
  const rows = rowsFor(settings).flatMap((row) => (row.share < 1 ? [{ ...row, engine: watch(row.engine) }] : []));
  const search = {
    prepared: new Prepared(statement),
    options: portfolioOptions(statement, settings),
    means: {},
    onProgress: () => undefined,
  };
  await searchAll(rows, search, new Budget(clock, 1000 * timeout));
  return turns;
}

describe("a search", () => {
  it.each(statements.map((s) => [s.text.join(" "), s] as const))("is the same by a fast and by a slow clock: %s", async (_, statement) => {
    const quiet = await turnsBy(statement, 0);
    expect(quiet.length).toBeGreaterThan(0);
    expect(await turnsBy(statement, 1e-6)).toEqual(quiet);
    // A clock so slow for what is done by it that it ends the search: up to there everything is as before.
    for (const speed of [0.01, 0.3, 5]) {
      const busy = await turnsBy(statement, speed);
      expect(busy.slice(0, -1)).toEqual(quiet.slice(0, Math.max(0, busy.length - 1)));
    }
  });
});
