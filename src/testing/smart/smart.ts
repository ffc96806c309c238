import { type Budget, kept } from "../../base/index.ts";
import { type Instance, instantiate, printBody } from "../../javascript/index.ts";
import type { Conjecture } from "../../logic/index.ts";
import type { Step } from "../../plans/index.ts";
import type { SetValue, Value } from "../../program/index.ts";
import { atomsKey, type Compiled, type TestProgram } from "../compile.ts";
import { Driver } from "../driver.ts";
import { type RunResult, TestRun } from "../run/test-run.ts";
import { nameTypes } from "../types/names.ts";
import type { Dataflow } from "./dataflow.ts";
import type { SmartOptions } from "./options.ts";
import { type PlanOptions, smartProgram } from "./smart-plan.ts";
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

interface CompileOptions extends PlanOptions {
  readonly isPlain?: boolean;
  /** Clauses and values are tried in any order. */
  readonly isDrawn?: boolean;
  readonly isCounted?: boolean;
  readonly manner?: Manner;
}

/** Plans and writes the test program. */
export function compileSmart(
  conjecture: Conjecture,
  atoms: ReadonlyMap<string, number>,
  options: CompileOptions = {},
): CompiledSmart | { readonly kind: "unsupported"; readonly reason: string } {
  const { given = [], manner = "plain", isCounted = false } = options;
  const made = smartProgram(conjecture, atoms, { ...options, isForward: manner === "forward" || manner === "drawn" });
  if (made.kind === "unsupported") return made;
  const { flow, steps, program, emission, plan } = made;
  const isOpened = (id: number): boolean => {
    const type = program.types[id]?.type;
    return type === undefined || flow.terms.opened.has(type);
  };
  const names = manner === "plain" ? new Set<number>() : nameTypes(program, isOpened);
  if ((manner === "named" || manner === "drawn") && names.size === 0) return { kind: "unsupported", reason: "nothing is only a name" };
  const driver = new Driver(emission, conjecture.theory, { names, isDrawn: options.isDrawn === true || manner === "drawn" });
  const test = { conjecture, steps, isExecutable: plan.isExecutable, denial: plan.denial, isCounted, given };
  const compiled: Compiled = { conjecture, steps: [], program, emission, driver };
  return { kind: "compiled", compiled, flow, steps, test: smartText(driver, flow, test) };
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
