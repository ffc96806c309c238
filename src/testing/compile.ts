import { kept } from "../base/index.ts";
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

const compilations = kept<Conjecture, CompileResult>();

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
  return compilations(conjecture, `${atomsKey(atoms)} ${plain} ${samples}`, () => compileNow(conjecture, atoms, { plain, samples }));
}

/** One text for the cardinalities of declared types. */
export const atomsKey = (atoms: ReadonlyMap<string, number>): string => [...atoms].join(" ");

function compileNow(
  conjecture: Conjecture,
  atoms: ReadonlyMap<string, number>,
  { plain, samples }: Required<CompileOptions>,
): CompileResult {
  const { theory } = conjecture;
  const steps = planTest(conjecture, atoms);
  const types = reachableTypes(
    theory,
    conjecture.variables.map((x) => x.type),
  );
  const roots = [...testRoots(conjecture, steps), ...typeRoots(theory, types), typesRoot(conjecture, types)];
  const lowered = lowerProgram(theory, roots, { atoms, plain, tolerate: samples });
  if (lowered.kind === "refused") return { kind: "unsupported", reason: lowered.reason };
  const obstacle = lowered.program.obstacles.find(({ kind }) => kind !== "unbounded");
  if (obstacle !== undefined) return { kind: "unsupported", reason: describeRefusal(obstacle) };
  const { program } = lowered;
  const emission = emit(program);
  return { kind: "compiled", compiled: { conjecture, steps, program, emission, driver: new Driver(emission, theory) } };
}

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
export function bringToLife(compiled: Compiled, { code, exports }: TestProgram, interrupted: () => boolean): Instance {
  return instantiate(compiled.emission, { driver: code, exports, interrupted });
}
