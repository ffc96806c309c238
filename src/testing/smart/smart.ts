import { type Budget, kept } from "../../base/index.ts";
import { emit, type Instance, instantiate, printBody } from "../../javascript/index.ts";
import type { Conjecture, Free, Type } from "../../logic/index.ts";
import type { Goal, GoalPlan, Step } from "../../plans/index.ts";
import { ClauseStore, Planner } from "../../predicates/index.ts";
import { lowerProgram, type RootTerm, type SetValue, type Value } from "../../program/index.ts";
import { atomsKey, type Compiled, type TestProgram } from "../compile.ts";
import { Driver } from "../driver.ts";
import { type RunResult, TestRun } from "../run/test-run.ts";
import { nameTypes } from "../types/names.ts";
import { reachableTypes, typeRoots, typesRoot } from "../types/reachable-types.ts";
import { Dataflow } from "./dataflow.ts";
import { forwardPlan } from "./forward-plan.ts";
import type { SmartOptions } from "./options.ts";
import { smartText } from "./smart-text.ts";

/** A test program that is ready to run, or the reason why there is none. */
export type PreparedSmart =
  | {
      readonly kind: "ready";
      /** Tries what the premises allow within the bounds, for this many steps. */
      run(bounds: SmartBounds, budget: Budget, steps?: number): SmartRun;
      /** Numbers are generated inside predicates, so that a bound of their own makes a difference. */
      readonly hasNumbers: boolean;
      /** Derivations branch, so that a bound of their size makes a difference. */
      readonly isBranching: boolean;
      /** Relations are run forwards, so that only what is generated has a size. */
      readonly isForward: boolean;
      /** The dataflow, for people. */
      readonly steps: readonly Step[];
      readonly text: string;
    }
  | { readonly kind: "unsupported"; readonly reason: string };

/** How a run ended: whether there is nothing more, how many values came again, how many steps it took. */
export type SmartRun = RunResult & { readonly isExhausted: boolean; readonly repeated: number; readonly steps: number };

/**
 * How values are made: as the premises allow, the same with few names, or so that relations are run forwards: all that is small (with few names,
 * if there are some), or programs over few names at random.
 */
export type Manner = "plain" | "named" | "forward" | "drawn";

export interface SmartBounds {
  /** For variables that the premises do not bind. */
  readonly size: number;
  /** How deep predicates are derived; values generated on the way are bounded by the depth that is left ([Bulwahn 2013], 4.2.5). */
  readonly depth: number;
  /** The bound of numbers generated on the way, whatever the depth; 0 for none. */
  readonly numbers: number;
  /** How many derivation steps and generated constructors there may be altogether; 0 for no limit. */
  readonly total?: number;
  /** Where values are drawn: the source. */
  readonly seed?: number;
}

const compilations = kept<Conjecture, ReturnType<typeof compileSmart>>();

/** Compiles the premises of a ground conjecture into enumerators, with a search for counterexamples around them. */
export function prepareSmart(
  conjecture: Conjecture,
  options: SmartOptions,
  atoms: ReadonlyMap<string, number> = new Map(),
  manner: Manner = "plain",
): PreparedSmart {
  const ways = { inverts: options.allowFunctionInversion, isCounted: options.report, manner };
  const way = `${atomsKey(atoms)} ${Object.values(ways).join(" ")}`;
  const result = compilations(conjecture, way, () => compileSmart(conjecture, atoms, ways));
  if (result.kind === "unsupported") return result;
  const { compiled, flow, steps, test } = result;
  const run = new TestRun(compiled, { ...options, undefinedValues: false });
  const life = bringSmartToLife(result, run.watch.interrupted);
  run.attach(life.instance);
  return {
    kind: "ready",
    steps,
    get text() {
      return printBody(test.code);
    },
    hasNumbers: flow.generatesNumbers,
    isBranching: flow.isBranching,
    isForward: flow.isForward,
    run: (bounds, budget, steps) => {
      life.isShallow();
      life.repetitions();
      const outcome = run.run(
        bounds.size,
        budget,
        () => (bounds.seed === undefined ? life.start(bounds) : life.draw(bounds, bounds.seed)),
        steps,
      );
      const isExhausted = manner === "plain" && life.isBounded && !life.isShallow() && outcome.end === "complete";
      return { ...outcome, isExhausted, repeated: life.repetitions(), steps: run.watch.spent };
    },
  };
}

/** A conjecture as a program with the text of its enumerators. */
export interface CompiledSmart {
  readonly kind: "compiled";
  readonly compiled: Compiled;
  readonly flow: Dataflow;
  readonly steps: readonly Step[];
  readonly test: TestProgram;
}

interface CompileOptions {
  readonly inverts?: boolean;
  readonly isPlain?: boolean;
  /** Clauses and values are tried in any order. */
  readonly isDrawn?: boolean;
  /** Variables that have values already. */
  readonly given?: readonly Free[];
  readonly usesAlternatives?: boolean;
  readonly isCounted?: boolean;
  readonly manner?: Manner;
}

/** Plans and writes the test program. */
export function compileSmart(
  conjecture: Conjecture,
  atoms: ReadonlyMap<string, number>,
  options: CompileOptions = {},
): CompiledSmart | { readonly kind: "unsupported"; readonly reason: string } {
  const { theory } = conjecture;
  const store = new ClauseStore(theory, atoms, {
    inverts: options.inverts ?? true,
    usesAlternatives: options.usesAlternatives ?? false,
  });
  const planner = new Planner(store);
  const premises = conjecture.premises.flatMap((p) => store.goals(p));
  const isExecutable = store.isExecutable(conjecture.conclusion);
  const all = new Set(conjecture.variables.map((x) => x.name));
  const denied = isExecutable ? [] : store.denial(conjecture.conclusion);
  const denial = isExecutable ? [] : planner.goals(denied, all, []).steps;
  const { given = [], manner = "plain" } = options;
  const known = new Set(given.map((x) => x.name));
  const open = conjecture.variables.filter((x) => !known.has(x.name));
  const isForward = manner === "forward" || manner === "drawn";
  const usual =
    given.length > 0
      ? planner.goals(isForward ? [...premises, ...denied] : premises, known, open)
      : fewest([premises, [...premises, ...denied]].map((goals) => planner.premises(goals, conjecture.variables)));
  const steps = isForward && given.length === 0 ? forwardSteps(planner, usual, [...premises, ...denied], conjecture) : usual.steps;
  if (steps === null) return { kind: "unsupported", reason: "nothing is computed from what is generated" };
  const flow = new Dataflow(store, planner, { ...options, isForward, ...(manner === "drawn" ? { isDrawn: true } : {}) });
  flow.addSteps(steps, "some");
  flow.addSteps(denial, "all");
  if (isExecutable) flow.terms.root(conjecture.conclusion);
  const lowered = lowerProgram(theory, rootsOf(conjecture, flow), { atoms });
  if (lowered.kind === "refused") return { kind: "unsupported", reason: lowered.reason };
  const emission = emit(lowered.program);
  const isOpened = (id: number): boolean => {
    const type = lowered.program.types[id]?.type;
    return type === undefined || flow.terms.opened.has(type);
  };
  const names = manner === "plain" ? new Set<number>() : nameTypes(lowered.program, isOpened);
  if ((manner === "named" || manner === "drawn") && names.size === 0) return { kind: "unsupported", reason: "nothing is only a name" };
  const driver = new Driver(emission, theory, names);
  const test = { conjecture, steps, isExecutable, denial, isCounted: options.isCounted ?? false, given };
  const compiled: Compiled = { conjecture, steps: [], program: lowered.program, emission, driver };
  return { kind: "compiled", compiled, flow, steps, test: smartText(driver, flow, test) };
}

/** A plan that runs relations forwards, where the usual one generates values inside of them. */
function forwardSteps(planner: Planner, usual: GoalPlan, goals: readonly Goal[], { variables }: Conjecture): readonly Step[] | null {
  const isBackwards = usual.steps.some((step) => step.kind === "call" && planner.generates(step.predicate, step.mode));
  return isBackwards ? forwardPlan(planner, goals, variables) : null;
}

/** The plan that generates fewest variables, the first of them: a conclusion that clauses decide may say what refutes it. */
function fewest(plans: readonly GoalPlan[]): GoalPlan {
  const count = ({ steps }: GoalPlan): number => steps.filter((step) => step.kind === "generate").length;
  return plans.reduce((best, plan) => (count(plan) < count(best) ? plan : best));
}

function rootsOf(conjecture: Conjecture, flow: Dataflow): RootTerm[] {
  const { theory } = conjecture;
  const made = [...flow.variables, ...conjecture.variables].map((x) => x.type);
  const types = reachableTypes(theory, made);
  const handled = [...flow.terms.types].filter((type): type is Extract<Type, { kind: "con" }> => type.kind === "con");
  return [...flow.terms.roots, ...typeRoots(theory, types), typesRoot(conjecture, [...types, ...handled])];
}

type RunTests = (one: () => boolean, k: number, seed: number, from: number, to: number) => boolean;

/** The running program. Its hooks for hits are still to be bound. */
export interface LivingSmart {
  readonly instance: Instance;
  start(bounds: SmartBounds): boolean;
  /** Test after test, each with values of its own; where values are drawn. */
  draw(bounds: SmartBounds, seed: number): boolean;
  /** Whether a depth limit cut something off since it was asked last. */
  isShallow(): boolean;
  /** How many values came again since it was asked last, where they are counted. */
  repetitions(): number;
  /** Only values of finite types are generated. */
  readonly isBounded: boolean;
}

/** Brings the text to life. */
export function bringSmartToLife(
  { compiled, flow, test }: CompiledSmart,
  interrupted: (steps: number) => boolean,
  steps?: number,
): LivingSmart {
  const { program, driver, emission } = compiled;
  const instance = instantiate(emission, {
    driver: test.code,
    exports: test.exports,
    interrupted,
    ...(steps === undefined ? {} : { steps }),
  });
  (instance.exported("bindSmart") as (hooks: object) => void)({
    elements: (type: number, set: Value): readonly Value[] | null => {
      const shape = program.types[type]?.shape;
      if (shape?.kind !== "set") return null;
      if (typeof set === "number") return bitsOf(set).map((i) => instance.machine.element(shape.element, i));
      const settled = instance.machine.settled(type, set as SetValue);
      return settled.k === 0 ? settled.e : null;
    },
  });
  const exported = instance.exported("start") as (size: number, depth: number, numbers: number, total: number) => boolean;
  const start = ({ size, depth, numbers, total }: SmartBounds): boolean => exported(size, depth, numbers, total ?? 0);
  return {
    instance,
    start,
    draw: (bounds, seed) => {
      const runTests = instance.exported("runTests") as RunTests;
      return runTests(() => start(bounds), bounds.size, seed, 0, Number.POSITIVE_INFINITY);
    },
    isShallow: instance.exported("isShallow") as () => boolean,
    repetitions: instance.exported("repetitions") as () => number,
    isBounded: flow.variables.every((x) => driver.isFull(driver.idOf(x.type))),
  };
}

function bitsOf(mask: number): number[] {
  const bits: number[] = [];
  for (let i = 0; i < 31; i++) if ((mask & (1 << i)) !== 0) bits.push(i);
  return bits;
}
