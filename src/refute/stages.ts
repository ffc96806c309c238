/** The stages from a statement to a search: one registry, which each engine fills for itself. */
import { Budget, type Clock } from "../base/index.ts";
import { type LoadedTheory, printTerm, printType, type Statement } from "../elaborate/index.ts";
import { showTheoryClauses, showTheoryModes } from "../predicates/index.ts";
import type { Engine, Stage } from "./engines/engine.ts";
import { engines, portfolioOptions } from "./engines/portfolio.ts";
import { portfolioSeconds } from "./limits.ts";
import { Prepared } from "./prepared.ts";
import { checkDefaults } from "./settings.ts";

/** What is shown of a whole theory. */
interface TheoryStage {
  readonly name: string;
  readonly about: string;
  readonly print: (theory: LoadedTheory) => string;
}

const theoryStages: readonly TheoryStage[] = [
  { name: "clauses", about: "predicates and functions as Horn clauses", print: ({ context }) => showTheoryClauses(context.theory) },
  { name: "modes", about: "the modes of predicates", print: ({ context }) => showTheoryModes(context.theory) },
];

const conjectureStage: Stage = {
  name: "conjecture",
  about: "variables, premises and conclusion of each statement",
  print: ({ context, conjecture: { variables, premises, conclusion } }) =>
    [
      ...variables.map((x) => `for all ${x.name} :: ${printType(context, x.type)}`),
      ...premises.map((t) => `if ${printTerm(context, t)}`),
      `then ${printTerm(context, conclusion)}`,
    ].join("\n"),
};

/** Stages of statements, with the engine that has them; the first engine prepares what is common to all. */
const statementStages: readonly { readonly engine: Engine; readonly stage: Stage }[] = [
  { engine: engines.exhaustive, stage: conjectureStage },
  ...Object.values(engines).flatMap((engine) => engine.show.map((stage) => ({ engine, stage }))),
];

/** All stages after reading, in order: their names and what they are. */
export const searchStages: readonly { readonly name: string; readonly about: string }[] = [
  ...theoryStages,
  ...statementStages.map(({ stage }) => stage),
].map(({ name, about }) => ({ name, about }));

/** The product of a stage for a theory, as the portfolio would make it; null where there is no such stage. */
export async function showStage(name: string, theory: LoadedTheory, clock: Clock): Promise<string | null> {
  const whole = theoryStages.find((stage) => stage.name === name);
  if (whole !== undefined) return whole.print(theory);
  const found = statementStages.find(({ stage }) => stage.name === name);
  if (found === undefined) return null;
  const texts: string[] = [];
  for (const item of theory.items)
    if (item.kind === "statement") texts.push(...(await ofStatement(item.statement, found.engine, found.stage, clock)));
  return texts.join("\n\n");
}

async function ofStatement(statement: Statement, engine: Engine, stage: Stage, clock: Clock): Promise<string[]> {
  const options = portfolioOptions(statement, checkDefaults);
  const { context } = statement;
  const texts: string[] = [];
  for (const conjecture of new Prepared(statement).conjectures(engine.preparation(options))) {
    const refusal = engine.accepts(conjecture, options);
    const question = { context, conjecture, options, budget: new Budget(clock, 1000 * portfolioSeconds) };
    texts.push(`-- ${statement.name ?? "statement"}\n${refusal ?? (await stage.print(question))}`);
  }
  return texts;
}
