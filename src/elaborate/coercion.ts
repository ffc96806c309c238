/** Coercive subtyping as Complex_Main declares it: nat into int into real. Only forward, at the operand that does not fit. */
import type { Context } from "./context.ts";
import { type InferenceType, openFun, prune } from "./inference-type.ts";
import { type PreTerm, preApp, preConst } from "./pre-term.ts";

const coercions: readonly { readonly from: string; readonly to: string; readonly by: string }[] = [
  { from: "Nat.nat", to: "Int.int", by: "of_nat" },
  { from: "Nat.nat", to: "Real.real", by: "of_nat" },
  { from: "Int.int", to: "Real.real", by: "of_int" },
  { from: "Nat.nat", to: "Complex.complex", by: "of_nat" },
  { from: "Int.int", to: "Complex.complex", by: "of_int" },
  { from: "Real.real", to: "Complex.complex", by: "of_real" },
  { from: "Nat.nat", to: "Extended_Nat.enat", by: "enat" },
];

/** The operand with a coercion around it that brings it to the wanted type, or null. */
export function coerce(context: Context, operand: PreTerm, actual: InferenceType, wanted: InferenceType): PreTerm | null {
  if (!context.theory.types.has("Real.real") && !context.theory.types.has("Extended_Nat.enat")) return null;
  const [from, to] = [prune(actual), prune(wanted)];
  if (from.kind !== "con" || to.kind !== "con") return null;
  const found = coercions.find((c) => c.from === from.name && c.to === to.name);
  const full = found === undefined ? null : context.consts.find(found.by);
  if (full === null) return null;
  const typed: PreTerm = { kind: "constraint", term: preConst(full, operand.span), to: openFun(from, to), span: operand.span, type: null };
  return preApp(typed, operand, operand.span);
}
