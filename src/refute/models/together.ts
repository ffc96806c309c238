/**
 * Statements of one context checked together: a counterexample to one is tried on all others, before they are searched and after (it is
 * evaluated by the judge, not searched for), since statements about the same things often fail for the same values.
 */
import { Budget, type Clock } from "../../base/index.ts";
import { type LoadedTheory, Problem, type Statement } from "../../elaborate/index.ts";
import { type Conjecture, type Find, findOf, matchType, noCoverage, type Type, type TypeVar } from "../../logic/index.ts";
import type { Confirmed } from "../certificate.ts";
import { aboutStatement } from "../commands/command.ts";
import { givenValues, replay } from "../commands/replay.ts";
import { searchPortfolio } from "../engines/portfolio.ts";
import { claimOf, coverageOf } from "../engines/search.ts";
import { portfolioSeconds } from "../limits.ts";
import { doubted } from "../outcome.ts";
import { Prepared } from "../prepared.ts";
import type { Report } from "../report.ts";
import type { SearchSettings } from "../settings.ts";
import { type Verdict, verdictOf } from "../verdict.ts";

/** So many counterexamples are tried on a statement, the newest first. */
const mostTried = 40;

/** The part of a statement's time that all of them may take. */
const triedPart = 0.25;

export interface TogetherAnswer {
  readonly report: Report;
  /** Whether a counterexample to another statement refutes it. */
  readonly isShared: boolean;
}

interface Question {
  readonly theory: LoadedTheory;
  readonly statement: Statement;
}

const milliseconds = ({ timeout }: SearchSettings): number => 1000 * (timeout ?? portfolioSeconds);

/** The answers in the order of the statements. */
export async function checkTogether(questions: readonly Question[], settings: SearchSettings, clock: Clock): Promise<TogetherAnswer[]> {
  const finds: Find[] = [];
  const answers: TogetherAnswer[] = [];
  for (const question of questions) {
    const shared = tryFinds(question, finds, settings, clock);
    if (shared !== null) answers.push({ report: shared, isShared: true });
    else {
      const { report, find } = await search(question, settings, clock);
      answers.push({ report, isShared: false });
      if (find !== null) finds.push(find);
    }
  }
  // What was found later is tried on what stood before.
  return answers.map((answer, i) => {
    const question = questions[i];
    if (question === undefined || answer.report.outcome === "genuine") return answer;
    const shared = tryFinds(question, finds, settings, clock);
    return shared === null ? answer : { report: shared, isShared: true };
  });
}

async function search(
  { theory, statement }: Question,
  settings: SearchSettings,
  clock: Clock,
): Promise<{ readonly report: Report; readonly find: Find | null }> {
  const start = clock();
  const budget = new Budget(clock, milliseconds(settings));
  const { verdict, all } = await searchPortfolio(statement, settings, budget);
  const { isOpen: _, confirmed, ...judged } = doubted(statement, verdict);
  const seconds = Math.round(clock() - start) / 1000;
  const report: Report = {
    ...aboutStatement(theory, statement),
    ...judged,
    coverage: coverageOf(all),
    command: "check",
    span: statement.span,
    seconds,
    seed: settings.seed,
  };
  return { report, find: confirmed === undefined || judged.outcome !== "genuine" ? null : plainFind(confirmed) };
}

/** Values alone: what chose anything beside them says nothing about other statements. */
function plainFind({ assignment, types, chosen, model }: Confirmed): Find | null {
  const isPlain = chosen.length === 0 && (model === null || (model.carriers.size === 0 && model.constants.length === 0));
  const named = new Map([...types].map(([v, type]) => [v.name, type]));
  return isPlain ? findOf(assignment, { types: named }) : null;
}

/** A counterexample to another statement on a conclusion of this one; null where it has no values for it. */
type Attempt = (conjecture: Conjecture, budget: Budget) => Verdict | null;

function tryFinds(question: Question, finds: readonly Find[], settings: SearchSettings, clock: Clock): Report | null {
  const { context } = question.statement;
  const attempts = finds.map(
    (find): Attempt =>
      (conjecture, budget) => {
        const types = new Map<TypeVar, Type>();
        const own = conjecture.variables.flatMap((x) => {
          const value = find.assignment.get(x.name);
          return value !== undefined && matchType(x.type, value.type, types) ? [[x.name, value] as const] : [];
        });
        if (own.length < conjecture.variables.length) return null;
        const result = { kind: "found", find: { ...find, assignment: new Map(own) }, coverage: noCoverage, potential: [] } as const;
        return verdictOf(context, conjecture, result, [], budget);
      },
  );
  return tryAll(question, attempts, settings, clock);
}

/** Counterexamples as the texts that find them again (`replay` of reports), tried on a statement; null where none refutes it. */
export function tryTexts(question: Question, texts: readonly (readonly string[])[], settings: SearchSettings, clock: Clock): Report | null {
  const { context } = question.statement;
  const attempts = texts.map(givenValues).map(
    (given): Attempt =>
      (conjecture, budget) => {
        if (conjecture.variables.some((x) => !given.has(x.name))) return null;
        try {
          const verdict = replay(context, conjecture, given, budget, []);
          // A type that nobody chose is no part of the counterexample.
          return [...(verdict.confirmed?.types.keys() ?? [])].every((v) => given.has(v.name)) ? verdict : null;
        } catch (error) {
          // Values of other types.
          if (error instanceof Problem) return null;
          throw error;
        }
      },
  );
  return tryAll(question, attempts, settings, clock);
}

function tryAll({ theory, statement }: Question, attempts: readonly Attempt[], settings: SearchSettings, clock: Clock): Report | null {
  if (attempts.length === 0 || statement.doubt !== null) return null;
  const start = clock();
  const whole = milliseconds(settings);
  const budget = new Budget(clock, whole).slice(triedPart * whole);
  const conjectures = new Prepared(statement).conjectures({ locale: ["expand"], noAssumptions: false });
  for (const attempt of attempts.slice(-mostTried).reverse())
    for (const conjecture of conjectures) {
      if (budget.isSpent) return null;
      const tried = attempt(conjecture, budget);
      if (tried?.outcome !== "genuine") continue;
      const { confirmed: _, ...verdict } = tried;
      return {
        ...aboutStatement(theory, statement),
        ...verdict,
        claim: claimOf(statement.context, conjecture),
        coverage: [],
        command: "check",
        span: statement.span,
        tester: "shared",
        seconds: Math.round(clock() - start) / 1000,
      };
    }
  return null;
}
