/** The command `find_unused_assms` inside a theory. */
import { type Item as AnyItem, type Context, type LoadedTheory, printTerm, type Statement } from "../../elaborate/index.ts";
import { blankReport } from "../report.ts";
import type { SearchSettings } from "../settings.ts";
import { type Theorem, theoremsOf } from "../tools/theorem.ts";
import { findUnused, type UnusedReport, unusedLimit } from "../tools/unused-assumptions.ts";
import { unusedText } from "../tools/unused-text.ts";
import type { DirectCommand } from "./command.ts";

type Item = Extract<AnyItem, { kind: "find_unused_assms" }>;

/** The theorems that the command speaks of: those before it, or those of the theory it names. */
function theoremsFor(theory: LoadedTheory, item: Item): { readonly name: string; readonly theorems: readonly Theorem[] } {
  const name = item.command.theory?.text ?? theory.name;
  const theorems = name === theory.name ? theoremsOf(theory, theory.items.indexOf(item)) : importedTheorems(item.context, name);
  return { name, theorems: theorems.filter((t) => t.name !== null) };
}

/** The facts of an imported theory; how they were written is not known any more. */
function importedTheorems(context: Context, theory: string): Theorem[] {
  const found: Theorem[] = [];
  for (const [name, props] of context.theory.facts.entries()) {
    const [home, base, ...rest] = name.split(".");
    if (home !== theory || base === undefined || rest.length > 0 || isDefinitional(base)) continue;
    const items = props.map((conclusion) => ({ kind: "statement" as const, statement: factStatement(context, base, conclusion) }));
    found.push(...items.flatMap(({ statement }) => theoremsOf({ items: [{ kind: "statement", statement }] })));
  }
  return found;
}

const isDefinitional = (name: string): boolean => name.endsWith("_def") || name.endsWith("_raw");

function factStatement(context: Context, name: string, conclusion: Statement["conclusions"][number]): Statement {
  return {
    variant: "lemma",
    name,
    span: { from: 0, to: 0 },
    text: [printTerm(context, conclusion)],
    theory: context.theory,
    context,
    locale: null,
    params: [],
    contextAssumptions: [],
    assumptions: [],
    assumptionNames: [],
    conclusions: [conclusion],
    tools: [],
    ending: "sorry",
    doubt: null,
    caveat: null,
  };
}

/** Its answer is the text that Isabelle prints. */
export function unusedCommand(theory: LoadedTheory, item: Item, settings: SearchSettings): DirectCommand {
  const { name, theorems } = theoremsFor(theory, item);
  const limit = (t: Theorem): number => unusedLimit(t.assumptions.length, settings.timeout);
  return {
    kind: "direct",
    milliseconds: theorems.reduce((sum, t) => sum + limit(t), 0),
    answer: async ({ clock, seconds }) => {
      const reports: UnusedReport[] = [];
      for (const theorem of theorems)
        if (theorem.assumptions.length > 0) reports.push(await findUnused(theorem, { ...settings, milliseconds: limit(theorem) }, clock));
      const value = unusedText(name, reports, theorems.length);
      const base = { ...blankReport, theory: theory.name, lemma: null, span: item.command.span, command: item.kind };
      return { report: { ...base, outcome: "value", value, seconds: seconds() }, diagnostics: [] };
    },
  };
}
