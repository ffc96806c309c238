/** Values as users read them: elements of the finite types that stand for type variables print as `a⇩1`, `a⇩2`, … */
import { type Context, printTerm } from "../elaborate/index.ts";
import { free, mapNodes, type Term, type Type } from "../logic/index.ts";

const finiteElement = /^Enum\.finite_\d\.(.*)$/;

export function printValue(context: Context, t: Term): string {
  const plain = mapNodes(t, (leaf) => {
    const name = leaf.kind === "const" ? finiteElement.exec(leaf.name)?.[1] : undefined;
    return name === undefined ? undefined : free(name, leaf.type);
  });
  return printTerm(context, plain);
}

/** "3 elements" for a finite stand-in, otherwise null. */
export function finiteTypeNote(ty: Type): string | null {
  const count = ty.kind === "con" ? /^Enum\.finite_(\d)$/.exec(ty.name)?.[1] : undefined;
  return count === undefined ? null : count === "1" ? "1 element" : `${count} elements`;
}
