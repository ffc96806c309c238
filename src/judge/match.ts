/** Patterns against values. */

import { present } from "../base/index.ts";
import { type Const, destNumeral, isNumberType, names, stripApp, type Term } from "../logic/index.ts";
import type { Machine } from "./machine.ts";
import { integer, numberOf, Suspended, Thunk } from "./value.ts";

/** Matches a pattern, binding its variables. A pattern that is no constructor term is compared by equality. */
export function matches(machine: Machine, pattern: Term, value: Thunk, bindings: Map<string, Thunk>): boolean {
  if (pattern.kind === "free") {
    const known = bindings.get(pattern.name);
    if (known !== undefined) return machine.same(pattern.type, known, value);
    bindings.set(pattern.name, value);
    return true;
  }
  const { head, args } = stripApp(pattern);
  const number =
    head.kind === "const" && isNumberType(pattern.type) ? matchNumber(machine, { pattern, head, args }, value, bindings) : null;
  if (number !== null) return number;
  if (head.kind === "const" && machine.theory.consts.get(head.name)?.spec.kind === "constructor") {
    const found = value.force();
    return (
      found.kind === "data" &&
      found.constructor === head.name &&
      args.every((p, i) => matches(machine, p, present(found.args[i], "matches: field"), bindings))
    );
  }
  return machine.same(pattern.type, machine.delay(pattern, { bound: null, frees: bindings }), value);
}

function matchNumber(
  machine: Machine,
  { pattern, head, args }: { readonly pattern: Term; readonly head: Const; readonly args: readonly Term[] },
  value: Thunk,
  bindings: Map<string, Thunk>,
): boolean | null {
  const literal = destNumeral(pattern);
  const [arg] = args;
  if (literal !== null) return machine.same(pattern.type, value, Thunk.of(integer(literal)));
  if (head.name !== names.Suc || arg === undefined) return null;
  const found = numberOf(value);
  if (found.above > 0n) return matches(machine, arg, Thunk.of({ ...found, above: found.above - 1n }), bindings);
  if (found.rest !== null) throw new Suspended(found.rest.hole);
  return false;
}
