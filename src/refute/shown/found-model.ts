/** A model of model finding as data. */
import { baseName } from "../../base/index.ts";
import { type Context, printTerm } from "../../elaborate/index.ts";
import type { Model } from "../../finding/index.ts";
import { constant, type FiniteModel, free, mapNodes, type Term } from "../../logic/index.ts";
import type { Confirmed } from "../certificate.ts";
import { derivationFields } from "./derivations.ts";
import { elementLetters } from "./element-names.ts";
import { shortTables } from "./function-table.ts";
import type { ModelData, ModelEntry } from "./model-data.ts";
import { printValue } from "./print-value.ts";
import { modelEntry, openEntry, shownType, type ValueSetting } from "./value-data.ts";

type FoundValue = Model["variables"][number];

/** What of a model is shown. */
interface ShownValues {
  readonly variables: readonly FoundValue[];
  readonly chosen: readonly FoundValue[];
  readonly evaluated: readonly FoundValue[];
}

export function foundModel(context: Context, { types, finite }: Model, { variables, chosen, evaluated }: ShownValues): ModelData {
  const setting: ValueSetting = {
    context,
    types: finite.types,
    letters: elementLetters(finite.types),
    elements: (type) => types.find((t) => t.type === type)?.elements ?? null,
    carriers: finite.carriers,
    infinite: finite.constants.filter(({ constant }) => constant.name.startsWith("ω")),
  };
  const entry = (v: FoundValue): ModelEntry =>
    v.term === null ? openEntry(context, v, v.text) : modelEntry(setting, v.name, v.term, v.type, v.isOpen);
  return {
    variables: variables.map(entry),
    chosen: chosen.map(entry),
    evaluated: evaluated.map(entry),
    cards: types.map(({ type, size, elements, isComplete }) => ({ ...shownType(context, type), size, elements, isComplete })),
  };
}

/** The constants whose values the model chose, in the theory's notation: without them one cannot see that it is a counterexample. */
export function chosenTexts(context: Context, { constants, finite }: Model): Readonly<Record<string, string>> {
  const letters = elementLetters(finite.types);
  const text = ({ term, text }: FoundValue): string =>
    term === null ? text : printValue(context, withNames(context, finite, term), letters);
  return Object.fromEntries(constants.map((c) => [printTerm(context, constant(c.name, c.type)), text(c)]));
}

/** The elements that the model gives to types that nothing defines, by their names: `a⇩1` of `'a`, `t⇩1` of `t`. */
function withNames({ theory }: Context, { carriers }: FiniteModel, t: Term): Term {
  return mapNodes(shortTables(theory, t, carriers), (leaf) =>
    leaf.kind === "const" && carriers.has(leaf.type) ? free(baseName(leaf.name).replace(/^'+/, ""), leaf.type) : undefined,
  );
}

/** The values that the judge has confirmed are these and no others. */
export function confirmedModel(context: Context, model: ModelData | null, confirmed: Confirmed): ModelData | null {
  if (model === null) return null;
  const { types } = confirmed;
  const variables = model.variables.map((v) => (v.value.kind === "unknown" ? v : { ...v, isOpen: false }));
  return { ...model, variables, ...derivationFields({ context, types, letters: elementLetters(types) }, confirmed) };
}
