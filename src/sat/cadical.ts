import type { CadicalModule } from "cadical-wasm";
import { Bug } from "../base/index.ts";
import type { SatAnswer, SatLimits, SatSolver, SatSolverFactory } from "./solver.ts";

/** Where the solver's program is, when it is not beside the script (bundled pages). */
export interface CadicalOptions {
  /** Maps the file name `cadical.wasm` to its address. */
  readonly locateFile?: (file: string) => string;
}

/**
 * CaDiCaL (Biere and others) compiled to WebAssembly, running on the calling thread.
 * One module is loaded at the first use and serves all solvers; after an abort (memory exhausted) a new one replaces it.
 */
export function cadicalFactory(options: CadicalOptions = {}): LearningFactory {
  let live: Promise<Bindings> | null = null;
  const drop = (): void => {
    live = null;
  };
  return {
    name: "cadical",
    create: async () => {
      live ??= bind(options);
      return new CadicalSolver(await live, drop, settings);
    },
    createLearning: async (onLearned) => {
      live ??= bind(options);
      return new CadicalSolver(await live, drop, learningSettings, onLearned);
    },
  };
}

/** Is told a clause that a solver has learned, without the ending 0; the array is only lent. */
export type OnLearned = (clause: Int32Array) => void;

/** Makes solvers that may also tell what they learn. */
export interface LearningFactory extends SatSolverFactory {
  /** A solver that does nothing but learn from conflicts: each clause it learns follows by unit propagation from those before it. */
  createLearning(onLearned: OnLearned): Promise<SatSolver>;
}

/** The embedded solver that is used unless another is chosen. */
export const cadical: LearningFactory = cadicalFactory();

/**
 * Where we leave the solver's own defaults. Chronological backtracking: without it our satisfiable problems (blocked queens,
 * handshake) are solved several times faster and the others no slower, over several seeds. Variables are tried false first: most tuples
 * are in no relation, so that satisfiable problems are solved in half to two thirds of the time, over several seeds.
 */
const settings: readonly Setting[] = [
  ["chrono", 0],
  ["phase", 0],
];

/** Whatever changes clauses otherwise than by learning is off: it would not be told. */
const learningSettings: readonly Setting[] = [...settings, ["inprocessing", 0], ["otfs", 0]];

type Setting = readonly [name: string, value: number];

/** Longer clauses are not told; no problem has so many variables. */
const longestTold = 1 << 30;

/** The C interface of the solver, and the one callback slot that all solvers of a module share (solving is synchronous). */
interface Bindings {
  readonly init: () => number;
  readonly release: (solver: number) => void;
  readonly add: (solver: number, literal: number) => void;
  readonly assume: (solver: number, literal: number) => void;
  readonly solve: (solver: number) => number;
  readonly val: (solver: number, variable: number) => number;
  readonly failed: (solver: number, literal: number) => number;
  readonly limit: (solver: number, name: string, value: number) => void;
  readonly setOption: (solver: number, name: string, value: number) => void;
  readonly setTerminate: (solver: number, state: number, callback: number) => void;
  readonly setLearn: (solver: number, state: number, longest: number, callback: number) => void;
  /** Places of the callbacks in the module's function table. */
  readonly callback: number;
  readonly learnCallback: number;
  /** What the callbacks ask and tell. */
  terminate: () => boolean;
  onLearned: OnLearned;
}

async function bind(options: CadicalOptions): Promise<Bindings> {
  const { locateFile } = options;
  // Most runs need no solver: it is read when the first problem is there.
  const { createModule } = await import("cadical-wasm");
  const silent = { print: () => {}, printErr: () => {} };
  const module: CadicalModule = await createModule(locateFile === undefined ? silent : { ...silent, locateFile });
  const numeric = (name: string, count: number, result: "number" | null = null): ((...args: number[]) => number) =>
    module.cwrap(`ccadical_${name}`, result, new Array<string>(count).fill("number"));
  const bindings: Bindings = {
    init: numeric("init", 0, "number"),
    release: numeric("release", 1),
    add: numeric("add", 2),
    assume: numeric("assume", 2),
    solve: numeric("solve", 1, "number"),
    val: numeric("val", 2, "number"),
    failed: numeric("failed", 2, "number"),
    limit: module.cwrap("ccadical_limit", null, ["number", "string", "number"]),
    setOption: module.cwrap("ccadical_set_option", null, ["number", "string", "number"]),
    setTerminate: numeric("set_terminate", 3),
    setLearn: numeric("set_learn", 4),
    callback: module.addFunction(() => (bindings.terminate() ? 1 : 0), "ii"),
    learnCallback: module.addFunction((_state, address) => bindings.onLearned(clauseAt(module, address)), "vii"),
    terminate: () => false,
    onLearned: () => undefined,
  };
  return bindings;
}

/** The literals at an address, up to the 0. The memory may have moved since the last time. */
function clauseAt({ HEAP32 }: CadicalModule, address = 0): Int32Array {
  const from = address >> 2;
  return HEAP32.subarray(from, HEAP32.indexOf(0, from));
}

/** One solver inside the shared module. */
class CadicalSolver implements SatSolver {
  private readonly c: Bindings;
  /** Address of the solver in the module's memory; 0 when disposed of or lost. */
  private address: number;
  /** Told when the module has aborted and must not be used again. */
  private readonly onAbort: () => void;
  private lastAssumptions: readonly number[] = [];
  /** Why the module aborted, if it did. */
  private lost: string | null = null;

  private readonly onLearned: OnLearned | null;

  constructor(bindings: Bindings, onAbort: () => void, chosen: readonly Setting[], onLearned: OnLearned | null = null) {
    this.c = bindings;
    this.onAbort = onAbort;
    this.onLearned = onLearned;
    this.address = bindings.init();
    for (const [name, value] of chosen) bindings.setOption(this.address, name, value);
    if (onLearned !== null) bindings.setLearn(this.address, 0, longestTold, bindings.learnCallback);
  }

  addClauses(clauses: Int32Array): void {
    if (this.lost !== null) return;
    const { add } = this.c;
    const address = this.checkedAddress();
    this.guarded(() => {
      for (let i = 0; i < clauses.length; i++) add(address, clauses[i] as number);
    });
  }

  async solve(assumptions: readonly number[] = [], limits: SatLimits = {}): Promise<SatAnswer> {
    if (this.lost === null) this.guarded(() => this.prepare(assumptions, limits));
    const status = this.lost === null ? this.guarded(() => this.c.solve(this.address)) : 0;
    if (status === 10) return { kind: "sat" };
    if (status === 20) return { kind: "unsat" };
    if (this.lost !== null) return { kind: "unknown", reason: "memory", message: this.lost };
    return { kind: "unknown", reason: "interrupted", message: "the search was stopped" };
  }

  private prepare(assumptions: readonly number[], limits: SatLimits): void {
    const address = this.checkedAddress();
    this.lastAssumptions = assumptions;
    for (const literal of assumptions) this.c.assume(address, literal);
    if (limits.conflicts !== undefined) this.c.limit(address, "conflicts", limits.conflicts);
    const { terminate } = limits;
    this.c.terminate = terminate ?? (() => false);
    if (this.onLearned !== null) this.c.onLearned = this.onLearned;
    this.c.setTerminate(address, 0, terminate === undefined ? 0 : this.c.callback);
  }

  isTrue(variable: number): boolean {
    return this.c.val(this.checkedAddress(), variable) > 0;
  }

  failedAssumptions(): readonly number[] {
    const address = this.checkedAddress();
    return this.lastAssumptions.filter((literal) => this.c.failed(address, literal) !== 0);
  }

  dispose(): void {
    if (this.address !== 0 && this.lost === null) this.c.release(this.address);
    this.address = 0;
  }

  private checkedAddress(): number {
    if (this.address === 0) throw new Bug("CadicalSolver: used after dispose");
    return this.address;
  }

  /** An abort inside the module (out of memory) loses this module; it is the only exception that comes from there. */
  private guarded<A>(action: () => A): A | 0 {
    try {
      return action();
    } catch (error) {
      if (error instanceof Bug) throw error;
      this.lost = error instanceof Error ? error.message : String(error);
      this.onAbort();
      return 0;
    }
  }
}
