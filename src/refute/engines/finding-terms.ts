/** The terms that options of `nitpick` name: `eval`, `need`, `whack`. */
import { type Context, readTerm } from "../../elaborate/index.ts";
import type { FindingOptions, FindingTerms } from "../../finding/index.ts";
import { type Conjecture, freeVars, stripApp, type Term } from "../../logic/index.ts";
import { plainSource } from "../../syntax/index.ts";

/** Reads them over the variables of the conjecture. A term that cannot be read is a problem of the command. */
export function findingTerms(context: Context, conjecture: Conjecture, options: FindingOptions): FindingTerms {
  const own = new Set(conjecture.variables.map((x) => x.name));
  const inside = context.fixing(conjecture.variables);
  const read = (texts: readonly string[]): Term[] => texts.map((text) => readTerm(inside, plainSource(text)));
  const isAbout = (t: Term): boolean => [...freeVars(t).keys()].every((name) => own.has(name));
  return { evaluate: read(options.evaluate), need: read(options.need).filter(isAbout) };
}

/** The options with the constants of `whack` under their full names; where there are none, these very options. */
export function withFullNames(context: Context, options: FindingOptions): FindingOptions {
  if (options.whack.length === 0) return options;
  const whack = options.whack.map((text) => {
    const { head } = stripApp(readTerm(context, plainSource(text)));
    return head.kind === "const" ? head.name : text;
  });
  return { ...options, whack };
}
