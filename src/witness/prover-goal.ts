/** What the prover of introduction rules has still to do. */
import { present } from "../base/index.ts";
import { data, type Environment, isTrue, type Machine, Thunk, type Value } from "../judge/index.ts";
import { type Const, names, stripApp, type Term, type Type } from "../logic/index.ts";
import { knownValue } from "./answer-table.ts";

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

/** The unknown values that one begins with. */
export function holesOf(value: Value): readonly Thunk[] {
  if (value.kind === "number") return value.rest === null ? [] : [value.rest.hole];
  return value.kind === "data" ? value.args : [];
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

/** An argument of a recursive call: constructor terms keep their unknown parts. */
export function argumentOf(machine: Machine, t: Term, env: Environment): Thunk {
  const { head, args } = stripApp(t);
  if (t.kind === "free") return present(env.frees.get(t.name), "argument: variable");
  const isConstructor =
    head.kind === "const" &&
    machine.theory.consts.get(head.name)?.spec.kind === "constructor" &&
    head.name !== names.Suc &&
    head.name !== names.zero;
  if (head.kind === "const" && isConstructor)
    return Thunk.of(
      data(
        head.name,
        args.map((x) => argumentOf(machine, x, env)),
      ),
    );
  return new Thunk(() => machine.evaluate(t, env));
}

/** The elements that a value may be one of, where they can be listed. */
export function membersOf(machine: Machine, element: Type, set: Value): readonly Thunk[] | null {
  if (set.kind === "set") return machine.elementsOf(element, set);
  if (set.kind !== "function") return null;
  return machine.elementsOf(element, { kind: "set", form: "test", holds: (x) => isTrue(machine.apply(set, [x])) });
}
