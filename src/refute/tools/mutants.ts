/** The mutants of a theorem: which are tried, and what an engine says of each. */
import { Budget, type Clock } from "../../base/index.ts";
import { printTerm, type Statement } from "../../elaborate/index.ts";
import { impliesAll, type Term } from "../../logic/index.ts";
import type { Strategy } from "../engines/strategy.ts";
import { testSearches } from "../engines/testers.ts";
import { candidatesEach, executableMilliseconds } from "../limits.ts";
import { quickcheckDefaults } from "../options/quickcheck-options.ts";
import { prepare } from "../prepare.ts";
import type { SearchSettings } from "../settings.ts";
import { askEngine, type TimedVerdict } from "./ask-engine.ts";
import { type MutationOperator, mutantsOf } from "./mutation.ts";
import { followsPlainly } from "./plain-consequence.ts";
import { seedOf } from "./seeded-random.ts";
import { restated, type Theorem } from "./theorem.ts";

export interface MutationSettings {
  readonly operators: readonly MutationOperator[];
  readonly seed: number;
}

/** A mutant by its number in the theorem's seeded order. Plain data. */
export interface PlannedMutant {
  readonly number: number;
  readonly operator: MutationOperator;
  readonly text: string;
  readonly isExecutable: boolean;
  /** It follows from the theorem by plain logic, so that nothing can refute it. */
  readonly follows: boolean;
}

/** Theorems about a package's own constants are not mutated. */
export function isMutable(theorem: Theorem): boolean {
  const name = theorem.name ?? "";
  return !/_def$|_raw$|^type_definition|^term_of/.test(name);
}

/** Chooses mutants of a theorem: those that can be executed first. */
export async function planMutants(theorem: Theorem, count: number, settings: MutationSettings, clock: Clock): Promise<PlannedMutant[]> {
  const chosen: PlannedMutant[] = [];
  const others: PlannedMutant[] = [];
  let number = 0;
  for (const { term, operator } of seeded(theorem, settings)) {
    const planned = { number: number++, operator, text: printTerm(theorem.statement.context, term), follows: isWeaker(theorem, term) };
    if (isExecutable(mutated(theorem, term), clock)) chosen.push({ ...planned, isExecutable: true });
    else others.push({ ...planned, isExecutable: false });
    if (chosen.length >= count || number >= candidatesEach * count) break;
  }
  return [...chosen, ...others].slice(0, count);
}

function isWeaker({ statement, assumptions, conclusion }: Theorem, mutant: Term): boolean {
  const { theory, locale, params, contextAssumptions } = statement;
  const isGeneral = locale === null && params.length === 0 && contextAssumptions.length === 0;
  return followsPlainly(theory, impliesAll(assumptions, conclusion), mutant, isGeneral);
}

function seeded(theorem: Theorem, { operators, seed }: MutationSettings) {
  const prop = impliesAll(theorem.assumptions, theorem.conclusion);
  return mutantsOf(theorem.statement.theory, prop, operators, seed + seedOf(theorem.name ?? String(theorem.item)));
}

/** The mutant of that number; null when there are fewer. */
function mutantStatement(theorem: Theorem, number: number, settings: MutationSettings): Statement | null {
  let i = 0;
  for (const { term } of seeded(theorem, settings)) if (i++ === number) return mutated(theorem, term);
  return null;
}

function mutated(theorem: Theorem, term: Term): Statement {
  return restated(theorem.statement, [], term);
}

/** A smallest test runs without an obstacle. */
function isExecutable(statement: Statement, clock: Clock): boolean {
  const options = { ...quickcheckDefaults, size: 1, finiteTypeSize: 1, iterations: 1 };
  for (const conjecture of prepare(statement, options)) {
    const result = testSearches.exhaustive(conjecture, options, new Budget(clock, Number.POSITIVE_INFINITY).slice(executableMilliseconds));
    if (result.kind === "unsupported") return false;
  }
  return true;
}

/** What an engine, or the portfolio, says of a mutant within this many milliseconds. */
export async function judgeMutant(
  theorem: Theorem,
  number: number,
  task: {
    readonly tester: Strategy | null;
    readonly milliseconds: number;
    readonly mutation: MutationSettings;
    readonly search: SearchSettings;
  },
  clock: Clock,
): Promise<TimedVerdict | null> {
  const statement = mutantStatement(theorem, number, task.mutation);
  return statement === null ? null : askEngine(statement, task.tester, task.search, { clock, milliseconds: task.milliseconds });
}
