/** What a search by testing is made of, as text for people. Each part is made by the code that the search itself runs. */
import { showJavaScript } from "../javascript/index.ts";
import { type Conjecture, showType } from "../logic/index.ts";
import { showShort, showStep } from "../plans/index.ts";
import { showProgram } from "../program/index.ts";
import { type Compiled, compileConjecture } from "./compile.ts";
import { prepareTest } from "./exhaustive/exhaustive.ts";
import type { NarrowingOptions } from "./narrowing/options.ts";
import { prepareNarrowing } from "./narrowing/search-narrowing.ts";
import type { TestOptions } from "./options.ts";
import { prepareRandom } from "./random/random.ts";
import type { SmartOptions } from "./smart/options.ts";
import { prepareSmart } from "./smart/smart.ts";
import { noTypeReason, type TypeInstance, typeInstances } from "./types/type-instances.ts";

/** `instances`: the ground instances; the others: of the largest instance, the program before and after its passes, the text that runs it. */
const testStages = [
  "instances",
  "plan",
  "translation",
  "program",
  "javascript",
  "driver",
  "random-driver",
  "narrowing-driver",
  "smart-plan",
  "smart-driver",
] as const;
export type TestStage = (typeof testStages)[number];

type AllOptions = TestOptions & NarrowingOptions & SmartOptions;

export function showTesting(stage: TestStage, conjecture: Conjecture, options: AllOptions): string {
  const found = typeInstances(conjecture, options);
  if (found.kind === "none") return noTypeReason(found.variable);
  if (stage === "instances") return found.instances.map(instanceText).join("\n");
  const instance = found.instances.at(-1);
  return instance === undefined ? "no instance" : ofInstance(stage, instance, options);
}

function ofInstance(stage: Exclude<TestStage, "instances">, { conjecture, atoms }: TypeInstance, options: AllOptions): string {
  switch (stage) {
    case "plan":
    case "translation":
    case "program":
    case "javascript": {
      const result = compileConjecture(conjecture, atoms, { plain: stage === "translation" });
      return result.kind === "unsupported" ? result.reason : ofProgram(stage, result.compiled);
    }
    case "driver":
      return textOf(prepareTest(conjecture, options, atoms));
    case "random-driver":
      return textOf(prepareRandom(conjecture, options, atoms));
    case "narrowing-driver":
      return textOf(prepareNarrowing(conjecture, options, atoms));
    case "smart-plan": {
      const smart = prepareSmart(conjecture, options, atoms);
      return smart.kind === "ready" ? smart.steps.map(showStep).join("\n") : smart.reason;
    }
    case "smart-driver":
      return textOf(prepareSmart(conjecture, options, atoms));
  }
}

function ofProgram(stage: "plan" | "translation" | "program" | "javascript", { conjecture, steps, program, emission }: Compiled): string {
  if (stage === "plan") return [...steps.map(showStep), `conclude ${showShort(conjecture.conclusion)}`].join("\n");
  return stage === "javascript" ? showJavaScript(emission) : showProgram(stage === "program" ? emission.program : program);
}

type Prepared = { readonly kind: "ready"; readonly text: string } | { readonly kind: "unsupported"; readonly reason: string };

const textOf = (prepared: Prepared): string => (prepared.kind === "ready" ? prepared.text : prepared.reason);

function instanceText({ types, atoms }: TypeInstance): string {
  const chosen = [...types].map(([name, type]) => `${name} = ${showType(type)}`);
  const parts = [...chosen, ...[...atoms].map(([name, card]) => `card ${name} = ${card}`)];
  return parts.length === 0 ? "as it is" : parts.join(", ");
}
