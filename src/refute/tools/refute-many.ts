/**
 * Many conjectures at once ([Bulwahn 2013], section 6.4.1): few programs, one test after another on values made once, and only the answer whether
 * a conjecture is refuted. The reference evaluator confirms every refutation.
 */
import { Budget, type Clock } from "../../base/index.ts";
import { type Conjecture, type Term, type Theory, typeVars } from "../../logic/index.ts";
import type { Value } from "../../program/index.ts";
import { Batch, type BatchTerm, typeInstances } from "../../testing/index.ts";
import { recheck } from "../../witness/index.ts";
import { quickcheckDefaults } from "../options/quickcheck-options.ts";
import { conjecture } from "../prepare.ts";
import { conjectureMilliseconds, conjecturesInProgram, mostDoubts, mostValues, sizeOfMany, testsEach } from "./limits.ts";
import { SeededRandom } from "./seeded-random.ts";

/** `stands`: all tests passed. `undecided`: no test had an outcome (not executable, unspecified, premises never true, no time). */
export type ManyAnswer = "refuted" | "stands" | "undecided";

export interface ManyOptions {
  /** Values up to this size. */
  readonly size: number;
  /** Tests for each conjecture and size of finite types. */
  readonly tests: number;
  readonly seed: number;
  readonly milliseconds: number;
  /** Conjectures in one program. */
  readonly chunk: number;
}

const manyDefaults: ManyOptions = {
  size: sizeOfMany,
  tests: testsEach,
  seed: 1,
  milliseconds: conjectureMilliseconds,
  chunk: conjecturesInProgram,
};

/** Cardinalities of finite types in the order in which most is refuted. */
const cardOrder = [2, 3, 1];

/** Tests closed propositions and propositions with free variables, which are universal. */
export function refuteMany(theory: Theory, statements: readonly Term[], options: Partial<ManyOptions>, clock: Clock): ManyAnswer[] {
  return refuteConjectures(
    theory,
    statements.map((t) => conjecture(theory, [], t)),
    options,
    clock,
  );
}

/** Tests prepared conjectures. */
export function refuteConjectures(
  theory: Theory,
  conjectures: readonly Conjecture[],
  options: Partial<ManyOptions>,
  clock: Clock,
): ManyAnswer[] {
  const all = { ...manyDefaults, ...options };
  const budget = new Budget(clock, all.milliseconds);
  const answers: ManyAnswer[] = conjectures.map(() => "undecided");
  for (const card of cardOrder) {
    const open = conjectures.flatMap((c, i) => {
      const ground = answers[i] === "refuted" ? null : groundAt(c, card);
      return ground === null ? [] : [{ place: i, ground }];
    });
    for (let at = 0; at < open.length && !budget.isSpent; at += all.chunk) {
      const chunk = open.slice(at, at + all.chunk);
      const found = testChunk(
        theory,
        chunk.map((x) => x.ground),
        all,
        budget,
      );
      chunk.forEach(({ place }, k) => {
        const answer = found[k] ?? "undecided";
        if (answer !== "undecided") answers[place] = answer;
      });
    }
  }
  return answers;
}

/** The conjecture at finite types of a cardinality; null when it is the same for a cardinality that was tried before. */
function groundAt(c: Conjecture, card: number): Conjecture | null {
  const found = typeInstances(c, { ...quickcheckDefaults, finiteTypeSize: 3, mixedCards: false });
  if (found.kind === "none") return null;
  const [first] = found.instances;
  if (first !== undefined && first.atoms.size > 0) return null;
  if (first?.card === 0) return card === cardOrder[0] ? first.conjecture : null;
  return found.instances.find((i) => i.card === card)?.conjecture ?? null;
}

interface Test {
  readonly conjecture: Conjecture;
  /** Places of premises and conclusion in the batch. */
  readonly premises: readonly number[];
  readonly conclusion: number;
}

function testChunk(theory: Theory, chunk: readonly Conjecture[], options: ManyOptions, budget: Budget): ManyAnswer[] {
  const terms: BatchTerm[] = [];
  const place = (c: Conjecture, body: Term): number => terms.push({ params: c.variables, body }) - 1;
  const tests = chunk.map(
    (c): Test => ({ conjecture: c, premises: c.premises.map((p) => place(c, p)), conclusion: place(c, c.conclusion) }),
  );
  const batch = new Batch(theory, terms, budget);
  return tests.map((test) => runTest(batch, test, options, budget));
}

function runTest(batch: Batch, test: Test, options: ManyOptions, budget: Budget): ManyAnswer {
  const { conjecture } = test;
  if (conjecture.variables.some((x) => typeVars(x.type).size > 0)) return "undecided";
  let answer: ManyAnswer = "undecided";
  let unconfirmed = 0;
  const pools = conjecture.variables.map((x) => largest(batch, x.type, options));
  batch.run(() => {
    for (const values of assignments(pools, options)) {
      if (budget.isSpent) return;
      const outcome = judge(batch, test, values);
      if (outcome === "holds") answer = "stands";
      if (outcome !== "fails") continue;
      answer = isConfirmed(batch, conjecture, values, budget) ? "refuted" : "undecided";
      if (answer === "refuted" || ++unconfirmed >= mostDoubts) return;
    }
  });
  return answer;
}

/** As many values as a pool may have, from the largest bound that is not too much. */
function largest(batch: Batch, type: Conjecture["variables"][number]["type"], options: ManyOptions): readonly Value[] {
  let best: readonly Value[] = [];
  for (let bound = 1; bound <= options.size; bound++) {
    const values = batch.values(type, bound);
    if (values.length === 0 || (best.length > 0 && values.length > mostValues)) break;
    best = values;
  }
  return best;
}

/** All combinations where they are few, otherwise random ones; small values first. */
function* assignments(pools: readonly (readonly Value[])[], options: ManyOptions): Generator<readonly Value[]> {
  const total = pools.reduce((n, pool) => n * pool.length, 1);
  if (total <= options.tests) {
    for (let i = 0; i < total; i++) yield combination(pools, i);
    return;
  }
  const random = new SeededRandom(options.seed);
  for (let i = 0; i < options.tests; i++) {
    // Half of the tests take small values, which stand at the beginning of the pools.
    const share = i % 2 === 0 ? 1 : Math.min(1, (i + 8) / options.tests);
    yield pools.map((pool) => pool[random.below(Math.max(1, Math.ceil(pool.length * share)))] ?? null);
  }
}

function combination(pools: readonly (readonly Value[])[], index: number): Value[] {
  let rest = index;
  return pools.map((pool) => {
    const value = pool[rest % pool.length] ?? null;
    rest = Math.floor(rest / pool.length);
    return value;
  });
}

function judge(batch: Batch, test: Test, values: readonly Value[]): "holds" | "fails" | "discarded" | "nothing" {
  for (const premise of test.premises) {
    const answer = batch.evaluate(premise, values);
    if (answer.kind === "nothing") return "nothing";
    if (answer.value !== true) return "discarded";
  }
  const answer = batch.evaluate(test.conclusion, values);
  if (answer.kind === "nothing") return "nothing";
  return answer.value === true ? "holds" : "fails";
}

/** The reference evaluator decides. */
function isConfirmed(batch: Batch, conjecture: Conjecture, values: readonly Value[], budget: Budget): boolean {
  const assignment = new Map<string, Term>();
  for (const [i, x] of conjecture.variables.entries()) {
    const t = batch.raise(values[i] ?? null, x.type);
    if (t === null) return false;
    assignment.set(x.name, t);
  }
  return recheck(conjecture, assignment, { isLate: budget.looking("judging") }).kind === "confirmed";
}
