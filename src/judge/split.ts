/** The ways a value of a type can begin: its constructors, with holes for what is inside. */
import { names, natT, substType, type Type } from "../logic/index.ts";
import { paramsOf } from "./compare.ts";
import type { Machine } from "./machine.ts";
import { aboveZero, belowZero, CannotSay, data, integer, Suspended, Thunk, type Value } from "./value.ts";

/** The alternatives for a hole, or null when its type has no constructors to try. A partly known natural number is `Suc` of a hole. */
export function alternatives(machine: Machine, ty: Type | null): readonly Value[] | null {
  if (ty === null || ty.kind === "var") return null;
  if (ty === natT) return [integer(0n), data(names.Suc, [Thunk.hole(natT)])];
  if (ty.name === "Int.int") return [aboveZero, belowZero].map((sign) => data(sign, [Thunk.hole(natT)]));
  const datatype = machine.theory.datatype(ty.name);
  if (datatype === null || datatype.co) return null;
  const params = paramsOf(datatype.params, ty.args);
  return datatype.constructors.map((c) =>
    data(
      c.name,
      c.args.map((arg) => Thunk.hole(substType(params, arg))),
    ),
  );
}

/** How often holes are split along one path. */
const deepest = 12;

/**
 * Whether a test that may look at a hole gives the same answer for all its values: the answer; `settle` as soon as some part gives it;
 * null where that cannot be told. Only the hole itself and holes made from it are split: others belong to quantifiers around.
 */
export function narrow(machine: Machine, hole: Thunk, test: () => boolean, settle: boolean): boolean | null {
  return split(machine, new Set([hole]), test, settle, deepest);
}

function split(machine: Machine, own: Set<Thunk>, test: () => boolean, settle: boolean, fuel: number): boolean | null {
  try {
    return test();
  } catch (error) {
    if (!(error instanceof CannotSay)) throw error;
    if (!(error instanceof Suspended)) return null;
    const { hole } = error;
    if (!own.has(hole)) throw error;
    const parts = fuel === 0 ? null : alternatives(machine, hole.type);
    if (parts === null) return null;
    let isOpen = false;
    for (const part of parts) {
      if (part.kind === "data") for (const field of part.args) own.add(field);
      const answer = hole.bound(part, () => split(machine, own, test, settle, fuel - 1));
      if (answer === settle) return settle;
      if (answer === null) isOpen = true;
    }
    return isOpen ? null : !settle;
  }
}
