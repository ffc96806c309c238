import { charT, exactKey, type Free, free, freeVars, natT, substFrees, type Term, type Theory, type Type } from "../../logic/index.ts";
import { destConstructor, type Goal, listOf, type Step } from "../../plans/index.ts";
import type { RootTerm } from "../../program/index.ts";

/** The terms that enumerators evaluate, each once, as roots of the program. */
export class TermTable {
  readonly roots: RootTerm[] = [];
  /** The types of all values that enumerators handle. */
  readonly types = new Set<Type>();
  /** The types of constructors that are applied to variables: they are matched, or made of them. */
  readonly opened = new Set<Type>();
  readonly theory: Theory;
  private readonly names = new Map<string, string>();

  constructor(theory: Theory) {
    this.theory = theory;
  }

  /** Notes what evaluating a term, or matching with it, needs: constructors are written out or matched, everything else is a root. */
  note(t: Term): void {
    this.types.add(t.type);
    if (t.kind === "free") return;
    const made = destConstructor(this.theory, t);
    if (made !== null && freeVars(t).size > 0) this.opened.add(t.type);
    for (const arg of made?.args ?? []) this.note(arg);
    if (made === null || !isWritten(t)) this.root(t);
  }

  noteStep(step: Step): void {
    switch (step.kind) {
      case "test":
        this.noteGoal(step.goal);
        return;
      case "match":
        this.note(step.value);
        this.note(step.pattern);
        return;
      case "call":
        for (const arg of step.args) this.note(arg);
        return;
      case "each":
        this.note(listOf(step.set) ?? step.set);
        this.types.add(step.set.type);
        this.note(step.pattern);
        return;
      case "range":
        for (const limit of [step.from, step.to]) if (limit !== null) this.note(limit.term);
        this.note(step.variable);
        return;
      case "points":
        for (const t of [step.variable, step.function, step.result]) this.note(t);
        return;
      case "generate":
        this.note(step.variable);
        return;
    }
  }

  private noteGoal(goal: Goal): void {
    if (isDecided(goal)) for (const arg of goal.args) this.note(arg);
    else this.root(goal.term);
  }

  /** The root of a term, and the variables it is applied to. */
  root(t: Term): { readonly name: string; readonly args: readonly Free[] } {
    const args = [...freeVars(t).values()];
    const params = args.map((x, i) => free(`x${i}`, x.type));
    const body = substFrees(new Map(args.map((x, i): [string, Term] => [x.name, params[i] ?? x])), t);
    const key = exactKey(body);
    let name = this.names.get(key);
    if (name === undefined) {
      name = `term ${this.roots.length}`;
      this.names.set(key, name);
      this.roots.push({ name, params, body });
    }
    return { name, args };
  }
}

/** A goal that clauses decide, not a formula. */
export function isDecided(goal: Goal): goal is Extract<Goal, { kind: "holds" | "fails" }> {
  return (goal.kind === "holds" || goal.kind === "fails") && !goal.predicate.executable;
}

/** Constructors of numbers are computed, those of other types written out. */
export function isWritten(t: Term): boolean {
  return t.type.kind === "con" && t.type !== natT && t.type !== charT;
}
