import type { ConstructorLayout, DataLayout, Shape, TypeId } from "./program.ts";
import { isScalar, scalarFacts } from "./scalar.ts";

/** Values that V8 keeps alike in a field: small integers, references, truth values. */
function family(shape: Shape): string {
  if (shape.kind === "bool") return "bool";
  const isSmall = isScalar(shape) ? scalarFacts(shape).isPrimitive : shape.kind === "set" && shape.mask;
  return isSmall ? "number" : "reference";
}

/** Gives each constructor's fields their slots in the padded class, sharing slots between constructors by kind of content. */
export function assignSlots(
  constructors: readonly { readonly constant: string; readonly fields: readonly TypeId[] }[],
  shapeOf: (id: TypeId) => Shape,
): Omit<DataLayout, "free" | "equality"> {
  const slots: TypeId[] = [];
  const laid: ConstructorLayout[] = constructors.map(({ constant, fields }) => {
    const taken = new Set<number>();
    const own = fields.map((field) => {
      const slot = chooseSlot(slots, taken, field, shapeOf);
      taken.add(slot);
      if (slot === slots.length) slots.push(field);
      return slot;
    });
    return { constant, fields, slots: own };
  });
  const empty = laid.findIndex((c) => c.fields.length === 0);
  const nullary = laid.length === 2 && empty >= 0 ? empty : -1;
  return { constructors: laid, nullary, tagged: laid.length - (nullary >= 0 ? 1 : 0) > 1, slots };
}

function chooseSlot(slots: readonly TypeId[], taken: ReadonlySet<number>, field: TypeId, shapeOf: (id: TypeId) => Shape): number {
  const same = slots.findIndex((slot, i) => !taken.has(i) && slot === field);
  if (same >= 0) return same;
  const wanted = family(shapeOf(field));
  const alike = slots.findIndex((slot, i) => !taken.has(i) && family(shapeOf(slot)) === wanted);
  return alike >= 0 ? alike : slots.length;
}
