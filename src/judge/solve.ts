/**
 * What a variable can be when a pattern around it is to equal a known value. The pattern is made of constructors, `Suc`, `insert`, `@`
 * and `+`; its other unknown variables are not looked at, so that the list may have too many values, never too few.
 */
import { present } from "../base/index.ts";
import { names, natT, stripApp, type Term } from "../logic/index.ts";
import { fits } from "./fits.ts";
import { prefix, tailsOf } from "./list-parts.ts";
import type { Machine } from "./machine.ts";
import { integer, Thunk } from "./value.ts";

/** The variable that is looked for, by its de Bruijn index, and the value of a term that does without the unknown variables. */
export interface Unknown {
  readonly machine: Machine;
  readonly index: number;
  /** Null when the term has unknown variables in it, or has no value. */
  value(t: Term): Thunk | null;
}

/** Every value of the variable with which `pattern` can be `value`, or null when the pattern does not tell. */
export function solve(unknown: Unknown, pattern: Term, value: Thunk): readonly Thunk[] | null {
  if (pattern.kind === "bound") return pattern.index === unknown.index ? [value] : null;
  const { head, args } = stripApp(pattern);
  if (head.kind !== "const") return null;
  unknown.machine.tick();
  if (head.name === names.Suc) return solveSuccessor(unknown, args, value);
  if (unknown.machine.theory.consts.get(head.name)?.spec.kind === "constructor") return solveFields(unknown, head.name, args, value);
  const [a, b] = args;
  if (a === undefined || b === undefined || args.length !== 2) return null;
  switch (head.name) {
    case names.plus:
      return solveSum(unknown, pattern, a, b, value);
    case names.insert:
      return fromMembers(unknown, a, value);
    case "List.append":
      return solveAppend(unknown, a, b, value);
    default:
      return null;
  }
}

/** The first field that tells; nothing where a field without the variable cannot be what it is. */
function solveFields(unknown: Unknown, name: string, args: readonly Term[], value: Thunk): readonly Thunk[] | null {
  const found = value.force();
  if (found.kind !== "data") return null;
  if (found.constructor !== name) return [];
  const field = (i: number): Thunk => present(found.args[i], "solve: field");
  const isHere = args.map((arg) => mentions(arg, unknown.index));
  if (!args.every((arg, i) => isHere[i] || fits(unknown, arg, field(i)))) return [];
  for (const [i, arg] of args.entries()) {
    const here = isHere[i] ? solve(unknown, arg, field(i)) : null;
    if (here !== null) return here;
  }
  return null;
}

function solveSuccessor(unknown: Unknown, [arg]: readonly Term[], value: Thunk): readonly Thunk[] | null {
  const found = value.force();
  if (arg === undefined || found.kind !== "number") return null;
  return found.above > 0n ? solve(unknown, arg, Thunk.of(integer(found.above - 1n))) : [];
}

/** `p + t` or `t + p`, where `t` is known. */
function solveSum(unknown: Unknown, whole: Term, a: Term, b: Term, value: Thunk): readonly Thunk[] | null {
  const [pattern, rest] = mentions(a, unknown.index) ? [a, unknown.value(b)] : [b, unknown.value(a)];
  const [sum, part] = [value.force(), rest?.force()];
  if (sum.kind !== "number" || part?.kind !== "number" || sum.below !== 1n || part.below !== 1n) return null;
  const difference = sum.above - part.above;
  return whole.type === natT && difference < 0n ? [] : solve(unknown, pattern, Thunk.of(integer(difference)));
}

/** `insert p A = S`: `p` is a member of `S`. */
function fromMembers(unknown: Unknown, pattern: Term, value: Thunk): readonly Thunk[] | null {
  const set = value.force();
  const members = set.kind === "set" && mentions(pattern, unknown.index) ? unknown.machine.elementsOf(pattern.type, set) : null;
  return members === null ? null : solveAny(unknown, pattern, members);
}

/** `p @ q`: each way to split the list where the part without the variable can be what it is. */
function solveAppend(unknown: Unknown, p: Term, q: Term, value: Thunk): readonly Thunk[] | null {
  const tails = tailsOf(value);
  if (tails === null) return null;
  const first = (count: number): Thunk => prefix(tails, count);
  const counts = [...tails.keys()];
  if (!mentions(q, unknown.index))
    return solveAny(unknown, p, counts.filter((i) => fits(unknown, q, present(tails[i], "solve: tail"))).map(first));
  const inside = mentions(p, unknown.index) ? solveAny(unknown, p, counts.map(first)) : null;
  if (inside !== null) return inside;
  const isOpen = mentions(p, unknown.index);
  return solveAny(
    unknown,
    q,
    tails.filter((_, i) => isOpen || fits(unknown, p, first(i))),
  );
}

/** Every value with which the pattern can be one of the values. */
export function solveAny(unknown: Unknown, pattern: Term, values: readonly Thunk[]): readonly Thunk[] | null {
  const found = new Set<Thunk>();
  for (const value of values) {
    const here = solve(unknown, pattern, value);
    if (here === null) return null;
    for (const x of here) found.add(x);
  }
  return [...found];
}

function mentions(t: Term, index: number): boolean {
  switch (t.kind) {
    case "bound":
      return t.index === index;
    case "app":
      return mentions(t.fun, index) || mentions(t.arg, index);
    case "abs":
      return mentions(t.body, index + 1);
    default:
      return false;
  }
}
