/** Clauses and plans for people: `hollow show --stage clauses|modes`. */
import { baseName } from "../base/index.ts";
import { stripApp, type Term } from "../logic/index.ts";
import type { Clause, Goal, Predicate } from "./goal.ts";
import type { Mode } from "./mode.ts";
import type { ClausePlan, Limit, PredicatePlan, Step } from "./step.ts";

/** A term with short names of constants and variables. */
export function showShort(t: Term): string {
  switch (t.kind) {
    case "const":
      return baseName(t.name);
    case "free":
      return t.name.replace("#", "_");
    case "bound":
      return `#${t.index}`;
    case "abs":
      return `(λ${t.name}. ${showShort(t.body)})`;
    case "app": {
      const { head, args } = stripApp(t);
      return `(${[head, ...args].map(showShort).join(" ")})`;
    }
  }
}

/** The clauses of a predicate, one per line: `distinct xs ⟹ … ⟹ distinct (x # xs)`. */
export function showClauses(predicate: Predicate): string {
  return predicate
    .clauses()
    .map((clause) => showClause(predicate, clause))
    .join("\n");
}

function showClause(predicate: Predicate, clause: Clause): string {
  const head = [predicate.name, ...clause.head.map(showShort)].join(" ");
  return [...clause.goals.map(showGoal), head].join(" ⟹ ");
}

function showGoal(goal: Goal): string {
  switch (goal.kind) {
    case "holds":
      return [goal.predicate.name, ...goal.args.map(showShort)].join(" ");
    case "fails":
      return `¬ ${[goal.predicate.name, ...goal.args.map(showShort)].join(" ")}`;
    case "equal":
      return `${showShort(goal.left)} = ${showShort(goal.right)}`;
    case "order":
      return `${showShort(goal.left)} ${goal.strict ? "<" : "≤"} ${showShort(goal.right)}`;
    case "element":
      return `${showShort(goal.pattern)} ∈ ${showShort(goal.set)}`;
    case "test":
      return showShort(goal.term);
  }
}

/** How a predicate is run in a mode, in words. */
export function showPlan(plan: PredicatePlan): string {
  const title = `${plan.predicate.name} in mode ${spaced(plan.mode)}${plan.generates ? ", with generated values" : ""}:`;
  return [title, ...plan.clauses.map((clause, i) => `  clause ${i + 1}: ${showClausePlan(clause)}`)].join("\n");
}

function spaced(mode: Mode): string {
  return mode === "" ? "–" : [...mode].join(" ");
}

function showClausePlan(clause: ClausePlan): string {
  const given = clause.inputs.length === 0 ? [] : [`given ${clause.inputs.map(showShort).join(", ")}`];
  const result = clause.outputs.length === 0 ? "holds" : `gives ${clause.outputs.map(showShort).join(", ")}`;
  return [...given, ...clause.steps.map(showStep), result].join("; ");
}

/** One step of a dataflow, in words. */
export function showStep(step: Step): string {
  switch (step.kind) {
    case "test":
      return `test ${showGoal(step.goal)}`;
    case "match":
      return `match ${showShort(step.value)} with ${showShort(step.pattern)}`;
    case "call": {
      const part = (letter: string): string =>
        step.args
          .filter((_, i) => (step.mode[i] === "i") === (letter === "i"))
          .map(showShort)
          .join(", ");
      const inputs = part("i");
      const outputs = part("o");
      return `${outputs === "" ? "check" : `enumerate ${outputs} by`} ${step.predicate.name}${inputs === "" ? "" : ` from ${inputs}`}`;
    }
    case "each":
      return `take each ${showShort(step.pattern)} from ${showShort(step.set)}`;
    case "range":
      return `count ${showShort(step.variable)}${showLimit(" from ", step.from)}${showLimit(" to ", step.to)}`;
    case "points":
      return `look up ${showShort(step.variable)} where ${showShort(step.function)} gives ${showShort(step.result)}`;
    case "generate":
      return `generate ${showShort(step.variable)}`;
  }
}

function showLimit(word: string, limit: Limit | null): string {
  if (limit === null) return "";
  const offset = limit.offset === 0 ? "" : limit.offset > 0 ? ` + ${limit.offset}` : ` - ${-limit.offset}`;
  return `${word}${showShort(limit.term)}${offset}`;
}
