import { emit, type Instance, type InstanceOptions, instantiate, type Outcome } from "../../src/javascript/index.ts";
import type { Free, Term, Theory } from "../../src/logic/index.ts";
import { lowerProgram, type Program, type Value } from "../../src/program/index.ts";
import { verifyProgram } from "../program/verify.ts";

/** One term with parameters, compiled. */
export class Compiled {
  readonly program: Program;
  readonly instance: Instance;
  readonly text: string;

  constructor(theory: Theory, params: readonly Free[], body: Term, options: InstanceOptions = {}) {
    const lowered = lowerProgram(theory, [{ name: "it", params, body }]);
    if (lowered.kind === "refused") throw new Error(`refused: ${JSON.stringify(lowered.reasons)}`);
    this.program = lowered.program;
    const emission = emit(lowered.program, { partialClosures: true });
    const problems = verifyProgram(emission.program);
    if (problems.length > 0) throw new Error(problems.join("\n"));
    this.instance = instantiate(emission, options);
    this.text = emission.text;
  }

  run(...args: Value[]): Outcome {
    return this.instance.run("it", args);
  }

  /** The value, which must be there. */
  value(...args: Value[]): Value {
    const outcome = this.run(...args);
    if (outcome.kind !== "value") throw new Error(`no value: ${JSON.stringify(outcome.kind)}`);
    return outcome.value;
  }

  typeId(of: Term["type"]): number {
    return this.program.types.findIndex((t) => t.type === of);
  }
}
