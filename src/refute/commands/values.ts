/** `values [n] "{x. P x}"`: the elements of a set by smart generators. */
import { Budget } from "../../base/index.ts";
import { type Context, readTerm } from "../../elaborate/index.ts";
import { destApps, names, showTerm, type Term } from "../../logic/index.ts";
import type { ToolCommand } from "../../syntax/index.ts";
import { atGroundTypes, enumerateValues } from "../../testing/index.ts";
import { itemSeconds, valueSeconds } from "../limits.ts";
import { type ModelData, type ModelEntry, noModel } from "../shown/model-data.ts";
import { printValue } from "../shown/print-value.ts";
import { shownType, valueData } from "../shown/value-data.ts";
import { type DirectCommand, direct } from "./command.ts";
import { evaluateTerm } from "./value.ts";

export function valuesCommand(context: Context, tool: Extract<ToolCommand, { kind: "values" }>, timeout: number | null): DirectCommand {
  return direct(1000 * (timeout ?? itemSeconds), ({ clock }) => {
    const answer = valuesAnswer(context, tool, new Budget(clock, 1000 * (timeout ?? valueSeconds)));
    return { span: tool.span, command: "values", outcome: answer.value === null ? "unsupported" : "value", ...answer };
  });
}

export interface ValuesAnswer {
  readonly value: string | null;
  readonly type: string | null;
  readonly reason: string | null;
  /** Whether the elements are the expected ones; null where none are named. */
  readonly met: boolean | null;
  /** The elements as data. */
  readonly model: ModelData | null;
}

/** The elements as a set; `∪ ...` says that there may be more. */
function valuesAnswer(context: Context, tool: Extract<ToolCommand, { kind: "values" }>, budget: Budget): ValuesAnswer {
  const set = readTerm(context, tool.term);
  const shown = shownType(context, set.type);
  const { type } = shown;
  const [depth] = tool.compilation?.name.endsWith("dseq") === true ? tool.compilation.args.slice(-1) : [];
  const isSampled = tool.compilation?.name.includes("random") === true;
  const result = enumerateValues(context.theory, set, tool.count, budget, isSampled ? null : (depth ?? null));
  if (result.kind === "refused") return { value: null, type, reason: result.reason, met: null, model: null };
  const elements = `{${result.values.map((t) => printValue(context, t)).join(", ")}}`;
  // With random sampling what is found depends on luck.
  const expected = tool.expected === null || isSampled ? null : expectedElements(context, readTerm(context, tool.expected), budget);
  const found = result.values.map((t) => showTerm(t)).sort();
  return {
    value: result.isComplete ? elements : `${elements} ∪ ...`,
    type,
    reason: null,
    model: { ...noModel, evaluated: [elementsEntry(context, { name: tool.term.text, ...shown }, result)] },
    met: expected === null ? null : expected.join("; ") === found.join("; "),
  };
}

function elementsEntry(
  context: Context,
  named: Pick<ModelEntry, "name" | "type" | "shape">,
  { values, isComplete }: { readonly values: readonly Term[]; readonly isComplete: boolean },
): ModelEntry {
  const setting = { context, types: new Map(), letters: new Map() };
  const elements = values.map((t) => valueData(setting, t, t.type));
  return { ...named, value: { kind: "set", elements, isComplement: false }, isOpen: !isComplete };
}

/** The elements of an enumerated set, evaluated, in the order of their texts; null when they cannot be had. */
function expectedElements(context: Context, given: Term, budget: Budget): string[] | null {
  const evaluated = evaluateTerm(context, atGroundTypes(context.theory, given), {
    isLate: () => budget.isSpent,
    seconds: Math.round(budget.left / 1000),
  });
  if (evaluated.kind !== "value") return null;
  const found: string[] = [];
  let rest = evaluated.term;
  for (let parts = destApps(rest, names.insert, 2); parts !== null; parts = destApps(rest, names.insert, 2)) {
    const [x, next] = parts;
    if (x === undefined || next === undefined) return null;
    found.push(showTerm(x));
    rest = next;
  }
  return found.sort();
}
