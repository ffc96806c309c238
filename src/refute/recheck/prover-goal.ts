/** What the prover of introduction rules has still to do. */
import { type Const, type Inductive, names, type Term } from "../../logic/index.ts";
import { knownValue } from "./answer-table.ts";
import type { Environment } from "./environment.ts";
import type { Machine } from "./machine.ts";
import { CannotSay, type Thunk, type Value } from "./value.ts";

/** A premise still to be proved, in the environment of its rule. */
export interface Goal {
  readonly term: Term;
  readonly env: Environment;
  readonly depth: number;
  readonly next: Goal | null;
}

/** A term of a rule's conclusion that is compared with its value when the premises have found its variables. */
export interface Computed {
  readonly term: Term;
  readonly value: Thunk;
}

/** The rules of an inductive predicate. */
export function inductiveSpec(machine: Machine, name: string): Inductive {
  const spec = machine.theory.consts.get(name)?.spec;
  if (spec?.kind !== "inductive") throw new CannotSay(`${name} is not inductive`);
  return spec;
}

/** A number known to be positive only. */
export function isSuc(value: Value): value is Extract<Value, { kind: "data" }> {
  return value.kind === "data" && value.constructor === names.Suc;
}

/** A variable of a rule whose value is not known yet. */
export function isOpenVariable(t: Term, env: Environment): boolean {
  return t.kind === "free" && env.frees.get(t.name)?.isHole === true;
}

/** An inductive predicate that was given as an argument. */
export function passedPredicate(
  machine: Machine,
  name: string,
  env: Environment,
): { readonly c: Const; readonly args: readonly Thunk[] } | null {
  const thunk = env.frees.get(name);
  const value = thunk === undefined ? null : knownValue(thunk);
  const partial = value?.kind === "function" ? value.partial : undefined;
  return partial !== undefined && machine.theory.consts.get(partial.c.name)?.spec.kind === "inductive" ? partial : null;
}
