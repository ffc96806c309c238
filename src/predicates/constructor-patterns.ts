/**
 * Specialisation on constructor patterns ([Bulwahn 2013], 4.2.6): the premise `lookup_P kvs k (Some v)` has no use for the clause `lookup_P [] k None`,
 * which alone keeps `k` and `v` from being computed. A predicate of its own for the pattern has the instances of those clauses that match it,
 * with the parts of the pattern as arguments.
 */
import { baseName } from "../base/index.ts";
import {
  apps,
  destApps,
  False,
  type Free,
  freeVars,
  names,
  sameTerm,
  stripApp,
  substFrees,
  type Term,
  type Theory,
} from "../logic/index.ts";
import { type Clause, destConstructor, type Goal } from "../plans/index.ts";
import { deepestPattern } from "./limits.ts";
import { freshVariable, renameApart } from "./pattern.ts";
import type { ClauseStore } from "./store.ts";

type Holds = Extract<Goal, { kind: "holds" }>;

/** The goal in terms of a predicate made for the constructor patterns among its arguments; null when its clauses do not distinguish any. */
export function specialised(store: ClauseStore, goal: Holds): Holds | null {
  const { predicate, args } = goal;
  if (!store.options.specialises || predicate.origin.kind === "parameter") return null;
  const parts = args.map((arg) => takeApart(store.theory, arg));
  if (parts.every((part) => part.pattern.kind === "free")) return null;
  const patterns = parts.map((part) => part.pattern);
  const params = parts.flatMap((part) => part.params);
  const shape = patterns.map((p) => shapeOf(p)).join(" ");
  const own = store.derived(
    `${predicate.id} at ${shape}`,
    predicate,
    `${predicate.name}[${shape}]`,
    params.map((x) => x.type),
    () => predicate.clauses().flatMap((clause) => instance(store, clause, patterns, params) ?? []),
  );
  return own === null ? null : { ...goal, predicate: own, args: parts.flatMap((part) => part.leaves) };
}

interface PatternParts {
  /** The pattern with a variable in place of each part. */
  readonly pattern: Term;
  readonly params: readonly Free[];
  readonly leaves: readonly Term[];
}

function whole(t: Term): PatternParts {
  const x = freshVariable(t.type);
  return { pattern: x, params: [x], leaves: [t] };
}

function takeApart(theory: Theory, t: Term, depth = 0): PatternParts {
  const made = depth < deepestPattern ? destConstructor(theory, t) : null;
  if (made === null) return whole(t);
  const inner = made.name === names.Pair ? depth : depth + 1;
  const parts = made.args.map((arg) => takeApart(theory, arg, inner));
  return {
    pattern: apps(
      stripApp(t).head,
      parts.map((part) => part.pattern),
    ),
    params: parts.flatMap((part) => part.params),
    leaves: parts.flatMap((part) => part.leaves),
  };
}

/** A pattern with its variables left out: the same for all that one predicate serves. */
function shapeOf(t: Term): string {
  const { head, args } = stripApp(t);
  if (head.kind !== "const") return "_";
  const name = baseName(head.name);
  return args.length === 0 ? name : `(${[name, ...args.map(shapeOf)].join(" ")})`;
}

/** The clause where its head matches the patterns; null where it does not. */
function instance(store: ClauseStore, clause: Clause, patterns: readonly Term[], params: readonly Free[]): Clause | null {
  const renaming = renameApart([...clause.head, ...clause.goals.map((goal) => goal.term), ...clause.goals.flatMap(termsOf)]);
  const solution = new Map<string, Term>();
  if (!clause.head.every((t, i) => unify(store.theory, substFrees(renaming, t), patterns[i] ?? t, solution))) return null;
  const at = (t: Term): Term => resolved(substFrees(renaming, t), solution);
  const goals = clause.goals.flatMap((goal) => goalAt(store, goal, at));
  if (goals.some((goal) => goal.kind === "test" && sameTerm(goal.term, False))) return null;
  return { name: clause.name, head: params.map((x) => resolved(x, solution)), goals };
}

function termsOf(goal: Goal): readonly Term[] {
  return goal.kind === "holds" || goal.kind === "fails" ? goal.args : [];
}

function goalAt(store: ClauseStore, goal: Goal, at: (t: Term) => Term): readonly Goal[] {
  const term = at(goal.term);
  switch (goal.kind) {
    case "equal":
      return destApps(term, names.eq, 2) === null ? [{ ...goal, left: at(goal.left), right: at(goal.right), term }] : store.goals(term);
    case "order":
      return [{ ...goal, left: at(goal.left), right: at(goal.right), term }];
    case "element":
      return [{ ...goal, pattern: at(goal.pattern), set: at(goal.set), term }];
    case "holds":
    case "fails":
      return [{ ...goal, args: goal.args.map(at), term }];
    case "test":
      return [{ ...goal, term }];
  }
}

/** Makes two constructor terms equal by a solution for their variables (Robinson's algorithm). */
function unify(theory: Theory, left: Term, right: Term, solution: Map<string, Term>): boolean {
  const a = followed(left, solution);
  const b = followed(right, solution);
  if (a.kind === "free" && b.kind === "free" && a.name === b.name) return true;
  if (a.kind === "free") return bind(a, b, solution);
  if (b.kind === "free") return bind(b, a, solution);
  const c = destConstructor(theory, a);
  const d = destConstructor(theory, b);
  if (c === null || d === null) return sameTerm(a, b);
  return c.name === d.name && c.args.every((arg, i) => unify(theory, arg, d.args[i] ?? arg, solution));
}

function followed(t: Term, solution: ReadonlyMap<string, Term>): Term {
  let found = t;
  for (let next: Term | undefined = t; next !== undefined; next = found.kind === "free" ? solution.get(found.name) : undefined)
    found = next;
  return found;
}

/** No value of a datatype is a part of itself. */
function bind(x: Free, t: Term, solution: Map<string, Term>): boolean {
  if (freeVars(resolved(t, solution)).has(x.name)) return false;
  solution.set(x.name, t);
  return true;
}

function resolved(t: Term, solution: ReadonlyMap<string, Term>): Term {
  const next = new Map<string, Term>();
  for (const name of freeVars(t).keys()) {
    const value = solution.get(name);
    if (value !== undefined) next.set(name, resolved(value, solution));
  }
  return substFrees(next, t);
}
