import { kept, once } from "../base/index.ts";
import { type Body, type Emission, emit, type Instance, instantiate } from "../javascript/index.ts";
import type { Conjecture, Term } from "../logic/index.ts";
import type { TestStep } from "../plans/index.ts";
import { describeRefusal, lowerProgram, type Program, raiseValue, type Value } from "../program/index.ts";
import { Driver } from "./driver.ts";
import { planTest } from "./plan.ts";
import { testRoots } from "./test-text.ts";
import { reachableTypes, typeRoots, typesRoot } from "./types/reachable-types.ts";

/** A ground conjecture as a core program, before a test program is added. */
export interface Compiled {
  readonly conjecture: Conjecture;
  readonly steps: readonly TestStep[];
  readonly program: Program;
  readonly emission: Emission;
  readonly driver: Driver;
}

export type CompileResult =
  | { readonly kind: "compiled"; readonly compiled: Compiled }
  | { readonly kind: "unsupported"; readonly reason: string };

const programs = kept<Conjecture, Lowered>();

/** How a conjecture is compiled. */
interface CompileOptions {
  /** Without the passes, to show what they start from. */
  readonly plain?: boolean;
  /** Quantifiers over infinite types are tried on a few values: a witness decides, and otherwise there is no value. */
  readonly samples?: boolean;
}

/** Compiles the terms of a ground conjecture, or says why it cannot be executed. A conjecture is compiled once, whoever tests it. */
export function compileConjecture(
  conjecture: Conjecture,
  atoms: ReadonlyMap<string, number> = new Map(),
  { plain = false, samples = false }: CompileOptions = {},
): CompileResult {
  const lowered = programs(conjecture, `${atomsKey(atoms)} ${plain}`, () => lowerNow(conjecture, atoms, plain));
  if (lowered.program.kind === "refused") return { kind: "unsupported", reason: lowered.program.reason };
  const { program } = lowered.program;
  const obstacle = program.obstacles.find(({ kind }) => !samples || kind !== "unbounded");
  if (obstacle !== undefined) return { kind: "unsupported", reason: describeRefusal(obstacle) };
  return { kind: "compiled", compiled: emitted(program, { conjecture, steps: lowered.steps }) };
}

/** One text for the cardinalities of declared types. */
export const atomsKey = (atoms: ReadonlyMap<string, number>): string => [...atoms].join(" ");

/** The order of the test, and the program with what cannot be executed. */
interface Lowered {
  readonly steps: readonly TestStep[];
  readonly program: ReturnType<typeof lowerProgram>;
}

function lowerNow(conjecture: Conjecture, atoms: ReadonlyMap<string, number>, plain: boolean): Lowered {
  const { theory } = conjecture;
  const steps = planTest(conjecture, atoms);
  const types = reachableTypes(
    theory,
    conjecture.variables.map((x) => x.type),
  );
  const roots = [...testRoots(conjecture, steps), ...typeRoots(theory, types), typesRoot(conjecture, types)];
  return { steps, program: lowerProgram(theory, roots, { atoms, plain, tolerate: true }) };
}

const emitted = once((program: Program, tested: Pick<Compiled, "conjecture" | "steps">): Compiled => {
  const emission = emit(program);
  return { ...tested, program, emission, driver: new Driver(emission, tested.conjecture.theory) };
});

/** Run-time values as ground terms, by name; null when one has no finite description. */
export function raiseAssignment(compiled: Compiled, instance: Instance, values: readonly Value[]): Map<string, Term> | null {
  const assignment = new Map<string, Term>();
  for (const [i, x] of compiled.conjecture.variables.entries()) {
    const t = raiseValue(compiled.program, instance.machine, values[i] ?? null, compiled.driver.idOf(x.type));
    if (t === null) return null;
    assignment.set(x.name, t);
  }
  return assignment;
}

/** A test program, and the names it hands out. */
export interface TestProgram {
  readonly code: Body;
  readonly exports: readonly string[];
}

/** Brings a compiled conjecture to life together with a test program. */
export function bringToLife(compiled: Compiled, { code, exports }: TestProgram, interrupted: (steps: number) => boolean): Instance {
  return instantiate(compiled.emission, { driver: code, exports, interrupted });
}
