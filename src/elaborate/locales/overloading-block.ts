import type { Type } from "../../logic/index.ts";
import type { CommandOf } from "../../syntax/index.ts";
import type { Context } from "../names/context.ts";
import { reject } from "../names/problem.ts";
import { readTerm } from "../read/read-term.ts";

/** `overloading f ≡ "c :: τ" begin`: inside, defining `f` defines `c` at `τ`. */
export function elaborateOverloading(context: Context, command: CommandOf<"overloading">): Context {
  const bindings = new Map<string, { constant: string; type: Type }>();
  for (const { name, term } of command.bindings) {
    const read = readTerm(context, term);
    if (read.kind !== "const") return reject("E0211", term.span, "Expected a constant with its type");
    bindings.set(name.text, { constant: read.name, type: read.type });
  }
  return context.open({ kind: "overloading", bindings });
}
