/** The worker's side of the tools beyond `check`. */
import { type LoadedTheory, Problem, printOnLine, readTerm } from "../../../elaborate/index.ts";
import type { Term } from "../../../logic/index.ts";
import {
  findConjectures,
  findUnused,
  isMutable,
  judgeMutant,
  type ManyAnswer,
  planMutants,
  prepare,
  quickcheckDefaults,
  refuteConjectures,
  type Theorem,
  theoremsOf,
  valueText,
} from "../../../refute/index.ts";
import { normalise } from "../../../syntax/index.ts";
import { datatypeDescriptions } from "../../theories/describe.ts";
import { typeScriptTypes } from "../../theories/typescript.ts";
import type { FromWorker, Ticketed } from "./messages.ts";
import { answerClaims, answerFindModels, answerModels } from "./model-worker.ts";
import { timeLeft } from "./time-left.ts";
import type { ToTool } from "./tool-messages.ts";
import { verifyIn } from "./verify-worker.ts";

const clock = (): number => performance.now();

/** The theorem of that number. */
function theoremAt(theory: LoadedTheory, index: number): Theorem {
  const theorem = theoremsOf(theory)[index];
  if (theorem === undefined) throw new RangeError("theoremAt: the file has changed");
  return theorem;
}

/** A question that may have a deadline. */
type Timed<Q> = Q & Pick<Ticketed, "deadline">;

export async function answerTool(
  theory: LoadedTheory,
  message: Timed<Exclude<ToTool, { kind: "show" | "verify-proof" | "goals" }>>,
): Promise<FromWorker> {
  switch (message.kind) {
    case "theorems": {
      const theorems = theoremsOf(theory).map((t) => ({
        name: t.name,
        from: t.statement.span.from,
        assumptions: t.assumptions.length,
        isMutable: isMutable(t),
      }));
      return { kind: "theorems", theory: theory.name, theorems, diagnostics: theory.diagnostics };
    }
    case "unused": {
      const options = { ...message.settings, milliseconds: message.milliseconds };
      return { kind: "unused", report: await findUnused(theoremAt(theory, message.theorem), options, clock) };
    }
    case "plan-mutants": {
      const mutants = await planMutants(theoremAt(theory, message.theorem), message.count, message.mutation, clock);
      return { kind: "planned", mutants };
    }
    case "judge-mutant":
      return judge(theory, message);
    case "batch":
      return batch(theory, message);
    case "evaluate":
      return evaluate(theory, message);
    case "export-types": {
      const { context, name, diagnostics } = theory;
      return { kind: "text", text: typeScriptTypes(datatypeDescriptions(context.theory, name)), diagnostics };
    }
    case "claims":
      return answerClaims(theory);
    case "models":
      return answerModels(theory, message);
    case "find-models":
      return answerFindModels(theory, message);
    case "conjecture":
      return conjecture(theory, message);
    case "verify-certificate":
      return verifyIn(theory, message);
  }
}

async function judge(theory: LoadedTheory, message: Extract<ToTool, { kind: "judge-mutant" }>): Promise<FromWorker> {
  const { theorem, number, tester, milliseconds, mutation, settings } = message;
  const answer = await judgeMutant(theoremAt(theory, theorem), number, { tester, milliseconds, mutation, search: settings }, clock);
  if (answer === null) return { kind: "judged", outcome: "unknown", seconds: 0, assignment: {}, reason: "there is no such mutant" };
  const { outcome, assignment, reason } = answer.verdict;
  return { kind: "judged", outcome, seconds: answer.seconds, assignment, reason };
}

function batch(theory: LoadedTheory, message: Extract<ToTool, { kind: "batch" }>): FromWorker {
  const statements = theory.items.flatMap((item) => (item.kind === "statement" ? [item.statement] : []));
  const conjectures = statements.map((s) => prepare(s, quickcheckDefaults));
  const answers = refuteConjectures(theory.context.theory, conjectures.flat(), message.options, clock);
  let at = 0;
  const lines = statements.map((s, i) => {
    const count = conjectures[i]?.length ?? 0;
    const own = answers.slice(at, at + count);
    at += count;
    return { name: s.name, from: s.span.from, answer: together(own), isClaim: s.ending !== "oops" };
  });
  return { kind: "batch", theory: theory.name, lines, diagnostics: theory.diagnostics };
}

/** A mistake in the term is an answer, not an error. */
function evaluate(theory: LoadedTheory, message: Timed<Extract<ToTool, { kind: "evaluate" }>>): FromWorker {
  const milliseconds = timeLeft(message, 1000 * message.seconds);
  const end = clock() + milliseconds;
  try {
    const limit = { isLate: () => clock() > end, seconds: milliseconds / 1000 };
    return { kind: "evaluated", ...valueText(theory.context, normalise(message.term, 0), limit) };
  } catch (error) {
    if (error instanceof Problem) return { kind: "mistaken", diagnostic: error.diagnostic };
    throw error;
  }
}

/** A statement is refuted with any of its claims, and stands when none is left undecided. */
function together(answers: readonly ManyAnswer[]): ManyAnswer {
  if (answers.includes("refuted")) return "refuted";
  return answers.length > 0 && answers.every((a) => a === "stands") ? "stands" : "undecided";
}

function conjecture(theory: LoadedTheory, message: Timed<Extract<ToTool, { kind: "conjecture" }>>): FromWorker {
  const constants: Term[] = [];
  for (const name of message.about) {
    try {
      const t = readTerm(theory.context, normalise(name, 0));
      if (t.kind === "free") return { kind: "unknown-constant", name, message: "there is no such constant" };
      constants.push(t);
    } catch (error) {
      return { kind: "unknown-constant", name, message: error instanceof Error ? error.message : String(error) };
    }
  }
  const text = (t: Term): string => printOnLine(theory.context, t);
  const { milliseconds } = message.options;
  const options = milliseconds === undefined ? message.options : { ...message.options, milliseconds: timeLeft(message, milliseconds) };
  const { classes, ...counts } = findConjectures(theory.context.theory, constants, options, clock);
  const texts = classes.map((c) => ({
    smallest: text(c.smallest),
    equations: c.equations.map((e) => ({ left: text(e.left), right: text(e.right) })),
  }));
  return { kind: "conjectures", classes: texts, ...counts };
}
