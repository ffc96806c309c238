import { Bug } from "../../base/index.ts";
import { cadical, type SatAnswer, type SatSolver } from "../../sat/index.ts";
import type { Bounds } from "../language/bounds.ts";
import { and } from "../language/formulas.ts";
import { Instance } from "../language/instance.ts";
import { show } from "../language/show.ts";
import type { Expr, Formula, Relation } from "../language/syntax.ts";
import { clausePiece } from "../limits.ts";
import { isModel } from "../meaning/evaluate.ts";
import { skolemize } from "../rewrite/skolemize.ts";
import { clockOf, Interrupted, isOver } from "./interrupt.ts";
import {
  checkedOptions,
  type Found,
  type Phase,
  type Skolem,
  type SolveOptions,
  type Statistics,
  type Unknown,
  type Unsatisfiable,
} from "./problem.ts";
import { Translation } from "./translation.ts";

/** The answer of one call of the solver. */
export type SolverAnswer = Found | { readonly kind: "unsat" } | Unknown;

/**
 * One translation and one solver, from bounds to checked instances. The public ways of solving are written on top of it;
 * it knows nothing of symmetries, cores or targets, which are literals and assumptions here.
 */
export class Search {
  /** Bounds of the relations that the user knows. */
  declared: Bounds;
  /** Bounds of all relations: the user's, possibly narrowed, and the new ones. */
  private complete: Bounds;
  readonly translation: Translation;
  private readonly options: SolveOptions;
  private readonly witnesses = new Map<Formula, (readonly Expr[])[]>();
  private readonly skolems: (Omit<Skolem, "tuples"> & { readonly relation: Relation })[] = [];
  private solver: SatSolver | null = null;
  private clauses = 0;
  private readonly times = { translation: 0, solving: 0, checking: 0 };
  private phaseStart: number;
  /** Whether an interruption would be caught. */
  private isLimited = false;

  /** `narrowed` are the user's bounds after predicates have been fixed in them. */
  constructor(declared: Bounds, narrowed: Bounds, options: SolveOptions) {
    this.options = options;
    this.declared = declared;
    this.complete = narrowed;
    this.phaseStart = clockOf(options)();
    this.translation = new Translation(narrowed, checkedOptions(options), () => this.poll());
  }

  /** All bounds, those of new relations included. */
  get bounds(): Bounds {
    return this.complete;
  }

  /** Adds relations. */
  extend(bounds: Bounds): void {
    this.declared = this.declared.boundAll(bounds.relations);
    this.complete = this.complete.boundAll(bounds.relations);
    this.translation.extend(this.complete);
  }

  /** Replaces existential quantifiers of formulas that are to be asserted. */
  skolemize(formulas: readonly Formula[]): readonly Formula[] {
    const { bits, overflow, skolemDepth } = checkedOptions(this.options);
    const poll = (): void => this.poll();
    const done = skolemize(formulas, this.complete, { bits, depth: skolemDepth, keepsIntegers: overflow === "exclude", poll });
    this.complete = done.bounds;
    this.translation.extend(this.complete);
    this.skolems.push(...done.skolems);
    for (const [f, values] of done.witnesses) this.witnesses.set(f, [...(this.witnesses.get(f) ?? []), ...values]);
    return done.formulas;
  }

  /** Solves under assumptions; an instance is checked against the formulas, which are those asserted or assumed. */
  async solve(formulas: readonly Formula[], assumptions: readonly number[] = []): Promise<SolverAnswer> {
    return this.limited(() => this.attempt(formulas, assumptions));
  }

  private async attempt(formulas: readonly Formula[], assumptions: readonly number[]): Promise<SolverAnswer> {
    this.solver ??= await (this.options.solver ?? cadical).create();
    this.giveClauses(this.solver);
    this.enter("solve");
    const answer = await this.solver.solve(assumptions, { terminate: () => isOver(this.options) });
    this.enter("check");
    if (answer.kind === "unknown") return this.unknown(answer);
    const step: SolverAnswer = answer.kind === "unsat" ? { kind: "unsat" } : this.found(formulas, this.solver);
    this.times.checking += this.lap();
    return step.kind === "sat" ? { ...step, ...this.account } : step;
  }

  /** Piece by piece; interrupted, the next call goes on with the rest. */
  private giveClauses(solver: SatSolver): void {
    const { clauses } = this.translation;
    for (let piece = clauses.nextPiece(clausePiece); piece !== null; piece = clauses.nextPiece(clausePiece)) {
      solver.addClauses(piece);
      this.poll();
    }
    this.clauses += clauses.clauseCount;
    clauses.clear();
  }

  private found(formulas: readonly Formula[], solver: SatSolver): Found {
    const isTrue = (variable: number): boolean => solver.isTrue(variable);
    const whole = this.translation.instance(this.complete, isTrue);
    const formula = and(...formulas);
    if (!isModel(whole, formula, { ...this.options, witnesses: this.witnesses, poll: () => this.poll() }))
      throw new Bug("found: the instance does not satisfy the formula");
    const relations = new Map([...this.declared.relations.keys()].map((r) => [r, whole.tuples(r)]));
    const instance = new Instance(whole.universe, relations, whole.ints);
    const skolems = this.skolems.map(({ variable, universals, relation }) => ({ variable, universals, tuples: whole.tuples(relation) }));
    return { kind: "sat", instance, skolems, ...this.account };
  }

  /** Excludes an instance from now on. Without open entries nothing is left. */
  block(instance: Instance): void {
    const { clauses } = this.translation;
    for (const relation of this.declared.relations.keys()) {
      const value = instance.tuples(relation);
      for (const { index, literal } of this.translation.openEntries(relation)) clauses.push(value.hasIndex(index) ? -literal : literal);
    }
    clauses.end();
  }

  /** The outcome that there is no instance. */
  unsatisfiable(core: readonly Formula[] | null): Unsatisfiable {
    return { kind: "unsat", core, ...this.account };
  }

  /** After "unsat": the assumptions that clash. */
  failedAssumptions(): readonly number[] {
    return this.solver?.failedAssumptions() ?? [];
  }

  /** Notes the end of a phase and reports the next. */
  enter(phase: Phase): void {
    const time = this.lap();
    if (phase === "check") this.times.solving += time;
    else this.times.translation += time;
    this.options.progress?.(phase, this.statistics);
  }

  private lap(): number {
    const now = clockOf(this.options)();
    const time = now - this.phaseStart;
    this.phaseStart = now;
    return time;
  }

  /** What every outcome says. */
  private get account(): { readonly statistics: Statistics; readonly warnings: readonly string[] } {
    return { statistics: this.statistics, warnings: this.warnings };
  }

  private get warnings(): readonly string[] {
    const { bits } = checkedOptions(this.options);
    const most = 2 ** (bits - 1) - 1;
    return [...this.translation.wrapping].map(
      (i) => `${show(i, 80)} may be beyond ${-most - 1} to ${most} and then wraps around: give more \`bits\` than ${bits}`,
    );
  }

  get statistics(): Statistics {
    return {
      primaryVariables: this.translation.primaryVariables,
      variables: this.translation.variableCount,
      clauses: this.clauses + this.translation.clauses.clauseCount,
      gates: this.translation.circuit.size,
      translationTime: this.times.translation,
      solvingTime: this.times.solving,
      checkingTime: this.times.checking,
    };
  }

  private unknown(answer: Extract<SatAnswer, { kind: "unknown" }>): Unknown {
    if (answer.reason === "interrupted") return this.interrupted();
    const reason = answer.reason === "memory" ? "memory" : "solver";
    return { kind: "unknown", reason, message: answer.message, ...this.account };
  }

  private interrupted(): Unknown {
    const isTime = this.options.budget !== undefined && this.options.budget.left === 0 && !(this.options.terminate?.() ?? false);
    const message = isTime ? "the time is over" : "the search was interrupted";
    return { kind: "unknown", reason: isTime ? "time" : "interrupted", message, ...this.account };
  }

  /** Runs an action that may be interrupted. */
  async limited<A>(action: () => Promise<A>): Promise<A | Unknown> {
    this.isLimited = true;
    try {
      return await action();
    } catch (error) {
      if (error instanceof Interrupted) return this.interrupted();
      if (error instanceof RangeError) return { kind: "unknown", reason: "memory", message: error.message, ...this.account };
      throw error;
    }
  }

  private poll(): void {
    if (this.isLimited && isOver(this.options)) throw new Interrupted();
  }

  dispose(): void {
    this.solver?.dispose();
    this.solver = null;
  }
}
