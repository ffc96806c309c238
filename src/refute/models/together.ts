/**
 * Statements of one context checked together: a counterexample to one is tried on all others, before they are searched and after (it is
 * evaluated by the judge, not searched for), since statements about the same things often fail for the same values.
 */
import { Budget, type Clock } from "../../base/index.ts";
import type { LoadedTheory, Statement } from "../../elaborate/index.ts";
import { type Find, noCoverage } from "../../logic/index.ts";
import type { Confirmed } from "../certificate.ts";
import { aboutStatement } from "../commands/command.ts";
import { searchPortfolio } from "../engines/portfolio.ts";
import { claimOf, coverageOf } from "../engines/search.ts";
import { portfolioSeconds } from "../limits.ts";
import { doubted } from "../outcome.ts";
import { Prepared } from "../prepared.ts";
import type { Report } from "../report.ts";
import type { SearchSettings } from "../settings.ts";
import { verdictOf } from "../verdict.ts";

/** So many counterexamples are tried on a statement, the newest first. */
const mostTried = 40;

/** Milliseconds for all of them. */
const triedMilliseconds = 200;

export interface TogetherAnswer {
  readonly report: Report;
  /** Whether a counterexample to another statement refutes it. */
  readonly isShared: boolean;
}

interface Question {
  readonly theory: LoadedTheory;
  readonly statement: Statement;
}

/** The answers in the order of the statements. */
export async function checkTogether(questions: readonly Question[], settings: SearchSettings, clock: Clock): Promise<TogetherAnswer[]> {
  const finds: Find[] = [];
  const answers: TogetherAnswer[] = [];
  for (const question of questions) {
    const shared = trySharing(question, finds, clock);
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
    const shared = trySharing(question, finds, clock);
    return shared === null ? answer : { report: shared, isShared: true };
  });
}

async function search(
  { theory, statement }: Question,
  settings: SearchSettings,
  clock: Clock,
): Promise<{ readonly report: Report; readonly find: Find | null }> {
  const start = clock();
  const budget = new Budget(clock, 1000 * (settings.timeout ?? portfolioSeconds));
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
  return isPlain ? { assignment, shown: new Map(), hasHoles: false, isCertain: true, chosen: [], types: named } : null;
}

function trySharing({ theory, statement }: Question, finds: readonly Find[], clock: Clock): Report | null {
  if (finds.length === 0 || statement.doubt !== null) return null;
  const start = clock();
  const budget = new Budget(clock, triedMilliseconds);
  const conjectures = new Prepared(statement).conjectures({ locale: ["expand"], noAssumptions: false });
  for (const find of finds.slice(-mostTried).reverse())
    for (const conjecture of conjectures) {
      if (budget.isSpent) return null;
      if (conjecture.variables.some((x) => !find.assignment.has(x.name))) continue;
      const own = new Map(conjecture.variables.flatMap((x) => [...find.assignment].filter(([name]) => name === x.name)));
      const result = { kind: "found", find: { ...find, assignment: own }, coverage: noCoverage, potential: [] } as const;
      const { confirmed: _, ...verdict } = verdictOf(statement.context, conjecture, result, [], budget);
      if (verdict.outcome !== "genuine") continue;
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
