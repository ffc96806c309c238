/** The options of `nitpick` and `refute`: defaults, `nitpick_params`, the command's own. */
import type { Diagnostic } from "../../base/index.ts";
import type { Context } from "../../elaborate/index.ts";
import { type FindingOptions, findingDefaults, type OptionProblem, readOptions } from "../../finding/index.ts";
import type { ToolOption } from "../../syntax/index.ts";
import { findingSeconds } from "../limits.ts";
import { valueWords } from "./tool-value.ts";

/** The options in force, and what is wrong with them. */
export function findingOptions(
  context: Context,
  own: readonly ToolOption[],
): { readonly options: FindingOptions; readonly diagnostics: readonly Diagnostic[] } {
  const given = [...(context.toolParams.get("nitpick") ?? []), ...own];
  const words = given.map((o) => ({ name: o.name, subject: o.subject?.text ?? null, words: o.value === null ? [] : valueWords(o.value) }));
  const { options, problems } = readOptions(words, { ...findingDefaults, timeout: findingSeconds });
  // Parameters for all commands are not commented on at each of them.
  const isOwn = (p: OptionProblem): boolean => p.kind !== "without-effect" || own.some((o) => o.name === p.name);
  return { options, diagnostics: problems.filter(isOwn).map((p) => describe(p, given.findLast((o) => o.name === p.name) ?? own[0])) };
}

function describe(problem: OptionProblem, option: ToolOption | undefined): Diagnostic {
  const span = option?.span ?? { from: 0, to: 0 };
  if (problem.kind === "bad-value")
    return { code: "E0402", severity: "error", span, message: `The option ${problem.name} cannot be ${problem.words.join(", ")}` };
  if (problem.kind === "without-effect")
    return { code: "W0403", severity: "note", span, message: `The option ${problem.name} has no effect here` };
  const hint = problem.near.length === 0 ? {} : { hint: `Did you mean ${problem.near.join(" or ")}?` };
  return { code: "E0401", severity: "error", span, message: `Unknown parameter: ${problem.name}`, ...hint };
}
