import { resolve } from "node:path";
import { theoryFiles } from "../../src/apps/cli/theory-files.ts";
import { Budget } from "../../src/base/index.ts";
import { type LoadedTheory, type Statement, TheoryLoader } from "../../src/elaborate/index.ts";
import { checkDefaults, type Strategy, searchPortfolio } from "../../src/refute/index.ts";
import { portfolioSeconds } from "../../src/refute/limits.ts";

/** A statement's usual budget, whose time is over when the clock was looked at so many times: the same on any machine. */
export function stepBudget(steps: number): Budget {
  const milliseconds = 1000 * portfolioSeconds;
  let n = 0;
  return new Budget(() => (n++ * milliseconds) / steps, milliseconds);
}

const files = theoryFiles();
let count = 0;
let text = "";
const loader = new TheoryLoader({
  ...files,
  isLibrary: (id) => files.isLibrary?.(id) ?? false,
  read: (id) => (id.includes("Scratch_") ? { text, badAt: null } : files.read(id)),
});

/** A theory on Main from the text of its body. */
export function theoryOf(body: string, imports = "Main"): LoadedTheory {
  const name = `Scratch_${count++}`;
  text = `theory ${name}\n  imports ${imports}\nbegin\n${body}\nend\n`;
  return loader.load(resolve(`${name}.thy`));
}

export function statementsOf(body: string, imports = "Main"): Statement[] {
  const theory = theoryOf(body, imports);
  const [problem] = theory.diagnostics.filter((d) => d.severity === "error");
  if (problem !== undefined) throw new Error(problem.message);
  return theory.items.flatMap((item) => (item.kind === "statement" ? [item.statement] : []));
}

/** The outcome for the last statement of a text, by one engine or all, up to size 3, within so many looks at the clock. */
export async function outcomeOf(body: string, strategy: Strategy | null, steps: number): Promise<string> {
  const statement = statementsOf(body).at(-1);
  if (statement === undefined) throw new Error("no statement");
  return (await searchPortfolio(statement, { ...checkDefaults, strategy, size: 3 }, stepBudget(steps))).verdict.outcome;
}
