import { present } from "../../base/index.ts";
import { beyondExecution, type SetValue, type Site, type TypeId, type Value } from "../../program/index.ts";
import { Fraction, undecidedReasons } from "../../runtime/index.ts";
import type { Emission } from "../emit.ts";
import { firstStride, firstTicks, stepsBetweenLooks, stride } from "../limits.ts";
import * as js from "../tree/build.ts";
import type { Body, Statement } from "../tree/syntax.ts";
import { compileGenerated } from "./compile.ts";
import { ValueMachine } from "./machine.ts";

/** The answer of generated code that has no value to give. */
export const signal: unique symbol = Symbol("signal");

/** Asked for a missing value; undefined when it has none either. */
export type Oracle = (site: Site, args: readonly Value[]) => Value | undefined;

export interface RunLimits {
  /** Steps after which an evaluation is given up. */
  readonly steps?: number;
  /** Asked every so often, with the steps since; true ends the evaluation. */
  readonly interrupted?: (steps: number) => boolean;
}

export interface InstanceOptions extends RunLimits {
  readonly oracle?: Oracle;
  /** Further code in the same scope, such as test programs. May use the names of `Emission`. */
  readonly driver?: Body;
  /** Names from the driver to be handed out. */
  readonly exports?: readonly string[];
}

/** How an evaluation ended. */
export type Outcome =
  | { readonly kind: "value"; readonly value: Value }
  | { readonly kind: "missing"; readonly site: Site; readonly args: readonly Value[] }
  | { readonly kind: "limit"; readonly limit: Limit };

/** `steps`: too long; `depth`: the stack is full; `memory`: a value is too large; `interrupted`: told to stop. */
export type Limit = "steps" | "depth" | "memory" | "interrupted";

/** Thrown by guards inside generated code, caught by `run`. */
class LimitReached extends Error {
  readonly limit: Limit;

  constructor(limit: Limit) {
    super(limit);
    this.limit = limit;
  }
}

/** Generated code brought to life. */
export class Instance {
  /**
   * Ends each text, so that no two are the same: V8 would run equal texts as one function with several environments, whose variables
   * it cannot take for constants then (half the speed).
   */
  private static created = 0;
  readonly emission: Emission;
  /** The site and arguments of the last signal. */
  lastMissing: { readonly site: Site; readonly args: readonly Value[] } | null = null;
  /** Asked for missing values. */
  private asked: Oracle | null;
  /** Steps left in this evaluation when the present ones were granted. */
  private left = Number.POSITIVE_INFINITY;
  /** Steps granted, how often in this evaluation, and steps since the clock was looked at. */
  private granted = 0;
  private ticks = 0;
  private unseen = 0;
  private readonly limits: RunLimits;
  private readonly handles: Handles;
  /** How long the text is. */
  readonly letters: number;
  /** Makes values from outside. */
  readonly machine: ValueMachine;

  constructor(emission: Emission, options: InstanceOptions = {}) {
    this.emission = emission;
    this.asked = options.oracle ?? null;
    this.limits = options;
    // The handles come first: they may ask for more derived functions.
    const handles = handing(emission, options.exports ?? []);
    // The text holds numbered identifiers and numbers only.
    const text = emission.textWith([...(options.driver ?? []), handles]);
    this.letters = text.length;
    this.handles = compileGenerated(`${text}\n// ${++Instance.created}`)({
      signal,
      Fraction,
      fuel: 0,
      missing: (site: number, args: Value[]) => this.missing(site, args),
      undecided: (reason: number) => this.undecided(reason),
      tick: (fuel: number) => this.tick(fuel),
      tooLarge: () => {
        throw new LimitReached("memory");
      },
    }) as Handles;
    this.machine = new ValueMachine({
      program: emission.program,
      signal,
      make: (type, index, fields) => present(this.handles.make[type], "make: not data")(index, ...fields),
      equality: (type) => present(this.handles.equal[type], "equality: no such type"),
      setOf: (type, elements, complement) => present(this.handles.sets[type], "setOf: no such type")(elements, complement),
      elementsOf: (type, set) => {
        const found = present(this.handles.elements[type], "elementsOf: no such type")(set);
        return found === signal ? null : (found as readonly Value[] | null);
      },
    });
  }

  /** The function of a root. Its arguments are run-time values; it may return `signal` and throw `LimitReached` or RangeError. */
  root(name: string): (...args: Value[]) => unknown {
    const place = [...this.emission.roots.keys()].indexOf(name);
    return present(this.handles.roots[place], `Instance.root: no ${name}`);
  }

  /** What the driver hands out. */
  exported(name: string): unknown {
    return this.handles.exports[name];
  }

  get oracle(): Oracle | null {
    return this.asked;
  }

  /** May be changed between evaluations; what was computed with the help of the former one is forgotten. */
  set oracle(oracle: Oracle | null) {
    this.asked = oracle;
    this.renew();
  }

  /** Forgets computed constants, because missing values will get other answers now. */
  renew(): void {
    this.handles.renew();
  }

  /** Evaluates a root and says how that ended. */
  run(name: string, args: readonly Value[] = []): Outcome {
    return this.guarded(() => this.root(name)(...args));
  }

  /** Runs anything of this instance with fresh limits. */
  guarded(evaluate: () => unknown): Outcome {
    this.left = this.limits.steps ?? Number.POSITIVE_INFINITY;
    this.ticks = 0;
    this.unseen = 0;
    this.handles.setFuel(this.grant());
    // An oracle may answer otherwise in each evaluation.
    if (this.asked !== null) this.renew();
    try {
      const value = evaluate();
      if (value !== signal) return { kind: "value", value: value as Value };
      return { kind: "missing", ...present(this.lastMissing, "guarded: no site") };
    } catch (error) {
      const limit = limitOf(error);
      if (limit === null) throw error;
      return { kind: "limit", limit };
    }
  }

  private missing(site: number, args: readonly Value[]): unknown {
    // Called from generated code, maybe on a full stack: plain accesses only.
    const at = this.emission.program.sites[site] as Site;
    const found = this.asked?.(at, args);
    if (found !== undefined) return found;
    this.lastMissing = { site: at, args };
    return signal;
  }

  private undecided(reason: number): unknown {
    this.lastMissing = { site: undecidedSite(reason), args: [] };
    return signal;
  }

  /** Called when the steps granted are spent; `fuel` says how many more were. The first call of an evaluation looks at the clock. */
  private tick(fuel: number): number {
    const spent = this.granted - fuel;
    this.left -= spent;
    this.unseen += spent;
    if (this.left <= 0) throw new LimitReached("steps");
    if (this.unseen >= stepsBetweenLooks || this.ticks === 1) {
      const { unseen } = this;
      this.unseen = 0;
      if (this.limits.interrupted?.(unseen) === true) throw new LimitReached("interrupted");
    }
    return this.grant();
  }

  private grant(): number {
    this.granted = Math.min(this.ticks++ < firstTicks ? firstStride : stride, this.left);
    return this.granted;
  }
}

/** The place of something the run time could not decide. */
function undecidedSite(reason: number): Site {
  return { constant: beyondExecution, why: "undecided", note: undecidedReasons[reason] ?? "" };
}

/** Which limit an exception of generated code stands for, null when it is none. */
export function limitOf(error: unknown): Limit | null {
  if (error instanceof LimitReached) return error.limit;
  if (!(error instanceof RangeError)) return null;
  return /call stack/i.test(error.message) ? "depth" : "memory";
}

interface Handles {
  readonly roots: readonly ((...args: Value[]) => unknown)[];
  readonly exports: Readonly<Record<string, unknown>>;
  /** Equality by type. */
  readonly equal: Readonly<Record<TypeId, (a: Value, b: Value) => unknown>>;
  /** Sets from elements by type. */
  readonly sets: Readonly<Record<TypeId, (elements: readonly Value[], complement: boolean) => SetValue>>;
  /** Elements of a set by type of the set. */
  readonly elements: Readonly<Record<TypeId, (set: SetValue) => unknown>>;
  readonly make: Readonly<Record<number, (index: number, ...fields: Value[]) => Value>>;
  readonly setFuel: (fuel: number) => void;
  readonly renew: () => void;
}

/** Brings an emission to life. */
export function instantiate(emission: Emission, options: InstanceOptions = {}): Instance {
  return new Instance(emission, options);
}

/** What the code hands out. */
function handing(emission: Emission, names: readonly string[]): Statement {
  const exported = js.object(names.map((name) => js.property(name, name)));
  return js.give(js.object([...emission.handles(), js.property("exports", exported)]));
}
