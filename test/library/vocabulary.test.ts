import { describe, expect, it } from "vitest";
import { matchType, showType, type Type } from "../../src/logic/index.ts";
import { main, termIn, typeIn } from "./main-context.ts";
import { isInstance, rows, spelling } from "./vocabulary-rows.ts";

const { context } = main;

/** Whether two type schemes are equal up to the names of their variables, sorts included. */
function sameScheme(a: Type, b: Type): boolean {
  const there = matchType(a, b);
  if (there === null || matchType(b, a) === null) return false;
  return [...there].every(([v, t]) => t.kind === "var" && [...v.sort].sort().join() === [...t.sort].sort().join());
}

describe("the library's vocabulary", () => {
  it("is read without a problem", () => {
    expect(main.diagnostics).toEqual([]);
  });

  it.each(rows.filter((row) => !isInstance(row)))("has $constant of $theory with its type", (row) => {
    const term = termIn(context, spelling(row));
    expect(term.kind).not.toBe("free");
    const wanted = typeIn(context, row.type);
    expect(sameScheme(term.type, wanted), `${showType(term.type)} against ${showType(wanted)}`).toBe(true);
  });

  it.each(rows.filter(isInstance))("gives $constant", (row) => {
    const head = termIn(context, spelling(row));
    const wanted = typeIn(context, row.type);
    const found = head.kind === "const" ? context.theory.instances.get(head.name) : undefined;
    expect(found?.some((instance) => instance.type === wanted)).toBe(true);
  });
});
