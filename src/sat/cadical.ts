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
export function cadicalFactory(options: CadicalOptions = {}): SatSolverFactory {
  let live: Promise<Bindings> | null = null;
  const drop = (): void => {
    live = null;
  };
  return {
    name: "cadical",
    create: async () => {
      live ??= bind(options);
      return new CadicalSolver(await live, drop);
    },
  };
}

/** The embedded solver that is used unless another is chosen. */
export const cadical: SatSolverFactory = cadicalFactory();

/**
 * Where we leave the solver's own defaults. Chronological backtracking: without it our satisfiable problems (blocked queens,
 * handshake) are solved several times faster and the others no slower, over several seeds.
 */
const settings: readonly (readonly [string, number])[] = [["chrono", 0]];

/** The C interface of the solver, and the one callback slot that all solvers of a module share (solving is synchronous). */
interface Bindings {
  readonly init: () => number;
  readonly release: (solver: number) => void;
  readonly add: (solver: number, literal: number) => void;
  readonly assume: (solver: number, literal: number) => void;
  readonly solve: (solver: number) => number;
  readonly val: (solver: number, variable: number) => number;
  readonly failed: (solver: number, literal: number) => number;
  readonly phase: (solver: number, literal: number) => void;
  readonly limit: (solver: number, name: string, value: number) => void;
  readonly setOption: (solver: number, name: string, value: number) => void;
  readonly setTerminate: (solver: number, state: number, callback: number) => void;
  /** Place of the callback in the module's function table. */
  readonly callback: number;
  /** What the callback asks. */
  terminate: () => boolean;
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
    phase: numeric("phase", 2),
    limit: module.cwrap("ccadical_limit", null, ["number", "string", "number"]),
    setOption: module.cwrap("ccadical_set_option", null, ["number", "string", "number"]),
    setTerminate: numeric("set_terminate", 3),
    callback: module.addFunction(() => (bindings.terminate() ? 1 : 0), "ii"),
    terminate: () => false,
  };
  return bindings;
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

  constructor(bindings: Bindings, onAbort: () => void) {
    this.c = bindings;
    this.onAbort = onAbort;
    this.address = bindings.init();
    for (const [name, value] of settings) bindings.setOption(this.address, name, value);
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
    this.c.setTerminate(address, 0, terminate === undefined ? 0 : this.c.callback);
  }

  isTrue(variable: number): boolean {
    return this.c.val(this.checkedAddress(), variable) > 0;
  }

  failedAssumptions(): readonly number[] {
    const address = this.checkedAddress();
    return this.lastAssumptions.filter((literal) => this.c.failed(address, literal) !== 0);
  }

  prefer(literal: number): void {
    this.c.phase(this.checkedAddress(), literal);
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
