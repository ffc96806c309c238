/** `values [n] "{x. P x}"`: the elements of a set by smart generators. */
import type { Budget } from "../base/index.ts";
import { type Context, printType, readTerm } from "../elaborate/index.ts";
import type { Embedded } from "../syntax/index.ts";
import { enumerateValues } from "../testing/index.ts";
import { printValue } from "./print-value.ts";

/** The elements as a set; `∪ ...` says that there may be more. */
export function valuesText(
  context: Context,
  source: Embedded,
  count: number | null,
  budget: Budget,
): { value: string | null; type: string | null; reason: string | null } {
  const set = readTerm(context, source);
  const type = printType(context, set.type);
  const result = enumerateValues(context.theory, set, count, budget);
  if (result.kind === "refused") return { value: null, type, reason: result.reason };
  const elements = `{${result.values.map((t) => printValue(context, t)).join(", ")}}`;
  return { value: result.isComplete ? elements : `${elements} ∪ ...`, type, reason: null };
}
