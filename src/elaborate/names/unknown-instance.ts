/** Types that are said to belong to a class, with operations that are not known there. */
import { LayeredMap } from "../../base/index.ts";
import { type Sort, superclasses } from "../../logic/index.ts";
import type { Context } from "./context.ts";
import { addLoss } from "./losses.ts";

/** A type constructor belongs to classes, if its arguments are of some sorts. */
export function addArities(context: Context, tycon: string, classes: Sort, sorts: readonly Sort[]): Context {
  return context.withTheory((theory) => {
    const known = theory.arities.get(tycon) ?? LayeredMap.empty<string, readonly Sort[]>();
    return theory.with({ arities: theory.arities.set(tycon, known.setAll(classes.map((c) => [c, sorts]))) });
  });
}

/** The same for one class, whose operations are left without meaning there. */
export function addUnknownInstance(context: Context, tycon: string, cls: string, sorts: readonly Sort[], what: string): Context {
  const constants = [...superclasses(context.theory, cls)].flatMap((s) => context.theory.classes.get(s)?.params ?? []);
  return addLoss(addArities(context, tycon, [cls], sorts), { kind: "instance", what, constants, tycons: [tycon] });
}
