/** The later stages of `hollow show`: clauses, modes, and the program that tests a statement. */
import { type LoadedTheory, printTerm } from "../../../elaborate/index.ts";
import { emit, showJavaScript } from "../../../javascript/index.ts";
import { impliesAll } from "../../../logic/index.ts";
import { showTheoryClauses, showTheoryModes } from "../../../predicates/index.ts";
import { describeRefusal, lowerProgram, showProgram } from "../../../program/index.ts";
import { prepare } from "../../../refute/index.ts";
import { defaultOptions, typeInstances } from "../../../testing/index.ts";

export const programStages = ["clauses", "modes", "program", "javascript"] as const;
export type ProgramStage = (typeof programStages)[number];

export function isProgramStage(stage: string): stage is ProgramStage {
  return (programStages as readonly string[]).includes(stage);
}

/** The product of a stage for a whole theory. Programs are shown for each statement, at its largest type instance. */
export function programText(stage: ProgramStage, theory: LoadedTheory): string {
  if (stage === "clauses") return showTheoryClauses(theory.context.theory);
  if (stage === "modes") return showTheoryModes(theory.context.theory);
  return theory.items
    .flatMap((item) => {
      if (item.kind !== "statement") return [];
      const { statement } = item;
      const [conjecture] = prepare(statement, { locale: ["expand"], noAssumptions: false });
      const found = conjecture === undefined ? null : typeInstances(conjecture, defaultOptions);
      const ground = found?.kind === "instances" ? found.instances.at(-1)?.conjecture : undefined;
      if (ground === undefined) return [];
      const body = impliesAll(ground.premises, ground.conclusion);
      const title = `-- ${statement.name ?? "statement"}: ${printTerm(statement.context, body)}`;
      const lowered = lowerProgram(ground.theory, [{ name: "test", params: ground.variables, body }], {});
      if (lowered.kind === "refused") return [`${title}\n${lowered.reasons.map(describeRefusal).join("\n")}`];
      return [`${title}\n${stage === "program" ? showProgram(lowered.program) : showJavaScript(emit(lowered.program))}`];
    })
    .join("\n\n");
}
