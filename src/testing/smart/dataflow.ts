/** Which predicates run in which modes for a test, found from the steps of the test on. */
import { type Free, freeVars, isFiniteType, isWholeNumber, type Term } from "../../logic/index.ts";
import type { ClausePlan, Goal, PredicatePlan, Step } from "../../plans/index.ts";
import type { ClauseStore, Planner } from "../../predicates/index.ts";
import { isDecided, TermTable } from "./term-table.ts";

/**
 * `some`: solutions up to a depth, for positive use ([Bulwahn 2013], 4.2.5). `all`: every solution, by tables; where that is impossible the answer
 * is unknown. Negation and tests use `all`.
 */
export type Flavour = "some" | "all";

export interface Enumerator {
  readonly plan: PredicatePlan;
  readonly flavour: Flavour;
  /** Recursive calls have smaller inputs, so that no depth is needed. */
  readonly descends: boolean;
  /** Calls itself, perhaps by way of others. */
  readonly isRecursive: boolean;
}

export function enumeratorName(plan: PredicatePlan, flavour: Flavour): string {
  return `${flavour === "some" ? "p" : "q"}${plan.predicate.id}_${plan.mode}`;
}

export interface FlowOptions {
  readonly isPlain?: boolean;
  readonly isForward?: boolean;
}

export class Dataflow {
  readonly enumerators = new Map<string, Enumerator>();
  readonly terms: TermTable;
  /** Every variable that may be generated. */
  readonly variables: Free[] = [];
  /** Some enumerator generates numbers up to a bound. */
  generatesNumbers = false;
  private branching: boolean | null = null;
  private readonly planner: Planner;
  /** Every call takes one off the depth and nothing is kept in tables but what is negated: [Bulwahn 2013]'s plain depth-limited compilation. */
  readonly isPlain: boolean;
  /** What is generated is all that counts for the size: derivations follow from it. */
  readonly isForward: boolean;

  constructor(store: ClauseStore, planner: Planner, { isPlain = false, isForward = false }: FlowOptions = {}) {
    this.planner = planner;
    this.isPlain = isPlain;
    this.isForward = isForward;
    this.terms = new TermTable(store.theory);
  }

  /** Takes in what the steps need; returns nothing, fills `enumerators` and `terms`. */
  addSteps(steps: readonly Step[], flavour: Flavour): void {
    for (const step of steps) {
      this.terms.noteStep(step);
      if (step.kind === "call") this.add(step.predicate, step.mode, this.flavourOf(step, flavour));
      else if (isFreely(step)) this.variables.push(step.variable);
      else if (step.kind === "test" && isDecided(step.goal))
        this.add(step.goal.predicate, "i".repeat(step.goal.args.length), this.isCalled(step.goal, flavour) ? "some" : "all");
    }
  }

  /** A predicate that is no recursion is run as if its clauses stood in place of the call: it takes nothing off the depth. */
  keepsDepth(step: Extract<Step, { kind: "call" }>): boolean {
    return !this.isPlain && !this.isRecursive(this.planOf(step));
  }

  /** Tables serve positive calls too where the solutions are finitely many. */
  flavourOf(step: Extract<Step, { kind: "call" }>, within: Flavour): Flavour {
    if (within === "all") return "all";
    if (this.isPlain) return "some";
    const plan = this.planOf(step);
    return !this.isOpen(plan) && this.isRecursive(plan) && !this.descends(plan) && this.isClosed(plan) ? "all" : "some";
  }

  /** A test that is run like a call, up to the depth. */
  isCalled(goal: Goal, flavour: Flavour): boolean {
    return this.isPlain && flavour === "some" && goal.kind === "holds";
  }

  /** Values of infinite types are generated somewhere below. */
  private isOpen(plan: PredicatePlan): boolean {
    if (!plan.generates) return false;
    const seen = new Set([plan]);
    for (const one of seen) {
      for (const clause of one.clauses)
        for (const step of clause.steps) {
          if (isFreely(step) && !isFiniteType(this.terms.theory, step.variable.type)) return true;
        }
      for (const next of this.callsOf(one)) seen.add(next);
    }
    return false;
  }

  private add(predicate: PredicatePlan["predicate"], mode: string, flavour: Flavour): void {
    const plan = this.planner.plan(predicate, mode);
    const name = enumeratorName(plan, flavour);
    if (this.enumerators.has(name)) return;
    this.enumerators.set(name, {
      plan,
      flavour,
      descends: !(this.isPlain && flavour === "some") && this.descends(plan),
      isRecursive: this.isRecursive(plan),
    });
    for (const clause of plan.clauses) {
      this.generatesNumbers ||= flavour === "some" && clause.steps.some(isNumberStep);
      for (const t of [...clause.inputs, ...clause.outputs]) this.terms.note(t);
      this.addSteps(clause.steps, flavour);
    }
  }

  /**
   * Some clause calls two recursive enumerators, or one beside a generated datatype: then there are many more derivations of a depth than of
   * a size, and it pays to bound the size.
   */
  get isBranching(): boolean {
    this.branching ??=
      this.isForward ||
      [...this.enumerators.values()].some(
        ({ flavour, isRecursive, plan }) => flavour === "some" && isRecursive && plan.clauses.some((c) => this.branches(c) > 1),
      );
    return this.branching;
  }

  private branches(clause: ClausePlan): number {
    return clause.steps.filter((step) => {
      if (step.kind === "generate")
        return !isNumberStep(step) && step.variable.type.kind === "con" && !isFiniteType(this.terms.theory, step.variable.type);
      if (step.kind !== "call" || this.flavourOf(step, "some") === "all") return false;
      const plan = this.planOf(step);
      return this.isRecursive(plan) && !this.descends(plan);
    }).length;
  }

  private callsOf(plan: PredicatePlan): PredicatePlan[] {
    return plan.clauses.flatMap((c) =>
      c.steps.flatMap((step) => {
        if (step.kind === "call") return [this.planOf(step)];
        if (step.kind === "test" && isDecided(step.goal))
          return [this.planner.plan(step.goal.predicate, "i".repeat(step.goal.args.length))];
        return [];
      }),
    );
  }

  /** Whether running a plan leads back to it. */
  isRecursive(plan: PredicatePlan): boolean {
    const seen = new Set<PredicatePlan>();
    const agenda = this.callsOf(plan);
    for (let next = agenda.pop(); next !== undefined; next = agenda.pop()) {
      if (next === plan) return true;
      if (seen.has(next)) continue;
      seen.add(next);
      agenda.push(...this.callsOf(next));
    }
    return false;
  }

  /** How often a clause leads back to its plan. */
  recursionsOf(plan: PredicatePlan, clause: ClausePlan): number {
    return this.callsOf({ ...plan, clauses: [clause] }).filter((next) => next === plan || this.reaches(next, plan)).length;
  }

  /** Some input of every recursive call is a proper part of the input of the clause, and no other predicate leads back. */
  private descends(plan: PredicatePlan): boolean {
    if (this.callsOf(plan).some((other) => other !== plan && this.reaches(other, plan))) return false;
    const count = plan.mode.replaceAll("o", "").length;
    for (let i = 0; i < count; i++)
      if (
        plan.clauses.every((c) =>
          c.steps.every((step) => {
            const args = argsOfCall(step, plan);
            if (args === null) return true;
            const own = c.inputs[i];
            const arg = args[i];
            return own !== undefined && arg !== undefined && own.kind !== "free" && arg.kind === "free" && freeVars(own).has(arg.name);
          }),
        )
      )
        return true;
    return false;
  }

  private reaches(from: PredicatePlan, to: PredicatePlan): boolean {
    const seen = new Set<PredicatePlan>([from]);
    const agenda = [from];
    for (let next = agenda.pop(); next !== undefined; next = agenda.pop())
      for (const other of this.callsOf(next)) {
        if (other === to) return true;
        if (!seen.has(other)) {
          seen.add(other);
          agenda.push(other);
        }
      }
    return false;
  }

  /** Recursive clauses build nothing: their outputs are variables that were found, so that solutions stay among parts of the inputs. */
  private isClosed(plan: PredicatePlan): boolean {
    return this.component(plan).every((one) => one.clauses.every((c) => !this.isStepBack(one, c) || c.outputs.every((t) => isFound(t, c))));
  }

  planOf(step: Extract<Step, { kind: "call" }>): PredicatePlan {
    return this.planner.plan(step.predicate, step.mode);
  }

  /** What recursive clauses of a closed plan hand on may have been built by them or by others: then there may be no end of solutions. */
  mayGrow(plan: PredicatePlan): boolean {
    const own = this.component(plan);
    if (own.some((one) => one.clauses.some((c) => this.builds(c, own)))) return true;
    const others = new Set(own.flatMap((one) => one.clauses.filter((c) => this.isStepBack(one, c)).flatMap((c) => this.stepsOut(c, own))));
    for (const one of others) for (const next of this.callsOf(one)) others.add(next);
    return [...others].some((one) => one.clauses.some((c) => !c.outputs.every((t) => isFound(t, c))));
  }

  /** Whether a clause calls its component with inputs that it has made. */
  private builds(clause: ClausePlan, own: readonly PredicatePlan[]): boolean {
    return clause.steps.some(
      (step) =>
        step.kind === "call" &&
        own.includes(this.planOf(step)) &&
        step.args.some((arg, i) => step.mode[i] === "i" && !isFound(arg, clause)),
    );
  }

  /** What a clause calls with inputs outside of its component. */
  private stepsOut(clause: ClausePlan, own: readonly PredicatePlan[]): PredicatePlan[] {
    const calls = clause.steps.flatMap((step) => (step.kind === "call" && step.mode.includes("i") ? [this.planOf(step)] : []));
    return calls.filter((plan) => !own.includes(plan));
  }

  /** The plan and those that it reaches and that reach it. */
  private component(plan: PredicatePlan): PredicatePlan[] {
    const found = [plan];
    for (const one of found) for (const next of this.callsOf(one)) if (!found.includes(next) && this.reaches(next, plan)) found.push(next);
    return found;
  }

  private isStepBack(plan: PredicatePlan, clause: ClausePlan): boolean {
    return this.recursionsOf(plan, clause) > 0;
  }
}

/** Values are generated by type, perhaps beside others. */
function isFreely(step: Step): step is Extract<Step, { kind: "generate" | "range" | "points" }> {
  return step.kind === "generate" || step.kind === "points" || (step.kind === "range" && step.to === null);
}

function isNumberStep(step: Step): boolean {
  return isFreely(step) && isWholeNumber(step.variable.type);
}

/** A variable bound by a call or as an element of a set. */
function isFound(t: Term, clause: ClausePlan): boolean {
  if (freeVars(t).size === 0) return true;
  if (t.kind !== "free") return false;
  if (clause.inputs.some((input) => freeVars(input).has(t.name))) return true;
  return clause.steps.some((step) => {
    if (step.kind === "call") return step.args.some((arg) => freeVars(arg).has(t.name));
    if (step.kind === "each") return freeVars(step.pattern).has(t.name);
    if (step.kind === "generate" || step.kind === "points") return true;
    return step.kind === "match" && step.value.kind === "free" && freeVars(step.pattern).has(t.name);
  });
}

/** The inputs of a step that calls the plan's own predicate. */
function argsOfCall(step: Step, plan: PredicatePlan): readonly Term[] | null {
  if (step.kind === "call" && step.predicate === plan.predicate) return step.args.filter((_, i) => step.mode[i] === "i");
  if (step.kind === "test" && isDecided(step.goal) && step.goal.predicate === plan.predicate) return step.goal.args;
  return null;
}
