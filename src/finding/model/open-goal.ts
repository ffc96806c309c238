/**
 * Outer quantifiers of the goal become variables (skolemization at the outside): `∀`, `⟶`, inclusion and equality of sets and functions, and
 * definitions that unfold to these.
 */
import {
  betaApply,
  betaNormal,
  type Conjecture,
  type Const,
  destApps,
  destEq,
  domain,
  eq,
  type Free,
  free,
  freeVars,
  isFun,
  matchType,
  member,
  names,
  openAbs,
  primed,
  resolveInstance,
  stripApp,
  substFrees,
  substTermTypes,
  type Term,
  type Theory,
  type Type,
} from "../../logic/index.ts";
import { specificationOf } from "../terms/nitpick-facts.ts";

/** The conjecture with its goal taken apart, and the variables that this made. */
export interface OpenConjecture extends Conjecture {
  readonly skolems: readonly Free[];
}

export function openGoal(conjecture: Conjecture): OpenConjecture {
  const taken = new Set(conjecture.variables.map((x) => x.name));
  const premises: Term[] = [...conjecture.premises];
  const skolems: Free[] = [];
  const fresh = (name: string, type: Type): Free => {
    const chosen = primed(name, (other) => taken.has(other));
    taken.add(chosen);
    const made = free(chosen, type);
    skolems.push(made);
    return made;
  };
  let goal = conjecture.conclusion;
  for (let next: Term | null = goal; next !== null; next = step(conjecture.theory, goal, premises, fresh)) goal = next;
  return { ...conjecture, variables: [...conjecture.variables, ...skolems], premises, conclusion: goal, skolems };
}

function step(theory: Theory, goal: Term, premises: Term[], fresh: (name: string, type: Type) => Free): Term | null {
  const [premise, rest] = destApps(goal, names.implies, 2) ?? [];
  if (premise !== undefined && rest !== undefined) {
    premises.push(premise);
    return rest;
  }
  const [predicate] = destApps(goal, names.All, 1) ?? [];
  if (predicate !== undefined) {
    const opened = predicate.kind === "abs" ? openAbs(predicate, new Set()) : null;
    return betaApply(predicate, [fresh(opened?.variable.name ?? "x", domain(predicate.type))]);
  }
  const sides = destEq(goal);
  if (sides !== null) return extensional(sides.left, sides.right, fresh);
  return unfold(theory, goal);
}

function extensional(left: Term, right: Term, fresh: (name: string, type: Type) => Free): Term | null {
  if (isFun(left.type)) {
    const x = fresh("x", domain(left.type));
    return eq(betaApply(left, [x]), betaApply(right, [x]));
  }
  if (left.type.kind !== "con" || left.type.name !== "Set.set" || left.type.args[0] === undefined) return null;
  const x = fresh("x", left.type.args[0]);
  return eq(member(x, left), member(x, right));
}

/** The definition of the head constant, if it is a plain one and does not lead to a choice or a fixed point. */
function unfold(theory: Theory, goal: Term): Term | null {
  const { head, args } = stripApp(goal);
  if (head.kind !== "const" || kept.has(head.name)) return null;
  const c: Const = (theory.instances.has(head.name) ? resolveInstance(theory, head) : null) ?? head;
  const spec = specificationOf(theory, c);
  if (spec?.kind !== "equations" || spec.origin !== "definition" || spec.equations.length !== 1) return null;
  const [equation] = spec.equations;
  if (equation === undefined || equation.conditions.length > 0) return null;
  const lhs = stripApp(equation.lhs);
  const subst = lhs.head.kind === "const" ? matchType(lhs.head.type, c.type) : null;
  if (subst === null || lhs.args.length > args.length || !lhs.args.every((x) => x.kind === "free")) return null;
  const at = (t: Term): Term => substTermTypes(subst, t);
  const parameters = lhs.args.map(at);
  const rhs = at(equation.rhs);
  if ([...freeVars(rhs).keys()].some((name) => !parameters.some((p) => p.kind === "free" && p.name === name))) return null;
  const bindings = new Map(
    parameters.flatMap((p, i): [string, Term][] => (p.kind === "free" && args[i] !== undefined ? [[p.name, args[i]]] : [])),
  );
  return betaNormal(betaApply(substFrees(bindings, rhs), args.slice(parameters.length)));
}

/** Evaluated natively. */
const kept: ReadonlySet<string> = new Set([names.Not, names.conj, names.disj, names.Ex, names.member, "Finite_Set.finite"]);
