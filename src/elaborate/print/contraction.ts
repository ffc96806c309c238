/** Abbreviations that stand for a constant at some type, such as `length` for `size` at lists: found again for printing. */
import { type LayeredMap, once } from "../../base/index.ts";
import { type Const, fitsSorts, matchType, type Type } from "../../logic/index.ts";
import type { Abbreviation, Context } from "../names/context.ts";

interface Contraction {
  readonly name: string;
  readonly type: Type;
}

/** The contractions of each constant, newest first. */
const index = once((abbreviations: LayeredMap<string, Abbreviation>): ReadonlyMap<string, readonly Contraction[]> => {
  const found = new Map<string, Contraction[]>();
  for (const { name, body, prints } of abbreviations.values())
    if (prints && body.kind === "const") found.set(body.name, [{ name, type: body.type }, ...(found.get(body.name) ?? [])]);
  return found;
});

/** The full name under which a constant is printed: its own, or that of an abbreviation for it that can be written here. */
export function contracted(context: Context, c: Const): string {
  const declared = context.theory.consts.get(c.name)?.type;
  const fitting = (index(context.abbreviations).get(c.name) ?? []).find(
    (a) => a.type !== declared && context.consts.find(context.consts.shortest(a.name)) === a.name && fits(context, a.type, c.type),
  );
  return fitting?.name ?? c.name;
}

/** Whether a type is an instance of another, sorts included. */
function fits(context: Context, general: Type, special: Type): boolean {
  const subst = matchType(general, special);
  return subst !== null && fitsSorts(context.theory, subst);
}
