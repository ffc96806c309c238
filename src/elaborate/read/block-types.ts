/** Types that the block around a text says where the text leaves them open. */
import { isSubsort, tvar } from "../../logic/index.ts";
import { currentClass } from "../locales/enter.ts";
import type { Context } from "../names/context.ts";
import { openOperations } from "../names/instance-plan.ts";
import type { Inference } from "./infer.ts";
import type { SortEnv } from "./read-type.ts";
import type { FreeTypes } from "./scope.ts";

/** Gives open types what the class or the instantiation at hand says. */
export function takeTypesOfBlock(context: Context, inference: Inference, sorts: SortEnv, fixed: FreeTypes): void {
  ofClass(context, inference, sorts);
  ofInstantiation(context, inference, fixed);
}

/** Inside a class, unknown types that its operations ask something of are the class's own `'a`. */
function ofClass(context: Context, inference: Inference, sorts: SortEnv): void {
  const name = currentClass(context);
  if (name === null) return;
  const own = tvar("'a", context.locals.typeSorts.get("'a") ?? sorts.get("'a") ?? []);
  for (const meta of inference.unknowns()) if (meta.sort.length > 0 && isSubsort(context.theory, [name], meta.sort)) meta.ref = own;
}

/** Inside an instantiation, the names that define its operations have the block's own type, and the operations too where nothing else is said. */
function ofInstantiation(context: Context, inference: Inference, fixed: FreeTypes): void {
  if (context.block?.kind !== "instantiation") return;
  for (const { name, constant: full, type } of openOperations(context)) {
    const head = fixed.get(name);
    if (head !== undefined) inference.complete(head, type);
    for (const open of inference.typesOf(full)) inference.improve(open, type);
  }
}
