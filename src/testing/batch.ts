/**
 * Many small terms in one program ([Bulwahn 2013], section 6.4.1): the cost of compiling is shared, and values of a type are made once for all of
 * them. What cannot be executed spoils only the term it stands in.
 */
import type { Budget } from "../base/index.ts";
import { emit, type Instance, instantiate, js, limitOf, signal } from "../javascript/index.ts";
import { type Free, free, type Term, type Theory, True, type Type } from "../logic/index.ts";
import { lowerProgram, type Program, type RootTerm, raiseValue, type Value } from "../program/index.ts";
import { Driver } from "./driver.ts";
import { Watch } from "./run/watch.ts";
import { tableValue } from "./table-value.ts";
import { reachableTypes, typeRoots } from "./types/reachable-types.ts";
import { arrayOf } from "./value-text.ts";

/** A term as a function of variables. All types are ground. */
export interface BatchTerm {
  readonly params: readonly Free[];
  readonly body: Term;
}

/** What evaluation says: a value, or that it has none (unspecified, not executable, too long). */
export type BatchAnswer = { readonly kind: "value"; readonly value: Value } | { readonly kind: "nothing" };

const nothing: BatchAnswer = { kind: "nothing" };

/** A compiled batch. */
export class Batch {
  private readonly program: Program;
  private readonly instance: Instance;
  private readonly driver: Driver;
  private readonly watch: Watch;
  private readonly functions: readonly ((...args: Value[]) => unknown)[];
  /** Functions `(bound) => values` by type. */
  private readonly makers: ReadonlyMap<Type, (bound: number) => readonly Value[]>;
  /** Evaluations so far. */
  private count = 0;

  /** Steps after which one evaluation is given up. */
  constructor(theory: Theory, terms: readonly BatchTerm[], budget: Budget, steps = 100_000) {
    const wanted = new Set(terms.flatMap((t) => t.params.map((x) => x.type)));
    const types = reachableTypes(theory, wanted);
    const params = [...new Set([...wanted, ...types])].map((type, i) => free(`t${i}`, type));
    const roots: RootTerm[] = [
      ...terms.map((t, i): RootTerm => ({ name: `term ${i}`, params: t.params, body: t.body })),
      ...typeRoots(theory, types),
      { name: "types", params, body: True },
    ];
    const lowered = lowerProgram(theory, roots, { tolerate: true });
    this.program = lowered.kind === "program" ? lowered.program : noProgram;
    const emission = emit(this.program);
    this.driver = new Driver(emission, theory);
    const places =
      lowered.kind === "program" ? [...wanted].map((type) => ({ type, name: arrayOf(this.driver, this.driver.idOf(type)) })) : [];
    const driver = [js.variable("size", 0), ...this.driver.code];
    this.watch = new Watch(steps);
    this.watch.begin(budget, () => this.count);
    const names = places.map((p) => p.name);
    this.instance = instantiate(emission, { driver, exports: ["bind", ...names], interrupted: this.watch.interrupted });
    budget.charge("letter", this.instance.letters);
    const { machine } = this.instance;
    const bind = this.instance.exported("bind") as (hooks: object) => void;
    bind({ makeSet: (type: number, elements: readonly Value[]) => machine.makeSet(type, elements, false) });
    this.makers = new Map(places.map((p) => [p.type, this.instance.exported(p.name) as (bound: number) => readonly Value[]]));
    this.functions = lowered.kind === "program" ? terms.map((_, i) => this.instance.root(`term ${i}`)) : [];
  }

  /** Values of a type up to a bound; none where they are too many or cannot be made. */
  values(type: Type, bound: number): readonly Value[] {
    const make = this.makers.get(type);
    if (make === undefined) return [];
    const outcome = this.instance.guarded(() => make(bound));
    return outcome.kind === "value" ? (outcome.value as unknown as readonly Value[]) : [];
  }

  /** Runs `body`, in which `evaluate` may be called, under the limits of generated code. */
  run(body: () => void): void {
    this.instance.guarded(body);
  }

  /** The value of the term of that number. */
  evaluate(index: number, args: readonly Value[]): BatchAnswer {
    const f = this.functions[index];
    if (f === undefined) return nothing;
    this.count++;
    try {
      const value = f(...args);
      return value === signal ? nothing : { kind: "value", value: value as Value };
    } catch (error) {
      if (limitOf(error) === null || this.watch.isLate) throw error;
      this.watch.restart();
      return nothing;
    }
  }

  /** A value given by its table: the numbers of elements or truth values, for a function the last argument fastest; null for other types. */
  tabulated(type: Type, entries: readonly number[]): Value | null {
    const { types } = this.program;
    const mono = types.find((t) => t.type === type);
    return mono === undefined ? null : tableValue(types, mono.shape, entries);
  }

  /** A run-time value as a term; null when it has no finite description. */
  raise(value: Value, type: Type): Term | null {
    return raiseValue(this.program, this.instance.machine, value, this.driver.idOf(type));
  }
}

const noProgram: Program = { types: [], functions: [], roots: [], sites: [], obstacles: [] };
