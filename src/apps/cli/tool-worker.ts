/** The worker's side of the tools beyond `check`. */
import type { LoadedTheory } from "../../elaborate/index.ts";
import { findUnused, isMutable, judgeMutant, planMutants, type Theorem, theoremsOf } from "../../refute/index.ts";
import type { FromWorker } from "./messages.ts";
import type { ToTool } from "./tool-messages.ts";

const clock = (): number => performance.now();

/** The theorem of that number. */
function theoremAt(theory: LoadedTheory, index: number): Theorem {
  const theorem = theoremsOf(theory)[index];
  if (theorem === undefined) throw new RangeError("theoremAt: the file has changed");
  return theorem;
}

export async function answerTool(theory: LoadedTheory, message: ToTool): Promise<FromWorker> {
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
  }
}

async function judge(theory: LoadedTheory, message: Extract<ToTool, { kind: "judge-mutant" }>): Promise<FromWorker> {
  const { theorem, number, tester, milliseconds, mutation, settings } = message;
  const answer = await judgeMutant(theoremAt(theory, theorem), number, { tester, milliseconds, mutation, search: settings }, clock);
  if (answer === null) return { kind: "judged", outcome: "unknown", seconds: 0, assignment: {}, reason: "there is no such mutant" };
  const { outcome, assignment, reason } = answer.verdict;
  return { kind: "judged", outcome, seconds: answer.seconds, assignment, reason };
}
