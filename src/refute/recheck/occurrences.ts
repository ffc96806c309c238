/** Where a variable stands in a pattern of constructors and `@`: the parts of a known value that it can be. */
import { destApps, names, stripApp, type Term } from "../../logic/index.ts";
import type { Machine } from "./machine.ts";
import { data, integer, Thunk, type Value } from "./value.ts";

const append = "List.append";
const nil = "List.list.Nil";
const cons = "List.list.Cons";

/**
 * Every value of the bound variable `index` for which `pattern` can equal the value: `[1, 2] = xs @ y # ys` gives `[]` and `[1]` for `xs`. Null
 * when the variable does not stand in the pattern, or stands under other functions only. May throw where the value cannot be computed.
 */
export function parts(machine: Machine, pattern: Term, index: number, value: Thunk): readonly Thunk[] | null {
  if (pattern.kind === "bound" && pattern.index === index) return [value];
  const [left, right] = destApps(pattern, append, 2) ?? [];
  if (left !== undefined && right !== undefined)
    return (
      flat(prefixes(value), (xs) => parts(machine, left, index, xs)) ?? flat(suffixes(value), (xs) => parts(machine, right, index, xs))
    );
  const { head, args } = stripApp(pattern);
  if (head.kind !== "const" || machine.theory.consts.get(head.name)?.spec.kind !== "constructor") return null;
  for (const [i, arg] of args.entries()) {
    const found = stands(machine, arg, index) ? field(head.name, i, value.force()) : null;
    if (found !== null) return found === "none" ? [] : parts(machine, arg, index, found);
  }
  return null;
}

/** Whether the variable stands under constructors and `@` only. */
function stands(machine: Machine, t: Term, index: number): boolean {
  if (t.kind === "bound") return t.index === index;
  const { head, args } = stripApp(t);
  const isPattern = head.kind === "const" && (head.name === append || machine.theory.consts.get(head.name)?.spec.kind === "constructor");
  return isPattern && args.some((arg) => stands(machine, arg, index));
}

/** A field of a value; "none" when the value is made by another constructor. */
function field(name: string, i: number, value: Value): Thunk | "none" {
  if (value.kind === "number") return name === names.Suc && value.above > 0n ? Thunk.of(integer(value.above - 1n)) : "none";
  return (value.kind === "data" && value.constructor === name ? value.args[i] : undefined) ?? "none";
}

function flat(values: readonly Thunk[], each: (x: Thunk) => readonly Thunk[] | null): readonly Thunk[] | null {
  const found: Thunk[] = [];
  for (const x of values) {
    const here = each(x);
    if (here === null) return null;
    found.push(...here);
  }
  return found;
}

/** What is left of a list after each of its beginnings, itself first. */
function suffixes(list: Thunk): Thunk[] {
  const found = [list];
  for (const at of found) {
    const value = at.force();
    if (value.kind === "data" && value.constructor === cons && value.args[1] !== undefined) found.push(value.args[1]);
  }
  return found;
}

function prefixes(list: Thunk): Thunk[] {
  const elements = suffixes(list).flatMap((at) => {
    const value = at.force();
    return value.kind === "data" && value.args[0] !== undefined ? [value.args[0]] : [];
  });
  return Array.from({ length: elements.length + 1 }, (_, n) =>
    elements.slice(0, n).reduceRight<Thunk>((rest, x) => Thunk.of(data(cons, [x, rest])), Thunk.of(data(nil))),
  );
}
