/** The command `find_unused_assms` inside a theory. */
import type { Clock } from "../../base/index.ts";
import { type Context, type Item, type LoadedTheory, printTerm, type Statement } from "../../elaborate/index.ts";
import type { SearchSettings } from "../engines/portfolio.ts";
import { type Theorem, theoremsOf } from "../tools/theorem.ts";
import { findUnused, type UnusedReport, unusedLimit } from "../tools/unused-assumptions.ts";
import { unusedText } from "../tools/unused-text.ts";

type Command = Extract<Item, { kind: "find_unused_assms" }>;

/** The theorems that the command speaks of: those before it, or those of the theory it names. */
function theoremsFor(theory: LoadedTheory, item: Command): { readonly name: string; readonly theorems: readonly Theorem[] } {
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
  };
}

/** Milliseconds that the command may take. */
export function findUnusedLimit(theory: LoadedTheory, item: Command, timeout: number | null): number {
  return theoremsFor(theory, item).theorems.reduce((sum, t) => sum + unusedLimit(t.assumptions.length, timeout), 0);
}

/** Carries the command out; the text is what Isabelle prints. */
export async function runFindUnused(theory: LoadedTheory, item: Command, settings: SearchSettings, clock: Clock): Promise<string> {
  const { name, theorems } = theoremsFor(theory, item);
  const reports: UnusedReport[] = [];
  for (const theorem of theorems) {
    const count = theorem.assumptions.length;
    if (count === 0) continue;
    reports.push(await findUnused(theorem, { ...settings, milliseconds: unusedLimit(count, settings.timeout) }, clock));
  }
  return unusedText(name, reports, theorems.length);
}
