import { describe, expect, it } from "vitest";
import { free, showTerm } from "../../src/logic/index.ts";
import { lowerValue, raiseValue, type Value } from "../../src/program/index.ts";
import { main, termIn } from "../library/main-context.ts";
import { Compiled } from "./running.ts";

/** Finite types, some with parts that are not: into a type of one element there is one function, from whatever type. */
const types: readonly (readonly [string, number])[] = [
  ["bool option × unit", 3],
  ["bool ⇒ bool option", 9],
  ["nat ⇒ unit", 1],
  ["nat ⇒ int ⇒ unit", 1],
  ["(nat ⇒ unit) option", 2],
  ["(nat ⇒ unit) × bool", 2],
  ["(nat ⇒ unit) ⇒ bool", 2],
  ["(nat ⇒ unit) ⇒ nat ⇒ unit", 1],
];

describe("the elements of a finite type", () => {
  it.each(types)("are numbered and can be written down: %s", (text, size) => {
    const { type } = termIn(main.context, `undefined :: ${text}`);
    const x = free("x", type);
    const { program, instance, typeId } = compiled(x);
    expect(program.types[typeId]?.size).toBe(size);
    const written = Array.from({ length: size }, (_, i) => {
      const element = instance.machine.element(typeId, i);
      expect(instance.machine.rank(typeId, element)).toBe(i);
      const term = raiseValue(program, instance.machine, element, typeId);
      expect(term).not.toBeNull();
      if (term === null) return "";
      expect(instance.machine.rank(typeId, lowerValue(program, instance.machine, term) as Value)).toBe(i);
      return showTerm(term);
    });
    expect(new Set(written).size).toBe(size);
  });
});

function compiled(x: ReturnType<typeof free>) {
  const made = new Compiled(main.context.theory, [x], x);
  return { program: made.program, instance: made.instance, typeId: made.typeId(x.type) };
}
