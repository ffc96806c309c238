/**
 * Types whose values only name things, like the variables of programs: nothing takes them apart, they are compared, and functions (states,
 * stores, environments) are asked for what they are at them. Few of them are enough, as all others are alike.
 */
import { type Js, js } from "../../javascript/index.ts";
import { eachExpr, type Program, type TypeId, typeOf } from "../../program/index.ts";

/** The bound of the values of which the first are taken as names. */
export const namesBound = 3;

/** How many names there are at a bound: two, so that they can differ, and one more when there is room. */
export const nameCount = (bound: Js): Js => js.choose(js.op(bound, "<", 2), 1, js.choose(js.op(bound, "<", 6), 2, 3));

/** The infinite datatypes on which some function is defined and that nothing takes apart. `isMatched` tells what patterns take apart besides. */
export function nameTypes(program: Program, isMatched: (id: TypeId) => boolean): ReadonlySet<TypeId> {
  const keys = program.types.flatMap(({ shape }) => (shape.kind === "function" ? shape.params.slice(0, 1) : []));
  const isData = (id: TypeId): boolean => {
    const type = program.types[id];
    return type?.shape.kind === "data" && type.size === null;
  };
  const found = new Set(keys.filter((id) => isData(id) && !isMatched(id)));
  for (const { body } of program.functions)
    eachExpr(body, (e) => {
      if (e.kind === "switch" || e.kind === "is") found.delete(typeOf(e.subject));
    });
  return found;
}
